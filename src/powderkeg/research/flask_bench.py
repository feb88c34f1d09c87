"""How fast a flask is from Python: by ticks a call, as a learner's environment, and beside a peer.

Rates are per second of CPU time on one thread, the median of rounds in which the cases take turns.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from typing import TypedDict

from powderkeg.research.bench import COMPILED, ROUNDS, SECONDS, rate
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.expert import choose
from powderkeg.rules.nitro.moves import COMPASS
from powderkeg.rules.nitro.physics.rapier import rapier
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.physics.world import World
from powderkeg.rules.nitro.pieces import BEAT, COLOURS, RATE
from powderkeg.rules.nitro.standing import in_slots
from powderkeg.rules.rng import Rng

TICKS = (1, 3, 12, 60)  # a call
LIVE = 3  # ticks a call at a table: twenty looks a second
ROUND = 1800  # ticks
PEER = "pymunk"
LEVELS = (1, 2, 3)


class Report(TypedDict):
    """What the bench found."""

    python: str
    compiled: bool
    ticks_per_second: dict[str, float]
    ratios: dict[str, float]  # ours over the peer's, as far as there is one
    flasks_per_core: float
    steps_per_second: float | None  # of the environment; None without Gymnasium
    decision_ms: dict[str, float]  # of a bot, by level


def some_pushes() -> bytes:
    """A round of tilting now this way, now that."""
    rng, ways = Rng("flask"), [*COMPASS.values()]
    pushes = b""
    while len(pushes) < 2 * ROUND:
        x, y = rng.pick(ways)
        pushes += bytes([x & 255, y & 255]) * BEAT
    return pushes


def our_ticks(ticks: int) -> Callable[[], int]:
    """A round, so many ticks a call."""
    pushes = some_pushes()

    def run() -> int:
        world = World(rapier(), SPEC, in_slots([*COLOURS]))
        for start in range(0, len(pushes), 2 * ticks):
            world.run(pushes[start : start + 2 * ticks])
        world.free()
        return ROUND

    return run


def peer_ticks() -> Callable[[], int]:
    from powderkeg.research.flask_peer import a_round

    pushes = some_pushes()

    def run() -> int:
        a_round(pushes)
        return ROUND

    return run


def env_steps() -> Callable[[], int]:
    from powderkeg.lab.flask import FlaskEnv

    env = FlaskEnv()
    env.reset(seed=7)
    env.action_space.seed(7)

    def run() -> int:
        for count in range(1, 201):
            if env.step(env.action_space.sample())[2]:
                env.reset()
                return count
        return count

    return run


def decisions(level: int) -> Callable[[], int]:
    """A bot mixes alone; beside it lies a flask that nobody touches."""
    s = GAME.scenes.read("seats 2; ticks 600 | 600")
    s.pushes[0] = some_pushes()[:1200]
    rng = Rng("flask")

    def run() -> int:
        choose(s, 0, level, rng)
        return 1

    return run


def measure(
    told: Callable[[str], None] = lambda what: None,
    rounds_of: int = ROUNDS,
    seconds: float = SECONDS,
) -> Report:
    cases = {name_of(ticks): our_ticks(ticks) for ticks in TICKS}
    if find_spec("pymunk") is not None:
        cases[PEER] = peer_ticks()
    rounds: dict[str, list[float]] = {name: [] for name in cases}
    for number in range(rounds_of):
        for name, run in cases.items():
            told(f"round {number + 1} of {rounds_of}: {name}")
            rounds[name].append(rate(run, seconds))
    rates = {name: median(measured) for name, measured in rounds.items()}
    told("steps and decisions")
    peer = rates.get(PEER)
    ours = [name_of(ticks) for ticks in TICKS]
    return {
        "python": sys.version.split()[0],
        "compiled": COMPILED,
        "ticks_per_second": rates,
        "ratios": {f"{name} / {PEER}": rates[name] / peer for name in ours} if peer else {},
        "flasks_per_core": rates[name_of(LIVE)] / RATE,
        "steps_per_second": rate(env_steps(), seconds)
        if find_spec("gymnasium") is not None
        else None,
        "decision_ms": {
            f"expert:{level}": 1e3 / rate(decisions(level), seconds) for level in LEVELS
        },
    }


def name_of(ticks: int) -> str:
    return f"{ticks} {'tick' if ticks == 1 else 'ticks'} a call"

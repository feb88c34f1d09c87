"""How fast the engine is, beside a peer, in one run.

Rates are per second of CPU time on one thread, the median of rounds in which the cases
take turns, so that a noisy machine disturbs them alike. Compare ratios, not runs.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TypedDict

import powderkeg
from powderkeg.bots.search import SearchBot
from powderkeg.research import peers
from powderkeg.rules import core
from powderkeg.rules.core import CHANCE, CLOCK, NEVER, SILENT, State, Wait
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.playout import playout
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup

ROUNDS = 5
SECONDS = 0.5  # of CPU time, a case and round
HINT = 0.01  # where it need only be seen that all can be measured
COMPILED = not core.__file__.endswith(".py")


def rate(run: Callable[[], int], seconds: float) -> float:
    """Counts per second of CPU time."""
    count = 0
    began = time.process_time()
    while True:
        count += run()
        spent = time.process_time() - began
        if spent >= seconds:
            return count / spent


def by_our_playout(game: Game, setup: Setup) -> Callable[[], int]:
    """Decisions of a random game, by the engine's own loop."""
    rng = Rng("bench")

    def run() -> int:
        return playout(game.start(setup), rng, game.bound)

    return run


def by_python_loop(game: Game, setup: Setup) -> Callable[[], int]:
    """The same from a loop in plain Python, as the peers are driven."""
    rng = random.Random(7)

    def run() -> int:
        state = game.start(setup)
        decisions = 0
        while True:
            chances = state.chances()
            if chances:
                state.play(CHANCE, rng.choice(chances), SILENT)
                continue
            deciders = state.deciders()
            if not deciders:
                due = state.due()
                if due == NEVER:
                    return decisions
                state.play(CLOCK, Wait(due), SILENT)
                continue
            state.play(deciders[0], rng.choice(state.moves(deciders[0])), SILENT)
            decisions += 1

    return run


def middle(game: Game, setup: Setup, acts: int = 100) -> State:
    """A position from a random game, with a decision to make; earlier where the game is short."""
    state = game.start(setup)
    rng = Rng("middle")
    playout(state, rng, acts)
    while not state.deciders():
        if state.outcome() is not None:
            return middle(game, setup, acts // 2)
        playout(state, rng, 1)
    return state


def clone_seconds(state: State, seconds: float) -> float:
    def run() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return 1 / rate(run, seconds / 2)


def bytes_of(state: State) -> int:
    """What one more clone takes of memory."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _ in range(500)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def simulations(game: Game, state: State, count: int) -> Callable[[], int]:
    bot = SearchBot(game, simulations=count)
    rng = Rng("search")
    seat = state.deciders()[0]

    def run() -> int:
        bot.think(state, seat, rng)
        return count

    return run


def import_seconds(times: int) -> float:
    """Of all games: most processes need one."""
    code = (
        "from time import perf_counter as t; b = t();"
        "from powderkeg.rules.games import GAMES; [*GAMES.values()]; print(t() - b)"
    )
    return median(float(beside("-c", code)) for _ in range(times))


def beside(*arguments: str, folder: Path | None = None) -> str:
    """Run Python in a process of its own, with the package from another folder if one is given."""
    home = str(folder or Path(powderkeg.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": home}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@contextmanager
def interpreted_copy() -> Iterator[Path]:
    """The package without its compiled parts, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(powderkeg.__file__).parent
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(source, Path(folder) / "powderkeg", ignore=ignore)
        yield Path(folder)


SEATS = 4
LOOP = ", by a Python loop"
PLAIN = ", not compiled"


def samples() -> dict[str, tuple[Game, Setup]]:
    """What is measured: every game as it is usually played, and the set-ups it names."""
    return {
        " ".join([game.name, *options.values()]): (game, game.setup(SEATS, options))
        for game in GAMES.values()
        for options in ({}, *game.samples)
    }


class Report(TypedDict):
    """What the bench found."""

    python: str
    compiled: bool
    decisions_per_second: dict[str, float]
    ratios: dict[str, float]
    games_per_second: dict[str, float]
    clone_us: dict[str, float]
    state_bytes: dict[str, int]
    search_simulations_per_second: dict[str, float]
    import_ms: float


def measure(
    told: Callable[[str], None] = lambda what: None,
    rounds_of: int = ROUNDS,
    seconds: float = SECONDS,
) -> Report:
    """Everything, case by case in turn; `told` hears what is being measured."""
    sets = samples()
    cases = {name: by_our_playout(game, setup) for name, (game, setup) in sets.items()}
    for game in GAMES.values():
        cases[game.name + LOOP] = by_python_loop(game, game.setup(SEATS))
    if peers.is_installed():
        for name in (peers.RACE, *peers.WRITTEN_IN_PYTHON):
            cases[name] = peers.open_spiel(name)
    plain = [game.name + PLAIN for game in GAMES.values()]
    rounds: dict[str, list[float]] = {name: [] for name in (*cases, *plain)}
    with interpreted_copy() as folder:
        for number in range(rounds_of):
            for name, run in cases.items():
                told(f"round {number + 1} of {rounds_of}: {name}")
                rounds[name].append(rate(run, seconds))
            for name in GAMES:
                told(f"round {number + 1} of {rounds_of}: {name}{PLAIN}")
                interpreted = beside("-m", __name__, name, str(seconds), folder=folder)
                rounds[name + PLAIN].append(float(interpreted))
    rates = {name: median(measured) for name, measured in rounds.items()}
    told("clones, search, import")
    middles = {name: middle(game, setup) for name, (game, setup) in sets.items()}
    return {
        "python": sys.version.split()[0],
        "compiled": COMPILED,
        "decisions_per_second": rates,
        "ratios": ratios(rates),
        "games_per_second": {
            name: rates[name] / length(game, 4 * rounds_of + 1) for name, game in GAMES.items()
        },
        "clone_us": {name: 1e6 * clone_seconds(state, seconds) for name, state in middles.items()},
        "state_bytes": {name: bytes_of(state) for name, state in middles.items()},
        "search_simulations_per_second": {
            name: rate(simulations(game, middles[name], 10 * rounds_of), seconds)
            for name, game in GAMES.items()
        },
        "import_ms": 1e3 * import_seconds(rounds_of),
    }


def length(game: Game, games: int) -> float:
    """Decisions of a random game, the median of so many."""
    rng = Rng("length")
    return median(playout(game.start(game.setup(SEATS)), rng, game.bound) for _ in range(games))


def ratios(rates: dict[str, float]) -> dict[str, float]:
    """Ours over theirs: as installed over the race, interpreted over what is written in Python."""
    if peers.RACE not in rates:
        return {}
    found: dict[str, float] = {}
    for game in GAMES:
        for name in (game, game + LOOP):
            found[f"{name} / {peers.RACE}"] = rates[name] / rates[peers.RACE]
        for name in peers.WRITTEN_IN_PYTHON:
            found[f"{game}{PLAIN} / {name}"] = rates[game + PLAIN] / rates[name]
    return found


if __name__ == "__main__":  # one round of the interpreted engine, for `measure`
    asked = GAMES[sys.argv[1]]
    print(rate(by_our_playout(asked, asked.setup(SEATS)), float(sys.argv[2])))

"""How fast learners are served: many games in one call, beside the engine's own loop, and peers.

All in one run, in rounds in which the cases take turns; compare ratios, not runs.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from typing import Any, Final, TypedDict

import numpy as np

from powderkeg.lab.vector import Vector
from powderkeg.rules import core
from powderkeg.rules.games import GAMES
from powderkeg.rules.playout import playout
from powderkeg.rules.rng import Rng

ROUNDS: Final = 5
SECONDS: Final = 0.5
HINT: Final = 0.01
COPIES: Final = 64
DICE: Final = 16  # tables of random numbers, by which it is chosen among what may be done
TABLES: Final = {"verflixxt": 4, "zundstoff": 3, "bombbusters": 4, "elixir": 4}
PGX: Final = ("connect_four", "backgammon")
CART_POLE: Final = "CartPole-v1"


class Report(TypedDict):
    """Steps a second of one core, and how they compare."""

    compiled: bool
    steps_per_second: dict[str, float]
    ratios: dict[str, float]


def engine(name: str, seats: int) -> Callable[[], int]:
    """A game at random in the engine's own loop: nobody looks, nobody chooses outside."""
    game = GAMES[name]
    first = game.start(game.setup(seats))
    rng = Rng(f"bench {name}")
    return lambda: playout(first.clone(), rng, game.bound)


class InBatches:
    """What `vector` does for a step, without who chooses: that is the learner's time."""

    def __init__(self, name: str, seats: int, small: bool) -> None:
        self.env = Vector(name, seats, copies=COPIES, seed=7, small=small)
        self.info = self.env.reset()[1]
        shape = self.info["action_mask"].shape
        rng = np.random.default_rng(7)
        self.dice = [rng.integers(1, 128, shape, np.uint8) for _ in range(DICE)]
        self.steps = 0
        self.spent = 0.0

    def __call__(self) -> int:
        chosen = (self.info["action_mask"] * self.dice[self.steps % DICE]).argmax(axis=1)
        self.steps += 1
        began = time.process_time()
        self.info = self.env.step(chosen)[-1]
        self.spent += time.process_time() - began
        return COPIES


def steps_in(env: Any) -> Callable[[], int]:
    """A vector environment of Gymnasium's form, with either of two actions."""
    env.reset()  # EnvPool wants its seed earlier, and numbers of 32 bits
    actions = np.random.default_rng(1).integers(0, 2, (DICE, COPIES), np.int32)

    def run() -> int:
        for action in actions:
            env.step(action)
        return DICE * COPIES

    return run


def pgx_steps(name: str) -> Callable[[], int]:
    """Pgx on the CPU, compiled by JAX, as many games in one call."""
    import jax
    import pgx

    env = pgx.make(name)
    step = jax.jit(jax.vmap(env.step))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), COPIES))
    held = [state]

    def run() -> int:
        actions = held[0].legal_action_mask.argmax(axis=1)
        held[0] = step(held[0], actions, jax.random.split(jax.random.PRNGKey(1), COPIES))
        held[0].observation.block_until_ready()
        return COPIES

    run()
    return run


def cases() -> dict[str, Callable[[], int]]:
    found: dict[str, Callable[[], int]] = {}
    for name, seats in TABLES.items():
        found[f"{name}, engine's own loop"] = engine(name, seats)
        found[f"{name}, vector"] = InBatches(name, seats, small=False)
        found[f"{name}, vector in bytes"] = InBatches(name, seats, small=True)
    if find_spec("envpool"):
        import envpool

        pool = envpool.make_gymnasium(CART_POLE, num_envs=COPIES, num_threads=1)
        found[f"EnvPool {CART_POLE}"] = steps_in(pool)
    import gymnasium

    found[f"Gymnasium {CART_POLE}, SyncVectorEnv"] = steps_in(
        gymnasium.make_vec(CART_POLE, num_envs=COPIES, vectorization_mode="sync")
    )
    for name in PGX if find_spec("pgx") else ():
        found[f"Pgx {name}"] = pgx_steps(name)
    return found


def rate(case: Callable[[], int], seconds: float) -> float:
    """Steps a second of CPU time; of a batch, of what it spends itself."""
    count, began = 0, time.process_time()
    if isinstance(case, InBatches):
        case.spent = 0.0
    while time.process_time() - began < seconds:
        count += case()
    spent = case.spent if isinstance(case, InBatches) else time.process_time() - began
    return count / spent


def measure(told: Callable[[str], None], rounds: int = ROUNDS, seconds: float = SECONDS) -> Report:
    todo = cases()
    rates: dict[str, list[float]] = {name: [] for name in todo}
    for number in range(rounds):
        for name, case in todo.items():
            told(f"round {number + 1} of {rounds}: {name}")
            rates[name].append(rate(case, seconds))
    steps = {name: median(found) for name, found in rates.items()}
    ratios = {
        f"{name}: a decision in the {form}, by one in the engine's loop": steps[
            f"{name}, engine's own loop"
        ]
        / steps[f"{name}, {form}"]
        for name in TABLES
        for form in ("vector", "vector in bytes")
    }
    for peer in steps:
        if peer.startswith(("EnvPool", "Pgx", "Gymnasium")):
            ratios[f"verflixxt, vector / {peer}"] = steps["verflixxt, vector"] / steps[peer]
    compiled = not core.__file__.endswith(".py")
    return {"compiled": compiled, "steps_per_second": steps, "ratios": ratios}

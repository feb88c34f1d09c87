"""OpenSpiel's games, played at random from Python, to be measured beside ours."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

# A race with dice for four, and the games OpenSpiel has written in Python.
RACE = "maedn(players=4)"
WRITTEN_IN_PYTHON = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker")


def is_installed() -> bool:
    return find_spec("pyspiel") is not None


def open_spiel(name: str) -> Callable[[], int]:
    """A function that plays one random game and answers how many decisions it had."""
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401  registers them
    game = pyspiel.load_game(name)
    rng = random.Random(7)

    def playout() -> int:
        state: Any = game.new_initial_state()  # OpenSpiel brings no types
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return playout


def drawn(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    case = rng.random()
    for action, probability in outcomes:
        case -= probability
        if case <= 0:
            return action
    return outcomes[-1][0]

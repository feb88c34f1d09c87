"""How long it takes to work out all odds of a Bomb Busters position, by exact counting."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import median
from typing import TypedDict

from powderkeg.research.bench import COMPILED
from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.expert import choose
from powderkeg.rules.bombbusters.knowing import work_out
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import CHANCE, SILENT
from powderkeg.rules.rng import Rng

GAMES = 12  # positions a case
# A mission, how many seats, and after how many turns.
CASES = {
    "4 seats, first turn": ("8", 4, 0),
    "4 seats, after 12 turns": ("8", 4, 12),
    "5 seats, first turn": ("8", 5, 0),
    "5 seats, after 12 turns": ("8", 5, 12),
    "mission 1, first turn": ("1", 4, 0),
    "mission 43, first turn": ("43", 4, 0),
    "mission 43, after 12 turns": ("43", 4, 12),
    "mission 54, after 12 turns": ("54", 4, 12),
}


class Report(TypedDict):
    """Milliseconds of CPU time, by case: the middle one and the longest."""

    python: str
    compiled: bool
    middle_ms: dict[str, float]
    longest_ms: dict[str, float]


def position(mission: str, seats: int, turns: int, number: int) -> BombBusters:
    """A game of bots after so many turns, or just before its end."""
    s = GAME.start(GAME.setup(seats, {"mission": mission}))
    rng = Rng(f"odds {number}")
    while s.phases[-1].key != "turn" or s.turns < turns:
        before = s
        s = s.clone()
        if s.chances():
            s.play(CHANCE, rng.pick(s.chances()), SILENT)
        else:
            seat = s.deciders()[0]
            s.play(seat, choose(s, seat, 2, rng), SILENT)
        if s.over is not None:
            return before
    return s


def spent(s: BombBusters) -> float:
    """Milliseconds to count all deals, and to say what lies where."""
    began = time.process_time()
    work_out(s, s.turn).values(0)
    return 1e3 * (time.process_time() - began)


def measure(told: Callable[[str], None] = lambda what: None, games: int = GAMES) -> Report:
    found: dict[str, list[float]] = {}
    for name, (mission, seats, turns) in CASES.items():
        told(name)
        found[name] = [spent(position(mission, seats, turns, number)) for number in range(games)]
    return {
        "python": sys.version.split()[0],
        "compiled": COMPILED,
        "middle_ms": {name: median(times) for name, times in found.items()},
        "longest_ms": {name: max(times) for name, times in found.items()},
    }

"""Lantern: a tiny game with everything the kernel can carry. Copy it to begin a new one.

Hidden hands, choices made at once and face down, a window that interrupts, a clock that
closes it, a move space that is reckoned, and a way to win together.
"""

from __future__ import annotations

from powderkeg.rules.core import Seat, State
from powderkeg.rules.game import Game, Option, Setup
from tests.lantern.events import EVENTS
from tests.lantern.moves import MOVES
from tests.lantern.phases import DEAL
from tests.lantern.rulebook import CHAPTERS
from tests.lantern.state import Lantern


class LanternGame(Game):
    """Three tricks by lantern light."""

    def __init__(self) -> None:
        self.name = "lantern"
        self.version = 1
        self.seats = range(2, 5)
        self.minutes = "1"
        self.moves = MOVES
        self.chapters = CHAPTERS
        self.options = [Option("goal", ["most", "together"])]
        self.events = EVENTS
        self.swing = 8.0
        self.bound = 200

    def start(self, setup: Setup) -> Lantern:
        return Lantern(setup.seats, setup["goal"] == "together", [DEAL])

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Lantern)
        return float(state.points[seat])


GAME = LanternGame()

"""Lantern: a tiny game with everything the kernel can carry. Copy it to begin a new one.

Hidden hands, choices made at once and face down, a window that interrupts, a clock that
closes it, inputs tick by tick, and a way to win together.
"""

from __future__ import annotations

from typing import cast

from powderkeg.rules.core import SILENT, Log, Seat, State, View
from powderkeg.rules.game import Game, Line, Option, Setup
from tests.lantern.events import EVENTS
from tests.lantern.moves import MOVES
from tests.lantern.phases import DEAL
from tests.lantern.rulebook import CHAPTERS
from tests.lantern.state import Lantern, LanternView


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
        self.view = LanternView
        self.happenings = ()
        self.lesson = []
        self.samples = []
        self.families = {"hand": "card", "table": "card"}
        self.swing = 8.0
        self.bound = 300

    def start(self, setup: Setup, log: Log = SILENT) -> Lantern:
        return Lantern(setup.seats, setup["goal"] == "together", [DEAL])

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Lantern)
        return float(state.points[seat])

    def prompt(self, view: View) -> Line:
        return self.twin(view)[0]

    def twin(self, view: View) -> list[Line]:
        seen = cast(LanternView, view)
        hand = Line("twin-hand", {"hand": [*seen["hand"]]})
        return [hand, Line("twin-table", {"table": [*seen["table"]], "ticks": seen["left"]})]


GAME = LanternGame()

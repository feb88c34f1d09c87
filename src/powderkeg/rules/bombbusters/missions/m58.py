"""Mission 58: no Info tokens, but a Double Detector in every turn."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import NONE, Mission
from powderkeg.rules.bombbusters.pieces import BATTERIES, POST_IT
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Seat


class DoubleOrNothing(Mission):
    """A miss tells only what the wires are not."""

    def __init__(self) -> None:
        super().__init__(58, reds=(2, 2), reds_for_two=(3, 3), redrawn=(POST_IT, BATTERIES))
        self.picks_roles = False
        self.keeps_power = True

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 0

    def token_kind(self, s: BombBusters, seat: Seat) -> str:
        return NONE


MISSION: Final[Mission] = DoubleOrNothing()

"""Mission 52: tokens say what a wire is not."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.pieces import LABEL_ALIKE, LABEL_UNLIKE
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Seat


class FalseTokens(Mission):
    """Two each at the start; a failed cut leaves the value that was said."""

    def __init__(self) -> None:
        super().__init__(
            52, reds=(3, 3), yellows_for_two=(4, 4), redrawn=(LABEL_UNLIKE, LABEL_ALIKE)
        )
        self.lies = True
        self.signs = ("lie",)

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 2


MISSION: Final[Mission] = FalseTokens()

"""Mission 52: tokens say what a wire is not."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_43 import M52
from powderkeg.rules.bombbusters.pieces import LABEL_ALIKE, LABEL_UNLIKE, RED, YELLOW, Wire
from powderkeg.rules.bombbusters.rulebook import B, D
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Refusal, Seat


class FalseTokens(Mission):
    """Two each at the start; a failed cut leaves the value that was said."""

    def __init__(self) -> None:
        super().__init__(
            52, reds=(3, 3), yellows_for_two=(4, 4), redrawn=(LABEL_UNLIKE, LABEL_ALIKE)
        )
        self.lies = True
        self.lies_before_red = True
        self.signs = ("lie",)

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 2

    def why_not_false(self, s: BombBusters, wire: Wire, number: int, start: bool) -> Refusal | None:
        value = s.value(wire)
        if value == YELLOW:
            return Refusal(D[26])
        if value == RED and not start:
            return Refusal(D[28])
        if value == number:
            return Refusal(M52[1], {"value": str(number)})
        again = start and s.lies[wire] >> number & 1
        return Refusal(B[11]) if again else None


MISSION: Final[Mission] = FalseTokens()

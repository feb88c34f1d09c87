"""Mission 22: start tokens say what is missing, and yellow wires bring gifts."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.gifts import GIVE, PLACE, Gifted
from powderkeg.rules.bombbusters.missions.mission import MISSING, Mission
from powderkeg.rules.bombbusters.missions.rules_20 import M22
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Seat


class Negative(Gifted):
    """The Captain first, each gives the left neighbour any Info token."""

    def __init__(self) -> None:
        super().__init__(22, reds=(1, 1), yellows=(4, 4))
        self.to_left = True
        self.rule = M22[3]
        self.begins = GIVE
        self.phases = [GIVE, PLACE]

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 2

    def start_kind(self, s: BombBusters, seat: Seat) -> str:
        return MISSING


MISSION: Final[Mission] = Negative()

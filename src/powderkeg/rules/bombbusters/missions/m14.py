"""Mission 14: the Captain is a rookie, drawn by lot, who must not miss."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_9 import M14
from powderkeg.rules.bombbusters.pieces import STABILIZER
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Refusal, Seat


class Rookie(Mission):
    """Whoever else misses, even in the rookie's hand, misses as usual."""

    def __init__(self) -> None:
        super().__init__(
            14, reds=(2, 2), yellows=(2, 3), reds_for_two=(3, 3), yellows_for_two=(4, 4)
        )
        self.deals_captain = True
        self.endings = {"rookie": M14[2]}

    def is_fatal(self, s: BombBusters, claim: Claim) -> str:
        return "rookie" if claim.seat == s.captain else ""

    def why_not_used(self, s: BombBusters, seat: Seat, card: int) -> Refusal | None:
        return Refusal(M14[3]) if seat == s.captain and card == STABILIZER else None


MISSION: Final[Mission] = Rookie()

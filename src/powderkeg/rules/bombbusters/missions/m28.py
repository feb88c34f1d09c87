"""Mission 28: the Captain has nothing but wires, and must not miss."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_20 import M28
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Refusal, Seat


class CarelessCaptain(Mission):
    """Others may use equipment on the Captain's hand."""

    def __init__(self) -> None:
        super().__init__(28, reds=(2, 2), yellows=(4, 4), reds_for_two=(3, 3))
        self.endings = {"captain": M28[2]}

    def has_role(self, s: BombBusters, seat: Seat) -> bool:
        return seat != s.captain

    def is_fatal(self, s: BombBusters, claim: Claim) -> str:
        return "captain" if claim.seat == s.captain else ""

    def why_not_used(self, s: BombBusters, seat: Seat, card: int) -> Refusal | None:
        return Refusal(M28[1]) if seat == s.captain else None


MISSION: Final[Mission] = CarelessCaptain()

"""Mission 17: the Captain is a liar, drawn by lot, and every token there is false."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import FALSE, TRUE, Mission
from powderkeg.rules.bombbusters.missions.rules_9 import M17
from powderkeg.rules.bombbusters.pieces import RED, Wire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Refusal, Seat


class Liar(Mission):
    """Whose tokens are false is told by the seat: a token keeps its meaning where it goes."""

    def __init__(self) -> None:
        super().__init__(17, reds=(2, 3), reds_for_two=(3, 3))
        self.deals_captain = True
        self.lies = True

    def token_kind(self, s: BombBusters, seat: Seat) -> str:
        return FALSE if seat == s.captain else TRUE

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 2 if seat == s.captain else 1

    def why_not_false(self, s: BombBusters, wire: Wire, number: int, start: bool) -> Refusal | None:
        if s.value(wire) in (number, RED):
            return Refusal(M17[2])
        return Refusal(M17[6]) if s.lies[wire] >> number & 1 else None

    def why_not_used(self, s: BombBusters, seat: Seat, card: int) -> Refusal | None:
        return Refusal(M17[4]) if seat == s.captain else None


MISSION: Final[Mission] = Liar()

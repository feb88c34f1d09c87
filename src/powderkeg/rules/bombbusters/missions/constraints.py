"""Constraint cards A to L: what they forbid, and the missions that are bound by them (1.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.rulebook import BY_CARD
from powderkeg.rules.bombbusters.missions.skipping import MustPlay
from powderkeg.rules.bombbusters.pieces import ALLOWED, POST_IT, VALUE_TEXTS, Stand, Value, Wire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Refusal, Seat

LETTERS: Final = "ABCDEFGHIJKL"
FIRST_FIVE: Final = "ABCDE"
LAST_SEVEN: Final = "FGHIJKL"


def allows(card: str, value: Value) -> bool:
    """May this value be said under this card? Also asked by those it does not bind (mission 66)."""
    return card not in ALLOWED or ALLOWED[card] >> value & 1 == 1


def far_wire(s: BombBusters, stand: Stand, card: str) -> Wire:
    """The closed wire that I or J protects on this stand, or -1 (K.3)."""
    closed = [wire for wire in s.stands[stand] if not s.open[wire]]
    if not closed:
        return -1
    return closed[-1] if card == "I" else closed[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Constrained(MustPlay):
    """Somebody is bound by cards, and skips who cannot play: a mission says by which."""

    def bound_by(self, s: BombBusters, seat: Seat) -> str:
        """The letters of the cards that bind this seat now; nothing if none does."""
        raise NotImplementedError

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        for card in self.bound_by(s, seat):
            if not allows(card, value):
                return Refusal(BY_CARD[card], {"value": VALUE_TEXTS[value]})
        return None

    def why_not_at(self, s: BombBusters, seat: Seat, wire: Wire, how: str) -> Refusal | None:
        for card in self.bound_by(s, seat):
            if card == "H" and s.tokens[wire]:
                return Refusal(BY_CARD[card])
            if card in "IJ" and wire == far_wire(s, s.place_of(wire)[0], card):
                return Refusal(BY_CARD[card])
        return None

    def may_open(self, s: BombBusters, seat: Seat, wire: Wire) -> bool:
        return not s.tokens[wire] or "H" not in self.bound_by(s, seat)

    def why_not_solo(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        return Refusal(BY_CARD["K"]) if "K" in self.bound_by(s, seat) else None

    def why_not_used(self, s: BombBusters, seat: Seat, card: int) -> Refusal | None:
        cards = self.bound_by(s, seat)
        if "G" in cards:
            return Refusal(BY_CARD["G"])
        return Refusal(BY_CARD["H"]) if card == POST_IT and "H" in cards else None

    def why_no_power(self, s: BombBusters, seat: Seat) -> Refusal | None:
        return Refusal(BY_CARD["G"]) if "G" in self.bound_by(s, seat) else None

    def steps(self, s: BombBusters, claim: Claim) -> int:
        return 2 if "L" in self.bound_by(s, claim.seat) else 1

    def leaves_token(self, s: BombBusters, claim: Claim, owner: Seat) -> bool:
        """H: neither a miss by the bound seat nor one in its hand does (K.5)."""
        return "H" not in self.bound_by(s, claim.seat) + self.bound_by(s, owner)

"""Constraints that move on from seat to seat, and a pile of others (mission 61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from powderkeg.rules.bombbusters.pieces import NO_SEAT
from powderkeg.rules.bombbusters.prop_views import ConstraintName, PropsView, RingPlaceView
from powderkeg.rules.bombbusters.props.constraint import constraint_cards
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import Complaint, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

TABLE = -1  # a place of the ring where nobody sits
# By number of seats: who has which place, counted from the Captain to the left.
PLACES = {2: [0, TABLE, 1, TABLE], 3: [0, TABLE, 1, 2], 4: [0, 1, 2, 3], 5: [0, 1, 2, 3, 4]}


class Ring(Prop):
    """The cards, to the left from the Captain's; and those that can be taken instead."""

    key: ClassVar[str] = "ring"
    clauses: ClassVar[tuple[str, ...]] = ("ring", "fresh")
    may_be_empty: ClassVar[tuple[str, ...]] = ("fresh",)
    sign: ClassVar[str] = "card"

    def __init__(
        self, cards: list[str], left: list[str], is_due: bool = False, taker: Seat = NO_SEAT
    ) -> None:
        self.cards = cards
        self.left = left  # in no order: which one comes is chance
        self.is_due = is_due  # a round is over: do they move on?
        self.taker = taker  # who is drawing another card

    def clone(self) -> Ring:
        return Ring(self.cards.copy(), self.left.copy(), self.is_due, self.taker)

    def place_of(self, s: BombBusters, seat: Seat) -> int:
        return PLACES[s.seats].index((seat - s.captain) % s.seats)

    def card_of(self, s: BombBusters, seat: Seat) -> str:
        place = self.place_of(s, seat)
        return self.cards[place] if place < len(self.cards) else ""

    def move_on(self, step: int) -> None:
        """Each card to the next place on the left, or, with -1, on the right."""
        self.cards = [*self.cards[-step:], *self.cards[:-step]]

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        places: list[RingPlaceView] = []
        for card, offset in zip(self.cards, PLACES[s.seats], strict=False):
            at = None if offset == TABLE else (s.captain + offset) % s.seats
            places.append({"seat": at, "constraint": cast(ConstraintName, card)})
        props["ring"] = {"places": places, "left": len(self.left)}

    def tell(self, view: BombBustersView) -> list[Line]:
        ring = view["props"]["ring"]
        lines = [
            Line("twin-table-constraint", {"constraint": place["constraint"]})
            for place in ring["places"]
            if place["seat"] is None
        ]
        return [*lines, Line("twin-fresh-constraints", {"count": ring["left"]})]

    def tell_seat(self, view: BombBustersView, seat: Seat) -> list[Line]:
        return [
            Line("twin-own-constraint", {"constraint": place["constraint"]})
            for place in view["props"]["ring"]["places"]
            if place["seat"] == seat
        ]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        """Without a word, no cards lie there."""
        self.cards = constraint_cards(clauses, "ring")
        if len(self.cards) not in (0, len(PLACES[s.seats])):
            raise Complaint(f"scene: 'ring' has {len(PLACES[s.seats])} places for {s.seats} seats")
        if "fresh" in clauses.words:
            self.left = constraint_cards(clauses, "fresh")
        else:
            self.left = [card for card in self.left if card not in self.cards]

    def write(self, s: BombBusters) -> list[str]:
        ring = [f"ring {' '.join(self.cards)}"] if self.cards else []
        return [*ring, f"fresh {' '.join(self.left)}".strip()]

"""A constraint for everyone, chosen before the start (mission 31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from powderkeg.rules.bombbusters.prop_views import ConstraintName, PropsView
from powderkeg.rules.bombbusters.props.constraint import CONSTRAINT_WORDS, NO_CARD, shown
from powderkeg.rules.bombbusters.props.prop import Prop, mask_of, seat_words, seats_in
from powderkeg.rules.clauses import Clauses, listed, looked_up
from powderkeg.rules.core import Complaint, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class OwnConstraints(Prop):
    """Which card lies before whom, and who could not keep to it."""

    key: ClassVar[str] = "own_constraints"
    clauses: ClassVar[tuple[str, ...]] = ("bound", "free")
    sign: ClassVar[str] = "card"

    def __init__(self, seats: list[str], open: list[str], free: int = 0) -> None:
        self.seats: Final = seats  # by seat; nothing: none, or it is turned over
        self.open = open  # to choose from
        self.free = free  # seats, as bits

    def clone(self) -> OwnConstraints:
        return OwnConstraints(self.seats.copy(), self.open.copy(), self.free)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["own_constraints"] = {
            "seats": [shown(card) for card in self.seats],
            "open": [cast(ConstraintName, card) for card in self.open],
            "free": seats_in(s, self.free),
        }

    def tell_seat(self, view: BombBustersView, seat: Seat) -> list[Line]:
        own = view["props"]["own_constraints"]
        card = own["seats"][seat]
        if card is not None:
            return [Line("twin-own-constraint", {"constraint": card})]
        return [Line("twin-free")] if seat in own["free"] else []

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        """Without a word, nobody is bound; before the first turn they still choose."""
        words = {**CONSTRAINT_WORDS, NO_CARD: ""}
        cards = looked_up(words, clauses.get("bound"), "constraint")
        given = [card for card in cards if card]
        if len(cards) > s.seats or len(set(given)) < len(given):
            raise Complaint("scene: 'bound' has a constraint for each seat, each once, or -")
        for seat, card in enumerate(cards):
            self.seats[seat] = card
        choosing = self.open if "first" in clauses.words else []
        self.open = [card for card in choosing if card not in given]
        self.free = mask_of(s, clauses.get("free"))

    def write(self, s: BombBusters) -> list[str]:
        cards = " ".join([card or NO_CARD for card in self.seats])
        return [f"bound {cards}", *listed("free", seat_words(s, self.free))]

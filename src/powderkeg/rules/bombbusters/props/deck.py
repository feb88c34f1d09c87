"""Number cards that are turned one by one (missions 45, 51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.pieces import NUMBERS
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, looked_up
from powderkeg.rules.core import Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

NUMBER_WORDS = {str(number): number for number in NUMBERS}


def number_cards(clauses: Clauses, key: str) -> list[int]:
    """The Number cards that a clause names."""
    return looked_up(NUMBER_WORDS, clauses.get(key), "card")


class Deck(Prop):
    """Its order is chance when a card is turned, so it is kept in none."""

    key: ClassVar[str] = "deck"
    clauses: ClassVar[tuple[str, ...]] = ("card", "deck", "turned")
    may_be_empty: ClassVar[tuple[str, ...]] = ("deck",)
    sign: ClassVar[str] = "card"

    def __init__(self, left: list[int], turned: list[int], card: int) -> None:
        self.left = left  # still to turn
        self.turned = turned  # they will come again
        self.card = card  # the one that lies open; 0: none

    def clone(self) -> Deck:
        return Deck(self.left.copy(), self.turned.copy(), self.card)

    def remove(self, number: int) -> None:
        """This card leaves the game."""
        if number == self.card:
            self.card = 0
        for cards in (self.left, self.turned):
            if number in cards:
                cards.remove(number)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["deck"] = {"card": self.card or None, "left": len(self.left)}

    def tell(self, view: BombBustersView) -> list[Line]:
        deck = view["props"]["deck"]
        lines = [] if deck["card"] is None else [Line("twin-card", {"number": deck["card"]})]
        return [*lines, Line("twin-deck", {"count": deck["left"]})]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.card = clauses.number("card", 0, len(NUMBERS))
        self.turned = number_cards(clauses, "turned")
        if "deck" in clauses.words:
            self.left = number_cards(clauses, "deck")
            return
        self.left = [
            card for card in self.left if card != self.card and s.cut[card] < s.count(card)
        ]

    def write(self, s: BombBusters) -> list[str]:
        clauses = [f"card {self.card}"] if self.card else []
        clauses.append(f"deck {' '.join(map(str, self.left))}".strip())
        if self.turned:
            clauses.append(f"turned {' '.join(map(str, self.turned))}")
        return clauses

"""Number cards before the seats, open until their number is finished (mission 65)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.pieces import NUMBERS
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.deck import NUMBER_WORDS
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, grouped, looked_up
from powderkeg.rules.core import Complaint, Json, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class NumberHands(Prop):
    """Which cards lie before whom, and whether this turn's card is handed on."""

    key: ClassVar[str] = "number_hands"
    clauses: ClassVar[tuple[str, ...]] = ("numbers",)
    sign: ClassVar[str] = "card"

    def __init__(self, hands: list[list[int]], has_given: bool = False) -> None:
        self.hands = hands  # by seat
        self.has_given = has_given  # or need not

    def clone(self) -> NumberHands:
        return NumberHands([hand.copy() for hand in self.hands], self.has_given)

    def open_cards(self, s: BombBusters, seat: Seat) -> list[int]:
        return [card for card in self.hands[seat] if s.cut[card] < s.count(card)]

    def turn_begins(self, s: BombBusters, seat: Seat) -> None:
        self.has_given = False

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["number_hands"] = [
            [{"number": card, "open": s.cut[card] < s.count(card)} for card in hand]
            for hand in self.hands
        ]

    def tell_seat(self, view: BombBustersView, seat: Seat) -> list[Line]:
        cards = view["props"]["number_hands"][seat]
        numbers: list[Json] = [card["number"] for card in cards if card["open"]]
        return [Line("twin-number-cards", {"numbers": numbers})] if numbers else []

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        """Without a word, no cards lie there."""
        words = clauses.by_seat("numbers", s.seats)
        self.hands = [looked_up(NUMBER_WORDS, hand, "card") for hand in words]
        cards = [card for hand in self.hands for card in hand]
        if len(set(cards)) < len(cards) or len(cards) > len(NUMBERS):
            raise Complaint("scene: 'numbers' has a card twice")

    def write(self, s: BombBusters) -> list[str]:
        return grouped("numbers", [[str(card) for card in hand] for hand in self.hands])

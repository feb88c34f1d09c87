"""Number cards in hand, a deck, and one that lies face down (mission 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.pieces import NO_SEAT, NUMBERS
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.deck import NUMBER_WORDS, number_cards
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, grouped, listed, looked_up
from powderkeg.rules.core import Json, Seat
from powderkeg.rules.rng import Rng
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class Secrets(Prop):
    """The deck's order is chance when a card is drawn; what was put under it comes last."""

    key: ClassVar[str] = "secrets"
    clauses: ClassVar[tuple[str, ...]] = ("secrets", "stock", "bottom", "laid", "layer")
    sign: ClassVar[str] = "card"

    def __init__(self, hands: list[list[int]], seen: list[int], deck: list[int]) -> None:
        self.hands = hands  # by seat
        self.seen = seen  # cards in hands that all saw being taken
        self.deck = deck
        self.bottom: list[int] = []  # put under the deck, in this order
        self.laid = 0  # face down; 0: none
        self.layer: Seat = NO_SEAT  # who laid it, or is to lay one
        self.cut_before = 0  # wires of that number, when it was laid

    def clone(self) -> Secrets:
        copy = Secrets([hand.copy() for hand in self.hands], self.seen.copy(), self.deck.copy())
        copy.bottom = self.bottom.copy()
        copy.laid, copy.layer, copy.cut_before = self.laid, self.layer, self.cut_before
        return copy

    def drop(self, number: int) -> None:
        """Its card is discarded, wherever it is."""
        for cards in (*self.hands, self.seen, self.deck, self.bottom):
            if number in cards:
                cards.remove(number)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["secrets"] = {
            "counts": [len(hand) for hand in self.hands],
            "seen": [[card for card in hand if card in self.seen] for hand in self.hands],
            "own": self.hands[seat].copy() if seat >= 0 else [],
            "deck": len(self.deck) + len(self.bottom),
            "laid": self.laid > 0,
            "laid_own": self.laid if self.laid and seat == self.layer else None,
            "layer": None if self.layer == NO_SEAT else self.layer,
        }

    def tell(self, view: BombBustersView) -> list[Line]:
        secrets = view["props"]["secrets"]
        own: list[Json] = [*secrets["own"]]
        lines = [Line("twin-number-cards", {"numbers": own})] if own else []
        return [*lines, Line("twin-deck", {"count": secrets["deck"]})]

    def tell_seat(self, view: BombBustersView, seat: Seat) -> list[Line]:
        secrets = view["props"]["secrets"]
        lines = [Line("twin-hand-cards", {"count": secrets["counts"][seat]})]
        seen: list[Json] = [*secrets["seen"][seat]]
        return [*lines, Line("twin-number-cards", {"numbers": seen})] if seen else lines

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.hands = []
        for words in clauses.by_seat("secrets", s.seats):
            hand = looked_up(NUMBER_WORDS, [word.removesuffix("!") for word in words], "card")
            self.hands.append(hand)
            shown = [card for card, word in zip(hand, words, strict=True) if word.endswith("!")]
            self.seen += shown
        self.deck = number_cards(clauses, "stock")
        self.bottom = number_cards(clauses, "bottom")
        self.laid = clauses.number("laid", 0, len(NUMBERS))
        self.cut_before = s.cut[self.laid]
        if "layer" in clauses.words:
            self.layer = clauses.number("layer", 0, s.seats - 1)

    def write(self, s: BombBusters) -> list[str]:
        hands = [
            [f"{card}!" if card in self.seen else str(card) for card in hand] for hand in self.hands
        ]
        clauses = grouped("secrets", hands)
        clauses += listed("stock", [str(card) for card in self.deck])
        clauses += listed("bottom", [str(card) for card in self.bottom])
        clauses += [f"laid {self.laid}"] if self.laid else []
        return clauses if self.layer == NO_SEAT else [*clauses, f"layer {self.layer}"]

    def imagine(self, s: BombBusters, seat: Seat, rng: Rng) -> None:
        """Whatever this seat has not seen may be anywhere else."""
        others = [other for other in range(s.seats) if other != seat]
        pool = [card for other in others for card in self.hands[other] if card not in self.seen]
        pool += [*self.deck, *self.bottom]
        hides = self.laid > 0 and self.layer != seat
        if hides:
            pool.append(self.laid)
        pool.sort()
        rng.shuffle(pool)
        for other in others:
            self.hands[other] = [
                card if card in self.seen else pool.pop() for card in self.hands[other]
            ]
        self.deck = sorted([pool.pop() for _ in self.deck])
        self.bottom = [pool.pop() for _ in self.bottom]
        if hides:
            self.laid = pool.pop()
            self.cut_before = s.cut[self.laid]

"""Number cards dealt as a reward, each seen by its owner alone (mission 39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.pieces import NO_SEAT, NUMBERS
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.deck import NUMBER_WORDS
from powderkeg.rules.bombbusters.props.number import Number
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, grouped, looked_up
from powderkeg.rules.core import EVERYONE, Json, Seat
from powderkeg.rules.rng import Rng
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class Rewards(Prop):
    """By seat; who has put a token has put the cards away."""

    key: ClassVar[str] = "rewards"
    clauses: ClassVar[tuple[str, ...]] = ("rewards", "rewarded")

    def __init__(self, hands: list[list[int]], seat: Seat = NO_SEAT) -> None:
        self.hands = hands
        self.seat = seat  # who puts a token now

    def clone(self) -> Rewards:
        return Rewards([hand.copy() for hand in self.hands], self.seat)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        own = self.hands[seat] if seat >= 0 else []
        if seat == EVERYONE:
            own = [card for hand in self.hands for card in hand]
        props["rewards"] = {
            "counts": [len(hand) for hand in self.hands],
            "own": own.copy(),
            "seat": None if self.seat == NO_SEAT else self.seat,
        }

    def tell(self, view: BombBustersView) -> list[Line]:
        own: list[Json] = [*view["props"]["rewards"]["own"]]
        return [Line("twin-number-cards", {"numbers": own})] if own else []

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        words = clauses.by_seat("rewards", s.seats)
        self.hands = [looked_up(NUMBER_WORDS, hand, "card") for hand in words]
        if "rewarded" in clauses.words:
            self.seat = clauses.number("rewarded", 0, s.seats - 1)

    def write(self, s: BombBusters) -> list[str]:
        clauses = grouped("rewards", [[str(card) for card in hand] for hand in self.hands])
        return clauses if self.seat == NO_SEAT else [*clauses, f"rewarded {self.seat}"]

    def imagine(self, s: BombBusters, seat: Seat, rng: Rng) -> None:
        """The others have any cards but one's own and the open one."""
        own = self.hands[seat] if seat >= 0 else []
        open_card = s.prop(Number).card
        pool = [card for card in NUMBERS if card != open_card and card not in own]
        rng.shuffle(pool)
        for other in range(s.seats):
            if other != seat:
                self.hands[other] = [pool.pop() for _ in self.hands[other]]

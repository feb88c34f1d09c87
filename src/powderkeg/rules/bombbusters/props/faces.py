"""Number cards that lie open (mission 47)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.deck import number_cards
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, listed
from powderkeg.rules.core import Json, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class Faces(Prop):
    """Which cards, in the order in which they lie."""

    key: ClassVar[str] = "faces"
    clauses: ClassVar[tuple[str, ...]] = ("cards",)
    may_be_empty: ClassVar[tuple[str, ...]] = ("cards",)
    sign: ClassVar[str] = "card"

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def clone(self) -> Faces:
        return Faces(self.cards.copy())

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["faces"] = self.cards.copy()

    def tell(self, view: BombBustersView) -> list[Line]:
        cards: list[Json] = [*view["props"]["faces"]]
        return [Line("twin-numbers", {"numbers": cards})] if cards else []

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        if "cards" in clauses.words:
            self.cards = number_cards(clauses, "cards")

    def write(self, s: BombBusters) -> list[str]:
        return listed("cards", [str(card) for card in self.cards])

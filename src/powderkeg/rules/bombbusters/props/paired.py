"""Number cards, each with a constraint beside it (mission 57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from powderkeg.rules.bombbusters.pieces import NUMBERS
from powderkeg.rules.bombbusters.prop_views import ConstraintName, PropsView
from powderkeg.rules.bombbusters.props.constraint import constraint_cards
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import Complaint, Facts, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class Paired(Prop):
    """The constraints of 1, 2, 3 and so on, as far as they lie there."""

    key: ClassVar[str] = "paired"
    clauses: ClassVar[tuple[str, ...]] = ("paired",)

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards

    def clone(self) -> Paired:
        return Paired(self.cards.copy())

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["paired"] = [
            {"number": number + 1, "constraint": cast(ConstraintName, card)}
            for number, card in enumerate(self.cards)
        ]

    def tell(self, view: BombBustersView) -> list[Line]:
        finished = [each["value"] for each in view["numbers"] if each["cut"] == each["of"]]
        lines: list[Line] = []
        for pair in view["props"]["paired"]:
            if str(pair["number"]) not in finished:
                facts: Facts = {"number": pair["number"], "constraint": pair["constraint"]}
                lines.append(Line("twin-paired", facts))
        return lines

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.cards = constraint_cards(clauses, "paired")
        if len(self.cards) not in (0, len(NUMBERS)):
            raise Complaint(f"scene: 'paired' has a constraint for each of {len(NUMBERS)} numbers")

    def write(self, s: BombBusters) -> list[str]:
        return [f"paired {' '.join(self.cards)}"] if self.cards else []

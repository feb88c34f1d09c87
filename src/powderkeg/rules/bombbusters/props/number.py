"""A Number card that lies open: the number that this mission, or this turn, is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.pieces import (
    KINDS,
    NUMBERS,
    RED,
    VALUE_OF,
    blue,
)
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class Number(Prop):
    """Missions 23 and 39: four wires to be named; mission 26: what is cut in this turn."""

    key: ClassVar[str] = "number"
    clauses: ClassVar[tuple[str, ...]] = ("number",)
    sign: ClassVar[str] = "card"

    def __init__(self, card: int = 0) -> None:
        self.card = card  # 0: none

    def clone(self) -> Number:
        return Number(self.card)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["number"] = self.card or None

    def tell(self, view: BombBustersView) -> list[Line]:
        number = view["props"]["number"]
        return [] if number is None else [Line("twin-card", {"number": number})]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.card = clauses.number("number", 0, len(NUMBERS))

    def write(self, s: BombBusters) -> list[str]:
        return [f"number {self.card}"] if self.card else []


class RedNumber(Number):
    """Mission 11: this number counts as red."""

    def clone(self) -> RedNumber:
        return RedNumber(self.card)

    def tell(self, view: BombBustersView) -> list[Line]:
        number = view["props"]["number"]
        return [] if number is None else [Line("twin-red-number", {"number": number})]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        super().read(s, clauses)
        if self.card:
            count_as_red(s, self.card)


def count_as_red(s: BombBusters, number: int) -> None:
    """From now on; in a scene some of its wires may lie open already."""
    kind = blue(number)
    s.value_of = tuple([RED if other == kind else VALUE_OF[other] for other in KINDS])
    for counts in (s.totals, s.cut):
        counts[RED] += counts[number]
        counts[number] = 0
    for wire in range(len(s.kinds)):
        if s.kinds[wire] == kind:
            for facts in (s.known, s.shown):
                if facts[wire]:
                    facts[wire] = RED

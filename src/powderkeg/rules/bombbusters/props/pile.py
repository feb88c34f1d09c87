"""A pile of cards that nobody knows: only how many (missions 15, 23, 39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

MOST = 12


class Pile(Prop):
    """What they are is chance when they are turned up."""

    key: ClassVar[str] = "pile"
    clauses: ClassVar[tuple[str, ...]] = ("hidden",)

    def __init__(self, left: int) -> None:
        self.left = left

    def clone(self) -> Pile:
        return Pile(self.left)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["pile"] = self.left

    def tell(self, view: BombBustersView) -> list[Line]:
        return [Line("twin-pile", {"count": view["props"]["pile"]})]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.left = clauses.number("hidden", self.left, MOST)

    def write(self, s: BombBusters) -> list[str]:
        return [f"hidden {self.left}"]

"""What a voice wants to be cut, stretch by stretch (mission 30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.bombbusters.pieces import Value
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.deck import Deck
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

TARGETS: Final = 7
THREE_NUMBERS: Final = 8
LAST: Final = 9
A_PAIR: Final = 2  # wires of a target that must be cut


class Targets(Prop):
    """Stretch 0 is free, 1 to 7 have a target, 8 has three numbers, 9 is the last."""

    key: ClassVar[str] = "targets"
    clauses: ClassVar[tuple[str, ...]] = ("stretch", "extra", "news")
    may_be_empty: ClassVar[tuple[str, ...]] = ("extra", "news")

    def __init__(self, stretch: int = 0, extra: bool = False, news: bool = False) -> None:
        self.stretch = stretch
        self.extra = extra  # one more card is turned first, and told about
        self.news = news  # the last stretch is not announced yet

    def clone(self) -> Targets:
        return Targets(self.stretch, self.extra, self.news)

    def is_reached(self, s: BombBusters) -> bool:
        card = s.prop(Deck).card
        return card > 0 and s.cut[card] >= A_PAIR

    def wants(self, s: BombBusters, value: Value) -> bool:
        return value == s.prop(Deck).card and not self.is_reached(s)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["targets"] = {"stretch": self.stretch, "reached": self.is_reached(s)}

    def tell(self, view: BombBustersView) -> list[Line]:
        targets = view["props"]["targets"]
        state = "reached" if targets["reached"] else "ahead"
        return [Line("twin-stretch", {"stretch": targets["stretch"], "state": state})]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.stretch = clauses.number("stretch", 0, LAST)
        self.extra = "extra" in clauses.words
        self.news = "news" in clauses.words

    def write(self, s: BombBusters) -> list[str]:
        clauses = [f"stretch {self.stretch}"] if self.stretch else []
        clauses += ["extra"] if self.extra else []
        return [*clauses, "news"] if self.news else clauses

"""Oxygen tokens, before the seats and in a common reserve (missions 44, 49, 54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.bombbusters.moves import MOST_OXYGEN
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop, by_seat
from powderkeg.rules.clauses import Clauses, looked_up, up_to
from powderkeg.rules.core import Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class Oxygen(Prop):
    """How much everyone has, and what is left in the reserve."""

    key: ClassVar[str] = "oxygen"
    clauses: ClassVar[tuple[str, ...]] = ("oxygen", "reserve")
    sign: ClassVar[str] = "air"

    def __init__(self, seats: list[int], reserve: int, common: bool) -> None:
        self.seats = seats
        self.reserve = reserve
        self.common: Final = common  # is there a reserve to take from?

    def clone(self) -> Oxygen:
        return Oxygen(self.seats.copy(), self.reserve, self.common)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        reserve = self.reserve if self.common else None
        props["oxygen"] = {"seats": self.seats.copy(), "reserve": reserve}

    def tell(self, view: BombBustersView) -> list[Line]:
        reserve = view["props"]["oxygen"]["reserve"]
        return [] if reserve is None else [Line("twin-reserve", {"count": reserve})]

    def tell_seat(self, view: BombBustersView, seat: Seat) -> list[Line]:
        count = view["props"]["oxygen"]["seats"][seat]
        return [Line("twin-oxygen", {"count": count})] if count else []

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        given = looked_up(up_to(MOST_OXYGEN), clauses.get("oxygen"), "oxygen")
        self.seats = by_seat(self.seats, given, "oxygen")
        self.reserve = clauses.number("reserve", self.reserve, MOST_OXYGEN)

    def write(self, s: BombBusters) -> list[str]:
        return [f"oxygen {' '.join(map(str, self.seats))}", f"reserve {self.reserve}"]

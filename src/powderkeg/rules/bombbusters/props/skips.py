"""Who has skipped since anybody did something (missions 32, 37, 41, 57, 61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop, mask_of, seat_words, seats_in
from powderkeg.rules.clauses import Clauses, listed
from powderkeg.rules.core import Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class Skips(Prop):
    """When all with wires have, a whole round has gone by."""

    key: ClassVar[str] = "skipped"
    clauses: ClassVar[tuple[str, ...]] = ("skipped",)

    def __init__(self, seats: int = 0, now: bool = False) -> None:
        self.seats = seats  # as bits
        self.now = now  # this turn was skipped

    def clone(self) -> Skips:
        return Skips(self.seats, self.now)

    def add(self, seat: Seat) -> None:
        self.seats |= 1 << seat
        self.now = True

    def turn_ends(self) -> None:
        """Any turn that was not skipped begins the count anew."""
        if not self.now:
            self.seats = 0
        self.now = False

    def are_all(self, s: BombBusters) -> bool:
        """Has everybody with wires skipped?"""
        for seat in range(s.seats):
            if not self.seats >> seat & 1 and not s.is_out(seat):
                return False
        return True

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["skipped"] = seats_in(s, self.seats)

    def tell_seat(self, view: BombBustersView, seat: Seat) -> list[Line]:
        return [Line("twin-skipped")] if seat in view["props"]["skipped"] else []

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.seats = mask_of(s, clauses.get("skipped"))

    def write(self, s: BombBusters) -> list[str]:
        return listed("skipped", seat_words(s, self.seats))

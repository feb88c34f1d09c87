"""Who wants the next turn, and who has waited longest for one (mission 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.bombbusters.pieces import NO_SEAT
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop, by_seat, mask_of, seat_words, seats_in
from powderkeg.rules.clauses import Clauses, listed, looked_up, up_to
from powderkeg.rules.core import Json, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

FEW: Final = 2  # seats with wires: either may have turn after turn (M10.4)
MOST_TURNS: Final = 99


class Wishes(Prop):
    """Seats as bits, but for `had`: by seat, the number of its last turn, from 1."""

    key: ClassVar[str] = "wishes"
    clauses: ClassVar[tuple[str, ...]] = ("wish", "pass", "had")

    def __init__(self, had: list[int], wish: int = 0, declined: int = 0) -> None:
        self.had = had
        self.wish = wish
        self.declined = declined

    def clone(self) -> Wishes:
        return Wishes(self.had.copy(), self.wish, self.declined)

    def last(self) -> Seat:
        """Whose turn the last one was."""
        most = max(self.had)
        return self.had.index(most) if most else NO_SEAT

    def may_call(self, s: BombBusters, seat: Seat) -> bool:
        """Not twice running, while more than two have wires."""
        if s.is_out(seat):
            return False
        return seat != self.last() or len(s.others(NO_SEAT)) <= FEW

    def waiting(self, s: BombBusters) -> list[Seat]:
        """Who has not answered."""
        answered = self.wish | self.declined
        return [
            seat for seat in range(s.seats) if not answered >> seat & 1 and self.may_call(s, seat)
        ]

    def longest(self, s: BombBusters) -> Seat:
        """Of those who want it, who has waited longest; at first, from the Captain on."""
        best = NO_SEAT
        for step in range(s.seats):
            seat = (s.captain + step) % s.seats
            if self.wish >> seat & 1 and (best == NO_SEAT or self.had[seat] < self.had[best]):
                best = seat
        return best

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        last = self.last()
        props["wishes"] = {
            "last": None if last == NO_SEAT else last,
            "wish": seats_in(s, self.wish),
            "declined": seats_in(s, self.declined),
            "may": self.waiting(s) if s.phases[-1].key == "call" else [],
        }

    def tell(self, view: BombBustersView) -> list[Line]:
        wishes = view["props"]["wishes"]
        lines: list[Line] = []
        wish: list[Json] = [*wishes["wish"]]
        declined: list[Json] = [*wishes["declined"]]
        if wish:
            lines.append(Line("twin-wish", {"waiting": wish}))
        if declined:
            lines.append(Line("twin-declined", {"declined": declined}))
        return lines

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.wish = mask_of(s, clauses.get("wish"))
        self.declined = mask_of(s, clauses.get("pass"))
        had = looked_up(up_to(MOST_TURNS), clauses.get("had"), "turn")
        self.had = by_seat(self.had, had, "had")

    def write(self, s: BombBusters) -> list[str]:
        clauses = listed("wish", seat_words(s, self.wish))
        clauses += listed("pass", seat_words(s, self.declined))
        return clauses + (listed("had", [str(had) for had in self.had]) if any(self.had) else [])

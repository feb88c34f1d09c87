"""Who may still call, and for how long (mission 45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop, mask_of, seat_words, seats_in
from powderkeg.rules.clauses import Clauses, listed
from powderkeg.rules.core import Json, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

LONGEST_WINDOW = 32


class Calls(Prop):
    """The ticks left to call, and who has declined."""

    key: ClassVar[str] = "calls"
    clauses: ClassVar[tuple[str, ...]] = ("window", "declined")

    def __init__(self, window: int = 0, declined: int = 0) -> None:
        self.window = window
        self.declined = declined  # seats, as bits

    def clone(self) -> Calls:
        return Calls(self.window, self.declined)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["calls"] = {"window": self.window, "declined": seats_in(s, self.declined)}

    def tell(self, view: BombBustersView) -> list[Line]:
        calls = view["props"]["calls"]
        lines: list[Line] = []
        if calls["window"]:
            lines.append(Line("twin-window", {"count": calls["window"]}))
        declined: list[Json] = [*calls["declined"]]
        if declined:
            lines.append(Line("twin-declined", {"declined": declined}))
        return lines

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.window = clauses.number("window", 0, LONGEST_WINDOW)
        self.declined = mask_of(s, clauses.get("declined"))

    def write(self, s: BombBusters) -> list[str]:
        clauses = [f"window {self.window}"] if self.window else []
        return clauses + listed("declined", seat_words(s, self.declined))

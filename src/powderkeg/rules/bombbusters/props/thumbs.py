"""Thumbs up: the sign for oxygen, where nothing else may be said (missions 44, 49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.moves import THUMB
from powderkeg.rules.bombbusters.prop_events import Thumbed
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop, mask_of, seat_words, seats_in
from powderkeg.rules.bombbusters.rulebook import D
from powderkeg.rules.clauses import Clauses, listed
from powderkeg.rules.core import Log, Move, Refusal, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class Thumbs(Prop):
    """Whose thumb is up: once until one's next turn."""

    key: ClassVar[str] = "thumbs"
    clauses: ClassVar[tuple[str, ...]] = ("thumbs",)
    takes: ClassVar[tuple[str, ...]] = ("thumb",)

    def __init__(self, up: int = 0) -> None:
        self.up = up  # seats, as bits

    def clone(self) -> Thumbs:
        return Thumbs(self.up)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["thumbs"] = seats_in(s, self.up)

    def tell_seat(self, view: BombBustersView, seat: Seat) -> list[Line]:
        return [Line("twin-thumb")] if seat in view["props"]["thumbs"] else []

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.up = mask_of(s, clauses.get("thumbs"))

    def write(self, s: BombBusters) -> list[str]:
        return listed("thumbs", seat_words(s, self.up))

    def turn_begins(self, s: BombBusters, seat: Seat) -> None:
        self.up &= ~(1 << seat)

    def unasked(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [THUMB] if self.why_not(s, seat, THUMB) is None else []

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return Refusal(D[39]) if self.up >> seat & 1 or s.is_out(seat) else None

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        self.up |= 1 << seat
        log.add(Thumbed({"seat": seat}))

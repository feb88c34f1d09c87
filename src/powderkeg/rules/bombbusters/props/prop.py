"""What a prop is: a thing of some missions that keeps, shows, tells and writes itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from powderkeg.rules.bombbusters.pieces import Value
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.clauses import Clauses, looked_up, up_to
from powderkeg.rules.core import NO_MOVES, NOT_NOW, Complaint, Log, Move, Refusal, Seat
from powderkeg.rules.rng import Rng
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


@mypyc_attr(allow_interpreted_subclasses=True)
class Prop:
    """A mission names its props; the state keeps them, and everyone who shows or tells asks them.

    `tell` and `tell_seat` go by the view alone, so they cannot tell more than it shows.
    """

    key: ClassVar[str] = ""  # in the view
    clauses: ClassVar[tuple[str, ...]] = ()  # of a scene, that are about it
    may_be_empty: ClassVar[tuple[str, ...]] = ()  # of these
    sign: ClassVar[str] = ""  # the little picture of it in the lobby
    takes: ClassVar[tuple[str, ...]] = ()  # moves with it that anyone may make at any time

    def clone(self) -> Prop:
        raise NotImplementedError

    # Where it is seen and written.

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        """Put into `props` what this seat may know of it."""

    def tell(self, view: BombBustersView) -> list[Line]:
        """In words."""
        return []

    def tell_seat(self, view: BombBustersView, seat: Seat) -> list[Line]:
        """What of it lies before this seat, in words."""
        return []

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        """As its clauses say; wires and equipment are there already."""

    def write(self, s: BombBusters) -> list[str]:
        """Clauses that `read` reads back."""
        return []

    def imagine(self, s: BombBusters, seat: Seat, rng: Rng) -> None:
        """Deal anew what this seat does not know of it: `s` is an imagined world."""

    # When it matters.

    def turn_begins(self, s: BombBusters, seat: Seat) -> None:
        """It is this seat's turn."""

    def meets(self, value: Value) -> bool:
        """Does a right cut of this value have to do with it?"""
        return False

    # Moves of any time, by anyone: those whose keys it `takes`.

    def unasked(self, s: BombBusters, seat: Seat) -> list[Move]:
        return NO_MOVES

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return Refusal(NOT_NOW)

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        raise NotImplementedError


def by_seat(numbers: list[int], given: list[int], key: str) -> list[int]:
    """As many as are said, for the first seats; the others stay as they are."""
    if len(given) > len(numbers):
        raise Complaint(f"scene: '{key}' has {len(given)} words for {len(numbers)} seats")
    return [*given, *numbers[len(given) :]]


def seats_in(s: BombBusters, mask: int) -> list[Seat]:
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def seat_words(s: BombBusters, mask: int) -> list[str]:
    return [str(seat) for seat in seats_in(s, mask)]


def mask_of(s: BombBusters, words: list[str]) -> int:
    """Seats, as bits."""
    mask = 0
    for seat in looked_up(up_to(s.seats - 1), words, "seat"):
        mask |= 1 << seat
    return mask

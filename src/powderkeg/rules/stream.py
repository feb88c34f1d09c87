"""Where hands act tick by tick: what a game tells a table that measures the time.

A hand's pushes are bytes, the same number for each tick; zeros are a hand at rest. The table
gathers them as they come, lets the game show how it looks meanwhile, and turns them into acts:
whole beats, now and then, and what is left when somebody stops. The rules know ticks, but no time.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from powderkeg.rules.core import Move, Seat, State
from powderkeg.rules.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """The questions that a table asks about pushes."""

    rate: int  # ticks a second
    beat: int  # ticks; an act holds a whole number of beats
    most: int  # ticks in one act
    lag: int  # ticks that a hand may be late before the game goes on without it
    width: int  # bytes a tick

    def has_sand(self, setup: Setup) -> bool:
        """Do hands move in a game that is set up so?"""
        return True

    def hands(self, state: State) -> list[Seat]:
        """Whose hands move now; nobody's while no sand runs."""
        raise NotImplementedError

    def tick(self, state: State, seat: Seat) -> int:
        """How far this seat's acts have come."""
        raise NotImplementedError

    def done(self, state: State, seat: Seat) -> bytes:
        """All that this seat's acts did, from the first tick on."""
        raise NotImplementedError

    def end(self, state: State) -> int:
        """The tick at which all hands rest."""
        raise NotImplementedError

    def wrong(self, pushes: bytes) -> int:
        """The first tick at which no hand can do this; -1 if all is well."""
        raise NotImplementedError

    def act(self, pushes: bytes, claim: str) -> Move:
        """Whole beats as a move, and how things stand after it."""
        raise NotImplementedError

    def stop(self, pushes: bytes, claim: str) -> Move:
        """Less than a beat, and then hands off."""
        raise NotImplementedError

    def grab(self, ticks: int) -> Move:
        """In the race after the end: so many ticks after it began."""
        raise NotImplementedError

    def grabbed(self, move: Move) -> int | None:
        """When this move grabs; None if it is no grab."""
        raise NotImplementedError

    def pushes(self, move: Move) -> bytes | None:
        """What the hand does in this move; None if it is no such move, or stops."""
        raise NotImplementedError

    def is_stop(self, move: Move) -> bool:
        """Are the hands off after this move?"""
        raise NotImplementedError

    def claims(self, move: Move) -> bool:
        """Does it say how things stand after it?"""
        raise NotImplementedError

    def look(self, state: State, seat: Seat, tail: bytes) -> list[int]:
        """How it looks after these pushes, which are no acts yet."""
        raise NotImplementedError

    def hash(self, state: State, seat: Seat, tail: bytes) -> str:
        """How it stands after them, to be compared: eight digits."""
        raise NotImplementedError

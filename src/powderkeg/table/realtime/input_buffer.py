"""One seat's hand while it moves: what it has done that is not an act yet."""

from __future__ import annotations

from typing import NamedTuple

from powderkeg.table.realtime.realtime import Sent


class Halt(NamedTuple):
    """Hands off after this tick; whoever played it as a move, under a key, waits for the answer."""

    tick: int
    sent: Sent | None = None


class InputBuffer:
    """Pushes from some tick on. What was not there in time is filled in: the hand was at rest."""

    def __init__(self, first: int, width: int) -> None:
        self.first = first  # here its acts end, as far as they are kept
        self.width = width
        self.pushes = bytearray()
        self.own = first  # so far it has pushed itself
        self.late: int | None = None  # since here it was filled in, and has not been told
        self.late_told: float | None = None  # when it last heard that it was late …
        self.wrong_told: float | None = None  # … and that something else was wrong
        self.halt: Halt | None = None
        self.seen: tuple[int, list[int]] = (-1, [])  # how it looked, after which tick

    @property
    def tick(self) -> int:
        return self.first + len(self.pushes) // self.width

    @property
    def rests(self) -> int:
        """The tick after which it does no more, as far as is known."""
        return self.tick if self.halt is None else self.halt.tick

    def push(self, pushes: bytes) -> None:
        self.pushes += pushes
        self.own = self.tick

    def fill(self, tick: int) -> None:
        """At rest up to this tick, if it is not there yet."""
        lack = tick - self.tick
        if lack <= 0 or self.halt is not None:
            return
        if self.late is None:
            self.late = self.tick
        self.pushes += bytes(lack * self.width)

    def between(self, first: int, last: int) -> bytes:
        """What it did from one tick to another."""
        start = self.first * self.width
        return bytes(self.pushes[first * self.width - start : last * self.width - start])

    def forget(self, tick: int) -> None:
        """What it did up to here is an act."""
        del self.pushes[: (tick - self.first) * self.width]
        self.first = tick

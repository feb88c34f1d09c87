"""What a seat sees as numbers, for whoever learns: rows of small ones, written by compiled code.

A number from -1 to 1 is written as so many hundred-and-twentieths, in one signed byte: a half, a
third, a fifth and an eighth are exact, and a thousand games are seen in a moment.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

WHOLE: Final = 120  # what stands for 1


class Numbers:
    """Rows of the same width, one below the other. A row begins as zeros."""

    def __init__(self, width: int) -> None:
        self.width: Final = width
        self._width: Final[i64] = width
        self._zeros: Final = bytes(width)
        self._bytes: Final = BytesWriter()
        self._row: i64 = 0

    def next_row(self) -> None:
        self._row = len(self._bytes)
        self._bytes.write(self._zeros)

    def put(self, place: i64, number: i64) -> None:
        """Set one number of this row."""
        self._bytes[self._row + place] = u8(number & 255)

    def share(self, place: i64, part: i64, whole: i64) -> None:
        """Set it to a part of a whole: to 1 at most, to -1 at least."""
        if part > whole:
            part = whole
        elif part < -whole:
            part = -whole
        self._bytes[self._row + place] = u8((part * WHOLE // whole) & 255)

    def add(self, place: i64, number: i64) -> None:
        """One more of what is counted here, which is never negative; more than 1 is 1."""
        at = self._row + place
        so_far = i64(self._bytes[at]) + number
        if so_far > WHOLE:
            so_far = WHOLE
        self._bytes[at] = u8(so_far)

    def here(self, place: i64) -> i64:
        """What is counted in this row so far."""
        return i64(self._bytes[self._row + place])

    def get(self, row: i64, place: i64) -> i64:
        """A number that was written, as it stands there: for masks."""
        return i64(self._bytes[row * self._width + place])

    def rows(self) -> int:
        return len(self._bytes) // self.width if self.width else 0

    def taken(self) -> bytes:
        """All rows, one after the other."""
        return self._bytes.getvalue()

    def clear(self) -> None:
        self._bytes.truncate(0)
        self._row = 0


class Outline:
    """The names of all numbers of a row, in their order. It is the version of a game's face."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []

    def one(self, name: str) -> int:
        """One number, and its place."""
        self.names.append(name)
        return len(self.names) - 1

    def block(self, name: str, parts: list[str]) -> int:
        """Several, and the place of the first."""
        first = len(self.names)
        for part in parts:
            self.names.append(f"{name} {part}")
        return first

    def count(self, name: str, many: int) -> int:
        return self.block(name, [str(number) for number in range(many)])

    def __len__(self) -> int:
        return len(self.names)


def around(seats: int) -> list[str]:
    """How seats are called in names: oneself, then the others in turn."""
    return ["me", *[f"+{step}" for step in range(1, seats)]]


class Tokens:
    """The same as a table of small whole numbers, a row for each thing in sight: for attention.

    A column may have so many values; the first one says what a row is, and 0 that it is none.
    """

    def __init__(self, columns: list[str], sizes: list[int], most: int) -> None:
        self.columns: Final = columns
        self.sizes: Final = sizes
        self.most: Final = most  # rows


class TokenRows:
    """Writes tokens one after the other into one row of numbers; what finds no room is left out."""

    def __init__(self, into: Numbers, columns: int) -> None:
        self.into: Final = into
        self.columns: Final = columns
        self.at = 0

    def add(self, what: int, card: int, owner: int, more: int) -> None:
        if self.at + self.columns <= self.into.width:
            self.into.put(self.at, what)
            self.into.put(self.at + 1, card)
            self.into.put(self.at + 2, owner)
            self.into.put(self.at + 3, more if more < 255 else 255)
            self.at += self.columns

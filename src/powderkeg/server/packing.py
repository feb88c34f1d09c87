"""A record in one piece: its lines as a record has them, squeezed.

As rows a game takes up thirty to fifty times as much. Of the keys that were sent with choices only
each seat's last is ever asked for, and of the dates only the last.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from powderkeg.rules.core import Complaint, Seat
from powderkeg.rules.record import Act, actor_of
from powderkeg.table.keeper import Unreadable

Keys = dict[Seat, tuple[str, int]]  # each seat's last keyed choice and its line


class Line(NamedTuple):
    """A line of a record, as it is kept in a row of its own."""

    number: int
    actor: Seat
    text: str
    key: str
    at: int  # milliseconds since 1970


class Packed(NamedTuple):
    """So many lines from the first on."""

    lines: int
    packed: bytes
    keys: str
    at: int


NOTHING = Packed(0, b"", "{}", 0)


def packed(before: Packed, lines: Sequence[Line]) -> Packed:
    """What was packed, and what came after it."""
    lines = lines_after(before, lines)
    if [line.number for line in lines] != [*range(before.lines, before.lines + len(lines))]:
        raise Unreadable("game")  # a line is missing: what is there is better left as it is
    acts = [*acts_in(before), *(Act(line.actor, line.text) for line in lines)]
    keys = msgspec.json.encode(keys_of(before, lines)).decode()
    text = "\n".join(map(str, acts))
    return Packed(len(acts), zlib.compress(text.encode(), 9), keys, last_date(before, lines))


def lines_after(before: Packed, lines: Sequence[Line]) -> list[Line]:
    """Whoever packs them takes them from where they were; not everybody sees that at once."""
    return [line for line in lines if line.number >= before.lines]


def acts_in(record: Packed) -> list[Act]:
    if not record.lines:
        return []
    try:
        acts = [read(line) for line in zlib.decompress(record.packed).decode().split("\n")]
    except (zlib.error, UnicodeDecodeError, Complaint):
        raise Unreadable("game") from None
    if len(acts) != record.lines:
        raise Unreadable("game")
    return acts


def read(line: str) -> Act:
    who, _, text = line.partition(" ")
    actor = actor_of(who)
    if actor is None:
        raise Complaint(f"nobody is called {who}")
    return Act(actor, text)


def keys_of(record: Packed, lines: Sequence[Line]) -> Keys:
    """Each seat's last, of what was packed and what came after it."""
    keys = msgspec.json.decode(record.keys, type=Keys)
    for line in lines_after(record, lines):
        if line.key:
            keys[line.actor] = (line.key, line.number + 1)
    return keys


def last_date(record: Packed, lines: Sequence[Line]) -> int:
    return max([record.at, *(line.at for line in lines)])

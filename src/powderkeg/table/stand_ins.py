"""Bots that play for people who are away, and tables that are played over days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.table.documents import TableDoc
from powderkeg.table.seating import SUBSTITUTE

if TYPE_CHECKING:
    from powderkeg.table.playing import Playing

QUICK = 600.0  # seconds; a table with more patience plays on while nobody is there


def is_slow(table: TableDoc) -> bool:
    """Do they play over days?"""
    is_long = table.patience == "never" or table.patience > QUICK
    return is_long or table.time is not None


class StandIns:
    """Who is away, for how long, and who plays for them."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.table = playing.table

    @property
    def is_slow(self) -> bool:
        """Then nobody needs to be there for bots and nature to go on; but it is somebody's game."""
        is_theirs = any(chair.kind == "person" for chair in self.table.doc.chairs)
        return is_theirs and is_slow(self.table.doc) and self.table.game.stream is None

    def missing(self) -> list[int]:
        """Chairs of people who are away and not stood in for, the longest away first."""
        table = self.table
        away = [
            number
            for number, chair in enumerate(table.doc.chairs)
            if chair.kind == "person"
            and not table.is_here(number)
            and number not in table.stand_ins
        ]
        return sorted(away, key=table.absence.began)

    def mind(self) -> None:
        """Who stays away for too long is stood in for."""
        for number in self.missing():
            end = self.table.absence.end_of_patience(number)
            if end is not None and f"away {number}" not in self.table.timers:
                seconds = max(0.0, end - self.playing.services.clock.date())
                self.playing.after(f"away {number}", seconds, self.send, number, SUBSTITUTE)

    async def send(self, number: int, level: str) -> None:
        """A bot plays for who is away, until they are back.

        But for the last of them: a game that all have left waits.
        """
        table, missing = self.table, self.missing()
        if not table.guests and (not self.is_slow or missing[-1:] == [number]):
            return
        if table.doc.chairs[number].kind != "person" or table.is_here(number):
            return
        table.stand_ins[number] = level
        table.tell_table()
        await self.playing.vote.count()
        await self.playing.tend()

    def deadline(self) -> float | None:
        """The date at which something happens though nobody comes."""
        if not self.is_slow or self.playing.session.is_over:
            return None
        ends = [self.table.absence.end_of_patience(number) for number in self.missing()[:-1]]
        ends.append(self.playing.time.next_end())
        return min((end for end in ends if end is not None), default=None)

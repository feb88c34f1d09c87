"""Each player's own time to think, where the table has agreed on one.

It runs while somebody is awaited and the game's own clock does not, be they there or not, and over
nights. Nobody loses by it: whose time is up is played by a bot, until the turn is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from powderkeg.rules.core import NEVER, Seat
from powderkeg.table.documents import TableDoc
from powderkeg.table.news import TimeView

if TYPE_CHECKING:
    from powderkeg.table.playing import Playing


class ThinkingTime:
    """What is left to each seat, as of a date; from then on it runs for those who are awaited."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.clock = playing.services.clock
        self.control = playing.table.doc.time
        self.recall()

    def recall(self) -> None:
        """As it is kept."""
        doc = self.playing.table.doc
        self.left = dict(doc.time_left)
        self.since = doc.time_since
        self.running = self.awaited()

    def awaited(self) -> list[Seat]:
        """Whose time runs now: where it is a secret who is awaited, nobody's."""
        session = self.playing.session
        state = session.state
        if self.control is None or session.is_over or session.is_secret or state.chances():
            return []
        if state.due() != NEVER or self.playing.question is not None:
            return []
        return [seat for seat in state.deciders() if not self.playing.is_stood_in_for(seat)]

    def seconds(self, seat: Seat) -> float:
        """What is left to a seat now."""
        gone = self.clock.date() - self.since if seat in self.running else 0.0
        return max(0.0, self.left.get(seat, 0.0) - gone)

    def is_up(self, seat: Seat) -> bool:
        return seat in self.running and self.seconds(seat) <= 0.0

    def charge(self) -> None:
        """So far it is used up; from now on it runs for those who are awaited now."""
        if self.control is None:
            return
        left = {seat: self.seconds(seat) for seat in self.running}
        self.left.update(left)
        self.since = self.clock.date()
        self.running = self.awaited()

    def go_on(self) -> None:
        """Something was done. Who is awaited no longer has ended a turn."""
        if self.control is None:
            return
        before = self.running
        self.charge()
        for seat in before:
            self.left[seat] += 0 if seat in self.running else self.control.increment

    def give_back(self, seat: Seat) -> None:
        """A turn is taken back, and what was added after it."""
        if self.control is not None:
            self.left[seat] = max(0.0, self.left[seat] - self.control.increment)

    def noted(self) -> TableDoc | None:
        """The table with it, to be kept together with the act."""
        if self.control is None:
            return None
        return msgspec.structs.replace(
            self.playing.table.doc, time_left=dict(self.left), time_since=self.since
        )

    def next_end(self) -> float | None:
        """The date at which somebody's time is up."""
        ends = [self.since + self.left.get(seat, 0.0) for seat in self.running]
        return min(ends, default=None)

    def view(self) -> TimeView | None:
        if self.control is None:
            return None
        left = [round(self.seconds(seat), 1) for seat in sorted(self.left)]
        return TimeView(left, list(self.running))

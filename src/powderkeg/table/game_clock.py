"""The clock of a game that is played against time."""

from __future__ import annotations

from powderkeg.rules.core import NEVER
from powderkeg.table.clock import Clock


class GameClock:
    """Whole ticks that go by become acts; what is left of one goes on running."""

    def __init__(self, clock: Clock, seconds_a_tick: float) -> None:
        self.clock = clock
        self.seconds_a_tick = seconds_a_tick
        self.since: float | None = None  # when the tick began that is running now
        self.spent = 0.0  # seconds of it before a pause

    def stop(self) -> None:
        """However the time was cut before, what comes next lasts its full ticks."""
        self.since = None
        self.spent = 0.0

    def pause(self) -> None:
        """Nobody is there: what has gone by stays so, and no more does."""
        if self.since is not None:
            self.spent = self.clock.now() - self.since
            self.since = None

    def run(self, due: int) -> float:
        """Seconds from now until so many ticks are over."""
        now = self.clock.now()
        if self.since is None:
            self.since, self.spent = now - self.spent, 0.0
        return self.since + due * self.seconds_a_tick - now

    def gone(self, due: int) -> int:
        """Whole ticks that went by and are not yet in the record, of those that were to go by."""
        if self.since is None or due == NEVER:
            return 0
        return min(int((self.clock.now() - self.since) / self.seconds_a_tick + 0.01), due)

    def take(self, ticks: int) -> None:
        """These are in the record."""
        assert self.since is not None
        self.since += ticks * self.seconds_a_tick

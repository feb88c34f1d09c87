"""The clock of a game that is played against time."""

from __future__ import annotations

from powderkeg.rules.core import NEVER
from powderkeg.table.clock import Clock


class GameClock:
    """Whole ticks that go by become acts; what is left of one goes on running."""

    def __init__(self, clock: Clock, seconds_a_tick: float) -> None:
        self.clock = clock
        self.seconds_a_tick = seconds_a_tick
        self.since: float | None = None  # since when it runs
        self.before = 0.0  # seconds that had gone by then, and are no act yet

    @property
    def seconds(self) -> float:
        """That have gone by and are not yet in the record."""
        return self.before + (0.0 if self.since is None else self.clock.now() - self.since)

    def stop(self) -> None:
        """However the time was cut before, what comes next lasts its full ticks."""
        self.since = None
        self.before = 0.0

    def pause(self) -> None:
        """Nobody is there: what has gone by stays so, and no more does."""
        self.before = self.seconds
        self.since = None

    def run(self, due: int) -> float:
        """Seconds from now until so many ticks are over."""
        if self.since is None:
            self.since = self.clock.now()
        return due * self.seconds_a_tick - self.seconds

    def gone(self, due: int) -> int:
        """Whole ticks that went by and are not yet in the record, of those that were to go by."""
        if due == NEVER:
            return 0
        return min(int(self.seconds / self.seconds_a_tick + 0.01), due)

    def take(self, ticks: int) -> None:
        """These are in the record."""
        self.before -= ticks * self.seconds_a_tick

"""The clock of a game that is played against time."""

from __future__ import annotations

from powderkeg.rules.core import NEVER
from powderkeg.table.clock import Clock


class GameClock:
    """Whole ticks that go by become acts; what is left of one goes on running."""

    def __init__(self, clock: Clock, seconds_a_tick: float) -> None:
        self.clock = clock
        self.usual = seconds_a_tick
        self.seconds_a_tick = seconds_a_tick
        self.since: float | None = None  # since when it runs, at this pace
        self.before = 0.0  # ticks that had gone by then, and are no act yet

    @property
    def ticks(self) -> float:
        """That have gone by and are not yet in the record."""
        if self.since is None:
            return self.before
        return self.before + (self.clock.now() - self.since) / self.seconds_a_tick

    def stop(self) -> None:
        """However the time was cut before, what comes next lasts its full ticks."""
        self.since = None
        self.before = 0.0

    def pause(self) -> None:
        """Nobody is there: what has gone by stays so, and no more does."""
        self.before = self.ticks
        self.since = None

    def hasten(self, haste: float) -> None:
        """From now on a tick takes so much of its usual time."""
        if self.seconds_a_tick == self.usual * haste:
            return
        self.before = self.ticks
        if self.since is not None:
            self.since = self.clock.now()
        self.seconds_a_tick = self.usual * haste

    def run(self, due: int) -> float:
        """Seconds from now until so many ticks are over."""
        if self.since is None:
            self.since = self.clock.now()
        return (due - self.ticks) * self.seconds_a_tick

    def gone(self, due: int) -> int:
        """Whole ticks that went by and are not yet in the record, of those that were to go by."""
        if due == NEVER:
            return 0
        return min(int(self.ticks + 0.01), due)

    def take(self, ticks: int) -> None:
        """These are in the record."""
        self.before -= ticks

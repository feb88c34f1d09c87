"""How much is too much."""

from __future__ import annotations

from powderkeg.table.clock import Clock


class Bucket:
    """Lets `burst` through at once, and `rate` a second in the long run."""

    __slots__ = ("burst", "clock", "last", "left", "rate")

    def __init__(self, clock: Clock, rate: float, burst: float) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.last = clock.now()

    def take(self) -> bool:
        """One more, if there is room for it."""
        now = self.clock.now()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

"""How much is too much."""

from __future__ import annotations

from time import monotonic


class Bucket:
    """Lets `burst` through at once, and `rate` a second in the long run."""

    __slots__ = ("burst", "last", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.last = monotonic()

    def take(self) -> bool:
        """One more, if there is room for it."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

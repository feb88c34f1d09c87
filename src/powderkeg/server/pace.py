"""How fast one address may have something done, in the long run."""

from __future__ import annotations

from typing import Final

MOST_KNOWN: Final = 10_000  # addresses, until those are forgotten that owe nothing


class Pace:
    """So many at once, and so many a second from then on: who is faster waits a little."""

    def __init__(self, rate: float, burst: float) -> None:
        self.step = 1 / rate  # seconds
        self.ahead = burst / rate  # seconds that one may be before one's time
        self.due: dict[str, float] = {}  # by address: when its next one would be on time

    def wait(self, address: str, now: float) -> float:
        """One more; so many seconds from now it may be done."""
        due = max(now, self.due.get(address, now))
        if len(self.due) > MOST_KNOWN:
            self.due = {each: when for each, when in self.due.items() if when > now}
        self.due[address] = due + self.step
        return max(0.0, due - self.ahead - now)

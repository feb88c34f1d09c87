"""A clock that stands until it is turned."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from powderkeg.table.clock import Clock, Timer


class Bell:
    """What is rung when the time has come."""

    def __init__(self, at: float, ring: Callable[[], None]) -> None:
        self.at = at
        self.ring = ring
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class Standing(Clock):
    """What is to be done later is done when the clock is turned so far."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.waiting: list[Bell] = []

    def now(self) -> float:
        return self.seconds

    def date(self) -> float:
        return 1_800_000_000.0 + self.seconds

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Timer:
        self.waiting.append(Bell(self.seconds + seconds, ring))
        return self.waiting[-1]

    async def sleep(self, seconds: float) -> None:
        rung = asyncio.Event()
        if seconds > 0:
            self.call_later(seconds, rung.set)
            await rung.wait()

    def turn(self, seconds: float) -> None:
        self.seconds += seconds
        due = [bell for bell in self.waiting if bell.at <= self.seconds + 1e-9]
        self.waiting = [bell for bell in self.waiting if bell not in due]
        for bell in due:
            if not bell.is_cancelled:
                bell.ring()

"""The time of a table. It is handed in, so that a test can turn it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, time
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock:
    """The machine's own."""

    def now(self) -> float:
        """Seconds that only go forwards, from no particular moment."""
        return monotonic()

    def date(self) -> float:
        """Seconds since 1970."""
        return time()

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, ring)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

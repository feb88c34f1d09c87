"""Garbage: what is young is collected often, and all of it seldom, at a quiet moment.

Python looks through all that lives whenever there is a quarter more of it. With thousands of tables
that takes a good part of a second, in which everybody waits; and nearly all that tables leave
behind goes without it. What was there before anybody came is never looked through.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import process_time

YOUNG = 20_000  # objects more than before: that many are looked through in a millisecond or two
OFTEN = 5  # times until those that stayed are looked through once more
NEVER = 1 << 30
SELDOM = 600.0  # seconds from one great collection to the next
PATIENCE = 60.0  # seconds, at most, until there is a quiet moment for it
MOMENT = 0.05  # seconds
QUIET = 0.1  # of a moment, at most, is spent on work


@asynccontextmanager
async def swept() -> AsyncIterator[None]:
    """As long as the server is open."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OFTEN, NEVER)
    sweeping = asyncio.create_task(sweep(), name="garbage")
    try:
        yield
    finally:
        sweeping.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def sweep() -> None:
    while True:
        await asyncio.sleep(SELDOM)
        for _ in range(int(PATIENCE / MOMENT)):
            if await is_quiet():
                break
        gc.collect()


async def is_quiet() -> bool:
    used = process_time()
    await asyncio.sleep(MOMENT)
    return process_time() - used < QUIET * MOMENT

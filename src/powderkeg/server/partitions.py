"""PostgreSQL keeps acts by the day on which their game began: an old day is dropped whole.

A game's name begins with its day, so the days are ranges of names. They are made ahead of time;
a game of a day that is missing goes to `acts_rest`, and nothing is lost by it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from powderkeg.table.fuse import day_name

LOG = structlog.get_logger("partitions")
DAY: Final = 86_400.0  # seconds
AHEAD: Final = 7  # days that are made before they come
SETTLED: Final = 2  # days after which nobody begins a game of that day
# Whoever dumps the database holds its tables for long: we would wait for that, and all play for us.
BRIEFLY: Final = ("SET LOCAL lock_timeout = '200ms'", "SET LOCAL statement_timeout = '2s'")
PARTS: Final = """
    SELECT relid::regclass::text FROM pg_partition_tree('acts')
    WHERE isleaf AND relid::regclass::text ~ '^acts_m[0-9]{8}$' ORDER BY 1
"""


def part_of(date: float) -> str:
    return f"acts_{day_name(date)}"


async def make_days(engine: AsyncEngine, now: float) -> None:
    """From today on."""
    if engine.dialect.name != "postgresql":
        return
    days = [now + DAY * ahead for ahead in range(AHEAD + 1)]
    async with engine.connect() as connection:
        there = await parts(connection)
    for date in days:
        if part_of(date) not in there:
            await make_day(engine, date)


async def make_day(engine: AsyncEngine, date: float) -> None:
    """Made beside the others and then added, for which nobody has to wait."""
    part, first, last = part_of(date), day_name(date), day_name(date + DAY)
    async with trying(engine, part) as connection:
        await connection.execute(text(f"CREATE TABLE {part} (LIKE acts INCLUDING ALL)"))
        bounds = f"FOR VALUES FROM ('{first}') TO ('{last}')"
        await connection.execute(text(f"ALTER TABLE acts ATTACH PARTITION {part} {bounds}"))


async def drop_empty_days(engine: AsyncEngine, now: float) -> int:
    """How many went."""
    if engine.dialect.name != "postgresql":
        return 0
    async with engine.connect() as connection:
        old = [part for part in await parts(connection) if part < part_of(now - SETTLED * DAY)]
        empty = [part for part in old if await is_empty(connection, part)]
    gone = 0
    for part in empty:
        async with trying(engine, part) as connection:
            await connection.execute(text("LOCK TABLE ONLY acts IN ACCESS EXCLUSIVE MODE"))
            if await is_empty(connection, part):  # still, and now for good
                await connection.execute(text(f"DROP TABLE {part}"))
                gone += 1
    return gone


async def parts(connection: AsyncConnection) -> list[str]:
    """The days that there are, the oldest first."""
    return [row[0] for row in await connection.execute(text(PARTS))]


async def is_empty(connection: AsyncConnection, part: str) -> bool:
    found = await connection.execute(text(f"SELECT 1 FROM {part} LIMIT 1"))
    return found.first() is None


@asynccontextmanager
async def trying(engine: AsyncEngine, part: str) -> AsyncIterator[AsyncConnection]:
    """All of it or nothing, at once or another time: another server may just do the same."""
    try:
        async with engine.begin() as connection:
            for setting in BRIEFLY:
                await connection.execute(text(setting))
            yield connection
    except DBAPIError as problem:
        LOG.warning("not now", part=part, problem=str(problem.orig))

"""What a server does by the way, so that nobody has to: a little at a time, and nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import time
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import func, select

from powderkeg.server.partitions import drop_empty_days, make_days
from powderkeg.server.retention import PAUSE, PORTION, Keep, Pruned, Pruning
from powderkeg.server.schema import ACTS, MATCHES
from powderkeg.server.store import Store, sound
from powderkeg.table.documents import MatchDoc
from powderkeg.table.keeper import NotSaved
from powderkeg.table.tables import LONGEST, Tables

LOG = structlog.get_logger("housekeeping")
ROUND: Final = 3_600.0  # seconds
ROUNDS_A_DAY: Final = 24


class Housekeeping:
    """As long as the server is open."""

    def __init__(self, store: Store, tables: Tables, keep: Keep) -> None:
        self.store = store
        self.tables = tables
        self.keep = keep
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.run(), name="housekeeping")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])  # it gives back what it has of the database

    async def run(self) -> None:
        rounds = 0
        while True:
            try:
                await self.see()
                await make_days(self.store.engine, time())
                if rounds % ROUNDS_A_DAY == 0:
                    await self.tidy_up()
            except Exception:  # another time, perhaps
                LOG.exception("housekeeping")
            rounds += 1
            await asyncio.sleep(ROUND)

    async def see(self) -> None:
        """Where somebody sits for days and does nothing, the table is not deleted under them."""
        names = list(self.tables.open)
        for first in range(0, len(names), PORTION):
            await self.store.see(names[first : first + PORTION])
            await asyncio.sleep(PAUSE)

    async def tidy_up(self) -> None:
        count = await pack_records(self.store, time())
        pruned = await Pruning(self.store, self.keep, time(), deletes=True).run()
        days = await drop_empty_days(self.store.engine, time())
        if count or days or pruned != Pruned():
            LOG.info("tidied up", packed=count, days=days, **msgspec.structs.asdict(pruned))


async def pack_records(store: Store, now: float) -> int:
    """Of games that were over before records were packed, and of those that have long been at rest.

    Who goes on with one adds lines to what is packed.
    """
    last, count = "", 0
    while True:
        games = await games_after(store, last)
        if not games:
            return count
        last = games[-1].match_id
        done = await finished_of(store, [game.match_id for game in games])
        for game in games:
            if game.match_id in done or game.at / 1000 < now - LONGEST:
                try:
                    await store.pack_record(game.match_id)
                    count += 1
                except NotSaved as problem:  # somebody else was faster
                    LOG.warning("not packed", match=game.match_id, problem=str(problem))
                await asyncio.sleep(PAUSE)


async def games_after(store: Store, name: str) -> Sequence[Any]:
    """A portion of those that have lines of their own."""
    wanted = select(ACTS.c.match_id, func.max(ACTS.c.at).label("at")).group_by(ACTS.c.match_id)
    wanted = wanted.where(ACTS.c.match_id > name).order_by(ACTS.c.match_id).limit(PORTION)
    async with store.engine.connect() as connection:
        return (await connection.execute(wanted)).all()


async def finished_of(store: Store, names: list[str]) -> set[str]:
    wanted = select(MATCHES.c.id, MATCHES.c.document).where(MATCHES.c.id.in_(names))
    async with store.engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    docs = [sound(row.document, MatchDoc) for row in rows]
    return {doc.id for doc in docs if doc is not None and doc.result is not None}

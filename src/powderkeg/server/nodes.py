"""Several servers on one PostgreSQL, which says who is alive and whose each table is.

A node that has claimed a table is its owner until it lets go, or until the database has not seen it
for a while and another node claims it. Every claim has another epoch, and what is written says the
epoch that it was done in (`writer`): who slept through its end writes nothing. So a wrong guess
about who is alive costs a reload, and never a move. The database's clock is the only one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import Executable, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from powderkeg.server.database import lines_to
from powderkeg.server.metrics import CLAIMS, HEARTBEAT_AGE
from powderkeg.table.api import OpenTable
from powderkeg.table.clock import Clock
from powderkeg.table.ownership import Elsewhere, Ownership

LOG = structlog.get_logger("nodes")
BEAT: Final = 0.5  # seconds between two heartbeats
LATE: Final = 1.5  # seconds without one: then nobody new is served
ANOTHER: Final = 12.0  # seconds at most, until another machine of the database was found
DEAD: Final = 2.0  # seconds: then others may claim its tables
GONE: Final = 10.0  # seconds: then it is struck off, and others see to its games over days
LOOK: Final = 5.0  # seconds between two looks whether what we have is still ours

HERE = text("""SELECT seen FROM nodes WHERE node = :me
    AND seen > now() - make_interval(secs => :patience)""")
JOIN = text("""INSERT INTO nodes (node, seen, draining, doors) VALUES (:me, now(), false, '[]')
    ON CONFLICT (node) DO UPDATE SET seen = now(), draining = false, doors = '[]'""")
SEEN = text("""UPDATE nodes SET seen = now(), doors = :doors
    FROM (SELECT seen FROM nodes WHERE node = :me) AS before WHERE node = :me
    RETURNING draining, extract(epoch FROM now() - before.seen) AS silence""")
CLAIM = text("""INSERT INTO owners AS o (table_id, node, epoch) VALUES (:table, :me, 1)
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = o.epoch + 1
    WHERE o.node IN (excluded.node, '')
    OR NOT EXISTS (SELECT 1 FROM nodes n
        WHERE n.node = o.node AND n.seen > now() - make_interval(secs => :patience))
    RETURNING epoch, (SELECT w.node FROM owners w WHERE w.table_id = :table) AS before""")
OWNER = text("SELECT node, epoch FROM owners WHERE table_id = :table")
OURS = text("""SELECT table_id, epoch FROM owners
    WHERE node = :me AND table_id = ANY(:tables)""")
RELEASE = text("UPDATE owners SET node = '' WHERE table_id = :table AND epoch = :epoch")
DRAIN = text("UPDATE nodes SET draining = true WHERE node = :node RETURNING node")
BURY = text("""DELETE FROM nodes WHERE seen < now() - make_interval(secs => :patience)
    RETURNING node""")
DOORS = text("""SELECT doors FROM nodes WHERE node <> :me AND NOT draining
    AND seen > now() - make_interval(secs => :patience)""")
BANS = text("SELECT network FROM bans ORDER BY network")
BAN = text("INSERT INTO bans (network) VALUES (:network) ON CONFLICT DO NOTHING")
LIFT = text("DELETE FROM bans WHERE network = :network")
ALL = text("""SELECT node, extract(epoch FROM now() - seen) AS age, draining,
    (SELECT count(*) FROM owners o WHERE o.node = n.node) AS tables FROM nodes n ORDER BY node""")


def why_claimed(before: str | None, me: str) -> str:
    """By whose it was, as the statement found it: nobody's ever, nobody's any more, ours, a dead
    node's."""
    if before is None:
        return "new"
    return {"": "released", me: "again"}.get(before, "dead")


class NodeLine(NamedTuple):
    """One node, as the database knows it."""

    node: str
    age: float  # seconds since it was seen
    draining: bool
    tables: int

    @property
    def is_alive(self) -> bool:
        return self.age < DEAD


class Nodes(Ownership):
    """This node among the others. It is known by the address at which they reach it."""

    is_shared = True

    def __init__(self, database: URL, me: str, clock: Clock) -> None:
        # A heart has a line of its own: it beats however busy the others are.
        self.line = lines_to(database, pool_size=1, max_overflow=0, isolation_level="AUTOCOMMIT")
        self.engine = lines_to(database, isolation_level="AUTOCOMMIT")
        self.me = me
        self.clock = clock
        self.epochs: dict[str, int] = {}  # of the tables that are ours
        self.draining = False  # nobody should come any more
        self.is_shut = False  # and who comes all the same gets no table
        self.seen = 0.0
        self.doors: Callable[[], list[OpenTable]] = list  # the open tables here
        self.looked = 0.0
        self.lost: Callable[[str], None] = lambda table: None  # another node has it
        self.bereaved: Callable[[], Awaitable[None]] = nothing  # a node has died
        self.mourning: set[asyncio.Task[None]] = set()
        self.banned: Callable[[list[str]], None] = lambda networks: None  # who may not come
        self.told_to_drain: Callable[[], None] = lambda: None
        self.heart: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self.line.connect() as connection:
            await self.expect_no_twin(connection)
            await connection.execute(JOIN, {"me": self.me})
            bans = [each[0] for each in await connection.execute(BANS)]
        self.seen = self.clock.now()
        self.banned(bans)
        HEARTBEAT_AGE.set_function(lambda: self.clock.now() - self.seen)
        self.heart = asyncio.create_task(self.beat(), name="heart")

    async def expect_no_twin(self, connection: AsyncConnection) -> None:
        """Two of one name take each other's tables, and stop together if one of them is to."""
        asked = {"me": self.me, "patience": DEAD}
        seen = (await connection.execute(HERE, asked)).scalar()
        if seen is None:
            return
        await self.clock.sleep(LATE)  # we were killed a moment ago, or somebody's heart beats
        if (await connection.execute(HERE, asked)).scalar() not in (None, seen):
            raise RuntimeError(f"there is a node {self.me} already: each has a --node of its own")

    async def close(self) -> None:
        tasks = [*self.mourning, *([] if self.heart is None else [self.heart])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.line.dispose()
        await self.engine.dispose()

    # Alive.

    async def beat(self) -> None:
        patience = LATE
        while True:
            try:
                async with asyncio.timeout(patience):
                    await self.be_seen()
                patience = LATE
            except Exception as problem:  # the database may be away for a while
                LOG.error("no heartbeat", problem=repr(problem))
                patience = min(patience * 2, ANOTHER)
            await asyncio.sleep(BEAT)

    async def be_seen(self) -> None:
        doors = msgspec.json.encode(self.doors()).decode()
        async with self.line.connect() as connection:
            row = (await connection.execute(SEEN, {"me": self.me, "doors": doors})).first()
            if row is None:  # we were thought dead
                await connection.execute(JOIN, {"me": self.me})
            dead = [each[0] for each in await connection.execute(BURY, {"patience": GONE})]
            bans = [each[0] for each in await connection.execute(BANS)]
            lost: list[str] = []
            if row is None or row[1] > DEAD or self.clock.now() - self.looked > LOOK:
                lost = await self.no_longer_ours(connection)
        self.seen = self.clock.now()
        self.banned(bans)
        if row is not None and row[0] and not self.draining:
            self.told_to_drain()
        for table in lost:
            self.lost(table)
        if dead:
            LOG.warning("nodes are gone", nodes=dead)
            # Their games may be many, and a heart does not wait.
            task = asyncio.create_task(self.mourn(), name="mourning")
            self.mourning.add(task)
            task.add_done_callback(self.mourning.discard)

    async def no_longer_ours(self, connection: AsyncConnection) -> list[str]:
        """Whoever wrote something there would be told; where nobody does, guests wait for ever for
        what happens elsewhere."""
        self.looked = self.clock.now()
        held = dict(self.epochs)  # what is claimed meanwhile is not among them
        asked = {"me": self.me, "tables": list(held)}
        ours = {row[0]: row[1] for row in await connection.execute(OURS, asked)}
        lost = [table for table, epoch in held.items() if ours.get(table) != epoch]
        lost = [table for table in lost if self.epochs.get(table) == held[table]]
        for table in lost:
            del self.epochs[table]
        return lost

    async def mourn(self) -> None:
        try:
            await self.bereaved()
        except Exception:
            LOG.exception("fault")

    def problem(self) -> str | None:
        if self.draining:
            return "this node lets its tables go\n"
        if self.clock.now() - self.seen > LATE:
            return "the database has not seen this node for a while\n"
        return None

    # Tables.

    async def claim(self, table: str) -> None:
        why = self.problem()
        if why is not None and (self.is_shut or not self.draining):
            raise Elsewhere(why.strip())
        asked = {"me": self.me, "table": table, "patience": DEAD}
        async with self.engine.connect() as connection:
            row = (await connection.execute(CLAIM, asked)).first()
            if row is None:
                owner = (await connection.execute(OWNER, {"table": table})).first()
                url, since = (owner[0], owner[1]) if owner else ("", 0)
                raise Elsewhere("another node has this table", url, since)
        self.epochs[table] = row[0]
        CLAIMS.labels(why_claimed(row[1], self.me)).inc()

    async def bury(self, table: str, where: Elsewhere) -> None:
        """Nobody listens there any more, though the database saw it lately: the table is free."""
        async with self.engine.connect() as connection:
            asked = {"table": table, "epoch": where.epoch}
            if (await connection.execute(RELEASE, asked)).rowcount:
                CLAIMS.labels("forced").inc()
                LOG.warning("a node is dead", node=where.url)

    async def release(self, table: str) -> None:
        """If that cannot be said, it is ours until we die."""
        epoch = self.epochs.pop(table, None)
        if epoch is None:
            return
        with suppress(Exception):
            async with self.engine.connect() as connection:
                await connection.execute(RELEASE, {"table": table, "epoch": epoch})

    # The others.

    async def open_doors(self) -> list[OpenTable]:
        """At the other nodes."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(DOORS, {"me": self.me, "patience": DEAD})
            return [table for row in rows for table in read_doors(row[0])]

    async def ban(self, network: str) -> list[str]:
        """Who may not come then, to any node."""
        return await self.change_bans(BAN, network)

    async def lift(self, network: str) -> list[str]:
        return await self.change_bans(LIFT, network)

    async def change_bans(self, statement: Executable, network: str) -> list[str]:
        async with self.engine.connect() as connection:
            await connection.execute(statement, {"network": network})
            return [each[0] for each in await connection.execute(BANS)]

    async def drain(self) -> None:
        """Nobody new comes here; the others may know it."""
        self.draining = True
        with suppress(Exception):
            async with self.engine.connect() as connection:
                await connection.execute(DRAIN, {"node": self.me})


def read_doors(told: str) -> list[OpenTable]:
    """Of a node that may be older or newer than we are."""
    try:
        return msgspec.json.decode(told, type=list[OpenTable])
    except msgspec.DecodeError:
        return []


async def nothing() -> None:
    pass


# For whoever runs them.


async def all_nodes(database: str) -> list[NodeLine]:
    return [NodeLine(row[0], float(row[1]), row[2], row[3]) for row in await said(database, ALL)]


async def ask_to_drain(database: str, node: str) -> bool:
    """Its next heartbeat tells it so. False, if there is none of that name."""
    return bool(await said(database, DRAIN, node=node))


async def said(database: str, statement: Executable, **facts: object) -> list[Any]:
    engine = lines_to(make_url(database), isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            return list(await connection.execute(statement, facts))
    finally:
        await engine.dispose()

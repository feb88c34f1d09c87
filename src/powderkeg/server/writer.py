"""The one writer: whatever waits is written in one transaction.

So a busy server waits for the disk once for many moves, and a quiet one not at all longer. What is
written goes straight to the driver, for SQLAlchemy takes longer to say it than SQLite to do it; on
PostgreSQL acts alone do, which are nearly all there is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeAlias

from sqlalchemy import Delete, Insert, Update, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import PoolProxiedConnection

from powderkeg.server.metrics import BATCH, COMMITS, FENCED, STORED
from powderkeg.table.keeper import NotMine, NotSaved

Row: TypeAlias = dict[str, Any]
Step: TypeAlias = tuple[Insert | Update | Delete, list[Row]]
ActRow: TypeAlias = tuple[str, int, int, str, str, int]  # as in the schema

COLUMNS = "match_id, number, actor, text, key, at"
ADD_TO_SQLITE = f"INSERT INTO acts ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"
TYPES = ("varchar", "int", "int", "text", "varchar", "bigint")
ARRAYS = ", ".join(f"${place}::{kind}[]" for place, kind in enumerate(TYPES, 1))
ADD_TO_POSTGRESQL = f"INSERT INTO acts ({COLUMNS}) SELECT * FROM unnest({ARRAYS})"
# A claim waits for whoever writes, and whoever writes afterwards finds another epoch: so nobody
# writes who has lost the table, and nobody reads what is not yet written.
STILL_OURS = """SELECT table_id, owners.epoch FROM owners
    JOIN unnest($1::varchar[], $2::bigint[]) AS ours (id, epoch)
    ON table_id = ours.id AND owners.epoch = ours.epoch FOR SHARE OF owners"""
MORE_ARRAYS = ", ".join(f"${place}::{kind}[]" for place, kind in enumerate(("varchar", *TYPES), 3))
ADD_IF_OURS = f"""WITH still AS ({STILL_OURS}),
    rows AS (SELECT * FROM unnest({MORE_ARRAYS}) AS row (table_id, {COLUMNS}))
    INSERT INTO acts ({COLUMNS}) SELECT {COLUMNS} FROM rows JOIN still USING (table_id)
    RETURNING match_id"""


class Fence(NamedTuple):
    """Whose these are, and since which claim: written only while nobody else has claimed it."""

    table: str
    epoch: int


class Job:
    """Acts and statements that stand or fall together."""

    __slots__ = ("acts", "done", "fence", "steps")

    def __init__(self, acts: list[ActRow], steps: Sequence[Step], fence: Fence | None) -> None:
        self.acts = acts
        self.steps = steps
        self.fence = fence
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def resolve(self, problem: Exception | None) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if problem is None:
            self.done.set_result(None)
        elif isinstance(problem, NotMine):
            self.done.set_exception(problem)
        else:
            self.done.set_exception(NotSaved(str(problem)))


class Pen(Protocol):
    """Writes a whole transaction: when it returns that is on the disk, or nothing of it."""

    async def write(self, jobs: list[Job]) -> list[Job]:
        """Those that were left out, because another node has their tables."""
        ...

    def close(self) -> None: ...


class Writer:
    """Has one transaction under way at a time; the next one takes all that came meanwhile."""

    def __init__(self, pen: Pen, fails: Callable[[bool], None]) -> None:
        self.pen = pen
        self.fails = fails  # is told each time whether it could not be written
        self.waiting: list[Job] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, acts: list[ActRow], *steps: Step, fence: Fence | None = None) -> None:
        """Returns when it is on the disk; NotSaved if it is not, NotMine if it must not be."""
        job = Job(acts, steps, fence)
        self.waiting.append(job)
        if self.task is None:
            self.task = asyncio.create_task(self.write_all(), name="store")
        await job.done

    async def write_all(self) -> None:
        while self.waiting:
            jobs, self.waiting = self.waiting, []
            await self.write_together(jobs)
        self.task = None

    async def write_together(self, jobs: list[Job]) -> None:
        BATCH.observe(len(jobs))
        try:
            with COMMITS.time():
                fenced = await self.pen.write(jobs)
        except Exception as problem:
            if len(jobs) == 1:
                self.fails(not is_clash(problem))
                jobs[0].resolve(problem)
                return
            for job in jobs:  # one spoiled it for all: each by itself
                await self.write_together([job])
            return
        self.fails(False)
        for job in fenced:
            FENCED.inc()
            job.resolve(NotMine())
        STORED.inc(sum(len(job.acts) for job in jobs if job not in fenced))
        for job in jobs:
            job.resolve(None)

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self.task is not None:
            await self.task
        self.pen.close()


class PostgresPen(Pen):
    """One statement is a transaction by itself: nothing but acts takes one round trip."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, jobs: list[Job]) -> list[Job]:
        async with self.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            if not any(job.steps for job in jobs):
                return await add_acts(raw, jobs)
            ours = set()
            if fences := fences_of(jobs):
                rows = await connection.exec_driver_sql(STILL_OURS, tuple(columns(fences)))
                ours = {tuple(row) for row in rows}
            fenced = [job for job in jobs if job.fence is not None and job.fence not in ours]
            for job in jobs:
                for statement, given in job.steps if job not in fenced else ():
                    await connection.execute(statement, given)
            acts = [act for job in jobs if job not in fenced for act in job.acts]
            if acts:
                await connection.exec_driver_sql(ADD_TO_POSTGRESQL, tuple(columns(acts)))
            await connection.commit()
            return fenced

    def close(self) -> None:
        """The connections are the engine's."""


async def add_acts(raw: Any, jobs: list[Job]) -> list[Job]:
    fences = fences_of(jobs)
    if not fences:
        await raw.execute(ADD_TO_POSTGRESQL, *columns(act for job in jobs for act in job.acts))
        return []
    rows = [(job.fence.table, *act) for job in jobs if job.fence for act in job.acts]
    written = await raw.fetch(ADD_IF_OURS, *columns(fences), *columns(rows))
    matches = {row[0] for row in written}
    return [job for job in jobs if job.acts and job.acts[0][0] not in matches]


def fences_of(jobs: list[Job]) -> set[Fence]:
    return {job.fence for job in jobs if job.fence is not None}


def columns(rows: Iterable[Sequence[Any]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


class SqlitePen(Pen):
    """A thread writes a whole transaction: sent there statement by statement, as aiosqlite does,
    it would spend most of its time coming and going."""

    def __init__(self, url: URL) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self.engine, "connect", be_durable)
        self.connection: PoolProxiedConnection | None = None  # the thread's own
        self.inbox: SimpleQueue[tuple[list[Job], asyncio.Future[None]] | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="store", daemon=True)
        self.thread.start()

    async def write(self, jobs: list[Job]) -> list[Job]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inbox.put((jobs, done))
        await done
        return []  # there is no other node

    def run(self) -> None:
        while (batch := self.inbox.get()) is not None:
            jobs, done = batch
            problem: Exception | None = None
            try:
                self.connection = self.connection or self.engine.raw_connection()
                commit(self.connection, jobs)
            except Exception as trouble:
                problem = trouble
                self.hang_up()
            done.get_loop().call_soon_threadsafe(settle, done, problem)
        self.hang_up()

    def hang_up(self) -> None:
        """Whatever is left of a transaction is rolled back, and not for the next ones to commit."""
        if self.connection is not None:
            self.connection.close()
        self.connection = None

    def close(self) -> None:
        self.inbox.put(None)
        self.thread.join()
        self.engine.dispose()


def commit(connection: PoolProxiedConnection, jobs: list[Job]) -> None:
    """The driver begins a transaction with the first row that is written."""
    cursor = connection.cursor()
    cursor.executemany(ADD_TO_SQLITE, [act for job in jobs for act in job.acts])
    for job in jobs:
        for statement, rows in job.steps:
            cursor.executemany(spelled(statement), rows)
    connection.commit()


@cache
def spelled(statement: Insert | Update | Delete) -> str:
    """As SQLite reads it, which takes names for what is filled in."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def is_clash(problem: Exception) -> bool:
    """Is it there already? Each driver has an error of its own for that, by much the same name."""
    return any("Integrity" in kind.__name__ for kind in type(problem).__mro__)


def settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def be_durable(connection: Any, _: object) -> None:
    """SQLite: readers never wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()

"""The store: what was acknowledged is on the disk.

All writers share one queue. Whatever waits there is written in one transaction, so that a
busy server waits for the disk once for many moves, and a quiet one not at all longer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Insert,
    Update,
    create_engine,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from powderkeg.rules.core import Seat
from powderkeg.rules.record import Act
from powderkeg.server.metrics import BATCH, STORED
from powderkeg.server.schema import ACTS, CHAT, MATCHES, TABLES, migrate
from powderkeg.table.documents import MatchDoc, TableDoc
from powderkeg.table.keeper import Keeper, KeyedAct, NotSaved
from powderkeg.table.news import Chatted

ADD_ACTS = insert(ACTS)
Row = dict[str, Any]
Step: TypeAlias = tuple[Insert | Update, list[Row]]


class Job:
    """Statements that stand or fall together."""

    def __init__(self, work: Sequence[Step]) -> None:
        self.work = work
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store(Keeper):
    """Tables, games, acts and chat in a database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        # Parameters are hidden: the seeds of running games are among them.
        self.engine = create_async_engine(self.url, pool_pre_ping=True, hide_parameters=True)
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.writer_engine: Engine | None = None
        if self.url.get_backend_name() == "sqlite":
            # A thread writes a whole transaction: sent there statement by statement, as aiosqlite
            # does, it would spend most of its time coming and going.
            self.writer_engine = create_engine(
                self.url.set(drivername="sqlite"), hide_parameters=True
            )
            self.writer_thread = ThreadPoolExecutor(1, "store")
            for engine in (self.engine.sync_engine, self.writer_engine):
                event.listen(engine, "connect", be_durable)

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await migrate(connection)
        self.writer = asyncio.create_task(self.write_all(), name="store")

    async def close(self) -> None:
        """Write what waits, then stop."""
        await self.queue.join()
        if self.writer is not None:
            self.writer.cancel()
        if self.writer_engine is not None:
            self.writer_thread.shutdown()
            self.writer_engine.dispose()
        await self.engine.dispose()

    # Writing.

    async def write_all(self) -> None:
        while True:
            jobs = [await self.queue.get()]
            while not self.queue.empty():
                jobs.append(self.queue.get_nowait())
            await self.write_together(jobs)
            for _ in jobs:
                self.queue.task_done()

    async def write_together(self, jobs: list[Job]) -> None:
        BATCH.observe(len(jobs))
        try:
            await self.commit([step for job in jobs for step in job.work])
        except Exception as problem:
            if len(jobs) == 1:
                resolve(jobs[0], NotSaved(str(problem)))
                return
            for job in jobs:  # one spoiled it for all: each by itself
                await self.write_together([job])
            return
        for job in jobs:
            resolve(job, None)

    async def commit(self, work: list[Step]) -> None:
        if self.writer_engine is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(execute, work)
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.writer_thread, commit, self.writer_engine, work)

    async def write(self, *work: Step) -> None:
        """Returns when it is on the disk; NotSaved if it is not."""
        job = Job(work)
        self.queue.put_nowait(job)
        await job.done

    # Tables and games.

    async def add_table(self, table: TableDoc) -> None:
        await self.write((insert(TABLES), [table_row(table)]))

    async def save_table(self, table: TableDoc) -> None:
        await self.write(
            (update(TABLES).where(TABLES.c.id == table.id).values(table_row(table)), [])
        )

    async def save_both(self, table: TableDoc, match: MatchDoc) -> None:
        """Both or neither."""
        changed = update(MATCHES).where(MATCHES.c.id == match.id).values(document=pack(match))
        await self.write(
            (update(TABLES).where(TABLES.c.id == table.id).values(table_row(table)), []),
            (changed, []),
        )

    async def begin(self, table: TableDoc, match: MatchDoc, acts: list[KeyedAct]) -> None:
        """A game begins: the table, the game and its first acts, all or nothing."""
        row = {"id": match.id, "table_id": match.table, "document": pack(match), "began": time()}
        await self.write(
            (update(TABLES).where(TABLES.c.id == table.id).values(table_row(table)), []),
            (insert(MATCHES), [row]),
            *([(ADD_ACTS, act_rows(match.id, 0, acts))] if acts else []),
        )

    async def add_acts(self, match: str, first: int, acts: list[KeyedAct]) -> None:
        await self.write((ADD_ACTS, act_rows(match, first, acts)))
        STORED.inc(len(acts))

    async def find_table(self, table: str) -> TableDoc | None:
        if not table.isprintable():  # some databases fall over it
            return None
        row = await self.row(select(TABLES.c.document).where(TABLES.c.id == table))
        return None if row is None else msgspec.json.decode(row[0], type=TableDoc)

    async def find_match(self, match: str) -> MatchDoc | None:
        if not match.isprintable():
            return None
        row = await self.row(select(MATCHES.c.document).where(MATCHES.c.id == match))
        return None if row is None else msgspec.json.decode(row[0], type=MatchDoc)

    async def acts(self, match: str) -> list[Act]:
        """Every line of the record, takebacks too."""
        wanted = select(ACTS.c.actor, ACTS.c.text).where(ACTS.c.match_id == match)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(ACTS.c.number))
            return [Act(row[0], row[1]) for row in rows]

    async def last_keys(self, match: str) -> dict[Seat, tuple[str, int]]:
        """Each seat's last keyed choice and its line: a choice sent twice is played once."""
        wanted = select(ACTS.c.actor, ACTS.c.key, ACTS.c.number)
        wanted = wanted.where(ACTS.c.match_id == match, ACTS.c.key != "").order_by(ACTS.c.number)
        async with self.engine.connect() as connection:
            return {row[0]: (row[1], row[2] + 1) for row in await connection.execute(wanted)}

    # Chat.

    async def add_chat(self, table: str, line: Chatted) -> None:
        document = msgspec.json.encode(line).decode()
        await self.write(
            (insert(CHAT), [{"table_id": table, "number": line.number, "document": document}])
        )

    async def chat(self, table: str, most: int) -> list[Chatted]:
        """The last lines, oldest first."""
        wanted = select(CHAT.c.document).where(CHAT.c.table_id == table)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(CHAT.c.number.desc()).limit(most))
            return [msgspec.json.decode(row[0], type=Chatted) for row in rows][::-1]

    async def row(self, wanted: Executable) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).first()


def be_durable(connection: Any, _: object) -> None:
    """SQLite: readers never wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def commit(engine: Engine, work: list[Step]) -> None:
    with engine.begin() as connection:
        execute(connection, work)


def execute(connection: Connection, work: list[Step]) -> None:
    """In order; rows for the same statement that follow one another go together."""
    rows: list[Row] = []
    for index, (statement, more) in enumerate(work):
        rows += more
        is_last = index + 1 == len(work) or work[index + 1][0] is not statement
        if is_last and rows:
            connection.execute(statement, rows)
            rows = []
        elif is_last:
            connection.execute(statement)


def resolve(job: Job, problem: NotSaved | None) -> None:
    if job.done.done():  # whoever waited has gone
        return
    if problem is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(problem)


def pack(document: TableDoc | MatchDoc) -> bytes:
    return msgspec.json.encode(document)


def table_row(table: TableDoc) -> Row:
    return {"id": table.id, "document": pack(table), "touched": time()}


def act_rows(match: str, first: int, acts: list[KeyedAct]) -> list[Row]:
    now = int(time() * 1000)
    return [
        {
            "match_id": match,
            "number": first + index,
            "actor": act.actor,
            "text": act.text,
            "key": act.key,
            "at": now,
        }
        for index, act in enumerate(acts)
    ]

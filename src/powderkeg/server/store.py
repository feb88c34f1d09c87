"""The store: what was acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Collection
from contextlib import suppress
from time import monotonic, time
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Executable, bindparam, delete, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from powderkeg.rules.core import Seat
from powderkeg.rules.record import Act
from powderkeg.server.database import lines_to
from powderkeg.server.migrations import migrate
from powderkeg.server.packing import NOTHING, Line, Packed, acts_in, keys_of, lines_after, packed
from powderkeg.server.partitions import make_days
from powderkeg.server.schema import ACTS, CHAT, MATCHES, RECORDS, SCENES, TABLES, VERSION
from powderkeg.server.writer import (
    ActRow,
    Fence,
    PostgresPen,
    Row,
    SqlitePen,
    Step,
    Writer,
    be_durable,
)
from powderkeg.table.documents import MatchDoc, SceneDoc, TableDoc
from powderkeg.table.keeper import Keeper, KeyedAct, NotMine, NotSaved, Touched, Unreadable
from powderkeg.table.news import Chatted

LOG = structlog.get_logger("store")
OWN = 0o600
SEEN_ANEW = 3_600.0  # seconds: who comes again sooner is not noted
D = TypeVar("D", TableDoc, MatchDoc, SceneDoc, Chatted)

# Made once: to put a statement together takes longer than to carry it out.
ADD_TABLE = insert(TABLES)
SAVE_TABLE = update(TABLES).where(TABLES.c.id == bindparam("which"))
SAVE_TABLE = SAVE_TABLE.values(document=bindparam("document"), touched=bindparam("touched"))
ADD_MATCH = insert(MATCHES)
SAVE_MATCH = update(MATCHES).where(MATCHES.c.id == bindparam("which"))
SAVE_MATCH = SAVE_MATCH.values(document=bindparam("document"))
ADD_CHAT = insert(CHAT)
SEE = update(TABLES).where(TABLES.c.id == bindparam("which")).values(seen=bindparam("seen"))
LINES = select(ACTS.c.number, ACTS.c.actor, ACTS.c.text, ACTS.c.key, ACTS.c.at)
LINES = LINES.where(ACTS.c.match_id == bindparam("match")).order_by(ACTS.c.number)
RECORD = select(RECORDS.c.lines, RECORDS.c.packed, RECORDS.c["keys"], RECORDS.c.at)
RECORD = RECORD.where(RECORDS.c.match_id == bindparam("match"))
# A longer record stays, and the shorter one is refused.
DROP_RECORD = delete(RECORDS).where(RECORDS.c.match_id == bindparam("which"))
DROP_RECORD = DROP_RECORD.where(RECORDS.c.lines <= bindparam("most"))
ADD_RECORD = insert(RECORDS)
DROP_LINES = delete(ACTS).where(ACTS.c.match_id == bindparam("which"))
DROP_LINES = DROP_LINES.where(ACTS.c.number < bindparam("most"))
DROP_SCENE = delete(SCENES).where(SCENES.c.match_id == bindparam("of"))
ADD_SCENE = insert(SCENES)
STARTING = 30.0  # seconds
AWAY = ("57P01", "57P02", "57P03", "08001", "08003", "08006")  # it is starting, or stopping
TOUCH = update(VERSION).values(number=VERSION.c.number)  # writes, and changes nothing


class Store(Keeper):
    """Tables, games, acts and chat in a database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.epochs: dict[str, int] | None = None  # of the tables that are ours, if any is not
        # Parameters are hidden: the seeds of running games are among them.
        self.engine = lines_to(self.url, hide_parameters=True)
        if self.url.get_backend_name() == "sqlite":
            event.listen(self.engine.sync_engine, "connect", be_durable)
            self.writer = Writer(SqlitePen(self.url), self.note)
        else:
            self.writer = Writer(PostgresPen(self.engine), self.note)

    async def open(self) -> None:
        self.keep_to_ourselves()
        await self.be_there()
        async with self.engine.begin() as connection:
            await migrate(connection)
        await make_days(self.engine, time())

    async def be_there(self) -> None:
        """A database elsewhere may be starting, as all is after a power cut: it is waited for."""
        until = monotonic() + STARTING
        while self.url.get_backend_name() != "sqlite":
            try:
                async with self.engine.connect():
                    return
            except (OSError, DBAPIError) as problem:
                is_away = isinstance(problem, OSError) or sqlstate(problem) in AWAY
                if not is_away or monotonic() > until:
                    raise
                LOG.warning("the database is not there yet", problem=repr(problem))
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        """Write what waits, then stop."""
        await self.writer.close()
        await self.engine.dispose()

    def note(self, fails: bool) -> None:
        self.is_failing = fails

    def keep_to_ourselves(self) -> None:
        """The seeds of running games are in the file: it is its owner's alone, in any folder."""
        path = self.url.database
        if self.url.get_backend_name() == "sqlite" and path and path != ":memory:":
            with suppress(OSError):  # where it cannot be so, opening it says why, or all is well
                os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWN))
                os.chmod(path, OWN)

    async def check(self) -> None:
        await self.find_table("")
        await self.writer.write([], (TOUCH, [{}]))

    # Tables and games.

    async def add_table(self, table: TableDoc) -> None:
        row = {"id": table.id, "seen": time(), **table_row(table)}
        await self.writer.write([], (ADD_TABLE, [row]))

    async def save_table(self, table: TableDoc) -> None:
        await self.writer.write([], saved(table), fence=self.fence(table.id))

    async def save_both(self, table: TableDoc, match: MatchDoc) -> None:
        """Both or neither. The record of a game that is over is packed with it."""
        row = {"which": match.id, "document": pack(match)}
        ending: list[Step] = []
        if match.result is not None:
            ending = [*await self.packing(match.id), (DROP_SCENE, [{"of": match.id}])]
        steps = saved(table), (SAVE_MATCH, [row]), *ending
        await self.writer.write([], *steps, fence=self.fence(table.id))

    async def begin(self, table: TableDoc, match: MatchDoc, acts: list[KeyedAct]) -> None:
        """A game begins: the table, the game and its first acts, all or nothing."""
        row = {"id": match.id, "table_id": match.table, "document": pack(match), "began": time()}
        rows, steps = act_rows(match.id, 0, acts), (saved(table), (ADD_MATCH, [row]))
        await self.writer.write(rows, *steps, fence=self.fence(table.id))

    async def add_acts(
        self,
        match: MatchDoc,
        first: int,
        acts: list[KeyedAct],
        table: TableDoc | None = None,
        scene: SceneDoc | None = None,
    ) -> None:
        rows, fence = act_rows(match.id, first, acts), self.fence(match.table)
        steps: list[Step] = [] if table is None else [saved(table)]
        if scene is not None:
            row = {"match_id": match.id, "document": pack(scene)}
            steps += [(DROP_SCENE, [{"of": match.id}]), (ADD_SCENE, [row])]
        await self.writer.write(rows, *steps, fence=fence)

    async def find_table(self, table: str) -> TableDoc | None:
        """It is noted when a table was asked for, so that it is not deleted under somebody."""
        if not table.isprintable():  # some databases fall over it
            return None
        wanted = select(TABLES.c.document, TABLES.c.seen).where(TABLES.c.id == table)
        row = await self.row(wanted)
        if row is not None and time() - row.seen > SEEN_ANEW:
            with suppress(NotSaved):  # where nothing can be written, nothing is deleted either
                await self.see([table])
                row = await self.row(wanted)
        return None if row is None else unpack(row[0], TableDoc)

    async def see(self, tables: Collection[str]) -> None:
        """Somebody is there."""
        await self.writer.write([], (SEE, [{"which": name, "seen": time()} for name in tables]))

    async def look_up(self, tables: Collection[str]) -> list[Touched]:
        """Those of them that there are, in any order."""
        wanted = select(TABLES.c.document, TABLES.c.touched).where(TABLES.c.id.in_(sayable(tables)))
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(wanted))
            found = [Touched(doc, row[1]) for row in rows if (doc := sound(row[0], TableDoc))]
            playing = [each.table.match for each in found if each.table.stage == "playing"]
            last = select(ACTS.c.match_id, func.max(ACTS.c.at)).group_by(ACTS.c.match_id)
            acts = await connection.execute(last.where(ACTS.c.match_id.in_(playing)))
            played = {row[0]: row[1] / 1000 for row in acts}
            last = select(RECORDS.c.match_id, RECORDS.c.at)
            for match, at in await connection.execute(last.where(RECORDS.c.match_id.in_(playing))):
                played.setdefault(match, at / 1000)  # a game that rests
        return [Touched(table, played.get(table.match, at)) for table, at in found]

    async def finished(self, tables: Collection[str], most: int) -> list[MatchDoc]:
        """The last games that were played to their end at these tables, the latest first."""
        wanted = select(MATCHES.c.document).where(MATCHES.c.table_id.in_(sayable(tables)))
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(MATCHES.c.began.desc()).limit(most))
            found = [sound(row[0], MatchDoc) for row in rows]
        return [match for match in found if match is not None and match.result is not None]

    async def tables_since(self, date: float) -> list[TableDoc]:
        """All that were saved after this date."""
        wanted = select(TABLES.c.document).where(TABLES.c.touched >= date)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [doc for row in rows if (doc := sound(row[0], TableDoc))]

    async def find_match(self, match: str) -> MatchDoc | None:
        if not match.isprintable():
            return None
        row = await self.row(select(MATCHES.c.document).where(MATCHES.c.id == match))
        return None if row is None else unpack(row[0], MatchDoc)

    # Records.

    async def told(self, match: str) -> tuple[Packed, list[Line]]:
        """What is packed of a record, and the lines that are not."""
        async with self.engine.connect() as connection:
            # In this order: lines go from here to there, and never back.
            rows = list(await connection.execute(LINES, {"match": match}))
            record = (await connection.execute(RECORD, {"match": match})).first()
        return NOTHING if record is None else Packed(*record), [Line(*row) for row in rows]

    async def acts(self, match: str) -> list[Act]:
        """Every line of the record, takebacks too."""
        record, lines = await self.told(match)
        after = enumerate(lines_after(record, lines), record.lines)
        rest = [act_in(line, number) for number, line in after]
        return [*acts_in(record), *rest]

    async def find_scene(self, match: str) -> SceneDoc | None:
        row = await self.row(select(SCENES.c.document).where(SCENES.c.match_id == match))
        return None if row is None else sound(row[0], SceneDoc)

    async def last_keys(self, match: str) -> dict[Seat, tuple[str, int]]:
        """Each seat's last keyed choice and its line: a choice sent twice is played once."""
        return keys_of(*await self.told(match))

    async def packing(self, match: str) -> list[Step]:
        """What makes one row of the whole record; nothing, if it makes no sense."""
        try:
            record, lines = await self.told(match)
            whole = await asyncio.to_thread(packed, record, lines)
        except Unreadable:
            LOG.error("unreadable", what="record", match=match)
            return []
        except (SQLAlchemyError, OSError) as problem:
            raise NotSaved(str(problem)) from None
        which = {"which": match, "most": whole.lines}
        row = {"match_id": match, **whole._asdict()}
        return [(DROP_RECORD, [which]), (ADD_RECORD, [row]), (DROP_LINES, [which])]

    async def pack_record(self, match: str) -> None:
        """Of a game that was over before records were packed, or that has rested for long."""
        packing = await self.packing(match)
        if packing:
            await self.writer.write([], *packing)

    # Chat.

    async def add_chat(self, table: str, line: Chatted) -> None:
        document = msgspec.json.encode(line).decode()
        row = {"table_id": table, "number": line.number, "document": document, "at": line.at}
        await self.writer.write([], (ADD_CHAT, [row]), fence=self.fence(table))

    async def chat(self, table: str, most: int) -> list[Chatted]:
        """The last lines, oldest first."""
        wanted = select(CHAT.c.number, CHAT.c.document).where(CHAT.c.table_id == table)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(CHAT.c.number.desc()).limit(most))
            return [sound(row[1], Chatted) or lost_line(row[0]) for row in rows][::-1]

    def fence(self, table: str) -> Fence | None:
        """What must still be so when something of this table is written."""
        if self.epochs is None:
            return None
        epoch = self.epochs.get(table)
        if epoch is None:
            raise NotMine
        return Fence(table, epoch)

    async def row(self, wanted: Executable) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).first()


def sayable(names: Collection[str]) -> list[str]:
    """Some databases fall over what cannot be printed."""
    return [name for name in names if name.isprintable()]


def pack(document: TableDoc | MatchDoc | SceneDoc) -> bytes:
    return msgspec.json.encode(document)


def unpack(data: bytes, kind: type[D]) -> D:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as problem:
        LOG.error("unreadable", what=kind.__name__, problem=str(problem))
        raise Unreadable("game" if kind is MatchDoc else "table") from None


def sound(data: bytes, kind: type[D]) -> D | None:
    """Of many, those that can be read."""
    try:
        return unpack(data, kind)
    except Unreadable:
        return None


def lost_line(number: int) -> Chatted:
    """What was said there nobody knows any more; the next one is counted from it all the same."""
    return Chatted(number, 0, "", "A", "…", None, 0)


def act_in(line: Line, number: int) -> Act:
    """A line of a record. Without one of them it would be another game."""
    actor, text = line.actor, line.text
    if line.number != number or not isinstance(actor, int) or not isinstance(text, str):
        LOG.error("unreadable", what="Act", problem=f"line {number} is not there")
        raise Unreadable("game")
    return Act(actor, text)


def table_row(table: TableDoc) -> Row:
    return {"document": pack(table), "touched": time()}


def sqlstate(problem: DBAPIError) -> str:
    """PostgreSQL's own word for what went wrong."""
    return str(getattr(problem.orig, "sqlstate", ""))


def saved(table: TableDoc) -> Step:
    return SAVE_TABLE, [{"which": table.id, **table_row(table)}]


def act_rows(match: str, first: int, acts: list[KeyedAct]) -> list[ActRow]:
    now = int(time() * 1000)
    return [
        (match, number, act.actor, act.text, act.key, now) for number, act in enumerate(acts, first)
    ]

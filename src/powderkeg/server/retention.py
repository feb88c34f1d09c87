"""What need not be kept for ever: old games, tables where nobody plays, old chat.

Nothing of a running game is ever deleted, nor of a table that has one. A table, and what was said
there, is deleted only if it is as it was when it was looked at: whoever comes changes that
(`Store.see`), and so does every move of a chair.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Delete,
    Select,
    Update,
    bindparam,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from powderkeg.server.partitions import DAY
from powderkeg.server.schema import ACTS, CHAT, MATCHES, RECORDS, TABLES
from powderkeg.server.store import Store, sound
from powderkeg.server.writer import Row
from powderkeg.table.documents import MatchDoc, TableDoc

PORTION: Final = 100  # of which each is written at once
PAUSE: Final = 0.05  # seconds, in which others write
THERE: Final = 7_200.0  # seconds: a table that was seen since then may be in a server's memory
EVER: Final = 1 << 60


class Keep(NamedTuple):
    """For how many days; 0 is for ever."""

    games: float = 0.0
    tables: float = 0.0
    chat: float = 0.0


class Pruned(Struct):
    """How much there is, or was, of each kind; and in bytes, as far as that is told at once."""

    tables: int = 0
    games: int = 0
    lines: int = 0  # of chat
    bytes: int = 0


which: BindParameter[str] = bindparam("which")
before: BindParameter[int] = bindparam("before")
was_touched: BindParameter[float] = bindparam("was_touched")
was_seen: BindParameter[float] = bindparam("was_seen")
as_it_was = (TABLES.c.touched == was_touched, TABLES.c.seen == was_seen)
has_changed = or_(TABLES.c.touched != was_touched, TABLES.c.seen != was_seen)
stays = exists().where(TABLES.c.id == which, has_changed)
# Held until all of it is written, so that nobody comes meanwhile.
HOLD = update(TABLES).where(TABLES.c.id == which, *as_it_was).values(seen=was_seen)
DROP_CHAT = delete(CHAT).where(CHAT.c.table_id == which, CHAT.c.at < before, ~stays)
DROP_TABLE = delete(TABLES).where(TABLES.c.id == which, *as_it_was)
DROP_LINES = delete(ACTS).where(ACTS.c.match_id == which)
DROP_RECORD = delete(RECORDS).where(RECORDS.c.match_id == which)
DROP_MATCH = delete(MATCHES).where(MATCHES.c.id == which)


class Pruning:
    """One round: what is found is counted, and deleted if that is wanted, in portions."""

    def __init__(self, store: Store, keep: Keep, now: float, deletes: bool) -> None:
        self.store = store
        self.keep = keep
        self.now = now
        self.deletes = deletes
        self.found = Pruned()
        self.gone: set[str] = set()  # tables: their last games may go with them

    async def run(self) -> Pruned:
        if self.keep.tables:
            await self.prune_tables(self.now - max(self.keep.tables * DAY, THERE))
        if self.keep.games:
            await self.prune_games(self.now - self.keep.games * DAY)
        if self.keep.chat:
            await self.prune_chat(int(self.now - self.keep.chat * DAY))
        return self.found

    async def prune_tables(self, before: float) -> None:
        """Where no game is on and nobody has been for so long; with what was said there."""
        old = (TABLES.c.touched < before, TABLES.c.seen < before)
        async for rows in self.walk(tables_where(*old), TABLES.c.id):
            idle = [row for row in rows if is_idle(sound(row.document, TableDoc))]
            names = [row.id for row in idle]
            lines, told = await self.count(CHAT.c.document, CHAT.c.table_id, names)
            self.gone.update(names)
            self.found.tables += len(idle)
            self.found.lines += lines
            self.found.bytes += told + sum(len(row.document) for row in idle)
            await self.delete(
                [looked_at(row.id, row, EVER) for row in idle], HOLD, DROP_CHAT, DROP_TABLE
            )

    async def prune_games(self, before: float) -> None:
        """That ended so long ago; but one that lies on its table stays as long as that does."""
        wanted = select(MATCHES.c.id, MATCHES.c.document).where(MATCHES.c.began < before)
        async for rows in self.walk(wanted, MATCHES.c.id):
            docs = [sound(row.document, MatchDoc) for row in rows]
            old = [doc for doc in docs if doc is not None and is_over(doc, before)]
            # One that should have gone may have stayed, since somebody came.
            gone = set() if self.deletes else self.gone
            tables = {
                row.id: sound(row.document, TableDoc)
                for row in await self.rows_of({doc.table for doc in old} - gone)
            }
            names = {
                doc.id
                for doc in old
                if doc.table not in tables or is_elsewhere(doc, tables[doc.table])
            }
            _, told = await self.count(RECORDS.c.packed, RECORDS.c.match_id, names)
            self.found.games += len(names)
            self.found.bytes += told + sum(len(row.document) for row in rows if row.id in names)
            await self.delete(
                [{"which": name} for name in names], DROP_LINES, DROP_RECORD, DROP_MATCH
            )

    async def prune_chat(self, before: int) -> None:
        """Said so long ago, where nobody is and no game is on: a game counts its lines of chat."""
        size = func.sum(func.length(CHAT.c.document))
        wanted = select(CHAT.c.table_id, func.count().label("lines"), size.label("bytes"))
        wanted = wanted.where(CHAT.c.at < before).group_by(CHAT.c.table_id)
        async for rows in self.walk(wanted, CHAT.c.table_id):
            said = {row.table_id: row for row in rows if row.table_id not in self.gone}
            tables = {row.id: row for row in await self.rows_of(said)}
            quiet = [name for name in said if self.is_quiet(tables.get(name))]
            self.found.lines += sum(said[name].lines for name in quiet)
            self.found.bytes += sum(said[name].bytes for name in quiet)
            await self.delete(
                [looked_at(name, tables.get(name), before) for name in quiet], HOLD, DROP_CHAT
            )

    def is_quiet(self, row: Any) -> bool:
        """Is the table put away, and no game on it? Or is there no such table any more?"""
        if row is None:
            return True
        return row.seen < self.now - THERE and is_idle(sound(row.document, TableDoc))

    # The database.

    async def walk(
        self, wanted: Select[Any], by: ColumnElement[str]
    ) -> AsyncIterator[Sequence[Any]]:
        """All of it, in portions."""
        last = ""
        while True:
            portion = wanted.where(by > last).order_by(by).limit(PORTION)
            async with self.store.engine.connect() as connection:
                rows = (await connection.execute(portion)).all()
            if rows:
                yield rows
            if len(rows) < PORTION:
                return
            last = rows[-1][0]
            await asyncio.sleep(PAUSE if self.deletes else 0)

    async def delete(self, changes: list[Row], *statements: Update | Delete) -> None:
        if not self.deletes or not changes:
            return
        filled = [(each, each.compile().params) for each in statements]
        await self.store.writer.write(
            [],
            *(
                (each, [{key: row[key] for key in keys} for row in changes])
                for each, keys in filled
            ),
        )

    async def rows_of(self, tables: Collection[str]) -> Sequence[Any]:
        async with self.store.engine.connect() as connection:
            return list(await connection.execute(tables_where(TABLES.c.id.in_(tables))))

    async def count(
        self, what: ColumnElement[Any], of: ColumnElement[str], names: Collection[str]
    ) -> tuple[int, int]:
        """How many rows are of these, and how long they are."""
        size = func.coalesce(func.sum(func.length(what)), 0)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(func.count(), size).where(of.in_(names)))).one()
        return row[0], row[1]


def tables_where(*conditions: ColumnElement[bool]) -> Select[Any]:
    wanted = select(TABLES.c.id, TABLES.c.document, TABLES.c.touched, TABLES.c.seen)
    return wanted.where(*conditions)


def looked_at(name: str, row: Any, before: int) -> Row:
    """As it must still be."""
    touched, seen = (0.0, 0.0) if row is None else (row.touched, row.seen)
    return {"which": name, "was_touched": touched, "was_seen": seen, "before": before}


def is_idle(table: TableDoc | None) -> bool:
    """What cannot be read is left alone: somebody may mend it."""
    return table is not None and table.stage != "playing"


def is_over(match: MatchDoc, before: float) -> bool:
    return match.result is not None and match.result.at < before


def is_elsewhere(match: MatchDoc, table: TableDoc | None) -> bool:
    """Does the table have nothing to do with this game any more, nor with a running one?"""
    return is_idle(table) and table is not None and table.match != match.id

"""One person's data at a table: the chair, what they said, their name in its games.

The games stay, with the name gone; so do the salts, without which no shuffle could be checked.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import delete, select, update

from powderkeg.server.schema import CHAT, MATCHES
from powderkeg.server.store import Store
from powderkeg.table.documents import MatchDoc, TableDoc
from powderkeg.table.game_stage import GameStage
from powderkeg.table.news import Chatted
from powderkeg.table.seating import BOT_NAMES, copied, is_same
from powderkeg.table.table import Table


class Forgotten(NamedTuple):
    """How much there was of them."""

    chairs: int
    lines: int  # of chat
    games: int


class Person(NamedTuple):
    """Known by their token, by the names that they had, or both."""

    token_hash: str
    names: frozenset[str]

    def is_theirs(self, name: str, token_hash: str) -> bool:
        return is_same(token_hash, self.token_hash) or (bool(name) and name in self.names)


async def forget(table: Table, store: Store, name: str, token_hash: str) -> Forgotten:
    """In the table's own task."""
    matches = await matches_of(store, table.doc.id)
    person = known_as(table.doc, matches, name, token_hash)
    chairs = await free_chairs(table, person)
    matches = await matches_of(store, table.doc.id)  # who plays on is noted there
    games = [each for each in matches if named_in(each, person)]
    lines = await rewrite(store, table.doc.id, [without(each, person) for each in games], person)
    table.chat = [line for line in table.chat if line.name not in person.names]
    if isinstance(table.stage, GameStage):
        table.stage.session.doc = without(table.stage.session.doc, person)
    return Forgotten(chairs, lines, len(games))


def known_as(doc: TableDoc, matches: list[MatchDoc], name: str, token_hash: str) -> Person:
    """Who is told by a token had a name wherever it was the right to a seat."""
    names = {name} if name else set()
    names |= {each.name for each in doc.chairs if is_same(each.token_hash, token_hash)}
    names |= {ban.name for ban in doc.banned if is_same(ban.token_hash, token_hash)}
    for match in matches:
        holders = match.result.holders if match.result is not None else []
        names |= {
            match.names.get(seat, "")
            for seat, holder in enumerate(holders)
            if is_same(holder, token_hash)
        }
    return Person(token_hash, frozenset(names - {""}))


async def free_chairs(table: Table, person: Person) -> int:
    """In a running game bots play on, under names of their own."""
    chairs = enumerate(table.doc.chairs)
    theirs = [n for n, chair in chairs if person.is_theirs(chair.name, chair.token_hash)]
    doc = copied(table.doc)
    for number in theirs:
        taken = {chair.name for chair in doc.chairs}
        doc.chairs[number].name = next(each for each in BOT_NAMES if each not in taken)
    for ban in doc.banned:
        ban.name = "" if ban.name in person.names else ban.name
    await table.keep(doc)
    for number in theirs:
        if table.doc.chairs[number].kind == "person":
            await table.stage.vacate(number)
    return len(theirs)


# Games and chat.


async def matches_of(store: Store, table: str) -> list[MatchDoc]:
    async with store.engine.connect() as connection:
        wanted = select(MATCHES.c.document).where(MATCHES.c.table_id == table)
        rows = await connection.execute(wanted)
        return [msgspec.json.decode(row[0], type=MatchDoc) for row in rows]


def named_in(match: MatchDoc, person: Person) -> bool:
    return without(match, person) != match


def without(match: MatchDoc, person: Person) -> MatchDoc:
    """The game with the name gone."""
    result = match.result
    holders = [""] * match.seats if result is None else result.holders
    theirs = {
        seat
        for seat in range(match.seats)
        if person.is_theirs(match.names.get(seat, ""), holders[seat])
    }
    if result is not None:
        kept = ["" if seat in theirs else holder for seat, holder in enumerate(holders)]
        result = msgspec.structs.replace(result, holders=kept)
    names = {seat: "" if seat in theirs else name for seat, name in match.names.items()}
    notes = [anonymous(note, person) for note in match.notes]
    return msgspec.structs.replace(match, names=names, notes=notes, result=result)


def anonymous(note: str, person: Person) -> str:
    """Who took over a seat is noted by name, at the end of a line."""
    said, by, who = note.rpartition(" by ")
    return f"{said}{by}somebody" if who in person.names else note


async def rewrite(store: Store, table: str, games: list[MatchDoc], person: Person) -> int:
    """All of it, or nothing."""
    async with store.engine.begin() as connection:
        for match in games:
            where = update(MATCHES).where(MATCHES.c.id == match.id)
            await connection.execute(where.values(document=msgspec.json.encode(match)))
        wanted = select(CHAT.c.number, CHAT.c.document).where(CHAT.c.table_id == table)
        lines = [
            number
            for number, document in await connection.execute(wanted)
            if msgspec.json.decode(document, type=Chatted).name in person.names
        ]
        gone = delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number.in_(lines))
        await connection.execute(gone)
    return len(lines)

"""The tables and games of somebody who holds tokens: all of them in one answer.

A token that fits nothing is passed over, be it a wrong one or one of a table that is not there:
whoever tries names learns nothing.
"""

from __future__ import annotations

from powderkeg.rules.core import WATCHER
from powderkeg.table.api import GameResult, OwnGames, OwnTable, SeatKey
from powderkeg.table.cannot import Cannot
from powderkeg.table.documents import TableDoc
from powderkeg.table.doors import sitters_of
from powderkeg.table.game_stage import GameStage
from powderkeg.table.keeper import Touched
from powderkeg.table.results import result_for
from powderkeg.table.seating import chair_of, hash_of, is_same
from powderkeg.table.session import GameSession
from powderkeg.table.tables import Tables

MOST_RESULTS = 500
MOST_TURNS = 12  # games that are looked into for whose turn it is: each may have to be replayed


class OwnTables:
    """Asks the keeper once for all tables, and the few that are being played for whose turn."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.keeper = tables.services.keeper
        self.lines = 0  # of records that were read for it

    async def look(self, keys: list[SeatKey]) -> OwnGames:
        """In the order they are asked for; the games, the latest first."""
        hashes = {key.table: hash_of(key.token) for key in keys}
        found = {each.table.id: each for each in await self.keeper.look_up(hashes)}
        mine = [found[name] for name in hashes if name in found]
        mine = [each for each in mine if is_owner(each.table, hashes[each.table.id])]
        mine = [each for each in mine if not each.table.closed]
        playing = [each.table.id for each in mine if each.table.stage == "playing"][:MOST_TURNS]
        results = await self.results(hashes)
        ended = {result.table: result.at for result in reversed(results)}
        tables = [await self.own_table(each, hashes, playing, ended) for each in mine]
        return OwnGames(tables, results)

    async def fitting(self, keys: list[SeatKey]) -> list[SeatKey]:
        """Those that are the right to something."""
        found = {each.table.id: each.table for each in await self.keeper.look_up(names_of(keys))}
        tables = [(key, found.get(key.table)) for key in keys]
        return [key for key, table in tables if table and is_owner(table, hash_of(key.token))]

    async def own_table(
        self,
        touched: Touched,
        hashes: dict[str, str],
        playing: list[str],
        ended: dict[str, int],
    ) -> OwnTable:
        doc = touched.table
        # Whoever looks at a result once more does nothing there.
        at = ended.get(doc.id, touched.at) if doc.stage == "over" else touched.at
        chair = chair_of(doc, hashes[doc.id])
        awaited = await self.awaited(doc, chair) if doc.id in playing else None
        taken = [number for number, each in enumerate(doc.chairs) if each.kind != "free"]
        places = {doc.chairs[number].seat: place for place, number in enumerate(taken)}
        return OwnTable(
            id=doc.id,
            game=doc.game,
            stage=doc.stage,
            sitters=sitters_of(doc),
            me=taken.index(chair) if chair in taken else None,
            awaited=None if awaited is None else [places[s] for s in awaited if s in places],
            at=int(at),
        )

    async def awaited(self, doc: TableDoc, chair: int | None) -> list[int] | None:
        """As this chair may know it."""
        try:
            session = await self.session_of(doc)
        except Cannot:  # begun by other rules than ours
            return None
        seat = None if chair is None else doc.chairs[chair].seat
        return None if session is None else session.state.awaited(WATCHER if seat is None else seat)

    async def session_of(self, doc: TableDoc) -> GameSession | None:
        """Of a table that another node may have, only to look at; ours stays open for a while."""
        name = doc.id
        if self.tables.services.ownership.is_shared and name not in self.tables.open:
            session = await self.tables.session_of(doc)
            self.lines += session.lines if session is not None else 0
            return session
        was_open = name in self.tables.open
        table = await self.tables.find(name)
        if table is None or not isinstance(table.stage, GameStage):
            return None
        self.tables.leave_be(table)
        self.lines += 0 if was_open else table.stage.session.lines
        return table.stage.session

    async def results(self, hashes: dict[str, str]) -> list[GameResult]:
        matches = await self.keeper.finished(hashes, MOST_RESULTS)
        results = [result_for(match, hashes[match.table]) for match in matches]
        return [result for result in results if result is not None]


def names_of(keys: list[SeatKey]) -> set[str]:
    return {key.table for key in keys}


def is_owner(doc: TableDoc, token_hash: str) -> bool:
    hosts = is_same(doc.host_hash, token_hash) or is_same(doc.owner_hash, token_hash)
    return chair_of(doc, token_hash) is not None or hosts

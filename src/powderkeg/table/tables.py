"""All tables: made, found in memory or by the keeper, put away when nobody is there."""

from __future__ import annotations

import asyncio
import secrets

import structlog

from powderkeg.rules.core import Complaint
from powderkeg.rules.record import Act
from powderkeg.table.api import NewTable
from powderkeg.table.cannot import Cannot, refused
from powderkeg.table.documents import TableDoc
from powderkeg.table.guest import Guest
from powderkeg.table.seating import (
    hash_of,
    new_chairs,
    new_token,
    seat_bot,
    setup_of,
    take_chair,
    wear,
)
from powderkeg.table.services import Services
from powderkeg.table.session import GameSession
from powderkeg.table.shelf import game_named
from powderkeg.table.stage import KEPT_CHAT, expect_level
from powderkeg.table.table import Table
from powderkeg.table.waiting import Waiting

LOG = structlog.get_logger("tables")
# Short, friendly, easy to say over the phone; the number makes them hard to guess.
FIRST = "amber brass cedar copper ember fern hazel ivory maple moss olive pine ruby sage".split()
THEN = "acorn badger candle clover fuse garden kettle lantern match robin spark wick worm".split()


class Tables:
    """A table is in memory while somebody is there, and a while longer."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.open: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table | None]] = {}

    async def make(self, wish: NewTable, branch: list[Act], notes: list[str]) -> tuple[str, str]:
        """A new table and the token of its host."""
        token = new_token()
        doc = self.new_table(wish, token)
        if wish.start or branch:
            game = self.services.games[doc.game]
            refusal = game.refusal(setup_of(game, doc))
            if refusal is not None:
                raise refused(refusal)
        await self.services.keeper.add_table(doc)
        table = self.enter(Table(doc, self.services))
        LOG.info("made", table=doc.id, game=doc.game)
        try:
            if wish.start or branch:
                assert isinstance(table.stage, Waiting)
                await table.stage.begin(branch, notes)  # nobody knows of this table yet
        finally:
            self.leave_be(table)
        return doc.id, token

    def new_table(self, wish: NewTable, token: str) -> TableDoc:
        game = game_named(self.services.games, wish.game)
        try:
            options = game.setup(game.seats[0], wish.options).options
        except Complaint as problem:
            raise Cannot("no-option", str(problem)) from None
        doc = TableDoc(
            id=new_name(),
            game=game.name,
            options=options,
            chairs=new_chairs(game),
            host_hash=hash_of(token),
            secret=secrets.token_hex(16),
            breath=wish.breath,
            patience=wish.patience,
        )
        if wish.sit:
            number = wish.branch.seat if wish.branch is not None else 0
            take_chair(doc, wish.name, token, number, wish.salt)
            if wish.badge is not None:
                wear(doc, number, wish.badge)
        if wish.bots is not None:
            expect_level(game, wish.bots.level)
            free = [i for i, chair in enumerate(doc.chairs) if chair.kind == "free"]
            for number in free[: wish.bots.count]:
                seat_bot(doc, number, wish.bots.level)
        return doc

    async def find(self, name: str) -> Table | None:
        """In memory, or brought back from its record. Many may ask at once; it is opened once."""
        if name in self.open:
            return self.open[name]
        if name not in self.opening:
            self.opening[name] = asyncio.create_task(self.bring_back(name))
            self.opening[name].add_done_callback(lambda _: self.opening.pop(name, None))
        return await asyncio.shield(self.opening[name])

    async def bring_back(self, name: str) -> Table | None:
        keeper = self.services.keeper
        doc = await keeper.find_table(name)
        if doc is None:
            return None
        table = Table(doc, self.services, await self.session_of(doc))
        table.chat = await keeper.chat(name, KEPT_CHAT)
        return self.enter(table)

    async def session_of(self, table: TableDoc) -> GameSession | None:
        """The game on it, from its record."""
        if not table.match:
            return None
        keeper = self.services.keeper
        match = await keeper.find_match(table.match)
        assert match is not None, f"table {table.id} has lost its game"
        acts = await keeper.acts(match.id)
        game = self.services.games[match.game]
        session = await asyncio.to_thread(GameSession, game, match, acts)
        session.remember(await keeper.last_keys(match.id))
        return session

    def enter(self, table: Table) -> Table:
        table.open()
        self.open[table.doc.id] = table
        self.services.counters.tables(len(self.open))
        return table

    # Guests.

    async def say_goodbye(self, table: Table, guest: Guest) -> None:
        await table.stage.leave(guest)
        self.leave_be(table)

    def leave_be(self, table: Table) -> None:
        """Put away after a while, if nobody comes."""
        if not table.guests:
            table.after("rest", self.services.rest, self.put_away, table)

    async def put_away(self, table: Table) -> None:
        idle = not table.guests and table.inbox.empty()
        if idle and self.open.get(table.doc.id) is table:
            del self.open[table.doc.id]
            self.services.counters.tables(len(self.open))
            await table.close()

    async def close(self) -> None:
        for table in list(self.open.values()):
            await table.close()


def new_name() -> str:
    return f"{secrets.choice(FIRST)}-{secrets.choice(THEN)}-{secrets.randbelow(10**8):08}"

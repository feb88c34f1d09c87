"""All tables: made, found in memory or in the store, put away when nobody is there."""

from __future__ import annotations

import asyncio
import secrets

import structlog

from powderkeg.bots.thinkers import Thinkers
from powderkeg.rules.core import Complaint
from powderkeg.rules.games import GAMES
from powderkeg.rules.record import Act
from powderkeg.server import hosting, metrics, seating
from powderkeg.server.api import NewTable
from powderkeg.server.documents import TableDoc
from powderkeg.server.guest import Guest
from powderkeg.server.live import recalled
from powderkeg.server.playing import KEPT_CHAT, leave
from powderkeg.server.seating import Cannot
from powderkeg.server.settings import Settings
from powderkeg.server.store import Store
from powderkeg.server.table import Table

LOG = structlog.get_logger("tables")
# Short, friendly, easy to say over the phone; the number makes them hard to guess.
FIRST = "amber brass cedar copper ember fern hazel ivory maple moss olive pine ruby sage".split()
THEN = "acorn badger candle clover fuse garden kettle lantern match robin spark wick worm".split()


class Tables:
    """A table is in memory while somebody is there, and a while longer."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.open: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table | None]] = {}

    async def make(self, wish: NewTable, branch: list[Act], notes: list[str]) -> tuple[str, str]:
        """A new table and the token of its host."""
        if wish.game not in GAMES:
            raise Cannot("no-game", f"no game '{wish.game}'; there are: {', '.join(GAMES)}")
        game = GAMES[wish.game]
        try:
            options = game.setup(game.seats[0], wish.options).options
        except Complaint as problem:
            raise Cannot("no-option", str(problem)) from None
        token = seating.new_token()
        doc = TableDoc(
            id=new_name(),
            game=game.name,
            options=options,
            chairs=seating.new_chairs(game),
            host_hash=seating.hash_of(token),
            secret=secrets.token_hex(16),
            breath=wish.breath,
            patience=wish.patience,
        )
        if wish.sit:
            number = wish.branch.seat if wish.branch is not None else 0
            seating.take_chair(doc, wish.name, token, number, wish.salt)
            if wish.badge is not None:
                seating.wear(doc, number, wish.badge)
        if wish.bots is not None:
            hosting.expect_level(game, wish.bots.level)
            free = [i for i, chair in enumerate(doc.chairs) if chair.kind == "free"]
            for number in free[: wish.bots.count]:
                seating.seat_bot(doc, number, wish.bots.level)
        if wish.start or branch:
            refusal = game.refusal(seating.setup_of(doc))
            if refusal is not None:
                raise Cannot("refused", f"refused by {refusal.rule.key}", refusal)
        await self.store.add_table(doc)
        table = self.enter(self.table_of(doc))
        LOG.info("made", table=doc.id, game=doc.game)
        if wish.start or branch:
            await hosting.begin(table, branch, notes)
        self.leave_be(table)
        return doc.id, token

    async def find(self, name: str) -> Table | None:
        """In memory, or brought back from its record. Many may ask at once; it is opened once."""
        if name in self.open:
            return self.open[name]
        if name not in self.opening:
            self.opening[name] = asyncio.create_task(self.bring_back(name))
        try:
            return await asyncio.shield(self.opening[name])
        finally:
            self.opening.pop(name, None)

    async def bring_back(self, name: str) -> Table | None:
        doc = await self.store.find_table(name)
        if doc is None:
            return None
        table = self.table_of(doc)
        table.chat = await self.store.chat(name, KEPT_CHAT)
        if doc.match:
            match = await self.store.find_match(doc.match)
            assert match is not None, f"table {name} has lost its game"
            acts = await self.store.acts(doc.match)
            table.live = live = await asyncio.to_thread(recalled, table.game, match, acts)
            keys = await self.store.last_keys(doc.match)
            table.keys = {seat: (key, min(at, live.at(seat))) for seat, (key, at) in keys.items()}
        return self.enter(table)

    def table_of(self, doc: TableDoc) -> Table:
        return Table(doc, self.store, self.thinkers, self.settings.tick)

    def enter(self, table: Table) -> Table:
        table.open()
        self.open[table.doc.id] = table
        metrics.TABLES.set(len(self.open))
        return table

    # Guests.

    async def say_goodbye(self, table: Table, guest: Guest) -> None:
        await leave(table, guest)
        self.leave_be(table)

    def leave_be(self, table: Table) -> None:
        """Put away after a while, if nobody comes."""
        if not table.guests:
            table.after("rest", self.settings.rest, self.put_away, table)

    async def put_away(self, table: Table) -> None:
        idle = not table.guests and table.inbox.empty()
        if idle and self.open.get(table.doc.id) is table:
            del self.open[table.doc.id]
            metrics.TABLES.set(len(self.open))
            await table.close()

    async def close(self) -> None:
        for table in list(self.open.values()):
            await table.close()


def new_name() -> str:
    return f"{secrets.choice(FIRST)}-{secrets.choice(THEN)}-{secrets.randbelow(10**8):08}"

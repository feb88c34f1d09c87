"""All tables: made, found in memory or by the keeper, put away when nobody is there."""

from __future__ import annotations

import asyncio
import secrets

import structlog

from powderkeg.rules.core import Complaint
from powderkeg.rules.game import Game
from powderkeg.rules.record import Act
from powderkeg.table.api import NewTable
from powderkeg.table.cannot import Cannot, refused
from powderkeg.table.clock import Timer
from powderkeg.table.documents import TableDoc
from powderkeg.table.fuse import expect_room
from powderkeg.table.guest import Guest
from powderkeg.table.keeper import Unreadable
from powderkeg.table.ownership import Elsewhere
from powderkeg.table.protocol import Options
from powderkeg.table.scenes import session_of
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
from powderkeg.table.shelf import expect_level, game_named
from powderkeg.table.stand_ins import is_slow
from powderkeg.table.table import Table
from powderkeg.table.talk import KEPT_CHAT
from powderkeg.table.waiting import Waiting

LOG = structlog.get_logger("tables")
LONGEST = 31 * 86_400.0  # seconds: nobody is waited for longer without anything being saved
LATER = 60.0  # seconds until a table is woken again that could not be
# Short, friendly, easy to say over the phone; the number makes them hard to guess.
FIRST = "amber brass cedar copper ember fern hazel ivory maple moss olive pine ruby sage".split()
THEN = "acorn badger candle clover fuse garden kettle lantern match robin spark wick worm".split()


class Tables:
    """A table is in memory while somebody is there, and a while longer."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.open: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table | None]] = {}
        self.alarms: dict[str, Timer] = {}  # by table that was put away
        self.waking: set[asyncio.Task[None]] = set()

    async def make(
        self, wish: NewTable, branch: list[Act], notes: list[str], address: str = ""
    ) -> tuple[str, str]:
        """A new table, for somebody at this address, and the token of its host."""
        token = new_token()
        doc = self.new_table(wish, token)
        if wish.start or branch:
            game = self.services.games[doc.game]
            refusal = game.refusal(setup_of(game, doc))
            if refusal is not None:
                raise refused(refusal)
        table = Table(doc, self.services)
        table.belongs_to(address)
        if wish.start or branch:
            expect_room(table, doc)
        await self.services.ownership.claim(doc.id)
        await self.services.keeper.add_table(doc)
        self.enter(table)
        LOG.info("made", table=doc.id, game=doc.game)
        try:
            if wish.start or branch:
                assert isinstance(table.stage, Waiting)
                await table.stage.begin(branch, notes)  # nobody knows of this table yet
        finally:
            self.leave_be(table)
        if self.services.ownership.is_shared:
            await self.put_away(table)  # whoever is asked for it first has it
        return doc.id, token

    def new_table(self, wish: NewTable, token: str) -> TableDoc:
        game = game_named(self.services.games, wish.game)
        try:
            options = game.setup(game.seats[0], wish.options).options
        except Complaint as problem:
            raise Cannot("no-option", str(problem)) from None
        doc = TableDoc(
            id=new_name(self.services.long_names),
            game=game.name,
            options=options,
            chairs=new_chairs(game),
            host_hash=hash_of(token),
            owner_hash=hash_of(token),
            made=int(self.services.clock.date()),
            secret=secrets.token_hex(16),
            breath=wish.breath,
            patience=wish.patience,
            time=wish.time,
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

    async def look_at(self, name: str) -> TableDoc:
        """Who sits at a table that another node has."""
        doc = await self.services.keeper.find_table(name)
        if doc is None:
            raise Cannot("no-table", "there is no such table")
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
        keeper, began = self.services.keeper, self.services.clock.now()
        doc = await keeper.find_table(name)
        if doc is None or doc.closed:
            return None
        if self.services.ownership.is_shared:
            await self.services.ownership.claim(name)
            doc = await keeper.find_table(name)  # as whoever had it has left it
            assert doc is not None
        if doc.game not in self.services.games:
            raise Unreadable("table")
        session = await self.session_of(doc)
        if session is None:
            doc.options = still_there(self.services.games[doc.game], doc.options)
        table = Table(doc, self.services, session)
        table.chat = await keeper.chat(name, KEPT_CHAT)
        self.services.counters.brought_back(self.services.clock.now() - began)
        return self.enter(table)

    async def session_of(self, table: TableDoc) -> GameSession | None:
        """The game on it, from its record."""
        if not table.match:
            return None
        keeper = self.services.keeper
        match = await keeper.find_match(table.match)
        if match is None or match.game not in self.services.games:
            raise Unreadable("game")
        scene = await keeper.find_scene(match.id)  # before the acts, which may only be more
        acts = await keeper.acts(match.id)
        game = self.services.games[match.game]
        try:
            session = await asyncio.to_thread(session_of, game, match, acts, scene)
        except Complaint as problem:  # its lines are not those of a game
            LOG.error("unreadable", table=table.id, problem=str(problem))
            raise Unreadable("game") from None
        session.remember(await keeper.last_keys(match.id))
        return session

    def enter(self, table: Table) -> Table:
        table.open()
        table.lost = lambda: self.take_out(table)
        self.open[table.doc.id] = table
        self.alarm(table.doc.id, None)
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
        if table.guests or self.open.get(table.doc.id) is not table:
            return
        if table.stage.is_busy() or table.inbox:
            self.leave_be(table)
            return
        self.take_out(table)
        self.alarm(table.doc.id, table.stage.deadline())
        await self.services.ownership.release(table.doc.id)
        await table.close()

    def take_out(self, table: Table) -> None:
        if self.open.get(table.doc.id) is table:
            del self.open[table.doc.id]
            self.services.counters.tables(len(self.open))

    async def let_go(self, table: Table) -> None:
        """Whoever is here finds it at another node."""
        self.take_out(table)
        await self.services.ownership.release(table.doc.id)
        table.send_on()
        await table.close()

    def lose(self, name: str) -> None:
        """Another node has it, and goes on."""
        table = self.open.get(name)
        if table is not None:
            table.post(table.lose)

    # Tables that are played over days.

    def alarm(self, name: str, date: float | None) -> None:
        """Have a table that was put away look after itself at this date."""
        timer = self.alarms.pop(name, None)
        if timer is not None:
            timer.cancel()
        if date is not None:
            seconds = max(0.0, date - self.services.clock.date())
            self.alarms[name] = self.services.clock.call_later(seconds, lambda: self.ring(name))

    def ring(self, name: str) -> None:
        self.alarms.pop(name, None)
        task = asyncio.create_task(self.wake_in_time(name))
        self.waking.add(task)
        task.add_done_callback(self.waking.discard)

    async def wake_in_time(self, name: str) -> None:
        """Nobody else does it: if it cannot be now, it is done as soon as it can."""
        try:
            await self.wake(name)
        except Elsewhere as where:
            if not where.url:  # else whoever has it looks after it
                self.alarm(name, self.services.clock.date() + LATER)
        except Cannot:  # it was played by older rules: whoever opens it is told so
            pass
        except Exception:  # the database is away, or our bug; the others are woken all the same
            LOG.exception("fault", table=name)
            self.alarm(name, self.services.clock.date() + LATER)

    async def wake(self, name: str) -> None:
        table = await self.find(name)
        if table is not None:
            table.post(table.look_after_itself)
            self.leave_be(table)

    async def wake_all(self) -> None:
        """The house is open again: whose time ran out meanwhile is not waited for any longer."""
        lately = self.services.clock.date() - LONGEST
        for doc in await self.services.keeper.tables_since(lately):
            if doc.stage == "playing" and is_slow(doc):
                await self.wake_in_time(doc.id)

    async def drop(self, table: Table) -> None:
        """It was closed: nobody is waited for."""
        self.take_out(table)
        self.alarm(table.doc.id, None)
        await self.services.ownership.release(table.doc.id)
        await table.close()

    async def close(self) -> None:
        for name in list(self.alarms):
            self.alarm(name, None)
        for table in list(self.open.values()):
            await table.close()


def new_name(is_long: bool) -> str:
    """Old names are as good as new ones: nobody reads them but to compare."""
    number = "-".join(f"{secrets.randbelow(10**4):04}" for _ in range(4 if is_long else 2))
    if not is_long:
        number = number.replace("-", "")
    return f"{secrets.choice(FIRST)}-{secrets.choice(THEN)}-{number}"


def still_there(game: Game, options: Options) -> Options:
    """What a table agreed on before the server was opened anew, perhaps with another deck."""
    kept: Options = {}
    for key, value in options.items():
        try:
            kept[key] = game.setup(game.seats[0], {key: value})[key]
        except Complaint:
            LOG.info("option gone", game=game.name, option=key, value=value)
    return game.setup(game.seats[0], kept).options

"""A table on a desk: kept in memory, bots that think on the spot, no socket anywhere."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Collection
from time import time
from typing import TypeVar

import msgspec

from powderkeg.bots.ladder import make_bot
from powderkeg.rules.core import Move, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.record import Act, Record
from powderkeg.rules.rng import Rng
from powderkeg.table.api import BotsWish, NewTable
from powderkeg.table.bot_pool import Asker, BotPool
from powderkeg.table.clock import Clock
from powderkeg.table.commands import serve
from powderkeg.table.counters import Counters
from powderkeg.table.documents import MatchDoc, SceneDoc, TableDoc
from powderkeg.table.guest import PatientGuest
from powderkeg.table.keeper import Keeper, KeyedAct, Touched
from powderkeg.table.news import Chatted, News
from powderkeg.table.protocol import Hello, Request
from powderkeg.table.services import Services
from powderkeg.table.table import Table
from powderkeg.table.tables import Tables

N = TypeVar("N")
NEWS = msgspec.json.Decoder(News)
PATIENCE = 60.0  # seconds: a machine may be busy


class Memory(Keeper):
    """Keeps what it is given for as long as the program runs."""

    def __init__(self) -> None:
        self.tables: dict[str, TableDoc] = {}
        self.touched: dict[str, float] = {}
        self.matches: dict[str, MatchDoc] = {}
        self.lines: dict[str, list[KeyedAct]] = {}
        self.scenes: dict[str, SceneDoc] = {}
        self.said: dict[str, list[Chatted]] = {}

    async def check(self) -> None:
        pass

    async def add_table(self, table: TableDoc) -> None:
        await self.save_table(table)

    async def save_table(self, table: TableDoc) -> None:
        self.tables[table.id] = copy.deepcopy(table)
        self.touched[table.id] = time()

    async def save_both(self, table: TableDoc, match: MatchDoc) -> None:
        await self.save_table(table)
        self.matches[match.id] = copy.deepcopy(match)
        if match.result is not None:
            self.scenes.pop(match.id, None)

    async def begin(self, table: TableDoc, match: MatchDoc, acts: list[KeyedAct]) -> None:
        await self.save_both(table, match)
        self.lines[match.id] = list(acts)

    async def add_acts(
        self,
        match: MatchDoc,
        first: int,
        acts: list[KeyedAct],
        table: TableDoc | None = None,
        scene: SceneDoc | None = None,
    ) -> None:
        assert first == len(self.lines[match.id]), "each line has one number"
        self.lines[match.id] += acts
        self.touched[self.matches[match.id].table] = time()
        if table is not None:
            await self.save_table(table)
        if scene is not None:
            self.scenes[match.id] = scene

    async def find_scene(self, match: str) -> SceneDoc | None:
        return copy.deepcopy(self.scenes.get(match))

    async def tables_since(self, date: float) -> list[TableDoc]:
        return [copy.deepcopy(table) for table in self.tables.values()]

    async def find_table(self, table: str) -> TableDoc | None:
        return copy.deepcopy(self.tables.get(table))

    async def look_up(self, tables: Collection[str]) -> list[Touched]:
        known = [self.tables[name] for name in tables if name in self.tables]
        return [Touched(copy.deepcopy(table), self.touched[table.id]) for table in known]

    async def finished(self, tables: Collection[str], most: int) -> list[MatchDoc]:
        latest = [match for match in reversed(self.matches.values()) if match.table in tables]
        return copy.deepcopy([match for match in latest[:most] if match.result is not None])

    async def find_match(self, match: str) -> MatchDoc | None:
        return copy.deepcopy(self.matches.get(match))

    async def acts(self, match: str) -> list[Act]:
        return [Act(line.actor, line.text) for line in self.lines[match]]

    async def last_keys(self, match: str) -> dict[Seat, tuple[str, int]]:
        lines = enumerate(self.lines[match], 1)
        return {line.actor: (line.key, number) for number, line in lines if line.key}

    async def add_chat(self, table: str, line: Chatted) -> None:
        self.said.setdefault(table, []).append(line)

    async def chat(self, table: str, most: int) -> list[Chatted]:
        return self.said.get(table, [])[-most:]


class BotsHere(BotPool):
    """They think in this very process."""

    async def choose(self, record: Record, seat: Seat, bot: str, asker: Asker) -> Move:
        world = record.replay().reimagine(seat, Rng(f"world {len(record.acts)}"))
        return make_bot(bot, record.game).choose(world, seat, Rng(f"{seat} {len(record.acts)}"))

    async def hurry(self, record: Record, seat: Seat, bot: str, asker: Asker) -> Move:
        return await self.choose(record, seat, bot, asker)

    async def react(self, game: Game, scene: str, seat: Seat, bot: str, asker: Asker) -> Move:
        world = game.scenes.read(scene).reimagine(seat, Rng(scene))
        return make_bot(bot, game).choose(world, seat, Rng(f"{seat} {scene}"))


class Visitor:
    """Somebody at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.guest = PatientGuest(table.services.counters)

    def do(self, request: Request) -> None:
        self.table.post(serve, self.table, self.guest, request)

    async def sees(self, kind: type[N], about: Callable[[N], object] = lambda news: True) -> N:
        """The next news of this kind of which this is true; the rest is passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self.guest.outbox:
                    news = NEWS.decode(self.guest.outbox.popleft())
                    if isinstance(news, kind) and about(news):
                        return news
                await self.guest.bell.wait()
                self.guest.bell.clear()


class Desk:
    """All tables on it."""

    def __init__(self, clock: Clock | None = None, seconds_a_tick: float = 0.002) -> None:
        self.keeper = Memory()
        self.services = Services(
            games=GAMES,
            keeper=self.keeper,
            bots=BotsHere(),
            clock=clock or Clock(),
            counters=Counters(),
            seconds_a_tick=seconds_a_tick,
        )
        self.tables = Tables(self.services)

    async def sit_down(self, game: str, bots: int, level: str = "carefree") -> Visitor:
        """A game with so many bots has begun, and this is who plays against them."""
        wish = NewTable(game, name="Ada", bots=BotsWish(bots, level), start=True, breath=0)
        name, token = await self.tables.make(wish, [], [])
        return await self.come(name, token)

    async def come(self, name: str, token: str = "") -> Visitor:
        table = await self.tables.find(name)
        assert table is not None
        visitor = Visitor(table)
        visitor.do(Hello(token))
        return visitor

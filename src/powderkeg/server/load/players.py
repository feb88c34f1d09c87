"""Scripted sockets: they move as soon as they are awaited, and never think.

They share the machine with the server, so they read of each message only what they need.
"""

from __future__ import annotations

import asyncio
from collections import deque
from time import perf_counter
from urllib.request import Request as Post
from urllib.request import urlopen

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from powderkeg.table.api import NewTable, TableMade
from powderkeg.table.protocol import Again, Do, Hello, Play, Sit, Start

LONG = 80  # lines of a record: from here on it counts as a long one


class Move(Struct):
    move: str


class Stage(Struct):
    stage: str
    refusal: object = None


class Heard(Struct):
    """What a player needs of a message, whichever it is."""

    tell: str
    at: int = 0
    offers: list[Move] = []
    table: Stage | None = None
    message: str = ""


HEARD = msgspec.json.Decoder(Heard)
MADE = msgspec.json.Decoder(TableMade)


class Tally:
    """How long the moves of all tables took to reach the opponent."""

    def __init__(self) -> None:
        self.early: list[float] = []
        self.late: list[float] = []

    def note(self, seconds: float, line: int) -> None:
        (self.late if line >= LONG else self.early).append(seconds)

    def forget(self) -> None:
        self.early, self.late = [], []


class Player:
    """One of two at a table."""

    def __init__(self, line: ClientConnection, tally: Tally) -> None:
        self.line = line
        self.tally = tally
        self.other = self  # until another one has come
        self.sent: deque[tuple[int, float]] = deque()  # moves the other has not seen: line and time

    async def do(self, request: Do) -> None:
        await self.line.send(msgspec.json.encode(request), text=True)

    async def play(self) -> None:
        """Until it is sent home."""
        try:
            async for message in self.line:
                await self.hear(message)
        finally:
            await self.line.close()

    async def hear(self, message: str | bytes) -> None:
        news = HEARD.decode(message)
        if news.tell == "happened":
            await self.see(news)
        elif news.tell == "table" and news.table is not None:
            await self.attend(news.table)
        elif news.tell in ("problem", "refused"):
            raise RuntimeError(f"a scripted move went wrong: {message!r}")

    async def see(self, news: Heard) -> None:
        sent = self.other.sent
        if sent and sent[0][0] < news.at:  # else it is our own move that we see
            self.tally.note(perf_counter() - sent.popleft()[1], news.at)
        if news.offers:
            move = news.offers[news.at % len(news.offers)].move
            self.sent.append((news.at, perf_counter()))
            await self.do(Play(news.at, move, str(news.at)))

    async def attend(self, table: Stage) -> None:
        """The second of the two does not look after the table."""


class Host(Player):
    """Lights the fuse, again and again; the table may tell the same thing twice."""

    lit = False

    async def attend(self, table: Stage) -> None:
        if table.stage == "over" and self.lit:
            self.lit = False
            await self.do(Again())
        elif table.stage == "waiting" and table.refusal is None and not self.lit:
            self.lit = True
            await self.do(Start())


def make_table(host: str, wish: NewTable) -> TableMade:
    post = Post(f"http://{host}/api/tables", msgspec.json.encode(wish))
    with urlopen(post) as answer:
        return MADE.decode(answer.read())


def knock(host: str, table: str) -> connect:
    return connect(f"ws://{host}/api/tables/{table}/socket", compression=None, proxy=None)


async def seat_two(host: str, tally: Tally) -> list[asyncio.Task[None]]:
    """A table of two who play one game after another."""
    made = make_table(host, NewTable("verflixxt", name="Ada", breath=0))
    ada = Host(await knock(host, made.table), tally)
    bo = Player(await knock(host, made.table), tally)
    ada.other, bo.other = bo, ada
    await ada.do(Hello(made.token))
    await bo.do(Hello())
    await bo.do(Sit("Bo"))
    return [asyncio.create_task(player.play()) for player in (ada, bo)]

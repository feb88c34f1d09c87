"""Scripted sockets: they move as soon as they are awaited, and never think.

They share the machine with the server, so they read of each message only what they need.
"""

from __future__ import annotations

import asyncio
from collections import deque
from http.client import HTTPConnection
from time import perf_counter

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from powderkeg.table.api import NewTable, TableMade
from powderkeg.table.protocol import Do, Hello, Play, Regroup, Sit, Start

HOME = "127.0.0.1"  # where players come from, unless they are to be somebody else's neighbours
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
    game: Heard | None = None  # in a welcome
    message: str = ""


HEARD = msgspec.json.Decoder(Heard)
JSON = {"content-type": "application/json"}
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
            await self.do_move(Play(news.at, move, str(news.at)))

    async def do_move(self, play: Play) -> None:
        self.sent.append((play.at, perf_counter()))
        await self.do(play)

    async def attend(self, table: Stage) -> None:
        """The second of the two does not look after the table."""


class Host(Player):
    """Lights the fuse, again and again; the table may tell the same thing twice."""

    lit = False

    async def attend(self, table: Stage) -> None:
        if table.stage == "over" and self.lit:
            self.lit = False
            await self.do(Regroup())
        elif table.stage == "waiting" and table.refusal is None and not self.lit:
            self.lit = True
            await self.do(Start())


def make_table(host: str, wish: NewTable, source: str = HOME) -> TableMade:
    """Asked for from this address of the machine."""
    line = HTTPConnection(host, source_address=(source, 0))
    try:
        line.request("POST", "/api/tables", msgspec.json.encode(wish), JSON)
        return MADE.decode(line.getresponse().read())
    finally:
        line.close()


def knock(host: str, table: str, source: str = HOME) -> connect:
    address = f"ws://{host}/api/tables/{table}/socket"
    return connect(address, compression=None, proxy=None, local_addr=(source, 0))


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

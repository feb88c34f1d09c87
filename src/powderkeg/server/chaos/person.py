"""Somebody at a table who comes back by themselves, whatever happens, and forgets nothing.

They do as the browser does: a line that says nothing is asked whether somebody is there, and left
if nobody is; a choice that nobody has acknowledged is sent again under the same key, as long as its
game is on the table.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import blake2b
from random import Random
from time import monotonic

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from powderkeg.rules.core import WATCHER, Seat
from powderkeg.server.chaos.asking import HOME
from powderkeg.server.load.players import Move
from powderkeg.table.protocol import Arrange, Do, Hello, Options, Ping, Play, Regroup, Sit, Start

SILENCE = 2.0  # seconds until it is asked whether somebody is there
PATIENCE = 2.0  # seconds until there must be an answer
COMING = 2.0  # seconds until a door must have opened
AGAIN = 1.0  # seconds until something is asked for again that has not happened
PAUSE = (0.05, 0.3)  # seconds of thought
RETRY = 0.5  # seconds until a table is tried again on the same line
LOOK = 0.05  # seconds between two looks whether there is a line
RETURN = (0.2, 0.5)  # seconds until somebody comes back
LEAST = 3000.0  # seconds of patience with the absent: no bot stands in


class Chair(Struct):
    seat: Seat | None = None


class TableSeen(Struct):
    """What one needs to know of the table."""

    stage: str
    commit: str
    options: Options
    patience: float
    chairs: list[Chair]
    refusal: object = None


class Heard(Struct):
    """What one needs of a message, whichever it is."""

    tell: str
    at: int = 0
    awaited: list[Seat] = []
    offers: list[Move] = []
    view: Raw = Raw()
    outcome: Raw = Raw()
    key: str = ""
    code: str = ""
    move: str = ""
    chair: int | None = None
    token: str = ""
    table: TableSeen | None = None
    game: Heard | None = None


HEARD = msgspec.json.Decoder(Heard)


def digest(view: bytes, outcome: bytes) -> bytes:
    return blake2b(view + outcome, digest_size=12).digest()


class Told(Struct, frozen=True):
    """What a pair of eyes was told: after so many lines the game looked like this."""

    eyes: Seat
    at: int
    look: bytes


class Person:
    """One of those at a table. The first of them looks after it."""

    def __init__(self, name: str, port: int, table: str, token: str, rng: Random) -> None:
        self.name = name
        self.url = f"ws://{HOME}:{port}/api/tables/{table}/socket"
        self.token = token
        self.rng = rng
        self.chair: int | None = None
        self.table: TableSeen | None = None
        self.game: Heard | None = None
        self.line: ClientConnection | None = None
        self.turn = asyncio.Event()  # there may be something to do
        self.count = 0
        self.choice: Play | None = None  # that is not acknowledged
        self.playing = ""  # the promise of the game's shuffle, by which it is told from the next
        self.sent = 0.0  # when that was said last, on this line
        self.played: dict[str, str] = {}  # what was acknowledged: move by key
        self.denied: set[str] = set()  # what was said not to have happened
        self.told: set[Told] = set()
        self.lies: list[str] = []  # what cannot be
        self.is_in = False  # and has been welcomed
        self.pause, self.silence = PAUSE, SILENCE

    # Coming and going.

    async def live(self) -> None:
        """Until it is sent home."""
        while True:
            with suppress(OSError, TimeoutError, WebSocketException):
                async with connect(
                    self.url,
                    compression=None,
                    proxy=None,
                    open_timeout=COMING,
                    close_timeout=0.1,
                    ping_interval=None,
                ) as line:
                    await self.visit(line)
            self.gone()
            await asyncio.sleep(self.rng.uniform(*RETURN))

    async def visit(self, line: ClientConnection) -> None:
        self.line = line
        self.sent = 0.0
        await self.say(Hello(self.token))
        acting = asyncio.create_task(self.act())
        try:
            while True:
                self.hear(HEARD.decode(await self.next(line)))
        finally:
            acting.cancel()

    async def next(self, line: ClientConnection) -> str | bytes:
        with suppress(TimeoutError):
            async with asyncio.timeout(self.silence):
                return await line.recv()
        await self.say(Ping())
        self.turn.set()
        async with asyncio.timeout(PATIENCE):
            return await line.recv()

    async def say(self, request: Do) -> None:
        if self.line is not None:
            await self.line.send(msgspec.json.encode(request), text=True)

    def gone(self) -> None:
        self.line = None
        self.is_in = False

    # What is heard.

    def hear(self, news: Heard) -> None:
        if news.table is not None:
            self.look(news.table)
        if news.tell == "welcome":
            self.is_in = True
            self.chair = news.chair
            if news.game is not None:
                self.see(news.game)
            self.turn.set()
        elif news.tell == "happened":
            self.see(news)
        elif news.tell == "seated":
            self.chair, self.token = news.chair, news.token
        elif news.tell == "played":
            self.note_played(news.key)
        elif news.tell in ("problem", "refused"):
            self.note_problem(news)

    @property
    def seat(self) -> Seat:
        if self.table is None or self.chair is None:
            return WATCHER
        seat = self.table.chairs[self.chair].seat
        return WATCHER if seat is None else seat

    def look(self, table: TableSeen) -> None:
        before, self.table = self.table, table
        if before is None or before.commit != table.commit or table.stage == "waiting":
            self.game = None
        if table.stage == "waiting" or (table.stage == "playing" and table.commit != self.playing):
            self.choice = None  # what was chosen in one game is not for the next
        if table.stage == "playing":
            self.playing = table.commit
        self.turn.set()

    def see(self, game: Heard) -> None:
        """What was told stays: nobody comes back to an earlier line of the same game."""
        if self.game is not None and game.at < self.game.at:
            self.lies.append(f"{self.name} was at line {self.game.at}, and then at {game.at}")
        self.game = game
        look = digest(bytes(game.view), bytes(game.outcome))
        self.told.add(Told(self.seat, game.at, look))
        self.turn.set()

    def note_played(self, key: str) -> None:
        if self.choice is not None and self.choice.key == key:
            self.played[key] = self.choice.move
            self.choice = None
            self.turn.set()
        elif key not in self.played:
            self.lies.append(f"{self.name} was told of a choice that was given up: {key}")

    def note_problem(self, news: Heard) -> None:
        if self.choice is None:
            return
        if news.code in ("not-saved", "fault"):  # perhaps only the answer was lost
            self.sent = 0.0
            self.turn.set()
        elif news.key == self.choice.key or news.move == self.choice.move:
            self.denied.add(self.choice.key)
            self.choice = None
            asyncio.get_running_loop().call_later(0.2, self.turn.set)

    # What is done.

    async def act(self) -> None:
        """Whatever there is to do, after some thought."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    await self.turn.wait()
            self.turn.clear()
            await asyncio.sleep(self.rng.uniform(*self.pause))
            request = self.next_request() if self.is_in else None
            if request is not None:
                self.sent = monotonic()
                with suppress(WebSocketException):  # whoever listens notices it, too
                    await self.say(request)

    def next_request(self) -> Do | None:
        if self.choice is not None:
            return self.choice if monotonic() - self.sent > AGAIN else None
        game = self.game
        if game is None or not game.offers or self.seat not in game.awaited:
            return None
        self.count += 1
        move = self.rng.choice(game.offers).move
        self.choice = Play(game.at, move, f"{self.name}-{self.count}")
        return self.choice


class Host(Person):
    """Lights the fuse, again and again, and tries whether the table can be played at."""

    def __init__(self, name: str, port: int, table: str, token: str, rng: Random) -> None:
        super().__init__(name, port, table, token, rng)
        self.options: Options = {}  # as they were at first
        self.probes: dict[float, asyncio.Future[float]] = {}
        self.tried = 0
        self.lost: float | None = None  # since then the line is gone
        self.blinks: list[float] = []  # seconds from there until the table could be played at
        self.blinking: asyncio.Task[None] | None = None

    async def playable(self) -> float:
        """When something new was kept at this table, and told: any owner of it could do so."""
        self.tried += 1
        patience = LEAST + self.tried % 500
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.probes[patience] = done
        line, said = None, 0.0
        while not done.done():
            if self.is_in and (self.line is not line or monotonic() - said > RETRY):
                line, said = self.line, monotonic()
                with suppress(WebSocketException):
                    await self.say(Arrange(patience=patience))
            await asyncio.wait([done], timeout=LOOK)
        del self.probes[patience]
        return done.result()

    def look(self, table: TableSeen) -> None:
        super().look(table)
        self.options = self.options or table.options
        done = self.probes.get(table.patience)
        if done is not None and not done.done():
            done.set_result(monotonic())

    def gone(self) -> None:
        super().gone()
        if self.lost is None:
            self.lost = monotonic()
            self.blinking = asyncio.create_task(self.blink(self.lost))

    async def settle(self) -> None:
        """Returns when the table can be played at."""
        if self.blinking is not None:
            await asyncio.shield(self.blinking)

    async def blink(self, since: float) -> None:
        self.blinks.append(await self.playable() - since)
        self.lost = None

    def next_request(self) -> Do | None:
        request = super().next_request()
        if request is not None or self.table is None or monotonic() - self.sent < AGAIN:
            return request
        if self.table.stage == "over":
            return Regroup()
        if self.table.stage == "waiting" and self.table.options != self.options:
            return Arrange(options=self.options)
        is_set = self.table.stage == "waiting" and self.table.refusal is None
        return Start() if is_set else None


class Second(Person):
    """Sits down beside the host."""

    def hear(self, news: Heard) -> None:
        super().hear(news)
        if news.tell == "welcome" and not self.token:
            self.sitting = asyncio.create_task(self.say(Sit(self.name)))

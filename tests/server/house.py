"""A server for a test, and people who come to its tables over real sockets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from prometheus_client import generate_latest
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from powderkeg.rules.games import GAMES
from powderkeg.server.app import make_app
from powderkeg.server.bot_processes import BotProcesses
from powderkeg.server.direct_socket import DirectSocket
from powderkeg.server.run import config_of
from powderkeg.server.settings import Settings
from powderkeg.server.store import Store
from powderkeg.server.workers import Answer, Workers
from powderkeg.server.works import Work
from powderkeg.table.clock import Clock
from powderkeg.table.news import Happened, News, Problem, Seated, TableNews, TableView, Welcome
from powderkeg.table.protocol import Do, Hello, Play, Sit

N = TypeVar("N")
NEWS = msgspec.json.Decoder(News)
PATIENCE = 60.0  # seconds: a machine may be busy; nothing here takes so long


class AtHand(Workers):
    """Threads in place of processes: they start at once, and know the games of a test."""

    async def ask(self, address: str, work: Work, *asked: object) -> Answer:
        answer = await asyncio.to_thread(work, GAMES, *asked)
        return Answer(msgspec.json.encode(answer))


class House:
    """A running server."""

    app: Starlette  # where it runs in this process
    database: str  # its address

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE)
        self.lines: list[ClientConnection] = []

    def metrics(self) -> str:
        """What Prometheus would be told: the server runs in this very process."""
        return generate_latest().decode()

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()

    async def line(
        self, table: str, origin: str = "", headers: dict[str, str] | None = None
    ) -> Person:
        """Somebody at the door, who has not said hello yet."""
        address = f"ws://{self.address}/api/tables/{table}/socket"
        # Who does not listen hears all the same: a line that is full could not be closed in time.
        line = await connect(
            address,
            origin=Origin(origin) if origin else None,
            additional_headers=headers,
            max_queue=None,
        )
        self.lines.append(line)
        return Person(line)

    async def make(self, **wish: Any) -> tuple[str, str]:
        """A table that plays without a breath, unless it is asked for one.

        A node too busy to say that it is there takes none: its proxy would ask another one.
        """
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await self.http.post(
                    "/api/tables", json={"game": "verflixxt", "breath": 0, **wish}
                )
                if answer.status_code != 503:
                    break
                await asyncio.sleep(0.2)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"], answer.json()["token"]

    async def come(self, table: str, token: str = "", **hello: Any) -> Person:
        person = await self.line(table)
        await person.do(Hello(token, **hello))
        person.welcome = await person.hear(Welcome)
        person.chair = person.welcome.chair
        person.token = token
        return person

    async def sit(self, table: str, name: str, **sit: Any) -> Person:
        person = await self.come(table)
        await person.do(Sit(name, **sit))
        seated = await person.hear(Seated)
        person.token, person.chair = seated.token, seated.chair
        return person


class Person:
    """Somebody at a table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.token = ""
        self.chair: int | None = None
        self.welcome: Welcome
        self.heard: list[News] = []

    async def do(self, request: Do) -> None:
        await self.line.send(msgspec.json.encode(request).decode())

    async def next(self) -> News:
        news: News = NEWS.decode(await asyncio.wait_for(self.line.recv(), PATIENCE))
        self.heard.append(news)
        return news

    async def hear(self, kind: type[N]) -> N:
        """The next news of this kind; what comes before is passed over."""
        while True:
            news = await self.next()
            if isinstance(news, kind):
                return news

    async def sees(self, kind: type[N], about: Any) -> N:
        """The next news of this kind of which this is true."""
        while True:
            news = await self.hear(kind)
            if about(news):
                return news

    async def table(self, about: Any) -> TableView:
        return (await self.sees(TableNews, lambda news: about(news.table))).table

    async def problem(self) -> str:
        return (await self.hear(Problem)).code

    async def turn(self) -> Happened:
        """The game, once it is this person's turn."""
        return await self.sees(Happened, lambda news: news.offers)

    async def play_first(self, news: Happened, key: str = "") -> None:
        await self.do(Play(news.at, news.offers[0].move, key))

    async def play_on(self) -> Happened:
        """Take the first offer each time one is awaited, until it is over. All chairs are taken."""
        while True:
            news = await self.sees(
                Happened, lambda news: self.chair in news.awaited or news.outcome
            )
            if news.outcome is not None:
                return news
            await self.play_first(news)

    async def leave(self) -> None:
        await self.line.close()


@asynccontextmanager
async def open_store(address: str) -> AsyncIterator[Store]:
    store = Store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


@asynccontextmanager
async def open_house(
    folder: Path,
    clock: Clock | None = None,
    bots: BotProcesses | None = None,
    ws: Any = DirectSocket,
    data: Path | None = None,
    workers: Workers | None = None,
    port: int = 0,
    **settings: Any,
) -> AsyncIterator[House]:
    """A server on a free port and a database of its own, which is as patient as can be."""
    file = f"sqlite+aiosqlite:///{folder / 'games.sqlite'}"
    usual = {"database": file, "rate": 1000.0, "burst": 1000.0, "limits": 0}
    told = Settings(**{**usual, **settings})
    app = make_app(told, clock, bots, data, workers or AtHand(Clock()))
    door = socket.create_server(("127.0.0.1", port))
    config = config_of(app)
    config.ws = ws
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve([door]))
    while not server.started:
        await asyncio.sleep(0.01)
    house = House(door.getsockname()[1])
    house.app, house.database = app, told.database
    try:
        yield house
    finally:
        await house.close()
        server.should_exit = True
        await running

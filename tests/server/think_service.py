"""Think services for a test: an honest one, and some that are not."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import httpx
import uvicorn
from prometheus_client import REGISTRY

from powderkeg.server.bot_processes import BotProcesses
from powderkeg.server.elsewhere import Elsewhere
from powderkeg.server.run import config_of
from powderkeg.server.think import make_think_app
from powderkeg.table.bot_pool import Asker
from tests.server.house import PATIENCE

SOMEBODY = Asker("192.0.2.99", "theirs")
Line = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Service:
    """A think service in this process; its thinkers have processes of their own."""

    def __init__(self, url: str, bots: BotProcesses, server: uvicorn.Server) -> None:
        self.url = url
        self.bots = bots
        self.server = server
        self.http = httpx.AsyncClient(base_url=url, timeout=60.0)

    @property
    def asked(self) -> int:
        return sum(thinker.asked for thinker in self.bots.thinkers)

    def cut_lines(self) -> None:
        """As if the machine were gone."""
        for connection in list(self.server.server_state.connections):
            connection.transport.abort()


@asynccontextmanager
async def thinking(bots: BotProcesses | None = None, key: str = "") -> AsyncIterator[Service]:
    bots = bots or BotProcesses(1, patience=60.0)
    app = make_think_app(key=key, bots=bots)
    bots.in_line = 30.0  # a machine may be busy
    door = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(config_of(app))
    running = asyncio.create_task(server.serve([door]))
    while not server.started:
        await asyncio.sleep(0.01)
    service = Service(f"http://127.0.0.1:{door.getsockname()[1]}", bots, server)
    try:
        yield service
    finally:
        await service.http.aclose()
        server.should_exit = True
        await running


@asynccontextmanager
async def answering(talk: Line) -> AsyncIterator[str]:
    """Something that listens there, and says whatever it likes to each who comes."""

    async def spoken(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await talk(reader, writer)
        except ConnectionError:  # whoever asked has heard enough
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(spoken, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


def saying(reply: bytes) -> Line:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"}")
        writer.write(reply)
        await writer.drain()

    return talk


@contextmanager
def think_process(*words: str, **env: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`powderkeg think`, as a person starts it, and where it is."""
    process = subprocess.Popen(
        [sys.executable, "-m", "powderkeg", "think", "--port", "0", "--thinkers", "1", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **env},
    )
    try:
        assert process.stdout is not None
        told = re.fullmatch(r"Bots think at (\S+)\. .*\n", process.stdout.readline())
        assert told
        yield process, told[1]
    finally:
        process.kill()
        process.communicate()


@asynccontextmanager
async def busy(*urls: str, key: str = "", patience: float = 60.0) -> AsyncIterator[BotProcesses]:
    """A pool whose only thinker is with somebody else until `rest` lets it go."""
    pool = BotProcesses(1, patience, elsewhere=Elsewhere(urls, key))
    pool.in_line = 30.0
    await pool._thinkers.take(SOMEBODY)
    try:
        yield pool
    finally:
        await pool.close()


def rest(pool: BotProcesses) -> None:
    """It has time again."""
    pool._thinkers.give_back(SOMEBODY, pool.thinkers[0])


def thoughts(where: str) -> float:
    return REGISTRY.get_sample_value("powderkeg_thoughts_total", {"where": where}) or 0.0


async def until(about: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not about():
            await asyncio.sleep(0.01)

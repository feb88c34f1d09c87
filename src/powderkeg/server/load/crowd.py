"""A crowd: many tables of two, each with a move every two seconds, as people play.

Nobody waits for the server here, so what is measured is how long a move takes to reach the
opponent, not how many the server bears; and how long it stood still to collect garbage.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from base64 import b64encode
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple, TypedDict, cast
from urllib.request import urlopen

import msgspec
from msgspec import Struct

from powderkeg.server.load.bench import COMPILED, at_once
from powderkeg.server.load.burden import quantile_ms
from powderkeg.server.load.players import make_table
from powderkeg.server.load.process import Server, running
from powderkeg.table.api import NewTable
from powderkeg.table.protocol import Do, Hello, Play, Regroup, Sit, Start

HAPPENED, TABLE = b'{"tell":"happened"', b'{"tell":"table"'
PAUSES = re.compile(r'^powderkeg_gc_pause_seconds_bucket{.*le="(\S+)"} (\S+)$', re.MULTILINE)


class Scale(NamedTuple):
    """How many tables, one after another, and for how long."""

    tables: tuple[int, ...]
    pace: float  # seconds from one move to the next, at each table
    seconds: float


WHOLE = Scale((300, 1000, 3000), pace=2, seconds=20)
HINT = Scale((3,), pace=0.2, seconds=1)


class Crowd(TypedDict):
    """What was measured with so many tables."""

    tables: int
    moves: int
    p50_ms: float | None  # from sending a move until the opponent has it
    p99_ms: float | None
    server_cores: float
    longest_pause_ms: float  # at most, in which garbage was collected


class Choice(Struct):
    move: str


class Seen(Struct):
    at: int
    offers: list[Choice] = []


class Stage(Struct):
    stage: str
    refusal: object = None


class About(Struct):
    table: Stage


SEEN, ABOUT = msgspec.json.Decoder(Seen), msgspec.json.Decoder(About)


class Sitter(asyncio.Protocol):
    """One of two at a table. Reads of each message only what it needs."""

    def __init__(self, pair: Pair, hello: Do, *more: Do) -> None:
        self.pair = pair
        self.first = (hello, *more)
        self.buffer = b""
        self.is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        host, table = self.pair.host, self.pair.table
        self.transport.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            "".encode()
        )

    def do(self, request: Do) -> None:
        """Masked with nothing, which is as good as anything."""
        data = msgspec.json.encode(request)
        self.transport.write(bytes((0x81, 0x80 | len(data))) + bytes(4) + data)

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data
        start = 0
        if not self.is_open:
            start = data.find(b"\r\n\r\n") + 4
            if start < 4:
                self.buffer = data
                return
            self.is_open = True
            for request in self.first:
                self.do(request)
        while len(data) >= start + 4:
            size, head = data[start + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                size = int.from_bytes(data[start + 2 : start + head], "big")
            if len(data) < start + head + size:
                break
            body = data[start + head : start + head + size]
            if data[start] == 0x89:  # a ping is answered
                self.transport.write(bytes((0x8A, 0x80 | size)) + bytes(4) + body)
            elif body.startswith(HAPPENED):
                self.pair.see(self, SEEN.decode(body))
            elif body.startswith(TABLE):
                self.pair.attend(self, ABOUT.decode(body).table)
            start += head + size
        self.buffer = data[start:]


class Pair:
    """A table of two, who play one game after another, without haste."""

    def __init__(self, host: str, pace: float, times: list[float]) -> None:
        self.host = host
        self.pace = pace
        self.times = times
        made = make_table(host, NewTable("verflixxt", name="Ada", breath=0))
        self.table = made.table
        self.ada = Sitter(self, Hello(made.token))
        self.bo = Sitter(self, Hello(), Sit("Bo"))
        self.sent: tuple[int, float, Sitter] | None = None
        self.lit = True  # until all have sat down

    async def sit_down(self) -> None:
        loop = asyncio.get_running_loop()
        name, port = self.host.split(":")
        for sitter in (self.ada, self.bo):
            await loop.create_connection(lambda sitter=sitter: sitter, name, int(port))  # type: ignore[misc]

    def begin(self) -> None:
        self.ada.do(Start())

    def see(self, who: Sitter, seen: Seen) -> None:
        if self.sent is not None and self.sent[2] is not who and seen.at > self.sent[0]:
            self.times.append(perf_counter() - self.sent[1])
            self.sent = None
        if seen.offers:
            later = asyncio.get_running_loop().call_later
            later(self.pace, self.move, who, seen)

    def move(self, who: Sitter, seen: Seen) -> None:
        if who.transport.is_closing():
            return
        self.sent = seen.at, perf_counter(), who
        choice = seen.offers[seen.at % len(seen.offers)].move
        who.do(Play(seen.at, choice, str(seen.at)))

    def attend(self, who: Sitter, table: Stage) -> None:
        """The host lights the fuse, again and again."""
        if who is not self.ada:
            return
        if table.stage == "over" and self.lit:
            self.lit = False
            who.do(Regroup())
        elif table.stage == "waiting" and table.refusal is None and not self.lit:
            self.lit = True
            who.do(Start())


class Report(TypedDict):
    python: str
    compiled: bool
    crowds: list[Crowd]


def measure(told: Callable[[str], None] = lambda what: None, scale: Scale = WHOLE) -> Report:
    crowds: list[Crowd] = []
    for tables in scale.tables:
        told(f"{tables} tables")
        with running() as server:
            crowds.append(at_once(gather(server, tables, scale.pace, scale.seconds)))
    return {"python": sys.version.split()[0], "compiled": COMPILED, "crowds": crowds}


async def gather(server: Server, tables: int, pace: float, seconds: float) -> Crowd:
    times: list[float] = []
    pairs: list[Pair] = []
    for _ in range(tables):
        pairs.append(Pair(server.host, pace, times))
        await pairs[-1].sit_down()
    for pair in pairs:  # not all at once
        pair.begin()
        await asyncio.sleep(pace / tables)
    await asyncio.sleep(pace)
    times.clear()
    used, began = server.cpu_seconds(), perf_counter()
    await asyncio.sleep(seconds)
    spent, took = server.cpu_seconds() - used, perf_counter() - began
    seen = list(times)
    pause = longest_pause(server.metrics)
    for pair in pairs:
        pair.ada.transport.close()
        pair.bo.transport.close()
    return {
        "tables": tables,
        "moves": len(seen),
        "p50_ms": quantile_ms(seen, 0.5),
        "p99_ms": quantile_ms(seen, 0.99),
        "server_cores": spent / took,
        "longest_pause_ms": 1000 * pause,
    }


def longest_pause(metrics: str) -> float:
    """Seconds, at most: the server counts its pauses by how long they were."""
    with urlopen(f"http://{metrics}/metrics") as answer:
        told: str = answer.read().decode()
    longest, before = 0.0, 0.0
    for bound, count in PAUSES.findall(told):
        before = 0.0 if float(count) < before else before  # another generation begins
        longest = max(longest, float(bound)) if float(count) > before else longest
        before = float(count)
    return longest

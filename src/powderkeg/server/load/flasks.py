"""Tables of two whose flasks are shaken all the time, and how late the server is for it.

A beat is late by what the server says itself; a pose by the time from sending a push until the
other one sees what came of it. Both share the machine with whoever shakes.
"""

from __future__ import annotations

import asyncio
import math
import sys
from collections import deque
from collections.abc import Callable
from random import random
from time import perf_counter
from typing import NamedTuple, TypedDict
from urllib.request import urlopen

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

from powderkeg.server.load.bench import COMPILED, at_once
from powderkeg.server.load.burden import quantile_ms, watch
from powderkeg.server.load.players import knock, make_table
from powderkeg.server.load.process import Server, running
from powderkeg.table.api import NewTable
from powderkeg.table.protocol import Do, Hello, Play, Push, Sit, Start

RATE = 60  # ticks in a second of the sand
PERIOD = 0.05  # seconds from push to push
LATE = "powderkeg_beat_late_seconds_bucket"
WRONG = "powderkeg_corrections_total"


class Scale(NamedTuple):
    """How much is measured, and for how long."""

    tables: tuple[int, ...]
    seconds: float
    warm_up: float
    second: float  # that of the sand; a shorter one is sooner counted down


WHOLE = Scale((1, 10, 50), seconds=6, warm_up=1, second=1)
# Where it need only be seen that all can be measured.
HINT = Scale((1,), seconds=0.5, warm_up=0.1, second=0.2)


class Shaken(TypedDict):
    """What was measured with so many tables of two. A time is None where there was none."""

    tables: int
    flasks: int
    beats: int
    p50_beat_ms: float | None
    p99_beat_ms: float | None
    p50_pose_ms: float | None
    p99_pose_ms: float | None
    corrections: int  # hands that were set right
    server_cores: float
    flasks_per_core: float


class Report(TypedDict):
    """What the bench found."""

    python: str
    compiled: bool
    shaken: list[Shaken]


class Pose(Struct):
    seat: int
    tick: int


class Seen(Struct, frozen=True):
    phase: str = ""


class Stage(Struct):
    stage: str
    refusal: object = None


class Heard(Struct):
    """What one who shakes needs of a message, whichever it is."""

    tell: str
    at: int = 0
    awaited: list[int] = []
    view: Seen = Seen()
    streams: list[Pose] = []
    table: Stage | None = None
    message: str = ""


HEARD = msgspec.json.Decoder(Heard)


class Shaker:
    """One of two at a table."""

    def __init__(self, line: ClientConnection, seat: int, second: float, seen: list[float]) -> None:
        self.line = line
        self.seat = seat
        self.second = second
        self.seen = seen  # seconds that poses took
        self.other = self  # until another one has come
        self.sent: deque[tuple[int, float]] = deque()  # ticks the other has not seen
        self.began = 0.0
        self.is_lit = False
        # Nobody shakes like another: flasks that move alike would be reckoned once for all.
        self.way = random() * math.tau
        self.pace = 15 + 10 * random()

    async def do(self, request: Do) -> None:
        await self.line.send(msgspec.json.encode(request), text=True)

    async def play(self) -> None:
        """Until it is sent home."""
        shaking: asyncio.Task[None] | None = None
        try:
            async for message in self.line:
                await self.hear(HEARD.decode(message))
                if self.began and shaking is None:
                    shaking = asyncio.create_task(self.shake())
        finally:
            if shaking is not None:
                shaking.cancel()
            await self.line.close()

    async def hear(self, news: Heard) -> None:
        if news.tell == "streams":
            self.look(news.streams)
        elif news.tell == "happened" and news.view.phase == "load" and self.seat in news.awaited:
            await self.do(Play(news.at, "load:GBRYP", "load"))
        elif news.tell == "happened" and news.view.phase == "mix":
            self.began = self.began or perf_counter()
        elif news.tell == "table" and news.table is not None and self.seat == 0:
            await self.light(news.table)
        elif news.tell in ("problem", "refused"):
            raise RuntimeError(f"somebody shook in vain: {news.message}")

    async def light(self, table: Stage) -> None:
        if table.stage == "waiting" and table.refusal is None and not self.is_lit:
            self.is_lit = True
            await self.do(Start())

    def look(self, poses: list[Pose]) -> None:
        sent, now = self.other.sent, perf_counter()
        tick = next((pose.tick for pose in poses if pose.seat == self.other.seat), 0)
        while sent and sent[0][0] <= tick:
            self.seen.append(now - sent.popleft()[1])

    async def shake(self) -> None:
        """Round and round, gently."""
        tick = 0
        while True:
            await asyncio.sleep(PERIOD)
            now = int((perf_counter() - self.began) / self.second * RATE)
            pushes = b"".join(self.push_at(each) for each in range(tick, now))
            await self.do(Push(tick, pushes[: 4 * RATE]))
            tick = min(now, tick + 2 * RATE)
            self.sent.append((tick, perf_counter()))

    def push_at(self, tick: int) -> bytes:
        angle = self.way + tick / self.pace
        return bytes([round(50 * math.cos(angle)) & 255, round(50 * math.sin(angle)) & 255])


async def seat_two(host: str, second: float, seen: list[float]) -> list[Shaker]:
    made = make_table(host, NewTable("nitro", name="Ada", breath=0, options={"sand": "60"}))
    ada = Shaker(await knock(host, made.table), 0, second, seen)
    bo = Shaker(await knock(host, made.table), 1, second, seen)
    ada.other, bo.other = bo, ada
    await ada.do(Hello(made.token))
    await bo.do(Hello())
    await bo.do(Sit("Bo"))
    return [ada, bo]


async def shake(server: Server, tables: int, scale: Scale) -> Shaken:
    seen: list[float] = []
    pairs = [await seat_two(server.host, scale.second, seen) for _ in range(tables)]
    shakers = [shaker for pair in pairs for shaker in pair]
    players = [asyncio.create_task(shaker.play()) for shaker in shakers]
    try:
        while not all(shaker.began for shaker in shakers):
            await watch(players, 0.1)
        await watch(players, scale.warm_up)
        seen.clear()
        before, used, began = counts(server), server.cpu_seconds(), perf_counter()
        await watch(players, scale.seconds)
        spent, took, after = (
            server.cpu_seconds() - used,
            perf_counter() - began,
            counts(server),
        )
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    late = {key: after[key] - before.get(key, 0.0) for key in after}
    return {
        "tables": tables,
        "flasks": 2 * tables,
        "beats": int(late.get("+Inf", 0.0)),
        "p50_beat_ms": from_buckets(late, 0.5),
        "p99_beat_ms": from_buckets(late, 0.99),
        "p50_pose_ms": quantile_ms(seen, 0.5),
        "p99_pose_ms": quantile_ms(seen, 0.99),
        "corrections": int(late.get(WRONG, 0.0)),
        "server_cores": spent / took,
        "flasks_per_core": 2 * tables * took / max(spent, 0.01),
    }


def counts(server: Server) -> dict[str, float]:
    """How many beats were no later than so many seconds, and all corrections."""
    found = {WRONG: 0.0}
    with urlopen(f"http://{server.metrics}/metrics") as answer:
        for line in answer.read().decode().splitlines():
            if line.startswith(LATE):
                found[line.split('"')[1]] = float(line.split()[-1])
            elif line.startswith(WRONG):
                found[WRONG] += float(line.split()[-1])
    return found


def from_buckets(late: dict[str, float], part: float) -> float | None:
    """A quantile in milliseconds, as near as the buckets tell."""
    bounds = sorted((float(key), count) for key, count in late.items() if key != WRONG)
    if not bounds or not bounds[-1][1]:
        return None
    wanted = part * bounds[-1][1]
    low, below = 0.0, 0.0
    for high, count in bounds:
        if count >= wanted:
            high = min(high, 2 * low) if math.isinf(high) else high
            return 1000 * (low + (high - low) * (wanted - below) / max(count - below, 1.0))
        low, below = high, count
    return None


def measure(told: Callable[[str], None] = lambda what: None, scale: Scale = WHOLE) -> Report:
    """With more and more tables, each time beside a fresh server."""
    shaken: list[Shaken] = []
    for tables in scale.tables:
        told(f"{tables} tables, two flasks each")
        with running(scale.second) as server:
            shaken.append(at_once(shake(server, tables, scale)))
    return {"python": sys.version.split()[0], "compiled": COMPILED, "shaken": shaken}

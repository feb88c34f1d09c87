"""A soak: hundreds of tables of all games for an hour, and what becomes of the server's memory.

People think for some seconds, play one game after another, and some go away for so long that their
table is put away, and come back to it. They do as those of `chaos` do, so they also notice if they
are told what cannot be.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from random import Random
from statistics import linear_regression, mean
from time import monotonic
from typing import NamedTuple, TypedDict
from urllib.request import urlopen

from powderkeg.server.chaos.laws import Party
from powderkeg.server.chaos.person import Person
from powderkeg.server.chaos.suite import seated
from powderkeg.server.load.bench import COMPILED, at_once
from powderkeg.server.load.process import Server, running

HOUR = 3600.0
WARM_UP = 0.25  # of the time: until then caches fill
SILENCE = 30.0  # seconds until somebody asks whether the server is still there
MIB = 1 << 20


class Scale(NamedTuple):
    """How many tables, for how long, and how slow people are, in seconds."""

    tables: int
    seconds: float
    thought: tuple[float, float]
    look: float  # from one look at the server to the next
    rest: float  # until a table is put away that nobody is at
    away: float  # how long people stay away, at most
    part: float = 0.05  # of the tables are left alone at any time


WHOLE = Scale(500, HOUR, (4.0, 16.0), look=30.0, rest=5.0, away=60.0)
HINT = Scale(5, 3.0, (0.05, 0.2), look=0.25, rest=0.1, away=1.0, part=0.2)


class Look(TypedDict):
    """The server at one moment."""

    seconds: float
    held_mib: float
    cpu_s: float
    moves: int


class Report(TypedDict):
    python: str
    compiled: bool
    tables: int
    seconds: float
    moves: int
    brought_back: int  # tables that were put away, as often as people came back to them
    first_mib: float  # when all had sat down
    early_mib: float  # in the first third after the caches have filled
    late_mib: float  # in the last
    growth_mib_per_hour: float  # the line through all of that
    server_cores: float
    own_faults: int
    lies: list[str]
    looks: list[Look]


def measure(told: Callable[[str], None] = lambda what: None, scale: Scale = WHOLE) -> Report:
    with running(second=0.5, rest=scale.rest) as server:
        return at_once(soak(server, scale, told))


async def soak(server: Server, scale: Scale, told: Callable[[str], None]) -> Report:
    rng, port = Random("soak"), int(server.host.partition(":")[2])
    parties: list[Party] = []
    crowd = Crowd(parties, rng)
    try:
        for number in range(scale.tables):
            party = await seated(number, port, rng, bots=False)
            for person in party.people:
                person.pause, person.silence = scale.thought, SILENCE
            parties.append(party)
            crowd.come(party)
            if number % 50 == 49:
                told(f"{number + 1} tables")
        looks = [look(server, parties, 0.0)]
        began = monotonic()
        wandering = asyncio.create_task(crowd.wander(scale))
        while (now := monotonic() - began) < scale.seconds:
            await asyncio.sleep(min(scale.look, scale.seconds - now))
            looks.append(look(server, parties, monotonic() - began))
            told(f"{looks[-1]['seconds']:.0f} s, {looks[-1]['held_mib']:.1f} MiB: a look")
        wandering.cancel()
        with suppress(asyncio.CancelledError):
            await wandering
    finally:
        await crowd.go_home()
    return summary(server, scale, parties, looks)


class Crowd:
    """Everybody, and where they are."""

    def __init__(self, parties: list[Party], rng: Random) -> None:
        self.parties = parties
        self.rng = rng
        self.here: dict[Person, asyncio.Task[None]] = {}

    def come(self, party: Party) -> None:
        for person in party.people:
            self.here[person] = asyncio.create_task(person.live())

    async def leave(self, party: Party) -> None:
        tasks = [self.here.pop(person) for person in party.people]
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        for person, end in zip(party.people, ends, strict=True):
            person.gone()
            if not isinstance(end, asyncio.CancelledError):
                raise RuntimeError("somebody gave up") from end

    async def wander(self, scale: Scale) -> None:
        """Some are away at any time, each party for a while."""
        count = max(1, int(scale.part * scale.tables))
        await asyncio.gather(*(self.stay_away(n, count, scale) for n in range(count)))

    async def stay_away(self, first: int, step: int, scale: Scale) -> None:
        mine = self.parties[first::step]
        while True:
            party = self.rng.choice(mine)
            await self.leave(party)
            await asyncio.sleep(self.rng.uniform(scale.rest, scale.away))
            self.come(party)
            await asyncio.sleep(self.rng.uniform(0, scale.away / 10))

    async def go_home(self) -> None:
        for party in self.parties:
            if party.people[0] in self.here:
                await self.leave(party)


def look(server: Server, parties: list[Party], seconds: float) -> Look:
    return {
        "seconds": seconds,
        "held_mib": server.bytes_held() / MIB,
        "cpu_s": server.cpu_seconds(),
        "moves": sum(party.moves() for party in parties),
    }


def counted(server: Server, name: str) -> int:
    with urlopen(f"http://{server.metrics}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return sum(int(float(line.split()[-1])) for line in lines if line.startswith(name))


def summary(server: Server, scale: Scale, parties: list[Party], looks: list[Look]) -> Report:
    took = looks[-1]["seconds"]
    warm = [each for each in looks if each["seconds"] >= WARM_UP * took]
    held = [each["held_mib"] for each in warm]
    third = max(1, len(held) // 3)
    slope, _ = linear_regression([each["seconds"] for each in warm], held)
    return {
        "python": sys.version.split()[0],
        "compiled": COMPILED,
        "tables": scale.tables,
        "seconds": took,
        "moves": looks[-1]["moves"],
        "brought_back": counted(server, "powderkeg_bring_back_seconds_count"),
        "first_mib": looks[0]["held_mib"],
        "early_mib": mean(held[:third]),
        "late_mib": mean(held[-third:]),
        "growth_mib_per_hour": slope * HOUR,
        "server_cores": (looks[-1]["cpu_s"] - looks[0]["cpu_s"]) / took,
        "own_faults": counted(server, 'powderkeg_problems_total{code="fault"}'),
        "lies": [lie for party in parties for person in party.people for lie in person.lies],
        "looks": looks,
    }

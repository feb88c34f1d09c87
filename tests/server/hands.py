"""Hands that move in a server whose clock the test turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import select

from powderkeg.rules.record import actor_text
from powderkeg.server.schema import MATCHES
from powderkeg.table.clock import Timer
from powderkeg.table.news import Happened, Pong, Streams
from powderkeg.table.protocol import Ping, Push, Start
from powderkeg.table.realtime import grab_race, realtime_table
from tests.server.house import House, Person, open_store
from tests.table.standing import Standing

TICK = 0.05  # seconds of the clock that runs before the sand and after it
BEAT = 0.01  # seconds


class Sandglass(Standing):
    """Only beats go on while it stands; it is turned by the ticks of a hand."""

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Timer:
        if seconds <= BEAT:
            return asyncio.get_running_loop().call_later(seconds, ring)
        return super().call_later(seconds, ring)

    def turn(self, ticks: float) -> None:
        super().turn(ticks / 60 * TICK)


def turned_by_hand(monkeypatch: pytest.MonkeyPatch) -> Sandglass:
    """Nothing depends on how busy the machine is."""
    for module in (realtime_table, grab_race):
        monkeypatch.setattr(module, "PERIOD", BEAT)
    return Sandglass()


async def shown(eyes: Person, whose: Person, tick: int) -> list[int]:
    """How somebody's glass looks at that tick, as soon as these eyes see it."""
    for _ in range(100):
        for view in (await eyes.hear(Streams)).streams:
            if (view.seat, view.tick) == (whose.chair, tick):
                return view.look
    raise AssertionError(f"nobody has shaken until tick {tick}")


async def counted(house: House, what: str) -> float:
    await house.http.get("/api/house")  # whatever is under way has its turn: some wait for it here
    text = house.metrics()
    lines = [line for line in text.splitlines() if line.startswith(f"powderkeg_{what}")]
    return sum(float(line.split()[-1]) for line in lines)


# In the tiny game of sand.


async def sand_runs(glass: Sandglass, *people: Person) -> None:
    """It was counted down."""
    glass.turn(60)
    for person in people:
        await person.sees(Happened, lambda news: news.view["phase"] == "run")


async def two_shaking(house: House, glass: Sandglass) -> tuple[str, Person, Person]:
    table, token = await house.make(game="sand", name="Ada")
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo")
    await ada.do(Start())
    await bo.hear(Happened)
    await sand_runs(glass, ada, bo)
    return table, ada, bo


async def shake(glass: Sandglass, first: int, last: int, *people: Person) -> None:
    """Time goes by from tick to tick, in steps that are never too long, and these people shake."""
    for tick in range(first, last, 20):
        step = min(20, last - tick)
        glass.turn(step)
        for person in people:
            await person.do(Push(tick, bytes([1]) * step))
        for person in people:
            await person.do(Ping())
            await person.hear(Pong)
            while (await person.hear(Streams)).tick < tick + step:
                pass


async def beats(person: Person) -> None:
    """What was said is heard, and a whole beat has gone by since."""
    await person.do(Ping())
    await person.hear(Pong)
    for _ in range(2):
        await person.hear(Streams)


async def happens(person: Person, *events: str) -> Happened:
    """Until these things, and no others, have been done with glasses since the beginning."""
    while True:
        told = [news for news in person.heard if isinstance(news, Happened)]
        names = [str(event["event"]) for news in told for event in news.events]
        seen = tuple(name for name in names if name in ("shook", "stopped", "grabbed"))
        if len(seen) >= len(events):
            assert seen == events
            return told[-1]
        await person.hear(Happened)


async def stored(house: House) -> list[str]:
    """The lines of the only record, without what they claim."""
    async with open_store(house.database) as store:
        async with store.engine.connect() as connection:
            [match] = (await connection.execute(select(MATCHES.c.id))).scalars()
        acts = await store.acts(match)
    return [f"{actor_text(act.actor)} {act.text.partition('~')[0]}" for act in acts]

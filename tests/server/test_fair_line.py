"""A fair line: nobody waits because of how much another one asks."""

from __future__ import annotations

import asyncio

import pytest

from powderkeg.server.fair_line import FairLine
from powderkeg.table.bot_pool import Asker

EVE, ADA = "192.0.2.1", "192.0.2.2"


class Counter:
    """Lends one thing, and notes to whom."""

    def __init__(self, things: int = 1) -> None:
        self.line = FairLine(list(range(things)))
        self.served: list[str] = []

    async def ask(self, address: str, table: str) -> None:
        thing = await self.line.take(Asker(address, table))
        self.served.append(table)
        await asyncio.sleep(0)
        self.line.give_back(Asker(address, table), thing)


async def test_addresses_take_turns_and_so_do_the_tables_of_each() -> None:
    counter = Counter()
    asked = [(EVE, "a"), (EVE, "a"), (EVE, "b"), (EVE, "c"), (ADA, "x"), (ADA, "x")]
    await asyncio.gather(*(counter.ask(address, table) for address, table in asked))
    assert counter.served == ["a", "a", "x", "b", "x", "c"]


async def test_of_several_one_is_left_for_the_next_address() -> None:
    line = FairLine(["one", "two", "three"])
    eve = Asker(EVE, "a")
    held = [await line.take(eve), await line.take(eve)]
    third = asyncio.create_task(line.take(eve))
    await asyncio.sleep(0)
    assert await asyncio.wait_for(line.take(Asker(ADA, "x")), 10) == "three"
    assert not third.done()
    line.give_back(eve, held[0])
    assert await third == "one"


async def test_who_gives_up_leaves_the_line_and_takes_nothing_along() -> None:
    line = FairLine(["one"])
    eve, ada = Asker(EVE, "a"), Asker(ADA, "x")
    thing = await line.take(eve)
    bored = asyncio.create_task(line.take(ada))
    served = asyncio.create_task(line.take(ada))
    await asyncio.sleep(0)
    bored.cancel()
    with pytest.raises(asyncio.CancelledError):
        await bored
    line.give_back(eve, thing)
    served.cancel()  # it has it, and has not seen it yet
    with pytest.raises(asyncio.CancelledError):
        await served
    assert list(line.free) == ["one"]
    assert not line.waiting and not line.lent

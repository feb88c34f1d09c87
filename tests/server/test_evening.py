"""People behind one address play a whole evening, and never hear that it is too much."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from prometheus_client import REGISTRY

from powderkeg.server.budgets import (
    ENTRY,
    MESSAGES,
    MOST_CONNECTIONS,
    MOST_SOCKETS,
    SOCKET,
    Coin,
    Price,
    Purses,
)
from powderkeg.server.endpoints import ENDPOINTS, OTHERS
from powderkeg.server.pages import BYTES_A_MILLISECOND
from powderkeg.table import protocol
from powderkeg.table.protocol import Start
from tests.server.house import House, Person, open_house
from tests.table.standing import Standing

PRICES = {(each.method, each.path): each.price for each in [*ENDPOINTS, *OTHERS]}
FILES = 200  # of the client, which a service worker fetches all at the first visit
LONG_GAME = 1_400  # lines: the longest Elixir among the golden records


class Deed(NamedTuple):
    """At a second of the evening somebody spends something."""

    at: float
    coin: Coin
    amount: float


def asks(at: float, method: str, path: str, lines: int = 0) -> Iterator[Deed]:
    price: Price = PRICES[method, path]
    yield Deed(at, "work", ENTRY + price.work)
    yield Deed(at, "making", price.making)
    yield Deed(at, "reading", lines)


def says(at: float, message: type[protocol.Do]) -> Iterator[Deed]:
    yield Deed(at, "work", MESSAGES[message])


def comes(at: float) -> Iterator[Deed]:
    yield Deed(at, "work", ENTRY + SOCKET.work)
    yield from says(at, protocol.Hello)


def first_visit(at: float) -> Iterator[Deed]:
    yield Deed(at, "work", 3_000_000 / BYTES_A_MILLISECOND)
    for number in range(FILES):
        yield from asks(at + number / 50, "GET", "/{path:path}")
    for path in ("/api/house", "/api/games", "/api/tables", "/api/rules/{game}"):
        yield from asks(at, "GET", path)
    yield from asks(at + 1, "GET", "/api/lessons/{game}")
    for number in range(10):
        yield from asks(at + 5 + 4 * number, "GET", "/api/lessons/{game}/{number}")
        yield from asks(at + 7 + 4 * number, "POST", "/api/lessons/{game}/{number}")
    for number in range(6):
        yield from asks(at + 10 * number, "POST", "/api/own")
        yield from asks(at + 10 * number, "GET", "/api/tables")


def sits_down(at: float) -> Iterator[Deed]:
    """Every third makes a table, but it is all the same to be on the safe side."""
    yield from asks(at, "POST", "/api/tables")
    yield from asks(at + 1, "POST", "/api/qr")
    yield from asks(at + 2, "GET", "/api/tables/{table}")
    yield from comes(at + 3)
    for message in (protocol.Sit, protocol.Introduce, protocol.Arrange, protocol.Arrange):
        yield from says(at + 5, message)
    yield from says(at + 8, protocol.Start)


def plays(at: float) -> Iterator[Deed]:
    """Ten minutes of a lively game, with questions and talk."""
    for second in range(0, 600, 3):
        yield from says(at + second, protocol.Play)
        yield from says(at + second + 1, protocol.Why)
    for second in range(0, 600, 15):
        yield from says(at + second, protocol.Say)
        yield from says(at + second, protocol.Ping)
        yield from says(at + second, protocol.TakeBack)
        yield from says(at + second, protocol.Look)


def shakes(at: float) -> Iterator[Deed]:
    """Three minutes with moving hands: twenty messages a second."""
    for push in range(3 * 60 * 20):
        yield from says(at + push / 20, protocol.Push)


def looks_back(at: float) -> Iterator[Deed]:
    """When it is over: the replay from two viewpoints, the review, the record; then once more."""
    for number in range(2):
        yield from asks(at + number * 5, "GET", "/api/replays/{replay}", LONG_GAME)
    yield from asks(at + 8, "GET", "/api/replays/{replay}/review", LONG_GAME)
    yield from says(at + 20, protocol.Again)


def evening(people: int) -> Iterator[Deed]:
    """All do everything at the same time, within a few seconds."""
    for person in range(people):
        late = person / 5
        yield from first_visit(late)
        yield from sits_down(60 + late)
        yield from plays(80 + late)
        for second in (300, 301, 303):  # the router is started anew, and all come back at once
            yield from comes(second)
        yield from looks_back(700 + late * 3)
        yield from shakes(800 + late)
        yield from sits_down(1_000 + late)
        yield from plays(1_020 + late)


@pytest.mark.parametrize("people", [8, 30])
def test_an_evening_can_be_paid_for(people: int) -> None:
    clock = Standing()
    purse = Purses(clock).of("192.0.2.7")
    for deed in sorted(evening(people)):
        clock.seconds = 1_000.0 + deed.at
        assert purse.take(deed.coin, deed.amount), (deed, purse.left)


def test_a_class_has_connections_enough() -> None:
    """Six for each browser while it loads; two pages for each at the table."""
    assert MOST_CONNECTIONS >= (6 + 2) * 30 and MOST_SOCKETS >= 2 * 30


async def test_a_family_plays_on_real_sockets(tmp_path: Path) -> None:
    """Eight phones, two tables, all replays at the same time."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("the client")
    for number in range(20):
        (client / "assets" / f"{number}.js").write_text("x" * 2_000)
    before = refused()
    async with open_house(
        tmp_path, proxies=(), pages=client, limits=1.0, rate=100.0, burst=300.0
    ) as house:
        await asyncio.gather(*(loads(house) for _ in range(8)))
        tables = await asyncio.gather(*(game_of_four(house) for _ in range(2)))
        looks = [house.http.get(f"/api/replays/{replay}") for replay in tables for _ in range(4)]
        assert {answer.status_code for answer in await asyncio.gather(*looks)} == {200}
    assert refused() == before


async def loads(house: House) -> None:
    for path in ["/", *(f"/assets/{number}.js" for number in range(20)), "/api/games"]:
        assert (await house.http.get(path)).status_code == 200


async def game_of_four(house: House) -> str:
    table, token = await house.make(name="Ada")
    ada = await house.come(table, token)
    people = [ada, *[await house.sit(table, name) for name in ("Bo", "Cleo", "Dov")]]
    await ada.do(Start())
    await asyncio.gather(*(Person.play_on(person) for person in people))
    return (await ada.table(lambda view: view.stage == "over")).replay


def refused() -> float:
    return sum(
        sample.value
        for metric in REGISTRY.collect()
        for sample in metric.samples
        if sample.name == "powderkeg_refused_total"
    )

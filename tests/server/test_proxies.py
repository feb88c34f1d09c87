"""Behind the proxies of `deploy/`: a table is at one node, and at another one when that is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from powderkeg.server.app import drain
from powderkeg.table.guest import GOING
from powderkeg.table.news import Played, Welcome
from powderkeg.table.protocol import Hello
from tests.server.cluster import awaited, hung_up, nodes_of, two_at_a_table
from tests.server.house import House, Person, free_port, open_house
from tests.server.proxies import Front, Proxy, caddy, nginx, running

PROXIES = [pytest.param(nginx, id="nginx"), pytest.param(caddy, id="caddy")]
MANY = 12  # tables: some are at either node, but for one time in two thousand


class Scene:
    """Two nodes, each of which can be closed, and the proxy in front."""

    def __init__(self, front: Front, houses: list[House], doors: list[AsyncExitStack]) -> None:
        self.front = front
        self.houses = houses
        self.doors = doors

    def keepers(self, table: str) -> list[int]:
        """The nodes that have it open."""
        return [n for n, each in enumerate(self.houses) if table in each.app.state.tables.open]

    async def close(self, node: int) -> None:
        await self.doors[node].aclose()


@pytest.fixture(params=PROXIES)
async def scene(
    request: pytest.FixtureRequest, database: str, tmp_path: Path, unhurried: None
) -> AsyncIterator[Scene]:
    """Only the proxy is believed."""
    proxy: Proxy = request.param
    async with AsyncExitStack() as stack:
        houses, doors = [], []
        for _ in range(2):
            port, door = free_port(), await stack.enter_async_context(AsyncExitStack())
            house = open_house(
                tmp_path,
                port=port,
                database=database,
                node=f"http://127.0.0.1:{port}",
                drain=0.1,
                proxies=("127.0.0.1",),
            )
            houses.append(await door.enter_async_context(house))
            doors.append(door)
        front = await stack.enter_async_context(running(proxy, tmp_path, houses))
        yield Scene(front, houses, doors)


async def test_everything_of_a_table_reaches_one_node(scene: Scene) -> None:
    """Whoever looks at it, comes or comes later; nobody is passed on, and others are elsewhere."""
    kept = []
    for _ in range(MANY):
        table, token = await scene.front.make(name="Ada")
        assert (await scene.front.http.get(f"/api/tables/{table}")).status_code == 200
        kept += scene.keepers(table)
        await scene.front.come(table, token)
        await scene.front.sit(table, "Bo")
    assert len(kept) == MANY and {*kept} == {0, 1}
    assert "\npowderkeg_forwarded_sockets 0.0\n" in scene.front.metrics()


async def test_all_else_goes_by_the_guests_address(scene: Scene) -> None:
    for number in range(2, 2 + MANY):
        async with scene.front.seen_from(f"127.0.0.{number}") as guest:
            for _ in range(3):
                await guest.http.get("/api/games")
    came = [{*house.app.state.purses.purses} - {"127.0.0.1"} for house in scene.houses]
    assert all(came) and sum(map(len, came)) == MANY


async def test_seats_are_fetched_where_they_were_left(scene: Scene) -> None:
    """By guests of other addresses, who else come to either node."""
    table, token = await scene.front.make(name="Ada")
    seats = {"seats": [{"table": table, "token": token}]}
    for number in range(2, 2 + MANY):
        left = await scene.front.http.post("/api/handovers", json=seats)
        ticket = {"ticket": left.json()["ticket"]}
        async with scene.front.seen_from(f"127.0.0.{number}") as other:
            assert (await other.http.post("/api/handovers/fetch", json=ticket)).json() == seats


@pytest.mark.parametrize("is_drained", [True, False], ids=["drained", "closed"])
async def test_when_a_node_goes_its_guests_play_on_at_the_other(
    scene: Scene, is_drained: bool
) -> None:
    table, ada, bo = await two_at_a_table(scene.front)
    mover, news = await awaited(ada, bo)
    await mover.play_first(news, "k")
    at = (await mover.hear(Played)).at
    [node] = scene.keepers(table)
    if is_drained:  # and still there: the proxy has to notice by itself
        await drain(scene.houses[node].app)
        assert await hung_up(ada) == await hung_up(bo) == GOING
    else:
        await scene.close(node)
    back = await come_back(scene.front, table, mover.token)
    other = await come_back(scene.front, table, (bo if mover is ada else ada).token)
    assert 1 - node in scene.keepers(table)
    assert back.welcome.game is not None and back.welcome.game.at >= at
    games = [(who, who.welcome.game) for who in (back, other)]
    next_one, game = next((who, game) for who, game in games if game and game.offers)
    await next_one.play_first(game, "next")
    assert (await next_one.hear(Played)).key == "next"


async def come_back(front: Front, table: str, token: str) -> Person:
    """As a client does: again and again, a few times a second."""
    for _ in range(50):
        try:
            return await front.come(table, token)
        except (InvalidStatus, ConnectionClosed):
            await asyncio.sleep(0.1)
    raise AssertionError("the table is nowhere")


async def test_tables_are_made_while_a_node_lets_its_own_go(scene: Scene) -> None:
    """Before the proxy has noticed, and after: guests of many addresses come to either node."""
    going = nodes_of(scene.houses[0])
    await going.drain()
    async with AsyncExitStack() as stack:
        many = [
            await stack.enter_async_context(scene.front.seen_from(f"127.0.0.{number}"))
            for number in range(2, 2 + MANY)
        ]
        for guest in many:
            await guest.make(name="Ada")
        while not all([await is_well(guest) for guest in many]):
            await asyncio.sleep(0.05)
        going.is_shut = True
        for guest in many:
            await guest.make(name="Ada")


async def is_well(front: Front) -> bool:
    """At the node to which the proxy leads."""
    return (await front.http.get("/api/health/ready")).status_code == 200


async def test_a_purse_is_the_guests_and_not_the_proxys(scene: Scene) -> None:
    async with scene.front.seen_from("127.0.0.9") as front:
        table, token = await front.make(name="Ada")
        await front.come(table, token)
    [node] = scene.keepers(table)
    assert "127.0.0.9" in scene.houses[node].app.state.purses.purses


async def test_nobody_pays_for_who_lies_about_their_address(scene: Scene) -> None:
    """Whoever asks here has a trusted address: had it been added to the lie, that were believed."""
    table, _ = await scene.front.make(name="Ada")
    liar = await scene.front.line(table, headers={"x-forwarded-for": "203.0.113.9"})
    await liar.do(Hello())
    await liar.hear(Welcome)
    await scene.front.http.get("/api/games", headers={"x-forwarded-for": "203.0.113.9"})
    for house in scene.houses:
        assert "203.0.113.9" not in house.app.state.purses.purses

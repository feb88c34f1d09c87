"""Hands move at so many tables at once, and nowhere for bots alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from powderkeg.rules.games import GAMES
from powderkeg.table.bot_pool import Asker
from powderkeg.table.news import Corrected, Happened, Pong, Problem, Streams
from powderkeg.table.protocol import Arrange, Ping, Start
from powderkeg.table.realtime.stream_room import StreamRoom
from tests.server.hands import TICK, Sandglass, counted, sand_runs, shake, shown, turned_by_hand
from tests.server.house import House, Person, open_house
from tests.server.sand import GAME
from tests.server.test_hands_off import Shaker


@pytest.fixture(autouse=True)
def glass(monkeypatch: pytest.MonkeyPatch) -> Sandglass:
    monkeypatch.setitem(GAMES.games, "sand", GAME)
    return turned_by_hand(monkeypatch)


@pytest.fixture
async def house(tmp_path: Path, kept: str, glass: Sandglass) -> AsyncIterator[House]:
    async with open_house(tmp_path, glass, Shaker(), tick=TICK, streams_each=1) as opened:
        yield opened


async def with_a_bot(house: House, **wish: Any) -> tuple[str, Person]:
    """A game of sand has begun, and somebody has come to it."""
    table, token = await house.make(game="sand", name="Ada", bots={"count": 1}, start=True, **wish)
    return table, await house.come(table, token)


async def test_no_sand_runs_for_bots_and_watchers_alone(house: House, glass: Sandglass) -> None:
    table, ada = await with_a_bot(house)
    await ada.do(Arrange(locked=False))
    watcher = await house.come(table)
    await sand_runs(glass, ada, watcher)
    await shake(glass, 0, 20, ada)
    await ada.leave()
    await watcher.table(lambda view: not view.chairs[0].here)
    while await counted(house, "sockets") > 1:
        pass
    glass.turn(1000)
    ada = await house.come(table, ada.token)
    assert (await ada.hear(Corrected)).now == 20
    await shake(glass, 20, 40, ada)


async def test_whoever_takes_a_seat_sets_the_sand_going_again(
    house: House, glass: Sandglass
) -> None:
    table, ada = await with_a_bot(house)
    await ada.do(Arrange(locked=False))
    bo = await house.come(table)
    await sand_runs(glass, ada, bo)
    await ada.leave()
    await bo.table(lambda view: not view.chairs[0].here)
    bo = await house.sit(table, "Bo", chair=1)
    assert (await bo.hear(Corrected)).why == "back"


async def test_a_game_of_bots_alone_does_not_begin(house: House) -> None:
    wish = {"game": "sand", "sit": False, "bots": {"count": 2}, "start": True}
    answer = await house.http.post("/api/tables", json=wish)
    assert answer.json()["code"] == "not-seated"


async def test_one_address_has_so_many_and_the_next_is_refused(
    house: House, glass: Sandglass
) -> None:
    _, ada = await with_a_bot(house)
    await sand_runs(glass, ada)
    wish = {"game": "sand", "name": "Eve", "bots": {"count": 1}}
    answer = await house.http.post("/api/tables", json={**wish, "start": True})
    assert (answer.status_code, answer.json()["code"]) == (429, "crowded")
    table, token = await house.make(**wish)
    eve = await house.come(table, token)
    await eve.do(Start())
    assert await eve.problem() == "crowded"
    await ada.leave()
    while await counted(house, "sockets") > 1:
        pass
    await eve.do(Start())
    await eve.hear(Happened)


async def test_where_there_is_no_room_any_more_the_sand_waits_for_it(
    house: House, glass: Sandglass
) -> None:
    table, ada = await with_a_bot(house)
    await sand_runs(glass, ada)
    await shake(glass, 0, 20, ada)
    await ada.leave()
    while await counted(house, "sockets"):
        pass
    _, bo = await with_a_bot(house)
    await sand_runs(glass, bo)
    ada = await house.come(table, ada.token)
    assert (await ada.hear(Problem)).code == "crowded"
    glass.turn(30)
    for _ in range(20):  # of these beats none is hers
        await bo.hear(Streams)
    await ada.do(Ping())
    await ada.hear(Pong)
    assert not [news for news in ada.heard if isinstance(news, Streams)]
    await bo.leave()
    while await counted(house, "sockets") > 1:
        pass
    glass.turn(60 / TICK * 6)  # soon it is asked again
    assert await shown(ada, ada, 20) == [20]
    await shake(glass, 20, 40, ada)


def test_there_is_room_for_so_many_in_all_and_of_one_address() -> None:
    room = StreamRoom(most=3, each=2)
    assert room.enter(Asker("eve", "a")) and room.enter(Asker("eve", "b"))
    assert not room.enter(Asker("eve", "c"))
    assert room.enter(Asker("eve", "a"))  # it is inside already
    assert room.enter(Asker("ada", "x"))
    assert not room.enter(Asker("bo", "y"))
    room.leave(Asker("eve", "b"))
    assert room.enter(Asker("bo", "y"))

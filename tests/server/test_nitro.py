"""Nitro Glyxerol over real sockets: all shake their own flasks, and the server is the judge."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import Process
from base64 import b64decode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from powderkeg.rules.nitro.standing import hash_after, in_slots, standing
from powderkeg.table.news import Corrected, Happened, Streams
from powderkeg.table.protocol import Play, Push, Start, Stop
from tests.server.hands import TICK, Sandglass, shown, turned_by_hand
from tests.server.house import House, Person, free_port, open_house

ORDER = "GBRYP"
PLACES = in_slots([0, 1, 2, 3, 4])
NORTH = bytes([0, 51])  # one tick of a full tilt towards the neck
EAST = bytes([51, 0])


@pytest.fixture
def glass(monkeypatch: pytest.MonkeyPatch) -> Sandglass:
    return turned_by_hand(monkeypatch)


@pytest.fixture
async def house(tmp_path: Path, kept: str, glass: Sandglass) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=glass, tick=TICK, database=kept) as opened:
        yield opened


async def two_mixing(house: House, glass: Sandglass | None) -> tuple[str, Person, Person]:
    """Counted down by the glass, or by the machine's own clock."""
    table, token = await house.make(game="nitro", name="Ada")
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo")
    await ada.do(Start())
    for person in (ada, bo):
        await load(person)
    await bo.sees(Happened, lambda news: news.view["phase"] == "countdown")
    if glass is not None:
        glass.turn(3 * 60)
    for person in (ada, bo):
        await mixing(person)
    return table, ada, bo


async def load(person: Person) -> None:
    told = person.welcome.game
    game = told if told is not None and told.offers else await person.turn()
    await person.do(Play(game.at, f"load:{ORDER}"))


async def mixing(person: Person) -> Happened:
    return await person.sees(Happened, lambda news: news.view["phase"] == "mix")


def flask(news: Happened, seat: int) -> Any:
    """It is a view of this game."""
    view: Any = news.view
    return view["flasks"][seat]


def look(pushes: bytes) -> list[int]:
    """How our own flask looks after these pushes."""
    cubes = standing(PLACES, pushes)
    return [
        part
        for at in cubes
        for part in (round(at.x * 100), round(at.y * 100), round(at.angle * 1000))
    ]


async def test_the_others_see_a_flask_as_its_owner_does(house: House, glass: Sandglass) -> None:
    table, ada, bo = await two_mixing(house, glass)
    watcher = await house.come(table)
    glass.turn(20)
    await ada.do(Push(0, EAST * 12 + NORTH * 8))
    await bo.do(Push(0, NORTH * 20))
    for eyes in (ada, bo, watcher):
        assert await shown(eyes, ada, 20) == look(EAST * 12 + NORTH * 8)
    assert await shown(ada, bo, 20) == look(NORTH * 20) != look(NORTH * 19)


async def test_whoever_stops_at_the_earlier_tick_has_card_one_though_it_comes_later(
    house: House, glass: Sandglass
) -> None:
    """Then the round is scored from what the server reckoned itself."""
    _, ada, bo = await two_mixing(house, glass)
    glass.turn(20)
    for person in (ada, bo):
        await person.do(Push(0, EAST * 20))
    for person in (ada, bo):
        await shown(person, person, 20)
    glass.turn(15)
    await bo.do(Push(20, NORTH * 15))
    await bo.do(Stop(35, hash_after(PLACES, EAST * 20 + NORTH * 15)))
    await ada.do(Push(20, NORTH * 10))
    await ada.do(Stop(30, hash_after(PLACES, EAST * 20 + NORTH * 10)))
    end = await bo.sees(Happened, lambda news: news.view["decided"])
    decided: Any = end.view["decided"]
    assert [(each["seat"], each["number"], each["tick"]) for each in decided] == [
        (0, 1, 30),
        (1, 2, 35),
    ]
    assert not [news for news in (*ada.heard, *bo.heard) if isinstance(news, Corrected)]


@pytest.mark.parametrize(
    ("forged", "why", "first", "taken"),
    [
        (Push(0, NORTH * 4 + bytes([120, 120]) * 6), "illegal", 4, 4),  # stronger than any arm
        (Push(0, NORTH * 10, {10: "0badbeef"}), "hash", 0, 10),  # a flask that stands elsewhere
    ],
)
async def test_a_forged_hand_is_set_right_and_the_flask_is_the_judges(
    house: House, glass: Sandglass, forged: Push, why: str, first: int, taken: int
) -> None:
    _, ada, bo = await two_mixing(house, glass)
    glass.turn(20)
    with capture_logs() as notes:
        await ada.do(forged)
        news = await ada.hear(Corrected)
    assert (news.why, news.tick, news.pushes) == (why, first, NORTH * (taken - first))
    assert [note["why"] for note in notes if note["event"] == "corrected"] == [why]
    await ada.do(Push(taken, NORTH * (20 - taken)))
    await bo.do(Push(0, NORTH * 20))
    assert await shown(bo, ada, 20) == look(NORTH * 20)


async def test_a_reload_in_the_middle_finds_the_flask(house: House, glass: Sandglass) -> None:
    table, ada, bo = await two_mixing(house, glass)
    done = b""
    for tick in range(0, 80, 20):
        glass.turn(20)
        for person in (ada, bo):
            await person.do(Push(tick, EAST * 20))
        for person in (ada, bo):
            await shown(person, person, tick + 20)
        done += EAST * 20
    await ada.leave()
    ada = await house.come(table, ada.token)
    game = ada.welcome.game
    assert game is not None
    known = b64decode(flask(game, 0)["pushes"])
    news = await ada.hear(Corrected)
    assert (news.why, news.tick, news.now) == ("back", len(known) // 2, 80)
    assert known + news.pushes == done
    assert await shown(ada, ada, 80) == look(done)


async def test_a_bot_mixes_a_round(tmp_path: Path) -> None:
    """In a hurry: a second is a tenth of one. Ada never moves a hand, and takes what is left."""
    async with open_house(tmp_path, tick=0.1) as house:
        bots = {"count": 1, "level": "carefree"}
        table, token = await house.make(game="nitro", name="Ada", bots=bots, start=True)
        ada = await house.come(table, token)
        await load(ada)
        await mixing(ada)
        while True:
            news = await ada.sees(Streams, lambda news: news.tick > 12)
            if any(view.seat == 1 and view.tick for view in news.streams):
                break
        end = await ada.sees(Happened, lambda news: news.view["decided"])
        decided: Any = end.view["decided"]
        assert {each["seat"] for each in decided} == {0, 1}


async def test_the_calm_game_is_played_move_by_move(house: House) -> None:
    """No clock, no stream: a push is nothing there."""
    bots = {"count": 1, "level": "carefree"}
    calm = {"game": "nitro", "options": {"pace": "calm"}}
    table, token = await house.make(name="Ada", bots=bots, start=True, **calm)
    ada = await house.come(table, token)
    await load(ada)
    game = await ada.sees(Happened, lambda news: news.view["phase"] == "mix" and news.offers)
    await ada.do(Push(0, EAST * 12))
    await ada.do(Play(game.at, "tilt:e"))
    tilted = await ada.sees(Happened, lambda news: flask(news, 0)["tick"] == 30)
    assert flask(tilted, 0)["cubes"][0]["x"] > 58
    await ada.sees(Happened, lambda news: flask(news, 1)["tick"] or flask(news, 1)["stopped"])
    assert not [news for news in ada.heard if isinstance(news, (Streams, Corrected))]


# kill -9.

SWIFT = """
import sys
from powderkeg.server.app import make_app
from powderkeg.server.run import run_server
from powderkeg.server.network import listen
from powderkeg.server.settings import Settings
settings = Settings(f"sqlite+aiosqlite:///{sys.argv[1]}/games.sqlite", tick=0.2)
run_server(make_app(settings), listen("127.0.0.1", int(sys.argv[2])), lambda: None)
"""


async def swift(folder: Path, port: int) -> Process:
    """A server whose second is a fifth of one."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SWIFT, str(folder), str(port), stdout=asyncio.subprocess.DEVNULL
    )
    async with httpx.AsyncClient() as http:
        for _ in range(400):
            try:
                await http.get(f"http://127.0.0.1:{port}/healthz")
                return process
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise AssertionError("the server does not answer")


async def shake_on(person: Person, safe: dict[int, bytes]) -> None:
    """As the sand runs; what is acknowledged of any flask is remembered."""
    tick = 0
    while True:
        news = await person.next()
        if isinstance(news, Streams) and news.tick > tick:
            await person.do(Push(tick, EAST * min(120, news.tick - tick)))
            tick = news.tick
        if isinstance(news, Corrected):
            tick = news.tick + len(news.pushes) // 2
        for event in news.events if isinstance(news, Happened) else []:
            if event["event"] == "mixed":
                seat: Any = event["seat"]
                safe[seat] = safe.get(seat, b"") + b64decode(str(event["pushes"]))


async def test_an_acknowledged_second_survives_a_killed_server(tmp_path: Path) -> None:
    port = free_port()
    process = await swift(tmp_path, port)
    house = House(port)
    table, ada, bo = await two_mixing(house, None)
    safe: dict[int, bytes] = {}
    shaking = [asyncio.create_task(shake_on(ada, safe)), asyncio.create_task(shake_on(bo, {}))]
    while len(safe.get(0, b"")) < 240 or len(safe.get(1, b"")) < 240:
        await asyncio.sleep(0.01)
    process.kill()
    await process.wait()
    for task in shaking:
        with pytest.raises(ConnectionClosed):
            await task

    process = await swift(tmp_path, port)
    ada, bo = [await house.come(table, person.token) for person in (ada, bo)]
    for seat, person in enumerate((ada, bo)):
        game = person.welcome.game
        assert game is not None and game.view["phase"] == "mix"
        assert b64decode(flask(game, seat)["pushes"]).startswith(safe[seat])
        assert (await person.hear(Corrected)).why == "back"
    for person in (ada, bo):
        await person.do(Play(0, "stop", "enough"))
    end = await bo.sees(Happened, lambda news: news.view["decided"])
    assert end.view["round"] == 2
    process.terminate()
    await process.wait()
    await house.close()

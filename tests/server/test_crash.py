"""kill -9 in the middle of play: what was acknowledged is there."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path

import httpx
import pytest

from powderkeg.rules.record import Act
from powderkeg.server.store import Store
from powderkeg.table.news import Happened, Played
from powderkeg.table.protocol import Play, Start
from tests.server.house import House, Person, free_port

SERVE = (sys.executable, "-m", "powderkeg", "serve", "--no-browser", "--host", "127.0.0.1")


async def served(folder: Path, port: int) -> Process:
    process = await asyncio.create_subprocess_exec(
        *SERVE, "--port", str(port), "--data", str(folder), stdout=asyncio.subprocess.DEVNULL
    )
    async with httpx.AsyncClient() as http:
        for _ in range(400):
            try:
                await http.get(f"http://127.0.0.1:{port}/healthz")
                return process
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise AssertionError("the server does not answer")


async def play_and_remember(person: Person, kept: list[tuple[int, str]]) -> None:
    """Play on for ever; remember each move once it is acknowledged."""
    moves: dict[str, str] = {}
    while True:
        news = await person.next()
        if isinstance(news, Played):
            kept.append((news.at, moves[news.key]))
        if isinstance(news, Happened) and news.offers:
            key = f"{news.at}"
            moves[key] = news.offers[0].move
            await person.do(Play(news.at, moves[key], key))


@pytest.mark.parametrize("after", [10, 25])
async def test_nothing_acknowledged_is_lost(tmp_path: Path, after: int) -> None:
    port = free_port()
    process = await served(tmp_path, port)
    house = House(port)
    table, token = await house.make(name="Ada", options={"expansion": "worms"})
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo")
    await ada.do(Start())
    kept: list[tuple[int, str]] = []
    playing = [asyncio.create_task(play_and_remember(who, kept)) for who in (ada, bo)]
    while len(kept) < after:
        await asyncio.sleep(0.002)
    os.kill(process.pid, signal.SIGKILL)  # in the middle of a move
    await process.wait()
    await asyncio.wait(playing)
    for task in playing:
        assert task.exception() is not None  # the line broke

    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'powderkeg.sqlite'}")
    await store.open()
    doc = await store.find_table(table)
    assert doc is not None
    told = await store.acts(doc.match)
    await store.close()
    for _, move in kept:
        assert any(act == Act(seat, move) for seat in (0, 1) for act in told)
    played = [act for act in told if act.actor >= 0]
    assert len(played) >= len(kept)
    assert [act.text for act in played[: len(kept)]] == [move for _, move in kept]

    process = await served(tmp_path, port)
    back = [await house.come(table, who.token or token) for who in (ada, bo)]
    for person in back:
        assert person.welcome.game is not None
        assert person.welcome.game.at == len(told)
    ends = await asyncio.gather(*(play_on_from_here(person) for person in back))
    assert ends[0].outcome == ends[1].outcome
    process.send_signal(signal.SIGINT)
    assert await process.wait() == 0
    await house.close()


async def play_on_from_here(person: Person) -> Happened:
    game = person.welcome.game
    assert game is not None
    if game.offers:
        await person.play_first(game)
    return await person.play_on()

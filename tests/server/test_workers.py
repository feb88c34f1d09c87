"""Long games are read in processes of their own, a few at a time, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from starlette.requests import Request
from starlette.responses import StreamingResponse

from powderkeg.rules.games import GAMES
from powderkeg.server import workers as module
from powderkeg.server.answers import PIECE, passed_on
from powderkeg.server.budgets import BUDGETS, Purse, TooMuch
from powderkeg.server.workers import Answer, Workers
from powderkeg.server.works import WORKS
from powderkeg.table.api import LONGEST_RECORD
from powderkeg.table.bot_pool import Asker
from powderkeg.table.cannot import Cannot
from powderkeg.table.clock import Clock
from powderkeg.table.reading import (
    CHARACTERS_A_LINE,
    MOST_LINES,
    lines_of,
    read_replay,
    read_result,
)
from tests.server.house import House, open_house
from tests.server.test_replays import finished
from tests.table.standing import Standing

RECORDS = Path(__file__).parents[1] / "rules"
ELIXIR = (RECORDS / "elixir" / "records" / "seven-at-teatime-by-new-moon.txt").read_text()
NITRO = (RECORDS / "nitro" / "records" / "three-who-are-calm.txt").read_text()


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[Workers]:
    found = Workers(Clock())
    yield found
    await found.close()


def test_all_works_are_known_by_their_names() -> None:
    assert all(work.__name__ == name for name, work in WORKS.items())
    assert set(WORKS) >= module.QUICK


@pytest.mark.parametrize("text", [NITRO, ELIXIR])
async def test_a_process_reads_what_we_would_and_packs_it(workers: Workers, text: str) -> None:
    answer = await workers.ask("ada", read_replay, text, -4)
    assert answer.is_packed and gzip.decompress(answer.data) == answer.json()
    assert answer.json() == msgspec.json.encode(read_replay(GAMES, text, -4))


async def test_what_cannot_be_read_is_told_and_the_process_reads_on(workers: Workers) -> None:
    with pytest.raises(Cannot) as told:
        await workers.ask("ada", read_replay, "nonsense", -4)
    assert told.value.code == "bad-record"
    process = workers.long[0].process
    with pytest.raises(Cannot) as told:
        await workers.ask("ada", read_replay, NITRO, 99)
    assert told.value.code == "no-viewpoint" and workers.long[0].process is process


async def test_a_process_that_dies_is_followed_by_another(workers: Workers) -> None:
    await workers.ask("ada", read_result, NITRO)
    process = workers.long[0].process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    assert (await workers.ask("ada", read_result, NITRO)).data


async def test_a_pipe_that_breaks_in_any_way_costs_nobody_their_place(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As uvloop's does, while the process ends and the loop has not heard of it."""

    async def broken(question: bytes) -> tuple[bytes, bytes]:
        raise RuntimeError("the handler is closed")

    def gone() -> None:
        raise ProcessLookupError

    await workers.ask("ada", read_result, NITRO)
    process = workers.long[0].process
    assert process is not None
    monkeypatch.setattr(workers.long[0], "ask", broken)
    with monkeypatch.context() as patch:
        patch.setattr(process, "kill", gone)
        with pytest.raises(Cannot) as told:
            await workers.ask("ada", read_result, NITRO)
    assert told.value.code == "fault" and workers.lines[False].free
    process.kill()
    await process.wait()
    monkeypatch.undo()
    assert (await workers.ask("ada", read_result, NITRO)).data


async def test_what_takes_too_long_is_given_up() -> None:
    hasty = Workers(Clock(), patience=0.0)
    with pytest.raises(Cannot) as told:
        await hasty.ask("ada", read_result, NITRO)
    assert told.value.code == "too-long"
    assert hasty.long[0].process is None and hasty.lines[False].free
    await hasty.close()


async def test_a_process_is_polite_and_let_go_when_nobody_asks() -> None:
    clock = Standing()
    idle = Workers(clock)
    await idle.ask("ada", read_result, NITRO)
    process = idle.long[0].process
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
    clock.turn(module.IDLE + 1)
    await process.wait()
    assert (await idle.ask("ada", read_result, NITRO)).data
    await idle.close()


# Who is next.


@pytest.mark.parametrize("most", ["MOST_OF_ONE", "MOST_WAITING"])
async def test_only_so_many_wait(
    workers: Workers, most: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In which order, is the fair line's business: addresses take turns."""
    monkeypatch.setattr(module, most, 2)
    line = workers.lines[False]
    taken = [await line.take(Asker(f"busy {number}", "")) for number in range(len(workers.long))]
    asks = [asyncio.create_task(workers.ask("mallory", read_result, NITRO)) for _ in "12"]
    while workers.waiting["mallory"] < 2:
        await asyncio.sleep(0)
    with pytest.raises(TooMuch):
        await workers.ask("mallory", read_result, NITRO)
    for number, worker in enumerate(taken):
        line.give_back(Asker(f"busy {number}", ""), worker)
    assert [bool(answer.data) for answer in await asyncio.gather(*asks)] == [True, True]
    assert not workers.waiting


# In a house.


async def test_a_house_reads_games_in_processes(tmp_path: Path) -> None:
    async with open_house(tmp_path, workers=Workers(Clock())) as house:
        replay, _ = await finished(house)
        seen = await house.http.get(f"/api/replays/{replay}")
        assert seen.headers["content-encoding"] == "gzip" and seen.json()["shuffle"] == "verified"
        plain = await house.http.get(f"/api/replays/{replay}", headers={"accept-encoding": "br"})
        assert "content-encoding" not in plain.headers and plain.json() == seen.json()
        text = (await house.http.get(f"/api/replays/{replay}/record")).text
        ended = (await house.http.post("/api/replays/result", json={"record": text})).json()
        assert ended["game"] == "verflixxt" and ended["outcome"]["winners"]
        table, token = await house.make(branch={"at": 5, "seat": 1, "replay": replay})
        assert (await house.come(table, token)).chair == 1
        step = await house.http.get("/api/lessons/nitro/1")
        assert step.json()["number"] == 1


async def test_lines_are_paid_for(tmp_path: Path) -> None:
    clock = Standing()
    async with open_house(tmp_path, clock, limits=1.0) as house:
        purse = house.app.state.purses.of("127.0.0.1")
        before = purse.left["reading"]
        await house.http.post("/api/replays/read", json={"record": NITRO})
        assert before - purse.left["reading"] == lines_of(NITRO) >= NITRO.count("\n")
        purse.take("reading", purse.left["reading"])
        refused = await house.http.post("/api/replays/read", json={"record": ELIXIR})
        seconds = lines_of(ELIXIR) / BUDGETS["reading"].rate
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) == pytest.approx(seconds, abs=1)
        clock.turn(seconds + 1)
        answer = await house.http.post("/api/replays/result", json={"record": NITRO})
        assert answer.status_code == 200


def test_the_longest_record_can_be_paid_for() -> None:
    """With a full purse, at most, and by whoever holds the deposit for what they send."""
    purse = Purse("127.0.0.1", Standing(), BUDGETS)
    assert purse.take("reading", LONGEST_RECORD / CHARACTERS_A_LINE)
    purse.owe("reading", -LONGEST_RECORD / CHARACTERS_A_LINE)
    assert purse.take("reading", MOST_LINES)


class Stuck(Workers):
    """Whatever is asked takes until it is let go."""

    def __init__(self) -> None:
        super().__init__(Clock())
        self.gate = asyncio.Event()
        self.asked = 0

    async def ask(self, address: str, work: Any, *asked: object) -> Any:
        self.asked += 1
        await self.gate.wait()
        raise Cannot("too-long", "that takes too long to be read")


async def reads(house: House) -> int:
    return (await house.http.post("/api/replays/read", json={"record": ELIXIR})).status_code


async def begins(house: House) -> None:
    table, token = await house.make(name="Ada", bots={"count": 1, "level": "carefree"}, start=True)
    ada = await house.come(table, token)
    assert ada.welcome.game is not None
    await ada.play_first(ada.welcome.game)
    await ada.turn()


async def comes_back(house: House) -> None:
    table, token = await house.make(name="Ada", bots={"count": 1, "level": "carefree"}, start=True)
    tables = house.app.state.tables
    await tables.put_away(tables.open[table])
    assert (await house.come(table, token)).welcome.game is not None


@pytest.mark.parametrize("plays", [begins, comes_back])
async def test_no_table_waits_for_readers(
    tmp_path: Path, plays: Callable[[House], Awaitable[None]]
) -> None:
    """However many read, and however long it takes them."""
    stuck = Stuck()
    async with open_house(tmp_path, workers=stuck) as house:
        reading = [asyncio.create_task(reads(house)) for _ in range(12)]
        while stuck.asked < len(reading):
            await asyncio.sleep(0.01)
        await plays(house)
        stuck.gate.set()
        assert await asyncio.gather(*reading) == [413] * len(reading)


async def test_an_answer_is_unpacked_as_it_is_taken() -> None:
    """Who asks for long games and takes them slowly holds what is packed, and a piece."""
    said = msgspec.json.encode(["a long game"] * 50_000)
    request = Request({"type": "http", "method": "GET", "path": "/", "headers": []})
    response = passed_on(request, Answer(gzip.compress(said), True))
    assert isinstance(response, StreamingResponse)
    pieces = [bytes(piece) async for piece in response.body_iterator]  # type: ignore[arg-type]
    assert b"".join(pieces) == said and max(map(len, pieces)) <= PIECE
    assert response.headers["content-length"] == str(len(said))

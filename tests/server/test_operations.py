"""What whoever runs a server sees of it: metrics, and a log in which a request can be found."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match
from powderkeg.server import routes
from powderkeg.server.bot_processes import NOBODY, BotProcesses
from powderkeg.server.logbook import keep_log
from powderkeg.server.watch import Watch
from powderkeg.table.protocol import Ping, Play
from tests.server.house import House


def counted(house: House, what: str) -> float:
    lines = [line for line in house.metrics().splitlines() if line.startswith(f"powderkeg_{what}")]
    return sum(float(line.split()[-1]) for line in lines)


async def test_moves_are_timed_until_everybody_was_told(house: House) -> None:
    table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
    ada = await house.come(table, token)
    assert ada.welcome.game is not None
    before = counted(house, "move_seconds_count")
    await ada.do(Ping())
    await ada.play_first(ada.welcome.game)
    await ada.turn()
    await ada.do(Play(0, "pawn:0"))
    await ada.problem()
    await house.come(table)  # the table has come to its next request
    assert counted(house, "move_seconds_count") == before + 2


async def test_questions_that_wait_for_a_bot_are_counted() -> None:
    house = House(0)
    before = counted(house, "bot_wait_seconds_count")
    pool = BotProcesses(1)
    line = pool._thinkers
    thinker = await line.take(NOBODY)  # somebody else has it
    game = GAMES["zundstoff"]
    record = Match(game, game.setup(2), {}, "seed").record
    asked = asyncio.create_task(pool.choose(record, 0, "random"))
    while counted(house, "bots_awaited") != 1:
        await asyncio.sleep(0)
    assert counted(house, "bot_wait_seconds_count") == before
    line.give_back(NOBODY, thinker)
    await asyncio.wait([asked])
    assert counted(house, "bots_awaited") == 0
    assert counted(house, "bot_wait_seconds_count") == before + 1
    await pool.close()
    await house.http.aclose()


async def test_a_loop_that_is_held_up_and_a_collection_are_seen() -> None:
    house = House(0)
    watch = Watch(every=0.01)
    late, collected = (
        counted(house, "loop_lag_seconds_sum"),
        counted(house, "gc_pause_seconds_count"),
    )
    watch.open()
    await asyncio.sleep(0)
    time.sleep(0.2)  # what nobody should do in a server
    gc.collect()
    await asyncio.sleep(0.02)
    watch.close()
    assert counted(house, "loop_lag_seconds_sum") >= late + 0.15
    assert counted(house, "gc_pause_seconds_count") > collected
    assert watch.note_collection not in gc.callbacks
    await house.http.aclose()


async def test_labels_are_few_whatever_strangers_ask_for(house: House) -> None:
    for path in ("/api/a", "/api/b", "/api/tables/no-such-table", "/%00"):
        await house.http.get(path)
    lines = [line for line in house.metrics().splitlines() if "powderkeg_requests_total{" in line]
    assert {line.split('"')[1] for line in lines} <= {"2xx", "3xx", "4xx", "5xx"}


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """What was noted so far."""
    handlers, level = logging.root.handlers[:], logging.root.level
    file = tmp_path / "log"
    keep_log(file, verbose=False)
    yield lambda: [json.loads(line) for line in file.read_text().splitlines()]
    logging.basicConfig(handlers=handlers, level=level, force=True)


async def test_an_error_is_found_in_the_log_by_the_id_in_its_answer(
    house: House, monkeypatch: pytest.MonkeyPatch, log: Callable[[], list[dict[str, Any]]]
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("a bolt is loose")

    monkeypatch.setattr(routes, "game_view", broken)
    answers = [await house.http.get("/api/games") for _ in range(2)]
    names = [answer.headers["x-request-id"] for answer in answers]
    assert answers[0].status_code == 500 and names[0] != names[1]
    faults = [line for line in log() if line["event"] == "fault"]
    assert [line["request"] for line in faults] == names


async def test_a_table_is_not_named_after_who_opened_it(
    house: House, log: Callable[[], list[dict[str, Any]]]
) -> None:
    """What it notes later is about everybody."""
    table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
    ada = await house.come(table, token)
    assert ada.welcome.game is not None
    await ada.play_first(ada.welcome.game)
    await ada.play_on()
    await ada.table(lambda view: view.stage == "over")
    noted = {line["event"]: "request" in line for line in log()}
    assert (noted["made"], noted["over"]) == (True, False)

"""A think service: what it is asked, rightly and wrongly, and who may ask."""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import suppress
from typing import Any

import pytest

from powderkeg.rules.games import GAMES
from powderkeg.server import think
from powderkeg.server.bot_processes import BotProcesses
from powderkeg.server.question import MOST_BYTES
from powderkeg.table.bot_pool import Asker
from tests.server.test_bot_processes import ROGUES, SHORT, choosing
from tests.server.test_dying_bots import send_to
from tests.server.test_elsewhere import comes
from tests.server.think_service import Service, busy, thinking, until

QUESTION = {"record": SHORT, "seat": 0, "level": "sensible", "rng": "any text"}


async def told(service: Service, status: int, **sent: Any) -> str:
    """Why there is no move."""
    answer = await service.http.post("/think", **sent)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    error: str = answer.json()["error"]
    return error


async def test_who_wants_to_know_hears_that_it_is_well(service: Service) -> None:
    answer = await service.http.get("/healthz")
    assert (answer.status_code, answer.text) == (200, "ok\n")
    answer = await service.http.post("/think", json=QUESTION)
    assert (answer.status_code, answer.json()) == (200, {"move": "pawn:0"})


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"record": "hello"}, "line 1: expected 'game NAME VERSION' first"),
        ({"record": "game chess 1\nseats 2\n"}, "expected a game we know"),
        ({"record": SHORT.replace("xt 1", "xt 9")}, "was played by version 9 of the rules"),
        (
            {"record": f"game elixir {GAMES['elixir'].version}\nseats 3\ndata deck {'0' * 16}\n"},
            "played with another deck",
        ),
        ({"record": SHORT + "1 pawn:0\n"}, "line 4: refused by"),
        ({"level": "clever"}, "no bot 'clever'; there are: carefree"),
        ({"seat": 1}, "seat 1 is not awaited"),
        ({"seat": 77}, "seat 77 is not awaited"),
        ({"seat": -1}, "not a question"),
        ({"seat": "0"}, "not a question"),
        ({"rng": ""}, "not a question"),
        ({"seed": "of the game"}, "not a question"),
    ],
)
async def test_a_question_that_cannot_be_answered_is_told_why(
    service: Service, wrong: dict[str, Any], why: str
) -> None:
    assert why in await told(service, 400, json={**QUESTION, **wrong})
    process = service.bots.thinkers[0].process
    answer = await service.http.post("/think", json=QUESTION)
    assert answer.json() == {"move": "pawn:0"}
    assert service.bots.thinkers[0].process is process  # and it was no reason for another


async def test_a_record_whose_last_line_goes_on_is_another_record(service: Service) -> None:
    """One process answers both, and remembers where records led."""
    unfinished = SHORT.rstrip()
    answer = await service.http.post("/think", json={**QUESTION, "record": unfinished})
    assert answer.json() == {"move": "pawn:0"}
    longer = {**QUESTION, "record": unfinished + "0 pawn:0\n. roll:2\n", "seat": 1}
    assert "line 3: expected an actor and one move" in await told(service, 400, json=longer)


async def test_what_is_no_question_at_all(service: Service) -> None:
    as_json = {"content-type": "application/json"}
    for nonsense in (b"", b"{", b"[]", b"\xff\xfe", json.dumps({"record": SHORT}).encode()):
        why = await told(service, 400, content=nonsense, headers=as_json)
        assert why.startswith("not a question")
    too_long = json.dumps({**QUESTION, "record": "#" * MOST_BYTES}).encode()
    assert "at most" in await told(service, 413, content=too_long, headers=as_json)
    form = {"content-type": "text/plain"}
    assert "application/json" in await told(service, 415, content=b"{}", headers=form)
    for path, status in (("/think", 405), ("/elsewhere", 404)):
        answer = await service.http.get(path)
        assert answer.status_code == status and answer.json()["error"]
    assert service.asked == 0


async def test_a_key_is_wanted_where_there_is_one() -> None:
    async with thinking(key="open sesame") as service:
        for wrong in ("", "Bearer open", "open sesame", "Bearer open sesame?", "Bearer \xe9"):
            headers = {"authorization": wrong.encode("latin-1")}
            assert "key" in await told(service, 401, json=QUESTION, headers=headers)
        assert (await service.http.get("/healthz")).status_code == 200
        async with busy(service.url, key="wrong") as pool:
            await comes(pool)
        assert service.asked == 0
        async with busy(service.url, key="open sesame") as pool:
            assert await pool.choose(choosing(), 0, "sensible")
        assert service.asked == 1


async def test_a_full_line_is_told_and_when_to_come_back(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = await service.bots._thinkers.take(Asker("192.0.2.7"))
    service.bots.in_line = 0.01
    answer = await service.http.post("/think", json=QUESTION)
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
    service.bots._thinkers.give_back(Asker("192.0.2.7"), thinker)
    service.bots.in_line = 30.0
    assert (await service.http.post("/think", json=QUESTION)).status_code == 200
    monkeypatch.setattr(think, "MOST_AT_ONCE", 0)
    answer = await service.http.post("/think", json=QUESTION)
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")


@pytest.mark.parametrize("bot", ["broken", "crashing", "babbling"])
async def test_a_bot_that_fails_there_is_told(bot: str) -> None:
    async with thinking(BotProcesses(1, command=ROGUES)) as service:
        assert await told(service, 500, json={**QUESTION, "level": bot})
        assert (await service.http.post("/think", json=QUESTION)).status_code == 200


async def test_nobody_thinks_on_for_who_has_gone(service: Service) -> None:
    before = send_to(service.bots.thinkers[0], signal.SIGSTOP)  # in thought for ever
    async with busy(service.url) as pool:
        task = asyncio.create_task(pool.choose(choosing(), 0, "sensible"))
        await until(lambda: service.asked == 1)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        assert pool.elsewhere.places[0].asked == 0
        await until(lambda: bool(service.bots._thinkers.free))
        assert await pool.choose(choosing(), 0, "sensible")
    process = service.bots.thinkers[0].process
    assert process is not None and process.pid != before

"""Connections are held by who uses them."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from powderkeg.server import budgets
from powderkeg.server.connection import LONGEST_HEAD, TIME_FOR_BODY, TIME_FOR_HEAD, TIME_TO_TAKE
from tests.server.house import PATIENCE, House, open_house
from tests.table.standing import Standing

GET = b"GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"


@pytest.fixture
def clock() -> Standing:
    return Standing()


@pytest_asyncio.fixture
async def strict(tmp_path: Path, clock: Standing) -> AsyncIterator[House]:
    """A house without a proxy: who connects is who asks."""
    async with open_house(tmp_path, clock, limits=1.0, proxies=()) as house:
        yield house


Line = Callable[..., Awaitable[tuple[StreamReader, StreamWriter]]]


@pytest_asyncio.fixture
async def line() -> AsyncIterator[Line]:
    """Somebody who speaks for themselves."""
    writers: list[StreamWriter] = []

    async def opened(house: House, said: bytes = b"") -> tuple[StreamReader, StreamWriter]:
        host, port = house.address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writers.append(writer)
        writer.write(said)
        return reader, writer

    yield opened
    for writer in writers:
        writer.close()


async def heard(reader: StreamReader) -> bytes:
    """All that comes until the connection is closed, or cut."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


async def is_watched(clock: Standing) -> None:
    """The server has begun to wait for something."""
    while all(bell.is_cancelled or bell.at > clock.now() + TIME_TO_TAKE for bell in clock.waiting):
        await asyncio.sleep(0.01)


async def is_seen(house: House, count: int) -> None:
    """The server knows of so many connections."""
    while house.app.state.purses.of("127.0.0.1").connections != count:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        (b"", TIME_FOR_HEAD),
        (b"GET / HT", TIME_FOR_HEAD),
        (GET, TIME_FOR_HEAD),
        (b"\r\n", TIME_FOR_HEAD),
        (POST + b'content-length: 99\r\n\r\n{"ga', TIME_FOR_BODY),
    ],
)
async def test_who_says_nothing_more_is_let_go(
    line: Line, strict: House, clock: Standing, said: bytes, seconds: float
) -> None:
    reader, writer = await line(strict, said)
    await is_seen(strict, 1)
    await is_watched(clock)
    clock.turn(seconds - 1)
    writer.write(b" ")  # a word now and then is no reason to wait longer
    clock.turn(1.5)
    assert await heard(reader) == b""
    await is_seen(strict, 0)


async def test_a_second_request_is_waited_for_as_long(
    line: Line, strict: House, clock: Standing
) -> None:
    reader, writer = await line(strict, GET + b"\r\n")
    assert (await reader.readuntil(b"ok\n")).startswith(b"HTTP/1.1 200")
    writer.write(GET)
    await is_watched(clock)
    clock.turn(TIME_FOR_HEAD + 1)
    assert await heard(reader) == b""


async def test_a_request_in_time_is_answered(line: Line, strict: House, clock: Standing) -> None:
    reader, writer = await line(strict, GET)
    await is_seen(strict, 1)
    clock.turn(TIME_FOR_HEAD - 1)
    writer.write(b"\r\n")
    assert (await reader.readuntil(b"ok\n")).startswith(b"HTTP/1.1 200")
    clock.turn(1000)
    writer.write(GET + b"connection: close\r\n\r\n")
    assert (await heard(reader)).startswith(b"HTTP/1.1 200")


async def test_a_thousand_idle_connections_keep_nobody_out(
    line: Line, strict: House, clock: Standing, monkeypatch: pytest.MonkeyPatch
) -> None:
    strict.app.state.purses.most_connections = 20
    idle = [await line(strict) for _ in range(40)]
    await is_seen(strict, 20)
    cut = [await heard(reader) for reader, _ in idle[20:]]
    assert cut == [b""] * 20
    clock.turn(TIME_FOR_HEAD + 1)
    assert (await strict.http.get("/api/health/live")).text == "ok\n"


async def test_all_together_hold_no_more_than_the_system_allows(line: Line, strict: House) -> None:
    strict.app.state.purses.most_lines = 3
    some = [await line(strict) for _ in range(4)]
    assert await heard(some[3][0]) == b""
    some[0][1].close()
    await is_seen(strict, 2)
    assert (await strict.http.get("/api/health/live")).text == "ok\n"


async def test_a_socket_counts_until_it_is_gone(strict: House) -> None:
    table, token = await strict.make(name="Ada")
    await is_seen(strict, 1)
    ada = await strict.come(table, token)
    purses = strict.app.state.purses
    purse = purses.of("127.0.0.1")
    assert (purse.connections, purse.sockets) == (2, {table: 1})
    await ada.leave()
    while purses.lines != 1:
        await asyncio.sleep(0.01)


async def test_who_was_told_to_go_and_stays_holds_a_connection(line: Line, strict: House) -> None:
    asked = (
        b"GET /api/tables/none/socket HTTP/1.1\r\nhost: localhost\r\norigin: http://elsewhere\r\n"
        b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        b"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    strict.app.state.purses.most_connections = 2
    for _ in range(2):
        reader, _ = await line(strict, asked)
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        assert b"pages of this server" in await reader.readuntil(b"server")
    reader, _ = await line(strict, GET + b"\r\n")
    assert await heard(reader) == b""


async def test_a_connection_costs_something_whatever_is_said_on_it(
    line: Line, strict: House
) -> None:
    purse = strict.app.state.purses.of("127.0.0.1")
    before = purse.left["work"]
    reader, _ = await line(strict, b"nonsense\r\n\r\n")
    assert (await heard(reader)).startswith(b"HTTP/1.1 400")
    assert purse.left["work"] == before - budgets.CONNECTION


async def test_nonsense_is_not_noted(
    line: Line, strict: House, caplog: pytest.LogCaptureFixture
) -> None:
    """A line for each would push all others out of the log."""
    for said in (b"nonsense\r\n\r\n", GET + b"connection: upgrade\r\nupgrade: tea\r\n\r\n"):
        reader, writer = await line(strict, said)
        await reader.readuntil(b"\r\n\r\n")
        writer.close()
    assert [note for note in caplog.records if note.name.startswith("uvicorn")] == []


async def test_a_wrong_name_is_paid_for_like_a_right_one(strict: House) -> None:
    purse = strict.app.state.purses.of("127.0.0.1")
    purse.take("work", purse.left["work"])
    answer = await strict.http.get("/api/games", headers={"host": "elsewhere.example"})
    assert answer.status_code == 429


async def test_a_proxy_counts_for_many(
    line: Line, tmp_path: Path, clock: Standing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "MOST_CONNECTIONS", 2)
    async with open_house(tmp_path, clock, limits=1.0) as house:
        lines = [await line(house, GET + b"connection: close\r\n\r\n") for _ in range(10)]
        for reader, _ in lines:
            assert (await heard(reader)).startswith(b"HTTP/1.1 200")


async def test_endless_headers_are_too_long(line: Line, strict: House) -> None:
    reader, _ = await line(strict, GET + b"x-more: " + b"a" * LONGEST_HEAD)
    assert (await heard(reader)).startswith(b"HTTP/1.1 431")


async def test_who_takes_no_answer_is_not_waited_for(
    line: Line, tmp_path: Path, clock: Standing
) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_bytes(b"a" * 20_000_000)
    async with open_house(tmp_path, clock, limits=1.0, proxies=(), pages=client) as house:
        reader, writer = await line(house, b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        await is_seen(house, 1)
        await is_watched(clock)
        clock.turn(TIME_TO_TAKE + 1)
        await is_seen(house, 0)
        writer.close()
        assert len(await heard(reader)) < 20_000_000


async def test_who_goes_on_after_a_no_is_cut_off(
    line: Line, strict: House, clock: Standing
) -> None:
    purse = strict.app.state.purses.of("127.0.0.1")
    purse.take("work", purse.left["work"])
    purse.left["work"] = budgets.SHUT + 0.1
    answer = await strict.http.get("/api/games")
    assert answer.status_code == 429 and answer.headers["connection"] == "close"
    await is_seen(strict, 0)
    reader, _ = await line(strict, GET + b"\r\n")
    assert await heard(reader) == b""
    clock.turn(5)
    assert (await strict.http.get("/api/games")).status_code == 200

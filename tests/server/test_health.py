"""Alive, ready, and what is said of a database that fails."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from powderkeg.server.health import FRESH
from powderkeg.server.store import Store
from powderkeg.server.workers import Workers
from powderkeg.server.writer import SqlitePen
from powderkeg.table.clock import Clock
from powderkeg.table.news import Said
from powderkeg.table.protocol import Say
from tests.server.house import House, open_house
from tests.table.standing import Standing

READY = ("/api/health/ready", "/healthz")


async def told(house: House) -> list[int]:
    return [(await house.http.get(path)).status_code for path in READY]


def full(store: Store, is_full: bool) -> None:
    """As if the disk were: the file may not grow, nor may what is written before it."""
    tell_writer(store, f"PRAGMA query_only={'ON' if is_full else 'OFF'}")


def tell_writer(store: Store, pragma: str) -> None:
    """On the very connection by which all is written, and which it keeps."""
    pen = store.writer.pen
    assert isinstance(pen, SqlitePen)
    pen.connection = pen.connection or pen.engine.raw_connection()
    pen.connection.cursor().execute(pragma)


async def test_a_house_that_is_well(house: House) -> None:
    assert await told(house) == [200, 200]
    assert (await house.http.get("/api/health/live")).text == "ok\n"
    assert (await house.http.get("/healthz")).text == "ok\n"


async def test_a_house_that_can_write_nothing_is_alive_but_not_ready(tmp_path: Path) -> None:
    clock = Standing()
    async with open_house(tmp_path, clock) as house:
        store = house.app.state.services.keeper
        assert await told(house) == [200, 200]
        full(store, True)
        lost = await house.http.post("/api/tables", json={"game": "verflixxt"})
        assert (lost.status_code, lost.json()["code"]) == (503, "not-saved")
        assert await told(house) == [503, 503]
        assert (await house.http.get("/api/health/live")).status_code == 200
        full(store, False)
        clock.turn(FRESH)
        assert await told(house) == [200, 200]


async def test_it_is_noticed_though_nobody_plays(tmp_path: Path) -> None:
    clock = Standing()
    async with open_house(tmp_path, clock) as house:
        assert await told(house) == [200, 200]
        full(house.app.state.services.keeper, True)
        clock.turn(FRESH)
        assert await told(house) == [503, 503]


async def test_a_database_that_another_holds_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Standing()
    async with open_house(tmp_path, clock) as house:
        store = house.app.state.services.keeper
        tell_writer(store, "PRAGMA busy_timeout=1")
        other = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        assert await told(house) == [503, 503]
        other.execute("ROLLBACK")
        other.close()
        clock.turn(FRESH)
        assert await told(house) == [200, 200]


async def test_two_who_want_the_same_line_are_no_illness(house: House) -> None:
    table, _ = await house.make(name="Ada")
    store = house.app.state.services.keeper
    doc = await store.find_table(table)
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.add_table(doc)
    assert not store.is_failing and await told(house) == [200, 200]


@pytest.mark.parametrize("there", [False, True])
async def test_the_database_is_its_owners_alone_in_any_folder(tmp_path: Path, there: bool) -> None:
    file = tmp_path / "games.sqlite"
    tmp_path.chmod(0o755)
    if there:
        file.touch(0o644)
    async with open_house(tmp_path) as house:
        await house.make(name="Ada")
        kept = [path for path in tmp_path.iterdir() if path.name.startswith("games.sqlite")]
        assert file in kept and {path.stat().st_mode & 0o777 for path in kept} == {0o600}


# Rows that make no sense.


def spoil(folder: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(folder / "games.sqlite") as database:
        assert database.execute(statement, values).rowcount
    database.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE tables SET document = '{\"id\": 3}' WHERE id = ?",
        "UPDATE tables SET document = x'ff00' WHERE id = ?",
        "UPDATE tables SET document = 7 WHERE id = ?",
        "UPDATE tables SET document = replace(document, 'verflixxt', 'halma') WHERE id = ?",
        "UPDATE matches SET document = '[]' WHERE table_id = ?",
        "UPDATE matches SET document = replace(document, 'verflixxt', 'halma') WHERE table_id = ?",
        "DELETE FROM matches WHERE table_id = ?",
        "UPDATE acts SET text = 'nonsense' WHERE number = 0 AND match_id ="
        " (SELECT id FROM matches WHERE table_id = ?)",
        "UPDATE acts SET actor = 'nobody' WHERE match_id ="
        " (SELECT id FROM matches WHERE table_id = ?)",
        "UPDATE acts SET number = number + 1 WHERE match_id ="
        " (SELECT id FROM matches WHERE table_id = ?)",
    ],
)
async def test_a_table_that_cannot_be_read_says_so(tmp_path: Path, statement: str) -> None:
    async with open_house(tmp_path) as house:
        table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
        other, _ = await house.make(name="Bo")
        spoil_me = (tmp_path, statement, table)
    spoil(*spoil_me)
    async with open_house(tmp_path) as house:
        answer = await house.http.get(f"/api/tables/{table}")
        assert answer.json()["code"] == "unreadable" and "read" in answer.json()["message"]
        line = await house.line(table)
        with pytest.raises(ConnectionClosed) as closed:
            await line.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
        assert "read" in closed.value.rcvd.reason
        assert (await house.http.get(f"/api/tables/{other}")).status_code == 200
        seats = {"seats": [{"table": table, "token": token}, {"table": other, "token": "x"}]}
        assert (await house.http.post("/api/own", json=seats)).status_code == 200


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE acts SET text = 'nonsense' WHERE match_id = ?",
        "UPDATE matches SET document = replace(document, 'verflixxt', 'halma') WHERE id = ?",
    ],
)
async def test_a_game_that_cannot_be_read_says_so(tmp_path: Path, statement: str) -> None:
    async with open_house(tmp_path, workers=Workers(Clock())) as house:
        table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
        game = (await house.come(table, token)).welcome.table.replay
        spoil(tmp_path, statement, game)
        asks = {"authorization": f"Bearer {token}"}
        answer = await house.http.get(f"/api/replays/{game}", headers=asks)
        assert answer.json()["code"] == "unreadable"


async def test_a_line_of_chat_that_cannot_be_read_silences_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, token = await house.make(name="Ada")
        ada = await house.come(table, token)
        for said in ("one", "two"):
            await ada.do(Say(said))
            await ada.hear(Said)
    spoil(tmp_path, "UPDATE chat SET document = 'nonsense' WHERE number = 1")
    async with open_house(tmp_path) as house:
        ada = await house.come(table, token)
        assert [line.text for line in ada.welcome.chat] == ["one", "…"]
        await ada.do(Say("three"))
        assert (await ada.hear(Said)).lines[0].text == "three"


async def test_a_fault_of_ours_is_told_on_a_socket_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(name: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(house.app.state.tables, "find", stumble)
    line = await house.line("amber-fuse-1")
    with pytest.raises(ConnectionClosed) as closed:
        await line.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
    assert closed.value.rcvd.reason == "that was our fault"

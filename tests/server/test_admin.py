"""Whoever runs the server looks after it from the machine itself."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed, InvalidStatus

from powderkeg.server.bans import Bans, network_in
from powderkeg.table.news import Said
from powderkeg.table.protocol import Say, Start
from tests.cli.terminal import complaint, document, printed
from tests.server.house import House, Person, open_house


@pytest.fixture
def folder() -> Iterator[Path]:
    """A socket's path must be short."""
    made = Path(tempfile.mkdtemp(prefix="keg-"))
    yield made
    shutil.rmtree(made)


@pytest_asyncio.fixture
async def served(folder: Path) -> AsyncIterator[House]:
    async with open_house(folder, data=folder) as house:
        yield house


async def admin(folder: Path, *words: str, run: Callable[..., Any] = printed) -> Any:
    """As typed in another terminal, while the server answers here."""
    return await asyncio.to_thread(lambda: run("admin", *words, "--data", str(folder)))


async def cut(person: Person) -> int | None:
    with pytest.raises(ConnectionClosed):
        while True:
            await person.next()
    return person.line.close_code


async def test_tables_and_people_are_listed(served: House, folder: Path) -> None:
    assert (folder / "admin.sock").stat().st_mode & 0o777 == 0o600
    table, token = await served.make(name="Ada", bots={"count": 1}, start=True)
    await served.come(table, token)
    await served.come(table)
    [line] = await admin(folder, "tables", run=document)
    assert (line["table"], line["game"], line["stage"]) == (table, "verflixxt", "playing")
    assert (line["seated"], line["connected"]) == (1, 2)
    assert 0 < line["made"] <= line["last"] + 1
    told = await admin(folder, "tables")
    assert told.splitlines()[0].split() == "table game stage people guests age last act".split()
    assert table in told.splitlines()[1]
    [here] = await admin(folder, "people", run=document)
    assert here == {"address": "127.0.0.1", "connections": 2, "tables": [table]}
    assert "127.0.0.1  2            " in await admin(folder, "people")


async def test_a_closed_table_is_left_and_not_found_again(served: House, folder: Path) -> None:
    table, token = await served.make(name="Ada")
    ada = await served.come(table, token)
    await admin(folder, "close", table)
    assert await cut(ada) == 4411
    assert (await served.http.get(f"/api/tables/{table}")).status_code == 404
    seats = {"seats": [{"table": table, "token": token}]}
    assert (await served.http.post("/api/own", json=seats)).json()["tables"] == []
    assert await admin(folder, "tables", run=document) == []
    assert "no table" in await admin(folder, "close", table, run=complaint)


async def test_a_banned_address_goes_and_stays_away_until_it_is_lifted(folder: Path) -> None:
    async with open_house(folder, data=folder) as house:
        table, token = await house.make(name="Ada")
        ada = await house.come(table, token)
        assert "1 connections" in await admin(folder, "ban", "127.0.0.0/8")
        assert await cut(ada) == 4411
        answer = await house.http.get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        with pytest.raises(InvalidStatus):
            await house.line(table)
    async with open_house(folder, data=folder) as house:  # it was kept
        assert (await house.http.get("/api/games")).status_code == 403
        assert await admin(folder, "bans") == "127.0.0.0/8\n"
        assert "is not banned" in await admin(folder, "lift", "127.0.0.1", run=complaint)
        await admin(folder, "lift", "127.0.0.0/8")
        assert (await house.http.get("/api/games")).status_code == 200
        assert await admin(folder, "bans") == "Nobody is banned.\n"
        assert "neither" in await admin(folder, "ban", "somewhere", run=complaint)


@pytest.mark.parametrize("by", ["--name", "--token"])
async def test_a_person_is_forgotten_and_their_game_stays(
    served: House, folder: Path, by: str
) -> None:
    table, token = await served.make(name="Ada")
    ada = await served.come(table, token)
    bo = await served.sit(table, "Bolivar")
    await bo.do(Say("my name is Bolivar"))
    await bo.hear(Said)
    await ada.do(Say("hello"))
    await ada.do(Start())
    await asyncio.gather(ada.play_on(), bo.play_on())
    over = await ada.table(lambda view: view.stage == "over")
    told = await admin(folder, "forget", table, by, "Bolivar" if by == "--name" else bo.token)
    assert "1 chairs, 1 lines of chat, a name in 1 games" in told
    record = (await served.http.get(f"/api/replays/{over.replay}/record")).text
    assert "Ada" in record and "Bolivar" not in record
    back = await served.come(table, token)
    assert [line.text for line in back.welcome.chat] == ["hello"]
    assert "Bolivar" not in str(back.welcome.table)
    seats = {"seats": [{"table": table, "token": bo.token}]}
    assert (await served.http.post("/api/own", json=seats)).json() == {"tables": [], "results": []}
    nobody = await admin(folder, "forget", table, "--name", "Bolivar", run=complaint)
    assert "there is nobody of that name" in nobody


async def test_in_a_running_game_a_bot_of_another_name_plays_on(
    served: House, folder: Path
) -> None:
    table, token = await served.make(name="Ada")
    ada = await served.come(table, token)
    bo = await served.sit(table, "Bolivar")
    await ada.do(Start())
    game = await ada.turn()
    await admin(folder, "forget", table, "--name", "Bolivar")
    seen = await ada.table(lambda view: view.chairs[1].kind == "bot")
    assert seen.chairs[1].name not in ("", "Bolivar")
    assert (await served.come(table, bo.token)).welcome.chair is None
    await ada.play_first(game)
    assert (await ada.play_on()).outcome is not None


async def test_where_no_server_runs_it_is_said(folder: Path) -> None:
    assert f"no server runs on {folder}" in await admin(folder, "tables", run=complaint)
    async with open_house(folder, data=folder):
        pass
    assert f"no server runs on {folder}" in await admin(folder, "tables", run=complaint)


async def test_nonsense_on_the_socket_is_answered(served: House, folder: Path) -> None:
    reader, writer = await asyncio.open_unix_connection(str(folder / "admin.sock"))
    writer.write(b'{"ask": "everything"}\n')
    assert b'"problem":"Invalid value' in await reader.readline()
    writer.close()


@pytest.mark.parametrize(
    ("network", "address", "has"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.0/24", "::ffff:192.0.2.8", True),
        ("2001:db8::/32", "2001:db8:1::2", True),
        ("2001:db8::1", "2001:db8::/64", True),  # whoever has one address has all of it
        ("0.0.0.0/0", "2001:db8::1", False),
        ("192.0.2.7", "", False),
    ],
)
async def test_addresses_and_networks(network: str, address: str, has: bool) -> None:
    bans, found = Bans(), network_in(network)
    assert found is not None
    await bans.add(found)
    assert bans.has(address) is has

"""One stranger with one address: what is too much for the house is not done, and others play on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from powderkeg.server import budgets
from powderkeg.server.budgets import BUDGETS, Budget
from powderkeg.server.opening import LINES_A_MILLISECOND
from powderkeg.table.news import Pong, Welcome
from powderkeg.table.protocol import Hello, Ping
from tests.server.house import House, open_house
from tests.table.standing import Standing

STRANGER = {"x-forwarded-for": "203.0.113.9"}
FEW = dict.fromkeys(BUDGETS, Budget(30.0, 30.0))


@pytest.fixture
def poor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has much to spend."""
    monkeypatch.setattr(budgets, "BUDGETS", FEW)


async def until_refused(house: House, path: str, **more: Any) -> httpx.Response:
    for _ in range(1_000):
        answer = await house.http.get(path, headers=STRANGER, **more)
        if answer.status_code == 429:
            return answer
    raise AssertionError("nobody is ever refused")


@pytest.mark.usefixtures("poor")
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/api/games",
        "/api/tables",
        "/api/rules/verflixxt",
        "/api/lessons/verflixxt/1",
        "/api/nowhere",
        "/metrics",
        "/api/health/live",
        "/api/openapi.json",
    ],
)
async def test_every_door_has_a_limit_and_says_when_to_come_back(tmp_path: Path, path: str) -> None:
    clock = Standing()
    async with open_house(tmp_path, clock, limits=1.0) as house:
        refused = await until_refused(house, path)
        assert refused.json()["code"] == "too-many"
        assert (await house.http.get(path)).status_code != 429  # others come as before
        clock.turn(float(refused.headers["retry-after"]))
        assert (await house.http.get(path, headers=STRANGER)).status_code != 429


@pytest.mark.usefixtures("poor")
async def test_a_door_that_opens_otherwise_is_not_free(tmp_path: Path) -> None:
    async with open_house(tmp_path, Standing(), limits=1.0) as house:
        codes = {(await house.http.delete("/api/games")).status_code for _ in range(200)}
        assert codes == {405, 429}


@pytest.mark.usefixtures("poor")
async def test_who_is_not_our_proxy_speaks_for_nobody_else(tmp_path: Path) -> None:
    async with open_house(tmp_path, Standing(), limits=1.0, proxies=()) as house:
        await until_refused(house, "/api/games")
        assert (await house.http.get("/api/games")).status_code == 429  # it was us all the time


async def test_tables_are_made_one_by_one_and_not_by_the_thousand(tmp_path: Path) -> None:
    clock = Standing()
    async with open_house(tmp_path, clock, limits=1.0) as house:
        purse = house.app.state.purses.of("203.0.113.9")
        assert purse.take("making", BUDGETS["making"].burst - 1)
        wish = {"game": "verflixxt"}
        made = [await house.http.post("/api/tables", json=wish, headers=STRANGER) for _ in "12"]
        assert [answer.status_code for answer in made] == [201, 429]
        assert int(made[1].headers["retry-after"]) == pytest.approx(1 / BUDGETS["making"].rate, 1)


async def test_names_are_not_found_by_trying(tmp_path: Path) -> None:
    """At the door, in the archive and on the socket; a name that is right is never in the way."""
    async with open_house(tmp_path, Standing(), limits=1.0) as house:
        table, token = await house.make(name="Ada")
        for _ in range(3 * int(BUDGETS["guessing"].burst)):
            right = await house.http.get(f"/api/tables/{table}", headers=STRANGER)
            assert right.status_code == 200
        tried = [
            (await house.http.get(f"/api/{path}/amber-acorn-{n:08}", headers=STRANGER)).status_code
            for path in ("tables", "replays")
            for n in range(30)
        ]
        assert tried.count(404) == BUDGETS["guessing"].burst and tried[-1] == 429
        address = f"ws://{house.address}/api/tables/amber-acorn-00000000/socket"
        async with connect(address, additional_headers=STRANGER) as line:
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        assert (await house.come(table, token)).chair == 0  # from elsewhere


@pytest.mark.parametrize("most", ["MOST_SOCKETS", "MOST_AT_A_TABLE"])
async def test_one_address_holds_so_many_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: str
) -> None:
    monkeypatch.setattr(budgets, most, 3)
    async with open_house(tmp_path, limits=1.0) as house:
        table, token = await house.make(name="Ada")
        stranger = [await house.line(table, headers=STRANGER) for _ in range(4)]
        with pytest.raises(ConnectionClosed) as closed:
            await stranger[3].next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        assert (await house.come(table, token)).chair == 0
        await stranger[0].leave()
        again = await house.line(table, headers=STRANGER)
        await again.do(Hello())
        assert await again.hear(Welcome)


@pytest.mark.parametrize("asks", ["summary", "own", "socket"])
async def test_who_wakes_a_table_pays_for_its_lines(tmp_path: Path, asks: str) -> None:
    async with open_house(tmp_path, Standing(), limits=1.0) as house:
        table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
        tables, purse = house.app.state.tables, house.app.state.purses.of("203.0.113.9")
        lines = tables.open[table].stage.session.lines
        keys = {"seats": [{"table": table, "token": token}]}
        spent: list[float] = []
        for _ in range(2):  # it is open the second time
            if not spent:
                await tables.put_away(tables.open[table])
            before = purse.left["work"]
            if asks == "summary":
                await house.http.get(f"/api/tables/{table}", headers=STRANGER)
            elif asks == "own":
                await house.http.post("/api/own", json=keys, headers=STRANGER)
            else:
                person = await house.line(table, headers=STRANGER)
                await person.do(Hello())
                await person.hear(Welcome)
            spent.append(before - purse.left["work"])
        assert spent[0] - spent[1] == pytest.approx(lines / LINES_A_MILLISECOND) and lines > 0


@pytest.mark.usefixtures("poor")
async def test_messages_are_paid_for_by_the_address_not_by_the_socket(tmp_path: Path) -> None:
    clock = Standing()
    async with open_house(tmp_path, clock, limits=1.0) as house:
        table, token = await house.make(name="Ada")
        clock.turn(60)
        lines = [await house.line(table, headers=STRANGER) for _ in range(3)]
        for _ in range(4):
            await lines[0].do(Hello())
        assert await lines[0].problem() == "too-fast"
        await lines[1].do(Hello())
        assert await lines[1].problem() == "too-fast"  # a second socket is no second purse
        ada = await house.come(table, token)
        await ada.do(Ping())
        assert await ada.hear(Pong)
        clock.turn(1)
        await lines[1].do(Hello())
        assert await lines[1].hear(Welcome)


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example:80"])
async def test_a_name_that_is_not_ours_leads_nowhere(
    house: House, host: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A page of another site may have its name point here: what it asks is not answered. Nor does
    it fill our log."""
    for path in ("/", "/api/games", "/api/tables/any"):
        answer = await house.http.get(path, headers={"host": host})
        assert answer.status_code == 421 and "--names" in answer.json()["message"]
    table, _ = await house.make(name="Ada")
    with pytest.raises(InvalidStatus) as refused:
        here, port = house.address.split(":")
        await connect(f"ws://{host}/api/tables/{table}/socket", host=here, port=int(port))
    assert refused.value.response.status_code == 421
    assert not [note for note in caplog.records if note.name.startswith("uvicorn")]


@pytest.mark.parametrize(
    "told", [{"names": ("games.example.org",)}, {"address": "https://games.example.org"}]
)
async def test_a_name_that_it_was_told_is_one_of_its_own(
    tmp_path: Path, told: dict[str, Any]
) -> None:
    async with open_house(tmp_path, **told) as house:
        ours = {"host": "games.example.org"}
        assert (await house.http.get("/api/games", headers=ours)).status_code == 200


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "text/plain", ""])
async def test_a_form_on_another_page_makes_no_table(house: House, kind: str) -> None:
    said = {"content-type": kind} if kind else {}
    answer = await house.http.post("/api/tables", content=b'{"game": "verflixxt"}', headers=said)
    assert answer.status_code == 415 and answer.json()["code"] == "bad-request"
    said = {"content-type": "application/json; charset=utf-8"}
    answer = await house.http.post("/api/tables", content=b'{"game": "verflixxt"}', headers=said)
    assert answer.status_code == 201


async def test_who_hangs_up_in_the_middle_is_no_fault_of_ours(
    house: House, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    host, port = house.address.split(":")
    _, line = await asyncio.open_connection(host, int(port))
    head = f"POST /api/tables HTTP/1.1\r\nhost: {house.address}\r\n"
    head += "content-type: application/json\r\ncontent-length: 100\r\n\r\n"
    line.write(head.encode() + b'{"game"')
    await line.drain()
    line.close()
    await line.wait_closed()
    await house.make()  # by now it has been noticed
    assert "fault" not in capsys.readouterr().out + caplog.text


async def test_names_are_longer_where_strangers_may_come(tmp_path: Path) -> None:
    async with open_house(tmp_path, public=True) as house:
        table, token = await house.make(name="Ada")
        assert (
            len("".join(table.split("-")[2:])) == 16 and len(table) <= 40
        )  # as long as the database has room
        assert (await house.come(table, token)).chair == 0
    async with open_house(tmp_path) as house:
        assert (await house.come(table, token)).chair == 0
        table, _ = await house.make(name="Bo")
        assert len(table.split("-")[2]) == 8


async def test_refusals_are_counted(house: House) -> None:
    def counted() -> float:
        lines = [
            line for line in house.metrics().splitlines() if 'refused_total{why="name"}' in line
        ]
        return float(lines[0].split()[-1]) if lines else 0.0

    before = counted()
    await house.http.get("/", headers={"host": "evil.example"})
    assert counted() == before + 1

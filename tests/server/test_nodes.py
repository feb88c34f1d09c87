"""Several servers on one database: a table is one node's at a time, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, MutableMapping
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus

from powderkeg.server.app import drain
from powderkeg.server.load.postgres import Postgres
from powderkeg.server.passing_on import copy_both_ways
from powderkeg.server.store import Store
from powderkeg.table.guest import CLOSED, GOING, MOVED
from powderkeg.table.news import Played, Welcome
from powderkeg.table.protocol import Arrange, Hello, Play, Start
from tests.cli.terminal import complaint, printed
from tests.server.cluster import Cluster, awaited, hung_up, nodes_of, two_at_a_table
from tests.server.house import free_port


async def test_a_guest_at_the_wrong_node_is_passed_on(cluster: Cluster) -> None:
    here, there = await cluster.node(), await cluster.node()
    table, token = await here.make(name="Ada")
    ada = await here.come(table, token)
    bo = await there.sit(table, "Bo")
    await ada.do(Start())
    mover, news = await awaited(ada, bo)
    await mover.play_first(news, "k")
    assert (await mover.hear(Played)).key == "k"
    assert table in here.app.state.tables.open and table not in there.app.state.tables.open


async def test_who_is_passed_on_pays_there_from_their_own_purse(cluster: Cluster) -> None:
    here, there = await cluster.node(), await cluster.node()
    table, token = await here.make(name="Ada")
    await here.come(table, token)
    for address in ("203.0.113.9", "2001:db8:7::9"):
        guest = await there.line(table, headers={"x-forwarded-for": address})
        await guest.do(Hello())
        await guest.hear(Welcome)
    guests = here.app.state.tables.open[table].guests
    assert {guest.address for guest in guests} == {
        "127.0.0.1",
        "203.0.113.9",
        "2001:db8:7::/64",
    }


class ShortLine:
    """To the node that has the table: one thing is told, and then it ends."""

    close_code = None
    close_reason = ""

    async def __aiter__(self) -> AsyncIterator[str]:
        yield "news"

    async def close(self) -> None:
        pass


async def test_who_hung_up_while_something_was_passed_on_to_them_is_not_hung_up_on_again() -> None:
    said: list[str] = []
    never = asyncio.Event()

    async def receive() -> dict[str, Any]:
        if not said:
            return {"type": "websocket.connect"}
        await never.wait()  # their end has not come through yet
        raise AssertionError

    async def send(message: MutableMapping[str, Any]) -> None:
        said.append(message["type"])
        if message["type"] == "websocket.send":
            raise OSError("nobody is there any more")

    guest = WebSocket({"type": "websocket", "path": "/", "headers": []}, receive, send)
    await guest.accept()
    line: Any = ShortLine()
    await copy_both_ways(guest, line)
    assert said == ["websocket.accept", "websocket.send"]


async def test_a_node_that_has_lost_a_table_writes_nothing_and_tells_nothing(
    cluster: Cluster,
) -> None:
    here = await cluster.node()
    table, ada, bo = await two_at_a_table(here)
    mover, news = await awaited(ada, bo)
    [(before,)] = await cluster.sql("SELECT count(*) FROM acts")
    await cluster.sql("UPDATE owners SET node = 'elsewhere', epoch = epoch + 1")
    mover.heard.clear()
    await mover.play_first(news, "k")
    assert await hung_up(mover) == MOVED
    assert mover.heard == []
    assert await cluster.sql("SELECT count(*) FROM acts") == [(before,)]
    assert table not in here.app.state.tables.open


async def test_what_a_node_has_let_go_another_one_goes_on_with(cluster: Cluster) -> None:
    here, there = await cluster.node(drain=0.1), await cluster.node()
    table, ada, bo = await two_at_a_table(here)
    mover, news = await awaited(ada, bo)
    await mover.play_first(news, "k")
    at = (await mover.hear(Played)).at
    await drain(here.app)
    assert await hung_up(ada) == await hung_up(bo) == GOING
    assert (await here.http.get("/healthz")).status_code == 503
    back = await there.come(table, mover.token)
    assert back.welcome.game is not None and back.welcome.game.at >= at
    asked = await here.http.post("/api/tables", json={"game": "verflixxt"})
    assert (asked.status_code, asked.json()["code"]) == (503, "elsewhere")
    with pytest.raises(InvalidStatus, match="503"):  # so a proxy that comes late takes another
        await here.line(table)


async def test_a_node_that_was_killed_is_not_waited_for(cluster: Cluster) -> None:
    """Nobody listens at its address: that is proof enough, whatever its heart said last."""
    here = await cluster.node()
    table, token = await here.make(name="Ada")
    address = f"http://127.0.0.1:{free_port()}"
    await cluster.sql(f"INSERT INTO nodes VALUES ('{address}', now(), false, '[]')")
    await cluster.sql(f"UPDATE owners SET node = '{address}', epoch = epoch + 1")
    ada = await here.come(table, token)
    assert ada.chair == 0
    assert await cluster.sql("SELECT node, epoch FROM owners") == [(nodes_of(here).me, 3)]


async def test_a_table_whose_node_does_not_answer_is_asked_for_again(cluster: Cluster) -> None:
    here = await cluster.node()
    table, _ = await here.make(name="Ada")
    frozen = socket.create_server(("127.0.0.1", 0))  # the system takes calls, and nobody answers
    address = f"http://127.0.0.1:{frozen.getsockname()[1]}"
    await cluster.sql(f"INSERT INTO nodes VALUES ('{address}', now(), false, '[]')")
    await cluster.sql(f"UPDATE owners SET node = '{address}', epoch = epoch + 1")
    ada = await here.line(table)
    assert await hung_up(ada) == MOVED
    frozen.close()


async def test_a_choice_that_was_sent_again_to_another_node_is_played_once(
    cluster: Cluster,
) -> None:
    here, there = await cluster.node(drain=0.1), await cluster.node()
    table, ada, bo = await two_at_a_table(here)
    mover, news = await awaited(ada, bo)
    choice = Play(news.at, news.offers[0].move, "once")
    await mover.do(choice)
    at = (await mover.hear(Played)).at
    await drain(here.app)
    again = await there.line(table)
    await again.do(Hello(mover.token))
    await again.hear(Welcome)
    await again.do(choice)
    assert (await again.hear(Played)).at == at


async def test_whoever_is_banned_at_one_node_is_at_every_node(
    cluster: Cluster, tmp_path: Path
) -> None:
    folders = tmp_path / "one", tmp_path / "other"
    for folder in folders:
        folder.mkdir()
    one, other = [await cluster.node(data=folder) for folder in folders]
    table, token = await other.make(name="Ada")
    ada = await other.come(table, token)
    said = await asyncio.to_thread(printed, "admin", "ban", "127.0.0.1", "--data", str(folders[0]))
    assert "0 connections" in said  # at this node
    assert await hung_up(ada) == CLOSED
    for house in (one, other):
        assert (await house.http.get("/api/games")).status_code == 403
    later = await cluster.node()
    assert (await later.http.get("/api/games")).status_code == 403
    lifting = "admin", "lift", "127.0.0.1", "--data", str(folders[1])
    await asyncio.to_thread(printed, *lifting)
    for house in (one, other, later):
        while (await house.http.get("/api/games")).status_code == 403:
            await asyncio.sleep(0.05)


async def test_whoever_looks_after_a_table_is_told_which_node_has_it(
    cluster: Cluster, tmp_path: Path
) -> None:
    here, there = await cluster.node(), await cluster.node(data=tmp_path)
    table, token = await here.make(name="Ada")
    await here.come(table, token)
    words = "admin", "close", table, "--data", str(tmp_path)
    said = await asyncio.to_thread(complaint, *words)
    assert nodes_of(here).me in said and table in here.app.state.tables.open
    assert table not in there.app.state.tables.open


async def test_seats_go_to_another_device_by_way_of_any_node_once(cluster: Cluster) -> None:
    one, other = await cluster.node(), await cluster.node()
    table, token = await one.make(name="Ada")
    seats = {"seats": [{"table": table, "token": token}]}
    ticket = {"ticket": (await one.http.post("/api/handovers", json=seats)).json()["ticket"]}
    [(kept,)] = await cluster.sql("SELECT parcel FROM handovers")
    assert token.encode() not in kept and table.encode() not in kept
    assert (await other.http.post("/api/handovers/fetch", json=ticket)).json() == seats
    for house in (one, other):
        answer = await house.http.post("/api/handovers/fetch", json=ticket)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-handover")
    late = (await one.http.post("/api/handovers", json=seats)).json()["ticket"]
    await cluster.sql("UPDATE handovers SET until = now()")
    answer = await other.http.post("/api/handovers/fetch", json={"ticket": late})
    assert answer.json()["code"] == "no-handover"
    await one.http.post("/api/handovers", json=seats)
    assert len(await cluster.sql("SELECT 1 FROM handovers")) == 1  # the late one is cleared away


async def test_doors_are_shown_at_every_node(cluster: Cluster) -> None:
    here, there = await cluster.node(), await cluster.node()
    table, token = await here.make(name="Ada")
    ada = await here.come(table, token)
    await ada.do(Arrange(door="sit"))
    await ada.table(lambda view: view.door == "sit")
    await nodes_of(here).be_seen()
    shown = (await there.http.get("/api/tables")).json()
    assert [each["id"] for each in shown] == [table]


async def test_a_node_says_that_it_is_alone_where_the_database_does_not_see_it(
    cluster: Cluster,
) -> None:
    here = await cluster.node()
    assert (await here.http.get("/healthz")).status_code == 200
    nodes_of(here).seen -= 60
    assert (await here.http.get("/healthz")).status_code == 503


async def test_who_runs_them_sees_who_is_alive_and_has_one_drained(cluster: Cluster) -> None:
    here = await cluster.node(drain=0.1)
    table, token = await here.make(name="Ada")
    await here.come(table, token)
    me = nodes_of(here).me
    await cluster.sql("INSERT INTO nodes VALUES ('gone', now() - interval '1 min', true, '[]')")
    told = await asyncio.to_thread(printed, "nodes", "--database", cluster.database, "--json")
    lines = {each["node"]: (each["alive"], each["tables"]) for each in json.loads(told)}
    assert lines == {me: (True, 1), "gone": (False, 0)}
    asked = []
    nodes_of(here).told_to_drain = lambda: asked.append(me)
    await asyncio.to_thread(printed, "nodes", "--database", cluster.database, "--drain", me)
    await nodes_of(here).be_seen()
    assert asked


async def test_a_claim_is_counted_by_whose_the_table_was(cluster: Cluster) -> None:
    one, two = await cluster.node(), await cluster.node()
    nobodys, dead = counted("new"), counted("dead")
    table, token = await one.make(name="Ada")
    await one.come(table, token)
    assert counted("new") == nobodys + 1

    await nodes_of(one).release(table)
    released = counted("released")
    await nodes_of(two).claim(table)
    assert counted("released") == released + 1

    await cluster.sql(f"UPDATE owners SET node = 'http://gone' WHERE table_id = '{table}'")
    await nodes_of(one).claim(table)
    assert counted("dead") == dead + 1


def counted(why: str) -> float:
    return REGISTRY.get_sample_value("powderkeg_claims_total", {"why": why}) or 0.0


async def test_a_database_that_is_starting_is_waited_for() -> None:
    database = await asyncio.to_thread(Postgres)
    try:
        await asyncio.to_thread(database.crash)
        store = Store(database.url)
        opening = asyncio.create_task(store.open())
        await asyncio.sleep(0.1)
        assert not opening.done()
        await asyncio.to_thread(database.start)
        await opening
        assert await store.find_table("nobody") is None
        await store.close()
    finally:
        await asyncio.to_thread(database.close)

"""Several servers on one database: a table is one node's at a time, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, MutableMapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from powderkeg.server.app import drain
from powderkeg.server.load.postgres import Postgres
from powderkeg.server.nodes import Nodes
from powderkeg.server.passing_on import copy_both_ways
from powderkeg.server.store import Store
from powderkeg.table.clock import Clock
from powderkeg.table.guest import CLOSED, GOING, MOVED
from powderkeg.table.news import Happened, Played, Welcome
from powderkeg.table.protocol import Arrange, Hello, Play, Start
from tests.cli.terminal import complaint, printed
from tests.server.house import PATIENCE, House, Person, free_port, open_house, open_store


@pytest.fixture
async def cluster(database: str, tmp_path: Path, unhurried: None) -> AsyncIterator[Cluster]:
    async with AsyncExitStack() as stack:
        yield Cluster(stack, database, tmp_path)


class Cluster:
    """Nodes in this process, on one database."""

    def __init__(self, stack: AsyncExitStack, database: str, folder: Path) -> None:
        self.stack = stack
        self.database = database
        self.folder = folder

    async def node(self, **settings: Any) -> House:
        port = free_port()
        wish = {"database": self.database, "node": f"http://127.0.0.1:{port}", **settings}
        return await self.stack.enter_async_context(open_house(self.folder, port=port, **wish))

    async def sql(self, statement: str) -> list[Any]:
        return await sql(self.database, statement)


async def sql(database: str, statement: str) -> list[Any]:
    engine = create_async_engine(database, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            rows = await connection.execute(text(statement))
            return list(rows) if rows.returns_rows else []
    finally:
        await engine.dispose()


async def two_at_a_table(house: House) -> tuple[str, Person, Person]:
    table, token = await house.make(name="Ada")
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo")
    await ada.do(Start())
    return table, ada, bo


async def hung_up(person: Person) -> int:
    """The code with which somebody's connection is closed."""
    try:
        while True:
            await person.next()
    except ConnectionClosed as end:
        assert end.rcvd is not None
        return end.rcvd.code


def nodes_of(house: House) -> Nodes:
    own: Nodes = house.app.state.nodes
    return own


async def awaited(*people: Person) -> tuple[Person, Happened]:
    """Whoever is to move first."""
    news = [await person.hear(Happened) for person in people]
    return next((who, each) for who, each in zip(people, news, strict=True) if each.offers)


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


async def test_who_has_not_been_seen_for_a_while_loses_its_tables(cluster: Cluster) -> None:
    here = await cluster.node()
    table, token = await here.make(name="Ada")
    await cluster.sql("INSERT INTO nodes VALUES ('asleep', now() - interval '1 min', false, '[]')")
    await cluster.sql("UPDATE owners SET node = 'asleep', epoch = epoch + 1")
    assert (await here.come(table, token)).chair == 0


async def test_who_slept_while_another_node_took_a_table_sends_everybody_there(
    cluster: Cluster,
) -> None:
    """Nobody sits on at a table at which nothing happens any more: it goes on elsewhere."""
    here, there = await cluster.node(), await cluster.node()
    table, ada, _ = await two_at_a_table(here)
    await fall_asleep(cluster, here)
    assert (await there.come(table, ada.token)).chair == 0
    await nodes_of(here).be_seen()
    assert await hung_up(ada) == MOVED
    assert table not in here.app.state.tables.open and table in there.app.state.tables.open


async def fall_asleep(cluster: Cluster, house: House) -> None:
    own = nodes_of(house)
    assert own.heart is not None
    own.heart.cancel()
    await cluster.sql(f"UPDATE nodes SET seen = now() - interval '1 min' WHERE node = '{own.me}'")


async def test_a_table_that_was_taken_from_a_node_awake_is_noticed_as_well(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the others cannot reach it, and believe it dead."""
    here = await cluster.node()
    _, ada, bo = await two_at_a_table(here)
    await cluster.sql("UPDATE owners SET node = 'elsewhere', epoch = epoch + 1")
    nodes_of(here).looked -= 60
    await nodes_of(here).be_seen()
    assert await hung_up(ada) == await hung_up(bo) == MOVED


async def test_a_heart_beats_on_while_the_games_of_a_dead_node_are_seen_to(
    cluster: Cluster,
) -> None:
    here = await cluster.node()
    begun, never = asyncio.Event(), asyncio.Event()

    async def see_to_them() -> None:
        begun.set()
        await never.wait()

    nodes_of(here).bereaved = see_to_them
    await cluster.sql("INSERT INTO nodes VALUES ('dead', now() - interval '1 h', false, '[]')")
    await asyncio.wait_for(nodes_of(here).be_seen(), PATIENCE / 4)
    await begun.wait()


async def test_a_heart_beats_again_though_a_new_line_takes_longer_than_a_beat(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of the database's machines is gone: to find another one takes its time."""
    here = await cluster.node()
    own, beaten = nodes_of(here), asyncio.Event()

    async def be_seen() -> None:
        await asyncio.sleep(0.3)
        beaten.set()

    monkeypatch.setattr(own, "be_seen", be_seen)
    monkeypatch.setattr(nodes, "LATE", 0.1)
    heart = asyncio.create_task(own.beat())
    await asyncio.wait_for(beaten.wait(), PATIENCE)
    heart.cancel()


async def test_two_nodes_of_one_name_are_one_too_many(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "DEAD", 30.0)
    async with open_store(database) as store:
        one, other = (Nodes(store.url, "http://10.0.0.11:8000", Clock()) for _ in range(2))
        await one.open()
        with pytest.raises(RuntimeError, match="each has a --node of its own"):
            await other.open()
        await one.close()
        await other.open()  # after a moment: it may be that one, started again
        await other.close()


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

"""Nodes that are believed dead, and hearts that beat on."""

from __future__ import annotations

import asyncio

import pytest

from powderkeg.server import nodes
from powderkeg.server.nodes import Nodes
from powderkeg.table.clock import Clock
from powderkeg.table.guest import MOVED
from tests.server.cluster import Cluster, hung_up, nodes_of, two_at_a_table
from tests.server.house import PATIENCE, House, open_store


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

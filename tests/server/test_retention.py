"""What is old goes, if whoever runs the server says so; never a running game, nor its table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

import msgspec
import pytest
from sqlalchemy import text

from powderkeg.server.partitions import DAY
from powderkeg.server.retention import Keep, Pruned, Pruning
from powderkeg.server.store import Store
from powderkeg.table.documents import TableDoc
from powderkeg.table.keeper import KeyedAct
from powderkeg.table.news import Chatted
from tests.server.house import PATIENCE, open_house
from tests.server.test_keepers import MATCH, TABLE
from tests.server.test_packing import RESULT

A_MONTH = Keep(games=30, tables=30, chat=30)
LATER = 60 * DAY  # from now: all that is there is old then


async def a_table(store: Store, name: str) -> TableDoc:
    """Somebody has said something there."""
    table = msgspec.structs.replace(TABLE, id=name)
    await store.add_table(table)
    await store.add_chat(name, Chatted(0, 0, "Ada", "A", "hello", None, int(time())))
    return table


async def a_game(store: Store, table: TableDoc, match: str, is_over: bool) -> TableDoc:
    """On this table, as it is then."""
    doc = msgspec.structs.replace(MATCH, id=match, table=table.id)
    playing = msgspec.structs.replace(table, stage="playing", match=match)
    await store.begin(playing, doc, [KeyedAct(-1, "roll:4"), KeyedAct(0, "pawn:0", "k")])
    if not is_over:
        return playing
    over = msgspec.structs.replace(table, stage="over", match=match)
    result = msgspec.structs.replace(RESULT, at=int(time()))
    await store.save_both(over, msgspec.structs.replace(doc, result=result))
    return over


async def prune(store: Store, keep: Keep = A_MONTH, later: float = LATER) -> Pruned:
    return await Pruning(store, keep, time() + later, deletes=True).run()


async def names(store: Store) -> dict[str, list[str]]:
    """All that is there, by kind."""
    found = {}
    async with store.engine.connect() as connection:
        for table, column in {
            "tables": "id",
            "matches": "id",
            "acts": "match_id",
            "records": "match_id",
            "chat": "table_id",
        }.items():
            rows = await connection.execute(text(f"SELECT DISTINCT {column} FROM {table}"))
            found[table] = sorted(row[0] for row in rows)
    return found


async def test_what_is_old_goes(store: Store) -> None:
    await a_game(store, await a_table(store, "one"), "m1", is_over=True)
    await a_table(store, "two")
    pruned = await prune(store)
    assert (pruned.tables, pruned.games, pruned.lines) == (2, 1, 2) and pruned.bytes > 500
    assert not any((await names(store)).values())


async def test_what_is_young_stays(store: Store) -> None:
    await a_game(store, await a_table(store, "one"), "m1", is_over=True)
    before = await names(store)
    assert await prune(store, later=29 * DAY) == Pruned()
    assert await names(store) == before


async def test_it_is_only_told_unless_one_says_yes(store: Store) -> None:
    await a_game(store, await a_table(store, "one"), "m1", is_over=True)
    before = await names(store)
    told = await Pruning(store, A_MONTH, time() + LATER, deletes=False).run()
    assert (told.tables, told.games, told.lines) == (1, 1, 1)
    assert await names(store) == before
    assert await prune(store) == told


async def test_nothing_of_a_running_game_goes_nor_of_its_table(store: Store) -> None:
    table = await a_game(store, await a_table(store, "one"), "m1", is_over=True)
    await a_game(store, msgspec.structs.replace(table, stage="waiting"), "m2", is_over=False)
    before = await names(store)
    assert before["matches"] == ["m1", "m2"]
    assert await prune(store, later=1000 * DAY) == Pruned()
    assert await names(store) == before
    assert await store.acts("m2")


async def test_a_game_stays_while_it_lies_on_its_table(store: Store) -> None:
    table = await a_game(store, await a_table(store, "one"), "m1", is_over=True)
    games = Keep(games=30)
    assert await prune(store, games) == Pruned()
    await a_game(store, table, "m2", is_over=True)
    pruned = await prune(store, games)
    assert (pruned.tables, pruned.games, pruned.lines) == (0, 1, 0)
    assert (await names(store))["matches"] == (await names(store))["records"] == ["m2"]
    assert await store.find_table("one")


async def test_a_table_goes_without_its_games_if_these_are_kept(store: Store) -> None:
    await a_game(store, await a_table(store, "one"), "m1", is_over=True)
    pruned = await prune(store, Keep(tables=30))
    assert (pruned.tables, pruned.games, pruned.lines) == (1, 0, 1)
    assert await store.acts("m1") and await store.find_match("m1")
    assert [match.id for match in await store.finished(["one"], 10)] == ["m1"]


async def test_chat_goes_by_itself(store: Store) -> None:
    await a_table(store, "one")
    old = Chatted(1, 0, "Ada", "A", "long ago", None, int(time() - 90 * DAY))
    await store.add_chat("one", old)
    pruned = await prune(store, Keep(chat=30), later=DAY)
    assert (pruned.tables, pruned.games, pruned.lines) == (0, 0, 1)
    assert [line.text for line in await store.chat("one", 9)] == ["hello"]


async def test_chat_stays_where_somebody_is(store: Store) -> None:
    """A server that has the table in memory goes on counting from its last line."""
    await a_table(store, "one")
    old = Chatted(1, 0, "Ada", "A", "long ago", None, int(time() - 90 * DAY))
    await store.add_chat("one", old)
    await store.see(["one"])
    assert await prune(store, Keep(chat=30), later=0) == Pruned()


async def test_whoever_comes_meanwhile_keeps_the_table(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look at it and its end."""
    await a_table(store, "one")
    write = store.writer.write

    async def late(*asked: object) -> None:
        monkeypatch.undo()
        await store.see(["one"])
        await write(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(store.writer, "write", late)
    await prune(store)
    assert await store.find_table("one") and await store.chat("one", 9)


async def test_whoever_comes_meanwhile_finds_the_game_that_lies_on_the_table(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_game(store, await a_table(store, "one"), "m1", is_over=True)
    write = store.writer.write

    async def late(*asked: object) -> None:
        monkeypatch.undo()
        await store.see(["one"])
        await write(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(store.writer, "write", late)
    await prune(store)
    assert await store.find_table("one") and await store.acts("m1")


async def test_a_table_at_which_somebody_may_be_is_never_old(store: Store) -> None:
    """Who is there is noted once an hour."""
    await a_table(store, "one")
    await store.see(["one"])
    assert await prune(store, Keep(tables=0.01), later=3_600) == Pruned()


async def test_a_table_that_was_asked_for_is_not_old(store: Store) -> None:
    await a_table(store, "one")
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE tables SET touched = 1, seen = 1"))
    assert await store.find_table("one")
    assert await prune(store, later=0) == Pruned()


async def test_what_cannot_be_read_is_left_alone(store: Store) -> None:
    await a_game(store, await a_table(store, "one"), "m1", is_over=True)
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE tables SET document = :x"), {"x": b"garbage"})
    assert await prune(store) == Pruned()


async def test_more_than_a_portion_goes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("powderkeg.server.retention.PORTION", 3)
    for number in range(7):
        await a_game(store, await a_table(store, f"t{number}"), f"m{number}", is_over=True)
    pruned = await prune(store)
    assert (pruned.tables, pruned.games, pruned.lines) == (7, 7, 7)
    assert not any((await names(store)).values())


async def test_the_server_does_it_by_itself(store: Store, tmp_path: Path) -> None:
    table = await a_game(store, await a_table(store, "one"), "m1", is_over=True)
    await a_game(store, await a_table(store, "two"), "m2", is_over=False)
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE tables SET touched = 1, seen = 1"))
    assert table.stage == "over"
    address = store.url.render_as_string(hide_password=False)
    async with open_house(tmp_path, database=address, keep_tables=30.0):
        async with asyncio.timeout(PATIENCE):
            while (await names(store))["tables"] != ["two"]:
                await asyncio.sleep(0.01)
    assert (await names(store))["matches"] == ["m1", "m2"]

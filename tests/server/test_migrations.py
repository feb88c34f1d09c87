"""An older database becomes a new one, in which its games go on.

`released/` has databases as they were: tables as that version made them, and a finished and a
running game that were played on it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import time
from typing import Any, Protocol

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from powderkeg.rules.games import GAMES
from powderkeg.rules.reader import Reader
from powderkeg.server.housekeeping import pack_records
from powderkeg.server.load.postgres import Postgres
from powderkeg.server.migrations import STEPS
from powderkeg.server.schema import METADATA
from powderkeg.server.store import Store
from powderkeg.table.news import Played
from tests.server.house import open_house

RELEASED = Path(__file__).parent / "released"
GAMES_OF_1 = json.loads((RELEASED / "version_1.json").read_text(encoding="utf-8"))
BYTES = {("tables", 1), ("matches", 2)}  # columns


class Databases(Protocol):
    """Makes empty ones of a kind."""

    def __call__(self, name: str) -> str: ...


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Databases]:
    if request.param == "sqlite":
        yield lambda name: f"sqlite+aiosqlite:///{tmp_path / name}.sqlite"
        return
    server: Postgres = request.getfixturevalue("postgresql")
    with ExitStack() as stack:
        made = {name: stack.enter_context(server.database()) for name in ("old", "fresh", "told")}
        yield lambda name: made[name]


async def release(address: str, version: int) -> None:
    """A database of that version, with games in it."""
    engine = create_async_engine(address)
    file = RELEASED / f"version_{version}.{engine.dialect.name}.sql"
    async with engine.begin() as connection:
        for statement in file.read_text(encoding="utf-8").split(";\n"):
            if statement.strip():
                await connection.exec_driver_sql(statement)
        for table, rows in GAMES_OF_1["rows"].items():
            for row in rows:
                values = {
                    f"v{place}": value.encode() if (table, place) in BYTES else value
                    for place, value in enumerate(row)
                }
                places = ", ".join(f":{name}" for name in values)
                await connection.execute(text(f"INSERT INTO {table} VALUES ({places})"), values)
    await engine.dispose()


async def opened(address: str) -> Store:
    store = Store(address)
    await store.open()
    return store


def shape(connection: Connection) -> dict[str, Any]:
    """Columns, keys and indexes, as the database tells them."""
    told = inspect(connection)
    days = [name for name in told.get_table_names() if name.startswith("acts_")]
    return {
        table: (
            [(c["name"], str(c["type"]), c["nullable"]) for c in told.get_columns(table)],
            told.get_pk_constraint(table)["constrained_columns"],
            sorted((i["name"], i["column_names"], i["unique"]) for i in told.get_indexes(table)),
        )
        for table in sorted({*told.get_table_names()} - {*days})
    }


async def shape_of(store: Store) -> dict[str, Any]:
    async with store.engine.connect() as connection:
        return await connection.run_sync(shape)


async def test_an_old_database_becomes_what_a_fresh_one_is(databases: Databases) -> None:
    await release(databases("old"), 1)
    old, fresh = await opened(databases("old")), await opened(databases("fresh"))
    assert await shape_of(old) == await shape_of(fresh)
    if old.url.get_backend_name() == "postgresql":
        assert await parts_of(old) == await parts_of(fresh)
    await old.close()
    await fresh.close()


async def parts_of(store: Store) -> list[tuple[str, str]]:
    told = """
        SELECT relid::regclass::text, pg_get_expr(relpartbound, oid)
        FROM pg_partition_tree('acts') JOIN pg_class ON oid = relid ORDER BY 1
    """
    async with store.engine.connect() as connection:
        return [(row[0], row[1]) for row in await connection.execute(text(told))]


async def test_the_tables_we_speak_of_are_those_that_are_made(databases: Databases) -> None:
    """`schema` is what statements are made from, `migrations` what the database has."""
    fresh = await opened(databases("fresh"))
    told = create_async_engine(databases("told"))
    async with told.begin() as connection:
        await connection.run_sync(METADATA.create_all)
        spoken_of = await connection.run_sync(shape)
    made = await shape_of(fresh)
    assert {table: made[table] for table in spoken_of} == spoken_of
    await told.dispose()
    await fresh.close()


async def test_to_open_it_again_changes_nothing(databases: Databases) -> None:
    first = await opened(databases("fresh"))
    before = await shape_of(first)
    await first.close()
    second = await opened(databases("fresh"))
    assert await shape_of(second) == before
    await second.close()


async def test_a_step_that_fails_leaves_what_there_was(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    await release(databases("old"), 1)
    kind = "sqlite" if "sqlite" in databases("old") else "postgresql"
    with monkeypatch.context() as patch:
        patch.setitem(STEPS[1], kind, [*STEPS[1][kind], "DROP TABLE nowhere"])
        store = Store(databases("old"))
        with pytest.raises(Exception, match="nowhere"):
            await store.open()
        assert "records" not in await shape_of(store)
        await store.close()
    store = await opened(databases("old"))
    assert len(await store.acts(GAMES_OF_1["finished"]["replay"])) > 50
    await store.close()


async def test_a_newer_database_is_left_alone(databases: Databases) -> None:
    store = await opened(databases("fresh"))
    async with store.engine.begin() as connection:
        await connection.execute(text("INSERT INTO version VALUES (99)"))
    with pytest.raises(RuntimeError, match="version 99"):
        await store.open()
    await store.close()


async def test_games_of_an_old_database_go_on(databases: Databases, tmp_path: Path) -> None:
    await release(databases("old"), 1)
    running, finished = GAMES_OF_1["running"], GAMES_OF_1["finished"]
    async with open_house(tmp_path, database=databases("old")) as house:
        eve = await house.come(running["table"], running["token"])
        game = eve.welcome.game
        assert game is not None and (eve.welcome.chair, game.at) == (0, running["at"])
        assert [line.text for line in eve.welcome.chat] == ["hello"]
        await eve.play_first(game, "on")
        await eve.play_on()
        assert "on" in [news.key for news in eve.heard if isinstance(news, Played)]
        await eve.table(lambda view: view.stage == "over")
        record = (await house.http.get(f"/api/replays/{finished['replay']}/record")).text
        Reader(GAMES).read(record).verify_shuffle()
    store = Store(databases("old"))
    await pack_records(store, time())  # in case the server has not come to it
    assert len(await store.acts(finished["replay"])) > 50
    async with store.engine.connect() as connection:
        rows = await connection.execute(text("SELECT count(*) FROM acts"))
        assert rows.scalar_one() == 0
    assert (await store.last_keys(finished["replay"]))[0][0].endswith(".first")
    await store.close()

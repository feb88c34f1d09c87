"""PostgreSQL keeps acts by the day; a day that is missing or gone loses nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from time import time

import msgspec
import pytest
from sqlalchemy import text

from powderkeg.rules.record import Act
from powderkeg.server.housekeeping import pack_records
from powderkeg.server.partitions import AHEAD, DAY, drop_empty_days, make_days, part_of, parts
from powderkeg.server.store import Store
from powderkeg.table.documents import MatchDoc
from powderkeg.table.fuse import day_name
from powderkeg.table.keeper import KeyedAct, NotSaved
from powderkeg.table.tables import LONGEST
from tests.server.house import open_house, open_store
from tests.server.test_keepers import MATCH, TABLE

ROLLED = [KeyedAct(-1, "roll:4")]


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with open_store(database) as store:
        yield store


async def days_of(store: Store) -> list[str]:
    async with store.engine.connect() as connection:
        return await parts(connection)


async def begin(store: Store, date: float) -> str:
    match = msgspec.structs.replace(MATCH, id=f"{day_name(date)}0123456789abcdef")
    await store.begin(TABLE, match, ROLLED)
    return match.id


async def where(store: Store, match: str) -> str:
    wanted = text("SELECT DISTINCT tableoid::regclass::text FROM acts WHERE match_id = :match")
    async with store.engine.connect() as connection:
        return str((await connection.execute(wanted, {"match": match})).scalar_one())


def game(match: str) -> MatchDoc:
    return msgspec.structs.replace(MATCH, id=match)


async def test_days_are_made_before_they_come(store: Store) -> None:
    ahead = [part_of(time() + day * DAY) for day in range(AHEAD + 1)]
    assert [day for day in await days_of(store) if day in ahead] == ahead
    assert await where(store, await begin(store, time())) == ahead[0]
    assert await where(store, await begin(store, time() + 3 * DAY)) == ahead[3]


async def test_a_game_of_any_other_day_is_kept_all_the_same(store: Store) -> None:
    missing = await begin(store, time() + 500 * DAY)
    await store.begin(TABLE, msgspec.structs.replace(MATCH, id="3b69781fa7e7da8f"), ROLLED)
    assert await where(store, missing) == "acts_rest"
    assert await where(store, "3b69781fa7e7da8f") == "acts_old"
    with pytest.raises(NotSaved):  # and its lines have one number, there too
        await store.add_acts(game(missing), 0, ROLLED)
    await make_days(store.engine, time() + 499 * DAY)  # too late for that day, not for the next
    days = await days_of(store)
    assert part_of(time() + 500 * DAY) not in days and part_of(time() + 501 * DAY) in days
    assert await store.acts(missing) == [Act(-1, "roll:4")]


async def test_old_days_go_once_they_are_empty(store: Store) -> None:
    begun = time() - 40 * DAY
    await make_days(store.engine, begun)
    match = await begin(store, begun)
    assert await where(store, match) == part_of(begun)
    await drop_empty_days(store.engine, time())
    assert [day for day in await days_of(store) if day < part_of(time())] == [part_of(begun)]
    await pack_records(store, time() + LONGEST + DAY)
    assert await drop_empty_days(store.engine, time()) == 1
    assert part_of(begun) not in await days_of(store)
    await store.add_acts(game(match), 1, [KeyedAct(0, "pawn:0")])  # somebody came back after all
    assert await store.acts(match) == [Act(-1, "roll:4"), Act(0, "pawn:0")]


async def test_nobody_waits_for_a_day_that_somebody_holds(store: Store) -> None:
    """As whoever dumps the database does."""
    begun = time() - 40 * DAY
    await make_days(store.engine, begun)
    async with store.engine.connect() as connection:
        await connection.execute(text("SELECT * FROM acts"))
        assert await drop_empty_days(store.engine, time()) == 0
        await begin(store, time())
    assert await drop_empty_days(store.engine, time()) > 0


async def test_a_game_that_is_begun_has_its_day_first(database: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database=database) as house:
        table, token = await house.make(name="Ada", bots={"count": 1}, start=True)
        replay = (await house.come(table, token)).welcome.table.replay
    store = Store(database)
    assert replay.startswith(day_name(time()))
    assert await where(store, replay) == part_of(time())
    await store.close()

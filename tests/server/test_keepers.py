"""Whatever keeps tables and games, keeps them alike: memory, SQLite, PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from powderkeg.rules.games import GAMES
from powderkeg.rules.nitro.moves import mix
from powderkeg.rules.record import Act
from powderkeg.rules.rng import Rng
from powderkeg.server.store import Store
from powderkeg.table.documents import ChairDoc, MatchDoc, TableDoc
from powderkeg.table.keeper import Keeper, KeyedAct, NotSaved
from powderkeg.table.news import Chatted, Happened
from tests.server.database import postgres
from tests.server.house import open_house
from tests.table.desk import Memory


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def keeper(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Keeper]:
    if request.param == "memory":
        yield Memory()
        return
    address = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"
    if request.param == "postgresql":
        address = request.getfixturevalue("database")
    store = Store(address)
    await store.open()
    yield store
    async with store.engine.begin() as connection:
        for table in ("tables", "matches", "acts", "chat"):
            await connection.execute(text(f"DELETE FROM {table}"))
    await store.close()


TABLE = TableDoc("amber-fuse-1", "verflixxt", {"path": "shuffled"}, [ChairDoc("A")], "hash", "seed")
MATCH = MatchDoc(
    "m1", TABLE.id, "verflixxt", 1, 2, {}, {0: "Äda"}, ["A", "B"], {1: "keen"}, [], "seed", {}
)


async def test_a_table_is_found_as_it_was_saved(keeper: Keeper) -> None:
    await keeper.add_table(TABLE)
    assert await keeper.find_table(TABLE.id) == TABLE
    assert await keeper.find_table("elsewhere") is None
    locked = msgspec.structs.replace(TABLE, locked=True)
    await keeper.save_table(locked)
    assert await keeper.find_table(TABLE.id) == locked


async def test_a_game_begins_with_its_first_acts_and_goes_on(keeper: Keeper) -> None:
    await keeper.add_table(TABLE)
    await keeper.begin(TABLE, MATCH, [KeyedAct(-1, "roll:4")])
    await keeper.add_acts("m1", 1, [KeyedAct(0, "pawn:0", "k1"), KeyedAct(-1, "roll:2")])
    await keeper.add_acts("m1", 3, [KeyedAct(1, "pawn:0", "k2")])
    assert await keeper.find_match("m1") == MATCH
    assert await keeper.acts("m1") == [
        Act(-1, "roll:4"),
        Act(0, "pawn:0"),
        Act(-1, "roll:2"),
        Act(1, "pawn:0"),
    ]
    assert await keeper.last_keys("m1") == {0: ("k1", 2), 1: ("k2", 4)}


async def test_chat_is_told_again_from_its_last_lines(keeper: Keeper) -> None:
    for number in range(5):
        line = Chatted(number, 0, "Ada", "A", f"✂ {number}", None, 1_700_000_000)
        await keeper.add_chat(TABLE.id, line)
    assert [line.text for line in await keeper.chat(TABLE.id, 2)] == ["✂ 3", "✂ 4"]


async def test_a_second_of_a_wild_hand_fits(keeper: Keeper) -> None:
    """What a hand does is squeezed, but no two ticks need be alike."""
    rng = Rng("wild")
    pushes = bytes(rng.below(52) for _ in range(2 * 60))
    move = mix(pushes, "0123abcd")
    assert len(move.text) > 100
    await keeper.begin(TABLE, MATCH, [])
    await keeper.add_acts("m1", 0, [KeyedAct(0, move.text)])
    assert await keeper.acts("m1") == [Act(0, move.text)]


async def test_a_line_has_one_number(database: str) -> None:
    """Two writers cannot both have it; and whoever comes second is told."""
    store = Store(database)
    await store.open()
    await store.begin(TABLE, MATCH, [KeyedAct(-1, "roll:4")])
    with pytest.raises(NotSaved):
        await store.add_acts("m1", 0, [KeyedAct(-1, "roll:5")])
    assert await store.acts("m1") == [Act(-1, "roll:4")]
    await store.close()


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_begins_and_comes_back_on_postgresql(
    database: str, tmp_path: Path, game: str
) -> None:
    bots = {"count": max(2, GAMES[game].seats[0] - 1), "level": "carefree"}
    async with open_house(tmp_path, database=database, tick=0.05) as house:
        table, token = await house.make(game=game, name="Ada", bots=bots, start=True)
        ada = await house.come(table, token)
        news = ada.welcome.game
        assert news is not None
        for _ in range(3):
            if 0 in news.awaited:
                await ada.play_first(news)
            news = await ada.hear(Happened)
    async with open_house(tmp_path, database=database, tick=0.05) as house:
        welcome = (await house.come(table, token)).welcome
        assert welcome.chair == 0 and welcome.game is not None
        assert welcome.game.at >= news.at

"""Whatever keeps tables and games, keeps them alike: memory, SQLite, PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from time import time

import msgspec
import pytest
from sqlalchemy import text

from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.nitro.moves import mix
from powderkeg.rules.record import Act
from powderkeg.rules.rng import Rng
from powderkeg.server.store import Store
from powderkeg.table import scenes
from powderkeg.table.documents import ChairDoc, MatchDoc, ResultDoc, SceneDoc, TableDoc
from powderkeg.table.keeper import Keeper, KeyedAct, NotMine, NotSaved
from powderkeg.table.news import Chatted, Happened
from powderkeg.table.protocol import Play, Start
from powderkeg.table.session import GameSession
from tests.server.house import open_house, open_store
from tests.table.desk import Memory


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def keeper(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Keeper]:
    if request.param == "memory":
        yield Memory()
        return
    address = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"
    if request.param == "postgresql":
        address = request.getfixturevalue("database")
    async with open_store(address) as store:
        yield store


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
    await keeper.add_acts(MATCH, 1, [KeyedAct(0, "pawn:0", "k1"), KeyedAct(-1, "roll:2")])
    await keeper.add_acts(MATCH, 3, [KeyedAct(1, "pawn:0", "k2")])
    assert await keeper.find_match("m1") == MATCH
    assert await keeper.acts("m1") == [
        Act(-1, "roll:4"),
        Act(0, "pawn:0"),
        Act(-1, "roll:2"),
        Act(1, "pawn:0"),
    ]
    assert await keeper.last_keys("m1") == {0: ("k1", 2), 1: ("k2", 4)}


async def test_many_tables_are_looked_up_at_once(keeper: Keeper) -> None:
    playing = msgspec.structs.replace(TABLE, id="amber-fuse-2", stage="playing", match="m1")
    await keeper.add_table(TABLE)
    await keeper.add_table(playing)
    await keeper.begin(playing, msgspec.structs.replace(MATCH, table=playing.id), [])
    began = time()
    await keeper.add_acts(MATCH, 0, [KeyedAct(-1, "roll:4")])
    found = await keeper.look_up([TABLE.id, playing.id, "elsewhere", "\0"])
    at = {each.table.id: each.at for each in found}
    assert sorted(at) == [TABLE.id, playing.id]
    assert at[playing.id] >= began - 0.001 > at[TABLE.id] - 0.001


async def test_games_are_told_of_once_they_are_finished_the_latest_first(keeper: Keeper) -> None:
    await keeper.add_table(TABLE)
    result = ResultDoc([3.0, 5.0], [1], [0, 1], "A30", 1_700_000_000, ["hash", ""])
    for number in range(3):
        match = msgspec.structs.replace(MATCH, id=f"m{number}")
        await keeper.begin(TABLE, match, [])
        if number != 1:
            await keeper.save_both(TABLE, msgspec.structs.replace(match, result=result))
    found = await keeper.finished([TABLE.id, "elsewhere"], 10)
    assert [(match.id, match.result) for match in found] == [("m2", result), ("m0", result)]
    assert await keeper.finished(["elsewhere"], 10) == []


async def test_a_game_that_is_over_is_read_as_before(keeper: Keeper) -> None:
    await keeper.add_table(TABLE)
    await keeper.begin(TABLE, MATCH, [KeyedAct(-1, "roll:4"), KeyedAct(0, "pawn:0", "k1")])
    acts, keys = await keeper.acts("m1"), await keeper.last_keys("m1")
    result = ResultDoc([3.0, 5.0], [1], [0, 1], "A30", 1_700_000_000, ["hash", ""])
    await keeper.save_both(TABLE, msgspec.structs.replace(MATCH, result=result))
    assert await keeper.acts("m1") == acts and len(acts) == 2
    assert await keeper.last_keys("m1") == keys == {0: ("k1", 2)}


def test_what_was_kept_before_there_were_doors_and_results_can_be_read() -> None:
    table, match = msgspec.to_builtins(TABLE), msgspec.to_builtins(MATCH)
    del table["door"], table["door_since"], match["result"]
    assert msgspec.convert(table, TableDoc).door == "shut"
    assert msgspec.convert(match, MatchDoc, strict=False).result is None


async def test_an_act_and_the_time_that_is_left_are_kept_together(keeper: Keeper) -> None:
    await keeper.add_table(TABLE)
    await keeper.begin(TABLE, MATCH, [])
    later = msgspec.structs.replace(TABLE, time_left={0: 60.0, 1: 7.5})
    await keeper.add_acts(MATCH, 0, [KeyedAct(0, "pawn:0")], later)
    assert await keeper.acts("m1") == [Act(0, "pawn:0")]
    assert await keeper.find_table(TABLE.id) == later
    assert await keeper.tables_since(0.0) == [later]


SCENE = SceneDoc(2, "seats 2; round 1", 5, {0: (2, 1), -3: (2, 2)}, "seal")


async def test_where_a_game_stands_is_kept_with_its_lines_until_it_is_over(keeper: Keeper) -> None:
    await keeper.add_table(TABLE)
    await keeper.begin(TABLE, MATCH, [KeyedAct(-1, "roll:4")])
    assert await keeper.find_scene("m1") is None
    await keeper.add_acts(MATCH, 1, [KeyedAct(0, "pawn:0")], None, SCENE)
    assert await keeper.find_scene("m1") == SCENE
    later = msgspec.structs.replace(SCENE, lines=3)
    await keeper.add_acts(MATCH, 2, [KeyedAct(1, "pawn:0")], TABLE, later)
    assert await keeper.find_scene("m1") == later
    result = ResultDoc([3.0, 5.0], [1], [0, 1], "A30", 1_700_000_000, ["hash", ""])
    await keeper.save_both(TABLE, msgspec.structs.replace(MATCH, result=result))
    assert await keeper.find_scene("m1") is None


async def test_lines_that_are_not_kept_leave_no_scene_behind(database: str) -> None:
    """Another node has the table, or has written that line already."""
    store = Store(database)
    await store.open()
    await store.begin(TABLE, MATCH, [KeyedAct(-1, "roll:4")])
    with pytest.raises(NotSaved):
        await store.add_acts(MATCH, 0, [KeyedAct(-1, "roll:5")], None, SCENE)
    async with store.engine.begin() as connection:
        await connection.execute(text(f"INSERT INTO owners VALUES ('{TABLE.id}', 'another', 2)"))
    store.epochs = {TABLE.id: 1}
    with pytest.raises(NotMine):
        await store.add_acts(MATCH, 1, [KeyedAct(0, "pawn:0")], None, SCENE)
    assert await store.find_scene("m1") is None and len(await store.acts("m1")) == 1
    store.epochs = {TABLE.id: 2}
    await store.add_acts(MATCH, 1, [KeyedAct(0, "pawn:0")], None, SCENE)
    assert await store.find_scene("m1") == SCENE
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE scenes SET document = 'gone bad'"))
        await connection.execute(text("DELETE FROM owners"))
    assert await store.find_scene("m1") is None
    await store.close()


async def test_a_table_where_hands_act_comes_back_from_where_its_round_began(
    kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone_on: list[int] = []
    resumed = scenes.resumed

    def counted(game: Game, doc: MatchDoc, told: list[Act], scene: SceneDoc) -> GameSession:
        gone_on.append(len(told) - scene.lines)
        return resumed(game, doc, told, scene)

    monkeypatch.setattr(scenes, "resumed", counted)
    async with open_house(tmp_path, database=kept) as house:
        options = {"pace": "calm"}
        table, token = await house.make(game="nitro", name="Ada", options=options, breath=0)
        ada = await house.come(table, token)
        bo = await house.sit(table, "Bo")
        await ada.do(Start())
        for phase, move in (("load", "load:GBRYP"), ("mix", "stop")):
            for person in (ada, bo):
                seen = await person.sees(
                    Happened, lambda news, phase=phase: news.view["phase"] == phase
                )
                await person.do(Play(seen.at, move))
        before = await bo.sees(Happened, lambda news: news.view["round"] == 2)
    async with open_house(tmp_path, database=kept) as house:
        after = (await house.come(table, token)).welcome.game
        assert after is not None and (after.at, after.view["round"]) == (before.at, 2)
        assert after.view["decided"] == before.view["decided"] != []
        assert "powderkeg_bring_back_seconds_count" in house.metrics()
    assert gone_on == [0]


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
    await keeper.add_acts(MATCH, 0, [KeyedAct(0, move.text)])
    assert await keeper.acts("m1") == [Act(0, move.text)]


async def test_a_line_has_one_number(database: str) -> None:
    """Two writers cannot both have it; and whoever comes second is told."""
    store = Store(database)
    await store.open()
    await store.begin(TABLE, MATCH, [KeyedAct(-1, "roll:4")])
    with pytest.raises(NotSaved):
        await store.add_acts(MATCH, 0, [KeyedAct(-1, "roll:5")])
    assert await store.acts("m1") == [Act(-1, "roll:4")]
    await store.close()


def spoiled(name: str) -> MatchDoc:
    return msgspec.structs.replace(MATCH, id=f"spoiled-{name}")


async def test_one_who_spoils_a_transaction_spoils_it_for_nobody_else(store: Store) -> None:
    for match in ("a", "b", "c"):
        await store.begin(TABLE, spoiled(match), [KeyedAct(-1, "roll:4")])
    answers = await asyncio.gather(  # all wait together
        store.add_acts(spoiled("a"), 1, [KeyedAct(0, "pawn:0")]),
        store.add_acts(spoiled("b"), 2, [KeyedAct(0, "pawn:0"), KeyedAct(0, "pawn:1")]),
        store.add_acts(spoiled("b"), 1, [KeyedAct(0, "pawn:2"), KeyedAct(0, "pawn:3")]),
        store.add_acts(spoiled("c"), 1, [KeyedAct(0, "pawn:4")]),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), type(None), NotSaved, type(None)]
    await store.add_acts(spoiled("b"), 1, [KeyedAct(0, "pawn:5")])  # nothing of it is in the way
    told = {match: [act.text for act in await store.acts(f"spoiled-{match}")] for match in "abc"}
    assert told == {
        "a": ["roll:4", "pawn:0"],
        "b": ["roll:4", "pawn:5", "pawn:0", "pawn:1"],
        "c": ["roll:4", "pawn:4"],
    }


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

"""Replays: whose eyes, which files, and a way on from any line."""

from __future__ import annotations

from threading import get_ident

import pytest

from powderkeg.rules.core import State
from powderkeg.rules.games import GAMES
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Record
from powderkeg.rules.rng import Fate
from powderkeg.table.changes import change
from tests.server.house import House, Person
from tests.unfolded import changed, unfolded


async def finished(house: House) -> tuple[str, Person]:
    """A finished game of one person and a bot, by its replay's name."""
    table, token = await house.make(
        name="Ada", salt="pepper", bots={"count": 1, "level": "carefree"}, start=True
    )
    ada = await house.come(table, token)
    assert ada.welcome.game is not None
    await ada.play_first(ada.welcome.game)
    await ada.play_on()
    return (await ada.table(lambda view: view.stage == "over")).replay, ada


async def test_a_finished_game_is_anyones_to_watch(house: House) -> None:
    replay, _ = await finished(house)
    for viewpoint in (-4, -3, 0, 1):
        answer = await house.http.get(f"/api/replays/{replay}", params={"viewpoint": viewpoint})
        seen = unfolded(answer.json())
        assert seen["viewpoint"] == viewpoint and seen["shuffle"] == "verified"
        assert seen["frames"][-1]["view"]["phase"] == "over"
        assert seen["outcome"]["winners"]
        assert seen["salts"] == {"0": "pepper"}
    record = Reader(GAMES).read((await house.http.get(f"/api/replays/{replay}/record")).text)
    assert len(seen["frames"]) == len(record.told) + 1
    record.verify_shuffle()


async def test_a_running_game_is_shown_to_who_plays_in_it_and_as_they_see_it(house: House) -> None:
    table, token = await house.make(
        name="Ada", options={"expansion": "worms"}, bots={"count": 1}, start=True
    )
    ada = await house.come(table, token)
    replay = ada.welcome.table.replay
    refused = await house.http.get(f"/api/replays/{replay}")
    assert (refused.status_code, refused.json()["code"]) == (403, "no-viewpoint")
    mine = {"authorization": f"Bearer {token}"}
    shown = (await house.http.get(f"/api/replays/{replay}", headers=mine)).json()
    assert shown["viewpoints"] == [0] and shown["seed"] == "" and shown["shuffle"] == "running"
    for other in (-4, 1):
        peek = await house.http.get(
            f"/api/replays/{replay}", headers=mine, params={"viewpoint": other}
        )
        assert peek.status_code == 403
    record = await house.http.get(f"/api/replays/{replay}/record", headers=mine)
    assert record.status_code == 403


async def test_a_file_is_read_and_a_broken_one_is_told_where(house: House) -> None:
    replay, _ = await finished(house)
    text = (await house.http.get(f"/api/replays/{replay}/record")).text
    seen = await house.http.post("/api/replays/read", json={"record": text})
    assert seen.json()["shuffle"] == "verified"
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("0 "))
    lines[first] = "0 pawn:31"
    broken = await house.http.post("/api/replays/read", json={"record": "\n".join(lines)})
    assert broken.status_code == 400 and broken.json()["code"] == "bad-record"
    assert f"line {first + 1}" in broken.json()["message"]


async def test_loaded_dice_are_found_out(house: House) -> None:
    replay, _ = await finished(house)
    text = (await house.http.get(f"/api/replays/{replay}/record")).text
    secret = next(line for line in text.splitlines() if line.startswith("seed "))
    seen = await house.http.post(
        "/api/replays/read", json={"record": text.replace(secret, "seed loaded")}
    )
    assert seen.json()["shuffle"] == "broken"
    assert "promised" in seen.json()["shuffle_problem"]


async def test_any_line_of_a_finished_game_is_a_new_beginning(house: House) -> None:
    replay, _ = await finished(house)
    told = Reader(GAMES).read((await house.http.get(f"/api/replays/{replay}/record")).text).told
    at = next(i for i, act in enumerate(told) if act.actor == 1)
    table, token = await house.make(
        name="Eve",
        sit=False,  # who branches sits, and bots have all other seats, whatever else was said
        branch={"at": at, "seat": 1, "replay": replay},
    )
    eve = await house.come(table, token)
    assert eve.welcome.game is not None and eve.welcome.game.at == at
    assert eve.welcome.chair == 1 and eve.welcome.game.offers
    await eve.play_first(eve.welcome.game)
    await eve.play_on()
    view = await eve.table(lambda seen: seen.stage == "over")
    record = Reader(GAMES).read((await house.http.get(f"/api/replays/{view.replay}/record")).text)
    assert record.branch == at and record.notes == [f"goes on from line {at} of {replay}"]
    record.verify_shuffle()


async def test_no_table_waits_while_a_game_is_replayed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay, _ = await finished(house)
    replayed, where = Record.replay, set[int]()

    def noted(record: Record, fate: Fate | None = None) -> State:
        where.add(get_ident())
        return replayed(record, fate)

    monkeypatch.setattr(Record, "replay", noted)
    for path in (replay, f"{replay}/record", f"{replay}/review"):
        assert (await house.http.get(f"/api/replays/{path}")).status_code == 200
    await house.make(branch={"at": 5, "seat": 1, "replay": replay})
    assert where and get_ident() not in where


@pytest.mark.parametrize(
    ("before", "after", "how"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, {"b": {"1": [3]}}),
        ({"a": 1}, {"a": None}, {"a": [None]}),
        ({"a": 1}, {"b": 1}, [{"b": 1}]),
        ([1], [1, 2], [[1, 2]]),
        ("AB", "ABCD", "CD"),
        ("AB", "CD", ["CD"]),
        (None, {}, [{}]),
        ([[]], [[]], None),
    ],
)
def test_a_frame_tells_what_has_changed(before: object, after: object, how: object) -> None:
    assert change(before, after) == how
    assert changed(before, how) == after


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/replays/nowhere", 404, "no-replay"),
        ("/api/rules/chess", 404, "no-game"),
        ("/api/lessons/verflixxt/99", 404, "no-lesson"),
        ("/api/tables/nowhere", 404, "no-table"),
        ("/api/elsewhere", 404, "no-page"),
    ],
)
async def test_what_is_not_there_is_said_not_to_be(
    house: House, path: str, status: int, code: str
) -> None:
    answer = await house.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)

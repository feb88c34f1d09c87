"""What is asked over HTTP."""

from __future__ import annotations

from pathlib import Path

import pytest

from powderkeg.rules.games import GAMES
from tests.server.house import House, open_house

GAME = GAMES["verflixxt"]


async def test_the_shelf_holds_what_can_be_played(house: House) -> None:
    games = (await house.http.get("/api/games")).json()
    assert [game["name"] for game in games] == list(GAMES)
    mine = games[0]
    assert mine["seats"] == list(GAME.seats) and mine["lesson"] == len(GAME.teaching.lesson)
    assert [option["key"] for option in mine["options"]] == [option.key for option in GAME.options]


async def test_a_sixth_game_stands_there_too(house: House, lantern: None) -> None:
    games = (await house.http.get("/api/games")).json()
    assert [game["name"] for game in games] == [*GAMES]
    assert games[-1]["name"] == "lantern" and games[-1]["seats"] == [2, 3, 4]


async def test_the_rulebook_has_every_rule(house: House) -> None:
    book = (await house.http.get("/api/rules/verflixxt")).json()
    keys = [rule["key"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert keys == [rule.key for rule in GAME.rules]


@pytest.mark.parametrize("number", range(1, len(GAME.teaching.lesson) + 1))
async def test_a_lesson_can_be_played(house: House, number: int) -> None:
    step = (await house.http.get(f"/api/lessons/verflixxt/{number}")).json()
    good = GAME.teaching.lesson[number - 1].good
    for offer in step["offers"]:
        answer = await house.http.post(
            f"/api/lessons/verflixxt/{number}", json={"move": offer["move"]}
        )
        assert answer.json()["good"] == (offer["move"] in good)
        assert answer.json()["events"]


async def test_a_lesson_explains_what_cannot_be_done(house: House) -> None:
    answer = await house.http.post("/api/lessons/verflixxt/1", json={"move": "bury"})
    assert answer.json()["refusal"]["rule"] and not answer.json()["good"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "bad-request"),
        ({"game": "chess"}, "no-game"),
        ({"game": "verflixxt", "options": {"path": "crooked"}}, "no-option"),
        ({"game": "verflixxt", "bots": {"count": 1, "level": "search:9999999"}}, "no-bot"),
        ({"game": "verflixxt", "start": True}, "refused"),
        ({"game": "verflixxt", "colour": "red"}, "bad-request"),
        ({"game": "verflixxt", "name": "a" * 25}, "bad-request"),
        ({"game": "verflixxt", "branch": {"at": 3, "seat": 0, "record": "x"}}, "bad-record"),
        ({"game": "verflixxt", "branch": {"at": 3, "seat": 0}}, "no-replay"),
    ],
)
async def test_a_table_that_cannot_be_made_is_told_why(
    house: House, wish: dict[str, object], code: str
) -> None:
    answer = await house.http.post("/api/tables", json=wish)
    assert answer.status_code >= 400 and answer.json()["code"] == code


async def test_every_answer_is_guarded(house: House) -> None:
    for path in ("/", "/api/games", "/api/nowhere"):
        headers = (await house.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "'unsafe" not in policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert headers["x-content-type-options"] == "nosniff"


async def test_files_outside_the_client_are_not_given(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("the client")
    (tmp_path / "secret.txt").write_text("a secret")
    async with open_house(tmp_path, client=client) as house:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/t/any"):
            assert (await house.http.get(path)).text == "the client"
        assert (await house.http.get("/assets/nothing.js")).status_code == 404


async def test_too_many_tables_are_too_many(tmp_path: Path) -> None:
    async with open_house(tmp_path, made_a_minute=3.0) as house:
        for _ in range(3):
            await house.make()
        answer = await house.http.post("/api/tables", json={"game": "verflixxt"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


async def test_openapi_names_every_door_and_what_goes_through_it(house: House) -> None:
    document = (await house.http.get("/api/openapi.json")).json()
    assert document["openapi"].startswith("3.")
    made = document["paths"]["/api/tables"]["post"]
    wanted = made["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    assert wanted == "#/components/schemas/NewTable"
    assert "game" in document["components"]["schemas"]["NewTable"]["required"]


async def test_the_house_is_well_and_counts(house: House) -> None:
    assert (await house.http.get("/healthz")).text == "ok\n"
    await house.make()
    assert "powderkeg_tables" in (await house.http.get("/metrics")).text


async def test_a_door_that_opens_otherwise_says_so(house: House) -> None:
    answer = await house.http.put("/api/games/zundstoff/check", json={})
    assert answer.status_code == 405 and answer.json()["message"] == "Method Not Allowed"

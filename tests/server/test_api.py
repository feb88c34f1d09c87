"""What is asked over HTTP."""

from __future__ import annotations

from pathlib import Path

import pytest

from powderkeg.rules.games import GAMES
from tests.server.house import House, open_house
from tests.unfolded import changed

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


@pytest.mark.parametrize("game", ["verflixxt", "zundstoff"])
async def test_a_whole_lesson_says_what_its_steps_would(house: House, game: str) -> None:
    """It is kept for when there is no network; what changes is told, as in a replay."""
    pages = (await house.http.get(f"/api/lessons/{game}")).json()
    for number, page in enumerate(pages, 1):
        step = (await house.http.get(f"/api/lessons/{game}/{number}")).json()
        assert page["step"] == step
        assert set(page["tries"]) == {offer["move"] for offer in step["offers"]}
        for move, tried in page["tries"].items():
            wish = {"move": move}
            answer = (await house.http.post(f"/api/lessons/{game}/{number}", json=wish)).json()
            assert (tried["good"], tried["events"]) == (answer["good"], answer["events"])
            assert changed(step["view"], tried["view"]) == answer["view"]
            assert changed(step["twin"], tried["twin"]) == answer["twin"]


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
        assert "frame-ancestors 'self'" in policy
        assert headers["x-content-type-options"] == "nosniff"


async def test_files_outside_the_client_are_not_given(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("the client")
    (tmp_path / "secret.txt").write_text("a secret")
    async with open_house(tmp_path, pages=client) as house:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/t/any"):
            assert (await house.http.get(path)).text == "the client"
        assert (await house.http.get("/assets/nothing.js")).status_code == 404


async def test_openapi_names_every_door_and_what_goes_through_it(house: House) -> None:
    document = (await house.http.get("/api/openapi.json")).json()
    assert document["openapi"].startswith("3.")
    made = document["paths"]["/api/tables"]["post"]
    wanted = made["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    assert wanted == "#/components/schemas/NewTable"
    assert "game" in document["components"]["schemas"]["NewTable"]["required"]


async def test_the_house_counts(house: House) -> None:
    await house.make()
    assert "powderkeg_tables" in house.metrics()
    public = await house.http.get("/metrics")  # where players come there is only the client
    assert "powderkeg_tables" not in public.text


async def test_a_door_that_opens_otherwise_says_so(house: House) -> None:
    answer = await house.http.put("/api/games/zundstoff/check", json={})
    assert answer.status_code == 405 and answer.json()["message"] == "Method Not Allowed"


async def test_what_to_know_of_a_game_beforehand_is_what_its_rules_say(house: House) -> None:
    """A browser has the deck of the house built in; this server may have another."""
    known = (await house.http.get("/api/games/elixir/facts")).json()
    game = GAMES["elixir"]
    assert known == {"facts": game.facts, "messages": game.telling.messages}
    assert known["facts"]["cards"]["206"]["family"] == "spell"
    assert (await house.http.get("/api/games/chess/facts")).status_code == 404

"""Looking back: what could be known about a choice when it was made."""

from __future__ import annotations

import pytest

from powderkeg.table.news import Happened
from tests.server.house import House, Person

pytestmark = pytest.mark.usefixtures("lantern")


async def one_game(house: House, game: str) -> tuple[Person, Happened]:
    """Somebody and a bot, at the beginning."""
    table, token = await house.make(
        game=game, name="Ada", bots={"count": 1, "level": "carefree"}, start=True
    )
    ada = await house.come(table, token)
    assert ada.welcome.game is not None
    return ada, ada.welcome.game


async def finished(house: House, game: str) -> str:
    ada, first = await one_game(house, game)
    await ada.play_first(first)
    await ada.play_on()
    return ada.welcome.table.replay


async def test_a_finished_game_tells_what_could_be_known_about_each_choice(house: House) -> None:
    replay = await finished(house, "lantern")
    seen = (await house.http.get(f"/api/replays/{replay}")).json()
    lines = (await house.http.get(f"/api/replays/{replay}/review")).json()["lines"]
    assert seen["reviewed"]
    chosen = {str(n): f for n, f in enumerate(seen["frames"]) if f["move"].startswith("pick:")}
    assert lines.keys() == chosen.keys()
    for number, frame in chosen.items():
        card = int(frame["move"].removeprefix("pick:"))
        assert lines[number]["key"] == "review-higher"
        assert lines[number]["facts"]["card"] == card
        assert 0 <= lines[number]["facts"]["higher"] <= 12 - card


async def test_a_running_game_is_not_reviewed(house: House) -> None:
    ada, _ = await one_game(house, "lantern")
    mine = {"authorization": f"Bearer {ada.token}"}
    path = f"/api/replays/{ada.welcome.table.replay}"
    assert not (await house.http.get(path, headers=mine)).json()["reviewed"]
    answer = await house.http.get(f"{path}/review", headers=mine)
    assert (answer.status_code, answer.json()["code"]) == (403, "no-viewpoint")


async def test_a_game_without_an_opinion_has_no_review(house: House) -> None:
    replay = await finished(house, "verflixxt")
    assert not (await house.http.get(f"/api/replays/{replay}")).json()["reviewed"]
    assert (await house.http.get(f"/api/replays/{replay}/review")).json() == {"lines": {}}

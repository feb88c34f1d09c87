"""A game that is played through: what a table has tried and achieved, and what comes next."""

from __future__ import annotations

from pathlib import Path

import pytest

from powderkeg.rules.games import GAMES
from powderkeg.rules.reader import Reader
from powderkeg.table.news import CourseStep, TableView
from powderkeg.table.protocol import Arrange, Regroup, Start
from tests.server.house import House, Person, open_house

UNTRIED = [CourseStep("most", 0, None, False), CourseStep("together", 0, None, False)]


pytestmark = pytest.mark.usefixtures("lantern")


async def sit_down(house: House) -> tuple[str, Person]:
    name, token = await house.make(
        game="lantern", name="Ada", bots={"count": 1, "level": "carefree"}
    )
    return name, await house.come(name, token)


async def play(ada: Person) -> TableView:
    """From the start to the end."""
    await ada.do(Start())
    await ada.play_on()
    return await ada.table(lambda view: view.stage == "over")


async def test_a_finished_game_is_a_step(house: House) -> None:
    _, ada = await sit_down(house)
    assert ada.welcome.table.course == UNTRIED
    over = await play(ada)
    answer = await house.http.get(f"/api/replays/{over.replay}")
    score = answer.json()["outcome"]["scores"][0]
    assert over.course == [CourseStep("most", 1, score, True), UNTRIED[1]]


async def test_tries_are_counted_and_the_best_is_kept(house: House) -> None:
    _, ada = await sit_down(house)
    scores: list[float] = []
    for tries in range(1, 4):
        over = await play(ada)
        answer = await house.http.get(f"/api/replays/{over.replay}")
        scores.append(answer.json()["outcome"]["scores"][0])
        assert over.course[0] == CourseStep("most", tries, max(scores), True)
        await ada.do(Regroup())
        await ada.table(lambda view: view.stage == "waiting")
        await ada.do(Arrange(options={"goal": "most"}))


async def test_what_comes_next_is_told_and_then_arranged(house: House) -> None:
    _, ada = await sit_down(house)
    assert ada.welcome.table.next == {}
    over = await play(ada)
    assert over.options["goal"] == "most" and over.next["goal"] == "together"
    await ada.do(Regroup())
    waiting = await ada.table(lambda view: view.stage == "waiting")
    assert waiting.options == over.next and waiting.next == {}


async def test_a_course_survives_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        name, ada = await sit_down(house)
        over = await play(ada)
    async with open_house(tmp_path) as house:
        again = await house.come(name, ada.token)
        assert again.welcome.table.course == over.course
        assert again.welcome.table.next == over.next


async def test_a_game_that_goes_on_from_another_is_no_step(house: House) -> None:
    _, ada = await sit_down(house)
    over = await play(ada)
    text = (await house.http.get(f"/api/replays/{over.replay}/record")).text
    told = Reader(GAMES).read(text).told
    at = next(i for i, act in enumerate(told) if act.actor == 0)
    branch = {"at": at, "seat": 0, "replay": over.replay}
    name, token = await house.make(game="lantern", name="Eve", branch=branch)
    eve = await house.come(name, token)
    assert eve.welcome.game is not None
    await eve.play_first(eve.welcome.game)
    await eve.play_on()
    assert (await eve.table(lambda view: view.stage == "over")).course == UNTRIED


async def test_other_games_have_no_course(house: House) -> None:
    name, token = await house.make(name="Ada")
    assert (await house.come(name, token)).welcome.table.course == []
    games = {game["name"]: game["course"] for game in (await house.http.get("/api/games")).json()}
    assert games["verflixxt"] == "" and games["lantern"] == "goal"

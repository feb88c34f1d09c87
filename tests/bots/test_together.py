"""The arena of games that all win together: how often a team does, and how sure we are."""

from __future__ import annotations

import json

import pytest

from powderkeg.cli.arena import arena
from powderkeg.research.fixtures import play_all
from powderkeg.research.together import is_together, rate, team, team_fixtures
from powderkeg.rules.games import GAMES
from powderkeg.rules.setup import Option
from tests.lantern import GAME

TOGETHER = {"goal": "together"}


pytestmark = pytest.mark.usefixtures("lantern")


def test_a_random_game_tells_who_is_a_team() -> None:
    assert is_together(GAME, GAME.setup(3, TOGETHER))
    assert not is_together(GAME, GAME.setup(3))
    verflixxt = GAMES["verflixxt"]
    assert not is_together(verflixxt, verflixxt.setup(2))


def test_a_team_of_one_bot_plays_all_seats_and_its_wins_are_counted() -> None:
    todo = team_fixtures("lantern", GAME.setup(3, TOGETHER), "random", 10, "x")
    assert {fixture.bots for fixture in todo} == {("random",) * 3}
    results = list(play_all(todo))
    counted = team("together", "random", results)
    assert counted.games == 10
    assert counted.wins == sum(sum(result.scores) >= 24 for result in results)
    assert counted.rate.low <= counted.wins / 10 <= counted.rate.high


def test_an_interval_holds_where_nobody_ever_won() -> None:
    assert rate(0, 20).low == 0.0 and 0.1 < rate(0, 20).high < 0.2
    assert rate(20, 20).high == pytest.approx(1.0) and 0.8 < rate(20, 20).low < 0.9
    value, low, high = rate(50, 100)
    assert value == 0.5 and 0.40 < low < 0.41 and 0.59 < high < 0.60


def test_the_arena_tells_the_win_rate_of_the_team(capsys: pytest.CaptureFixture[str]) -> None:
    arena("lantern", "random,expert:1", games=10, seats=3, options=["goal=together"], as_json=True)
    report = json.loads(capsys.readouterr().out)
    assert [(each["bot"], each["games"]) for each in report["teams"]] == [
        ("random", 10),
        ("expert:1", 10),
    ]
    arena("lantern", "random", games=10, seats=3, options=["goal=together"])
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "lantern for 3, all together"
    assert told[2].split()[:2] == ["random", "10"]


def test_the_arena_tries_each_value_of_an_option(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    weather = Option("weather", ["calm", "windy"])
    monkeypatch.setattr(GAME, "options", [*GAME.options, weather])
    arena("lantern", "random", games=5, options=["goal=together"], each="weather")
    told = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert told[1] == ["weather", "bot", "games", "wins", "rate", "rounds"]
    assert [line[:3] for line in told[2:4]] == [["calm", "random", "5"], ["windy", "random", "5"]]

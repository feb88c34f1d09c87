"""What is told of a finished game: the most telling first, and the same to whoever looks."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path

import pytest

from powderkeg.rules.core import WATCHER, Event, Outcome
from powderkeg.rules.games import GAMES
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Record
from powderkeg.rules.verflixxt.events import Rolled
from powderkeg.rules.verflixxt.pieces import NO_DIE
from powderkeg.rules.verflixxt.rulebook import B17
from powderkeg.rules.verflixxt.stories import odds
from powderkeg.table.replays import replay_view
from powderkeg.table.stories import Evening, Standing, evening_of, stories_of
from powderkeg.words import LANGUAGES, Words
from tests.test_words import messages_of

RULES = Path(__file__).parents[1] / "rules"
NAMES = {0: "Ada", 1: "Bo", 2: "Cleo", 3: "Dino"}
QUICK = [name for name in GAMES if name != "nitro"]  # whose flasks are shaken anew, tick by tick


def headlines(*points: list[float], winner: int = 0) -> list[str]:
    """Of a game in which the points ran so: the keys of its stories."""
    standings = [Standing(line, row) for line, row in enumerate(points, 1)]
    outcome = Outcome(points[-1], [winner], B17)
    evening = Evening([None, *points], standings, [], outcome)
    return [each.story.told.key for each in stories_of(evening)]


@cache
def golden(game: str) -> list[Record]:
    files = sorted((RULES / game / "records").glob("*.txt"))
    return [Reader(GAMES).read(file.read_text(encoding="utf-8")) for file in files[:6]]


def test_who_came_back_from_last_place_is_the_story() -> None:
    assert (
        headlines([0, 12, 5], [4, 12, 5], [8, 12, 9], [12, 12, 9], [15, 12, 9], [17, 13, 9])[0]
        == "story-comeback"
    )


def test_equal_points_are_told_of_before_all_else() -> None:
    assert headlines([0, 10], [2, 10], [12, 12])[0] == "story-tie-break"


def test_a_game_that_was_led_all_along_says_so() -> None:
    told = headlines([5, 0], [9, 2], [12, 4], [16, 6], [20, 9])
    assert told[0] == "story-led" and "story-comeback" not in told


def test_the_last_line_can_decide() -> None:
    runs = [[float(at), at + 1.0] for at in range(8)]
    assert headlines(*runs, [15.0, 9.0])[0] == "story-late-lead"


def test_where_points_are_few_they_tell_little() -> None:
    """One glass more on the very last line: of course."""
    evening = Evening(
        [[0, 0], [1, 0]], [Standing(1, [0, 0]), Standing(2, [1, 0])], [], Outcome([1, 0], [0], B17)
    )
    assert all(each.story.weight < 0.3 for each in stories_of(evening))


def test_a_team_has_no_story_of_points() -> None:
    outcome = Outcome([3, 3], [0, 1], B17, teams=[0, 0])
    assert stories_of(Evening([[0, 0], [3, 3]], [Standing(1, [3, 3])], [], outcome)) == []


def test_what_was_taken_back_has_not_happened() -> None:
    """In a game that is taken back to its beginning and played again, every story stands later."""
    record = golden("verflixxt")[0]
    twice = Record(record.game, record.setup)
    first = next(at for at, act in enumerate(record.told) if act.actor >= 0)
    cut = record.told[: first + 1]
    twice.retell([*cut])
    twice.take_back(record.told[first].actor, 1)
    twice.retell([*twice.told, *record.told[first:]])
    once, again = stories_of(evening_of(record)), stories_of(evening_of(twice))
    assert [each.line + 2 for each in once] == [each.line for each in again]


@pytest.mark.parametrize("game", QUICK)
def test_every_eye_is_told_the_same_stories(game: str) -> None:
    record = golden(game)[0]
    may = [WATCHER, 0]
    views = [replay_view(record, "maple", [], eyes, may) for eyes in may]
    assert views[0].stories == views[1].stories != []
    assert len(views[0].points) == len(views[0].frames)


@pytest.mark.parametrize("game", QUICK)
def test_a_running_game_tells_no_stories(game: str) -> None:
    """Neither does it tell points that are a secret yet."""
    record = golden(game)[0]
    running = Record(record.game, record.setup)
    running.retell(record.told[:-1])
    view = replay_view(running, "maple", [], 0, [0])
    assert (view.stories, view.points) == ([], [])


@pytest.mark.parametrize("game", QUICK)
def test_every_story_can_be_said_to_everybody(game: str) -> None:
    for record in golden(game):
        told = stories_of(evening_of(record))
        for language, viewer in product(LANGUAGES, (WATCHER, *range(record.setup.seats))):
            words = Words(record.game, language, NAMES, viewer)
            for _, story in told:
                text = words.line(story.told)
                assert text and "{" not in text and "None" not in text, text


@pytest.mark.parametrize("game", GAMES)
def test_no_story_is_left_untold(game: str) -> None:
    """Every sentence of a catalogue stands in the game's stories, and the other way round."""
    source = Path(RULES.parents[1] / "src/powderkeg/rules" / game / "stories.py").read_text()
    package = type(GAMES[game]).__module__
    known = {key for key in messages_of(package, "en") if key.startswith("story-")}
    asked = {word for word in source.split('"') if word.startswith("story-")}
    assert known == asked


def test_a_mission_that_is_lost_says_whose_wire_it_was_and_who_cut_it() -> None:
    file = RULES / "bombbusters/records/49-bottles-for-four-again.txt"
    record = Reader(GAMES).read(file.read_text(encoding="utf-8"))
    told = stories_of(evening_of(record))[0].story.told
    words = Words(record.game, "en", {0: "Ada", 3: "Dino"})
    assert words.line(told) == "Ada cut Dino’s K: that wire was red."


def rolls_of(*numbers: int) -> list[list[Event]]:
    """Ada rolls so, line by line."""
    return [[Rolled(0, number, NO_DIE)] for number in numbers]


def test_a_number_that_came_too_often_for_chance_is_told_with_its_count() -> None:
    """Six of eight come once in two thousand times. It is found where it came last."""
    lines = rolls_of(6, 6, 6, 2, 6, 6, 6, 1)
    [(at, story)] = GAMES["verflixxt"].stories.whole(lines)
    assert (at, story.told.key) == (6, "story-die")
    assert story.told.facts == {"seat": 0, "number": 6, "count": 6, "rolls": 8}
    assert Words(GAMES["verflixxt"], "en", NAMES, 0).line(story.told) == (
        "Your die loved the 6: it came 6 times in 8 rolls."
    )


def test_what_chance_does_every_evening_is_no_story() -> None:
    """Three of eight happen to one in seven."""
    assert GAMES["verflixxt"].stories.whole(rolls_of(6, 6, 6, 1, 2, 3, 4, 5)) == []
    assert odds(8, 3) == pytest.approx(0.135, abs=0.001)
    assert odds(8, 6) < 0.001

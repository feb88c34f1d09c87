"""Words: everything that can happen can be said, in four languages, and nothing is said in vain."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from powderkeg.rules.core import CHANCE, HOUSE, Event, Log
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Option
from powderkeg.rules.verflixxt import GAME
from powderkeg.rules.verflixxt import events as happenings
from powderkeg.rules.verflixxt.ending import OVER
from powderkeg.rules.verflixxt.opening import CHOOSE_FIRST, LAY
from powderkeg.rules.verflixxt.scene import PHASES
from powderkeg.words import LANGUAGES, Words, texts
from tests.contract.laws import needed
from tests.talker import Overheard

NAMES = {0: "Ada", 1: "Bo", 2: "Cleo", 3: "Dino"}


@cache
def messages_of(package: str, language: str) -> dict[str, set[str]]:
    """Every message of a catalogue with its attributes, as the file has them."""
    entries = [
        entry for text in texts(package, language) for entry in FluentParser().parse(text).body
    ]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    found = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in messages
    }
    assert len(found) == len(messages), "a message is written twice"
    return found


def talk_through(words: Overheard, expansion: str, variant: str, seed: str) -> None:
    """A random game, told in full: board, choices and events."""
    ends = {"none": variant, "nochmal": "all-home", "worms": "all-home"}
    options = {"expansion": expansion, "end": ends[expansion], "path": "shuffled"}
    if expansion == "none":
        options |= {"on-a-one": "free", "passed-tiles": "go-last", "totals": "hidden"}
    s = GAME.start(GAME.setup(4, options))
    rng = Rng(seed)
    while s.outcome() is None:
        words.board(s)
        actor = CHANCE if s.chances() else s.deciders()[0]
        for move in s.moves(actor):
            words.move(move)
        log = Log()
        before = s.clone()
        s.play(actor, rng.pick(s.moves(actor)), log)
        for event in log.seen_by(0):
            words.event(event)
        for story in GAME.stories.moment(before, s, log.events):
            words.line(story.told)
    words.board(s)


# What random games seldom or never bring about.
RARE: list[Event] = [
    happenings.MoveLapsed(1),
    happenings.Discarded(0, -3),
    happenings.NothingToGive(1),
    happenings.FlixxyLeft(),
    happenings.Begins(0),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_can_be_said_and_no_message_is_unused(language: str) -> None:
    words = Overheard(GAME, language, NAMES, viewer=0)
    for expansion in ("none", "nochmal", "worms"):
        for number, variant in enumerate(("all-home", "one-home", "last-pawn", "last-pawn")):
            talk_through(words, expansion, variant, f"{expansion} {number}")
    for event in RARE:
        words.event(event)
    words.board(GAME.scenes.read(BARRED))
    prompts = {f"prompt-{phase.key}" for phase in (LAY, CHOOSE_FIRST, *PHASES, OVER)}
    messages = set(messages_of(type(GAME).__module__, language))
    said = words.said | set(needed(GAME)) | prompts | set(lesson_messages(GAME))
    said |= told_at_the_end(messages)
    assert messages - said == set()


BARRED = (
    "option expansion worms; path L L V V V V; pawns 1 2 F | F F F; guards 2; worms swap! | push; "
    "barred 0; discarded -3; pile none; under swap push; fresh bury; roll 1 x"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_messages(language: str) -> None:
    for package in ("powderkeg", *(type(game).__module__ for game in GAMES.values())):
        assert messages_of(package, language) == messages_of(package, "en")


def told_at_the_end(messages: Collection[str]) -> set[str]:
    """Stories and places, which only a finished game has: `tests/table/test_stories.py`."""
    return {key for key in messages if key.startswith(("story-", "outcome-"))}


def lesson_messages(game: Game) -> dict[str, set[str]]:
    """The messages of a game's lesson: for each step what to do, and both answers to a try."""
    return {f"lesson-{step.key}": {"good", "other"} for step in game.teaching.lesson}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_step_of_a_lesson_has_its_words_and_no_words_are_left_over(
    game: Game, language: str
) -> None:
    messages = messages_of(type(game).__module__, language)
    found = {key: parts for key, parts in messages.items() if key.startswith("lesson-")}
    assert found == lesson_messages(game)
    english = Words(game, "en")
    words = Words(game, language)
    for key in found:
        for said in (key, f"{key}.good", f"{key}.other"):
            assert words.say(said).strip()
            assert language == "en" or words.say(said) != english.say(said)


def test_no_message_of_the_house_is_unused() -> None:
    folder = Path(__file__).parents[1] / "src" / "powderkeg"
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    made = {f"rule-{rule.key}" for rule in HOUSE.rules} | {f"chapter-{HOUSE.key}"}
    for message in messages_of("powderkeg", "en").keys() - made:
        assert f'"{message}"' in source, message


def test_no_rule_is_left_in_english() -> None:
    english = Words(GAME, "en")
    for language in ("de", "fr", "it"):
        words = Words(GAME, language)
        same = [rule.key for rule in GAME.rules if words.rule(rule) == english.rule(rule)]
        assert same == []


# Nothing but names and a year.
SAME_EVERYWHERE = {"Verflixxt nochmal! 2006, Flixxy"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_rule_says_where_it_is_written_in_the_language_of_the_reader(
    game: Game, language: str
) -> None:
    words = Words(game, language)
    for rule in (*game.rules, *HOUSE.rules):
        same = language == "en" or rule.cite in SAME_EVERYWHERE
        assert (words.cite(rule) == rule.cite) == same, f"{rule.key}: {words.cite(rule)}"


def test_you_are_spoken_to_and_others_are_spoken_of() -> None:
    took = happenings.Took(0, -7, 9)
    assert Words(GAME, "en", NAMES, viewer=0).event(took) == "You take −7 from place 9."
    assert Words(GAME, "en", NAMES, viewer=1).event(took) == "Ada takes −7 from place 9."
    gave = happenings.Gave(1, 0, 0)
    assert Words(GAME, "en", NAMES, viewer=0).event(gave) == "Bo gives you a lucky tile."
    assert Words(GAME, "de", NAMES, viewer=2).event(took) == "Ada nimmt die −7 von Feld 9."


def test_a_secret_token_is_not_named() -> None:
    drew = happenings.DrewWorm(1, 2, False)
    masked = drew.seen_by(0)
    assert masked is not None
    assert Words(GAME, "en", NAMES, viewer=0).event(masked) == "Bo draws a worm token."
    assert "push" in Words(GAME, "en", NAMES, viewer=1).event(drew)


def test_a_card_that_no_catalogue_knows_goes_by_its_id() -> None:
    """Players may write decks of Elixir's cards, and of nothing else."""
    words = Words(GAMES["elixir"], "en")
    assert words.word("card", "frog-spit") == "frog spit"
    assert words.word("card", ["frog-spit", "906"]) == "frog spit, 906"
    assert Words(GAME, "en").word("tile", "frog-spit") == "frog-spit"


def test_a_value_that_no_catalogue_knows_is_said_as_it_is() -> None:
    assert Words(GAME, "en").value(Option("path", ["my-own"]), "my-own") == "my-own"

"""Words: all that happens in the laboratory can be said, to everyone in their place."""

from __future__ import annotations

import re
from functools import cache

import pytest

from powderkeg.rules.core import WATCHER, Event, Facts
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro import events as happened
from powderkeg.rules.nitro.pieces import (
    ALL_CARDS,
    CUBES,
    LAG,
    LOADING,
    NAMES,
    POOP,
    RATE,
    SANDS,
    TILT,
    card_text,
)
from powderkeg.rules.telling import Line
from powderkeg.words import LANGUAGES, Words
from tests.contract.laws import needed
from tests.rules.nitro.bench import (
    lay,
    load_all,
    mixing,
    play,
    scene,
    start,
    still,
    the_move,
    told_all,
)
from tests.talker import Talker
from tests.test_words import lesson_messages, messages_of, told_at_the_end

NAMED = {0: "Ada", 1: "Bo", 2: "Zoë"}
EYES = (0, 1, WATCHER)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(language: str = "en", viewer: int = 0) -> Words:
    return Words(GAME, language, NAMED, viewer)


def board(position: str, viewer: int = 0) -> list[str]:
    """A position as it is told in English."""
    lines = GAME.telling.twin(scene(position).view(viewer))
    return [words(viewer=viewer).line(line) for line in lines]


class Overheard(Talker):
    """Remembers which messages were needed."""

    def __init__(self, language: str, viewer: int) -> None:
        super().__init__(GAME, language, NAMED, viewer)
        self.said: set[str] = set()

    def say(self, key: str, facts: Facts | None = None) -> str:
        self.said.add(key.partition(".")[0])
        text = super().say(key, facts)
        assert text.strip() and "{" not in text and "None" not in text, f"{key}: {text}"
        return text


# Positions in which all that a board can show is seen.
F = "seats 3; formula B9 R6 G8 Y2 P1"
LATER = f"{F}; round 2; poop 1; won G1 | R1 B1 | -; boxed Y3 P5"
CALM = "option pace calm"
POSITIONS = [
    f"{F}; phase load",
    f"{LATER}; phase load; loads - | MGBRYP | -",
    f"{F}; phase countdown",
    f"{LATER}; beaks B R | M B | -; out - | R | P; ticks 600 | 600 | 612",
    f"{LATER}; {CALM}; beaks B R | M B | Y; ticks 30 | 60 | 60; stopped - | - | 30",
    f"{F}; phase grab; beaks B | B R | -; stopped 744 | - | -; stops 1 | - | -; grabbed - | 14 | -",
    # A cube in every region on the way.
    f"{F}; places 66.99 66.86 66.66 66.45 45.65 | 45.45 80.20 58.6 48.6 38.6 | -",
]


@cache
def lines(viewer: int) -> list[Line]:
    boards = [line for text in POSITIONS for line in GAME.telling.twin(scene(text).view(viewer))]
    for s in (
        start(),
        play(scene(f"{F}; ticks 12 | 24 | 24"), "0 stop", "1 stop", "2 stop"),
        play(scene(f"{F}; {CALM}; beaks B | R | G"), "0 stop", "1 stop", "2 stop"),
        play(scene(f"{F}; phase grab"), "1 grab:7", "2 grab:9", "* wait:3"),
        play(scene(f"{F}; round 7; ticks 12 | 24 | 24"), "0 stop", "1 stop", "2 stop"),
    ):
        boards += GAME.telling.twin(s.view(viewer))
    return boards


@cache
def happenings() -> list[Event]:
    """Everything of every kind that the words tell apart."""
    seats = (0, 1)
    return [
        happened.RoundBegan(1, -1),
        *(happened.RoundBegan(2, seat) for seat in seats),
        *(happened.Laid(place, card) for place, card in enumerate(ALL_CARDS[::7])),
        *(happened.Loaded(seat, [], late) for seat in seats for late in (False, True)),
        happened.Counted(),
        happened.SandOut(),
        *(happened.SandTurned(seat) for seat in seats),
        *(happened.Mixed(seat, 0, "", "00000000") for seat in seats),
        *(happened.JumpedOut(seat, each) for seat in seats for each in CUBES),
        *(happened.WentBack(seat, each) for seat in seats for each in CUBES),
        *(happened.BeakChanged(seat, row, 1) for seat in seats for row in ([], [1], [5, 1])),
        *(happened.Stopped(seat, 744) for seat in seats),
        *(happened.Grabbed(seat, ticks) for seat in seats for ticks in (1, 14)),
        *(
            happened.TookStop(seat, 1, how, 744)
            for seat in seats
            for how in ("stop", "grab", "last", "dealt")
        ),
        *(happened.Won(seat, card, 0) for seat in seats for card in ALL_CARDS),
        *(
            happened.Gone(seat, 7, 0, other)
            for seat in (0, 1, 2)
            for other in (0, 1)
            if seat != other
        ),
        *(happened.Missed(seat, 0, POOP, found) for seat in seats for found in NAMES[:5]),
        *(
            happened.Missed(seat, place, 0, found)
            for seat in seats
            for place in range(6)
            for found in ("none", "poop", "red")
        ),
        happened.Boxed(ALL_CARDS[:1]),
        happened.Boxed(ALL_CARDS[:3]),
        *(happened.GotPoop(seat, again) for seat in seats for again in (False, True)),
        *(happened.WonGame(seat) for seat in seats),
    ]


MOVES = "load:BRGYP load:MBRGYP place:58.6,48.6,38.6,28.6,18.6 stop grab:1 grab:14".split()
MOVES.append(mixing(still()))
MOVES += [f"back:{letter}" for letter in "GBRYPM"]
MOVES += [f"tilt:{way}" for way in "n ne e se s sw w nw level".split()]


@every_language
def test_all_that_happens_can_be_said_and_no_message_is_unused(language: str) -> None:
    said: set[str] = set()
    assert {event.key for event in happenings()} == set(GAME.telling.events)
    for viewer in EYES:
        heard = Overheard(language, viewer)
        for line in lines(viewer):
            heard.line(line)
        for event in happenings():
            heard.event(event)
        for move in MOVES:
            heard.move(the_move(move))
        said |= heard.said
    messages = set(messages_of(type(GAME).__module__, language))
    said |= told_at_the_end(messages)
    assert messages - said - set(needed(GAME)) - set(lesson_messages(GAME)) == set()


@every_language
def test_every_rule_can_say_no(language: str) -> None:
    for rule in GAME.rules:
        assert len(words(language).say(f"rule-{rule.key}.no")) > 20


def test_no_rule_and_no_refusal_is_left_in_english() -> None:
    english = words("en")
    for language in ("de", "fr", "it"):
        for key in [f"rule-{rule.key}" for rule in GAME.rules]:
            for said in (key, f"{key}.no"):
                assert words(language).say(said) != english.say(said), said


def test_a_real_round_is_told_in_words() -> None:
    s = load_all(lay(start(2, pace="calm"), "B9 R6 G8 Y2 P1"))
    events = told_all(s, "0 stop", "1 stop")
    assert [words().event(event) for event in events] == [
        "You stop: hands off! (Tick 0)",
        "Bo stops: hands off! (Tick 0)",
        "You take stop card 1.",
        "Bo takes stop card 2.",
        "Your first cube is missing: it should be blue. That ends it.",
        "Bo’s first cube is missing: it should be blue. That ends it.",
        "Nobody won blue 9, red 6, green 8, yellow 2, purple 1: back to the box.",
        "For card 1 you get the mouse poop in the next round.",
        "Round 2. You have the mouse poop.",
    ]


# To whom.


def test_whoever_is_awaited_is_asked_and_the_others_are_told() -> None:
    s = scene(f"{LATER}; {CALM}; ticks 30 | 60 | 60")
    prompts = [words(viewer=eye).line(GAME.telling.prompt(s.view(eye))) for eye in EYES]
    assert prompts == [
        "Tilt your flask, or stop. 59 tilts are left.",
        "Still to tilt: Ada.",
        "Still to tilt: Ada.",
    ]


def test_whoever_has_the_mouse_poop_is_reminded_of_it() -> None:
    s = scene(f"{LATER}; phase load")
    prompts = [words(viewer=eye).line(GAME.telling.prompt(s.view(eye))) for eye in EYES]
    assert prompts == [
        "Round 2: load your cubes.",
        "Round 2: load your cubes and the mouse poop.",
        "Round 2. Still loading: Ada, Bo and Zoë.",
    ]


def test_the_prompt_does_not_change_while_the_sand_runs() -> None:
    s = scene(f"{F}; ticks 24 | 24 | 24")
    before = words().line(GAME.telling.prompt(s.view(0)))
    assert words().line(GAME.telling.prompt(play(s, "0 tilt:n", "1 tilt:n").view(0))) == before


def test_a_quicker_one_is_named_or_spoken_to() -> None:
    gone = happened.Gone(1, ALL_CARDS[4], 0, 0)
    assert words().event(gone) == "Bo is right, too, but you already have green 8."
    assert words(viewer=1).event(gone) == "You are right, too, but Ada already has green 8."
    assert words("de").event(gone) == "Auch bei Bo ist es richtig, aber Grün 8 hast schon du."


# Names.


@every_language
def test_every_card_and_every_cube_has_a_name(language: str) -> None:
    for text in map(card_text, ALL_CARDS):
        assert text[1:] in str(words(language).word("card", text))
    cubes = [words(language).word("cube", name) for name in [*NAMES, "none"]]
    assert len({*cubes}) == 7


# The laboratory in words.


def test_every_flask_is_told() -> None:
    said = board(f"{LATER}; beaks B R | M B | Y; out - | R | -; ticks 600 | 600 | 612")
    assert said[-3:] == [
        "Your flask. In the beak, from the front: blue, red. Right: 2. "
        "In the start area: green, yellow, purple. Stopping now would bring 15 points.",
        "The flask of Bo. In the beak, from the front: mouse poop, blue. Right: 2. "
        "In the start area: green, yellow, purple. Beside the flask: red. "
        "Stopping now would bring 9 points.",
        "The flask of Zoë. In the beak, from the front: yellow. Right: 0. "
        "In the start area: blue, red, green, purple.",
    ]
    assert said[1] == (
        "Round 2 of 7. Sand left: 19 of 30 seconds. Lowest stop card left: 1. "
        "Cards that nobody won: 2."
    )


def test_cubes_are_told_region_by_region_the_furthest_first() -> None:
    said = board(POSITIONS[-1])
    assert said[-3].endswith(
        "At the bend, before the beak: green. In the neck: blue. Below the neck: red. "
        "On the ledge left of the neck: purple. In the middle: yellow."
    )
    assert said[-2].endswith(
        "On the left, above the start area: green. On the right, beside the start area: blue. "
        "In the start area: red, yellow, purple."
    )


def test_a_stop_is_told_with_its_second_its_tick_its_card_and_what_it_is_worth() -> None:
    said = board(f"{F}; phase grab; beaks B R | B | -; stopped 744 | - | -; stops 1 | - | -")
    assert said[-3].endswith("Stopped at 12.4 s (tick 744). Stop card 1.")
    assert said[2].endswith("For you: blue 9, red 6.")


def test_how_the_last_round_was_decided_is_told_by_stop_card() -> None:
    s = scene(f"{F}; phase grab; beaks B R | B | -; stopped 744 | - | -; stops 1 | - | -")
    play(s, "2 grab:30", "* wait:3")
    assert words().line(GAME.telling.twin(s.view(0))[-1]) == (
        "How the last round was decided: "
        "Stop card 1, Ada: stopped at 12.4 s (tick 744). "
        "In the beak, from the front: blue, red. Won: blue 9, red 6. "
        "Stop card 2, Zoë: grabbed 0.5 s after the sand (tick 30). "
        "The beak is empty. Won nothing. "
        "Stop card 3, Bo: dealt after the end. In the beak, from the front: blue. Won nothing."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_the_numbers_that_are_played_by(language: str) -> None:
    said = Words(GAME, language)
    late = f"{LAG / RATE}" if language == "en" else f"{LAG / RATE}".replace(".", ",")
    assert f" {late} " in said.say("rule-N17")
    assert f" {LOADING} " in said.say("rule-N15")
    for seconds, ticks in SANDS.items():
        assert {seconds, str(ticks // TILT)} <= {*re.findall(r"\d+", said.say("rule-C1"))}

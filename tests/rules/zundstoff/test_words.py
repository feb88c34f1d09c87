"""Words: all that happens at this table can be said, to everyone in their place."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import CHANCE, WATCHER, Event, Log, Refusal
from powderkeg.rules.rng import Rng
from powderkeg.rules.zundstoff import GAME, layouts
from powderkeg.rules.zundstoff import events as happened
from powderkeg.rules.zundstoff.pieces import BLUE, RED
from powderkeg.words import LANGUAGES, Words
from tests.contract.laws import needed
from tests.rules.zundstoff.table import board, refusal, scene, told
from tests.talker import Overheard
from tests.test_words import lesson_messages, messages_of, told_at_the_end

NAMES = {0: "Ada", 1: "Bo", 2: "Zoë"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(language: str = "en", viewer: int = 0) -> Words:
    return Words(GAME, language, NAMES, viewer)


def talk_through(words: Overheard, seed: str, **options: str) -> None:
    """A random game in which some change their minds, told to one seat."""
    setup = GAME.setup(3, {key.replace("_", "-"): value for key, value in options.items()})
    s = GAME.start(setup)
    rng = Rng(seed)
    act = 0
    while s.outcome() is None:
        act += 1
        words.line(GAME.telling.prompt(s.view(words.viewer)))
        if act % 20 == 0:
            words.board(s)
        ready = s.volunteers() if act % 4 == 0 else []
        actor = CHANCE if s.chances() else rng.pick(ready or s.deciders())
        move = rng.pick(s.moves(actor))
        words.move(move)
        log = Log()
        s.play(actor, move, log)
        for event in log.seen_by(words.viewer):
            words.event(event)
    words.board(s)


# What random games seldom or never bring about.
RARE: list[Event] = [
    happened.Stayed(0, RED, "alone"),
    happened.Stayed(1, RED, "alone"),
    happened.RaceStopped(100),
    happened.NobodyFlies(),
    happened.LandedAgain(0, RED),
    *(happened.Changed(seat, colour) for seat in (0, 1) for colour in ("red", "blue", "yellow")),
]
STOPPED = (
    f"{board('8:3', '4:7')}; pawns 7 | 1; stops 7; shown yellow2 sun | red3 sun; order 1; phase fly"
)


@every_language
def test_all_that_happens_can_be_said_and_no_message_is_unused(language: str) -> None:
    said: set[str] = set()
    for number, viewer in enumerate((0, 1, WATCHER)):
        heard = Overheard(GAME, language, NAMES, viewer)
        talk_through(heard, f"usual {number}")
        talk_through(
            heard,
            f"other {number}",
            layout="ring",
            lone_black="any-colour",
            memory_aid="on",
            matches="wide",
        )
        for event in RARE:
            heard.event(event)
        for line in GAME.telling.twin(scene(STOPPED).view(viewer)):
            heard.line(line)
        said |= heard.said
    messages = set(messages_of(type(GAME).__module__, language))
    said |= told_at_the_end(messages)
    assert messages - said - set(needed(GAME)) - set(lesson_messages(GAME)) == set()


def test_no_rule_is_left_in_english() -> None:
    english = words("en")
    for language in ("de", "fr", "it"):
        same = [rule.key for rule in GAME.rules if words(language).rule(rule) == english.rule(rule)]
        assert same == []


# Refusals.


@every_language
@pytest.mark.parametrize(
    "text",
    [
        "squarish",
        "oooo/ooXo/oooo/Eooo",
        "S" + "o" * 16 + "/E",
        "oooo/ooSo/oooo/oooo",
        "oooE/ooSo/oooo/Eooo",
        "oooo/oooo/oooo/Eooo",
        "Sooo/ooSo/oooo/Eooo",
        "oooo/ooSo/oooo/Eooo/o",
        "E",
        "oooo/ooSo/oooo/Eoo/-----o",
        "oooo----/ooSo----/ooEo----/----oo--/----oo--",
        "Eooo/oooo/oooo/Sooo",
        "oooo/oooo/ooSo/oEoo",
    ],
)
def test_what_is_wrong_with_a_layout_can_be_said(language: str, text: str) -> None:
    problem = layouts.refusal(text)
    assert isinstance(problem, Refusal), text
    assert len(words(language).refusal(problem)) > 20


@every_language
def test_a_short_race_is_warned_of_in_words(language: str) -> None:
    short = layouts.warning("oooo/ooSo/Eooo/oooo")
    assert short is not None
    assert "3" in words(language).refusal(short)


@pytest.mark.parametrize(
    ("position", "act", "said"),
    [
        ("shown red3 | blue3", "0 card:red3", "You do not have red 3 in your hand."),
        (
            f"{board('8:7', '4:2')}; pawns 7 | 1; shown planet sun | red2 sun; phase turn",
            "0 turn:7+2",
            "Your own disc turns a quarter, no more.",
        ),
        (
            f"{board('8:7', '9:9')}; pawns 7 | 1; shown planet sun | red2 sun; phase turn",
            "0 turn:1+2",
            "Somebody stands on Earth; only empty discs can be turned from afar.",
        ),
        (
            f"{board('8:7', '4:2')}; pawns 7 | 1; shown planet sun | red2 sun; phase turn",
            "0 turn:9+2",
            "So far planet 9 does not lie face up, so it cannot be turned.",
        ),
        (
            "chosen red3 | -; changes 9",
            "0 card:red2",
            "You have changed your choice nine times; now it stays.",
        ),
        (
            "shown red3 blue3 | planet sun; phase choose",
            "0 flight:yellow",
            "You have not won the yellow flight.",
        ),
        (
            f"{board('8:8')}; shown red3 black1 | planet sun; phase fly",
            "0 fly:1",
            "You stand there already; a flight must leave its disc.",
        ),
        (
            f"{board('8:8')}; shown red3 black1 | planet sun; phase fly",
            "0 fly:sun",
            "Your red flight does not lead to the sun.",
        ),
    ],
)
def test_a_refusal_says_what_is_in_the_way(position: str, act: str, said: str) -> None:
    problem = refusal(scene(position), act)
    assert problem is not None
    assert words().refusal(problem) == said


# To whom.


def test_whoever_is_awaited_is_asked_and_the_others_are_told() -> None:
    s = scene("seats 3; round 6; chosen - | red2 | -")
    prompts = [words(viewer=eye).line(GAME.telling.prompt(s.view(eye))) for eye in (0, 1, WATCHER)]
    assert prompts == [
        "Round 6: choose your first card.",
        "You laid red 2. You may change it until the last card is down.",
        "Round 6: the first cards are being chosen.",
    ]


def test_only_whoever_won_two_flights_is_asked_for_one() -> None:
    s = scene("seats 3; shown red3 blue3 | planet sun | yellow2 sun; phase choose")
    prompts = [words(viewer=eye).line(GAME.telling.prompt(s.view(eye))) for eye in (0, 2)]
    assert prompts == [
        "You won two flights and can fly only one: which?",
        "Whoever won two flights is choosing one.",
    ]


def test_a_colour_chosen_face_down_is_said_to_its_chooser_alone() -> None:
    s = scene(
        "seats 3; option lone-black any-colour; phase name; "
        "shown black1 black2 | black2 sun | red3 black1; chosen blue | - | -"
    )
    prompts = [words(viewer=eye).line(GAME.telling.prompt(s.view(eye))) for eye in (0, 1, 2)]
    assert prompts == [
        "You chose blue. You may change it until all have chosen.",
        "Your black matches have no colour yet: name one.",
        "Lone black matches are being given a colour.",
    ]


def test_a_card_face_down_is_named_to_its_owner_alone() -> None:
    for eye, said in ((0, "You lay red 3 face down."), (1, "Ada lays a card face down.")):
        laid = told(scene("seats 2"), "0 card:red3", eye)
        assert [words(viewer=eye).event(event) for event in laid] == [said]


def test_winners_are_spoken_to_alone_and_spoken_of_together() -> None:
    alone = happened.FlightWon(RED, [0], 5)
    together = happened.FlightWon(BLUE, [0, 1], 1)
    assert words().event(alone) == "You win the red flight with 5 matches."
    assert words(viewer=1).event(alone) == "Ada wins the red flight with 5 matches."
    assert words().event(together) == "The blue flight goes to you and Bo, with one match each."


# Numbers and names.


@pytest.mark.parametrize(
    ("quarters", "said"),
    [(1, "ein Viertel weiter."), (2, "halb herum."), (3, "drei Viertel weiter.")],
)
def test_quarters_are_told_apart(quarters: int, said: str) -> None:
    turned = happened.PlanetTurned(1, 7, 3, quarters, False)
    assert words("de").event(turned) == f"Bo dreht Planet 7 {said}"


def test_earth_has_its_article() -> None:
    fly = GAME.moves.parse("fly:1")
    turn = GAME.moves.parse("turn:1+2")
    assert fly is not None and turn is not None
    assert [words(language).move(fly) for language in LANGUAGES] == [
        "Fly to Earth",
        "Flieg zur Erde",
        "Voler jusqu’à la Terre",
        "Vola sulla Terra",
    ]
    assert words("de").move(turn) == "Dreh die Erde halb herum"


def test_a_layout_of_the_players_own_is_said_as_they_wrote_it() -> None:
    option = next(option for option in GAME.options if option.key == "layout")
    assert words("en").value(option, "square") == "square"
    assert words("de").value(option, "oooo/ooSo/oooo/Eooo") == "eigener (oooo/ooSo/oooo/Eooo)"


# The board in words.


def test_the_board_is_told_disc_by_disc() -> None:
    s = scene(
        f"{board('2:7', '5:9', '8:3', '10:2')}; pawns 7 | 9 | 1; chips red; stops 9; "
        "shown black1 black2 | blue2 sun | red3 sun; order 2; phase fly"
    )
    lines = [words().line(line) for line in GAME.telling.twin(s.view(0))]
    for said in (
        "Row 1, column 3: planet 7. Red 2 points up, to the face-down disc in row 4, column 3. "
        "Yellow 1 points right, to the face-down disc in row 1, column 4. "
        "Blue 3 points down, at a closed side of the sun. You stand here.",
        "Row 1, face down: columns 1, 2, 4.",
        "Row 2, column 3: the sun. Top: red. Right: blue. Bottom: yellow. Left: red, blue, yellow.",
    ):
        assert said in lines
    planet_9 = next(line for line in lines if "planet 9." in line)
    assert "Yellow 1 points right, onto the sun." in planet_9
    assert planet_9.endswith("A stop-disc in this round. Bo stands here.")

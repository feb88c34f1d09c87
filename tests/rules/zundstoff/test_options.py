"""What a table may agree on: other match values, lone blacks, the memory aid."""

from __future__ import annotations

from collections import Counter

import pytest

from powderkeg.rules.core import NOT_AWAITED, NOT_NOW, WATCHER, Complaint, Event
from powderkeg.rules.zundstoff import GAME
from tests.rules.acts import facts, keys
from tests.rules.zundstoff.table import (
    IDLE,
    at,
    choices,
    hand,
    laid_out,
    phase,
    play,
    refused,
    round_of,
    scene,
    seats_of,
    show,
    shown,
    told,
    turned,
    why,
)

LONE = "option lone-black any-colour"
TURNS = Counter(sun=1, planet=2)


def won(events: list[Event]) -> dict[object, tuple[object, object]]:
    """By colour: who flies, with how many matches."""
    flights = facts(events, "flight-won")
    return {fact["colour"]: (fact["winners"], fact["matches"]) for fact in flights}


def coloured(low: int, high: int) -> Counter[str]:
    return Counter(f"{colour}{n}" for colour in ("red", "blue", "yellow") for n in (low, high))


# Match values.


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, coloured(2, 3) + Counter(black1=1, black2=1)),
        ({"matches": "wide"}, coloured(1, 3) + Counter(black1=1, black2=1)),
        ({"blacks": "ones"}, coloured(2, 3) + Counter(black1=2)),
        ({"blacks": "twos"}, coloured(2, 3) + Counter(black2=2)),
        ({"matches": "wide", "blacks": "twos"}, coloured(1, 3) + Counter(black2=2)),
    ],
)
def test_b3_the_values_of_the_matches_can_be_agreed(
    options: dict[str, str], cards: Counter[str]
) -> None:
    s = laid_out(3, **options)
    assert all(Counter(hand(s, seat)) == cards + TURNS for seat in range(3))
    assert cards.total() + TURNS.total() == 11


def test_b12_wide_values_are_counted_as_they_are_printed() -> None:
    _, events = show("option matches wide", "red1 red3 | red3 sun | blue1 black1")
    assert won(events) == {"red": ([0], 4), "blue": ([2], 2)}


def test_b11_two_equal_blacks_are_two_cards() -> None:
    s, events = show("option blacks twos", "red2 black2 | red3 sun")
    assert facts(events, "flight-won")[0]["winners"] == [0]
    assert hand(s, 0).count("black2") == 1
    play(s, "0 card:black2", "1 card:black2")
    assert hand(s, 0).count("black2") == 0
    assert why(s, "0 card:black2") == ("B5", {"card": "black2"})
    assert refused(s, "1 card:black2") is None


def test_b5_a_card_of_other_values_is_not_in_hand() -> None:
    assert why(scene("option matches wide"), "0 card:red2") == ("B5", {"card": "red2"})
    assert why(scene("option blacks ones"), "0 card:black2") == ("B5", {"card": "black2"})


def test_values_nobody_knows_are_complained_of() -> None:
    for key, value in {"matches": "9", "blacks": "3", "memory-aid": "yes", "sky": "blue"}.items():
        with pytest.raises(Complaint):
            GAME.setup(2, {key: value})


def test_the_first_value_is_the_usual_one() -> None:
    assert {option.key: option.usual for option in GAME.options} == {
        "layout": "square",
        "memory-aid": "off",
        "lone-black": "nothing",
        "matches": "usual",
        "blacks": "usual",
    }


# Lone blacks.


def test_z_9_without_the_option_a_lone_black_names_nothing() -> None:
    s, events = show("", f"black2 sun | {IDLE}")
    assert "nobody-flies" in keys(events)
    assert round_of(s) == 2


def test_z_9_whoever_shows_black_without_a_colour_names_one() -> None:
    s, _ = show(LONE, "black2 sun | red3 sun")
    assert phase(s) == "name"
    assert s.deciders() == [0]
    assert choices(s) == {"name:red", "name:blue", "name:yellow"}
    events = told(s, "0 name:blue")
    assert facts(events, "named") == [{"seat": 0, "colour": "blue", "matches": 2}]
    assert won(events) == {"red": ([1], 3), "blue": ([0], 2)}
    assert [(fact["seat"], fact["colour"]) for fact in facts(events, "flew")] == [
        (0, "blue"),
        (1, "red"),
    ]


def test_z_9_two_blacks_count_together_in_one_colour() -> None:
    s = shown(LONE, f"{IDLE} | red2 sun")
    events = told(s, "0 name:red")
    assert facts(events, "named") == [{"seat": 0, "colour": "red", "matches": 3}]
    assert facts(events, "flight-won")[0]["winners"] == [0]


def test_z_9_black_beside_a_colour_strengthens_it_and_names_nothing() -> None:
    s, events = show(LONE, "black2 red2 | red3 sun")
    assert phase(s) == "first"
    assert facts(events, "flight-won") == [
        {"colour": "red", "winners": [0], "count": 1, "matches": 4}
    ]


def test_z_9_without_black_nothing_is_named() -> None:
    s = shown(LONE, "sun planet | red3 sun")
    assert phase(s) == "first"


def test_z_9_a_named_colour_can_tie() -> None:
    s = shown(LONE, "black2 sun | red2 sun")
    events = told(s, "0 name:red")
    assert facts(events, "flight-won")[0]["winners"] == [0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_z_9_all_name_at_once_and_face_down(seats: int) -> None:
    s = shown(LONE, " | ".join(["black2 sun"] * seats))
    assert s.deciders() == list(range(seats))
    assert facts(told(s.clone(), "0 name:red", 0), "chose-colour") == [{"seat": 0, "colour": "red"}]
    for eye in (1, WATCHER):
        assert facts(told(s.clone(), "0 name:red", eye), "chose-colour") == [
            {"seat": 0, "colour": "unknown"}
        ]
        one, other = play(s.clone(), "0 name:red"), play(s.clone(), "0 name:blue")
        assert one.view(eye) == other.view(eye)
    for seat in range(seats - 1):
        assert keys(told(s, f"{seat} name:yellow")) == ["chose-colour"]
    events = told(s, f"{seats - 1} name:red")
    assert [fact["colour"] for fact in facts(events, "named")] == ["yellow"] * (seats - 1) + ["red"]


def test_z_9_a_named_colour_may_be_changed_while_others_think() -> None:
    s = play(shown(LONE, "black2 sun | black1 sun"), "0 name:red")
    assert s.volunteers() == [0]
    assert choices(s, 0) == {"name:blue", "name:yellow"}
    assert told(s, "0 name:yellow", 1) == []
    events = told(s, "1 name:red")
    assert facts(events, "named")[0] == {"seat": 0, "colour": "yellow", "matches": 2}


def test_z_9_colours_are_named_before_anything_turns() -> None:
    s, events = show(LONE, "black2 sun | planet sun")
    assert not {"sun-turned", "planet-turned"} & set(keys(events))
    assert (turned(s, 0), turned(s, 1)) == (0, 0)
    order = [key for key in keys(told(s, "0 name:red")) if key != "chose-colour"]
    assert order[:4] == ["named", "sun-turned", "sun-turned", "planet-turned"]


def test_z_9_who_names_nothing_is_not_awaited() -> None:
    s = shown(LONE, "black2 sun | red3 sun")
    assert refused(s, "1 name:red") is NOT_AWAITED
    assert refused(s, "0 flight:red") is NOT_NOW


def test_z_9_a_name_holds_for_one_round() -> None:
    s = play(shown(LONE, "black2 sun | red3 sun"), "0 name:blue")
    assert round_of(s) == 2
    play(s, "0 card:black1", "1 card:red2", "0 card:planet", "1 card:blue2")
    assert phase(s) == "name"
    assert s.deciders() == [0]
    assert at(s, 0)["matches"] == {"red": 0, "blue": 0, "yellow": 0}


# The memory aid.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_z20_with_the_memory_aid_all_hands_can_be_read(seats: int) -> None:
    s = laid_out(seats, memory_aid="on")
    for seat in range(seats):
        for eye in (*range(seats), WATCHER):
            cards = at(s, seat, eye)["hand"]
            assert cards is not None
            assert sorted(cards) == hand(s, seat)


def test_z20_without_it_only_ones_own() -> None:
    s = laid_out(3)
    assert [at(s, seat, 1)["hand"] is not None for seat in range(3)] == [False, True, False]


def test_z20_the_memory_aid_knows_what_lies_open() -> None:
    s = scene("option memory-aid on; shown red3 | sun")
    cards = at(s, 0, eye=1)["hand"]
    assert cards is not None
    assert "red3" not in cards
    assert len(cards) == 10


# All together.


def test_every_layout_and_option_goes_together() -> None:
    text = f"{LONE}; option matches wide; option blacks twos; option memory-aid on"
    s = shown(f"{text}; option layout cross", "black2 black2 | red1 red3 | blue1 black2")
    events = told(s, "0 name:red")
    assert facts(events, "named") == [{"seat": 0, "colour": "red", "matches": 4}]
    assert facts(events, "flight-won")[0]["winners"] == [0, 1]
    assert seats_of(events, "flew") == [2, 0, 1]

"""Step 4: who has most matches, and what black adds."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NOT_AWAITED, WATCHER
from powderkeg.rules.foresight import foresee
from powderkeg.rules.rng import Rng
from tests.rules.acts import facts, keys
from tests.rules.zundstoff.table import (
    IDLE,
    at,
    board,
    choices,
    phase,
    play,
    refused,
    round_of,
    scene,
    seats_of,
    show,
    shown,
    told,
    why,
)


def won(cards: str, text: str = "") -> dict[object, tuple[object, object]]:
    """By colour: who flies, with how many matches."""
    _, events = show(text, cards)
    return {
        fact["colour"]: (fact["winners"], fact["matches"]) for fact in facts(events, "flight-won")
    }


# The most matches.


def test_b12_the_example_of_the_book() -> None:
    assert won("red3 black2 | blue2 planet | blue2 sun | yellow3 sun") == {
        "red": ([0], 5),
        "blue": ([1, 2], 2),
        "yellow": ([3], 3),
    }


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_b12_the_most_matches_win_the_flight(colour: str) -> None:
    cards = f"{colour}3 sun | {colour}2 sun | {colour}2 {colour}3 | {colour}3 black1"
    assert won(cards) == {colour: ([2], 5)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b12_all_who_are_tied_win(seats: int) -> None:
    assert won(" | ".join(["red3 sun"] * seats)) == {"red": (list(range(seats)), 3)}


def test_b12_a_tie_below_the_top_wins_nothing() -> None:
    assert won("red2 sun | red3 sun | red2 sun") == {"red": ([1], 3)}


def test_b12_colours_are_won_apart() -> None:
    assert won("red2 sun | blue3 sun | yellow2 sun") == {
        "red": ([0], 2),
        "blue": ([1], 3),
        "yellow": ([2], 2),
    }


def test_b12_all_see_the_matches_of_the_cards_shown() -> None:
    s = scene("shown red3 | black1")
    assert at(s, 0, WATCHER)["matches"] == {"red": 3, "blue": 0, "yellow": 0}


# Black.


def test_b11_black_matches_are_added_to_the_coloured_ones() -> None:
    assert won("red2 black2 | red3 sun") == {"red": ([0], 4)}
    assert won("black1 yellow3 | yellow3 sun") == {"yellow": ([0], 4)}


def test_b11_black_can_make_a_tie() -> None:
    assert won("blue2 black1 | blue3 sun") == {"blue": ([0, 1], 3)}


def test_b11_black_strengthens_ones_own_card_only() -> None:
    assert won("red2 sun | red3 sun | black2 sun") == {"red": ([1], 3)}


def test_z9_black_beside_a_turn_card_counts_nothing() -> None:
    assert won("black2 sun | black2 planet") == {}
    assert won("black2 sun | red2 sun") == {"red": ([1], 2)}


def test_z9_two_blacks_count_nothing() -> None:
    assert won(f"{IDLE} | blue2 sun") == {"blue": ([1], 2)}


def test_z9_two_cards_of_one_colour_add_up() -> None:
    assert won("yellow2 yellow3 | yellow3 black1") == {"yellow": ([0], 5)}


def test_z9_two_colours_count_each_for_itself() -> None:
    """Neither helps the other: red 2 loses, blue 3 wins."""
    assert won("red2 blue3 | red3 sun") == {"red": ([1], 3), "blue": ([0], 3)}


def test_z9_five_matches_may_be_had_in_two_ways() -> None:
    assert won("red3 black2 | red2 red3") == {"red": ([0, 1], 5)}


# Nobody.


def test_z10_without_matches_nobody_flies() -> None:
    s, events = show("", f"sun planet | {IDLE}")
    assert "nobody-flies" in keys(events)
    assert not {"flight-won", "flew", "stayed"} & set(keys(events))
    assert round_of(s) == 2


def test_z10_a_colour_without_matches_is_not_flown() -> None:
    s, events = show("", f"red2 sun | {IDLE}")
    assert [fact["colour"] for fact in facts(events, "flight-won")] == ["red"]
    assert seats_of(events, "flew") == [0]
    assert "nobody-flies" not in keys(events)
    assert at(s, 1)["won"] == []


# Two flights.


def test_b13_the_winner_of_two_flights_must_choose_one() -> None:
    s, events = show("", f"red3 blue2 | {IDLE}")
    assert seats_of(events, "flew", "stayed") == []
    assert phase(s) == "choose"
    assert s.deciders() == [0]
    assert choices(s) == {"flight:red", "flight:blue"}
    assert set(at(s, 0, WATCHER)["won"]) == {"red", "blue"}


def test_b13_a_flight_that_was_not_won_cannot_be_chosen() -> None:
    s = shown("", f"red3 blue2 | {IDLE}")
    assert why(s, "0 flight:yellow") == ("B13", {"colour": "yellow"})


def test_b13_not_even_one_that_was_fought_for() -> None:
    s = shown("", "red3 blue2 | blue3 yellow2")
    assert phase(s) == "choose"
    assert s.deciders() == [1]
    assert why(s, "1 flight:red") == ("B13", {"colour": "red"})


@pytest.mark.parametrize("colour", ["red", "blue"])
def test_b13_the_chosen_one_is_flown_and_once(colour: str) -> None:
    s = shown("", f"red3 blue2 | {IDLE}")
    events = told(s, f"0 flight:{colour}")
    assert facts(events, "flight-chosen") == [{"seat": 0, "colour": colour}]
    assert [(fact["seat"], fact["colour"]) for fact in facts(events, "flew")] == [(0, colour)]


def test_b13_one_flight_is_not_chosen_but_flown() -> None:
    _, events = show("", f"red3 red2 | {IDLE}")
    assert "flight-chosen" not in keys(events)
    assert seats_of(events, "flew") == [0]


def test_z7_the_other_flight_is_not_handed_on() -> None:
    s = shown("", "red3 blue3 | blue2 sun")
    events = told(s, "0 flight:red")
    assert [(fact["seat"], fact["colour"]) for fact in facts(events, "flew")] == [(0, "red")]


@pytest.mark.parametrize(("colour", "flown"), [("red", {0: "red"}), ("blue", {0: "blue"})])
def test_z7_whoever_won_it_as_well_flies_it_all_the_same(
    colour: str, flown: dict[int, str]
) -> None:
    s = shown("", "red3 blue3 | blue3 sun")
    events = told(s, f"0 flight:{colour}")
    flew = {fact["seat"]: fact["colour"] for fact in facts(events, "flew")}
    assert flew == {**flown, 1: "blue"}


def test_z8_all_choose_at_once_and_nobody_flies_before() -> None:
    s = shown("", "red3 blue3 | yellow3 blue3 | yellow2 sun")
    assert s.deciders() == [0, 1]
    assert keys(told(s, "1 flight:yellow")) == ["chose-colour"]
    assert s.deciders() == [0]
    events = told(s, "0 flight:blue")
    assert facts(events, "flight-chosen") == [
        {"seat": 0, "colour": "blue"},
        {"seat": 1, "colour": "yellow"},
    ]
    assert sorted(map(str, seats_of(events, "flew"))) == ["0", "1"]


def test_z8_a_choice_is_secret_until_all_have_chosen() -> None:
    s = shown("", "red3 blue3 | yellow3 blue3")
    assert facts(told(s.clone(), "1 flight:blue", 1), "chose-colour") == [
        {"seat": 1, "colour": "blue"}
    ]
    for eye in (0, WATCHER):
        assert facts(told(s.clone(), "1 flight:blue", eye), "chose-colour") == [
            {"seat": 1, "colour": "unknown"}
        ]
        one, other = play(s.clone(), "1 flight:blue"), play(s.clone(), "1 flight:yellow")
        assert one.view(eye) == other.view(eye)
        assert at(one, 1, eye)["flight"] is None
        assert at(one, 1, eye)["ready"]


def test_z8_who_chooses_alone_has_no_secret_and_sees_what_follows() -> None:
    s = shown(board("8:7"), f"red3 blue2 | {IDLE}")
    (red, blue) = foresee(s, 0, s.moves(0), Rng("lone"))
    assert keys(red) == ["flight-chosen"]  # then there are several discs to stop on
    assert keys(blue) == ["flight-chosen", "flew"]  # then a disc is turned up: nobody knows which


def test_z8_where_two_choose_nobody_sees_beyond_the_choice() -> None:
    s = shown("", "red3 blue2 | red3 blue2")
    (red, _) = foresee(s, 0, s.moves(0), Rng("two"))
    assert keys(red) == ["chose-colour"]


def test_z8_until_then_it_may_be_changed() -> None:
    s = play(shown("", "red3 blue3 | yellow3 blue3"), "1 flight:blue")
    assert s.volunteers() == [1]
    assert choices(s, 1) == {"flight:yellow"}
    before = s.view(0)
    assert told(s, "1 flight:yellow", 0) == []
    assert s.view(0) == before
    events = told(s, "0 flight:red")
    assert facts(events, "flight-chosen")[1] == {"seat": 1, "colour": "yellow"}


def test_z8_whoever_has_one_flight_is_not_asked() -> None:
    s = shown("", "red3 blue3 | yellow2 sun")
    assert s.deciders() == [0]
    assert refused(s, "1 flight:yellow") is NOT_AWAITED


@pytest.mark.parametrize(("colour", "order"), [("red", [1, 0]), ("yellow", [0, 1])])
def test_z_5_first_all_choose_then_the_order_is_fixed(colour: str, order: list[int]) -> None:
    """On Earth red has number 1, blue 2 and yellow 3: the choice says who goes first."""
    s = shown("", "red3 yellow3 | blue3 sun")
    assert seats_of(told(s, f"0 flight:{colour}"), "flew") == order

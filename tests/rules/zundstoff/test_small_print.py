"""The small print: why somebody has won, what is cleared away, and what a view says exactly."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import CHOSEN, EVERYONE, NOT_NOW, WATCHER
from powderkeg.rules.zundstoff import GAME
from tests.rules.acts import facts, keys
from tests.rules.zundstoff.table import (
    IDLE,
    agreed,
    at,
    board,
    choices,
    phase,
    play,
    refused,
    scene,
    show,
    shown,
    start,
    why,
)

# Why somebody has won.

RED = f"red3 red2 | {IDLE}"


def test_b23_who_alone_has_two_colours_wins_by_the_end_of_the_book() -> None:
    s = shown(f"{board('5:7+1')}; pawns 7 | 1; chips blue |", RED)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.why.key) == ([0], "B23")


def test_z21_several_in_the_same_round_win_by_ruling() -> None:
    s = shown(f"{board('5:7+1')}; pawns 7 | 7; chips blue | yellow", "red3 black1 | red3 black1")
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.why.key) == ([0, 1], "Z21")


# What is cleared away.


def test_b22_when_the_next_round_begins_nobody_has_won_a_flight() -> None:
    s = shown(f"{board('8:3', '4:?')}; pawns 1 | 3", RED)
    play(s, "0 fly:3")
    assert phase(s) == "first"
    assert at(s, 0)["won"] == []
    assert at(s, 0)["flight"] is None


def test_z_9_in_the_next_round_who_named_a_colour_is_awaited_like_all() -> None:
    s = shown("option lone-black any-colour", f"{IDLE} | sun planet")
    play(s, "0 name:red")
    assert phase(s) == "first"
    assert s.deciders() == [0, 1]


def test_b5_after_a_choice_was_changed_there_is_the_usual_number_of_changes_again() -> None:
    s = play(scene("seats 2; chosen red3 | -; changes 8 0"), "0 card:red2", "1 card:sun")
    play(s, *(f"0 card:{card}" for card in ["red3", *["blue2", "blue3"] * 4]))
    assert s.volunteers() == [0]  # eight changes; the ninth is still to come
    play(s, "0 card:blue2")
    assert s.volunteers() == []


# What is refused, and why.


def test_z_9_a_colour_that_is_named_already_is_not_named_again() -> None:
    s = shown("option lone-black any-colour", f"{IDLE} | {IDLE}")
    play(s, "0 name:red")
    assert refused(s, "0 name:red") is CHOSEN
    assert refused(s, "1 fly:rose") is NOT_NOW


def test_b13_a_flight_that_is_chosen_already_is_not_chosen_again() -> None:
    s = shown("round 1", "red3 blue3 | red3 blue3")
    assert phase(s) == "choose"
    play(s, "0 flight:red")
    assert refused(s, "0 flight:red") is CHOSEN


def test_b13_while_flights_are_chosen_no_card_is_laid() -> None:
    s = shown("round 1", "red3 blue3 | red3 blue3")
    assert refused(s, "0 card:sun") is NOT_NOW


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_z4_a_colour_that_is_owned_is_landed_in_again_whichever_it_is(colour: str) -> None:
    quarter = {"red": 1, "blue": 3, "yellow": 0}[colour]
    text = f"{board(f'5:7+{quarter}')}; pawns 7 | 1; chips {colour} |"
    _, events = show(text, f"{colour}3 {colour}2 | {IDLE}")
    assert facts(events, "landed-again") == [{"seat": 0, "colour": colour}]
    assert "took-glasses" not in keys(events)


def test_b8_the_first_disc_of_all_can_be_turned_like_any_other() -> None:
    s = shown(f"{board('8:3', '0:5')}; pawns 1 | 3", "planet red3 | red2 black1")
    assert "turn:5+1" in choices(s)


def test_z3_a_stop_disc_before_the_sun_is_what_stops_and_not_the_sun() -> None:
    """Red leads from planet 7 by 2 to 3, and on to a side of the sun that is closed to it."""
    long_way = board("6:S+1", "8:7", "4:2+1", "5:3+1")
    s = scene(f"{long_way}; pawns 7 | 3; stops 3; shown red3 red2 | blue2 sun; order 0; phase fly")
    assert why(s, "0 fly:sun")[0] == "B15"
    s = shown(f"{board('6:S+1', '8:7', '4:2+1', '5:?3+1')}; pawns 7 | 1", RED)
    assert why(s, "0 fly:sun")[0] == "B15"


@pytest.mark.parametrize(
    ("layout", "problem"),
    [
        ("ox/oo", {"problem": "letter", "text": "x"}),
        ("mars", {"problem": "name", "text": "mars"}),
        ("-", {"problem": "earth", "count": 0}),
        ("E" + "o" * 14 + "S", {"problem": "line"}),
        ("/".join(["o"] * 14 + ["S", "E"]), {"problem": "line"}),
    ],
)
def test_b4_a_layout_as_large_as_can_be_or_without_anything(
    layout: str, problem: dict[str, object]
) -> None:
    refusal = GAME.refusal(agreed(2, layout=layout))
    assert refusal is not None
    assert refusal.facts == problem


# What is seen.


@pytest.mark.parametrize("eyes", [WATCHER, EVERYONE, 1])
def test_b5_what_a_seat_has_chosen_is_marked_for_itself_alone(eyes: int) -> None:
    s = play(scene("seats 2"), "0 card:red3")
    assert s.view(0)["chosen"] == "red3"
    assert s.view(eyes)["chosen"] is None


def test_z20_what_lies_open_is_not_laid_aside_yet() -> None:
    s = play(scene("seats 2"), "0 card:red3", "1 card:sun")
    assert (at(s, 0)["cards"], at(s, 0)["aside"], at(s, 0)["shown"]) == (10, 0, ["red3"])


def test_b7_turns_are_counted_while_planets_are_turned() -> None:
    s = shown(f"{board('8:3', '4:5')}; pawns 1 | 3", "planet red3 | planet red2")
    assert phase(s) == "turn"
    assert [at(s, seat)["turns"] for seat in (0, 1)] == [1, 1]
    assert [each["number"] for each in s.view(0)["order"]] == [0, 0]


def test_b14_flyers_have_no_turns_left_to_make() -> None:
    s = shown(f"{board('8:3', '4:2')}", RED)
    assert phase(s) == "fly"
    assert [each["seat"] for each in s.view(0)["order"]] == [0]
    assert at(s, 0)["turns"] == 0


def test_z_2_at_first_nobody_has_the_marker() -> None:
    assert start().view(0)["marker"] is None


def test_z19_before_the_first_card_and_after_it_five_rounds_are_foreseen() -> None:
    assert start().view(0)["back_after"] == 5
    assert play(scene("seats 2"), "0 card:red3", "1 card:sun").view(0)["back_after"] == 5


def test_z19_in_the_fifth_round_all_know_that_the_cards_come_back_after_it() -> None:
    s = scene("round 5; hands red2 sun planet | red2 sun planet")
    assert s.view(0)["back_after"] == 5

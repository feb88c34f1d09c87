"""The lesson: every position is a real one, and every move does what its words say."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Event
from powderkeg.rules.teaching import Lesson
from powderkeg.rules.zundstoff import GAME
from powderkeg.rules.zundstoff.lesson import (
    ANOTHER_DISC,
    BACKING,
    BLACK,
    LESSON,
    LOOPS,
    OWN_DISC,
    SUN_SIDES,
    TITLE,
    TWO_FLIGHTS,
)
from powderkeg.rules.zundstoff.state import Zundstoff
from tests.rules.acts import facts, keys
from tests.rules.zundstoff.table import at, chips, choices, hand, round_of, scene, told, winners


def by_key(step: Lesson) -> str:
    return step.key


every_step = pytest.mark.parametrize("step", LESSON, ids=by_key)


def tried(step: Lesson, move: str) -> tuple[Zundstoff, list[Event]]:
    """The position after a move of the learner, and what was told of it."""
    s = scene(step.scene)
    events = told(s, f"{step.seat} {move}", step.seat)
    return s, events


def others(step: Lesson) -> list[str]:
    """What the learner may try instead."""
    return sorted(choices(scene(step.scene)) - set(step.good))


def wins(events: list[Event], seat: int = 0) -> list[object]:
    """The flights a seat has won."""
    won = facts(events, "flight-won")
    return [each["colour"] for each in won if [seat] == each["winners"]]


# Every step.


def test_the_steps_are_numbered_from_1() -> None:
    assert GAME.teaching.lesson is LESSON
    assert [step.key for step in LESSON] == ["1", "2", "3", "4", "5", "6", "7", "8"]


@every_step
def test_the_learner_is_seat_0_and_alone_awaited(step: Lesson) -> None:
    assert step.seat == 0
    assert scene(step.scene).deciders() == [0]


@every_step
def test_there_is_a_choice_with_a_good_move_and_another(step: Lesson) -> None:
    possible = choices(scene(step.scene))
    assert 2 <= len(possible) <= 4
    assert step.good
    assert set(step.good) < possible


@every_step
def test_the_cards_in_hand_fit_the_round(step: Lesson) -> None:
    """Two cards went in each round before, and all came back after the fifth."""
    s = scene(step.scene)
    gone = 2 * ((round_of(s) - 1) % 5)
    for seat in range(s.seats):
        assert len(hand(s, seat)) + len(at(s, seat)["shown"]) == 11 - gone


@every_step
def test_no_more_discs_lie_open_than_were_discovered(step: Lesson) -> None:
    s = scene(step.scene)
    found = sum(disc["up"] for disc in s.view(0)["discs"]) - 2
    assert found <= s.seats * (round_of(s) - 1)


@every_step
def test_the_good_move_brings_sunglasses_at_once_or_makes_the_way_free(step: Lesson) -> None:
    for move in step.good:
        s, events = tried(step, move)
        if not facts(events, "took-glasses"):
            events = told(s, "0 fly:sun")
        assert [each["seat"] for each in facts(events, "took-glasses")] == [0]


@every_step
def test_no_other_move_brings_sunglasses(step: Lesson) -> None:
    for move in others(step):
        s, events = tried(step, move)
        assert not facts(events, "took-glasses")
        assert "fly:sun" not in choices(s)


# Step by step.


def test_step_1_five_matches_beat_three() -> None:
    _, events = tried(BACKING, "card:red3")
    assert {"colour": "red", "winners": [0], "count": 1, "matches": 5} in facts(
        events, "flight-won"
    )
    assert facts(events, "took-glasses") == [{"seat": 0, "colour": "red"}]


@pytest.mark.parametrize("move", others(BACKING))
def test_step_1_with_any_other_card_red_goes_to_the_rival(move: str) -> None:
    assert "red" in wins(tried(BACKING, move)[1], 1)


def test_step_2_black_makes_four_of_two() -> None:
    _, events = tried(BLACK, "card:black2")
    assert {"colour": "yellow", "winners": [0], "count": 1, "matches": 4} in facts(
        events, "flight-won"
    )
    assert not [card for card in hand(scene(BLACK.scene), 0) if card.startswith("yellow")]


@pytest.mark.parametrize("move", others(BLACK))
def test_step_2_with_any_other_card_yellow_goes_to_the_rival(move: str) -> None:
    assert "yellow" in wins(tried(BLACK, move)[1], 1)


def test_step_3_one_flight_leads_to_the_sun_and_the_other_to_a_rose() -> None:
    good = facts(tried(TWO_FLIGHTS, "flight:red")[1], "flew")[0]
    other = facts(tried(TWO_FLIGHTS, "flight:blue")[1], "flew")[0]
    assert (good["end"], other["end"]) == ("sun", "rose")


def test_step_4_the_way_leads_over_the_edge_and_two_planets() -> None:
    flew = facts(tried(LOOPS, "fly:sun")[1], "flew")[0]
    assert flew["path"] == [7, 4, 5, 6]
    assert others(LOOPS) == ["fly:3", "fly:8"]


def test_step_5_the_own_disc_turns_by_itself_and_red_meets_the_sun() -> None:
    _, events = tried(OWN_DISC, "card:planet")
    assert facts(events, "planet-turned")[0]["own"] == "yes"
    assert wins(events) == ["red"]


@pytest.mark.parametrize("move", others(OWN_DISC))
def test_step_5_more_matches_win_the_flight_but_do_not_steer(move: str) -> None:
    _, events = tried(OWN_DISC, move)
    assert wins(events) == ["red"]
    assert facts(events, "flew")[0]["end"] == "rose"


def test_step_6_planet_14_is_turned_so_that_red_points_up() -> None:
    s, events = tried(ANOTHER_DISC, "turn:14+2")
    assert keys(events)[0] == "planet-turned"
    assert choices(s) == {"fly:14", "fly:sun"}


@pytest.mark.parametrize("move", others(SUN_SIDES))
def test_step_7_red_is_won_with_any_card_but_stays_before_a_closed_side(move: str) -> None:
    _, events = tried(SUN_SIDES, move)
    assert wins(events) == ["red"]
    assert facts(events, "stayed") == [{"seat": 0, "colour": "red", "why": "sun"}]


def test_step_7_three_matches_and_a_sun_turn_do_it() -> None:
    assert keys(tried(SUN_SIDES, "card:sun")[1]).count("sun-turned") == 1


def test_step_8_a_second_colour_wins_the_title() -> None:
    s, events = tried(TITLE, "card:blue2")
    assert facts(events, "won-the-title") == [{"seat": 0}]
    assert chips(s)[0] == {"red", "blue"}
    assert winners(s) == [0]


def test_step_8_red_leads_to_the_sun_as_well_but_brings_nothing_new() -> None:
    _, events = tried(TITLE, "card:red2")
    assert facts(events, "landed-again") == [{"seat": 0, "colour": "red"}]

"""The lesson: every position is a real one, and every move does what its words say."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NEVER, Event
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.lesson import (
    BEAK,
    ENOUGH,
    JUMPED_OUT,
    LESSON,
    LOADING,
    NECK,
    POOP,
    SAME_TICK,
    TAKEN,
    WRONG_CUBE,
)
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.nitro.twin import region_of
from powderkeg.rules.teaching import Lesson
from tests.rules.nitro.bench import (
    at,
    beak,
    can,
    choices,
    cube,
    fact,
    flask,
    scene,
    stops,
    text_of,
    told,
    won,
)


def by_key(step: Lesson) -> str:
    return step.key


every_step = pytest.mark.parametrize("step", LESSON, ids=by_key)


def tried(step: Lesson, move: str = "") -> tuple[Nitro, list[Event]]:
    """The position after a move of the learner (the good one), and what was told of it."""
    s = scene(step.scene)
    events = told(s, f"{step.seat} {move or step.good[0]}", step.seat)
    return s, events


def others(step: Lesson) -> list[str]:
    """What the learner may try instead."""
    return sorted(choices(scene(step.scene)) - set(step.good))


def where(s: Nitro, name: str) -> str:
    return region_of(cube(s, name))


# Every step.


def test_the_steps_are_numbered_from_1() -> None:
    assert GAME.teaching.lesson is LESSON
    assert [step.key for step in LESSON] == [str(number) for number in range(1, 10)]


@every_step
def test_the_learner_is_seat_0_and_alone_awaited_and_no_clock_runs(step: Lesson) -> None:
    s = scene(step.scene)
    assert step.seat == 0
    assert s.deciders() == [0]
    assert s.view(0)["calm"] or (step is JUMPED_OUT and s.due() == NEVER)


@every_step
def test_good_moves_can_be_made_and_others_too(step: Lesson) -> None:
    s = scene(step.scene)
    assert step.good
    assert all(can(s, f"0 {move}") for move in step.good)
    assert others(step)


@every_step
def test_the_cards_won_and_boxed_fit_the_round(step: Lesson) -> None:
    """Every round before had a card of each colour."""
    s = scene(step.scene)
    gone = [text_of(card)[0] for seat in at(s)["seats"] for card in seat["cards"]]
    assert len(gone) + at(s)["box"] == 5 * (at(s)["round"] - 1)


# Step by step.


def test_step_1_both_ways_of_saying_it_load_the_same() -> None:
    assert {str(flask(tried(LOADING, move)[0], 0)["places"]) for move in LOADING.good} == {
        "[[38, 6], [58, 6], [48, 6], [28, 6], [18, 6]]"
    }


def test_step_1_blue_lies_nearest_to_the_way_out() -> None:
    s, _ = tried(LOADING)
    assert max(flask(s, 0)["cubes"], key=lambda each: each["x"])["cube"] == "blue"


def test_step_2_only_up_brings_blue_through_the_neck() -> None:
    assert where(scene(NECK.scene), "blue") == "below"
    assert where(tried(NECK)[0], "blue") == "mouth"
    assert "mouth" not in [where(tried(NECK, move)[0], "blue") for move in others(NECK)]


@pytest.mark.parametrize(("step", "name"), [(BEAK, "blue"), (POOP, "poop")], ids=["3", "6"])
def test_steps_3_and_6_only_a_tilt_to_the_left_brings_it_in(step: Lesson, name: str) -> None:
    assert where(scene(step.scene), name) == "mouth"
    for move in step.good:
        s, events = tried(step, move)
        assert beak(s) == [name]
        assert fact(events, "beak-changed")["right"] == 1
    assert [beak(tried(step, move)[0]) for move in others(step)] == [[]] * len(others(step))


def test_step_4_straight_down_yellow_leaves_the_neck_and_blue_stays_in() -> None:
    s, _ = tried(WRONG_CUBE)
    assert where(s, "yellow") == "middle"
    assert beak(s) == ["blue"]


@pytest.mark.parametrize("move", others(WRONG_CUBE))
def test_step_4_with_anything_else_yellow_is_still_in_the_way(move: str) -> None:
    s, _ = tried(WRONG_CUBE, move)
    assert "yellow" in beak(s) or where(s, "yellow") in ("neck", "mouth")


def test_step_5_card_1_makes_sure_of_the_8_and_the_7() -> None:
    s, events = tried(ENOUGH)
    assert stops(events) == [0]
    owners = {text_of(card): card["owner"] for card in at(s)["formula"]}
    assert owners == {"Y8": 0, "B7": 0, "R3": None, "G2": None, "P1": None}


def test_step_7_the_card_that_is_gone_breaks_nothing() -> None:
    _, events = tried(TAKEN)
    assert won(events) == {1: "B9", 0: "R6 G8"}
    assert fact(events, "card-gone")["other"] == 1


def test_step_8_without_the_mouse_poop_the_learner_goes_first() -> None:
    _, events = tried(SAME_TICK)
    assert stops(events) == [0, 1]
    assert won(events) == {0: "B9 R6"}


@pytest.mark.parametrize("move", others(SAME_TICK))
def test_step_8_a_tilt_later_the_rival_has_card_1(move: str) -> None:
    s, events = tried(SAME_TICK, move)
    assert stops(events) == [1]
    assert [card["owner"] for card in at(s)["formula"][:2]] == [1, 1]


def test_step_9_the_cube_that_jumped_out_lies_in_the_start_area_again() -> None:
    assert cube(scene(JUMPED_OUT.scene), "red")["out"]
    s, events = tried(JUMPED_OUT)
    assert fact(events, "went-back")["cube"] == "red"
    assert not cube(s, "red")["out"]
    assert beak(s) == ["blue"]


@pytest.mark.parametrize("move", others(JUMPED_OUT))
def test_step_9_whatever_else_is_done_red_stays_outside(move: str) -> None:
    assert cube(tried(JUMPED_OUT, move)[0], "red")["out"]

"""Mission 53: no dial; the robot is the fuse."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    boom,
    lives,
    look,
    on,
    phase,
    play,
    run_to,
    start,
    tokens,
    told,
    turn,
    won,
)

HANDS = "3 8 9 | 3 8 9 | 5 12 | 5 12"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s1_m53_1_the_robot_starts_before_1_and_there_is_no_dial(seats: int) -> None:
    s = start(seats, 53)
    run_to(s, "turn")
    robot = look(s)["props"]["robot"]
    assert robot is not None
    assert (robot["at"], robot["wires"], lives(s)) == (0, 0, None)


def test_m53_1_a_right_cut_is_one_step() -> None:
    s = on(53, HANDS, "robot 5")
    assert fact(told(s, "0 cut:1B=8"), "robot-walked") == {"at": 6, "steps": 1, "back": "no"}


def test_m53_1_a_right_cut_of_the_robots_number_is_one_step_back() -> None:
    s = on(53, HANDS, "robot 8")
    assert fact(told(s, "0 cut:1B=8"), "robot-walked") == {"at": 7, "steps": 1, "back": "yes"}
    robot = look(s)["props"]["robot"]
    assert robot is not None
    assert robot["at"] == 7


def test_m53_1_a_miss_is_two_steps() -> None:
    s = on(53, HANDS, "robot 5")
    events = told(s, "0 cut:1A=8")
    assert fact(events, "robot-walked")["at"] == 7
    assert facts(events, "dialled") == []
    assert tokens(s, 1) == {"A": "3"}


def test_m53_1_a_miss_of_the_robots_number_is_two_steps_as_well() -> None:
    s = on(53, HANDS, "robot 8")
    assert fact(told(s, "0 cut:1A=8"), "robot-walked")["at"] == 10


def test_m53_1_a_solo_cut_is_one_cut() -> None:
    s = on(53, "8 8 8 8 9 | 3 9 | 3 12 | 12", "robot 5")
    assert fact(told(s, "0 solo:8"), "robot-walked")["at"] == 6
    s = on(53, "8 8 8 8 9 | 3 9 | 3 12 | 12", "robot 8")
    assert fact(told(s, "0 solo:8"), "robot-walked")["at"] == 7


def test_m53_1_a_detector_that_misses_is_two_steps() -> None:
    s = play(on(53, HANDS, "robot 5"), "0 double:8", "0 at:1A", "0 at:1C")
    assert fact(told(s, "1 tag:1A"), "robot-walked")["at"] == 7


def test_m53_1_the_robot_does_not_turn() -> None:
    s = on(53, HANDS, "robot 11")
    told(s, "0 cut:1B=8")
    robot = look(s)["props"]["robot"]
    assert robot is not None
    assert (robot["at"], robot["back"]) == (12, False)


# Past twelve.


def test_m53_2_d31_on_12_nothing_is_lost_yet() -> None:
    s = on(53, HANDS, "robot 10")
    play(s, "0 cut:1A=8")
    robot = look(s)["props"]["robot"]
    assert robot is not None
    assert (robot["at"], s.outcome()) == (12, None)


@pytest.mark.parametrize(("start_at", "act"), [(12, "0 cut:1B=8"), (12, "0 cut:1A=8")])
def test_m53_2_d31_past_12_the_bomb_explodes(start_at: int, act: str) -> None:
    s = on(53, HANDS, f"robot {start_at}")
    assert boom(told(s, act)) == "robot"
    assert not won(s)


def test_m53_2_d31_a_miss_on_11_leads_past_12() -> None:
    assert boom(told(on(53, HANDS, "robot 11"), "0 cut:1A=8")) == "robot"


def test_m53_2_the_number_12_leads_back_from_12() -> None:
    s = on(53, "3 8 12 | 3 8 12 | 5 9 | 5 9", "robot 12")
    play(s, "0 cut:1C=12")
    robot = look(s)["props"]["robot"]
    assert robot is not None
    assert (robot["at"], s.outcome()) == (11, None)


def test_r12_the_last_right_cut_wins_wherever_the_robot_stands() -> None:
    """All is cut when the turn ends: nothing is left to explode."""
    s = on(53, "8 | 8 | 3* | 3*", "robot 12")
    assert keys(told(s, "0 cut:1A=8"))[-1] == "defused"


def test_r7_red_still_explodes() -> None:
    s = on(53, "3 8 | 3 6.5 8 | 5 12 | 5 12", "robot 2")
    assert boom(told(s, "0 cut:1B=8")) == "red"


# Turns without a cut.


def test_d30_the_mug_moves_nothing() -> None:
    s = on(53, "3 8 11* | 3 8 11* | 5 12 | 5 12", "robot 5; equipment mug")
    assert facts(told(s, "0 mug:2"), "robot-walked") == []
    assert turn(s) == 2


def test_d30_revealing_moves_nothing() -> None:
    s = on(53, "6.5 | 3 8 | 3 8 | 5 5", "robot 5")
    assert facts(told(s, "0 reveal"), "robot-walked") == []


def test_b26_d29_before_1_every_right_cut_leads_to_1() -> None:
    """No number is before 1, so no cut leads back from there."""
    s = on(53, HANDS, "robot 0")
    assert fact(told(s, "0 cut:1B=8"), "robot-walked")["at"] == 1


def test_d29_from_1_one_step_back_leads_before_1() -> None:
    s = on(53, "1 8 | 1 8 | 5 12 | 5 12", "robot 1")
    assert fact(told(s, "0 cut:1A=1"), "robot-walked")["at"] == 0
    assert phase(s) == "turn"


def test_m53_1_the_view_says_where_a_miss_leads() -> None:
    miss = look(on(53, HANDS, "robot 5"), 0)["miss"]
    assert miss == {"lives": None, "robot": 7, "explodes": False, "stable": False}
    miss = look(on(53, HANDS, "robot 11"), 0)["miss"]
    assert miss is not None
    assert miss["explodes"]

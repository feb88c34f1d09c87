"""Mission 43: a robot walks over the numbers and carries wires."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import EVERYONE, WATCHER
from tests.rules.acts import draws, fact, facts, keys
from tests.rules.bombbusters.table import (
    boom,
    choices,
    claim,
    ended_by,
    hand,
    look,
    of_kind,
    on,
    phase,
    play,
    run_to,
    settle,
    sizes,
    start,
    told,
    turn,
    why,
    wire,
    won,
)

HANDS = "5 8 9 | 5 8 9 | 3 12 | 3 12"


@pytest.mark.parametrize(("seats", "wires"), [(2, 5), (3, 4), (4, 4), (5, 3)])
def test_s1_m43_1_the_robot_starts_on_1_with_hidden_wires(seats: int, wires: int) -> None:
    s = start(seats, 43)
    run_to(s, "equip")
    robot = look(s)["props"]["robot"]
    assert robot == {"at": 1, "back": False, "wires": wires, "next": 2}


def test_m43_1_the_robots_wires_are_as_random_as_the_others() -> None:
    s = start(4, 43)
    run_to(s, "load")
    assert len(draws(s)) == 51
    one, other = s.clone(), s.clone()
    first, second = draws(s)[0], draws(s)[-1]
    play(one, f". {first}")
    play(other, f". {second}")
    for eye in (*range(4), WATCHER):
        assert one.view(eye) == other.view(eye)


def test_m43_1_after_every_turn_the_robot_walks_on() -> None:
    s = on(43, HANDS, "robot 1; tray 7 7")
    events = told(s, "0 cut:1A=5")
    assert fact(events, "robot-walked") == {"at": 2, "steps": 1, "back": "no"}
    events = told(s, "1 cut:0B=9")  # a miss walks as well
    assert fact(events, "robot-walked")["at"] == 3
    play(s, "2 cut:3B=12")
    robot = look(s)["props"]["robot"]
    assert robot is not None
    assert robot["at"] == 4


def test_m43_1_at_12_the_robot_turns() -> None:
    s = on(43, HANDS, "robot 11; tray 7 7")
    events = told(s, "0 cut:1A=5")
    assert fact(events, "robot-walked")["at"] == 12
    robot = look(s)["props"]["robot"]
    assert robot is not None
    assert robot["next"] == 11
    assert fact(told(s, "1 cut:0B=8"), "robot-walked")["at"] == 11
    assert fact(told(s, "2 cut:3A=3"), "robot-walked") == {"at": 10, "steps": 1, "back": "yes"}


def test_d1_at_1_the_robot_turns_again() -> None:
    s = on(43, HANDS, "robot 2 back; tray 7 7")
    assert fact(told(s, "0 cut:1A=5"), "robot-walked")["at"] == 1
    assert fact(told(s, "1 cut:0B=8"), "robot-walked")["at"] == 2
    assert fact(told(s, "2 cut:3A=3"), "robot-walked") == {"at": 3, "steps": 1, "back": "no"}


def test_b6_the_robot_does_not_walk_for_who_is_skipped() -> None:
    s = on(43, "5 8 | 5 | 8 9 | 9", "robot 6; tray 7 7")
    events = told(s, "0 cut:1A=5")
    assert turn(s) == 2
    assert [f["at"] for f in facts(events, "robot-walked")] == [7]


def test_b6_it_walks_when_reds_are_revealed() -> None:
    s = on(43, "5.5 | 8 9 | 8 9 | 3 3", "robot 6; tray 7 7")
    assert fact(told(s, "0 reveal"), "robot-walked")["at"] == 7


def test_m43_1_b6_the_mug_does_not_stop_it() -> None:
    s = on(43, "5 11* | 5 11* | 8 9 | 8 9", "robot 6; tray 7 7; equipment mug")
    assert fact(told(s, "0 mug:2"), "robot-walked")["at"] == 7
    assert turn(s) == 2


# A wire from the robot.


def test_m43_2_who_cuts_the_robots_number_takes_a_wire() -> None:
    s = on(43, HANDS, "robot 8; tray 7 7")
    assert "robot" in claim(s, "8")["meets"]
    assert "robot" not in claim(s, "9")["meets"]
    play(s, "0 cut:1B=8")
    assert draws(s) == ["take:7", "take:7"]
    events = told(s, ". take:7")
    assert fact(events, "robot-gave") == {"owner": 0, "place": "B", "wire": "unknown"}
    assert hand(s, 0) == "5 7 8* 9"
    assert wire(s, "0B")["came"]
    robot = look(s)["props"]["robot"]
    assert robot is not None
    assert (robot["wires"], robot["at"]) == (1, 9)
    assert turn(s) == 1


def test_m43_2_the_robots_place_before_it_walks_counts() -> None:
    s = on(43, HANDS, "robot 7; tray 7 7")
    events = told(s, "0 cut:1B=8")
    assert (phase(s), "robot-gave" in keys(events)) == ("turn", False)


def test_m43_2_any_wire_of_the_robot_may_come() -> None:
    s = play(on(43, HANDS, "robot 8; tray 2 7 7 10.5"), "0 cut:1B=8")
    assert draws(s) == ["take:10.5", "take:2", "take:7", "take:7"]


@pytest.mark.parametrize(("eye", "seen"), [(0, "7"), (1, "unknown"), (WATCHER, "unknown")])
def test_d5_m43_2_the_slot_is_public_but_not_the_wire(eye: int, seen: str) -> None:
    s = play(on(43, HANDS, "robot 8; tray 7 7"), "0 cut:1B=8")
    assert fact(told(s, ". take:7", eye), "robot-gave") == {"owner": 0, "place": "B", "wire": seen}


def test_b5_the_robots_wire_is_sorted_in_right_of_its_equals() -> None:
    s = play(on(43, HANDS, "robot 8; tray 5 9"), "0 cut:1B=8")
    events = told(s, ". take:5", EVERYONE)
    assert fact(events, "robot-gave") == {"owner": 0, "place": "B", "wire": "5"}
    s = play(on(43, HANDS, "robot 8; tray 5 8"), "0 cut:1B=8")
    assert fact(told(s, ". take:8"), "robot-gave")["place"] == "C"
    assert hand(s, 0) == "5 8* 8 9"


def test_m43_2_with_two_stands_one_chooses_which() -> None:
    s = on(43, "5 8 / 9 12 | 5 8 / 9 12", "seats 2; robot 8; tray 7 7")
    play(s, "0 cut:1B=8")
    settle(s)
    assert (phase(s), choices(s)) == ("choose-side", {"side:1", "side:2"})
    play(s, "0 side:2")
    settle(s)
    assert hand(s, 0) == "5 8* / 7 9 12"
    assert sizes(s, 0) == [2, 3]


def test_m43_2_a_miss_takes_nothing() -> None:
    s = on(43, HANDS, "robot 8; tray 7 7")
    events = told(s, "0 cut:1A=8")
    assert (phase(s), "missed" in keys(events)) == ("turn", True)
    assert hand(s, 0) == "5 8 9"


def test_d2_a_solo_cut_takes_one_wire() -> None:
    s = on(43, "8 8 8 8 9 | 3 9 | 3 12 | 12", "robot 8; tray 2 2")
    settle(play(s, "0 solo:8"))
    robot = look(s)["props"]["robot"]
    assert robot is not None
    assert robot["wires"] == 1
    assert hand(s, 0) == "2 8* 8* 8* 8* 9"


def test_m43_2_an_empty_robot_gives_nothing() -> None:
    s = on(43, HANDS, "robot 8")
    play(s, "0 cut:1B=8")
    assert (phase(s), hand(s, 0)) == ("turn", "5 8* 9")


def test_m43_2_only_who_is_in_turn_takes_a_wire() -> None:
    s = settle(play(on(43, HANDS, "robot 8; tray 7 7"), "0 cut:1B=8"))
    assert hand(s, 1) == "5 8* 9"


# The end.


def test_m43_3_d3_all_hands_empty_but_not_the_robot_is_lost() -> None:
    s = on(43, "5 | 5 | 3* 3* | 12*", "robot 8; tray 7 7")
    events = told(s, "0 cut:1A=5")
    assert boom(events) == "robot-full"
    assert not won(s)


def test_m43_3_all_empty_with_the_robot_is_won() -> None:
    s = on(43, "5 | 5 | 3* 3* | 12*", "robot 8")
    assert keys(told(s, "0 cut:1A=5"))[-1] == "defused"
    assert won(s)


def test_d3_who_cuts_its_last_wire_on_the_robots_number_stays_in() -> None:
    s = on(43, "8 | 8 | 3* 7 | 12*", "robot 8; tray 7")
    settle(play(s, "0 cut:1A=8"))
    assert s.outcome() is None
    assert (hand(s, 0), turn(s)) == ("7 8*", 2)
    assert keys(told(s, "2 cut:0A=7"))[-1] == "defused"


def test_b4_without_any_legal_action_the_mission_is_lost() -> None:
    """A wire whose fellow is with the robot, and nobody else has one."""
    s = on(43, "5 9 | 5* 9 | 3* 3* | 12*", "robot 1; tray 5 7")
    assert boom(told(s, "0 cut:1B=9")) == "stuck"
    assert not won(s)
    assert ended_by(s) == "B4"


def test_r7_a_wire_that_came_is_played_like_any_other() -> None:
    s = play(on(43, HANDS, "robot 8; tray 3 7"), "0 cut:1B=8", ". take:3")
    play(s, "1 cut:0B=5")
    assert of_kind(s, "cut", 2) >= {"cut:0A=3", "cut:3A=3"}
    assert why(s, "2 cut:0F=3") == "R7"

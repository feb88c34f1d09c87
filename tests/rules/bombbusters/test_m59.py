"""Mission 59: a robot on a line of Number cards."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.acts import draws, fact, keys
from tests.rules.bombbusters.table import (
    choices,
    kinds,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    run_to,
    start,
    told,
    turn,
    why,
    wire,
)

HANDS = "3 5 9 | 3 5 9 | 3 5 12 | 9 12"
LINE = "line 3 5 7 9 12"


def line(s: BombBusters) -> tuple[int, str]:
    """The card under the robot, and where it faces."""
    view = look(s)["props"]["line"]
    return view["cards"][view["at"]], view["way"]


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_m59_1_twelve_cards_and_the_robot_on_the_7_faces_the_longer_side(seed: str) -> None:
    s = start(4, 59)
    run_to(s, "token", seed=seed)
    view = look(s)["props"]["line"]
    assert sorted(view["cards"]) == [*range(1, 13)]
    place = view["cards"].index(7)
    assert line(s) == (7, "right" if 11 - place > place else "left")


def test_m59_2_only_the_card_under_it_and_those_in_front_can_be_cut() -> None:
    s = on(59, HANDS, f"{LINE}; robot 5")
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=5", "=9"}
    assert why(s, "0 cut:1A=3") == "M59-2"
    s = on(59, HANDS, f"{LINE}; robot 5 back")
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=3", "=5"}


def test_m59_2_the_robot_goes_to_what_is_cut_and_then_may_turn() -> None:
    s = on(59, HANDS, f"{LINE}; robot 5")
    assert fact(told(s, "0 cut:1C=9"), "robot-moved") == {"value": "9"}
    assert (phase(s), choices(s), line(s)) == ("turn-round", {"turn-round", "stay"}, (9, "right"))
    play(s, "0 turn-round")
    assert (line(s), turn(s), phase(s)) == ((9, "left"), 1, "turn")


def test_m59_2_it_may_stay_where_it_is_and_as_it_faces() -> None:
    s = on(59, HANDS, f"{LINE}; robot 5")
    assert "robot-moved" not in keys(told(s, "0 cut:1B=5"))
    assert "robot-turned" not in keys(told(s, "0 stay"))
    assert line(s) == (5, "right")


def test_m59_2_it_is_turned_before_equipment_opens() -> None:
    hands = "9 10* 10* 10 | 9 10 | 3 3"
    s = play(on(59, hands, "line 9 10 3; robot 10; equipment disintegrator"), "0 cut:1B=10")
    assert phase(s) == "turn-round"
    play(s, "0 stay")
    assert phase(s) == "blast"


def test_m59_2_a_detector_brings_it_there_as_well() -> None:
    s = play(on(59, HANDS, f"{LINE}; robot 5"), "0 double:9", "0 at:1B", "0 at:1C")
    play(s, "1 give:1C")
    assert line(s) == (9, "right")


def test_m59_3_who_holds_nothing_ahead_skips_the_dial_moves_and_it_turns() -> None:
    s = on(59, HANDS, f"{LINE}; robot 12; option aid values")
    assert choices(s) == {"skip"}
    events = told(s, "0 skip")
    assert {"skipped", "dialled", "robot-turned"} <= set(keys(events))
    assert (lives(s), line(s), turn(s)) == (3, (12, "left"), 1)
    assert "12" not in (wire(s, "0C", 1)["may"] or [])


def test_m59_3_who_can_cut_must() -> None:
    assert why(on(59, HANDS, f"{LINE}; robot 5"), "0 skip") == "M59-3"


def test_m59_4_a_finished_number_is_no_goal() -> None:
    s = on(59, "3 5* 5* 9 | 3 9 | 3 5* 5* | 3", f"{LINE}; robot 5")
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=9"}
    assert [at for at, card in enumerate(look(s)["numbers"], 1) if card["validated"]] == [5]


def test_m59_5_coffee_mug_moves_nothing() -> None:
    s = on(59, "3 5 11* | 3 5 11* | 3 9 | 5 9", f"{LINE} 11; robot 5; equipment mug")
    play(s, "0 mug:2")
    assert (line(s), turn(s), phase(s)) == ((5, "right"), 2, "turn")


def test_m59_6_there_is_no_ray() -> None:
    s = start(4, 59)
    run_to(s, "roles")
    assert "role:x-or-y" not in choices(s, s.deciders()[0])
    run_to(s, "equip")
    assert "equip:x-or-y" not in draws(s)


def test_m59_7_cards_are_jumped_over() -> None:
    s = on(59, HANDS, f"{LINE}; robot 3")
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=3", "=5", "=9"}
    assert line(play(s, "0 cut:1C=9")) == (9, "right")


def test_m59_7_it_may_go_on_standing_on_a_finished_one() -> None:
    s = play(on(59, "3 5 5* 9 | 3 5 9 | 3 5* | 3", f"{LINE}; robot 5"), "0 cut:1B=5", "0 stay")
    assert (line(s), {move[-2:] for move in of_kind(s, "cut", 1)}) == ((5, "right"), {"=9"})


def test_m59_7_at_the_end_facing_out_only_its_own_card_counts() -> None:
    s = on(59, HANDS, f"{LINE}; robot 3 back")
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=3"}


def test_m59_8_after_a_miss_it_may_be_turned_too() -> None:
    s = play(on(59, HANDS, f"{LINE}; robot 5"), "0 cut:1A=9")
    assert (phase(s), line(s), lives(s)) == ("turn-round", (9, "right"), 3)
    play(s, "0 turn-round")
    assert line(s) == (9, "left")


def test_m59_8_revealing_moves_nothing() -> None:
    s = play(on(59, "3.5 | 3 5 | 3 5 | 3 3", f"{LINE}; robot 5"), "0 reveal")
    assert (line(s), turn(s), phase(s)) == ((5, "right"), 1, "turn")


def test_m59_2_nobody_is_asked_when_all_is_cut() -> None:
    s = play(on(59, "3 | 3 | 5* | 5*", f"{LINE}; robot 3"), "0 cut:1A=3")
    assert look(s)["won"] and "turn-round" not in kinds(s)

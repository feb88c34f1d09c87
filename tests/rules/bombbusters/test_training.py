"""Missions 1 to 8: one new thing at a time."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.acts import draws, keys
from tests.rules.bombbusters.table import (
    all_wires,
    boom,
    card,
    choices,
    colour,
    dealt,
    hand,
    kinds,
    look,
    on,
    phase,
    play,
    refused,
    run_to,
    start,
    told,
    won,
)


def test_t1_the_first_mission_has_blue_wires_up_to_6_and_nothing_else() -> None:
    s = dealt(4, 1)
    assert sorted(all_wires(s)) == sorted(str(number) for number in range(1, 7) for _ in range(4))
    assert [number["value"] for number in look(s)["numbers"]] == [str(n) for n in range(1, 7)]


def test_t1_it_teaches_dual_and_solo_cuts() -> None:
    s = on(1, "3 5 5 | 3 6 | 6 | 2* 2*")
    play(s, "0 solo:5", "1 cut:2A=6", "0 cut:1A=3")
    assert won(s)


def test_t2_the_second_has_blue_up_to_8_and_two_yellows() -> None:
    wires = all_wires(dealt(4, 2))
    assert max(float(name) for name in wires if colour(name) == "blue") == 8
    assert sum(colour(name) == "yellow" for name in wires) == 2


def test_t2_yellows_are_cut_by_their_colour() -> None:
    s = on(2, "1.1 5 | 3.1 5 | 6 | 6")
    assert "cut" in keys(told(s, "0 cut:1A=yellow"))


def test_t3_the_third_has_blue_up_to_10_and_a_red() -> None:
    wires = all_wires(dealt(4, 3))
    assert max(float(name) for name in wires if colour(name) == "blue") == 10
    assert sum(colour(name) == "red" for name in wires) == 1
    assert boom(told(on(3, "5 6 | 3.5 5 | 6 7 | 7"), "0 cut:1A=5")) == "red"


def test_t3_it_brings_equipment_and_the_mug_stays_locked() -> None:
    """There is no 11 to unlock it: the card says that only 2 and 12 are drawn again."""
    s = start(4, 3)
    run_to(s, "equip")
    assert "equip:mug" in draws(s)
    play(s, ". equip:mug", ". equip:radar", ". equip:super", ". equip:post-it")
    assert card(s, "mug")["locked"]
    assert "11" not in [number["value"] for number in look(s)["numbers"]]


def test_t4_from_the_fourth_on_there_are_all_48_blue_wires() -> None:
    wires = all_wires(dealt(4, 4))
    assert sum(colour(name) == "blue" for name in wires) == 48
    assert len(look(dealt(4, 4))["numbers"]) == 12


def test_t5_two_of_three_yellows_are_in_and_nobody_knows_which() -> None:
    s = start(4, 5)
    run_to(s, "put")
    assert len(draws(s)) == 3
    run_to(s, "equip")
    yellow = [m for m in look(s)["markers"] or [] if m["value"] == "yellow"]
    assert [m["sure"] for m in yellow] == [False] * 3
    assert look(s)["yellows"] == (0, 2)
    assert len([name for name in all_wires(s) if colour(name) == "yellow"]) == 2


def test_t6_four_yellows_go_two_and_two() -> None:
    s = on(6, "1.1 5 | 3.1 5 | 6 6.1 | 6 8.1")
    play(s, "0 cut:1A=yellow")
    assert look(s)["yellows"] == (2, 4)
    play(s, "1 cut:0B=5")
    play(s, "2 cut:3B=yellow")
    assert look(s)["yellows"] == (4, 4)
    assert hand(s, 3) == "6 8.1*"


@pytest.mark.parametrize(("seats", "shown"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_t7_one_red_of_several_is_in(seats: int, shown: int) -> None:
    s = start(seats, 7)
    run_to(s, "put")
    assert len(draws(s)) == shown
    run_to(s, "equip")
    assert look(s)["reds"] == 1
    assert [m["sure"] for m in look(s)["markers"] or []] == [False] * shown


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t8_the_exam_has_both(seats: int) -> None:
    s = dealt(seats, 8)
    markers = look(s)["markers"] or []
    assert Counter((m["value"], m["sure"]) for m in markers) == {
        ("red", False): 2,
        ("yellow", False): 3,
    }
    colours = [colour(name) for name in all_wires(s)]
    assert (colours.count("red"), colours.count("yellow")) == (1, 2)


@pytest.mark.parametrize("mission", range(1, 9))
def test_t8_in_training_there_is_nothing_to_pay_to_turn_or_to_call(mission: int) -> None:
    s = start(4, mission)
    run_to(s, "turn")
    assert kinds(s) <= {"cut", "solo", "double"}
    assert refused(s, "0 skip") is not None
    assert look(s)["props"] == {}
    assert (phase(s), bool(choices(s))) == ("turn", True)

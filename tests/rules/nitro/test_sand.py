"""The sand is through: flasks freeze, and whoever has no stop card grabs for one."""

from __future__ import annotations

from functools import cache

import pytest

from powderkeg.rules.core import NEVER
from powderkeg.rules.nitro.state import Nitro
from tests.rules.nitro.bench import (
    FORMULA,
    able,
    at,
    can,
    choices,
    fact,
    facts,
    flask,
    history,
    keys,
    lay,
    mixing,
    phase,
    play,
    poop,
    scene,
    shove,
    still,
    stopping,
    stops,
    tick,
    told,
    told_all,
    why,
    won,
)


@cache
def position(text: str) -> Nitro:
    """A still flask for half a minute takes its time: it is made once."""
    return scene(f"formula {FORMULA}; {text}")


def last_beat() -> Nitro:
    return position("seats 2; beaks G B | G; ticks 1788 | 1788").clone()


def grabbing(won_so_far: str = "- | - | -", poop_of: int = 2) -> Nitro:
    """Three of three have no stop card when the sand is through."""
    seats = won_so_far.count("|") + 1
    rest = f"{history(won_so_far)}; poop {poop_of}"
    return position(f"seats {seats}; {rest}; phase grab").clone()


# The last tick.


def test_b7_when_the_sand_is_through_all_hands_rest() -> None:
    s = last_beat()
    assert why(s, f"0 {mixing(still(24))}") == "B7"
    events = told(s, "0 tilt:n")
    assert (tick(s, 0), "sand-out" in keys(events)) == (1800, False)
    assert able(s) == [1]
    events = told(s, "1 tilt:n")
    assert "sand-out" in keys(events)
    assert phase(s) == "grab"
    assert not can(s, "0 tilt:n") and not can(s, "1 stop")


def test_b7_whoever_has_no_stop_card_then_takes_one() -> None:
    s = play(last_beat(), "0 tilt:level", "1 tilt:level")
    events = told_all(s, "1 grab:9", "0 grab:30")
    assert stops(events) == [1, 0]
    assert [each["how"] for each in facts(events, "took-stop")] == ["grab", "grab"]
    assert won(events) == {1: "G8", 0: "B9"}


def test_b7_one_may_stop_up_to_the_last_tick() -> None:
    s = play(last_beat(), f"0 {stopping(still(11))}", "1 tilt:level")
    assert [each["seat"] for each in at(s)["decided"]] == [0, 1]


def test_n5_one_who_is_left_gets_the_last_card_by_itself() -> None:
    s = position("seats 2; beaks - | -; ticks 1788 | 3; stopped - | 3; stops - | 1").clone()
    events = told(s, "0 tilt:level")
    assert "grabbed" not in keys(events)
    assert fact(events, "took-stop") == {"seat": 0, "number": 2, "how": "last", "tick": 1800}
    assert phase(s) == "lay"


def test_n6_the_last_one_may_go_on_until_the_sand_is_through() -> None:
    s = position("seats 2; beaks - | -; ticks 1788 | 3; stopped - | 3; stops - | 1").clone()
    assert able(s) == [0]
    assert can(s, "0 tilt:n") and can(s, "0 stop")
    assert not can(s, f"0 {mixing(still(24))}")


def test_n3_at_the_end_of_the_sand_flasks_freeze_as_they_are() -> None:
    s = play(last_beat(), f"0 {mixing(shove('e', 12))}", "1 tilt:level")
    frozen = [flask(s, seat)["cubes"] for seat in range(2)]
    play(s, "0 grab:50")
    assert [flask(s, seat)["cubes"] for seat in range(2)] == frozen


# The race.


def test_n5_all_without_a_card_may_grab_for_three_seconds() -> None:
    s = grabbing()
    assert (s.deciders(), s.due()) == ([0, 1, 2], 3)
    assert choices(s, 1) == {f"grab:{ticks}" for ticks in range(1, 181)}


@pytest.mark.parametrize(
    "acts", [["0 grab:40", "1 grab:39", "2 grab:41"], ["2 grab:41", "0 grab:40", "1 grab:39"]]
)
def test_n5_the_quickest_takes_the_lowest_card_whoever_is_heard_first(acts: list[str]) -> None:
    events = told_all(grabbing(), *acts)
    assert stops(events) == [1, 0, 2]
    assert {each["how"] for each in facts(events, "took-stop")[:2]} == {"grab"}
    grabs = {each["seat"]: each["tick"] for each in facts(events, "grabbed")}
    assert grabs == {0: 40, 1: 39, 2: 41}


def test_n5_nobody_grabs_twice() -> None:
    s = play(grabbing(), "0 grab:40")
    assert s.deciders() == [1, 2]
    assert not can(s, "0 grab:1")
    assert flask(s, 0)["grabbed"] == 40


def test_n5_grabs_come_before_those_who_did_not_grab() -> None:
    s = play(grabbing("- | - | G10", 1), "2 grab:180")
    events = told(s, "* wait:3")
    assert stops(events) == [2, 0, 1]
    assert [each["how"] for each in facts(events, "took-stop")][:2] == ["grab", "dealt"]


@pytest.mark.parametrize(
    ("held", "owner", "order"),
    [
        ("- | - | -", 0, [0, 1, 2]),
        ("G10 | R1 | B5", 1, [1, 2, 0]),
        ("R3 | G2 B1 | -", 2, [2, 0, 1]),
        ("G2 | B1 | R11", 1, [1, 0, 2]),
    ],
)
def test_n5_m1_the_rest_are_dealt_by_the_lower_score_then_the_seat_whoever_has_the_poop(
    held: str, owner: int, order: list[int]
) -> None:
    s = grabbing(held, owner)
    events = told_all(s, "* wait:2", "* wait:1")
    assert stops(events) == order
    assert {each["how"] for each in facts(events, "took-stop")} <= {"dealt", "last"}
    assert phase(s) == "lay"


def test_n5_nobody_can_hang_the_game() -> None:
    s = play(grabbing(), "* wait:3")
    assert phase(s) == "lay"
    assert at(s)["round"] == 3


def test_n5_the_next_round_knows_nothing_of_the_race() -> None:
    s = lay(play(grabbing(), "0 grab:9", "* wait:3"))
    assert s.due() == NEVER
    assert play(s, "1 load:GBRYP").due() == 20
    assert [flask(s, seat)["grabbed"] for seat in range(3)] == [None] * 3


@pytest.mark.parametrize(
    ("held", "owner", "order"),
    [
        ("- | - | -", 0, [1, 2, 0]),
        ("G10 | R1 | B5", 1, [2, 0, 1]),
        ("- | G1 | -", 0, [2, 1, 0]),
        ("R3 | G2 B1 | -", 2, [0, 1, 2]),
    ],
)
def test_m2_two_grabs_at_one_tick_are_ordered_like_two_stops(
    held: str, owner: int, order: list[int]
) -> None:
    s = grabbing(held, owner)
    assert stops(told_all(s, "2 grab:7", "1 grab:7", "0 grab:7")) == order


def test_n5_those_who_have_a_card_do_not_grab() -> None:
    s = position(
        "seats 3; beaks - | - | -; phase grab; ticks 1800 | 5 | 1800; "
        "stopped - | 5 | -; stops - | 1 | -"
    ).clone()
    assert able(s) == [0, 2]
    events = told_all(s, "2 grab:3", "0 grab:4")
    assert stops(events) == [2, 0]
    assert [each["number"] for each in facts(events, "took-stop")] == [2, 3]
    assert poop(s) == 1


def test_n8_card_1_after_the_sand_brings_the_poop_as_well() -> None:
    s = grabbing("- | - | -", 2)
    events = told_all(s, "1 grab:5", "0 grab:6", "2 grab:7")
    assert fact(events, "got-poop") == {"seat": 1, "again": "no"}
    dealt = grabbing("- | - | -", 2)
    assert fact(told(dealt, "* wait:3"), "got-poop") == {"seat": 0, "again": "no"}
    assert poop(dealt) == 0

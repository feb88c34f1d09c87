"""Mission 46: the sevens are cut last, all four at once."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    boom,
    choices,
    dealt,
    hand,
    is_open,
    kinds,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    refused,
    tokens,
    told,
    turn,
    why,
    won,
)

HANDS = "5 7 9 | 5 7 9 | 7 12 | 7 12"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s1_the_four_yellows_are_always_the_same(seats: int) -> None:
    s = dealt(seats, 46)
    assert [m["wire"] for m in look(s)["markers"] or []] == ["5.1", "6.1", "7.1", "8.1"]


def test_m46_1_d15_seven_is_not_said() -> None:
    s = on(46, HANDS)
    assert why(s, "0 cut:1B=7") == "D15"
    assert why(s, "0 double:7") == "D15"
    assert not any("7" in move for move in choices(s))


def test_m46_1_d15_no_solo_cut_of_sevens() -> None:
    s = on(46, "5 7 7 7 7 | 5 9 | 9 12 | 12")
    assert why(s, "0 solo:7") == "D15"


def test_d15_no_detector_names_seven() -> None:
    s = on(
        46, "3* 5 5* 7 9 10* | 3* 5 5* 7 9 10* | 7 9 12 | 7 9 12", "equipment triple super x-or-y"
    )
    assert why(s, "0 triple:7") == "D15"
    assert why(s, "0 super:7") == "D15"
    assert why(s, "0 x-or-y:5+7") == "D15"
    assert why(s, "0 x-or-y:7+5") == "D15"


def test_m46_3_a_seven_that_is_hit_early_is_an_ordinary_miss() -> None:
    s = on(46, HANDS)
    events = told(s, "0 cut:1B=5")
    assert {"missed", "tagged", "dialled"} <= set(keys(events))
    assert (tokens(s, 1), lives(s), s.outcome()) == ({"B": "7"}, 3, None)


def test_r8_the_yellow_7_1_is_yellow() -> None:
    s = on(46, "5 5.1 7 | 5 7 7.1 | 6.1 7 | 7 8.1")
    assert fact(told(s, "0 cut:1C=yellow"), "cut")["value"] == "yellow"


# All four at once.

LAST = "5 7 | 5 7 | 7 7 | 12* 12*"


def test_m46_2_who_holds_only_sevens_names_them_all() -> None:
    s = on(46, LAST)
    events = told(s, "0 cut:1A=5")
    assert fact(events, "only-sevens")["seat"] == 1
    assert (phase(s), s.deciders(), turn(s)) == ("aim", [1], 1)
    aim = look(s)["aim"]
    assert aim is not None
    assert (aim["how"], aim["need"]) == ("sevens", 3)
    assert choices(s, 1) == {"at:0B", "at:2A", "at:2B"}
    play(s, "1 at:0B", "1 at:2A")
    events = told(s, "1 at:2B")
    assert "sevens-cut" in keys(events)
    assert keys(events)[-1] == "defused"
    assert is_open(s, "0B", "1B", "2A", "2B")
    assert won(s)


def test_m46_2_a_mistake_explodes() -> None:
    s = on(46, "7 12 | 7 9* | 5 7 | 5 7 12", "turn 1; phase aim; aim sevens 7")
    play(s, "1 at:0A", "1 at:2B")
    events = told(s, "1 at:3A")
    assert boom(events) == "sevens"
    assert not won(s)


def test_m46_2_all_are_named_even_if_the_dial_is_young() -> None:
    s = on(46, "7 12 | 7 9* | 5 7 | 5 7 12", "turn 1; phase aim; aim sevens 7; lives 4")
    play(s, "1 at:0B", "1 at:2B")
    assert boom(told(s, "1 at:3B")) == "sevens"


def test_d13_b9_too_soon_the_sevens_are_cut_and_play_goes_on() -> None:
    s = on(46, "5 7 | 5 7 | 7 12 | 7 12")
    play(s, "0 cut:1A=5")
    assert (phase(s), s.deciders()) == ("aim", [1])
    play(s, "1 at:0B", "1 at:2A")
    events = told(s, "1 at:3A")
    assert "sevens-cut" in keys(events)
    assert s.outcome() is None
    assert turn(s) == 2
    play(s, "2 cut:3B=12")
    assert won(s)


def test_d13_strictly_it_is_lost() -> None:
    s = on(46, "5 7 | 5 7 | 7 12 | 7 12", "option sevens strict")
    events = told(s, "0 cut:1A=5")
    assert boom(events) == "strict"
    assert not won(s)


def test_d13_strictly_the_last_four_are_fine() -> None:
    s = on(46, LAST, "option sevens strict")
    play(s, "0 cut:1A=5")
    assert s.outcome() is None
    assert phase(s) == "aim"


def test_m46_2_it_is_tested_at_the_start_of_the_turn() -> None:
    s = on(46, "5 7 | 5 9 | 7 7 9 | 7 12 12")
    play(s, "0 cut:1A=5")
    assert (turn(s), phase(s)) == (1, "turn")


def test_m46_2_all_four_in_one_hand() -> None:
    s = on(46, "5 9 | 5 7 7 7 7 | 9 12 | 12", "turn 3")
    events = told(play(s, "3 cut:2B=12"), "0 cut:1A=5")
    assert keys(events).index("only-sevens") < keys(events).index("sevens-cut")
    assert is_open(s, "1B", "1C", "1D", "1E")
    assert s.outcome() is None
    assert turn(s) == 2


def test_d14_no_equipment_helps() -> None:
    s = on(46, "5 6* 7 9* | 5 6* 7 9* | 7 7 8* | 8* 12 12", "equipment stabilizer")
    play(s, "0 cut:1A=5")
    assert phase(s) == "aim"
    assert kinds(s, 1) == {"at"}
    assert refused(s, "1 stabilizer") is not None


def test_r15_what_the_cut_unlocked_can_be_used_before_the_sevens_are_named() -> None:
    s = on(46, "7 8 9 | 7 7 | 7 8 9", "equipment radar rewinder")
    play(s, "0 cut:2B=8", "0 radar:7")
    assert (phase(s), s.deciders()) == ("aim", [1])
    play(s, "1 at:0A")
    assert refused(s, "2 rewinder") is not None


def test_r15_who_is_handed_another_wire_in_that_moment_names_no_sevens() -> None:
    s = on(46, "2 7 9 | 7 7 | 2 7 9", "equipment walkie")
    play(s, "0 cut:2A=2", "1 walkie:1A>0", "0 hand:0C")
    assert (phase(s), s.deciders()) == ("turn", [1])
    assert hand(s, 1) == "7 9"


def test_b10_a_seven_never_leaves_anyone_without_an_act() -> None:
    s = on(46, "7 9 9 | 7 12 | 7 12 | 5* 5* 7")
    assert of_kind(s, "solo") == {"solo:9"}
    assert {move[-2:] for move in of_kind(s, "cut")} >= {"=9"}


def test_b10_who_is_left_with_sevens_by_an_exchange_names_them_at_once() -> None:
    s = on(46, "2* 5 7 | 2* 7 9 | 5 7 9 | 7 12 12", "equipment walkie")
    play(s, "0 walkie:0B>1", "1 hand:1B")
    assert (phase(s), s.deciders()) == ("aim", [0])
    aim = look(s)["aim"]
    assert aim is not None
    assert aim["how"] == "sevens"

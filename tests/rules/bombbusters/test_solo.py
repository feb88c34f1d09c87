"""The Solo Cut: all that is left of a value, by one hand."""

from __future__ import annotations

from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    base,
    claim,
    hand,
    lives,
    of_kind,
    on,
    play,
    refused,
    told,
    turn,
    why,
)


def test_r7_all_four_of_a_value() -> None:
    s = base("5 8 8 8 8 | 5 9 | 9 12 | 12")
    assert of_kind(s, "solo") == {"solo:8"}
    events = told(s, "0 solo:8")
    assert fact(events, "solo-cut") == {
        "seat": 0,
        "value": "8",
        "places": ["B", "C", "D", "E"],
        "count": 4,
    }
    assert hand(s, 0) == "5 8* 8* 8* 8*"
    assert (lives(s), turn(s)) == (4, 1)


def test_r7_the_last_two_of_a_value() -> None:
    s = base("5 8 8* 8 | 5 8* 9 | 9 12 | 12")
    play(s, "0 solo:8")
    assert hand(s, 0) == "5 8* 8* 8*"


def test_r7_two_of_four_are_not_all() -> None:
    s = base("5 8 8 | 5 8 9 | 8 9 12 | 12")
    assert why(s, "0 solo:8") == "R7"
    assert not claim(s, "8")["solo"]


def test_r7_three_of_four_are_not_all() -> None:
    assert why(base("5 8 8 8 | 5 8 9 | 9 12 | 12"), "0 solo:8") == "R7"


def test_r7_a_value_that_one_does_not_hold_is_not_cut_alone() -> None:
    assert why(base("5 8 8 | 5 9 9 | 12 | 12"), "0 solo:9") == "R9"
    assert why(base("5 8* 8* | 5 9 9 | 12 | 12"), "0 solo:8") == "R9"


def test_r7_a_solo_cut_may_span_both_stands() -> None:
    s = base("5 8 / 8 9 | 5 12 / 9 12", "seats 2")
    events = told(s, "0 solo:8")
    assert fact(events, "solo-cut")["places"] == ["B", "a"]
    assert hand(s, 0) == "5 8* / 8* 9"


def test_r7_who_may_cut_alone_may_also_guess() -> None:
    s = base("5 8 8 | 5 9 | 9 12 | 12")
    assert refused(s, "0 cut:1A=8") is None


def test_r7_a_claim_says_that_it_is_all() -> None:
    assert claim(base("5 8 8 | 5 9 | 9 12 | 12"), "8")["solo"]


def test_r7_wires_on_the_robot_are_left_too() -> None:
    s = on(43, "5 8 8 | 5 8* 9 | 9 12 | 12", "robot 1; tray 8 3")
    assert why(s, "0 solo:8") == "R7"


# Yellow.


def test_r8_all_yellows_together() -> None:
    s = base("2.1 5 6.1 | 5 9 | 9 12 | 12")
    events = told(s, "0 solo:yellow")
    assert fact(events, "solo-cut") == {
        "seat": 0,
        "value": "yellow",
        "places": ["A", "C"],
        "count": 2,
    }
    assert hand(s, 0) == "2.1* 5 6.1*"


def test_r8_four_yellows_in_one_hand() -> None:
    s = on(6, "2.1 5 6.1 7.1 9.1 | 5 9 | 9 12 | 12")
    assert hand(play(s, "0 solo:yellow"), 0) == "2.1* 5 6.1* 7.1* 9.1*"


def test_r8_two_yellows_of_four_are_not_all() -> None:
    s = on(6, "2.1 5 6.1 | 5 7.1 9 | 9 9.1 12 | 12")
    assert why(s, "0 solo:yellow") == "R8"


def test_r8_the_last_two_yellows_of_four() -> None:
    s = on(6, "2.1 5 6.1 | 5 7.1* 9 | 9 9.1* 12 | 12")
    assert refused(s, "0 solo:yellow") is None


def test_r8_yellows_are_one_value_whatever_their_numbers() -> None:
    s = base("2.1 5 | 5 9.1 | 9 12 | 9 12")
    events = told(s, "0 cut:1B=yellow")
    assert "cut" in keys(events)
    assert fact(events, "cut")["value"] == "yellow"
    assert hand(s, 0) == "2.1* 5"


def test_r8_a_yellow_wire_has_no_number_to_say() -> None:
    s = base("2.1 5 | 2 5 9.1 | 2 9 12 | 9 12")
    assert why(s, "0 cut:1A=2") == "R9"
    play(s, "0 cut:1B=5")
    assert "missed" in keys(told(s, "1 cut:2B=2"))


def test_r8_a_yellow_that_is_called_by_its_number_is_missed() -> None:
    s = base("2 5 | 2.1 5 9.1 | 2 9 12 | 9 12")
    assert "missed" in keys(told(s, "0 cut:1A=2"))


def test_t5_of_two_that_went_in_two_are_all() -> None:
    """Three were shown, two are in play: who holds both may cut them."""
    s = on(5, "2.1 5 6.1 | 5 9 | 9 12 | 12", "markers 2.1? 6.1? 8.1?; pile 8.1")
    assert refused(s, "0 solo:yellow") is None

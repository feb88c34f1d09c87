"""Mission 22: tokens say what is missing, and yellow wires bring gifts."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    at,
    choices,
    look,
    on,
    phase,
    play,
    refused,
    run_to,
    start,
    tokens,
    told,
    turn,
    why,
    wire,
)

HANDS = "2.1 3 9 | 3.1 5 9 | 3 5 9 12 | 5 9 12"
AID = "option aid values"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m22_1_m22_4_each_lays_two_values_that_are_missing(seats: int) -> None:
    s = start(seats, 22)
    run_to(s, "turn")
    for seat in range(seats):
        beside = [value for stand in at(s, seat)["stands"] for value in stand["beside"]]
        assert len(beside) + len(at(s, seat)["absent"]) == 2
        assert tokens(s, seat) == {}


def test_m22_1_not_a_value_that_is_there() -> None:
    s = on(22, HANDS, f"phase missing; {AID}")
    assert why(s, "0 missing:3") == why(s, "0 missing:yellow") == "M22-1"
    assert fact(told(s, "0 missing:12"), "missing") == {"owner": 0, "side": 1, "value": "12"}
    assert at(s, 0)["absent"] == ["12"]
    assert "12" not in (wire(s, "0C", 1)["may"] or [])


def test_m22_1_yellow_may_be_what_is_missing() -> None:
    s = on(22, HANDS, f"phase missing; turn 3; captain 0; {AID}")
    play(s, "3 missing:yellow")
    assert at(s, 3)["absent"] == ["yellow"]
    assert "yellow" not in (wire(s, "3A", 0)["may"] or [])


def test_m22_5_two_beside_one_stand_differ() -> None:
    s = play(on(22, HANDS, "phase missing"), "0 missing:12")
    assert why(s, "0 missing:12") == "M22-5"
    play(s, "0 missing:5")
    assert (at(s, 0)["absent"], s.deciders()) == (["12", "5"], [1])


def test_m22_2_m22_5_with_two_stands_each_token_speaks_of_one() -> None:
    s = on(22, "2.1 3 / 9 12 | 3.1 5 / 9 12", f"phase missing; {AID}")
    assert "missing:9" in choices(s) and "missing:3" not in choices(s)
    play(s, "0 missing:9")
    assert "missing:3" in choices(s) and "missing:9" not in choices(s)
    play(s, "0 missing:3")
    assert [stand["beside"] for stand in at(s, 0)["stands"]] == [["9"], ["3"]]
    assert at(s, 0)["absent"] == []
    assert "9" not in (wire(s, "0B", 1)["may"] or [])
    assert "9" in (wire(s, "0a", 1)["may"] or [])


def test_m22_2_where_nothing_is_missing_no_token_lies_and_all_learn_that() -> None:
    full = "1 2 2.1 3 4 5 6 7 8 9 10 11 12"
    s = on(22, f"1 3 5 | {full} | 3 5 9 | 1 9 12", f"phase missing; placed 1; {AID}")
    play(s, "0 missing:9")
    assert s.deciders() == [2]
    assert wire(s, "1A", 0)["may"] == ["1"]
    assert wire(s, "1M", 0)["may"] == ["12"]


def test_m22_3_n14_the_first_two_yellows_bring_gifts_from_the_captain_on() -> None:
    s = play(on(22, HANDS, "captain 2"), "0 cut:1A=yellow")
    assert (phase(s), s.deciders()) == ("gift", [2])
    assert len(choices(s, 2)) == 13


def test_m22_3_the_left_neighbour_puts_it_before_a_wire() -> None:
    s = play(on(22, HANDS), "0 cut:1A=yellow")
    assert fact(told(s, "0 gift:9"), "gave-token") == {"seat": 0, "to": 1, "value": "9"}
    assert (phase(s), s.deciders(), choices(s, 1)) == ("place", [1], {"token:1C"})
    assert why(s, "1 token:1B") == "M22-3"
    play(s, "1 token:1C")
    assert (tokens(s, 1), phase(s), s.deciders()) == ({"C": "9"}, "gift", [1])


def test_m22_3_or_beside_the_stand_having_none() -> None:
    s = play(on(22, HANDS, AID), "0 cut:1A=yellow")
    events = told(s, "0 gift:12")
    assert facts(events, "missing") == [{"owner": 1, "side": 1, "value": "12"}]
    assert (phase(s), s.deciders(), at(s, 1)["absent"]) == ("gift", [1], ["12"])
    assert "12" not in (wire(s, "1C", 0)["may"] or [])


def test_m22_5_a_gift_that_is_not_there_speaks_of_the_whole_hand() -> None:
    s = on(22, "2.1 3 / 9 | 3.1 5 / 3 9", AID)
    play(s, "0 cut:1A=yellow", "0 gift:12")
    assert at(s, 1)["absent"] == ["12"]
    assert [stand["beside"] for stand in at(s, 1)["stands"]] == [[], []]
    assert "12" not in (wire(s, "1b", 0)["may"] or [])


def test_m22_6_any_value_may_be_given_and_closed_wires_count() -> None:
    s = play(on(22, "2.1 3 9 | 3.1 5 9* | 3 5 9* | 5"), "0 cut:1A=yellow")
    assert phase(play(s.clone(), "0 gift:9")) == "gift"  # the open one is not marked
    events = told(s, "0 gift:3")
    assert "missing" in keys(events)
    play(s, "1 gift:yellow")
    assert at(s, 2)["absent"] == ["yellow"]


def test_m22_6_who_is_out_gives_but_gets_nothing() -> None:
    s = play(on(22, "2.1 3 9 | 3.1 | 3 5 9 | 5"), "0 cut:1A=yellow")
    assert s.deciders() == [1]  # the gift to seat 1 is skipped
    play(s, "1 gift:3")
    assert (phase(s), s.deciders()) == ("place", [2])


def test_m22_3_it_happens_once_and_then_play_goes_on() -> None:
    hands = "2.1 3 7.1 | 3.1 5 8.1 | 3 5 9 | 5 9"
    s = play(on(22, hands), "0 cut:1A=yellow", *("0 gift:1", "1 gift:1", "2 gift:1", "3 gift:1"))
    assert (phase(s), turn(s)) == ("turn", 1)
    assert look(s)["props"]["gifts"] == {"tokens": [], "seat": None, "to": None, "value": None}
    events = told(s, "1 cut:0C=yellow")
    assert "cut" in keys(events) and (phase(s), turn(s)) == ("turn", 2)


def test_m22_3_before_false_bottom_opens() -> None:
    s = play(on(22, HANDS, "equipment false-bottom"), "0 cut:1A=yellow")
    assert phase(s) == "gift"
    play(s, "0 gift:1", "1 gift:1", "2 gift:1", "3 gift:1")
    assert phase(s) == "false-bottom"


def test_m22_3_nobody_gives_when_all_is_cut() -> None:
    s = play(on(22, "2.1 | 3.1 | 3* | 3*"), "0 cut:1A=yellow")
    assert look(s)["won"]


def test_n7_a_gift_is_asked_for_in_turn_only() -> None:
    s = play(on(22, HANDS), "0 cut:1A=yellow")
    assert refused(s, "2 gift:3") is not None

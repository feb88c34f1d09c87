"""The Dual Cut: point at a teammate's wire and say a value you hold."""

from __future__ import annotations

from powderkeg.rules.core import NOT_AWAITED, WATCHER
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    base,
    boom,
    choices,
    claim,
    ended_by,
    hand,
    is_closed,
    is_open,
    lives,
    look,
    of_kind,
    phase,
    play,
    refused,
    tokens,
    told,
    turn,
    why,
    wire,
    won,
)

HANDS = "5 8 9 | 5 8 12 | 9 10.5 12 | 3 3"

# Right.


def test_r7_a_right_dual_cut_opens_both_wires() -> None:
    s = base(HANDS)
    events = told(s, "0 cut:1B=8")
    assert keys(events)[:2] == ["claimed", "cut"]
    assert fact(events, "claimed") == {
        "seat": 0,
        "owner": 1,
        "places": ["B"],
        "count": 1,
        "values": ["8"],
        "how": "cut",
    }
    assert fact(events, "cut") == {
        "seat": 0,
        "owner": 1,
        "place": "B",
        "own": "B",
        "value": "8",
        "wires": ["8", "8"],
    }
    assert is_open(s, "0B", "1B")
    assert is_closed(s, "0A", "0C", "1A", "1C")
    assert wire(s, "1B")["wire"] == "8"
    assert lives(s) == 4


def test_r7_open_wires_stay_where_they_are() -> None:
    s = play(base(HANDS), "0 cut:1B=8")
    assert hand(s, 0) == "5 8* 9"
    assert hand(s, 1) == "5 8* 12"


# Wrong.


def test_r7_a_wrong_cut_moves_the_dial_and_marks_the_wire() -> None:
    s = base(HANDS)
    events = told(s, "0 cut:1A=8")
    assert {"claimed", "missed", "tagged", "dialled"} <= set(keys(events))
    assert fact(events, "missed") == {
        "seat": 0,
        "owner": 1,
        "places": ["A"],
        "count": 1,
        "values": ["8"],
    }
    assert fact(events, "tagged") == {"owner": 1, "place": "A", "value": "5", "why": "miss"}
    assert fact(events, "dialled") == {"lives": 3, "left": 2, "way": "on"}
    assert tokens(s, 1) == {"A": "5"}
    assert is_closed(s, "1A", "0B")


def test_r7_who_was_wrong_does_not_show_its_own_wire() -> None:
    s = play(base(HANDS), "0 cut:1A=8")
    assert tokens(s, 0) == {}
    assert all(wire(s, spot)["value"] is None for spot in ("0A", "0B", "0C"))


def test_r7_a_wrong_cut_on_yellow_gets_the_yellow_token() -> None:
    s = base("5 8 | 5 7.1 8 | 9 9 | 3.1")
    events = told(s, "0 cut:1B=8")
    assert fact(events, "tagged")["value"] == "yellow"
    assert wire(s, "1B")["token"] == "yellow"
    assert wire(s, "1B")["wire"] is None


def test_r7_r12_a_wrong_cut_on_red_explodes() -> None:
    s = base(HANDS)
    events = told(s, "0 cut:2B=9")
    assert boom(events) == "red"
    assert fact(events, "exploded")["owner"] == 2
    assert fact(events, "exploded")["places"] == ["B"]
    assert not won(s)
    assert ended_by(s) == "R12"


# What may be said.


def test_r7_every_closed_wire_of_a_teammate_and_every_value_one_holds() -> None:
    s = base("5 8 9* | 5 8 9* | 8 8 | 5* 5*")
    targets = ("1A", "1B", "2A", "2B")
    assert of_kind(s, "cut") == {f"cut:{spot}={value}" for spot in targets for value in (5, 8)}


def test_r7_one_does_not_point_at_ones_own_wires() -> None:
    assert why(base(HANDS), "0 cut:0B=8") == "R7"


def test_r7_an_open_wire_is_not_cut_again() -> None:
    s = base("5 8 9* | 5 8 9* | 8 8 | 5* 5*")
    assert why(s, "0 cut:1C=8") == "R7"


def test_r7_there_must_be_a_wire() -> None:
    assert why(base(HANDS), "0 cut:1D=8") == "R7"
    assert why(base(HANDS), "0 cut:1a=8") == "R7"
    assert why(base(HANDS), "0 cut:4A=8") == "R7"


def test_r9_a_value_that_one_does_not_hold_cannot_be_said() -> None:
    s = base(HANDS)
    assert why(s, "0 cut:1C=12") == "R9"
    assert not any("=12" in move for move in choices(s))


def test_r9_nor_one_that_one_has_cut_already() -> None:
    assert why(base("5 9* | 5 9* | 9 9 | 3 3"), "0 cut:2A=9") == "R9"


def test_r8_r9_yellow_must_be_held_to_be_said() -> None:
    assert why(base("5 8 | 5 7.1 8 | 9 9 | 3.1"), "0 cut:1B=yellow") == "R8"


def test_r9_one_may_be_wrong_on_purpose() -> None:
    s = base("5 8 9 | 5! 8 12 | 9 10.5 12 | 3 3")
    assert refused(s, "0 cut:1A=8") is None
    assert {"missed", "dialled"} <= set(keys(told(s, "0 cut:1A=8")))
    assert lives(s) == 3


def test_r7_red_cannot_be_said() -> None:
    """There is no such move at all."""
    s = base("5 10.5 | 5 11.5 | 9 9 | 3 3")
    assert not any("red" in move for move in choices(s))


# Which own wire is opened.


def test_b2_who_holds_several_chooses_which_is_opened() -> None:
    s = base("8 8 8 | 5 8 | 5 9 | 9")
    assert of_kind(s, "cut") == {
        f"cut:{spot}=8{copy}"
        for spot in ("1A", "1B", "2A", "2B", "3A")
        for copy in ("", "/2", "/3")
    }
    assert hand(play(s.clone(), "0 cut:1B=8"), 0) == "8* 8 8"
    assert hand(play(s.clone(), "0 cut:1B=8/2"), 0) == "8 8* 8"
    assert hand(play(s.clone(), "0 cut:1B=8/3"), 0) == "8 8 8*"


def test_b2_copies_are_counted_among_those_not_cut() -> None:
    s = base("8* 8 8 | 8 9 | 5 9 | 5")
    assert hand(play(s.clone(), "0 cut:1A=8/2"), 0) == "8* 8 8*"
    assert why(s, "0 cut:1A=8/3") == "B2"


def test_b2_copies_are_counted_over_both_stands() -> None:
    s = base("7 8 / 8 9 | 7 8 / 8 9", "seats 2")
    assert hand(play(s.clone(), "0 cut:1B=8"), 0) == "7 8* / 8 9"
    assert hand(play(s.clone(), "0 cut:1B=8/2"), 0) == "7 8 / 8* 9"


def test_b2_a_yellow_tells_its_number_when_it_is_opened() -> None:
    s = base("2.1 6.1 | 4.1 | 9.1 12 | 12")
    events = told(s.clone(), "0 cut:1A=yellow/2")
    assert fact(events, "cut")["wires"] == ["4.1", "6.1"]
    assert fact(events, "cut")["own"] == "B"


def test_b2_claims_name_the_copies() -> None:
    s = base("7 8 / 8 9 | 7 8 / 8 9", "seats 2")
    assert claim(s, "8")["copies"] == ["B", "a"]
    assert {c["value"] for c in look(s, 0)["claims"]} == {"7", "8", "9"}
    assert look(s, WATCHER)["claims"] == []


# Whose turn.


def test_r7_only_who_is_in_turn_cuts() -> None:
    assert refused(base(HANDS), "1 cut:0A=5") is NOT_AWAITED


def test_r7_a_turn_is_one_cut_and_the_next_player_follows() -> None:
    s = base(HANDS)
    events = told(s, "0 cut:1B=8")
    assert facts(events, "turn-began") == [{"seat": 1}]
    assert (turn(s), s.deciders(), phase(s)) == (1, [1], "turn")
    events = told(s, "1 cut:0A=5")
    assert facts(events, "turn-began") == [{"seat": 2}]


def test_r7_after_a_miss_the_next_player_follows_too() -> None:
    s = play(base(HANDS), "0 cut:1A=8")
    assert (turn(s), s.deciders()) == (1, [1])


def test_r7_after_the_last_seat_comes_the_first() -> None:
    s = base("3 5 | 5 8 | 8 9 | 3 9", "turn 3")
    assert turn(play(s, "3 cut:2B=9")) == 0

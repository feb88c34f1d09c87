"""Nothing but reds in hand: they are shown, and one is out."""

from __future__ import annotations

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    at,
    base,
    boom,
    choices,
    ended_by,
    kinds,
    lives,
    look,
    on,
    play,
    refused,
    told,
    turn,
    why,
    wire,
    won,
)


def test_r7_who_holds_only_reds_must_reveal_them() -> None:
    s = base("5* 7.5 9.5 | 5* 9 | 9 12 | 12")
    assert choices(s) == {"reveal"}
    events = told(s, "0 reveal")
    assert fact(events, "reds-revealed") == {"seat": 0, "places": ["B", "C"], "count": 2}
    assert [wire(s, spot)["wire"] for spot in ("0B", "0C")] == ["7.5", "9.5"]
    assert wire(s, "0B")["open"]
    assert at(s, 0)["closed"] == 0
    assert (turn(s), lives(s)) == (1, 4)


def test_r7_who_holds_anything_else_may_not() -> None:
    s = base("5 7.5 | 5 9 | 9 12 | 12")
    assert why(s, "0 reveal") == "R7"
    assert "reveal" not in kinds(s)


def test_r7_who_holds_only_reds_may_not_cut() -> None:
    s = base("5* 7.5 | 5* 9 | 9 12 | 12")
    assert refused(s, "0 cut:1B=5") is not None


def test_r7_reds_on_both_stands_are_revealed_together() -> None:
    s = base("5* 7.5 / 9.5 | 5* 9 / 9", "seats 2")
    assert fact(told(s, "0 reveal"), "reds-revealed")["places"] == ["B", "a"]


def test_r7_it_is_tested_at_the_start_of_the_turn() -> None:
    """The last blue wire goes in another's turn; the reds are shown in one's own."""
    s = base("5 12 | 5 7.5 | 9 12 | 9")
    events = told(s, "0 cut:1A=5")
    assert "reds-revealed" not in keys(events)
    assert choices(s, 1) == {"reveal"}


def test_r7_who_has_revealed_is_out() -> None:
    s = play(base("5 9 | 5 9 | 12 12 | 7.5", "turn 3"), "3 reveal")
    play(s, "0 cut:1A=5", "1 cut:0B=9")
    assert turn(s) == 2


# An empty hand.


def test_r11_an_empty_hand_is_skipped() -> None:
    s = base("5 9 | 5* | 9 12 | 5* 12")
    events = told(s, "0 cut:2A=9")
    assert facts(events, "turn-began") == [{"seat": 2}]


def test_r11_whoever_is_emptied_by_another_is_skipped() -> None:
    s = base("5 9 | 5 | 9 12 | 12")
    assert turn(play(s, "0 cut:1A=5")) == 2


def test_r11_the_others_go_on_until_all_is_done() -> None:
    s = base("5 9 | 5 | 9 12 | 12")
    play(s, "0 cut:1A=5", "2 cut:3A=12", "0 cut:2A=9")
    assert won(s)


def test_r11_one_may_be_alone_in_the_end() -> None:
    s = base("5 5 9 9 | 12 | 12 | 3* 3*")
    play(s, "0 solo:5", "1 cut:2A=12")
    assert turn(s) == 0
    assert keys(told(s, "0 solo:9"))[-1] == "defused"


# The end.


def test_r12_all_cut_is_won() -> None:
    s = base("5 | 5 | 9* | 9*")
    events = told(s, "0 cut:1A=5")
    assert keys(events)[-1] == "defused"
    assert won(s)
    assert ended_by(s) == "R12"
    assert (s.deciders(), s.volunteers(), look(s)["phase"]) == ([], [], "over")


def test_r12_reds_must_be_revealed_too() -> None:
    s = base("5 | 5 | 3.5 9* | 9*")
    play(s, "0 cut:1A=5")
    assert s.outcome() is None
    assert turn(s) == 2
    assert keys(told(s, "2 reveal"))[-1] == "defused"
    assert won(s)


def test_r12_a_red_that_is_cut_loses() -> None:
    s = base("5 9 | 5 9 | 3.5 | 12 12")
    assert boom(told(s, "0 cut:2A=5")) == "red"
    assert not won(s)


def test_r12_r16_the_dial_on_the_skull_loses() -> None:
    s = base("5 9 | 5 9 | 12 | 12", "lives 1")
    events = told(s, "0 cut:1A=9")
    assert boom(events) == "dial"
    assert not won(s)
    assert ended_by(s) == "R16"


def test_r12_all_win_or_lose_together() -> None:
    s = base("5 | 5 | 9* | 9*")
    play(s, "0 cut:1A=5")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1, 2, 3]
    assert outcome.teams == [outcome.teams[0]] * 4


def test_b4_only_reds_to_point_at_is_legal_and_explodes() -> None:
    s = on(43, "5 | 5* | 3.5 | 12* 12*", "robot 1; tray 5 7")
    assert choices(s) == {"cut:2A=5"}
    assert boom(told(s, "0 cut:2A=5")) == "red"

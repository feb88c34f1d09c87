"""Mission 47: two Number cards make the value to cut."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    choices,
    hand,
    kinds,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    run_to,
    start,
    tokens,
    told,
    turn,
    why,
)

HANDS = "3 8 12 | 3 8 12 | 5 9 | 5 9"
ALL = list(range(1, 13))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m47_1_twelve_cards_lie_open(seats: int) -> None:
    s = start(seats, 47)
    run_to(s, "turn")
    assert look(s)["props"]["faces"] == ALL


def test_m47_1_two_cards_make_the_value() -> None:
    s = on(47, HANDS, "cards 1 3 9 11")
    play(s, "0 cut:1C=12")
    assert (phase(s), s.deciders()) == ("pair", [0])
    assert choices(s) == {"pair:3+9", "pair:1+11"}
    events = told(s, "0 pair:3+9")
    assert fact(events, "cards-taken") == {
        "seat": 0,
        "first": 3,
        "second": 9,
        "sign": "plus",
        "value": "12",
    }
    assert "cut" in keys(events)
    assert (look(s)["props"]["faces"], hand(s, 0), turn(s)) == ([1, 11], "3 8 12*", 1)


def test_m47_1_where_only_one_pair_will_do_nothing_is_asked() -> None:
    s = on(47, HANDS, "cards 1 3 9 10")
    events = told(s, "0 cut:1C=12")
    assert keys(events).index("cards-taken") < keys(events).index("cut")
    assert (look(s)["props"]["faces"], turn(s)) == ([1, 10], 1)


def test_m47_1_d16_added_or_the_smaller_from_the_larger() -> None:
    s = on(47, HANDS, "cards 1 2 5 7 9 11")
    play(s, "0 cut:1B=8")
    assert choices(s) == {"pair:1+7", "pair:9-1"}
    assert why(s, "0 pair:11-2") == "M47-1"


def test_d16_two_different_cards() -> None:
    s = on(47, "4 8 | 4 8 | 5 9 | 5 9", "cards 4 12")
    assert why(s, "0 cut:1A=4") == "M47-1"
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=8"}
    assert fact(told(s, "0 cut:1B=8"), "cards-taken")["sign"] == "minus"


def test_m47_1_a_card_that_is_gone_cannot_be_taken() -> None:
    s = play(on(47, HANDS, "cards 1 2 5 7 9 11"), "0 cut:1B=8")
    assert why(s, "0 pair:3+5") == "M47-1"


def test_m47_1_a_value_that_no_two_cards_make_cannot_be_cut() -> None:
    s = on(47, HANDS, "cards 1 2")
    assert why(s, "0 cut:1B=8") == "M47-1"
    assert why(s, "0 double:12") == "M47-1"
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=3"}


def test_d16_the_value_must_be_held() -> None:
    assert why(on(47, HANDS, "cards 1 3 9 10"), "0 cut:3B=9") == "R9"


def test_d16_cards_are_spent_even_if_the_cut_fails() -> None:
    s = on(47, HANDS, "cards 1 3 9 10")
    assert "missed" in keys(told(s, "0 cut:1B=12"))
    assert (look(s)["props"]["faces"], lives(s), tokens(s, 1)) == ([1, 10], 3, {"B": "8"})


def test_m47_1_a_solo_cut_needs_two_cards_as_well() -> None:
    s = on(47, "3 8 8 | 3 12 | 5 9 | 5 9 12", "cards 1 3 9 10")
    assert why(on(47, "3 8 8 | 3 12 | 5 9 | 5 9 12", "cards 1 3 10 12"), "0 solo:8") == "M47-1"
    play(s, "0 solo:8")
    assert (hand(s, 0), look(s)["props"]["faces"]) == ("3 8* 8*", [3, 10])


def test_m47_1_a_detector_needs_two_cards_as_well() -> None:
    s = on(47, HANDS, "cards 1 3 9 10")
    play(s, "0 double:8", "0 at:1A", "0 at:1B", "1 give:1B")
    assert (hand(s, 0), look(s)["props"]["faces"]) == ("3 8* 12", [3, 10])


# All cards again.


def test_m47_2_when_none_is_left_all_twelve_are_laid_out_again() -> None:
    s = on(47, HANDS, "cards 3 9")
    assert "cards-laid" in keys(told(s, "0 cut:1C=12"))
    assert look(s)["props"]["faces"] == ALL


def test_m47_2_not_before() -> None:
    s = on(47, HANDS, "cards 1 3 9 10")
    assert "cards-laid" not in keys(told(s, "0 cut:1C=12"))


def test_d17_m47_2_six_turns_are_a_cycle() -> None:
    s = on(47, HANDS, "lives 4")
    left = []
    for seat in (0, 1, 2):
        play(s, f"{seat} skip")
        low, high = sorted(look(s)["props"]["faces"] or [])[:2]
        play(s, f"{seat} drop:{low}+{high}")
        left.append(len(look(s)["props"]["faces"] or []))
    assert left == [10, 8, 6]


# Passing.


def test_m47_3_who_passes_drops_two_cards_and_the_dial_moves() -> None:
    s = on(47, HANDS, "cards 1 3 9 10")
    play(s, "0 skip")
    assert (phase(s), s.deciders()) == ("drop", [0])
    assert choices(s) == {f"drop:{pair}" for pair in ("1+3", "1+9", "1+10", "3+9", "3+10", "9+10")}
    events = told(s, "0 drop:3+10")
    assert [(f["first"], f["second"]) for f in facts(events, "cards-dropped")] == [(3, 10)]
    assert (look(s)["props"]["faces"], lives(s), turn(s)) == ([1, 9], 3, 1)


def test_m47_3_only_cards_that_lie_there_are_dropped() -> None:
    s = play(on(47, HANDS, "cards 1 3 9 10"), "0 skip")
    assert why(s, "0 drop:1+2") == "M47-3"


def test_m47_3_who_can_make_nothing_must_pass() -> None:
    s = on(47, "8 12 | 8 12 | 5 9 | 5 9", "cards 1 2")
    assert kinds(s) == {"skip"}


def test_b13_the_stabilizer_cancels_the_dial_of_a_pass() -> None:
    s = on(47, "3 8 9* | 3 8 9* | 5 9 | 5 9", "cards 1 3 9 10; equipment stabilizer")
    play(s, "0 stabilizer", "0 skip", "0 drop:1+3")
    assert (lives(s), turn(s)) == (4, 1)


def test_m47_3_r12_a_pass_can_be_the_last_mistake() -> None:
    s = on(47, HANDS, "cards 1 3 9 10; lives 1")
    assert fact(told(s, "0 skip"), "exploded")["why"] == "dial"


def test_m47_1_d7_revealing_needs_no_cards() -> None:
    s = on(47, "3.5 | 3 8 12 | 3 8 12 | 5 5", "cards 1 3 9 10")
    play(s, "0 reveal")
    assert look(s)["props"]["faces"] == [1, 3, 9, 10]

"""Mission 44: oxygen from a common reserve."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NOT_AWAITED
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    claim,
    kinds,
    lives,
    look,
    of_kind,
    on,
    oxygen,
    play,
    refused,
    run_to,
    start,
    told,
    turn,
    why,
)

HANDS = "3 7 11 | 3 7 11 | 4 8 12 | 4 8 12"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s1_m44_1_two_tokens_a_player_in_a_common_reserve(seats: int) -> None:
    s = start(seats, 44)
    run_to(s, "turn")
    assert (look(s)["props"]["oxygen"]["reserve"], oxygen(s)) == (2 * seats, [0] * seats)


COSTS = {1: 1, 4: 1, 5: 2, 8: 2, 9: 3, 12: 3}


@pytest.mark.parametrize("value", COSTS)
def test_m44_1_a_cut_takes_oxygen_by_its_zone(value: int) -> None:
    s = on(44, f"{value} | {value} | 6 6 | 10 10", "reserve 8")
    cost = COSTS[value]
    assert claim(s, str(value))["cost"] == cost
    events = told(s, f"0 cut:1A={value}")
    assert fact(events, "took-oxygen") == {"seat": 0, "amount": cost, "reserve": 8 - cost}
    assert (look(s)["props"]["oxygen"]["reserve"], oxygen(s)) == (8 - cost, [cost, 0, 0, 0])


def test_m44_1_a_miss_takes_it_too() -> None:
    s = on(44, HANDS, "reserve 8")
    play(s, "0 cut:1A=7")
    assert (look(s)["props"]["oxygen"]["reserve"], oxygen(s), lives(s)) == (6, [2, 0, 0, 0], 3)


def test_m44_1_what_the_reserve_does_not_have_cannot_be_cut() -> None:
    s = on(44, HANDS, "reserve 2; oxygen 3 3 0 0")
    assert why(s, "0 cut:1C=11") == "M44-1"
    assert why(s, "0 double:11") == "M44-1"
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=3", "=7"}
    assert of_kind(s, "double") == {"double:3", "double:7"}


def test_m44_1_a_detector_takes_oxygen_by_the_value_it_names() -> None:
    s = on(44, HANDS, "reserve 8")
    play(s, "0 double:7", "0 at:1A", "0 at:1B", "1 give:1B")
    assert (look(s)["props"]["oxygen"]["reserve"], oxygen(s)[0]) == (6, 2)


def test_d8_a_solo_cut_takes_once() -> None:
    s = on(44, "11 11 11 11 | 3 3 | 4 4 | 5 5", "reserve 8")
    play(s, "0 solo:11")
    assert look(s)["props"]["oxygen"]["reserve"] == 5


def test_d8_a_solo_cut_needs_its_oxygen() -> None:
    s = on(44, "3 11 11 | 3 5 | 4 4 | 5", "reserve 2; oxygen 6 0 0 0")
    assert why(s, "0 solo:11") == "M44-1"


def test_d7_revealing_reds_takes_nothing() -> None:
    s = on(44, "3.5 | 3 3 | 4 4 | 5 5", "reserve 0; oxygen 0 0 8 0")
    play(s, "0 reveal")
    assert look(s)["props"]["oxygen"]["reserve"] == 0


# Fresh oxygen.


def test_m44_2_at_the_captains_turn_all_oxygen_returns() -> None:
    s = on(44, HANDS, "turn 3; reserve 4; oxygen 1 2 1 0")
    events = told(s, "3 cut:2A=4")
    assert "fresh-oxygen" in keys(events)
    assert (look(s)["props"]["oxygen"]["reserve"], oxygen(s), turn(s)) == (8, [0, 0, 0, 0], 0)


def test_m44_2_not_before() -> None:
    s = on(44, HANDS, "turn 2; reserve 5; oxygen 1 2 0 0")
    assert "fresh-oxygen" not in keys(told(s, "2 cut:3A=4"))
    assert oxygen(s) == [1, 2, 1, 0]


def test_m44_2_the_captain_may_sit_elsewhere() -> None:
    s = on(44, HANDS, "captain 2; turn 1; reserve 5; oxygen 1 0 0 2")
    assert "fresh-oxygen" in keys(told(s, "1 cut:0A=3"))


def test_d6_a_captain_who_is_out_is_passed_and_the_oxygen_returns() -> None:
    s = on(44, "3* | 3* 7 11 | 4 8 11 | 4 7 8", "turn 3; reserve 5; oxygen 1 2 0 0")
    events = told(s, "3 cut:2A=4")
    assert "fresh-oxygen" in keys(events)
    assert (look(s)["props"]["oxygen"]["reserve"], turn(s)) == (8, 1)


MUG = "3 7 11* | 3 7 11* | 4 8 12 | 4 8 12"


def test_b17_the_mug_that_jumps_over_the_captain_brings_nothing_back() -> None:
    s = on(44, MUG, "turn 3; reserve 5; oxygen 1 2 0 0; equipment mug")
    events = told(s, "3 mug:1")
    assert "fresh-oxygen" not in keys(events)
    assert (turn(s), look(s)["props"]["oxygen"]["reserve"]) == (1, 5)


def test_b17_the_mug_for_the_captain_does() -> None:
    s = on(44, MUG, "turn 2; reserve 5; oxygen 1 2 0 0; equipment mug")
    assert "fresh-oxygen" in keys(told(s, "2 mug:0"))
    assert look(s)["props"]["oxygen"]["reserve"] == 8


# Skipping.


def test_m44_3_who_cannot_play_skips_and_the_dial_moves() -> None:
    s = on(44, "7 11 | 7 11 | 4 8 12 | 4 8 12", "reserve 1; oxygen 7 0 0 0")
    assert kinds(s) - {"thumb"} == {"skip"}
    events = told(s, "0 skip")
    assert facts(events, "skipped") == [{"seat": 0}]
    assert (lives(s), turn(s), look(s)["props"]["oxygen"]["reserve"]) == (3, 1, 1)


def test_m44_3_who_does_not_want_to_play_may_skip() -> None:
    s = on(44, HANDS, "reserve 8")
    play(s, "0 skip")
    assert (lives(s), turn(s)) == (3, 1)


def test_m44_3_r12_a_skip_can_be_the_last_mistake() -> None:
    s = on(44, HANDS, "reserve 8; lives 1")
    assert fact(told(s, "0 skip"), "exploded")["why"] == "dial"


def test_d22_b13_the_stabilizer_cancels_the_dial_of_a_skip() -> None:
    s = on(44, "7 9* | 7 9* | 4 8 12 | 4 8 12", "reserve 8; equipment stabilizer")
    play(s, "0 stabilizer", "0 skip")
    assert (lives(s), turn(s)) == (4, 1)


def test_b14_the_stabilizer_allows_no_pretended_cut() -> None:
    s = on(44, "7 9* | 3 7 9* | 4 8 12 | 3 4 8 12", "reserve 1; oxygen 7; equipment stabilizer")
    play(s, "0 stabilizer")
    assert why(s, "0 cut:1A=3") == "R9"


def test_m44_3_there_is_no_skipping_elsewhere() -> None:
    assert refused(on(4, HANDS), "0 skip") is not None


def test_m44_3_who_holds_only_reds_reveals() -> None:
    s = on(44, "3.5 | 3 3 | 4 4 | 5 5", "reserve 8")
    assert kinds(s) - {"thumb"} == {"reveal"}


# Thumbs up.


def test_m44_4_d39_thumbs_up_any_time_once_until_ones_turn() -> None:
    s = on(44, HANDS, "reserve 8")
    assert s.volunteers() == [1, 2, 3]
    assert kinds(s, 2) == {"thumb"}
    events = told(s, "2 thumb")
    assert facts(events, "thumbed") == [{"seat": 2}]
    assert 2 in look(s)["props"]["thumbs"]
    assert refused(s, "2 thumb") is NOT_AWAITED
    play(s, "0 cut:1A=3", "1 cut:0B=7")
    assert turn(s) == 2
    assert 2 not in look(s)["props"]["thumbs"]


def test_m44_4_who_is_in_turn_may_ask_too() -> None:
    s = on(44, HANDS, "reserve 8")
    play(s, "0 thumb")
    assert 0 in look(s)["props"]["thumbs"]
    assert why(s, "0 thumb") == "D39"


def test_m44_4_no_thumbs_where_one_may_speak() -> None:
    assert refused(on(4, HANDS), "0 thumb") is not None
    assert on(4, HANDS).volunteers() == []

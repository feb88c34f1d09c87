"""Missions 55 and 60: challenges, and the dial on its last space."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    boom,
    ended_by,
    is_open,
    kinds,
    lives,
    look,
    of_kind,
    on,
    play,
    run_to,
    start,
    told,
    turn,
    why,
    wire,
    won,
)

HANDS = "2 3 9 | 2 3 9 | 4 5 | 4 5"
REDS = {(55, 2): 2, (55, 4): 2, (60, 2): 3, (60, 4): 2}


@pytest.mark.parametrize("mission", [55, 60])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m55_1_m60_1_as_many_challenges_as_players_and_the_last_space(
    mission: int, seats: int
) -> None:
    s = start(seats, mission)
    events = run_to(s, "turn")
    cards = look(s)["props"]["challenges"]["cards"]
    assert len(set(cards)) == seats
    assert len(look(s)["props"]["challenges"]["numbers"]) == (2 if 8 in cards else 0)
    assert fact(events, "challenges-laid")["challenges"] == [str(card) for card in cards]
    assert lives(s) == 1
    assert look(s)["reds"] == REDS.get((mission, seats), 2)


def test_m55_1_the_next_step_is_the_end() -> None:
    assert boom(told(on(55, HANDS, "challenges 2"), "0 cut:1B=2")) == "dial"


def test_m55_2_a_challenge_met_goes_away_and_the_dial_turns_back() -> None:
    s = on(55, HANDS, "challenges 2 5; row 4 6 8")
    events = told(s, "0 cut:1A=2")
    assert facts(events, "challenge-met") == [{"challenge": "2"}]
    assert fact(events, "dialled") == {"lives": 2, "left": 1, "way": "back"}
    assert (look(s)["props"]["challenges"]["cards"], lives(s)) == ([5], 2)
    assert look(s)["props"]["challenges"]["met"] == [2]


def test_n6_at_the_first_space_the_card_is_used_up_all_the_same() -> None:
    s = on(55, HANDS, "challenges 2; row 4 6 8; lives 5")
    play(s, "0 cut:1A=2")
    assert (look(s)["props"]["challenges"]["cards"], lives(s)) == ([], 5)


def test_m55_3_winning_does_not_need_them_but_n4_they_are_checked_first() -> None:
    s = on(55, "2 | 2 | 3* | 3*", "challenges 2 5; row 4 6 8; turn 0")
    events = told(s, "0 cut:1A=2")
    assert keys(events).index("challenge-met") < keys(events).index("defused")
    assert won(s)


def test_ch12_several_are_met_at_once() -> None:
    s = on(55, "2 2 9 | 9 9 | 9 | 3 3", "challenges 2 5; row 8 6 4s")
    assert lives(play(s, "0 solo:2")) == 3


# Card by card.


def test_ch1_a_red_that_is_called_red_is_safe() -> None:
    s = on(55, "2 3 | 2 3 7.5 | 4 5 | 4 5", "challenges 1; row 4")
    events = told(s, "0 call-red:1C")
    assert fact(events, "red-called")["place"] == "C"
    assert is_open(s, "1C")
    assert (lives(s), turn(s), look(s)["props"]["challenges"]["row"]) == (2, 1, [])


def test_ch1_anything_else_is_the_end_whatever_the_stabilizer_does() -> None:
    s = on(55, "2 3 9* | 2 3 9* | 4 5 | 4 5", "challenges 1; equipment stabilizer; lives 3")
    events = told(play(s, "0 stabilizer"), "0 call-red:1A")
    assert (boom(events), ended_by(s)) == ("not-red", "CH1")


def test_ch1_only_while_it_lies_there_and_not_ones_own() -> None:
    assert why(on(55, HANDS, "challenges 2"), "0 call-red:1A") == "CH1"
    s = on(55, HANDS, "challenges 1")
    assert why(s, "0 call-red:0A") == "CH1"
    assert of_kind(s, "call-red") == {f"call-red:{spot}" for spot in "1A 1B 1C 2A 2B 3A 3B".split()}


def test_ch1_reds_only_are_revealed() -> None:
    assert kinds(on(55, "3.5 | 3 3 | 5 5 | 9 9", "challenges 1")) == {"reveal"}


def after(hands: str, more: str, act: str) -> bool:
    """Is the one challenge that lies there met by this act?"""
    s = on(55, hands, more)
    return "challenge-met" in keys(told(s, act))


def test_ch2_four_even_cuts_in_a_row() -> None:
    assert after(HANDS, "challenges 2; row 2 4 4", "0 cut:1A=2")
    assert not after(HANDS, "challenges 2; row 2 4 4", "0 cut:1B=3")
    assert not after(HANDS, "challenges 2; row 4 4", "0 cut:1A=2")


def test_ch11_a_miss_a_mug_or_a_reveal_breaks_the_row() -> None:
    s = on(55, HANDS, "challenges 2; row 2 4 4; lives 3")
    play(s, "0 cut:1B=2")
    assert look(s)["props"]["challenges"]["row"] == []
    s = on(55, "2 11* | 2 11* | 4 5 | 4 5", "challenges 2; row 2 4 4; equipment mug")
    play(s, "0 mug:2")
    assert look(s)["props"]["challenges"]["row"] == []


@pytest.mark.parametrize(
    ("stand", "met"),
    [("2 3* 4* 5* 6 6", True), ("2 3* 6 6 6", False), ("2 3* 6 7* 8 8", False), ("2 6* 8 8", True)],
)
def test_ch3_closed_wires_in_groups_of_two(stand: str, met: bool) -> None:
    assert after(f"2 9 | {stand} | 9 10 11 | 9 9 10", "challenges 3", "0 cut:1A=2") == met


def test_ch4_the_first_three_seals_make_eighteen() -> None:
    hands = "2 3 9 | 2 3 9 | 2* 5 | 2* 5"
    assert after(hands, "challenges 4; seals 7 9", "0 cut:1A=2")
    assert not after(hands, "challenges 4; seals 7 10", "0 cut:1A=2")
    assert not after(hands, "challenges 4; seals 7 10 9", "0 cut:1A=2")


def test_ch5_two_solo_cuts_in_a_row() -> None:
    hands = "2 2 9 | 9 9 | 9 | 3 3"
    assert after(hands, "challenges 5; row 4s", "0 solo:2")
    assert not after(hands, "challenges 5; row 4", "0 solo:2")
    assert not after(HANDS, "challenges 5; row 4s", "0 cut:1A=2")


@pytest.mark.parametrize(("closed", "met"), [(5, True), (4, False)])
def test_ch6_five_closed_wires_alone_also_at_the_ends(closed: int, met: bool) -> None:
    stand = " ".join(["2", *[f"{number}* {number}" for number in range(3, 3 + closed)]])
    assert after(f"2 9 | {stand} | 9 10 11 | 9 9 10", "challenges 6", "0 cut:1A=2") == met


@pytest.mark.parametrize(("row", "met"), [("4 3", True), ("4s 3", True), ("5 3", False)])
def test_ch7_values_that_go_step_by_step(row: str, met: bool) -> None:
    assert after(HANDS, f"challenges 7; row {row}", "0 cut:1A=2") == met


def test_ch7_up_as_well_but_not_up_and_down() -> None:
    assert after(HANDS, "challenges 7; row 1 2", "0 cut:1B=3")
    assert not after(HANDS, "challenges 7; row 3 2", "0 cut:1B=3")


def test_ch8_these_two_first_in_either_order() -> None:
    hands = "2 3 9 | 2 3 9 | 2* 5 | 2* 5"
    assert after(hands, "challenges 8; pair 2 7; seals 7", "0 cut:1A=2")
    assert not after(hands, "challenges 8; pair 2 7; seals 8", "0 cut:1A=2")


ODD = "2 3 3 5 7 7.5 9 11"


def test_ch9_ch13_odd_company_is_announced_and_all_learn_it() -> None:
    hands = f"2 8 | {ODD} | 8 8 10 | 8 10"
    s = on(55, hands, "challenges 9; option aid values")
    events = told(s, "0 cut:1A=2")
    assert fact(events, "odd-company") == {"owner": 1, "side": 1, "stands": 1}
    assert not {"8", "10"} & set(wire(s, "1B", 2)["may"] or [])
    assert lives(s) == 2


def test_ch9_six_of_them_at_least_and_none_even() -> None:
    assert not after("2 8 | 2 3 3 5 7 9 10 | 8 8 10 | 8 10", "challenges 9", "0 cut:1A=2")
    assert not after("2 8 | 2 3 5 7 7.5 9 11 | 8 8 10 | 8 10", "challenges 9", "0 cut:1A=2")


def test_ch10_seven_cut_between_two_closed_ends() -> None:
    seven = "1 2 3* 3* 4* 4* 5* 5* 6"
    assert after(f"2 9 | {seven} | 9 10 11 | 9 9 10", "challenges 10", "0 cut:1B=2")
    assert not after(f"1 9 | {seven} | 9 10 11 | 9 9 10", "challenges 10", "0 cut:1A=1")

"""Mission 49: oxygen is given to others."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    choices,
    claim,
    hand,
    kinds,
    lives,
    look,
    of_kind,
    on,
    oxygen,
    phase,
    play,
    run_to,
    start,
    told,
    turn,
    why,
    won,
)

HANDS = "2 4 6 | 2 4 6 | 3 5 | 3 5"


@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_s1_m49_1_everyone_starts_with_oxygen(seats: int, each: int) -> None:
    s = start(seats, 49)
    run_to(s, "turn")
    assert oxygen(s) == [each] * seats


def test_m49_1_a_cut_gives_one_teammate_as_many_as_the_value() -> None:
    s = on(49, HANDS, "oxygen 5 5 5 5")
    assert claim(s, "4")["cost"] == 4
    play(s, "0 cut:1B=4")
    assert (phase(s), s.deciders()) == ("pay", [0])
    assert choices(s) == {"pay:1", "pay:2", "pay:3"}
    events = told(s, "0 pay:3")
    assert fact(events, "gave-oxygen") == {"seat": 0, "to": 3, "amount": 4}
    assert keys(events).index("gave-oxygen") < keys(events).index("cut")
    assert (oxygen(s), turn(s)) == ([1, 5, 5, 9], 1)


def test_m49_1_before_a_miss_as_well() -> None:
    s = play(on(49, HANDS, "oxygen 5 5 5 5"), "0 cut:1C=4", "0 pay:2")
    assert (oxygen(s), lives(s)) == ([1, 5, 9, 5], 3)


def test_m49_1_nobody_pays_itself() -> None:
    s = play(on(49, HANDS, "oxygen 5 5 5 5"), "0 cut:1B=4")
    assert why(s, "0 pay:0") == "D21"


def test_m49_1_what_one_cannot_pay_one_cannot_cut() -> None:
    s = on(49, HANDS, "oxygen 5 5 5 5")
    assert why(s, "0 cut:1C=6") == "M49-1"
    assert why(s, "0 double:6") == "M49-1"
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=2", "=4"}


def test_d8_a_solo_cut_pays_the_value_once() -> None:
    s = on(49, "2 4 4 | 2 6 | 3 5 | 3 5 6", "oxygen 5 5 5 5")
    play(s, "0 solo:4", "0 pay:1")
    assert (oxygen(s), hand(s, 0)) == ([1, 9, 5, 5], "2 4* 4*")
    assert why(on(49, "2 6 6 | 2 4 | 3 5 | 3 4 5", "oxygen 5 5 5 5"), "0 solo:6") == "M49-1"


def test_m49_1_a_detector_pays_too() -> None:
    s = on(49, HANDS, "oxygen 5 5 5 5")
    play(s, "0 double:4", "0 at:1A", "0 at:1B", "0 pay:1", "1 give:1B")
    assert oxygen(s) == [1, 9, 5, 5]


def test_d7_revealing_reds_is_free() -> None:
    s = on(49, "3.5 | 3 4 | 3 4 | 5 5", "oxygen 0 5 5 5")
    assert kinds(s) - {"thumb"} == {"reveal"}
    play(s, "0 reveal")
    assert oxygen(s) == [0, 5, 5, 5]


def test_d21_only_somebody_with_wires_receives() -> None:
    s = play(on(49, "2 4 6 | 2 4 6 | 3 3 | 5*", "oxygen 5 5 5 0"), "0 cut:1B=4")
    assert choices(s) == {"pay:1", "pay:2"}
    assert why(s, "0 pay:3") == "D21"


def test_d21_without_such_a_teammate_it_leaves_the_game() -> None:
    s = on(49, "2 2 4 4 | 3* | 3* | 5*", "oxygen 8 0 0 0")
    events = told(s, "0 solo:2")
    assert phase(s) != "pay"
    assert fact(events, "lost-oxygen")["amount"] == 2
    assert oxygen(s) == [6, 0, 0, 0]


# Skipping.


def test_m49_2_who_cannot_pay_skips_and_the_dial_moves() -> None:
    s = on(49, HANDS, "oxygen 1 5 5 5")
    assert kinds(s) - {"thumb"} == {"skip"}
    play(s, "0 skip")
    assert (lives(s), turn(s), oxygen(s)) == (3, 1, [1, 5, 5, 5])


def test_m49_2_one_may_skip_to_save() -> None:
    s = play(on(49, HANDS, "oxygen 5 5 5 5"), "0 skip")
    assert (lives(s), turn(s)) == (3, 1)


def test_d22_b13_the_stabilizer_cancels_the_dial_of_a_skip() -> None:
    s = on(49, "2 9* | 2 9* | 3 5 | 3 5", "oxygen 5 5 5 5; equipment stabilizer")
    play(s, "0 stabilizer", "0 skip")
    assert (lives(s), turn(s)) == (4, 1)


# Thumbs up.


def test_m49_3_d39_thumbs_up_asks_for_oxygen() -> None:
    s = on(49, HANDS, "oxygen 5 5 5 5")
    assert facts(told(s, "1 thumb"), "thumbed") == [{"seat": 1}]
    assert 1 in look(s)["props"]["thumbs"]
    assert s.volunteers() == [2, 3]


# Oxygen that leaves.


def test_m49_4_who_runs_out_of_wires_loses_its_oxygen() -> None:
    s = on(49, "2 4 | 2 | 3 4 | 3", "oxygen 5 5 5 5")
    events = told(play(s, "0 cut:1A=2"), "0 pay:2")
    assert fact(events, "lost-oxygen")["seat"] == 1
    assert fact(events, "lost-oxygen")["amount"] == 5
    assert oxygen(s) == [3, 0, 7, 5]


def test_m49_4_the_cutter_too() -> None:
    s = on(49, "2 | 2 4 | 3 4 | 3", "oxygen 5 5 5 5")
    play(s, "0 cut:1A=2", "0 pay:2")
    assert oxygen(s) == [0, 5, 7, 5]


def test_m49_4_who_reveals_reds_as_well() -> None:
    s = on(49, "3.5 | 3 4 | 3 4 | 5 5", "oxygen 2 5 5 5")
    play(s, "0 reveal")
    assert oxygen(s) == [0, 5, 5, 5]


def test_b16_paid_then_out_and_the_payment_goes_too() -> None:
    s = on(49, "2 4 | 2 | 3 4 | 3", "oxygen 5 5 5 5")
    play(s, "0 cut:1A=2", "0 pay:1")
    assert oxygen(s) == [3, 0, 5, 5]


def test_m49_1_the_last_cut_needs_no_breath_afterwards() -> None:
    s = on(49, "2 | 2 | 3* | 3*", "oxygen 5 5 0 0")
    events = told(s, "0 cut:1A=2")  # only one can receive: nothing is asked
    assert fact(events, "gave-oxygen") == {"seat": 0, "to": 1, "amount": 2}
    assert won(s)
    assert look(s)["phase"] == "over"

"""Mission 63: the oxygen goes from hand to hand."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    choices,
    claim,
    kinds,
    lives,
    look,
    of_kind,
    on,
    oxygen,
    play,
    run_to,
    start,
    told,
    turn,
    why,
    wire,
)

HANDS = "2 3 9 | 2 3 9 | 4 5 | 4 5"


def reserve(s: BombBusters) -> int | None:
    return look(s)["props"]["oxygen"]["reserve"]


@pytest.mark.parametrize(("seats", "amount"), [(2, 14), (3, 18), (4, 24), (5, 30)])
def test_m63_1_the_captain_begins_with_all_oxygen(seats: int, amount: int) -> None:
    s = start(seats, 63, captain="2")
    run_to(s, "turn")
    assert oxygen(s) == [amount if seat == 1 else 0 for seat in range(seats)]
    assert reserve(s) == 0
    assert look(s)["reds"] == (3 if seats == 2 else 2)


def test_m63_2_a_cut_pays_its_value_to_the_reserve() -> None:
    s = on(63, HANDS, "oxygen 8 0 0 0; reserve 1")
    assert claim(s, "3")["cost"] == 3
    events = told(s, "0 cut:1B=3")
    assert fact(events, "paid-oxygen") == {"seat": 0, "amount": 3, "reserve": 4}
    assert why(on(63, HANDS, "oxygen 8 0 0 0"), "0 cut:1C=9") == "M63-2"
    assert {move[-2:] for move in of_kind(on(63, HANDS, "oxygen 8"), "cut")} == {"=2", "=3"}


def test_m63_3_the_rest_goes_to_the_left() -> None:
    s = on(63, HANDS, "oxygen 8 0 0 0; reserve 0")
    events = told(s, "0 cut:1B=3")
    assert fact(events, "gave-oxygen") == {"seat": 0, "to": 1, "amount": 5}
    assert (oxygen(s), reserve(s), turn(s)) == ([0, 5, 0, 0], 3, 1)


def test_m63_7_to_the_next_player_with_wires_or_whom_the_mug_chooses() -> None:
    s = on(63, "2 3 9 | 9* | 2 3 9 | 4 4", "oxygen 8 0 0 0")
    assert oxygen(play(s, "0 cut:2B=3")) == [0, 0, 5, 0]
    s = on(63, "2 11* | 2 11* | 4 5 | 4 5", "oxygen 8 0 0 0; equipment mug")
    assert (oxygen(play(s, "0 mug:2")), turn(s)) == ([0, 0, 8, 0], 2)


def test_m63_4_after_a_round_the_captain_takes_the_reserve() -> None:
    s = on(63, HANDS, "oxygen 0 0 0 7; reserve 17; turn 3")
    events = told(s, "3 cut:2A=4")
    assert fact(events, "took-oxygen") == {"seat": 0, "amount": 21, "reserve": 0}
    assert (oxygen(s), reserve(s)) == ([24, 0, 0, 0], 0)


def test_m63_4_n2_not_when_the_mug_jumps_over_the_captain() -> None:
    hands = "2 11* | 2 11* | 4 5 | 4 5"
    s = on(63, hands, "oxygen 0 0 0 8; reserve 16; turn 3; equipment mug")
    assert (oxygen(play(s, "3 mug:1")), reserve(s)) == ([0, 8, 0, 0], 16)


def test_m63_8_a_captain_who_is_out_leaves_it_to_the_next() -> None:
    s = on(63, "2* | 2* 9 9 | 4 5 9 | 4 5 9", "oxygen 0 0 0 7; reserve 17; turn 3")
    assert oxygen(play(s, "3 cut:2A=4")) == [0, 24, 0, 0]


def test_m63_5_who_cannot_pay_skips_and_the_dial_moves() -> None:
    s = on(63, "8 9 | 2 8 9 | 2 5 8 | 4 4 5 8", "oxygen 6 0 0 0; reserve 18; option aid values")
    assert choices(s) - {"thumb"} == {"skip"}
    play(s, "0 skip")
    assert (lives(s), oxygen(s), turn(s)) == (3, [0, 6, 0, 0], 1)
    assert set(wire(s, "0A", 3)["may"] or []) == {"8", "9"}


def test_m63_5_who_can_pay_must_play() -> None:
    assert why(on(63, HANDS, "oxygen 2 0 0 0"), "0 skip") == "M63-5"


def test_m63_9_the_stabilizer_cancels_the_step_of_a_skip() -> None:
    s = on(63, "8 9* | 8 9* | 4 5 | 4 5", "oxygen 6 0 0 0; equipment stabilizer")
    assert lives(play(s, "0 stabilizer", "0 skip")) == 4


def test_m63_9_a_solo_cut_pays_once_a_miss_has_paid_and_reds_are_free() -> None:
    s = on(63, "5 5 5 5 | 2 2 | 3 3 | 4 4", "oxygen 9 0 0 0; reserve 0")
    assert reserve(play(s, "0 solo:5")) == 5
    s = on(63, HANDS, "oxygen 9 0 0 0; reserve 0")
    assert reserve(play(s, "0 cut:1A=3")) == 3
    s = on(63, "3.5 | 2 2 | 3 3 | 4 4", "oxygen 0 0 0 0; reserve 24")
    assert "reveal" in kinds(s)
    assert "paid-oxygen" not in keys(told(s, "0 reveal"))


def test_m63_6_thumbs_up_and_no_ray() -> None:
    s = on(63, HANDS, "oxygen 9 0 0 0")
    assert kinds(s, 2) == {"thumb"}
    s = start(4, 63)
    run_to(s, "roles")
    assert why(s, "1 role:x-or-y") == "C4"

"""Mission 37: every finished number brings another constraint."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    choices,
    kinds,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    run_to,
    start,
    told,
    turn,
    why,
    wire,
)

HANDS = "2 3 9 | 2 3 9 | 4 5 | 4 5"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m37_1_a_deck_of_twelve_with_one_open(seats: int) -> None:
    s = start(seats, 37)
    run_to(s, "draw-constraint")
    assert len(s.chances()) == 12
    assert fact(told(s, ". draw-constraint:E"), "constraint-opened") == {"constraint": "E"}
    assert look(s)["props"]["constraint"] == {"card": "E", "left": 11}
    assert look(s)["reds"] == (3 if seats == 2 else 2)


def test_m37_1_it_binds_everybody() -> None:
    s = on(37, HANDS, "constraint A")
    assert why(s, "0 cut:1B=3") == "KA"
    s = on(37, HANDS, "constraint A; turn 2")
    assert {move[-2:] for move in of_kind(s, "cut", 2)} == {"=4"}


def test_m37_2_a_finished_number_brings_the_next_card() -> None:
    s = on(37, "2 3 9 | 2 3 9 | 2* 5 | 2* 5", "constraint A; constraints C G")
    assert "validated" in keys(told(s, "0 cut:1A=2"))
    assert phase(s) == "draw-constraint"
    assert {move.text for move in s.chances()} == {"draw-constraint:C", "draw-constraint:G"}
    play(s, ". draw-constraint:G")
    assert look(s)["props"]["constraint"] == {"card": "G", "left": 1}
    assert turn(s) == 1


def test_m37_3_who_cannot_play_skips_and_the_dial_stays() -> None:
    s = on(37, "3 9 | 2 3 9 | 4 5 | 2 4 5", "constraint A; option aid values")
    assert choices(s) == {"skip"}
    play(s, "0 skip")
    assert (lives(s), turn(s), look(s)["props"]["skipped"]) == (4, 1, [0])
    assert set(wire(s, "0A", 2)["may"] or []) <= {"3", "5", "9"}


def test_m37_3_who_can_play_must() -> None:
    assert why(on(37, HANDS, "constraint A"), "0 skip") == "M37-3"


ODD = "3 9 | 3 9 | 5 7 | 5 7"


def test_m37_3_m37_5_a_whole_round_moves_the_dial_and_replaces_the_card() -> None:
    s = on(37, ODD, "constraint A; constraints B; turn 3; skipped 0 1 2")
    told(s, "3 skip")
    assert (lives(s), phase(s)) == (3, "draw-constraint")
    play(s, ". draw-constraint:B")
    assert (look(s)["props"]["constraint"]["card"], look(s)["props"]["skipped"]) == ("B", [])


def test_m37_5_only_players_with_wires_count_and_an_act_begins_anew() -> None:
    s = on(37, "3* 9 | 3* 9 | 5 5 | 5 5", "constraint C; skipped 0; turn 2")
    play(s, "2 cut:3A=5")
    assert look(s)["props"]["skipped"] == []
    s = on(37, "3* | 3* 9 9 | 5 7 | 5 7", "constraint A; constraints B; turn 3; skipped 1 2")
    play(s, "3 skip")
    assert lives(s) == 3


def test_m37_5_the_stabilizer_does_not_stop_that_step() -> None:
    hands = "3 9* 11 | 3 9* 11 | 5 7 | 5 7"
    more = "constraint A; constraints B; turn 3; skipped 0 1 2; equipment stabilizer"
    s = play(on(37, hands, more), "3 stabilizer", "3 skip")
    assert lives(s) == 3


def test_m37_4_the_last_card_binds_until_it_is_replaced() -> None:
    s = on(37, "2 3 9 | 2 3 9 | 2* 5 | 2* 5", "constraint A; constraints")
    assert "constraint-gone" in keys(told(s, "0 cut:1A=2"))
    assert look(s)["props"]["constraint"] == {"card": None, "left": 0}
    assert {move[-2:] for move in of_kind(s, "cut", 1)} == {"=3", "=9"}


def test_m37_4_revealing_reds_is_free() -> None:
    assert kinds(on(37, "3.5 | 3 3 | 5 5 | 9 9", "constraint A")) == {"reveal"}


def test_k3_the_far_right_wire_is_out_of_reach_of_detectors_too() -> None:
    s = on(37, HANDS, "constraint I")
    assert why(s, "0 cut:1C=9") == "KI"
    play(s, "0 double:2")
    assert of_kind(s, "at") == {"at:1A", "at:1B"}
    assert why(s, "0 at:1C") == "KI"


def test_k5_after_a_miss_under_h_all_know_only_what_it_is_not() -> None:
    s = on(37, "2 3 9 | 2 3 9 | 4 5 | 4 5 5.5", "constraint H; option aid values")
    events = told(s, "0 cut:1B=2")
    assert "tagged" not in keys(events)
    assert not {"2", "red"} & set(wire(s, "1B", 2)["may"] or [])
    assert lives(s) == 3


def test_k5_what_is_said_under_h_is_held_without_a_token() -> None:
    s = on(37, "2! 2 9 | 2 9 | 4 5 | 2 4 5", "constraint H; option aid values; lives 4")
    play(s, "0 cut:1B=2")
    assert "2" in (wire(s, "0B", 3)["may"] or [])


def test_k7_who_can_reach_nothing_holds_not_all_that_are_left() -> None:
    s = on(37, "2 2 9 | 2 | 2 | 9", "constraint I; option aid values")
    assert choices(s) == {"skip"}
    play(s, "0 skip")
    assert turn(s) == 1

"""Mission 9: three Number cards in a row, one after the other."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts
from tests.rules.bombbusters.table import (
    boom,
    ended_by,
    look,
    on,
    play,
    run_to,
    start,
    told,
    why,
    won,
)

HANDS = "3 5 9 | 3 5 9 | 3 8 | 5 12"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m9_1_three_different_number_cards_lie_in_a_row(seats: int) -> None:
    s = start(seats, 9)
    laid = facts(run_to(s, "turn"), "number-laid")
    row = look(s)["props"]["row"]
    assert [str(card) for card in row["cards"]] == [each["value"] for each in laid]
    assert len(set(row["cards"])) == 3
    assert (row["need"], row["end"]) == (2, "left")


def test_m9_2_what_comes_later_in_the_row_cannot_be_named() -> None:
    s = on(9, HANDS, "row 3 5 9")
    assert why(s, "0 cut:1B=5") == "M9-2"
    assert why(s, "0 cut:1C=9") == "M9-2"
    play(s, "0 cut:1A=3")


def test_m9_2_the_third_waits_for_the_second() -> None:
    s = on(9, "3* 5 9 | 3* 5 9 | 3 8 | 5 12", "row 5 9")
    assert why(s, "0 cut:1C=9") == "M9-2"
    play(s, "0 cut:1B=5", "1 cut:0C=9")


def test_m9_2_values_outside_the_row_are_free() -> None:
    s = on(9, "3 5 8 | 3 5 9 | 3 8 | 5 12", "row 3 5 9")
    play(s, "0 cut:2B=8")


def test_m9_3_two_cut_wires_turn_the_card_and_the_sequence_card_moves_on() -> None:
    s = on(9, HANDS, "row 3 5 9")
    assert fact(told(s, "0 cut:1A=3"), "row-moved") == {"value": "5"}
    assert look(s)["props"]["row"]["cards"] == [5, 9]


def test_m9_3_after_the_last_card_all_values_are_free() -> None:
    s = on(9, "9 12 | 9 12 | 8 9 9 | 8 12", "row 9")
    assert facts(told(s, "0 cut:1A=9"), "row-done") == [{}]
    assert look(s)["props"]["row"]["cards"] == []


def test_m9_4_whoever_could_only_name_blocked_values_loses_for_all() -> None:
    s = on(9, "3 8 | 5 9 | 3 8 | 5 9", "row 3 5 9")
    events = told(s, "0 cut:2B=8")
    assert boom(events) == "blocked"
    assert not won(s)
    assert ended_by(s) == "M9-4"


def test_m9_5_a_blocked_wire_may_be_pointed_at_with_another_value() -> None:
    s = on(9, HANDS, "row 3 5 9")
    assert facts(told(s, "0 cut:1B=3"), "missed")


def test_m9_5_detectors_cannot_name_a_blocked_value_either() -> None:
    s = on(9, HANDS, "row 3 5 9")
    assert why(s, "0 double:9") == "M9-2"


def test_m9_5_yellow_is_never_blocked() -> None:
    s = on(9, "2.1 5 9 | 3.1 5 9 | 3 8 | 5 12", "row 3 5 9")
    play(s, "0 cut:1A=yellow")


def test_m9_6_red_wires_beside_blocked_ones_do_not_help() -> None:
    s = on(9, "3 8 | 5 6.5 | 3 8 | 5 9", "row 3 5 9")
    assert boom(told(s, "0 cut:2B=8")) == "blocked"


def test_m9_6_a_mug_that_can_be_used_saves_the_turn() -> None:
    s = on(9, "3 11 | 5 9 | 3 11 | 5 9", "row 3 5 9; equipment mug")
    play(s, "0 cut:2B=11", "1 mug:2")
    assert s.outcome() is None


def test_m9_6_a_solo_cut_of_four_is_more_than_two() -> None:
    s = on(9, "3 3 3 3 | 5 9 | 5 8 | 5 9", "row 3 5 9")
    assert fact(told(s, "0 solo:3"), "row-moved") == {"value": "5"}

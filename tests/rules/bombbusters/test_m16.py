"""Mission 16: as mission 9, with all four wires of a number before the next."""

from __future__ import annotations

from tests.rules.acts import fact, facts
from tests.rules.bombbusters.table import boom, ended_by, look, on, run_to, start, told, why


def test_m16_1_the_sequence_card_asks_for_all_four() -> None:
    s = start(4, 16)
    run_to(s, "turn")
    assert look(s)["props"]["row"]["need"] == 4


def test_m16_1_two_wires_are_not_enough() -> None:
    s = on(16, "3 5 8 | 3 5 8 | 3 5 | 3 5", "row 3 5 9")
    assert facts(told(s, "0 cut:1A=3"), "row-moved") == []
    assert why(s, "1 cut:2B=5") == "M16-1"


def test_m16_1_the_fourth_wire_moves_the_sequence_card_on() -> None:
    s = on(16, "3* 5 9 | 3* 5 9 | 3 5 | 3 5", "row 3 5 9; turn 2")
    assert fact(told(s, "2 cut:3A=3"), "row-moved") == {"value": "5"}


def test_m16_2_whoever_could_only_name_blocked_values_loses_for_all() -> None:
    s = on(16, "3 8 | 5 9 | 3 8 | 5 9", "row 3 5 9")
    assert boom(told(s, "0 cut:2B=8")) == "blocked"
    assert ended_by(s) == "M16-2"

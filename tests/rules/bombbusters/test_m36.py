"""Mission 36: five Number cards in a line, to be cut from either end."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    boom,
    choices,
    ended_by,
    look,
    on,
    phase,
    play,
    run_to,
    start,
    told,
    why,
)

HANDS = "3 5 9 | 3 5 8 9 | 3 8 | 5 12"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m36_1_five_cards_lie_in_a_line_and_the_captain_chooses_an_end(seats: int) -> None:
    s = start(seats, 36)
    run_to(s, "sequence")
    assert len(set(look(s)["props"]["row"]["cards"])) == 5
    assert s.deciders() == [0] and choices(s) == {"sequence:left", "sequence:right"}
    assert fact(told(s, "0 sequence:right"), "sequence-moved") == {"edge": "right"}
    assert (phase(s), look(s)["props"]["row"]["end"]) == ("turn", "right")


def test_m36_2_of_the_line_only_the_number_beside_the_sequence_card_can_be_named() -> None:
    s = on(36, HANDS, "row 3 5 9 right")
    assert why(s, "0 cut:1A=3") == "M36-2"
    assert why(s, "0 cut:1B=5") == "M36-2"
    play(s, "0 cut:1D=9")


def test_m36_3_whoever_cut_the_second_wire_chooses_the_end() -> None:
    s = on(36, HANDS, "row 3 5 9 1 left")
    play(s, "0 cut:1A=3")
    assert (phase(s), s.deciders()) == ("sequence", [0])
    assert look(s)["props"]["row"] == {"cards": [5, 9, 1], "need": 2, "end": None}
    play(s, "0 sequence:right")
    assert why(s, "1 cut:0B=5") == "M36-2"


def test_m36_4_numbers_that_are_not_in_the_line_are_free() -> None:
    s = on(36, "3 5 8 | 3 5 9 | 3 8 | 5 12", "row 3 5 9 left")
    play(s, "0 cut:2B=8")


def test_m36_4_so_are_numbers_that_have_left_it() -> None:
    s = on(36, "3 3 9 | 3 5 9 | 3 8 | 5 12", "row 3 5 9 left")
    play(s, "0 cut:1A=3", "0 sequence:right")
    play(s, "1 cut:0C=9")
    play(s, "2 cut:0B=3")


def test_m36_5_whoever_could_only_name_blocked_values_loses_for_all() -> None:
    s = on(36, "3 8 | 5 9 | 3 8 | 5 9", "row 3 5 9 left")
    assert boom(told(s, "0 cut:2B=8")) == "blocked"
    assert ended_by(s) == "M36-5"


def test_m36_6_the_end_is_chosen_before_instant_cards_and_the_next_turn() -> None:
    s = on(36, "2.1* 3 5 9 | 3 3.1* 5 9 | 3 8 | 5 12", "row 3 5 9 left")
    events = told(s, "0 cut:1A=3")
    assert "turn-began" not in keys(events)
    assert phase(s) == "sequence"


def test_m36_6_with_one_card_left_there_is_nothing_to_choose() -> None:
    s = on(36, HANDS, "row 3 5 left")
    play(s, "0 cut:1A=3")
    assert phase(s) == "turn"
    assert look(s)["props"]["row"]["cards"] == [5]
    events = told(s, "1 cut:0B=5")
    assert facts(events, "row-done") == [{}]

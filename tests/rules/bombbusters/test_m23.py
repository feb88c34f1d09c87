"""Mission 23: four wires at once, for a pile of equipment."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    boom,
    choices,
    ended_by,
    is_open,
    look,
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

HANDS = "3 5 9 | 3 5 9 | 3 9 | 3 5 5 9"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m23_1_seven_hidden_cards_and_a_number_after_the_start_tokens(seats: int) -> None:
    s = start(seats, 23)
    events = run_to(s, "turn")
    assert look(s)["equipment"] == [] and look(s)["props"]["pile"] == 7
    assert fact(events, "number-laid") == {"value": str(look(s)["props"]["number"])}
    assert keys(events).index("tagged") < keys(events).index("number-laid")


def test_m23_2_all_four_are_named_and_cut() -> None:
    s = on(23, HANDS, "number 3; hidden 1")
    play(s, "0 four", "0 at:0A", "0 at:1A", "0 at:2A")
    events = told(s, "0 at:3A")
    assert fact(events, "four-cut")["spots"] == ["0A", "1A", "2A", "3A"]
    assert is_open(s, "0A", "1A", "2A", "3A")


def test_m23_2_one_wrong_wire_explodes_the_bomb() -> None:
    s = on(23, HANDS, "number 3")
    play(s, "0 four", "0 at:0A", "0 at:1A", "0 at:2A")
    assert why(s, "0 at:2A") == "M23-2"
    assert boom(told(s, "0 at:3B")) == "named"
    assert ended_by(s) == "M23-2"


def test_m23_3_a_card_goes_at_the_end_of_each_round() -> None:
    s = on(23, HANDS, "number 3; turn 3")
    assert fact(told(s, "3 cut:2B=9"), "pile-shrank") == {"left": 6}
    assert facts(told(s, "0 cut:1B=5"), "pile-shrank") == []


def test_m23_4_what_is_left_can_be_used_at_once() -> None:
    s = on(23, HANDS, "number 3; hidden 2")
    play(s, "0 four", "0 at:0A", "0 at:1A", "0 at:2A", "0 at:3A", ". equip:post-it")
    events = told(s, ". equip:mug")
    assert fact(events, "pile-opened") == {"cards": ["post-it", "mug"], "count": 2}
    assert (look(s)["props"]["pile"], turn(s)) == (0, 1)
    play(s, "1 post-it:1B", "1 mug:3")


def test_m23_4_the_pile_stays_when_it_is_done() -> None:
    s = on(23, "3* 5 | 3* 5 | 3* 5 | 3* 5", "number 3; hidden 0; turn 3")
    assert facts(told(s, "3 cut:2B=5"), "pile-shrank") == []
    assert why(s, "0 four") == "M23-2"


def test_m23_5_also_who_holds_none_may_do_it() -> None:
    s = on(23, "5 9 | 3 3 5 | 3 3 9", "number 3")
    play(s, "0 four")


def test_m23_5_the_number_is_not_named_otherwise() -> None:
    s = on(23, HANDS, "number 3")
    assert why(s, "0 cut:1A=3") == "M23-5"
    assert why(s, "0 double:3") == "M23-5"


def test_m23_6_a_wrong_guess_that_hits_it_is_a_miss() -> None:
    s = on(23, HANDS, "number 3")
    told(s, "0 cut:1A=5")
    assert tokens(s, 1) == {"A": "3"} and s.outcome() is None


def test_m23_6_who_has_nothing_else_but_reds_must_name_the_four() -> None:
    s = on(23, "3 4.5 | 3 5 9 | 3 5 9 | 3 5 5 9 9", "number 3")
    assert choices(s) == {"four"}


def test_m23_7_with_an_empty_pile_the_four_must_still_be_named() -> None:
    s = on(23, HANDS, "number 3; hidden 0")
    assert why(s, "0 cut:1A=3") == "M23-5"
    play(s, "0 four", "0 at:0A", "0 at:1A", "0 at:2A", "0 at:3A")
    assert (phase(s), turn(s)) == ("turn", 1)


def test_m23_7_a_red_one_among_them_explodes_the_bomb() -> None:
    s = on(23, "3 5 | 3 4.5 | 3 5 | 3 5 5", "number 3")
    play(s, "0 four", "0 at:0A", "0 at:1A", "0 at:2A")
    assert boom(told(s, "0 at:1B")) == "named"

"""Mission 41: a tripwire each, and a dial on its last space."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.acts import fact
from tests.rules.bombbusters.table import (
    at,
    boom,
    choices,
    dealt,
    ended_by,
    is_open,
    lives,
    look,
    on,
    play,
    run_to,
    start,
    tokens,
    told,
    turn,
    why,
)

HANDS = "2.1 5 9 | 5 7.1 9 | 5 8.1 9 | 5 9 9.1"


def yellows(s: BombBusters) -> list[int]:
    return [sum(s.value(wire) == 13 for wire in s.hand(seat)) for seat in range(s.seats)]


@pytest.mark.parametrize(
    ("seats", "each"), [(2, [1, 1]), (3, [1, 1, 1]), (4, [1, 1, 1, 1]), (5, [0, 1, 1, 1, 1])]
)
def test_m41_1_a_tripwire_each_but_none_for_the_captain_of_five(
    seats: int, each: list[int]
) -> None:
    s = dealt(seats, 41)
    assert yellows(s) == each
    chance = sum(s.deals(0).values(wire)[13] for wire in s.hand(1))
    assert abs(chance - 1) < 1e-9


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m41_2_the_dial_begins_on_its_last_space_and_tokens_are_drawn(seats: int) -> None:
    s = start(seats, 41)
    run_to(s, "turn")
    assert lives(s) == 1
    assert all(len(tokens(s, n)) + len(at(s, n)["absent"]) == 1 for n in range(seats))


def test_m41_3_yellow_is_not_named() -> None:
    assert why(on(41, HANDS), "0 cut:1B=yellow") == "M41-3"


def test_m41_3_a_tripwire_that_is_found_is_cut_and_the_dial_goes_back() -> None:
    s = on(41, HANDS)
    events = told(s, "0 tripwire:1B")
    assert fact(events, "tripwire-found") == {"seat": 0, "owner": 1, "place": "B"}
    assert is_open(s, "1B") and (lives(s), turn(s)) == (2, 1)


def test_m41_3_no_yellow_of_ones_own_is_needed() -> None:
    play(on(41, "5 9 | 5 7.1 9 | 5 9 | 5 9"), "0 tripwire:1B")


def test_m41_3_a_wrong_one_gets_a_token_and_the_dial_moves() -> None:
    s = on(41, HANDS, "lives 2")
    events = told(s, "0 tripwire:1A")
    assert fact(events, "tripwire-missed")["place"] == "A"
    assert tokens(s, 1) == {"A": "5"} and lives(s) == 1


def test_m41_3_on_the_last_space_a_wrong_one_is_the_end() -> None:
    assert boom(told(on(41, HANDS), "0 tripwire:1A")) == "dial"


def test_m41_3_a_red_one_explodes_the_bomb() -> None:
    assert boom(told(on(41, "2.1 5 | 5 6.5 | 5 7.1 | 5"), "0 tripwire:1B")) == "red"


def test_m41_3_only_closed_wires_of_teammates_are_pointed_at() -> None:
    s = on(41, "2.1 5 9* | 5 7.1 9* | 5 9 | 5 9")
    assert why(s, "0 tripwire:0A") == "M41-3"
    assert why(s, "0 tripwire:1C") == "M41-3"


def test_m41_4_who_has_only_a_tripwire_and_reds_skips() -> None:
    s = on(41, "2.1 6.5 | 5 7.1 9 | 5 9 | 5 5 9 9")
    assert choices(s) == {"skip"}
    told(s, "0 skip")
    assert (lives(s), turn(s)) == (1, 1)
    assert s.deals(2).values(s.wire_at(0, 0))[13] + s.deals(2).values(s.wire_at(0, 0))[14] == 1


def test_m41_4_who_has_something_else_does_not_skip() -> None:
    assert why(on(41, HANDS), "0 skip") == "M41-4"


def test_m41_5_the_stabilizer_does_not_help() -> None:
    s = on(41, HANDS, "lives 2; stable")
    told(s, "0 tripwire:1A")
    assert lives(s) == 1


def test_m41_6_when_everybody_skips_the_mission_is_lost() -> None:
    s = on(41, "2.1 | 7.1 | 5* 5* | 5* 5*")
    play(s, "0 skip")
    assert look(s)["props"]["skipped"] == [0]
    assert boom(told(s, "1 skip")) == "skipped"
    assert ended_by(s) == "M41-6"


def test_m41_6_an_act_breaks_the_row() -> None:
    s = on(41, "2.1 | 5 7.1 | 5 | 3.5")
    play(s, "0 skip", "1 cut:2A=5")
    assert look(s)["props"]["skipped"] == []


def test_m41_false_bottom_is_out() -> None:
    assert "equip:false-bottom" not in [move.text for move in dealt(4, 41).possible_cards()]

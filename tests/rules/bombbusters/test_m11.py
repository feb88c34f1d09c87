"""Mission 11: four blue wires of one number count as red."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    all_wires,
    boom,
    choices,
    is_open,
    look,
    on,
    play,
    run_to,
    start,
    tokens,
    told,
    turn,
    why,
    wire,
    won,
)

HANDS = "3 5 7 9 | 3 5 7 9 | 3 5 7 | 5 7 12"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m11_1_a_number_is_turned_before_the_wires_and_counts_as_red(seats: int) -> None:
    s = start(seats, 11)
    events = run_to(s, "turn")
    number = look(s)["props"]["number"]
    assert fact(events, "number-red") == {"value": str(number)}
    assert keys(events).index("number-red") < keys(events).index("drawn")
    assert look(s)["reds"] == 4
    assert not [name for name in all_wires(s) if name.endswith(".5")]


def test_m11_2_pointing_at_such_a_wire_explodes_the_bomb() -> None:
    s = on(11, HANDS, "number 7")
    assert boom(told(s, "0 cut:1C=5")) == "red"
    assert not won(s)


def test_m11_3_who_has_nothing_else_must_reveal_them() -> None:
    s = on(11, "7 7 | 3 7 | 3 7", "number 7")
    assert choices(s) == {"reveal"}
    assert why(s, "0 cut:1A=3") == "M11-3"
    play(s, "0 reveal")
    assert is_open(s, "0A", "0B") and turn(s) == 1


def test_m11_3_who_has_something_else_cannot_reveal_them() -> None:
    assert why(on(11, HANDS, "number 7"), "0 reveal") == "M11-3"


def test_m11_4_the_number_is_not_named() -> None:
    s = on(11, HANDS, "number 7")
    assert why(s, "0 cut:1C=7") == "M11-4"
    assert why(s, "0 double:7") == "M11-4"
    assert why(s, "0 solo:7") == "M11-4"


@pytest.mark.parametrize("seats", [2, 5])
def test_m11_5_its_equipment_is_not_in_the_pile(seats: int) -> None:
    s = start(seats, 11)
    run_to(s, "equip")
    number = look(s)["props"]["number"]
    assert number not in [move.card for move in s.possible_cards()]  # type: ignore[attr-defined]
    assert len(s.possible_cards()) == 12


def test_m11_6_no_start_token_goes_before_it() -> None:
    s = on(11, "3 7 | 3 7 | 7 | 7", "number 7; phase token")
    assert choices(s) == {"token:0A"}
    assert why(s, "0 token:0B") == "M11-6"


def test_m11_6_nor_a_post_it() -> None:
    s = on(11, "3 4* 7 | 3 4* 7 | 7 | 7", "number 7; equipment post-it")
    assert why(s, "0 post-it:0C") == "M11-6"
    play(s, "0 post-it:0A")


def test_m11_7_a_detector_marks_another_wire_instead() -> None:
    s = on(11, HANDS, "number 7")
    play(s, "0 double:3", "0 at:1C", "0 at:1D")
    assert choices(s, 1) == {"tag:1D"}


def test_m11_7_if_all_that_it_points_at_are_of_it_the_bomb_explodes() -> None:
    s = on(11, "3 9 | 3 7 7 | 7 7", "number 7")
    play(s, "0 double:3", "0 at:1B", "0 at:1C")
    assert boom(told(s, "1 tag:1B")) == "red"


def test_m11_7_the_stabilizer_holds() -> None:
    s = on(11, "3 7 9 | 3 7 9 | 7 | 7", "number 7; stable")
    assert facts(told(s, "0 cut:1B=3"), "found-red")
    assert wire(s, "1B")["value"] == "red"


def test_m11_7_two_of_them_side_by_side_are_alike() -> None:
    s = on(11, "7 7 9 12* | 9 12* | 7 | 7", "number 7; equipment alike")
    play(s, "0 alike:0A")


def test_m11_8_the_radar_cannot_ask_for_it() -> None:
    s = on(11, "3 7 8* | 3 7 8* | 7 | 7", "number 7; equipment radar")
    assert why(s, "0 radar:7") == "M11-8"
    play(s, "0 radar:3")


def test_m11_9_it_is_finished_when_all_four_are_revealed() -> None:
    s = on(11, "7 7 | 3 7* | 3 7*", "number 7")
    assert fact(told(s, "0 reveal"), "validated") == {"value": "7"}
    assert look(s)["numbers"][6] == {"value": "7", "cut": 4, "of": 4, "validated": True}


def test_m11_two_players_the_captain_places_no_token() -> None:
    s = start(2, 11)
    run_to(s, "turn")
    assert not tokens(s, 0) and len(tokens(s, 1)) == 1


def test_m11_odds_know_four_reds_of_one_place() -> None:
    s = on(11, "3 5 | 3 7 | 7 9 | 5 7 7 9", "number 7")
    red = [s.deals(0).values(wire)[14] for seat in (1, 2, 3) for wire in s.hand(seat)]
    assert abs(sum(red) - 4) < 1e-9
    assert s.deals(0).values(s.wire_at(6, 0))[14] < s.deals(0).values(s.wire_at(6, 2))[14]

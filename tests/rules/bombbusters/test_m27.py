"""Mission 27: bare hands, and tokens to choose from."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.acts import draws, fact, keys
from tests.rules.bombbusters.table import (
    at,
    choices,
    kinds,
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
    wire,
)

HANDS = "2.1 3 9 | 3.1 5 9 | 3 5 9 12 | 5 9 12"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m27_1_nobody_has_a_character(seats: int) -> None:
    s = start(seats, 27)
    run_to(s, "turn")
    assert [at(s, seat)["role"] for seat in range(seats)] == [None] * seats
    assert "double" not in kinds(s)
    assert why(s, "0 double:3") == "M27-1"


def test_m27_1_batteries_are_replaced() -> None:
    s = start(4, 27)
    run_to(s, "equip")
    assert "equip:batteries" not in draws(s)
    assert "equip:false-bottom" in draws(s)


def test_s9_for_two_the_captain_places_none() -> None:
    s = start(2, 27)
    run_to(s, "turn")
    assert (len(tokens(s, 0)), len(tokens(s, 1))) == (0, 1)


def drawn(*tokens: str, hands: str = HANDS, more: str = "") -> BombBusters:
    """The first two yellows are cut, and these tokens drawn."""
    s = play(on(27, hands, more), "0 cut:1A=yellow")
    return play(s, *(f". info:{token}" for token in tokens))


def test_m27_2_as_many_tokens_as_players_are_drawn() -> None:
    s = drawn("3", "12", "9")
    assert phase(s) == "info"
    assert fact(told(s, ". info:yellow"), "tokens-drawn")["values"] == ["3", "12", "9", "yellow"]
    assert look(s)["props"]["gifts"]["tokens"] == ["3", "12", "9", "yellow"]
    assert (phase(s), s.deciders()) == ("pick", [0])


def test_m27_2_from_the_captain_on_each_takes_one_for_the_own_hand() -> None:
    s = drawn("3", "12", "9", "9", more="captain 2")
    assert s.deciders() == [2]
    assert choices(s, 2) == {"pick:3", "pick:9", "pick:12"}
    assert fact(told(s, "2 pick:9"), "took-token") == {"seat": 2, "value": "9"}
    assert (phase(s), choices(s, 2)) == ("place", {"token:2C"})
    assert why(s, "2 token:2A") == "M27-2"
    play(s, "2 token:2C")
    assert (tokens(s, 2), s.deciders()) == ({"C": "9"}, [3])
    assert choices(s, 3) == {"pick:3", "pick:9", "pick:12"}


def test_m27_2_or_beside_the_stand_having_none() -> None:
    s = drawn("3", "12", "1", "9", more="option aid values")
    assert "missing" in keys(told(s, "0 pick:12"))
    assert at(s, 0)["absent"] == ["12"]
    assert "12" not in (wire(s, "0C", 1)["may"] or [])


def test_m27_2_then_play_goes_on() -> None:
    s = play(drawn("1", "2", "4", "6"), "0 pick:1", "1 pick:2", "2 pick:4", "3 pick:6")
    assert (phase(s), turn(s)) == ("turn", 1)


def test_m27_3_from_those_that_lie_nowhere() -> None:
    hands = "2.1 3! 9 | 3.1 5 9 | 3! 5 9* 12 | 5 9*! 12"
    s = play(on(27, hands, "absent | 5 yellow | |"), "0 cut:1A=yellow")
    counts = {card: draws(s).count(f"info:{card}") for card in ("3", "5", "9", "12", "yellow")}
    assert counts == {"3": 0, "5": 1, "9": 2, "12": 2, "yellow": 1}


def test_m27_3_the_yellow_one_goes_before_a_yellow_wire() -> None:
    s = drawn("yellow", "12", "9", "9", hands="2.1 3 7.1 | 3.1 5 8.1 | 3 5 9 12 | 5 9 12")
    play(s, "0 pick:yellow")
    assert choices(s, 0) == {"token:0C"}
    play(s, "0 token:0C")
    assert tokens(s, 0) == {"C": "yellow"}


def test_m27_3_only_closed_wires_count() -> None:
    s = drawn("9", "12", "9", "5", hands="2.1 3 9* | 3.1 5 9* | 3 5 12 | 5 12")
    assert "missing" in keys(told(s, "0 pick:9"))


def test_m27_3_who_is_out_takes_none_and_the_rest_goes_back() -> None:
    s = drawn("1", "2", "4", "6", hands="2.1 3 9 | 3.1 | 3 5 9 12 | 5 9 12")
    play(s, "0 pick:1")
    assert s.deciders() == [2]
    play(s, "2 pick:2", "3 pick:4")
    assert look(s)["props"]["gifts"]["tokens"] == []

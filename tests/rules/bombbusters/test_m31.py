"""Mission 31: everyone is bound by a constraint of their own choice."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NOT_NOW
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    choices,
    kinds,
    look,
    of_kind,
    on,
    play,
    refused,
    run_to,
    start,
    told,
    turn,
    why,
    wire,
)

HANDS = "2 3 9 | 2 3 9 | 4 5 | 4 5"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m31_1_each_takes_one_of_five_from_the_captain_on(seats: int) -> None:
    s = start(seats, 31, captain="2")
    run_to(s, "constraint")
    assert turn(s) == 1
    assert choices(s, 1) == {f"constraint:{card}" for card in "ABCDE"}
    for step, card in enumerate("CADBE"[:seats]):
        seat = (1 + step) % seats
        assert fact(told(s, f"{seat} constraint:{card}"), "constraint-taken") == {
            "seat": seat,
            "constraint": card,
        }
    own = look(s)["props"]["own_constraints"]
    assert (own["seats"][1], own["open"]) == ("C", [])
    assert look(s)["phase"] == "token"


def test_m31_1_what_is_taken_cannot_be_taken() -> None:
    s = start(4, 31)
    run_to(s, "constraint")
    play(s, "0 constraint:C")
    assert why(s, "1 constraint:C") == "M31-1"
    assert refused(s, "1 skip") is NOT_NOW


def test_m31_2_everybody_is_bound_by_the_own_card() -> None:
    s = on(31, HANDS, "bound A B C D")
    assert why(s, "0 cut:1B=3") == "KA"
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=2"}
    play(s, "0 cut:1A=2")
    assert why(s, "1 cut:2A=4") == "R9"
    assert {move[-2:] for move in of_kind(s, "cut", 1)} == {"=3", "=9"}


def test_m31_3_who_cannot_keep_it_when_the_turn_begins_is_free_for_good() -> None:
    s = on(31, "2 3 | 2 9 | 4 5 | 3 4 5 9", "bound - A; option aid values")
    events = told(s, "0 cut:1A=2")
    assert fact(events, "constraint-dropped") == {"seat": 1, "constraint": "A"}
    assert {move[-2:] for move in of_kind(s, "cut", 1)} == {"=9"}
    own = look(s)["props"]["own_constraints"]
    assert (own["seats"], own["free"]) == ([None] * 4, [1])
    assert not {"2", "4"} & set(wire(s, "1B", 3)["may"] or [])


def test_m31_4_it_is_looked_at_only_when_the_own_turn_begins() -> None:
    s = on(31, "2 3 4 | 2 9 | 4 5 | 3 5 9 | 5", "bound - A")
    assert "constraint-dropped" not in keys(told(s, "0 cut:4A=3"))
    s = on(31, "2 3 4 5 | 2 9 | 4 5 | 3 5 9 | 5", "bound - A; turn 4")
    events = told(s, "4 cut:0D=5")
    assert look(s)["props"]["own_constraints"]["seats"][1] == "A"
    assert "constraint-dropped" not in keys(events)


def test_m31_4_reds_are_revealed_whatever_the_card() -> None:
    s = on(31, "2 3 | 2 5.5* | 7.5 | 3 9 9", "bound - - C; turn 1")
    assert "constraint-dropped" not in keys(told(s, "1 cut:0A=2"))
    assert kinds(s, 2) == {"reveal"}
    assert look(s)["props"]["own_constraints"]["seats"][2] == "C"


def test_m31_3_nobody_skips() -> None:
    assert refused(on(31, HANDS, "bound A B C D"), "0 skip") is NOT_NOW


def test_m31_2_other_cards_do_not_bind() -> None:
    s = on(31, HANDS, "bound - A B C")
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=2", "=3", "=9"}
    assert facts(told(s, "0 cut:1B=3"), "cut") != []

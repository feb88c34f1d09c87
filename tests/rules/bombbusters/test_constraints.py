"""Constraint cards, and what several missions share when they name wires or open cards."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.missions.constraints import allows
from powderkeg.rules.bombbusters.pieces import YELLOW
from tests.rules.acts import draws, keys
from tests.rules.bombbusters.table import (
    lives,
    of_kind,
    on,
    phase,
    play,
    refused,
    told,
    turn,
    why,
)

HANDS = "2 3 9 | 2 3 9 | 4 5 | 4 5"
MAY_BE_SAID = {"A": "2", "B": "39", "C": "23", "D": "9", "E": "9", "F": "23"}


@pytest.mark.parametrize("card", MAY_BE_SAID)
def test_ka_kb_kc_kd_ke_kf_only_such_values_may_be_said(card: str) -> None:
    s = on(37, HANDS, f"constraint {card}")
    assert {move[-1] for move in of_kind(s, "cut")} == set(MAY_BE_SAID[card])
    for value in {*"239"} - {*MAY_BE_SAID[card]}:
        assert why(s, f"0 cut:1A={value}") == f"K{card}"


def test_k1_every_way_to_say_it_is_bound_and_both_values_of_the_ray() -> None:
    hands = "2 2 3 10* | 3 9 10* | 4 5 9 | 4 5"
    s = on(37, hands, "constraint B; equipment x-or-y")
    assert why(s, "0 double:2") == why(s, "0 solo:2") == why(s, "0 x-or-y:2+3") == "KB"


def test_k1_what_the_wire_turns_out_to_be_does_not_count() -> None:
    assert refused(on(37, HANDS, "constraint B"), "0 cut:1A=3") is None


def test_k2_yellow_fits_no_card() -> None:
    assert not any(allows(card, YELLOW) for card in "ABCDEF")


def test_k4_g_stops_everybody_at_any_time() -> None:
    s = on(37, "2 6* 9 | 2 6* 9 | 4 5 | 4 5", "constraint G; equipment rewinder; lives 2")
    assert why(s, "0 rewinder") == why(s, "0 double:2") == "KG"
    assert not {"rewinder"} & of_kind(s, "rewinder", 2)


def test_k4_instant_cards_happen_anyway() -> None:
    hands = "3* 3* 3 9 | 3 9 | 4 5 | 4 5"
    events = told(on(57, hands, f"{PAIRS}; constraint G; equipment emergency-drop"), "0 cut:1A=3")
    assert "restored" in keys(events)


PAIRS = "paired A B C D E F G H I J K L"


def test_k6_under_l_the_stabilizer_stops_every_step() -> None:
    s = on(37, "2 3 9* | 2 3 9* | 4 5 | 4 5", "constraint L; equipment stabilizer")
    assert lives(play(s, "0 stabilizer", "0 cut:1A=3")) == 4


def test_k6_a_detector_that_fails_costs_two_steps_once() -> None:
    s = play(on(37, HANDS, "constraint L"), "0 double:9", "0 at:1A", "0 at:1B", "1 tag:1A")
    assert lives(s) == 2


def test_n17_until_all_are_named_nothing_is_told() -> None:
    s = play(on(13, "2.5 5 | 3.5 5 | 4.5 9 | 9"), "0 name-reds")
    events = told(s, "0 at:1B")  # it is blue
    assert (phase(s), s.outcome()) == ("aim", None)
    assert "exploded" not in keys(events)


YELLOWS = "2.1 3 9 | 3.1 5 9 | 3 5 9 12 | 5 9 12"


def test_e15_false_bottom_draws_what_this_mission_has() -> None:
    s = play(on(28, YELLOWS, "equipment false-bottom mug"), "0 cut:1A=yellow")
    assert (phase(s), len(draws(s)), "equip:mug" in draws(s)) == ("false-bottom", 11, False)


def test_e15_it_brings_as_many_as_there_are() -> None:
    cards = "unlike walkie triple post-it super rewinder batteries radar stabilizer x-or-y mug"
    s = play(on(28, YELLOWS, f"equipment false-bottom {cards}"), "0 cut:1A=yellow")
    assert draws(s) == ["equip:alike"]
    play(s, ". equip:alike")
    assert (phase(s), turn(s)) == ("turn", 1)

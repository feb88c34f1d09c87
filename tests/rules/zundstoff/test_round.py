"""A round from its first card to the next one, and the start marker."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NOT_AWAITED, NOT_NOW, WATCHER
from powderkeg.rules.zundstoff import GAME
from powderkeg.rules.zundstoff.state import Zundstoff
from tests.rules.acts import facts, keys
from tests.rules.zundstoff.table import (
    IDLE,
    at,
    board,
    idle_round,
    laid_out,
    phase,
    play,
    refused,
    round_of,
    scene,
    seats_of,
    show,
    shown,
    start,
    told,
    where,
)

STEPS = "sun-turned planet-turned flight-won flight-chosen flew turned-up".split()


def test_b5_b6_b10_b12_b14_the_five_steps_follow_each_other() -> None:
    """Two cards, the sun, the planets, the winners, the flights; and then the next round."""
    s, events = show("", "sun planet | red3 blue3 | yellow2 sun")
    assert phase(s) == "choose"
    events += told(s, "1 flight:red")
    told_steps = [key for key in keys(events) if key in STEPS]
    assert list(dict.fromkeys(told_steps)) == STEPS
    assert keys(events)[-1] == "round-began"
    assert (round_of(s), phase(s)) == (2, "first")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b5_every_seat_shows_two_cards_in_a_round(seats: int) -> None:
    events = idle_round(laid_out(seats), "black1 black2")
    assert [fact["which"] for fact in facts(events, "revealed")] == ["first", "second"]
    assert len(facts(events, "showed")) == 2 * seats


def test_b5_the_next_round_begins_with_all_again() -> None:
    s = shown("", f"{IDLE} | {IDLE} | {IDLE}")
    assert s.deciders() == [0, 1, 2]
    assert [at(s, seat)["ready"] for seat in range(3)] == [False] * 3


def test_every_move_has_its_moment() -> None:
    s = scene("")
    for text in ("turn:1+1", "flight:red", "name:red", "fly:1", "fly:sun", "fly:rose"):
        assert refused(s, f"0 {text}") is NOT_NOW
    assert refused(s, ". earth:1") is NOT_NOW


def test_while_nature_deals_nobody_plays() -> None:
    assert refused(start(), "0 card:sun") is NOT_AWAITED


# Flights in order.


def test_b14_each_flyer_sees_where_those_before_it_landed() -> None:
    """Seat 1 on planet 9 lands on planet 2; seat 0 on planet 3 decides after that."""
    s = shown(f"{board('8:3', '4:4', '9:9', '5:2')}; pawns 3 | 9", "red3 black1 | red3 black1")
    assert s.deciders() == [1]
    assert refused(s, "0 fly:4") is NOT_AWAITED
    play(s, "1 fly:2")
    assert where(s) == [3, 2]
    assert s.deciders() == [0]


def test_b14_forced_flights_between_two_choices_fly_by_themselves() -> None:
    """Planet 9 chooses, planet 5 must land on a rose, planet 3 chooses."""
    s = shown(
        f"{board('8:3', '4:4', '9:9', '5:2', '10:5+1')}; pawns 3 | 9 | 5",
        "red3 black1 | red3 black1 | red3 black1",
    )
    assert s.deciders() == [1]
    events = told(s, "1 fly:2")
    assert seats_of(events, "flew") == [1, 2]
    assert s.deciders() == [0]


# The start marker.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_z_2_the_marker_passes_to_the_left_every_round(seats: int) -> None:
    s = play(dealt(seats), ". marker:0")
    assert s.view(0)["marker"] == 0
    pairs = ["black1 black2", "sun planet"]
    for number, cards in enumerate(pairs, 1):
        events = idle_round(s, cards)
        assert facts(events, "round-began")[-1] == {"round": number + 1, "seat": number % seats}
        assert s.view(0)["marker"] == number % seats


def dealt(seats: int) -> Zundstoff:
    """Nature has laid the discs; the marker is still to be drawn."""
    s = start(seats)
    while s.chances()[0].key != "marker":
        play(s, f". {s.chances()[0].text}")
    return s


def test_z_2_it_passes_when_nobody_flew_and_when_somebody_did() -> None:
    assert shown("marker 1", f"{IDLE} | {IDLE} | {IDLE}").view(0)["marker"] == 2
    assert shown("marker 1", f"red3 sun | {IDLE} | {IDLE}").view(0)["marker"] == 2
    assert shown("marker 2", f"{IDLE} | {IDLE} | {IDLE}").view(0)["marker"] == 0


def test_z11_the_marker_of_this_round_decides_and_not_the_next_one() -> None:
    _, events = show("marker 1; round 6", "red3 sun | red3 sun | red3 sun")
    assert seats_of(events, "flew") == [1, 2, 0]
    assert facts(events, "round-began") == [{"round": 7, "seat": 2}]


def test_z11_the_first_round_is_told_with_its_marker() -> None:
    s = dealt(3)
    events = told(s, ". marker:2")
    assert facts(events, "round-began") == [{"round": 1, "seat": 2}]
    assert facts(events, "laid-out") == [{"seat": 2}]


# What is seen of it.


def test_z12_all_see_who_still_turns_and_who_still_flies() -> None:
    s = shown(
        f"{board('8:7', '9:9', '3:5', '4:2', '13:3')}; pawns 7 | 9 | 1",
        "planet red3 | planet red3 | blue3 black1",
    )
    assert phase(s) == "turn"
    assert [turner["seat"] for turner in s.view(WATCHER)["order"]] == [1, 0]
    play(s, "1 turn:5+1", "0 turn:5+1")
    assert phase(s) == "fly"
    assert [(f["seat"], f["planet"], f["number"]) for f in s.view(WATCHER)["order"]] == [
        (0, 7, 2),
        (2, 1, 2),
    ]
    assert [at(s, seat, WATCHER)["flight"] for seat in range(3)] == ["red", "red", "blue"]
    assert GAME.strategy.rounds(s) == 1

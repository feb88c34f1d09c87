"""What a seat sees: numbers, claims, what lies between, and nothing that is hidden."""

from __future__ import annotations

from typing import cast

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.core import CHANCE, SILENT, WATCHER, Seat, View
from powderkeg.rules.rng import Rng
from tests.rules.acts import facts, keys
from tests.rules.bombbusters.table import (
    MISSIONS,
    at,
    base,
    claim,
    look,
    on,
    play,
    run_to,
    start,
    told,
    wire,
)

# Validation.


def test_r10_the_fourth_cut_of_a_number_is_validated() -> None:
    s = base("5 8 | 5 8 | 5 8* 9 | 5 8* 9")
    assert claim(s, "8")["validates"]
    assert not claim(s, "5")["validates"]
    events = told(s, "0 cut:1B=8")
    assert facts(events, "validated") == [{"value": "8"}]
    (eight,) = [number for number in look(s)["numbers"] if number["value"] == "8"]
    assert eight == {"value": "8", "cut": 4, "of": 4, "validated": True}


def test_r10_the_second_is_not() -> None:
    s = base("5 8 | 5 8 | 8 9 | 8 9")
    assert "validated" not in keys(told(s, "0 cut:1B=8"))
    (eight,) = [number for number in look(s)["numbers"] if number["value"] == "8"]
    assert (eight["cut"], eight["validated"]) == (2, False)


def test_r10_a_solo_cut_of_four_is_validated() -> None:
    s = base("8 8 8 8 9 | 5 9 | 5 12 | 12")
    assert facts(told(s, "0 solo:8"), "validated") == [{"value": "8"}]


def test_r10_yellow_has_no_validation_token() -> None:
    s = base("2.1 5 | 3.1 5 | 9 12 | 9 12")
    assert "validated" not in keys(told(s, "0 cut:1A=yellow"))
    assert look(s)["yellows"] == (2, 2)


# Between.


def test_r6_what_lies_open_or_is_tagged_bounds_what_lies_between() -> None:
    s = base("5 9 | 3! 5 8* 9 12 | 8* 12 | 3 3 3")
    lows = [wire(s, f"1{place}")["low"] for place in "BDE"]
    highs = [wire(s, f"1{place}")["high"] for place in "BDE"]
    assert lows == ["3", "8", "8"]
    assert highs == ["8", None, None]


# Secrets.


@pytest.mark.parametrize("eye", [0, 1, 3, WATCHER])
def test_r14_a_closed_wire_of_another_tells_nothing(eye: Seat) -> None:
    s = base("2 5 9 | 3 5 8.5 9 | 6 12 | 2 3 6 12")
    for owner in range(4):
        for w in at(s, owner, eye)["stands"][0]["wires"]:
            if owner != eye:
                assert (w["wire"], w["value"], w["token"], w["known"]) == (None, None, None, False)


def test_r7_claims_are_for_who_may_cut() -> None:
    s = base("5 8 | 5 8 | 12 | 12")
    assert {c["value"] for c in look(s, 0)["claims"]} == {"5", "8"}
    assert look(s, 1)["claims"] == []
    assert look(s, 1)["miss"] is None or look(s, WATCHER)["claims"] == []


# Signals.

PHRASES = {"mind-robot", "mind-dial", "equipment", "take-time", "well-cut", "mission-rule"}


def signals(view: object) -> set[str]:
    said = GAME.manners.signals(cast(View, view))
    assert said is not None, "one may talk freely"
    return set(said)


@pytest.mark.parametrize("mission", MISSIONS)
def test_r14_d39_there_is_no_free_talk(mission: int) -> None:
    s = start(4, mission)
    run_to(s, "turn", "card", "call")
    assert signals(look(s)) <= PHRASES


@pytest.mark.parametrize("mission", [44, 45, 49])
def test_d39_m44_4_m49_3_where_there_is_silence_nothing_is_said(mission: int) -> None:
    """Thumbs up under water, and who says anything but "Snip!" gives a hint."""
    s = start(4, mission)
    run_to(s, "turn", "call")
    assert signals(look(s)) == set()


# One captain after the other.


def test_r1_next_time_the_captain_is_who_sits_to_the_left() -> None:
    setup = GAME.setup(4, {"mission": "4", "captain": "2"})
    s = on(4, "5 | 5 | 9* | 9*", "captain 1; turn 0")
    play(s, "0 cut:1A=5")
    assert GAME.course.sequel(setup, s)["captain"] == "3"
    assert GAME.course.sequel(setup, s)["mission"] == "5"


def test_r1_after_the_last_seat_comes_the_first_and_a_lost_mission_is_tried_again() -> None:
    setup = GAME.setup(4, {"mission": "8", "captain": "random"})
    s = on(8, "5 9 | 5 9 | 12 | 12", "captain 3; turn 0; lives 1")
    play(s, "0 cut:1A=9")
    assert GAME.course.sequel(setup, s)["captain"] == "1"
    assert GAME.course.sequel(setup, s)["mission"] == "8"


def test_r1_after_training_comes_mission_9_and_then_one_after_the_other() -> None:
    for mission, following in (("8", "9"), ("53", "54")):
        setup = GAME.setup(4, {"mission": mission})
        s = on(int(mission), "5 | 5 | 9* | 9*")
        play(s, "0 cut:1A=5")
        assert GAME.course.sequel(setup, s)["mission"] == following


def test_r1_m50_1_the_aid_is_left_behind_before_mission_50() -> None:
    setup = GAME.setup(4, {"mission": "49", "aid": "odds"})
    s = on(49, "3 | 3 | 9* | 9*", "oxygen 5 5 5 5")
    play(s, "0 cut:1A=3")
    assert GAME.course.sequel(setup, s)["mission"] == "50"
    assert GAME.course.sequel(setup, s)["aid"] == "off"


def test_a_finished_game_hides_nothing_from_who_watches_it() -> None:
    s = start(3, 43)
    rng = Rng("to the end")
    while s.outcome() is None:
        actor = s.actors()[0]
        s.play(actor, rng.pick(s.chances() if actor == CHANCE else s.moves(actor)), SILENT)
    assert look(s)["phase"] == "over"

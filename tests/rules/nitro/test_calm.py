"""The calm game: gentle tilts instead of seconds, turn by turn, and no clock."""

from __future__ import annotations

from functools import cache

import pytest

from powderkeg.rules.core import NEVER
from powderkeg.rules.nitro.state import Nitro
from tests.rules.nitro.bench import (
    FORMULA,
    at,
    bench,
    can,
    choices,
    cube,
    fact,
    facts,
    flask,
    history,
    keys,
    laid,
    load_all,
    mixing,
    phase,
    play,
    poop,
    scene,
    shove,
    start,
    still,
    stopping,
    stops,
    tick,
    told,
    told_all,
    why,
    won,
)

CALM = "option pace calm"
WAYS = {f"tilt:{way}" for way in ("n", "ne", "e", "se", "s", "sw", "w", "nw", "level")}


def calm(beaks: str, more: str = "") -> Nitro:
    return bench(beaks, more=f"{CALM}; {more}")


@cache
def last_tilt(held: str, poop_of: int) -> Nitro:
    """Everyone has one tilt left."""
    seats = held.count("|") + 1
    ticks = " | ".join(["1770"] * seats)
    beaks = " | ".join(["G"] * seats)
    return calm(beaks, f"{history(held)}; poop {poop_of}; ticks {ticks}")


# Tilts.


def test_c2_one_tilts_gently_or_stops_and_nothing_else() -> None:
    s = calm("- | -")
    assert choices(s, 0) == {*WAYS, "stop"}
    for text in (mixing(still(12)), mixing(shove("n", 36)), stopping(still(3)), "back:R"):
        assert why(s, f"0 {text}") == "C2"


def test_c2_a_tilt_is_half_a_second_held_and_then_level() -> None:
    """Twenty ticks at full tilt and ten level: as the same pushes would do with sand."""
    s = play(calm("- | -"), "0 tilt:w")
    assert tick(s) == 30
    sand = play(
        bench("- | -"), f"0 {mixing(shove('w', 20, 51) + still(4))}", f"0 {stopping(still(6))}"
    )
    assert flask(s, 0)["cubes"] == flask(sand, 0)["cubes"]
    assert cube(s, "purple") != cube(calm("- | -"), "purple")


def test_c2_everyones_tilt_comes_before_anyones_next() -> None:
    s = calm("- | - | -")
    assert (s.deciders(), s.volunteers()) == ([0, 1, 2], [])
    play(s, "1 tilt:n")
    assert (s.deciders(), s.volunteers()) == ([0, 2], [])
    assert not can(s, "1 tilt:n") and not can(s, "1 stop")
    play(s, "0 tilt:n", "2 tilt:n")
    assert s.deciders() == [0, 1, 2]


def test_c2_no_clock_runs() -> None:
    s = start(2, pace="calm")
    assert s.due() == NEVER
    s = laid(2, pace="calm")
    assert s.due() == NEVER
    events = told_all(s, "0 load:GBRYP", "1 load:GBRYP")
    assert "counted" not in keys(events)
    assert fact(events, "sand-turned") == {"seat": 0}
    assert (phase(s), s.due()) == ("mix", NEVER)


@pytest.mark.parametrize(("sand", "tilts"), [("30", 60), ("45", 90), ("60", 120)])
def test_c1_c2_there_are_sixty_gentle_tilts_or_as_many_as_are_agreed(sand: str, tilts: int) -> None:
    view = at(laid(2, sand=sand, pace="calm"))
    assert view["calm"]
    assert view["sand"] == tilts * view["tilt"]


# Stopping.


def test_c2_stops_after_as_many_tilts_are_stops_at_once() -> None:
    s = calm("- | - | -", f"{history('- | - | -')}; poop 0")
    play(s, "0 tilt:level", "1 tilt:level", "2 tilt:level")
    events = told_all(s, "0 stop", "2 stop", "1 stop")
    assert stops(events) == [1, 2, 0]


def test_c2_one_tilt_less_is_earlier() -> None:
    s = calm("- | -")
    play(s, "1 stop")
    events = told(s, "0 tilt:n")
    assert fact(events, "took-stop") == {"seat": 1, "number": 1, "how": "stop", "tick": 0}
    events = told(s, "0 stop")
    assert stops(events) == [0]
    assert phase(s) == "lay"


def test_c2_the_same_goal_as_ever() -> None:
    s = calm("G B | G B R")
    assert won(told_all(s, "0 stop", "1 tilt:level", "1 stop")) == {0: "G8 B9", 1: "R6"}
    assert poop(s) == 0


def test_c2_the_last_one_may_go_on_alone() -> None:
    s = play(calm("- | -"), "0 stop", "1 tilt:n", "1 tilt:n", "1 tilt:e")
    assert s.deciders() == [1]
    assert tick(s, 1) == 90


# The end of the tilts.


def test_c2_when_the_tilts_are_used_up_cards_are_dealt_at_once() -> None:
    s = last_tilt("- | -", 0).clone()
    assert "sand-out" not in keys(told(s, "0 tilt:level"))
    events = told(s, "1 tilt:level")
    assert "sand-out" in keys(events)
    assert stops(events) == [0, 1]
    assert {each["how"] for each in facts(events, "took-stop")} <= {"dealt", "last"}
    assert won(events) == {1: "G8"}  # seat 0 has the poop, and it is not in front
    assert phase(s) == "lay"


def test_c2_by_the_lower_score_then_the_seat_whoever_has_the_poop() -> None:
    s = last_tilt("G10 | R1", 1).clone()
    assert stops(told_all(s, "0 tilt:level", "1 tilt:level")) == [1, 0]


def test_c2_one_who_is_left_gets_the_last_card() -> None:
    s = play(last_tilt("- | -", 0).clone(), "0 stop")
    events = told(s, "1 tilt:level")
    assert stops(events) == [0, 1]
    assert facts(events, "took-stop")[1]["how"] == "last"


def test_c2_the_whole_way_from_the_cards_to_the_second_round() -> None:
    s = load_all(laid(2, FORMULA, pace="calm"))
    play(s, "0 tilt:n", "1 tilt:e", "0 stop", "1 stop")
    assert (phase(s), at(s)["round"]) == ("lay", 2)


def test_c2_a_cube_does_not_jump_out_by_gentle_tilts() -> None:
    s = calm("G B | -")
    events = told_all(s, "0 tilt:e", "1 tilt:level", "0 tilt:w", "1 tilt:level", "0 tilt:e")
    assert "jumped-out" not in keys(events)


def test_c2_a_scene_with_a_cube_beside_the_flask_goes_on_without_it() -> None:
    s = scene(f"seats 2; {CALM}; formula {FORMULA}; beaks G B | -; out R | -")
    assert won(told_all(s, "0 stop", "1 tilt:level", "1 stop")) == {0: "G8 B9"}

"""Phase 2: the cubes go into the start area, in any arrangement, and the poop with them."""

from __future__ import annotations

from itertools import permutations

import pytest

from powderkeg.rules.core import NEVER, NOT_NOW
from powderkeg.rules.nitro.state import Nitro
from tests.rules.nitro.bench import (
    COLOURS,
    FORMULA,
    LETTERS,
    SLOTS,
    at,
    can,
    choices,
    fact,
    facts,
    flask,
    history,
    keys,
    laid,
    phase,
    play,
    refusal,
    scene,
    told,
    why,
)

POOP = f"seats 3; {history('- | - | -')}; poop 1; formula {FORMULA}; phase load"
ROW = "58.6,48.6,38.6,28.6,18.6"
CORNERS = "16.5,60.5,16.18,60.18,38.11"


def places(s: Nitro, seat: int = 0) -> list[tuple[int, int]]:
    """Where the cubes were laid, by cube."""
    return [(x, y) for x, y in flask(s, seat)["places"]]


def seen(s: Nitro, seat: int = 0) -> list[tuple[str, int, int]]:
    """Where the cubes are seen to lie."""
    return [(each["cube"], round(each["x"]), round(each["y"])) for each in flask(s, seat)["cubes"]]


# In any order.


def test_b2_the_five_cubes_may_be_loaded_in_any_order() -> None:
    orders = {f"load:{''.join(order)}" for order in permutations(LETTERS)}
    assert len(orders) == 120
    assert choices(laid(), 0) == choices(laid(), 1) == orders


def test_b2_the_first_cube_lies_nearest_to_the_way_out() -> None:
    s = laid()
    events = told(s, "0 load:PYRBG")
    # By cube: green, blue, red, yellow, purple.
    assert places(s) == [SLOTS[4], SLOTS[3], SLOTS[2], SLOTS[1], SLOTS[0]]
    assert fact(events, "loaded") == {
        "seat": 0,
        "places": [[18, 6], [28, 6], [38, 6], [48, 6], [58, 6]],
        "how": "ready",
    }
    assert seen(s) == [(name, *place) for name, place in zip(COLOURS, places(s), strict=True)]


def test_b2_all_load_at_once_and_loading_is_being_ready() -> None:
    s = laid(3)
    assert s.deciders() == [0, 1, 2]
    play(s, "1 load:GBRYP")
    assert s.deciders() == [0, 2]
    assert [flask(s, seat)["loaded"] for seat in range(3)] == [False, True, False]
    assert not can(s, "1 load:PYRBG")
    play(s, "2 load:GBRYP")
    assert keys(told(s, "0 load:GBRYP"))[-1] == "counted"


def test_b2_nothing_is_hidden_of_a_loading() -> None:
    s = play(laid(3), "1 load:PYRBG")
    assert flask(s, 1, eye=0)["places"] == flask(s, 1, eye=1)["places"]


# Anywhere.


@pytest.mark.parametrize(
    "where", [ROW, CORNERS, "20.6,28.6,36.6,44.6,52.6", "16.5,24.5,16.13,60.18,24.13"]
)
def test_b2_cubes_may_lie_anywhere_in_the_start_area_side_by_side(where: str) -> None:
    s = laid()
    assert can(s, f"0 place:{where}")
    play(s, f"0 place:{where}")
    wanted = [tuple(map(int, word.split("."))) for word in where.split(",")]
    assert places(s) == wanted
    assert [place[1:] for place in seen(s)] == wanted


def test_b2_placing_in_the_slots_is_loading_in_order() -> None:
    placed = play(laid(), f"0 place:{ROW}")
    loaded = play(laid(), "0 load:GBRYP")
    assert flask(placed, 0) == flask(loaded, 0)


@pytest.mark.parametrize(
    "where",
    [
        "15.6,48.6,38.6,28.6,58.6",
        "61.6,48.6,38.6,28.6,18.6",
        "58.4,48.6,38.6,28.6,18.6",
        "58.19,48.6,38.6,28.6,18.6",
        "58.6,48.6,38.6,28.6,0.0",
        "58.6,48.6,38.6,28.6,4.99",
        "58.6,48.6,38.6,28.6,999.999",
    ],
)
def test_b2_nothing_may_stick_out_of_the_start_area(where: str) -> None:
    assert why(laid(), f"0 place:{where}") == "B2"


@pytest.mark.parametrize(
    "where",
    [
        "58.6,58.6,38.6,28.6,18.6",
        "58.6,51.6,38.6,28.6,18.6",
        "58.6,58.13,38.6,28.6,18.6",
        "58.6,51.13,38.6,28.6,18.6",
        "38.6,58.6,48.6,28.6,44.12",
    ],
)
def test_b2_no_cube_lies_on_another(where: str) -> None:
    assert why(laid(), f"0 place:{where}") == "B2"


def test_b2_every_move_has_its_moment() -> None:
    s = laid()
    for text in ("tilt:n", "stop", "grab:3", "back:R", "lay:G1"):
        problem = refusal(s, f"0 {text}")
        assert problem is not None
        assert problem.rule is NOT_NOW


# The poop.


def test_b3_who_has_the_poop_must_load_it_too() -> None:
    s = scene(POOP)
    assert choices(s, 1) == {f"load:M{''.join(order)}" for order in permutations(LETTERS)}
    assert why(s, "1 load:GBRYP") == "B3"
    assert why(s, f"1 place:{ROW}") == "B3"
    play(s, "1 load:MYBRGP")
    assert places(s, 1) == [SLOTS[4], SLOTS[2], SLOTS[3], SLOTS[1], SLOTS[5], SLOTS[0]]
    assert [name for name, *_ in seen(s, 1)] == [*COLOURS, "poop"]


def test_b3_it_may_lie_anywhere_as_well() -> None:
    s = play(scene(POOP), f"1 place:{ROW},60.18")
    assert places(s, 1)[5] == (60, 18)
    assert why(scene(POOP), f"1 place:{ROW},61.18") == "B2"
    assert why(scene(POOP), f"1 place:{ROW},58.13") == "B2"


def test_b3_nobody_else_loads_it() -> None:
    s = scene(POOP)
    for seat in (0, 2):
        assert why(s, f"{seat} load:MGBRYP") == "B3"
        assert why(s, f"{seat} place:{ROW},60.18") == "B3"
        assert can(s, f"{seat} load:GBRYP")


def test_b3_in_the_first_round_nobody_has_it() -> None:
    s = laid(4)
    assert [seat["poop"] for seat in at(s)["seats"]] == [False] * 4
    assert not any(can(s, f"{seat} load:MGBRYP") for seat in range(4))


def test_b16_who_has_the_poop_wants_it_in_front() -> None:
    s = scene(POOP)
    assert at(s, 1)["wanted"] == ["poop", *COLOURS]
    assert at(s, 0)["wanted"] == COLOURS


# Time for it.


def test_n15_nobody_is_hurried_before_the_first_is_ready() -> None:
    s = laid(3)
    assert (s.due(), phase(s)) == (NEVER, "load")
    assert not can(s, "* wait:1")
    assert len(at(s, 0)["formula"]) == 5


def test_n15_then_the_others_have_twenty_seconds() -> None:
    s = play(laid(3), "1 load:GBRYP")
    assert s.due() == 20
    play(s, "* wait:5", "0 load:GBRYP")
    assert (s.due(), phase(s)) == (15, "load")


def test_n15_who_is_late_gets_the_usual_arrangement() -> None:
    """In the order of the formula, the first cube nearest to the way out."""
    s = play(laid(3, "P1 Y2 R6 B9 G8"), "1 load:GBRYP", "* wait:19")
    events = told(s, "* wait:1")
    assert [(each["seat"], each["how"]) for each in facts(events, "loaded")] == [
        (0, "late"),
        (2, "late"),
    ]
    for seat in (0, 2):
        assert places(s, seat) == [SLOTS[4], SLOTS[3], SLOTS[2], SLOTS[1], SLOTS[0]]
    assert places(s, 1) == SLOTS[:5]
    assert phase(s) == "countdown"


def test_n15_then_the_poop_lies_first() -> None:
    s = play(scene(POOP), "0 load:GBRYP", "* wait:20")
    assert places(s, 1) == [*SLOTS[1:6], SLOTS[0]]


def test_n15_when_all_are_ready_nobody_waits() -> None:
    s = play(laid(), "0 load:GBRYP", "* wait:3", "1 load:GBRYP")
    assert phase(s) == "countdown"
    assert s.due() == 3


def test_c2_in_the_calm_game_there_is_no_hurry() -> None:
    s = laid(2, pace="calm")
    assert s.due() == NEVER
    play(s, "0 load:GBRYP", "1 load:PYRBG")
    assert phase(s) == "mix"

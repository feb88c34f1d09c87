"""Phase 5: the mouse poop, and what it costs."""

from __future__ import annotations

import pytest

from powderkeg.rules.nitro.state import Nitro
from tests.rules.nitro.bench import (
    COLOURS,
    FORMULA,
    RIGHT,
    at,
    beak,
    bench,
    cards,
    fact,
    facts,
    flask,
    history,
    keys,
    lay,
    load_all,
    phase,
    play,
    poop,
    stop_in_turn,
    stops,
    told,
    told_all,
    won,
)


def with_poop(beaks: str, owner: int = 0, more: str = "") -> Nitro:
    """The second round; somebody has the poop."""
    held = " | ".join("-" for _ in beaks.split("|"))
    return bench(beaks, more=f"{history(held)}; poop {owner}; {more}")


# Who gets it.


@pytest.mark.parametrize("first", [0, 1, 2])
def test_b15_who_took_stop_card_1_gets_the_poop(first: int) -> None:
    s = bench("- | - | -")
    events = stop_in_turn(s, first, *(seat for seat in range(3) if seat != first))
    assert fact(events, "got-poop") == {"seat": first, "again": "no"}
    assert poop(s) == first


def test_b15_it_goes_from_hand_to_hand() -> None:
    s = with_poop("- | - | -", 0)
    events = stop_in_turn(s, 2, 0, 1)
    assert fact(events, "got-poop") == {"seat": 2, "again": "no"}
    assert poop(s) == 2


def test_n9_who_has_it_and_takes_card_1_again_keeps_it() -> None:
    s = with_poop("- | - | -", 1)
    events = stop_in_turn(s, 1, 0, 2)
    assert fact(events, "got-poop") == {"seat": 1, "again": "yes"}
    assert poop(s) == 1


def test_m8_it_is_taken_in_this_round_and_counts_in_the_next() -> None:
    """Who takes card 1 scores with a clean beak; only then it has to load the poop."""
    s = bench(f"{RIGHT} | -")
    events = stop_in_turn(s)
    assert won(events) == {0: FORMULA}
    assert keys(events).index("got-poop") > keys(events).index("won-card")
    lay(s)
    assert at(s, 0)["wanted"][0] == "poop"
    assert at(s, 1)["wanted"][0] != "poop"


def test_m8_the_new_owner_loads_it_and_the_old_one_does_not() -> None:
    s = with_poop("- | -", 0)
    stop_in_turn(s, 1, 0)
    load_all(lay(s))
    assert [len(flask(s, seat)["places"]) for seat in range(2)] == [5, 6]


def test_n12_after_the_last_round_it_is_not_handed_on() -> None:
    held = "G1 G2 G4 G6 G10 G11 | -"
    s = bench("- | -", more=f"{history(held, 7)}; poop 1")
    events = stop_in_turn(s)
    assert stops(events) == [0, 1]
    assert "got-poop" not in keys(events)
    assert phase(s) == "over"


def test_n12_and_it_costs_no_points() -> None:
    held = "G1 G2 G4 G6 G10 G11 | B1"
    s = bench("- | G", more=f"{history(held, 7)}; poop 1")
    stop_in_turn(s, 1, 0)
    assert cards(s, 1) == ["B1"]


# What it costs.


def test_b16_with_the_poop_in_front_and_the_formula_behind_all_is_won() -> None:
    s = with_poop(f"M {RIGHT} | -")
    assert flask(s, 0)["right"] == 6
    events = stop_in_turn(s)
    assert won(events) == {0: FORMULA}
    assert [each["place"] for each in facts(events, "won-card")] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("inside", ["G B R Y P", "G M B R", "G B R Y P M", "G"])
def test_b16_without_the_poop_in_front_nothing_is_won(inside: str) -> None:
    s = with_poop(f"{inside} | G")
    assert (flask(s, 0)["right"], flask(s, 0)["worth"]) == (0, 0)
    events = stop_in_turn(s)
    assert won(events) == {1: "G8"}
    assert facts(events, "missed")[0] == {
        "seat": 0,
        "place": 0,
        "cube": "poop",
        "found": "green",
    }


@pytest.mark.parametrize(("behind", "count"), [("G", 1), ("G B", 2), ("G B Y", 2), ("G B R Y", 4)])
def test_b16_behind_it_cube_by_cube_as_ever(behind: str, count: int) -> None:
    events = stop_in_turn(with_poop(f"M {behind} | -"))
    assert won(events) == {0: " ".join(FORMULA.split()[:count])}


@pytest.mark.parametrize("inside", ["M", "M B G", "M P", "M B R Y P G"])
def test_m6_with_nothing_or_a_wrong_cube_behind_the_poop_nothing_is_won(inside: str) -> None:
    s = with_poop(f"{inside} | -")
    events = stop_in_turn(s)
    assert won(events) == {}
    found = {"B": "blue", "P": "purple"}.get(inside[2:3], "none")
    assert facts(events, "missed")[0] == {"seat": 0, "place": 1, "cube": "green", "found": found}


def test_n10_the_poop_may_be_left_out_and_then_nothing_is_won() -> None:
    s = with_poop(f"{RIGHT} | G B", more="out M | -")
    assert beak(s, 0) == COLOURS
    events = stop_in_turn(s)
    assert won(events) == {1: "G8 B9"}


def test_n10_it_may_be_put_back_like_any_cube() -> None:
    s = with_poop("G B R | -", more="out M | -")
    assert facts(told(s, "0 back:M"), "went-back") == [{"seat": 0, "cube": "poop"}]


def test_b16_nobody_else_needs_it() -> None:
    events = stop_in_turn(with_poop("M | G B R"))
    assert won(events) == {1: "G8 B9 R6"}


def test_b12_with_the_poop_a_card_that_is_gone_does_not_break_the_chain_either() -> None:
    s = with_poop("M G B | G")
    events = told_all(s, "1 stop", "0 tilt:level", "0 stop")
    assert won(events) == {1: "G8", 0: "B9"}


def test_b15_the_whole_way_to_the_second_round() -> None:
    s = bench("- | -")
    stop_in_turn(s, 1, 0)
    lay(s, "P9 Y3 R4 B5 G6")
    play(s, "0 load:PYRBG", "1 load:MPYRBG", "* wait:3")
    assert phase(s) == "mix"
    assert at(s)["round"] == 2
    assert [len(flask(s, seat)["cubes"]) for seat in range(2)] == [5, 6]

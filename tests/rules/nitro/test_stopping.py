"""Stopping: the lowest stop card, by ticks and not by who is heard first, and hands off."""

from __future__ import annotations

import pytest

from powderkeg.rules.nitro.state import Nitro
from tests.rules.nitro.bench import (
    RIGHT,
    able,
    at,
    bench,
    can,
    fact,
    facts,
    flask,
    history,
    keys,
    mixing,
    phase,
    play,
    poop,
    scores,
    shove,
    still,
    stop_in_turn,
    stopping,
    stops,
    told,
    told_all,
    won,
)


def later(won_so_far: str, poop_of: int) -> Nitro:
    """The second round: three seats with empty beaks, cards and poop as said."""
    return bench("- | - | -", more=f"{history(won_so_far)}; poop {poop_of}")


# The lowest card.


def test_b5_who_stops_takes_the_lowest_stop_card_left() -> None:
    s = bench("- | - | - | -")
    assert at(s)["next_stop"] == 1
    assert stops(stop_in_turn(s, 2, 0, 3, 1)) == [2, 0, 3, 1]


def test_b5_the_card_comes_as_soon_as_all_who_mix_are_past_that_tick() -> None:
    s = bench("- | - | -")
    assert keys(told(s, "1 stop")) == ["stopped"]
    assert flask(s, 1)["stop_card"] is None
    assert "took-stop" not in keys(told(s, "0 tilt:level"))
    events = told(s, "2 tilt:level")
    assert fact(events, "took-stop") == {"seat": 1, "number": 1, "how": "stop", "tick": 0}
    assert flask(s, 1)["stop_card"] == 1
    assert at(s)["next_stop"] == 2


def test_b5_at_the_same_tick_one_may_still_stop_as_well() -> None:
    """Seat 0 stops at tick 12 and has the poop; seat 1, at tick 12 too, can still be before it."""
    s = play(later("- | - | -", 0), "0 tilt:level", "1 tilt:level", f"2 {mixing(still(24))}")
    assert "took-stop" not in keys(told(s, "0 stop"))
    assert stops(told_all(s, "1 stop", "2 stop")) == [1, 0, 2]


def test_b5_stops_are_ordered_by_their_ticks_and_not_by_who_is_heard_first() -> None:
    s = play(bench("- | - | -"), f"0 {mixing(still(24))}")
    events = told(s, f"0 {stopping(still(1))}")
    events += told(s, f"2 {mixing(still(24))}")
    events += told(s, f"2 {stopping(still(2))}")
    assert stops(events) == []
    events = told_all(s, "1 tilt:level", f"1 {stopping(still(3))}")
    assert stops(events) == [1, 0, 2]
    assert [each["tick"] for each in facts(events, "took-stop")] == [15, 25, 26]


def test_b5_one_may_stop_at_any_tick() -> None:
    for ticks in range(12):
        s = play(bench("- | -"), f"0 {stopping(still(ticks))}")
        assert (flask(s, 0)["stopped"], flask(s, 0)["tick"]) == (ticks, ticks)


def test_b5_there_are_as_many_stop_cards_as_players() -> None:
    for seats in (2, 3, 4):
        s = bench(" | ".join("-" * seats))
        taken = facts(stop_in_turn(s), "took-stop")
        assert [each["number"] for each in taken] == list(range(1, seats + 1))


# Hands off.


def test_b6_n18_a_stop_is_final() -> None:
    s = play(bench("G | - | -"), "0 stop")
    assert 0 not in able(s)
    for text in ("tilt:n", "stop", mixing(still(12)), stopping(still(1)), "back:G"):
        assert not can(s, f"0 {text}")
    play(s, "1 tilt:level", "2 tilt:level")
    assert flask(s, 0)["stop_card"] == 1
    assert not can(s, "0 tilt:n") and not can(s, "0 stop")


def test_b6_what_was_done_before_the_stop_still_counts() -> None:
    s = play(bench("G | -"), f"0 {mixing(shove('e', 24))}")
    moved = s.clone()
    play(s, f"0 {stopping(shove('e', 5))}")
    assert flask(s, 0)["cubes"] != flask(moved, 0)["cubes"]


# Equal ticks.


@pytest.mark.parametrize(
    ("held", "owner", "order"),
    [
        ("- | - | -", 0, [1, 2, 0]),
        ("- | - | -", 2, [0, 1, 2]),
        ("- | G1 | -", 0, [2, 1, 0]),
        ("G10 | R1 | B5", 1, [2, 0, 1]),  # the poop weighs more than the score
        ("R3 | G2 B1 | -", 2, [0, 1, 2]),  # equal scores: by seat
        ("G2 | B3 | -", 2, [0, 1, 2]),
        ("G2 | B1 | -", 2, [1, 0, 2]),
    ],
)
def test_n4_m1_at_one_tick_first_who_has_no_poop_then_the_lower_score_then_the_seat(
    held: str, owner: int, order: list[int]
) -> None:
    for acts in (["0 stop", "1 stop", "2 stop"], ["2 stop", "1 stop", "0 stop"]):
        assert stops(told_all(later(held, owner), *acts)) == order


def test_n4_without_poop_and_points_the_seat_decides() -> None:
    assert stops(told_all(bench("- | - | - | -"), "3 stop", "1 stop", "2 stop", "0 stop")) == [
        0,
        1,
        2,
        3,
    ]


def test_n4_a_tick_earlier_beats_everything() -> None:
    s = later("G10 | - | -", 0)
    assert stops(told_all(s, f"1 {stopping(still(1))}", "0 stop", f"2 {stopping(still(1))}")) == [
        0,
        1,
        2,
    ]


def test_n4_points_of_this_round_do_not_count_yet() -> None:
    """Seat 1 leads before the round; what the beaks bring is counted after the cards are taken."""
    s = bench(f"{RIGHT} | - | -", more=f"{history('- | B1 | -')}; poop 2")
    assert stops(told_all(s, "0 stop", "1 stop", "2 stop")) == [0, 1, 2]
    assert scores(s) == [26, 1, 0]


# The last one.


def test_n6_the_last_one_may_go_on_alone() -> None:
    s = play(bench("- | - | -"), "0 stop", "1 stop")
    assert able(s) == [2]
    play(s, f"2 {mixing(still(60))}", f"2 {mixing(still(60))}")
    assert (phase(s), flask(s, 2)["tick"]) == ("mix", 120)
    assert [flask(s, seat)["stop_card"] for seat in range(3)] == [1, 2, None]


def test_m3_the_last_one_may_stop_early_gets_the_last_card_and_the_round_is_scored() -> None:
    s = play(bench("- | - | G"), "0 stop", "1 stop", f"2 {mixing(still(24))}")
    events = told(s, f"2 {stopping(still(4))}")
    taken = fact(events, "took-stop")
    assert (taken["seat"], taken["number"], taken["tick"]) == (2, 3, 28)
    assert won(events) == {2: "G8"}
    assert phase(s) == "lay"


# To block.


def test_n7_one_may_stop_with_nothing_at_all() -> None:
    s = bench(f"- | {RIGHT}")
    assert can(s, "0 stop")
    events = stop_in_turn(s)
    assert stops(events) == [0, 1]
    assert won(events) == {1: "G8 B9 R6 Y2 P1"}
    assert poop(s) == 0


def test_n7_and_with_a_wrong_beak() -> None:
    s = bench(f"P | {RIGHT}")
    events = stop_in_turn(s)
    assert (stops(events), won(events)) == ([0, 1], {1: "G8 B9 R6 Y2 P1"})
    assert fact(events, "got-poop") == {"seat": 0, "again": "no"}


def test_how_it_was_decided_is_kept_with_ticks() -> None:
    s = play(bench("- | G | -"), "2 stop", f"0 {mixing(still(24))}", f"1 {mixing(still(24))}")
    play(s, f"1 {stopping(still(2))}", f"0 {stopping(still(7))}")
    decided = at(s)["decided"]
    assert [(each["seat"], each["number"], each["tick"]) for each in decided] == [
        (2, 1, 0),
        (1, 2, 26),
        (0, 3, 31),
    ]
    assert decided[1]["beak"] == ["green"]
    assert decided[1]["won"] == [{"colour": "green", "value": 8}]

"""Mission 54: oxygen, a pile of reds, and a timetable."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NEVER, WATCHER
from tests.rules.acts import draws, fact, facts, keys
from tests.rules.bombbusters.table import (
    all_wires,
    boom,
    claim,
    colour,
    dealt,
    hand,
    kinds,
    lives,
    look,
    of_kind,
    on,
    oxygen,
    play,
    run_to,
    start,
    told,
    turn,
    why,
    won,
)

HANDS = "3 7 11 | 3 7 11 | 4 8 12 | 4 8 12"
RICH = "oxygen 9 9 9 9; reserve 10"


@pytest.mark.parametrize(
    ("seats", "each", "rest"), [(2, 9, 14), (3, 6, 14), (4, 3, 20), (5, 2, 22)]
)
def test_s1_m54_1_everyone_has_oxygen_and_the_rest_is_the_reserve(
    seats: int, each: int, rest: int
) -> None:
    s = start(seats, 54)
    run_to(s, "turn")
    assert (oxygen(s), look(s)["props"]["oxygen"]["reserve"]) == ([each] * seats, rest)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s1_m54_4_no_red_is_dealt(seats: int) -> None:
    s = dealt(seats, 54)
    assert {colour(name) for name in all_wires(s)} == {"blue"}


def test_d35_all_eleven_red_slots_are_marked_as_possible() -> None:
    s = dealt(4, 54)
    markers = look(s)["markers"] or []
    assert [m["wire"] for m in markers] == [f"{number}.5" for number in range(1, 12)]
    assert not any(m["sure"] for m in markers)


COSTS = {1: 1, 4: 1, 5: 2, 8: 2, 9: 3, 12: 3}


@pytest.mark.parametrize("value", COSTS)
def test_m54_1_a_cut_is_paid_to_the_reserve(value: int) -> None:
    s = on(54, f"{value} | {value} | {value} | {value}", RICH)
    cost = COSTS[value]
    assert claim(s, str(value))["cost"] == cost
    events = told(s, f"0 cut:1A={value}")
    assert fact(events, "paid-oxygen") == {"seat": 0, "amount": cost, "reserve": 10 + cost}
    assert (oxygen(s)[0], look(s)["props"]["oxygen"]["reserve"]) == (9 - cost, 10 + cost)


def test_m54_1_a_miss_is_paid_too() -> None:
    s = play(on(54, HANDS, RICH), "0 cut:1A=7")
    assert (oxygen(s)[0], lives(s)) == (7, 3)


def test_m54_1_d8_a_solo_cut_is_paid_once() -> None:
    s = play(on(54, "3 11 11 | 3 11* | 4 4 | 5 5 11*", RICH), "0 solo:11")
    assert oxygen(s)[0] == 9 - 3 + 1  # and a breath for the finished number


def test_m54_1_what_one_cannot_pay_one_cannot_cut() -> None:
    s = on(54, HANDS, "oxygen 2 3 3 3; reserve 21")
    assert why(s, "0 cut:1C=11") == "M54-1"
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=3", "=7"}


# Skipping.


def test_m54_2_who_can_play_must() -> None:
    s = on(54, HANDS, "oxygen 1 3 3 3; reserve 22")
    assert why(s, "0 skip") == "M54-2"


def test_m54_2_who_cannot_pay_skips_and_the_dial_moves() -> None:
    s = on(54, "7 11 | 7 11 | 4 8 12 | 4 8 12", "oxygen 1 3 3 3; reserve 22")
    assert kinds(s) == {"skip"}
    play(s, "0 skip")
    assert (lives(s), turn(s), oxygen(s)[0]) == (3, 1, 1)


def test_b13_the_stabilizer_cancels_the_dial_of_a_skip() -> None:
    s = on(54, "7 9* | 7 9* | 4 8 12 | 4 8 12", "oxygen 1 3 3 3; reserve 22; equipment stabilizer")
    play(s, "0 stabilizer", "0 skip")
    assert (lives(s), turn(s)) == (4, 1)


# A breath for all.


def test_m54_3_a_finished_number_gives_everyone_one() -> None:
    s = on(54, "3 7 | 3 7 | 3* 4 | 3* 4", "oxygen 3 3 3 3; reserve 20")
    events = told(s, "0 cut:1A=3")
    assert "validated" in keys(events)
    assert sorted(f["seat"] for f in facts(events, "got-oxygen") if isinstance(f["seat"], int)) == [
        0,
        1,
        2,
        3,
    ]
    assert (oxygen(s), look(s)["props"]["oxygen"]["reserve"]) == ([3, 4, 4, 4], 17)


def test_m54_3_not_to_those_without_wires() -> None:
    s = on(54, "3 7 | 3 7 | 3* | 3* 4 4", "oxygen 3 3 3 3; reserve 20")
    play(s, "0 cut:1A=3")
    assert oxygen(s) == [3, 4, 3, 4]


def test_d33_a_short_reserve_goes_round_from_the_captain() -> None:
    s = on(54, "3 7 | 3 7 | 3* 4 | 3* 4", "captain 2; oxygen 10 10 6 5; reserve 1")
    play(s, "0 cut:1A=3")
    assert (oxygen(s), look(s)["props"]["oxygen"]["reserve"]) == ([9, 10, 7, 6], 0)


def test_d7_revealing_is_free() -> None:
    s = on(54, "3.5 | 3 7 | 3 7 | 4 4", "oxygen 0 3 3 3; reserve 23; pile 1.5 2.5")
    play(s, "0 reveal")
    assert oxygen(s) == [0, 3, 3, 3]


def test_b15_an_empty_hands_oxygen_stays_where_it_is() -> None:
    s = on(54, "3 7 | 3 | 4 7 | 4", "oxygen 3 3 3 3; reserve 20")
    play(s, "0 cut:1A=3")
    assert oxygen(s)[1] == 3


# The timetable.

WAIT = f"{RICH}; pile 1.5 2.5 5.5 9.5"


def test_m54_5_d32_the_clock_starts_with_the_first_turn() -> None:
    s = start(4, 54)
    run_to(s, "token")
    assert s.due() == NEVER
    run_to(s, "turn")
    assert (s.due(), look(s)["props"]["clock"]) == (45, {"calm": False, "left": 600, "to_next": 45})


def test_m54_5_d32_the_clock_runs_for_ten_minutes() -> None:
    s = on(54, HANDS, f"{WAIT}; time 0")
    assert s.due() == 45
    play(s, "* wait:44")
    assert (s.due(), look(s)["props"]["clock"]) == (1, {"calm": False, "left": 556, "to_next": 1})


def test_m54_4_m54_5_at_45_the_player_in_turn_takes_a_red() -> None:
    s = play(on(54, HANDS, f"{WAIT}; time 44"), "* wait:1")
    assert draws(s) == ["take:1.5", "take:2.5", "take:5.5", "take:9.5"]
    events = told(s, ". take:5.5")
    assert fact(events, "red-came") == {"owner": 0, "place": "B", "wire": "unknown"}
    assert hand(s, 0) == "3 5.5 7 11"
    assert turn(s) == 0


@pytest.mark.parametrize(("eye", "seen"), [(0, "5.5"), (1, "unknown"), (WATCHER, "unknown")])
def test_m54_4_the_slot_is_public_the_number_is_not(eye: int, seen: str) -> None:
    s = play(on(54, HANDS, f"{WAIT}; time 44"), "* wait:1")
    assert fact(told(s, ". take:5.5", eye), "red-came")["wire"] == seen


def test_m54_4_all_know_that_it_is_red() -> None:
    s = play(on(54, HANDS, f"{WAIT}; time 44"), "* wait:1", ". take:5.5")
    seat = look(s, 2)["seats"][0]
    assert [w["value"] for w in seat["stands"][0]["wires"]] == [None, "red", None, None]
    assert look(s)["reds"] == 1


AGAIN = [84, 324]
BREATH = [119, 269]
TRADE = [219, 409, 504]
RED = [44, 194, 299, 384, 444, 469]
WORDS = {359: 240, 479: 120, 559: 40}


@pytest.mark.parametrize("before", RED)
def test_m54_5_six_reds_come(before: int) -> None:
    s = play(on(54, HANDS, f"{WAIT}; time {before}"), "* wait:1")
    assert draws(s)[0].startswith("take:")


@pytest.mark.parametrize("before", AGAIN)
def test_m54_5_twice_the_player_in_turn_plays_again(before: int) -> None:
    s = on(54, HANDS, f"{WAIT}; time {before}")
    events = told(s, "* wait:1")
    assert facts(events, "play-again") == [{"seat": 0}]
    assert look(s)["again"]
    play(s, "0 cut:1A=3")
    assert turn(s) == 0
    play(s, "0 cut:1B=7")
    assert turn(s) == 1


@pytest.mark.parametrize("before", BREATH)
def test_m54_5_twice_the_player_in_turn_gets_a_breath(before: int) -> None:
    s = on(54, HANDS, f"{WAIT}; time {before}")
    events = told(s, "* wait:1")
    assert fact(events, "got-oxygen") == {"seat": 0, "amount": 1, "reserve": 9}
    assert oxygen(s) == [10, 9, 9, 9]


@pytest.mark.parametrize("before", TRADE)
def test_m54_5_three_times_oxygen_may_change_hands(before: int) -> None:
    s = play(on(54, HANDS, f"{WAIT}; time {before}"), "* wait:1")
    assert look(s)["phase"] == "trade"
    assert s.deciders() == [0]


@pytest.mark.parametrize("before", WORDS)
def test_m54_5_the_time_is_called(before: int) -> None:
    s = on(54, HANDS, f"{WAIT}; time {before}")
    said = fact(told(s, "* wait:1"), "announced")
    assert said == {
        "left": WORDS[before],
        "unit": "seconds",
        "last": "yes" if before == 559 else "no",
    }


def test_m54_5_after_ten_minutes_the_bomb_explodes() -> None:
    s = on(54, HANDS, f"{WAIT}; time 599")
    assert boom(told(s, "* wait:1")) == "time"
    assert not won(s)


def test_m54_5_the_events_are_all_there_is() -> None:
    """From one to the next, and nothing between."""
    times = sorted(time + 1 for time in (*RED, *AGAIN, *BREATH, *TRADE, *WORDS))
    gone = 0
    for time in (*times, 600):
        s = on(54, HANDS, f"{WAIT}; time {gone}")
        assert s.due() == time - gone
        gone = time

"""Mission 10: no order of turns, and a quarter of an hour."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NEVER
from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    all_wires,
    boom,
    choices,
    colour,
    dealt,
    ended_by,
    kinds,
    look,
    on,
    phase,
    play,
    run_to,
    scene,
    start,
    told,
    turn,
    why,
)

HANDS = "3 7 11 | 3 7 11 | 4 8 12 | 4 8 12"
CALL = "phase call"
TWO_LEFT = "3 7 11 | 3 7 11 | 4* | 4*"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s5_m10_one_red_and_four_yellows(seats: int) -> None:
    colours = [colour(name) for name in all_wires(dealt(seats, 10))]
    assert (colours.count("red"), colours.count("yellow"), len(colours)) == (1, 4, 53)


@pytest.mark.parametrize(("seats", "time"), [(2, 720), (3, 900), (4, 900), (5, 900)])
def test_m10_1_fifteen_minutes_or_twelve_for_two(seats: int, time: int) -> None:
    s = start(seats, 10)
    run_to(s, "call")
    assert (s.due(), look(s)["props"]["clock"]["left"]) == (time, time)


def test_m10_1_when_the_time_is_over_the_bomb_explodes() -> None:
    s = on(10, HANDS, f"{CALL}; time 899")
    assert boom(told(s, "* wait:1")) == "time"
    assert ended_by(s) == "M10-1"


def test_m10_1_n18_the_clock_runs_on_in_a_turn_and_while_somebody_points() -> None:
    s = play(on(10, HANDS, CALL), "* wait:10", "1 snip", "* wait:10", "1 double:3", "* wait:10")
    assert look(s)["props"]["clock"]["left"] == 870


def test_m10_2_the_first_to_call_has_the_turn() -> None:
    s = on(10, HANDS, CALL)
    assert (s.deciders(), turn(s), look(s)["props"]["wishes"]["may"]) == (
        [0, 1, 2, 3],
        None,
        [0, 1, 2, 3],
    )
    assert fact(told(s, "2 snip"), "snipped") == {"seat": 2}
    assert (phase(s), turn(s), s.deciders()) == ("turn", 2, [2])


def test_m10_2_after_a_turn_it_is_anybodys_again() -> None:
    s = play(on(10, HANDS, CALL), "0 snip")
    events = told(s, "0 cut:1A=3")
    assert "turn-began" not in keys(events)
    assert (phase(s), turn(s), s.deciders()) == ("call", None, [1, 2, 3])


def test_m10_2_nothing_is_cut_before_somebody_calls() -> None:
    s = on(10, HANDS, CALL)
    assert why(s, "0 cut:1A=3") == "M10-2"


def test_m10_3_one_calls_when_the_turn_before_is_quite_over() -> None:
    s = play(on(10, HANDS, CALL), "0 snip")
    assert (why(s, "1 snip"), why(s, "0 snip")) == ("M10-3", "M10-3")
    play(s, "0 double:3")
    assert why(s, "1 snip") == "M10-3"


def test_m10_4_nobody_has_two_turns_running() -> None:
    s = play(on(10, HANDS, CALL), "0 snip", "0 cut:1A=3")
    assert why(s, "0 snip") == "M10-4"
    play(s, "1 snip", "1 cut:0B=7")
    assert (s.deciders(), why(s, "1 snip")) == ([0, 2, 3], "M10-4")


def test_m10_4_with_two_players_anyone_may_call_again() -> None:
    s = play(on(10, "3 7 11 | 3 7 11", CALL), "0 snip", "0 cut:1A=3")
    assert s.deciders() == [0, 1]
    play(s, "0 snip")
    assert turn(s) == 0


def test_m10_6_when_two_have_wires_left_they_may_call_again() -> None:
    s = play(on(10, TWO_LEFT, CALL), "0 snip", "0 cut:1A=3")
    assert s.deciders() == [0, 1]


def test_m10_5_coffee_mug_is_not_used() -> None:
    s = start(5, 10)
    run_to(s, "equip")
    assert "equip:mug" not in {move.text for move in s.chances()}


def test_m10_7_who_holds_only_reds_calls_like_the_others() -> None:
    s = on(10, "3.5 | 3 7 | 3 7 | 4 4", CALL)
    assert choices(s) == {"snip", "decline"}
    play(s, "0 snip", "0 reveal")
    assert s.deciders() == [1, 2, 3]


def test_m10_7_what_is_for_any_time_needs_no_call() -> None:
    s = on(10, "3 4 7 | 3 4* 7 | 4* 8 | 4 8", f"{CALL}; equipment post-it; had 1")
    assert kinds(s) == {"post-it"}
    assert kinds(s, 1) == {"snip", "decline", "post-it"}


def test_m10_2_who_is_not_ready_waits_and_another_calls() -> None:
    s = play(on(10, HANDS, CALL), "0 decline", "1 decline")
    assert (s.deciders(), look(s)["props"]["wishes"]["declined"]) == ([2, 3], [0, 1])
    play(s, "3 snip")
    assert turn(s) == 3


def test_m10_2_if_nobody_calls_the_next_one_clockwise_has_the_turn() -> None:
    s = play(on(10, HANDS, f"{CALL}; had 0 1"), "0 decline", "2 decline", "3 decline")
    assert turn(s) == 2


# Calm.


def calm(more: str, hands: str = HANDS) -> str:
    return f"option mission 10; option clock calm; hands {hands}; {CALL}; {more}"


def test_m10_8_all_answer_before_anybody_has_the_turn() -> None:
    s = play(scene(calm("")), "1 snip", "0 decline", "2 snip")
    assert (phase(s), s.deciders(), s.due()) == ("call", [3], NEVER)
    assert look(s)["props"]["wishes"]["wish"] == [1, 2]


def test_m10_8_of_those_who_want_it_the_longest_waiting_has_the_turn() -> None:
    s = play(scene(calm("had 4 2 1 3; turns 4")), "1 snip", "2 decline", "3 snip")
    assert turn(s) == 1


def test_m10_8_at_first_the_captain_has_waited_longest() -> None:
    s = play(scene(calm("captain 2")), "0 snip", "1 snip", "2 snip", "3 snip")
    assert turn(s) == 2


def test_m10_8_if_nobody_wants_it_it_goes_clockwise() -> None:
    s = play(scene(calm("had 0 0 0 1")), "0 decline", "1 decline", "2 decline")
    assert turn(s) == 0


@pytest.mark.parametrize(("hands", "turns"), [(HANDS, 40), ("3 7 11 | 3 7 11", 36)])
def test_m10_8_after_forty_turns_it_is_lost_after_36_for_two(hands: str, turns: int) -> None:
    s = scene(calm(f"turns {turns - 1}", hands))
    assert look(s)["props"]["clock"]["left"] == 1
    for seat in s.deciders():
        play(s, f"{seat} {'snip' if seat == 0 else 'decline'}")
    assert boom(told(s, "0 cut:1A=3")) == "time"

"""Mission 19: a clock that lies."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NEVER
from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    all_wires,
    boom,
    colour,
    dealt,
    ended_by,
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
CALM = "option clock calm"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s5_m19_1_one_red_and_two_of_three_yellows(seats: int) -> None:
    colours = [colour(name) for name in all_wires(dealt(seats, 19))]
    assert (colours.count("red"), colours.count("yellow"), len(colours)) == (1, 2, 51)


def test_m19_1_fifteen_minutes_are_told_before_the_first_turn() -> None:
    s = start(4, 19)
    assert fact(run_to(s, "recording"), "recorded") == {"recording": "19-1"}
    assert look(s)["props"]["clock"] == {"calm": False, "left": 900, "to_next": None}
    assert s.deciders() == [0, 1, 2, 3]


def test_m19_1_the_clock_runs_when_all_have_heard() -> None:
    s = start(4, 19)
    run_to(s, "recording")
    play(s, "0 heard", "2 heard", "1 heard", "3 heard")
    assert (phase(s), s.due()) == ("turn", 180)


SAID = {179: ("19-2", 720), 479: ("19-4", 120), 569: ("19-5", 30)}


@pytest.mark.parametrize("before", SAID)
def test_m19_1_the_voice_tells_the_time(before: int) -> None:
    until = "; until 600" if before > 300 else ""
    s = on(19, HANDS, f"time {before}{until}")
    assert fact(told(s, "* wait:1"), "recorded") == {"recording": SAID[before][0]}
    assert look(s)["props"]["clock"]["left"] == SAID[before][1]


def test_m19_1_at_ten_minutes_five_are_left() -> None:
    s = on(19, HANDS, "time 299")
    assert look(s)["props"]["clock"]["left"] == 601
    assert fact(told(s, "* wait:1"), "recorded") == {"recording": "19-3"}
    assert look(s)["props"]["clock"]["left"] == 300


def test_m19_1_at_the_end_the_bomb_explodes() -> None:
    s = on(19, HANDS, "time 599; until 600")
    assert boom(told(s, "* wait:1")) == "time"
    assert ended_by(s) == "M19-1"


def test_m19_1_nobody_sees_the_jump_coming() -> None:
    s = on(19, HANDS, "time 100")
    assert look(s)["props"]["clock"] == {"calm": False, "left": 800, "to_next": None}


# The clock and the voice (N18).


def test_n18_the_clock_stands_while_the_voice_speaks() -> None:
    s = play(on(19, HANDS, "time 179"), "* wait:1", "* wait:19")
    assert (phase(s), look(s)["props"]["clock"]["left"]) == ("recording", 720)
    assert why(s, "0 cut:1A=3") == "N18"


def test_n18_after_twenty_seconds_the_game_goes_on() -> None:
    s = play(on(19, HANDS, "time 179"), "* wait:1", "3 heard", "* wait:20")
    assert (phase(s), turn(s), s.due()) == ("turn", 0, 120)


def test_n18_who_has_heard_is_not_asked_again() -> None:
    s = play(on(19, HANDS, "time 179"), "* wait:1", "1 heard")
    assert (s.deciders(), look(s)["props"]["recording"]["heard"]) == ([0, 2, 3], [1])


def test_n21_the_clock_runs_while_somebody_points() -> None:
    s = play(on(19, HANDS, "time 599; until 600"), "0 double:3")
    assert boom(told(s, "* wait:1")) == "time"


def test_n18_who_points_goes_on_pointing_when_all_have_heard() -> None:
    s = play(on(19, HANDS, "time 179"), "0 double:3", "0 at:1A", "* wait:1")
    assert phase(s) == "recording"
    play(s, "0 heard", "1 heard", "2 heard", "3 heard", "0 at:1B")
    assert phase(s) == "answer"


# Calm.


def calm(turns: int, more: str = "") -> str:
    return f"option mission 19; {CALM}; hands {HANDS}; turns {turns}; {more}"


def test_m19_2_sixty_turns_are_told() -> None:
    s = start(4, 19, clock="calm")
    assert fact(run_to(s, "turn"), "recorded") == {"recording": "19-1-calm"}
    assert look(s)["props"]["clock"] == {"calm": True, "left": 60, "to_next": None}
    assert s.due() == NEVER


def test_m19_2_after_twenty_turns_it_is_forty_in_all() -> None:
    s = scene(calm(19))
    assert look(s)["props"]["clock"]["left"] == 41
    assert fact(told(s, "0 cut:1A=3"), "recorded") == {"recording": "19-3-calm"}
    assert (look(s)["props"]["clock"]["left"], phase(s)) == (20, "turn")


def test_m19_2_after_forty_turns_the_bomb_explodes() -> None:
    s = scene(calm(39, "event 1; until 40"))
    assert boom(told(s, "0 cut:1A=3")) == "time"


def test_m19_2_who_is_done_with_the_last_turn_has_won() -> None:
    s = scene(f"option mission 19; {CALM}; hands 3 | 3 | 4* | 4*; turns 39; event 1; until 40")
    assert "defused" in keys(told(s, "0 cut:1A=3"))

"""Missions 24 and 40: Info tokens say how often a value is on its stand."""

from __future__ import annotations

import pytest

from tests.rules.bombbusters.table import choices, on, play, run_to, start, tokens, why


@pytest.mark.parametrize("mission", [24, 40])
def test_m24_1_m40_1_start_tokens_say_how_often(mission: int) -> None:
    s = start(4, mission)
    run_to(s, "turn")
    said = {token for seat in range(4) for token in tokens(s, seat).values()}
    assert said <= {"x1", "x2", "x3"}


@pytest.mark.parametrize("mission", [24, 40])
def test_m24_1_m40_1_cut_wires_count(mission: int) -> None:
    s = on(mission, "3 8 9 | 3* 3 9 | 3* 12 | 5 12")
    play(s, "0 cut:1B=8")
    assert tokens(s, 1) == {"B": "x2"}


def test_n12_a_value_that_is_there_four_times_cannot_be_marked() -> None:
    s = on(24, "4* 8 9 | 3 3 3 3 | 4* 12 | 5 12", "equipment post-it; turn 1")
    assert why(s, "1 post-it:1A") == "N12"


def test_n12_after_a_miss_four_is_said() -> None:
    s = on(24, "8 9 | 3 3 3 3 | 8 12 | 5 12")
    play(s, "0 cut:1A=8")
    assert tokens(s, 1) == {"A": "x4"}


def test_n12_a_post_it_may_mark_a_cut_wire() -> None:
    s = on(24, "3* 4* 9 | 3* 4* 9 | 5 12 | 5 12", "equipment post-it")
    assert "post-it:0A" in choices(s)
    play(s, "0 post-it:0A")
    assert tokens(s, 0) == {"A": "x1"}


def test_m40_1_with_two_players_the_captain_puts_none() -> None:
    s = start(2, 40)
    run_to(s, "turn")
    assert (len(tokens(s, 0)), len(tokens(s, 1))) == (0, 1)

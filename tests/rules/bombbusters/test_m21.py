"""Missions 21 and 33: Info tokens say even or odd."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.pieces import VALUE_TEXTS
from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.bombbusters.table import (
    at,
    look,
    on,
    play,
    run_to,
    start,
    tokens,
    wire,
)

HANDS = "3 8 9 | 3 8 9 | 5 12 | 5 12"


def may_be(s: BombBusters, seat: int, stand: int, place: int) -> set[str]:
    """What a seat can still think of a wire."""
    odds = s.deals(seat).values(s.wire_at(stand, place))
    return {VALUE_TEXTS[value] for value, chance in enumerate(odds) if chance}


@pytest.mark.parametrize("mission", [21, 33])
def test_m21_1_m33_1_start_tokens_say_even_or_odd(mission: int) -> None:
    s = start(4, mission)
    run_to(s, "turn")
    said = {token for seat in range(4) for token in tokens(s, seat).values()}
    assert said <= {"even", "odd"} and sum(len(tokens(s, seat)) for seat in range(4)) == 4


@pytest.mark.parametrize("mission", [21, 33])
def test_m21_1_m33_1_so_does_a_post_it(mission: int) -> None:
    s = on(mission, "3 4* 9 | 3 4* 9 | 5 12 | 5 12", "equipment post-it")
    play(s, "0 post-it:0A")
    assert tokens(s, 0) == {"A": "odd"}
    assert wire(s, "0A")["value"] is None


@pytest.mark.parametrize("mission", [21, 33])
def test_m21_1_m33_1_values_are_named_as_usual(mission: int) -> None:
    s = on(mission, HANDS)
    play(s, "0 cut:1B=8")


def test_m21_2_a_miss_tells_what_it_is_not_and_whether_it_is_even() -> None:
    s = on(21, HANDS)
    play(s, "0 cut:1A=8")
    assert tokens(s, 1) == {"A": "odd"}
    assert may_be(s, 2, 2, 0) <= {"1", "3", "5", "7", "9", "11"}
    assert at(s, 1)["stands"] and look(s)["lives"] == 3

"""Mission 57: every number has a constraint, which comes when the number is finished."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.bombbusters.pieces import DISINTEGRATOR
from tests.rules.acts import fact
from tests.rules.bombbusters.table import (
    boom,
    choices,
    ended_by,
    kinds,
    lives,
    look,
    of_kind,
    on,
    play,
    run_to,
    start,
    told,
    turn,
    why,
)

PAIRS = "paired A B C D E F G H I J K L"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m57_1_every_number_is_paired_with_a_constraint(seats: int) -> None:
    s = start(seats, 57)
    run_to(s, "turn")
    paired = look(s)["props"]["paired"]
    assert [pair["number"] for pair in paired] == [*range(1, 13)]
    assert sorted(pair["constraint"] for pair in paired) == [*"ABCDEFGHIJKL"]
    assert look(s)["props"]["constraint"] == {"card": None, "left": None}
    assert look(s)["reds"] == (2 if seats == 2 else 1)


def test_m57_2_there_is_none_before_the_first_finished_number() -> None:
    s = on(57, "2 3 9 | 2 3 9 | 4 5 | 4 5", PAIRS)
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=2", "=3", "=9"}


def test_m57_2_a_finished_number_brings_its_constraint() -> None:
    s = on(57, "2 3 9 | 2 3 8 9 | 2* 5 8 | 2* 5", PAIRS)
    assert fact(told(s, "0 cut:1A=2"), "constraint-opened") == {"constraint": "B"}
    assert {move[-2:] for move in of_kind(s, "cut", 1)} == {"=3", "=9"}
    assert why(s, "1 cut:2C=8") == "KB"


def test_m57_2_in_place_of_the_one_before() -> None:
    s = on(57, "2 3 9 | 2 3 9 | 2* 5 | 2* 5", f"{PAIRS}; constraint A")
    play(s, "0 cut:1A=2")
    assert look(s)["props"]["constraint"]["card"] == "B"


def test_m57_3_who_cannot_play_skips_and_who_can_must() -> None:
    s = on(57, "3 9 | 3 9 | 4 5 | 4 5", f"{PAIRS}; constraint A")
    assert choices(s) == {"skip"}
    play(s, "0 skip")
    assert (lives(s), turn(s)) == (4, 1)
    assert why(on(57, "2 9 | 2 9 | 5 | 5", f"{PAIRS}; constraint A"), "0 skip") == "M57-3"


def test_m57_3_a_whole_round_without_play_is_the_end() -> None:
    s = on(57, "3 9 | 3 9 | 5 7 | 5 7", f"{PAIRS}; constraint A; turn 3; skipped 0 1 2")
    assert boom(told(s, "3 skip")) == "round"
    assert ended_by(s) == "M57-3"


def test_m57_4_revealing_reds_is_free_and_the_disintegrator_is_not_used() -> None:
    assert kinds(on(57, "3.5 | 3 3 | 5 5 | 9 9", f"{PAIRS}; constraint A")) == {"reveal"}
    s = start(4, 57)
    assert DISINTEGRATOR not in MISSIONS["57"].possible_cards(s)

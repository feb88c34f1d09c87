"""Mission 32: the Captain may replace the constraint that binds everybody."""

from __future__ import annotations

import pytest

from tests.rules.acts import keys
from tests.rules.bombbusters.table import (
    choices,
    kinds,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    run_to,
    start,
    told,
    turn,
    why,
)

HANDS = "2 3 9 | 2 3 9 | 4 5 | 4 5"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m32_1_a_deck_of_twelve_with_one_open_and_the_captain_is_asked(seats: int) -> None:
    s = start(seats, 32, captain="2")
    run_to(s, "replace")
    assert s.deciders() == [1]
    assert look(s)["props"]["constraint"]["left"] == 11
    assert look(s)["reds"] == (3 if seats == 2 else 2)


def test_m32_2_the_captain_keeps_it() -> None:
    s = on(32, HANDS, "constraint A; phase replace; captain 2; turn 0")
    assert choices(s, 2) == {"keep", "replace"}
    play(s, "2 keep")
    assert phase(s) == "turn"
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=2"}
    assert why(s, "0 replace") == "M32-2"


def test_m32_2_the_captain_replaces_it_once_a_turn() -> None:
    s = on(32, HANDS, "constraint A; constraints B C; phase replace")
    play(s, "0 replace", ". draw-constraint:B")
    assert (phase(s), look(s)["props"]["constraint"]) == ("turn", {"card": "B", "left": 1})
    play(s, "0 cut:1B=3")
    assert (phase(s), turn(s)) == ("replace", 1)


def test_m32_3_who_cannot_play_skips_and_the_dial_stays() -> None:
    s = on(32, "3 9 | 3 9 | 4 5 | 4 5", "constraint A")
    assert choices(s) == {"skip"}
    play(s, "0 skip")
    assert (lives(s), turn(s), look(s)["props"]["skipped"]) == (4, 1, [0])
    assert why(on(32, HANDS, "constraint A"), "0 skip") == "M32-3"


def test_m32_4_the_last_card_leaves_no_constraint_and_nobody_is_asked() -> None:
    s = on(32, HANDS, "constraint A; constraints; phase replace")
    assert "constraint-gone" in keys(told(s, "0 replace"))
    play(s, "0 cut:1B=3")
    assert (phase(s), turn(s)) == ("turn", 1)


def test_m32_5_revealing_reds_is_free() -> None:
    assert kinds(on(32, "3.5 | 3 3 | 5 5 | 9 9", "constraint A")) == {"reveal"}


def test_m32_6_when_all_have_skipped_the_captain_must_replace() -> None:
    hands = "3 9 | 3 9 | 5 7 | 5 7"
    s = on(32, hands, "constraint A; constraints C B; turn 3; skipped 0 1 2")
    play(s, "3 skip")
    assert (phase(s), lives(s)) == ("replace", 4)
    assert choices(s) == {"replace"}
    assert why(s, "0 keep") == "M32-6"
    play(s, "0 replace", ". draw-constraint:B")
    assert look(s)["props"]["skipped"] == []


def test_m32_6_a_captain_who_is_out_still_decides() -> None:
    s = on(32, "3* | 3* 9 9 | 5 7 | 5 7", "constraint B; turn 1")
    play(s, "1 cut:2A=9")
    assert (s.deciders(), turn(s)) == ([0], 2)

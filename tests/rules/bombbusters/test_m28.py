"""Mission 28: the Captain has nothing but wires, and must not miss."""

from __future__ import annotations

from tests.rules.acts import facts
from tests.rules.bombbusters.table import (
    at,
    boom,
    ended_by,
    kinds,
    on,
    play,
    run_to,
    start,
    told,
    why,
)

HANDS = "3 8 9* | 3 8 9* | 5 12 | 5 12"


def test_m28_1_the_captain_has_no_character() -> None:
    s = start(4, 28)
    run_to(s, "turn")
    assert [at(s, seat)["role"] is None for seat in range(4)] == [True, False, False, False]
    assert "double" not in kinds(s)


def test_m28_1_the_captain_uses_no_equipment() -> None:
    s = on(28, HANDS, "captain 0; equipment stabilizer")
    assert why(s, "0 stabilizer") == "M28-1"


def test_m28_1_but_is_asked_by_another_players_radar() -> None:
    s = on(28, "3 8* 9 | 3 8* 9 | 5 12 | 5 12", "captain 0; equipment radar; turn 1")
    answers = facts(told(s, "1 radar:3"), "radar-answer")
    assert {(each["owner"], each["yes"]) for each in answers} >= {(0, "yes")}


def test_m28_2_the_captains_miss_explodes_the_bomb() -> None:
    s = on(28, HANDS, "captain 0")
    assert boom(told(s, "0 cut:1A=8")) == "captain"
    assert ended_by(s) == "M28-2"


def test_m28_2_anybody_else_misses_as_usual() -> None:
    s = on(28, HANDS, "captain 0; turn 1")
    assert facts(told(s, "1 cut:0A=8"), "missed")
    assert s.outcome() is None


def test_m28_3_false_bottom_opens_for_the_captain_too_but_not_the_mug() -> None:
    s = on(28, "2.1 8 11* | 3.1 8 11* | 5 12 | 5 12", "captain 0; equipment false-bottom mug")
    assert why(s, "0 mug:1") == "M28-1"
    play(s, "0 cut:1A=yellow")
    assert [move.key for move in s.chances()][:1] == ["equip"]

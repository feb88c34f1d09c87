"""Mission 14: the Captain is a rookie, drawn by lot, who must not miss."""

from __future__ import annotations

from powderkeg.rules.bombbusters import GAME
from tests.rules.acts import facts
from tests.rules.bombbusters.table import (
    boom,
    ended_by,
    lives,
    look,
    on,
    phase,
    play,
    run_to,
    start,
    told,
    turn,
    why,
)

HANDS = "3 8 9 | 3 8 9 | 5 12 | 5 12"


def test_m14_1_chance_makes_the_rookie_whatever_captain_the_table_chose() -> None:
    s = start(4, 14, captain="2")
    assert phase(s) == "captain"
    assert len(s.chances()) == 4


def test_m14_2_the_rookies_miss_explodes_the_bomb() -> None:
    s = on(14, HANDS, "captain 0")
    assert boom(told(s, "0 cut:1A=8")) == "rookie"
    assert ended_by(s) == "M14-2"


def test_m14_2_a_detector_does_not_help() -> None:
    s = on(14, HANDS, "captain 0")
    play(s, "0 double:8", "0 at:1A", "0 at:1C")
    assert boom(told(s, "1 tag:1A")) == "rookie"


def test_m14_3_the_rookie_may_not_use_the_stabilizer() -> None:
    s = on(14, "3 8 9* | 3 8 9* | 5 12 | 5 12", "captain 0; equipment stabilizer")
    assert why(s, "0 stabilizer") == "M14-3"


def test_m14_3_others_may_use_the_stabilizer_and_the_rookie_other_cards() -> None:
    hands = "3 6* 9* | 3 6* 9* | 5 12 | 5 12"
    s = on(14, hands, "captain 0; equipment stabilizer rewinder; lives 2; turn 1")
    play(s, "0 rewinder", "1 stabilizer")


def test_m14_4_the_rookie_is_the_captain_begins_and_has_two_stands_of_three_players() -> None:
    s = GAME.start(GAME.setup(3, {"mission": "14"}))
    run_to(s, "turn")
    captain = look(s)["captain"]
    assert captain is not None and turn(s) == captain
    assert [len(at["stands"]) for at in look(s)["seats"]][captain] == 2


def test_m14_5_a_miss_in_the_rookies_hand_is_as_usual() -> None:
    s = on(14, HANDS, "captain 0; turn 1")
    before = lives(s)
    assert facts(told(s, "1 cut:0A=8"), "missed")
    assert before is not None and lives(s) == before - 1

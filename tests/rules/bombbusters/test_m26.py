"""Mission 26: one of the open Number cards is turned over every turn, and cut."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.pieces import KINDS_OF, RED
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import WATCHER
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    choices,
    dealt,
    kinds,
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

HANDS = "3 5 9 | 3 5 9 | 3 9 | 3 5 5 9"


def choosing(hands: str, more: str) -> BombBusters:
    return on(26, hands, f"phase choose-number; {more}")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m26_1_twelve_cards_lie_open_and_a_turn_begins_with_one(seats: int) -> None:
    s = start(seats, 26)
    run_to(s, "choose-number")
    assert look(s)["props"]["faces"] == [*range(1, 13)]
    assert kinds(s) == {"choose-number"}


def test_m26_1_the_number_of_the_card_must_be_cut() -> None:
    s = choosing(HANDS, "cards 3 5 9")
    events = told(s, "0 choose-number:5")
    assert fact(events, "number-chosen") == {"seat": 0, "value": "5"}
    assert (look(s)["props"]["number"], look(s)["props"]["faces"]) == (5, [3, 9])
    assert why(s, "0 cut:1A=3") == "M26-1"
    play(s, "0 cut:1B=5")
    assert (phase(s), turn(s), look(s)["props"]["number"]) == ("choose-number", 1, None)


def test_m26_1_all_know_that_it_is_held() -> None:
    s = choosing("3 9 | 5 9 | 3 5 9 9", "cards 3 5 9")
    play(s, "0 choose-number:3")
    assert s.deals(1).values(s.wire_at(0, 0))[3] == 1


def test_m26_2_when_none_lies_open_all_that_are_left_are_opened() -> None:
    s = choosing(HANDS, "cards 5")
    play(s, "0 choose-number:5")
    assert "cards-laid" in keys(told(s, "0 cut:1B=5"))
    assert look(s)["props"]["faces"] == [3, 5, 9]


def test_m26_3_the_card_of_a_finished_number_leaves() -> None:
    s = choosing("3 5* 9 | 3 5* 9 | 3 5 9 | 3 5 9", "turn 2; cards 5")
    play(s, "2 choose-number:5")
    told(s, "2 cut:3B=5")
    assert look(s)["props"]["faces"] == [3, 9]


def test_m26_4_who_holds_no_open_number_skips_and_the_dial_stays() -> None:
    s = choosing(HANDS, "turn 2; cards 5")
    assert choices(s, 2) == {"skip"}
    assert facts(told(s, "2 skip"), "skipped") == [{"seat": 2}]
    assert (lives(s), turn(s)) == (4, 3)
    assert s.deals(0).values(s.wire_at(4, 0))[5] == 0


def test_m26_4_who_holds_one_must_cut() -> None:
    assert why(choosing(HANDS, "cards 5"), "0 skip") == "M26-4"


def test_m26_5_there_is_no_ray() -> None:
    s = dealt(4, 26)
    assert "equip:x-or-y" not in [move.text for move in s.possible_cards()]


def test_m26_6_the_card_must_be_of_a_number_that_is_held() -> None:
    s = choosing("3 5 | 3 9 | 3 9 | 3 5", "cards 3 9")
    assert why(s, "0 choose-number:9") == "M26-6"
    assert why(s, "0 choose-number:5") == "M26-6"


def test_m26_6_it_stays_turned_when_the_cut_fails() -> None:
    s = choosing(HANDS, "cards 3 5 9")
    play(s, "0 choose-number:5")
    assert facts(told(s, "0 cut:1A=5"), "missed")
    assert look(s)["props"]["faces"] == [3, 9]


def test_m26_6_reds_are_revealed_without_a_card() -> None:
    s = choosing("3 5 | 3.5 | 3 5", "cards 3 5")
    play(s, "0 choose-number:5", "0 cut:2B=5")
    assert (phase(s), choices(s, 1)) == ("turn", {"reveal"})


def test_m26_6_the_mug_needs_no_card() -> None:
    s = choosing("3 5 11* | 3 5 11* | 3 5 | 3 5", "cards 3 5; equipment mug")
    after = play(s.clone(), "0 choose-number:3")
    assert why(after, "0 mug:2") == "M26-1"
    play(s, "0 mug:2")
    assert (turn(s), look(s)["props"]["faces"]) == (2, [3, 5])


def test_m26_a_number_that_was_handed_away_is_chosen_anew() -> None:
    s = choosing("2* 3 5 | 2* 5 9 | 3 9 | 5 5", "cards 3 5 9; equipment walkie")
    play(s, "0 choose-number:3", "0 walkie:0B>1", "1 hand:1C")
    assert (phase(s), look(s)["props"]["number"]) == ("choose-number", None)
    assert choices(s) == {"choose-number:5", "choose-number:9"}


def test_m26_who_is_asked_for_a_card_has_more_than_reds() -> None:
    s = choosing("3 5 | 3 7.5 | 5 6.5", "cards 3 5")
    play(s, "0 choose-number:5", "0 cut:2A=5")
    watched = [s.deals(WATCHER).all_of(s.hand(1), KINDS_OF[RED])]
    assert (phase(s), turn(s), watched) == ("choose-number", 1, [0])

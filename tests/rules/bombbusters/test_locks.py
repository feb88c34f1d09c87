"""Equipment cards are locked, then ready, then used."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NOT_AWAITED
from tests.rules.acts import draws, fact, facts, keys
from tests.rules.bombbusters.table import (
    base,
    card,
    claim,
    kinds,
    look,
    of_kind,
    on,
    play,
    refused,
    told,
    why,
)

HANDS = "5 8 9 | 5 8 9 | 8 8 12 | 12"


def test_e14_two_cut_wires_of_its_number_unlock_a_card() -> None:
    s = base(HANDS, "equipment radar")
    assert (card(s, "radar")["locked"], card(s, "radar")["needs"]) == (True, 2)
    assert why(s, "0 radar:5") == "E14"
    assert claim(s, "8")["unlocks"] == ["radar"]
    assert claim(s, "5")["unlocks"] == []
    events = told(s, "0 cut:1B=8")
    assert facts(events, "unlocked") == [{"equipment": "radar"}]
    assert (card(s, "radar")["locked"], card(s, "radar")["needs"]) == (False, 0)
    assert refused(s, "1 radar:5") is None


def test_e14_a_card_is_unlocked_once() -> None:
    s = base("5 8 9 | 5 8 9 | 8* 12 | 8* 12", "equipment radar")
    assert not card(s, "radar")["locked"]
    assert claim(s, "8")["unlocks"] == []
    assert facts(told(s, "0 cut:1B=8"), "unlocked") == []


def test_e14_a_solo_cut_unlocks_too() -> None:
    s = base("5 8 8 8 8 | 5 9 | 9 12 | 12", "equipment radar")
    assert facts(told(s, "0 solo:8"), "unlocked") == [{"equipment": "radar"}]


def test_e14_a_used_card_cannot_be_used_again() -> None:
    s = base("5 6* 9 | 5 6* 9 | 12 | 12", "lives 2; equipment rewinder")
    play(s, "0 rewinder")
    assert why(s, "0 rewinder") == "E14"
    assert why(s, "1 rewinder") == "not-awaited"


def test_e14_a_card_that_is_not_on_the_table_cannot_be_used() -> None:
    s = base("5 6* 9 | 5 6* 9 | 12 | 12", "lives 2")
    assert why(s, "0 rewinder") == "E14"


def test_e14_unlocked_cards_that_lie_there_used_stay_used() -> None:
    s = base("5 6* 9 | 5 6* 9 | 12 | 12", "lives 2; equipment rewinder-")
    assert card(s, "rewinder")["used"]
    assert why(s, "0 rewinder") == "E14"


# Any time.

ANY_TIME = "4* 5 6* 8* | 4* 5 6* 8* | 3 12 | 3 12"


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_r15_any_time_cards_may_be_used_by_anyone_out_of_turn(seat: int) -> None:
    s = base(ANY_TIME, "lives 2; equipment rewinder radar post-it")
    assert s.deciders() == [0]
    assert s.volunteers() == [1, 2, 3]
    assert {"rewinder", "radar", "post-it"} <= kinds(s, seat)
    events = told(s, f"{seat} rewinder")
    assert fact(events, "used")["seat"] == seat
    assert s.deciders() == [0]


def test_r15_a_volunteer_has_nothing_but_those() -> None:
    s = base(ANY_TIME, "lives 2; equipment rewinder radar super")
    assert kinds(s, 2) == {"rewinder", "radar"}


def test_r15_cards_may_be_used_one_after_another() -> None:
    s = base(ANY_TIME, "lives 2; equipment rewinder radar post-it")
    play(s, "0 rewinder", "2 radar:5", "0 post-it:0B", "0 cut:1B=5")
    assert all(c["used"] for c in look(s)["equipment"])


def test_r15_nobody_is_a_volunteer_without_a_card_to_use() -> None:
    s = base("4* 5 6* 8* | 4* 5 6* 8* | 3 12 | 3 12", "lives 2; equipment super walkie-")
    assert s.volunteers() == []
    assert refused(s, "1 rewinder") is NOT_AWAITED


def test_r15_who_has_no_wires_left_may_still_help() -> None:
    s = base("5 6* 8* 9 | 5 9 | 3 3 | 4* 4* 6* 8*", "lives 2; equipment rewinder radar post-it")
    assert kinds(s, 3) == {"rewinder", "radar"}
    assert fact(told(s, "3 rewinder"), "dialled")["lives"] == 3


def test_r15_cards_for_ones_own_turn_are_not_for_volunteers() -> None:
    s = base("5 9* 9 | 5 9* 9 | 3 11* | 3 11*", "equipment stabilizer mug")
    assert s.volunteers() == []
    assert {"stabilizer", "mug"} <= kinds(s)


# False Bottom.


def test_e13_false_bottom_adds_two_cards_when_two_yellows_are_cut() -> None:
    s = on(50, "2.1 5 8* | 3.1 5 8* | 9 12 | 9 12", "equipment false-bottom mug")
    events = told(s, "0 cut:1A=yellow")
    assert {"unlocked", "used"} & set(keys(events))
    assert look(s)["phase"] == "false-bottom"
    assert "equip:mug" not in draws(s)
    assert "equip:false-bottom" not in draws(s)
    play(s, ". equip:radar")
    play(s, ". equip:super")
    assert {c["card"] for c in look(s)["equipment"]} == {"false-bottom", "mug", "radar", "super"}
    assert card(s, "false-bottom")["used"]


def test_e13_the_new_cards_may_be_usable_at_once() -> None:
    s = on(50, "2.1 5 8* | 3.1 5 8* | 9 12 | 9 12", "equipment false-bottom mug")
    play(s, "0 cut:1A=yellow", ". equip:radar", ". equip:super")
    assert not card(s, "radar")["locked"]
    assert card(s, "super")["locked"]
    assert of_kind(s, "radar", 1)


def test_e13_a_solo_cut_of_yellow_opens_it_too() -> None:
    s = on(50, "2.1 3.1 5 8* | 5 8* | 9 12 | 9 12", "equipment false-bottom")
    play(s, "0 solo:yellow")
    assert look(s)["phase"] == "false-bottom"


def test_e13_cards_redrawn_in_a_mission_do_not_come_from_the_false_bottom() -> None:
    s = on(46, "5 5.1 6.1 | 5 7.1 8.1 | 9 12 | 9 12", "equipment false-bottom")
    play(s, "0 cut:1B=yellow")
    assert "equip:batteries" not in draws(s)
    assert "equip:radar" in draws(s)

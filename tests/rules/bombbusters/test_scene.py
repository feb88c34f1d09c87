"""Positions written in a line: what is said is there, what is wrong is refused."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.core import Complaint
from tests.rules.bombbusters.table import (
    at,
    card,
    choices,
    hand,
    lives,
    look,
    on,
    oxygen,
    phase,
    play,
    run_to,
    scene,
    start,
    tokens,
    wire,
)

# What is wrong, and what is said about it.
NONSENSE = {
    "hands": "'hands' says nothing",
    "hands 9 3 | 3 9": "'3' is not sorted in",
    "hands 1 13 | 1": "'13' is no wire",
    "hands 1* | 1*": "nobody can do anything in phase 'turn'",
    "hands 1 | 1; turn 5": "no turn '5'",
    "hands 1 | 1; captain 7": "no captain '7'",
    "hands 1 | 1; phase dance": "no phase 'dance'",
    "hands 1 | 1; equipment spoon": "no card 'spoon'",
    "hands 1 | 1; used 9": "no seat '9'",
    "hands 1 | 1; dance 3": "no clause 'dance'",
    "hands 1 | 1; hands 2 | 2": "'hands' stands twice",
    "option mission 67; hands 1 | 1": "option mission cannot be '67'",
    "option mission 43; hands 1 | 1; robot 15": "no number '15'",
    "option mission 44; hands 1 | 1; oxygen 40 40": "no oxygen '40'",
    "option mission 45; hands 1 1 | 2 2; phase call": "nobody can do anything in phase 'call'",
    "hands 1 / 2 | 1 / 2 | 3 / 3": "seat 1 has 1 stands, not 2",
    "hands 7.5 | 1 1; phase token": "nobody can do anything in phase 'token'",
    "seats 6; hands 1 | 1": "no seats '6'",
    "option captain 5; hands 1 | 1": "this set-up is refused by R1",
}

# What cannot be.
IMPOSSIBLE = [
    "hands 1 2 | 1 2; phase aim",
    "hands 1 1 1 1 1 | 2 2",
    "hands 3.1 | 3.1",
    "option mission 1; hands 8 | 8",
    "hands 1 = 2 | 1 2",
    "hands 1 != 1 | 2 2",
    "hands 1 = | 1",
    "hands 1 2 | 1 2; nots 1A=1",
    "hands 1 2 | 1 2; somes 1A+1B=9",
    "option mission 52; hands 1~1 | 1",
    "hands 1 1 | 2 2; equipment radar radar",
]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_with_what_is_wrong(text: str) -> None:
    with pytest.raises(Complaint) as caught:
        scene(text)
    assert NONSENSE[text] in str(caught.value)


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Complaint):
        scene(text)


def test_there_are_as_many_seats_as_hands() -> None:
    assert on(4, "1 | 1 | 2 | 2 | 3 3").seats == 5


def test_a_scene_gives_wires_with_all_that_lies_before_them() -> None:
    s = on(4, "1 2* 3! 7.1 8+ | 1 3 = 3 8 9.5? | 2* 8 | 8 9", "lives 3")
    assert hand(s, 0) == "1 2* 3 7.1 8"
    assert tokens(s, 0) == {"C": "3"}
    assert wire(s, "0E")["came"]
    assert wire(s, "1B")["label"] == "alike"
    assert (wire(s, "1E")["value"], wire(s, "1E")["known"]) == ("red", True)
    assert lives(s) == 3


def test_two_stands_stand_between_a_slash() -> None:
    s = on(4, "1 2 / 3 4 | 1 2 / 3 4", "seats 2")
    assert hand(s, 1) == "1 2 / 3 4"
    assert [stand["side"] for stand in at(s, 0)["stands"]] == [1, 2]


def test_coloured_wires_in_hand_are_marked_unless_it_is_said_otherwise() -> None:
    s = on(4, "1 2.1 | 1 3.1 | 4.5 5 | 5")
    markers = {(m["wire"], m["sure"]) for m in look(s)["markers"] or []}
    assert markers == {("2.1", True), ("3.1", True), ("4.5", True)}
    s = on(7, "1 2.5 | 1 3 | 3 5 | 5", "markers 2.5? 9.5?; pile 9.5")
    assert [(m["wire"], m["sure"]) for m in look(s)["markers"] or []] == [
        ("2.5", False),
        ("9.5", False),
    ]


def test_a_card_is_locked_or_not_by_what_is_cut() -> None:
    s = on(4, "1 8* 9 | 1 8* 9 | 3 | 3", "equipment radar super rewinder-")
    assert [card(s, name)["locked"] for name in ("radar", "super")] == [False, True]
    assert card(s, "rewinder")["used"]


def test_a_mission_has_its_things() -> None:
    s = on(49, "1 2 | 1 2 | 3 | 3", "oxygen 3 4 2 0; thumbs 2")
    assert oxygen(s) == [3, 4, 2, 0]
    assert 2 in look(s)["props"]["thumbs"]
    s = on(43, "1 2 | 1 2 | 3 | 3", "robot 8 back; tray 4 9.5")
    assert look(s)["props"]["robot"] == {"at": 8, "back": True, "wires": 2, "next": 7}
    s = on(47, "1 2 | 1 2 | 3 | 3", "cards 3 9 10 12")
    assert look(s)["props"]["faces"] == [3, 9, 10, 12]


def test_a_scene_may_begin_in_the_middle_of_a_claim() -> None:
    s = on(4, "5 8 | 5 8 9 | 9 | 3 3", "aim double 8 1A; phase aim")
    assert choices(s) == {"at:1B", "at:1C"}
    s = on(4, "5 8 | 5 8 9 | 9 | 3 3", "aim double 8 1A 1B; phase answer")
    assert choices(s, 1) == {"give:1B"}


def test_a_position_that_is_still_dealt_has_no_scene() -> None:
    with pytest.raises(Complaint):
        GAME.scenes.write(start())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_dealt_game_can_be_told_and_read_again(seats: int) -> None:
    s = start(seats, 43)
    run_to(s, "turn")
    again = scene(GAME.scenes.write(s))
    assert GAME.scenes.write(again) == GAME.scenes.write(s)
    assert [again.view(seat) for seat in range(seats)] == [s.view(seat) for seat in range(seats)]
    first = min(choices(s, 0))
    assert play(again, f"0 {first}").view(0) == play(s, f"0 {first}").view(0)
    assert phase(again) == phase(s)


@pytest.mark.parametrize("mission", [44, 49, 54])
def test_oxygen_that_was_breathed_is_told_and_read_again(mission: int) -> None:
    s = on(mission, "1 2 | 1 2 | 3 | 3", "oxygen 3 4 2 0; reserve 5")
    again = scene(GAME.scenes.write(s))
    assert oxygen(again) == [3, 4, 2, 0]
    assert look(again)["props"]["oxygen"]["reserve"] == look(s)["props"]["oxygen"]["reserve"]

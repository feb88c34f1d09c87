"""Positions written in a line: what is said is there, what is wrong is refused."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Complaint
from powderkeg.rules.elixir import GAME
from tests.rules.elixir.table import (
    active,
    asked,
    at,
    books,
    brew,
    discard,
    drafted,
    effect_of,
    effects,
    hand,
    kit,
    left,
    look,
    lying,
    next_turn,
    phase,
    play,
    scene,
    start,
    turn_of,
)

PEOPLE = "hands - | - | -; spells 101 | 102 | 103"

# What is wrong, and what is said about it.
NONSENSE = {
    "hands": "'hands' says nothing",
    "hands soup | - | -": "no find 'soup'",
    f"hands {'moth-dust ' * 5}| - | -": "there are only 4 of moth-dust",
    "hands - | - | -; spells 999 | 101": "no spell '999'",
    "hands - | - | -; spells 101 | 101": "spell 101 stands twice",
    "hands - | -; spells 101 | 102": "this set-up is refused by E20",
    "seats 9; hands - | - | -": "no seats '9'",
    f"{PEOPLE}; dance 3": "no clause 'dance'",
    f"{PEOPLE}; active 3": "no active '3'",
    f"{PEOPLE}; order up": "'order' is one of: left, right",
    f"{PEOPLE}; phase pay": "'phase' is one of: turn, draft, between",
    f"{PEOPLE}; piles 104": "'piles' has 4 groups between slashes",
    f"{PEOPLE}; steady 3": "no seat '3'",
    f"{PEOPLE}; bare 1": "'bare' wants SEAT=…",
    f"{PEOPLE}; effects 104": "'effects' wants SEAT:…",
    f"{PEOPLE}; option window 5": "option window cannot be '5'",
    "hands - | - | -; hands - | - | -": "'hands' stands twice",
}

# What cannot be.
IMPOSSIBLE = [
    f"{PEOPLE}; effects 104:0>1",
    f"{PEOPLE}; effects 104:0; cast 104",
    f"{PEOPLE}; effects 203:0>1; cast 203",
    f"{PEOPLE}; effects 306:0; cast 306",
    f"{PEOPLE}; effects 211:0>1=401; cast 211",
    f"{PEOPLE}; effects 104:0>1 105:0>1 106:0>1 107:0>1; cast 104 105 106 107",
    f"{PEOPLE}; bare 1=moth-dust",
    f"{PEOPLE}; piles 201 / 202 / - / -",
    "hands - | - | -; phase draft; picks 3 3 3 | 3 3 3 | 3 3 3",
    "hands - | - | -; spells 101 | 102 | -",
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


def test_a_scene_gives_what_it_says() -> None:
    s = scene(
        "hands moth-dust left-boot | bell-jar | -; spells 101 206! | 305 | 401; "
        "cast 108 | 302 211 | -; effects 108:0>2 302:1 211:1>0=206; active 1; turn 12; order right;"
        "discard moon-milk fishing-rod; skip 2; steady 0; bare 0=left-boot"
    )
    assert hand(s, 0) == "left-boot moth-dust"
    assert (books(s, 0), lying(s, 1)) == ({"101", "206"}, ["302", "211"])
    assert effects(s) == ["108:0>2", "302:1", "211:1>0"]
    assert (active(s), look(s)["turn"], look(s)["order"]) == (1, 12, -1)
    assert discard(s) == "moon-milk fishing-rod"
    assert (at(s, 0)["steady"], at(s, 0)["bare"]) == (True, ["left-boot"])
    shown = [book["spell"] for book in at(s, 0)["books"] if book["spell"] is not None]
    assert [spell["spell"] for spell in shown] == ["206"]
    assert look(s)["deck"] == 112 - 5


def test_a_copy_says_what_it_copies() -> None:
    s = brew("- | - | -", more="effects 205:0=1 306:1=2~205")
    copy = effect_of(s, "306")
    assert (copy["copied"], copy["effect"], copy["left"], copy["level"]) == ("205", "toll", 2, 3)


def test_there_are_as_many_seats_as_hands() -> None:
    assert brew("- | - | - | - | -").seats == 5


def test_a_scene_may_begin_between_two_turns_or_in_the_draft() -> None:
    assert phase(brew("- | - | -", more="phase between")) == "between"
    assert phase(scene("seats 3; phase draft; picks 1 | 2 | 3; active 0")) == "draft"


def test_e4_in_the_draft_it_is_the_turn_of_who_has_picked_least_and_needs_points() -> None:
    s = play(start(3), ". first:1", "1 take:4", "2 take:2")
    again = scene(GAME.scenes.write(s))
    assert asked(again) == asked(s) == [0]
    assert asked(scene("seats 3; phase draft; picks 4 4 4 | 2 2 2 2 | 2 2 2; active 0")) == [2]


def test_what_is_half_done_has_no_scene() -> None:
    with pytest.raises(Complaint):
        GAME.scenes.write(start())
    s = brew(f"{kit('217')} | - | -", "217")
    play(s, "0 cast:217")
    with pytest.raises(Complaint):
        GAME.scenes.write(s)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_dealt_game_can_be_told_and_read_again(seats: int) -> None:
    s = play(drafted(seats), ".")
    for _ in range(2):
        again = scene(GAME.scenes.write(s))
        assert GAME.scenes.write(again) == GAME.scenes.write(s)
        for seat in range(seats):
            assert again.view(seat) == s.view(seat)
            assert again.moves(seat) == s.moves(seat)
        turn_of(s, 0)


LASTING = "101:1>0 112:1>0=2+moth-dust+raven-ink 111:2>0=5 204:2=3 205:2=1 206:0>2 306:2=2~205"


def test_what_lasts_is_told_and_read_again() -> None:
    s = brew("left-boot | - | -", more=f"effects {LASTING}")
    next_turn(s)
    assert left(s, "112") == 1
    again = scene(GAME.scenes.write(s))
    assert again.view(0)["effects"] == s.view(0)["effects"]
    assert GAME.scenes.write(again) == GAME.scenes.write(s)

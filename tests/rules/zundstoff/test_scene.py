"""Scenes: a position in a line; nonsense is refused with what is wrong."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Complaint
from powderkeg.rules.zundstoff import GAME
from tests.rules.zundstoff.table import (
    at,
    board,
    chips,
    choices,
    disc,
    hand,
    laid_out,
    phase,
    play,
    round_of,
    scene,
    start,
    told,
    where,
)

FLYING = f"{board('8:7', '4:2')}; pawns 1 | 7; shown red3 sun | red2 blue2"
SHOWN = "shown red3 sun | sun black1"
LONE = f"{FLYING.partition('shown')[0]}shown red3 red2 | sun black1; phase fly"
FOUND = (
    f"{board('0:9', '5:15', '14:7')}; pawns 7 | 9 | 1; shown red3 sun | red3 sun | sun planet; "
    "phase fly; order 1"
)
NONSENSE = {
    "castle 3": "no clause 'castle'",
    "marker 0; marker 1": "'marker' stands twice",
    "marker": "'marker' says nothing",
    "marker 2": "no marker '2'",
    "marker 0 1": "'marker' takes one number",
    "marker ١": "no marker '١'",
    "round 101": "no round '101'",
    "seats 6": "no seats '6'",
    "seats 1": "refused by seats",
    "option layout": "expected 'option KEY VALUE'",
    "option layout square; option layout ring": "'layout' stands twice",
    "option layout oo": "refused by B4",
    "option layout oooo/oooo/SooE/oooo": "refused by Z-6",
    "option matches 9": "option matches cannot be '9'",
    "discs ? ? ?": "there are 16 discs, not 3",
    board("8:16"): "no planet '16'",
    board("8:7+4"): "no turn of a disc '4'",
    board("8:7", "9:7"): "planet 7 lies there twice",
    board("8:7", "9:?7"): "planet 7 lies there twice",
    board("8:S"): "'S' stands where the layout has something else",
    board("6:7"): "'7' stands where the layout has something else",
    board("12:7"): "'7' stands where the layout has something else",
    board("8:1", "12:?"): "'1' stands where the layout has something else",
    board("6:?"): "Earth and sun lie face up",
    "pawns 7": "planet 7 does not lie face up",
    "pawns 1 1": "a seat has one pawn",
    "pawns 0": "no planet '0'",
    "pawns 1 | 1 | 1; seats 2": "'pawns' has 3 groups for 2 seats",
    "chips green": "no colour 'green'",
    "chips black": "no colour 'black'",
    "stops 9": "planet 9 does not lie face up",
    "hands red9 | sun": "no card 'red9' left",
    "hands sun sun | sun red2": "no card 'sun' left",
    "hands sun red2 blue2 | sun": "in round 5 a seat has 3 cards, shown ones and hand together",
    "shown red3": "in phase 'second' every seat shows 1 cards",
    "shown red3 red2 sun | sun": "a seat shows two cards at most",
    "shown red3 | blue2; phase first": "in phase 'first' every seat shows 0 cards",
    "phase second": "in phase 'second' every seat shows 1 cards",
    "phase turn": "in phase 'turn' every seat shows 2 cards",
    "phase deal": "no phase 'deal'",
    "phase first second": "no phase 'first second'",
    "shown red3 sun | sun blue2; phase turn": "nobody is left to act in phase 'turn'",
    "shown sun black1 | sun black1; phase fly": "nobody is left to act in phase 'fly'",
    "shown red3 sun | sun blue2; phase choose": "nobody is awaited in phase 'choose'",
    "shown red3 sun | sun blue2; phase name": "nobody is awaited in phase 'name'",
    "chosen red3 | blue2": "nobody is awaited in phase 'first'",
    "chosen red9 | -": "no card 'red9' left",
    f"{FLYING}; phase fly; chosen red3 | -": "'chosen' is told in phase first, second, name,",
    f"{FLYING}; phase fly; order 4": "no seat '4'",
    f"{FLYING}; phase fly; flights green | -": "no colour 'green'",
    f"{FLYING}; phase fly; flights yellow | -": "seat 0 has not won the flight it flies",
    f"{FLYING}; phase fly; order 0 0": "they act in this order: 0",
    f"{FLYING}; phase fly; order 0 1": "they act in this order: 1 0",
    "shown red3 sun | black1 sun; phase fly; order 1": "they act in this order: nobody",
    "shown planet sun | red2 sun; phase turn; turns 1": "they act in this order: 0",
    f"{FLYING}; phase fly; flights red | -": "seat 1 has won a flight: 'flights' must say which",
    f"{SHOWN}; phase fly": "seat 0 has no choice, so it is done already",
    "shown planet sun | sun red2; phase turn": "seat 0 has no choice, so it is done already",
    "hands red2 | red2": "in round 1 a seat has 11 cards, shown ones and hand together; seat 0",
    "round 3": "in round 3 a seat has 7 cards, shown ones and hand together; seat 0 has 11",
    "round 2; hands sun red2 red3 | sun red2 red3": "in round 2 a seat has 9 cards",
    "stops 1": "'stops' is told in phase fly only",
    f"{FLYING}; phase fly; stops 1; order 0": "discs stop flights in the phase 'fly' that turned",
    f"{FLYING}; phase fly; stops 2; order 0": "who turned planet 2 up has flown, and stands there",
    f"{FLYING}; phase fly; order 1": "seat 0 cannot have flown before seat 1",
    f"{FLYING}; phase fly; stops 7": "who turned planet 7 up has flown, and stands there",
    f"{FOUND.replace('1;', '7;', 1)}; stops 7": "planet 7 lay face down before any flew to it",
    "chips red red": "a seat has one chip of a colour",
    "changes 1": "seat 0 has changed a choice that it has not made",
    "turns 0": "'turns' is told in phase turn only",
    "flights red | -": "'flights' is told in phase fly, over only",
    "order 0": "'order' is told in phase fly only",
    "named red | -": "'named' is told in phase turn, choose, fly, over only",
    f"option lone-black any-colour; {LONE}": "seat 1 has named a colour for its lone black: which?",
    "phase over": "in phase 'over' every seat shows 2 cards",
    f"{SHOWN}; phase over": "'phase over', but nobody has two colours",
    f"{SHOWN}; phase over; chips | red blue": "seat 1 has not flown for its second chip",
    f"{SHOWN}; phase over; chips blue yellow": "seat 0 has not flown for its second chip",
    f"{FLYING}; phase fly; chips red blue": "seat 0 has not flown for its second chip",
    f"{FLYING}; phase over; chips | red blue": "seat 1 is back on Earth with its blue sunglasses",
    "shown red3 blue3 | red3 blue3; phase choose; chosen yellow | -": "seat 0 cannot choose yellow",
    "shown red3 blue3 | sun planet; phase choose; chosen - | red": "seat 1 cannot choose red",
    "chosen red2 red3 | -": "one thing is chosen, not 'red2 red3'",
    f"{FLYING}; phase fly; named red | -": "seat 0 has no lone black to name a colour for",
    board("12:?"): "Earth and sun lie face up",
    "round 0": "rounds are counted from 1",
    "changes 1 2 3": "'changes' has 3 numbers for 2 seats",
    "chips red blue | -": "no colour '-'",
    "chips red blue": "seat 0 has two colours, so the game is over",
    f"{SHOWN}; phase over; chips red blue yellow": "seat 0 has more than two chips",
}


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_with_what_is_wrong(text: str) -> None:
    with pytest.raises(Complaint) as caught:
        scene(text)
    assert NONSENSE[text] in str(caught.value)


def test_an_empty_scene_is_the_first_round() -> None:
    s = scene("")
    assert (round_of(s), phase(s), s.deciders()) == (1, "first", [0, 1])
    assert where(s) == [1, 1]
    assert [d["place"] for d in s.view(0)["discs"] if d["up"]] == [6, 12]
    assert len(hand(s, 0)) == 11


def test_there_are_as_many_seats_as_pawns() -> None:
    assert scene("pawns 1 | 1 | 1 | 1").seats == 4


def test_a_scene_lays_the_discs() -> None:
    s = scene(board("8:7+1", "4:?9+2", "6:S+3", "12:1+2"))
    assert (disc(s, 8)["planet"], disc(s, 8)["turned"]) == (7, 1)
    assert (disc(s, 4)["planet"], disc(s, 4)["up"]) == (None, False)
    assert disc(s, 6)["turned"] == 3
    assert disc(s, 12)["turned"] == 2
    assert "?9+2" in GAME.scenes.write(s)


def test_what_is_not_said_of_hidden_discs_is_the_lowest_planets_left() -> None:
    words = GAME.scenes.write(scene(board("0:?15", "1:2"))).split("discs ")[1].split(";")[0].split()
    assert words[:6] == ["?15+0", "2+0", "?3+0", "?4+0", "?5+0", "?6+0"]


def test_a_scene_gives_cards_and_chips() -> None:
    s = scene("chips red | blue; shown red3 | planet; hands sun red2 | planet black1")
    assert round_of(s) == 5
    assert chips(s) == [{"red"}, {"blue"}]
    assert hand(s, 0) == ["red2", "sun"]
    assert at(s, 1)["shown"] == ["planet"]
    assert choices(s, 1) == {"card:planet", "card:black1"}


def test_a_scene_may_begin_with_cards_face_down() -> None:
    s = scene("seats 3; chosen red2 | - | planet")
    assert s.deciders() == [1]
    assert s.volunteers() == [0, 2]
    assert s.view(0)["chosen"] == "red2"
    play(s, "1 card:sun")
    assert at(s, 2)["shown"] == ["planet"]


def test_a_scene_may_begin_with_a_turn() -> None:
    s = scene(f"{board('8:7', '9:9')}; pawns 7 | 9; shown planet sun | planet sun; phase turn")
    assert s.deciders() == [1]
    again = scene(
        f"{board('8:7', '9:9')}; pawns 7 | 9; shown planet sun | planet sun; turns 0; phase turn"
    )
    assert again.deciders() == [0]


def test_a_scene_may_begin_with_a_choice() -> None:
    s = scene("shown red3 blue3 | yellow2 yellow3; phase choose")
    assert s.deciders() == [0]
    assert choices(s) == {"flight:red", "flight:blue"}


def test_a_scene_may_begin_with_a_name() -> None:
    s = scene("option lone-black any-colour; shown black1 sun | black2 planet; phase name")
    assert s.deciders() == [0, 1]


def test_a_scene_may_begin_after_a_flight_that_turned_a_disc_up() -> None:
    assert scene(f"{FOUND}; stops 7").deciders() == [1]


def test_a_scene_may_begin_with_a_flight() -> None:
    s = scene(f"{FLYING}; order 0; phase fly")
    assert s.deciders() == [0]
    assert choices(s) == {"fly:7", "fly:2", "fly:rose"}


def test_a_position_that_is_still_dealt_has_no_scene() -> None:
    with pytest.raises(Complaint, match="still being set up"):
        GAME.scenes.write(start())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_dealt_game_can_be_told_and_read_again(seats: int) -> None:
    s = laid_out(seats, layout="ring")
    again = scene(GAME.scenes.write(s))
    assert GAME.scenes.write(again) == GAME.scenes.write(s)
    assert [again.view(seat) for seat in range(seats)] == [s.view(seat) for seat in range(seats)]
    assert [e.to_json() for e in told(again, "0 card:sun")] == [
        e.to_json() for e in told(s, "0 card:sun")
    ]

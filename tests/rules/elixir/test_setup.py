"""Before the first turn: piles, the draft, five finds."""

from __future__ import annotations

from collections import Counter

import pytest

from powderkeg.rules.core import WATCHER, Seat
from powderkeg.rules.elixir import GAME
from powderkeg.rules.elixir.deck import FINDS, SPELLS
from powderkeg.rules.elixir.state import Elixir
from tests.rules.acts import draws, keys
from tests.rules.elixir.table import (
    RECIPES,
    active,
    agreed,
    asked,
    at,
    books,
    brew,
    can,
    choices,
    count,
    drafted,
    everything,
    look,
    phase,
    play,
    points,
    scene,
    start,
    told,
    why,
)


def picks(s: Elixir, eye: Seat = WATCHER) -> list[list[int]]:
    """By seat: the levels taken so far."""
    draft = look(s, eye)["draft"]
    assert draft is not None
    return draft["picks"]


POINTS = {3: 11, 4: 9, 5: 9, 6: 8, 7: 8, 8: 8}


# The cards.


def test_b1_there_are_four_piles_by_level_and_the_level_is_the_number_of_ingredients() -> None:
    assert Counter(card.level for card in SPELLS) == {1: 16, 2: 24, 3: 8, 4: 8}
    assert all(len(RECIPES[card.key]) == int(card.key[0]) for card in SPELLS)
    assert look(start())["piles"] == [16, 24, 8, 8]


def test_b1_there_are_112_finds() -> None:
    families = Counter[str]()
    for card in FINDS:
        families[card.family] += card.copies
    assert families == {"ingredient": 64, "object": 32, "thing": 7, "transaction": 9}
    assert look(start())["deck"] == 112


def test_b1_no_recipe_needs_a_kind_twice_and_every_pair_is_another() -> None:
    assert all(len(set(recipe)) == len(recipe) for recipe in RECIPES.values())
    pairs = {frozenset(recipe) for recipe in RECIPES.values() if len(recipe) == 2}
    assert len(pairs) == 24
    demand = Counter(find for recipe in RECIPES.values() for find in recipe)
    assert set(demand.values()) == {7, 8}
    assert demand.total() == 120


# How many play.


def test_e20_two_play_only_in_the_house_mode() -> None:
    assert GAME.refusal(agreed(2)) is not None
    assert GAME.refusal(agreed(2, duel="on")) is None
    assert GAME.refusal(agreed(3)) is None
    assert GAME.refusal(agreed(8)) is None
    assert GAME.refusal(agreed(9)) is not None


def test_e20_two_draft_nine_points() -> None:
    s = play(start(2, duel="on"), ". first:0")
    draft = look(s)["draft"]
    assert draft is not None and draft["points"] == 9


# The draft.


def test_b2_anyone_may_begin() -> None:
    assert draws(start(5)) == [f"first:{seat}" for seat in range(5)]


def test_b2_from_the_first_player_to_the_left_each_takes_one_spell_after_the_other() -> None:
    s = play(start(3), ". first:2")
    assert (phase(s), asked(s)) == ("draft", [2])
    assert choices(s, 2) == {"take:1", "take:2", "take:3", "take:4"}
    play(s, "2 take:4")
    assert asked(s) == [0]
    play(s, "0 take:1")
    assert asked(s) == [1]
    play(s, "1 take:3")
    assert asked(s) == [2]
    assert picks(s) == [[1], [3], [4]]


def test_b2_numbers_of_spells_may_differ_and_who_has_enough_is_passed_over() -> None:
    s = play(start(4), ". first:0")
    play(s, "0 take:4", "1 take:1", "2 take:4", "3 take:2")
    play(s, "0 take:4", "1 take:1", "2 take:4", "3 take:2")
    play(s, "0 take:1", "1 take:1", "2 take:1", "3 take:2")
    assert asked(s) == [1]
    play(s, "1 take:1")
    assert asked(s) == [3]


@pytest.mark.parametrize("seats", POINTS)
def test_b3_points_to_draft(seats: int) -> None:
    s = play(start(seats), ". first:0")
    draft = look(s)["draft"]
    assert draft is not None and draft["points"] == POINTS[seats]


def test_e4_nobody_goes_on_after_the_minimum() -> None:
    s = scene("seats 4; phase draft; picks 3 3 3 | 2 2 2 2 | 2 2 2 2 | 2 2 2 2; active 0")
    assert asked(s) == [1]
    assert not can(s, "0 take:1")


def test_e4_the_last_pick_may_overshoot() -> None:
    s = scene("seats 4; phase draft; picks 2 2 2 2 | 1 1 1 1 | 1 1 1 1 | 1 1 1 1; active 0")
    play(s, "0 take:4")
    assert picks(s)[0] == [2, 2, 2, 2, 4]
    assert asked(s) == [1]


def test_e5_an_empty_pile_is_left_alone() -> None:
    s = scene("seats 3; phase draft; picks 3 3 3 | 3 3 3 | 3 3; active 2")
    assert look(s)["piles"] == [16, 24, 0, 8]
    assert choices(s, 2) == {"take:1", "take:2", "take:4"}
    assert why(s, "2 take:3") == "E5"


def test_e5_and_so_one_may_have_to_overshoot() -> None:
    s = scene(
        "seats 8; phase draft; picks "
        "1 1 1 1 1 1 1 | 1 1 1 4 | 1 1 1 4 | 1 1 1 4 | 4 4 | 4 4 | 4 3 3 | 3 3 3; active 0"
    )
    assert look(s)["piles"] == [0, 24, 3, 0]
    assert choices(s, 1) == {"take:2", "take:3"}


def test_x62_picks_are_open_by_level() -> None:
    s = play(start(3), ". first:0", "0 take:4", "1 take:2", "2 take:1", "0 take:3")
    for eye in range(3):
        assert picks(s, eye) == [[4, 3], [2], [1]]


def test_e6_one_looks_when_the_draft_is_over() -> None:
    s = play(start(3), ". first:0", "0 take:4")
    assert asked(s) == [1]
    assert books(s, 0) == set()
    assert all(book["spell"] is None for book in at(s, 0, eye=0)["books"])


def test_e6_or_at_once_if_the_table_says_so() -> None:
    s = play(start(3, look="once"), ". first:0", "0 take:4")
    assert draws(s) == [f"spell:{number}" for number in range(401, 409)]
    events = told(s, ". spell:403", seat=0)
    assert "403" in str([event.facts() for event in events])
    assert books(s, 0) == {"403"}
    assert at(s, 0, eye=1)["books"] == [{"level": 4, "spell": None}]
    assert asked(s) == [1]


# The deal.


def test_b2_when_all_have_enough_the_spells_are_dealt_from_their_piles() -> None:
    s = drafted(4, level=2)
    events = told(s, ".", seat=1)
    assert "spell-drawn" in keys(events)
    assert all(len(books(s, seat)) == 5 for seat in range(4))
    held = [book["spell"] for player in everything(s)["players"] for book in player["books"]]
    names = [spell["spell"] for spell in held if spell is not None]
    assert len(names) == len(set(names)) == len(held)


def test_b4_everybody_gets_five_finds_and_the_first_player_begins() -> None:
    s = play(drafted(3), ".")
    assert (phase(s), active(s)) == ("turn", 0)
    assert [count(s, seat) for seat in range(3)] == [6, 5, 5]
    assert look(s)["deck"] == 112 - 16
    assert look(s)["turn"] == 1


def test_b15_the_value_of_uncast_spells_is_open_and_the_spells_are_not() -> None:
    s = brew("- | - | -", "101 206 only | 305 only | 401 402 only")
    assert [points(s, seat) for seat in range(3)] == [3, 3, 8]
    assert books(s, 0) == {"101", "206"}
    for eye in (1, 2, -3):
        assert all(book["spell"] is None for book in at(s, 0, eye)["books"])


def test_x62_each_level_is_open() -> None:
    s = brew("- | - | -", "101 206 only | 305 only | 401 402 only")
    assert sorted(book["level"] for book in at(s, 0, eye=2)["books"]) == [1, 2]
    assert sorted(book["level"] for book in at(s, 2, eye=0)["books"]) == [4, 4]

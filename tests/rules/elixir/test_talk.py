"""Curses on talking and seeing."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Refusal
from powderkeg.rules.elixir import GAME
from tests.rules.acts import facts
from tests.rules.elixir.table import (
    active,
    at,
    brew,
    can,
    count,
    effect_of,
    effects,
    hand,
    kit,
    left,
    next_turn,
    phase,
    play,
    told,
    turn_of,
)

# Talking.


def test_s101_the_victims_lines_are_what_somebody_else_wrote() -> None:
    s = brew("- | - | -", more="effects 101:0>1")
    assert GAME.manners.spoken(s, 1, "hello", "I have nothing") == "I have nothing"
    assert GAME.manners.spoken(s, 0, "hello", "I have nothing") == "hello"


def test_s102_more_than_five_words_are_refused() -> None:
    s = brew("- | - | -", more="effects 102:0>1")
    assert GAME.manners.spoken(s, 1, "one two three four five", "") == "one two three four five"
    refused = GAME.manners.spoken(s, 1, "one two three four five six", "")
    assert isinstance(refused, Refusal) and refused.rule.key == "S102"
    others = GAME.manners.spoken(s, 0, "one two three four five six", "")
    assert others == "one two three four five six"


def test_x58_where_nobody_has_written_the_line_does_not_appear() -> None:
    s = brew("- | - | -", more="effects 101:0>1")
    assert GAME.manners.spoken(s, 1, "hello", "") == ""


def test_x58_words_are_what_stands_between_blanks() -> None:
    s = brew("- | - | -", more="effects 102:0>1")
    assert GAME.manners.spoken(s, 1, "  a-b  c,d e f  g ", "") == "  a-b  c,d e f  g "


def test_x58_the_parrot_comes_before_the_penny() -> None:
    s = brew("- | - | -", more="effects 101:0>1 102:0>1")
    long = "one two three four five six"
    assert GAME.manners.spoken(s, 1, long, "short") == "short"
    assert GAME.manners.spoken(s, 1, "short", long) == long


@pytest.mark.parametrize("spell", ["101", "102"])
def test_s101_s102_last_all_game(spell: str) -> None:
    s = brew(f"{kit(spell)} | - | -", spell)
    play(s, f"0 cast:{spell}", "0 at:1", "**")
    turn_of(turn_of(s, 1), 1)
    assert (effects(s), left(s, spell)) == ([f"{spell}:0>1"], None)


# Seeing.

VIEWS = {"103": "mirrored-view", "104": "upside-down", "105": "fogged-view"}


@pytest.mark.parametrize("spell", VIEWS)
def test_s103_s104_s105_the_victims_view_changes_and_nothing_else(spell: str) -> None:
    s = brew(f"{kit(spell)} | left-boot | -", spell)
    play(s, f"0 cast:{spell}", "0 at:1", "**")
    effect = effect_of(s, spell)
    assert (effect["effect"], effect["victim"], effect["left"]) == (VIEWS[spell], 1, 3)
    assert effect["curse"] and not effect["steady"]
    play(s, "0 end", "**", ". draw:moth-dust")
    assert (active(s), phase(s), hand(s, 1)) == (1, "turn", "left-boot moth-dust")


def test_v1_a_steady_player_skips_a_draw_instead() -> None:
    s = brew("thunder-crumb | left-boot | -", "103", "steady 1")
    play(s, "0 cast:103", "0 at:1", "**")
    assert effect_of(s, "103")["steady"]
    play(s, "0 end", "**")
    assert (active(s), phase(s), hand(s, 1)) == (1, "turn", "left-boot")
    assert effects(s) == []


def test_v1_one_may_ask_for_a_steady_view_while_the_curse_hangs() -> None:
    s = brew("- | left-boot | -", more="effects 104:0>1=2")
    events = told(s, "1 steady")
    assert facts(events, "steadied") == [{"seat": 1}]
    assert at(s, 1)["steady"]
    assert effect_of(s, "104")["steady"]
    play(s, "0 end", "**")
    assert (active(s), hand(s, 1), effects(s)) == (1, "left-boot", [])


def test_v1_once_and_for_good() -> None:
    s = brew("- | left-boot | -")
    play(s, "1 steady", "0 steady")
    assert not can(s, "1 steady")
    assert not can(s, "0 steady")
    assert can(s, "2 steady")


def test_v1_other_curses_stay_what_they_are() -> None:
    s = brew("- | left-boot odd-button | -", more="effects 106:0>1=2; steady 1")
    assert not effect_of(s, "106")["steady"]
    next_turn(s)
    assert count(s, 1) == 3


def test_x60_v1_the_swapped_curse_counts_as_the_curse_it_was() -> None:
    s = brew("goblin-sock | - | -", "104", "effects 101:2>1 102:2>1 103:2>1=3; steady 1")
    play(s, "0 cast:104", "0 at:1", "**")
    assert effects(s) == ["102:2>1", "103:2>1", "104:0>1"]


def test_x33_v1_two_skipped_draws_share_one() -> None:
    s = brew("- | left-boot | -", more="effects 103:0>1=3 108:0>1; steady 1")
    play(s, "0 end", "**")
    assert (count(s, 1), effects(s)) == (1, [])
    turn_of(s, 1)
    assert count(s, 1) == 2

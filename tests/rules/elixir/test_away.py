"""Who does not choose in time: every choice is made all the same."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NEVER
from tests.rules.elixir.table import (
    active,
    brew,
    count,
    kit,
    lying,
    phase,
    play,
)

ONE = "left-boot odd-button bent-spoon"

# What is asked: hands, spells, what else there is, the acts that lead there, and the phase.
CHOICES = {
    "give": (f"tax-drum | {ONE} | -", "", "", ["0 use:tax-drum", "**"]),
    "shed": (f"{kit('212')} | {ONE} moth-dust moon-milk | -", "212", "", ["0 cast:212", "**"]),
    "keep": (kit("116") + " | - | -", "116", "", ["0 cast:116", "**", "."]),
    "fetch": (
        "ragpickers-hook | - | -",
        "",
        "discard moth-dust left-boot",
        ["0 use:ragpickers-hook", "**"],
    ),
    "name": (f"{kit('218')} | {ONE} | -", "218", "", ["0 cast:218", "**"]),
    "title": (kit("111") + " | - | -", "111", "", ["0 cast:111", "0 at:1", "**"]),
    "way": (f"{kit('202')} moth-dust | {ONE} | -", "202", "", ["0 cast:202", "**"]),
    "hand": (kit("404") + " | - | -", "404 101 102", "", ["0 cast:404", "0 at:1", "**"]),
    "burn": (kit("403") + " | - | -", "403 101 102", "", ["0 cast:403", "**"]),
    "return": ("library-card | - | -", "101 201", "", ["0 use:library-card", "**"]),
    "lay": (f"{kit('115')} moth-dust moon-milk | {ONE} | -", "115", "", ["0 cast:115", "**"]),
    "lift": ("curse-soap | - | -", "", "effects 101:1>0 102:1>0", ["0 use:curse-soap", "**"]),
    "buy-off": (f"moth-dust | {ONE} | -", "101", "", ["0 cast:101", "0 at:1", "**"]),
}


@pytest.mark.parametrize("key", CHOICES)
def test_e22_x65_every_choice_is_made_in_the_end(key: str) -> None:
    hands, spells, more, acts = CHOICES[key]
    s = play(brew(hands, spells, more), *acts)
    assert phase(s) == key
    for _ in range(8):
        if phase(s) != "turn":
            play(s, f"* wait:{s.due()}", ".")
    assert (phase(s), active(s)) == ("turn", 0)


@pytest.mark.parametrize("key", CHOICES)
def test_e23_x65_on_a_calm_table_it_waits(key: str) -> None:
    hands, spells, more, acts = CHOICES[key]
    s = play(brew(hands, spells, f"{more}; option clock calm"), *acts)
    assert (phase(s), s.due()) == (key, NEVER)


def test_x65_a_new_victim_is_named_in_the_end() -> None:
    s = brew(f"moth-dust | {kit('208')} | -", "101 | 208")
    play(s, "0 cast:101", "0 at:1", "1 retort:208", "*")
    assert phase(s) == "aim"
    play(s, f"* wait:{s.due()}", ".", "**")
    assert (phase(s), lying(s, 1)) == ("turn", ["208"])


def test_x65_a_tithe_is_named_in_the_end() -> None:
    s = brew(f"{ONE} | - | cracked-teapot stuffed-pigeon", more="effects 302:1")
    play(s, "0 end", "**")
    assert phase(s) == "tithe"
    play(s, f"* wait:{s.due()}", ".")
    assert phase(s) == "give"
    play(s, f"* wait:{s.due()}", ".")
    assert (phase(s), count(s, 1)) == ("turn", 2)


def test_x65_a_slip_is_judged_in_the_end() -> None:
    more = "option talk voice; effects 101:0>1"
    s = brew(f"- | {ONE} | - | -", more=more)
    play(s, "2 slip:1")
    assert phase(s) == "slip"
    play(s, f"* wait:{s.due()}")
    assert (phase(s), count(s, 1)) == ("turn", 3)

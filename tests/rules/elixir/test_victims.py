"""What is aimed at whom, who may be chosen, and who may turn it away."""

from __future__ import annotations

import pytest

from tests.rules.elixir.table import (
    asked,
    brew,
    can,
    choices,
    count,
    effects,
    hand,
    kit,
    phase,
    play,
    told,
    top,
    why,
)

ONE = "left-boot odd-button"
TWO = "bent-spoon cracked-teapot"

AIMED = [
    *(str(number) for number in range(101, 115)),
    *"201 206 209 211 213 221 222 401 404".split(),
]
AT_NOBODY = "115 202 203 205 212 214 217 218 219 223 301 305 307 405 407".split()


@pytest.mark.parametrize("spell", AIMED)
def test_x13_what_is_aimed_at_somebody(spell: str) -> None:
    s = brew(f"{kit(spell)} | bent-wand {ONE} | {TWO} | -", f"{spell} 216 | 302 | 303")
    play(s, f"0 cast:{spell}", "0 at:1")
    if spell == "201":
        play(s, "0 enough")
    assert top(s)["victims"] == [1]
    assert can(s, "1 answer:bent-wand")


@pytest.mark.parametrize("spell", AT_NOBODY)
def test_x13_what_is_aimed_at_nobody(spell: str) -> None:
    s = brew(f"{kit(spell)} | bent-wand bell-jar {kit('208')} {ONE} | {TWO} | -", f"{spell} | 208")
    play(s, f"0 cast:{spell}")
    assert (phase(s), top(s)["victims"]) == ("window", [])
    for answer in ("answer:bent-wand", "answer:bell-jar", "retort:208"):
        assert not can(s, f"1 {answer}")


def test_x13_objects_that_are_aimed() -> None:
    for find in ("spyglass", "fishing-rod", "cup-and-balls", "brass-scales"):
        s = brew(f"{find} moth-dust raven-ink | bent-wand {ONE} | {TWO} | -")
        play(s, f"0 use:{find}")
        if phase(s, 0) == "aim":
            play(s, "0 at:1")
        assert top(s)["victims"] == [1]
        assert can(s, "1 answer:bent-wand")
    s = brew(f"tax-drum | bent-wand {ONE} | {TWO} | -")
    play(s, "0 use:tax-drum")
    assert not can(s, "1 answer:bent-wand")


def test_x13_a_mirrored_object_is_aimed_as_well() -> None:
    s = brew(f"- | bent-wand {ONE} | {TWO} | -", more="effects 408:0; discard fishing-rod")
    play(s, "0 mirror", "0 at:1")
    assert can(s, "1 answer:bent-wand")


def test_x13_a_copy_that_has_a_victim_is_aimed() -> None:
    s = brew(f"{kit('306')} | bent-wand | -  | -", "306", "effects 206:2>3")
    play(s, "0 cast:306", "0 at:1")
    assert can(s, "1 answer:bent-wand")
    s = brew(f"{kit('306')} | bent-wand | - | -", "306", "effects 304:2")
    play(s, "0 cast:306")
    assert not can(s, "1 answer:bent-wand")


def test_x13_the_broom_is_aimed_when_it_moves_a_curse() -> None:
    s = brew(f"{kit('224')} | bell-jar | -", "224", "effects 101:2>0 102:2>0")
    swept = play(s.clone(), "0 cast:224", "0 sweep")
    assert not can(swept, "1 answer:bell-jar")
    play(s, "0 cast:224", "0 lift:101", "0 at:1")
    assert can(s, "1 answer:bell-jar")


# Protection.


def test_x15_lid_and_cloak_do_not_undo_a_choice() -> None:
    s = brew(f"moth-dust | {kit('220')} | -", "101 | 220")
    play(s, "0 cast:101", "0 at:1", "1 retort:220", "*", "**")
    assert effects(s) == ["220:1", "101:0>1"]
    s = brew(f"fishing-rod | cloak-of-nobody {ONE} | bent-spoon")
    play(s, "0 use:fishing-rod", "0 at:1", "1 answer:cloak-of-nobody", "*", "**", ".")
    assert count(s, 1) == 1


def test_x15_nobody_is_redirected_to_the_protected() -> None:
    s = brew(f"moth-dust | {kit('208')} | - | -", "101 | 208", "effects 220:2=1")
    play(s, "0 cast:101", "0 at:1", "1 retort:208", "*")
    assert choices(s, 1) == {"at:0", "at:3"}
    s = brew("moth-dust | - | - | -", "101", "effects 220:2=1")
    play(s, "0 cast:101")
    assert (choices(s), why(s, "0 at:2")) == ({"at:1", "at:3"}, "X15")


def test_x15_it_does_not_stop_effects_on_all_nor_gifts() -> None:
    s = brew(f"{kit('219')} | {ONE} | -", "219", "effects 220:1=1")
    play(s, "0 cast:219", "**", "1 give:odd-button")
    assert hand(s, 0) == "odd-button"


def test_x15_nor_curses_that_hang_already() -> None:
    s = brew("- | - | -", more="effects 108:0>1 220:1=1")
    play(s, "0 end", "**")
    assert count(s, 1) == 0


def test_x15_own_cards_may_choose_others() -> None:
    s = brew("moth-dust | - | -", "101", "effects 220:0=1")
    play(s, "0 cast:101")
    assert choices(s) == {"at:1", "at:2"}


# Another victim.


def test_x18_neither_the_answerer_nor_a_victim_of_this_card() -> None:
    s = brew(f"{kit('201')} | {kit('208')} {ONE} | {TWO} | -", "201 | 208")
    play(s, "0 cast:201", "0 at:1", "0 at:2", "1 retort:208", "*")
    assert choices(s, 1) == {"at:0", "at:3"}


def test_x18_the_wand_spares_its_cards_player() -> None:
    s = brew("moth-dust | bent-wand | - | -", "101")
    play(s, "0 cast:101", "0 at:1", "1 answer:bent-wand", "*")
    assert choices(s, 1) == {"at:2", "at:3"}


def test_x18_without_such_a_player_it_is_no_answer() -> None:
    s = brew("moth-dust | bent-wand | -", "101", "effects 220:2=1")
    play(s, "0 cast:101")
    assert not can(s, "1 answer:bent-wand")


def test_x18_the_new_victim_may_answer_and_buy_off() -> None:
    s = brew(f"moth-dust | bent-wand | bell-jar {TWO} | -", "101")
    play(s, "0 cast:101", "0 at:1", "1 answer:bent-wand", "*")
    play(s, "1 at:2", "*")
    assert choices(s, 2) == {"answer:bell-jar", "pass"}
    bought = s.clone()
    play(s, "2 answer:bell-jar", "*", "**")
    assert effects(s) == []
    play(bought, "**")
    assert (phase(bought), asked(bought)) == ("buy-off", [2])


def test_x18_x20_the_wand_leaves_its_caster() -> None:
    s = brew("moth-dust | bent-wand | -  | -", "101")
    play(s, "0 cast:101", "0 at:1", "1 answer:bent-wand", "*", "1 at:2", "**")
    assert effects(s) == ["101:0>2"]


# Two players.


def test_x67_e20_two_players() -> None:
    duel = "option duel on"
    s = brew(f"{kit('201')} | bent-wand {ONE}", "201", duel)
    play(s, "0 cast:201", "0 at:1")
    assert (phase(s), top(s)["victims"]) == ("window", [1])
    assert not can(s, "1 answer:bent-wand")
    s = brew(f"{kit('202')} moth-dust | {ONE}", "202", duel)
    play(s, "0 cast:202", "**", "0 right")
    assert (hand(s, 0), hand(s, 1)) == (ONE, "moth-dust")
    s = brew(f"{kit('216')} | -", "216", duel)
    assert told(play(s, "0 cast:216"), "**")

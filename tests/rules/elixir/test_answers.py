"""Bell Jar and Mousetrap: the answers that are objects."""

from __future__ import annotations

from tests.rules.acts import draws, fact
from tests.rules.elixir.table import (
    books,
    brew,
    can,
    count,
    discard,
    effects,
    hand,
    kit,
    of_kind,
    phase,
    play,
    told,
)

ONE = "left-boot odd-button"
TWO = "bent-spoon cracked-teapot moon-milk"

# Bell Jar.


def test_o03_a_small_spell_has_no_effect_on_its_owner() -> None:
    s = brew("moth-dust | bell-jar left-boot | -", "101")
    play(s, "0 cast:101", "0 at:1", "1 answer:bell-jar", "*")
    events = told(s, "**")
    assert fact(events, "shielded") == {"seat": 1, "card": "101"}
    assert (effects(s), phase(s), discard(s)) == ([], "turn", "moth-dust bell-jar")


def test_o03_not_for_big_spells_objects_or_other_peoples_troubles() -> None:
    s = brew(f"{kit('401')} | bell-jar | -", "401", "cast - | 101 | -")
    play(s, "0 cast:401", "0 at:1")
    assert not can(s, "1 answer:bell-jar")
    s = brew("fishing-rod | bell-jar left-boot | odd-button")
    play(s, "0 use:fishing-rod", "0 at:1")
    assert not can(s, "1 answer:bell-jar")
    s = brew("moth-dust | bell-jar | left-boot", "101")
    play(s, "0 cast:101", "0 at:2")
    assert not can(s, "1 answer:bell-jar")


def test_o03_what_is_aimed_at_nobody_cannot_be_shielded() -> None:
    s = brew(f"{kit('219')} | bell-jar left-boot | -", "219")
    play(s, "0 cast:219")
    assert not can(s, "1 answer:bell-jar")


def test_x17_the_other_victim_still_suffers() -> None:
    s = brew(f"{kit('201')} | bell-jar {ONE} | {TWO}", "201")
    play(s, "0 cast:201", "0 at:1", "0 at:2", "1 answer:bell-jar", "*", "**", ".")
    assert (hand(s, 1), count(s, 2), count(s, 0)) == (ONE, 2, 1)


def test_x17_a_swap_with_a_bell_jar_does_nothing() -> None:
    s = brew(f"{kit('209')} moth-dust | bell-jar {ONE} | -", "209")
    play(s, "0 cast:209", "0 at:1", "1 answer:bell-jar", "*", "**")
    assert (hand(s, 0), hand(s, 1)) == ("moth-dust", ONE)
    s = brew(f"{kit('222')} | bell-jar | -", "222 101 only | 206 403 only")
    play(s, "0 cast:222", "0 at:1", "1 answer:bell-jar", "*", "**")
    assert (books(s, 0), books(s, 1), phase(s)) == ({"101"}, {"206", "403"}, "turn")


def test_x17_a_curse_under_the_broom_stays_where_it_was() -> None:
    s = brew(f"{kit('224')} | bell-jar | -", "224", "effects 101:2>0 102:2>0")
    play(s, "0 cast:224", "0 lift:101", "0 at:1", "1 answer:bell-jar", "*", "**")
    assert effects(s) == ["101:2>0", "102:2>0"]


def test_x4_x17_a_snuffed_bell_jar_shields_nobody() -> None:
    s = brew("moth-dust | bell-jar left-boot | candle-snuffer", "101")
    play(s, "0 cast:101", "0 at:1", "1 answer:bell-jar", "*", "2 answer:candle-snuffer", "*", "**")
    assert effects(s) == ["101:0>1"]


# Mousetrap.


def test_o04_nothing_is_taken_and_one_is_taken_back() -> None:
    s = brew(f"fishing-rod moth-dust raven-ink | mousetrap {ONE} | bent-spoon")
    events = told(play(s, "0 use:fishing-rod", "0 at:1", "1 answer:mousetrap", "*"), "*")
    assert fact(events, "trapped") == {"seat": 1, "other": 0, "card": "fishing-rod"}
    assert draws(s) == ["lose:moth-dust", "lose:raven-ink"]
    events = told(s, ". lose:raven-ink", seat=0)
    assert fact(events, "took") == {"seat": 1, "other": 0, "find": "raven-ink"}
    play(s, "**")
    assert (hand(s, 0), hand(s, 1)) == ("moth-dust", "left-boot odd-button raven-ink")
    assert discard(s) == "mousetrap fishing-rod"


def test_x21_which_takes_are_caught() -> None:
    taking = [
        (f"{kit('201')} moth-dust", "201", ["0 cast:201", "0 at:1", "0 enough"]),
        ("fishing-rod moth-dust", "", ["0 use:fishing-rod", "0 at:1"]),
        ("cup-and-balls moth-dust raven-ink", "", ["0 use:cup-and-balls", "0 at:1"]),
    ]
    for hands, spell, acts in taking:
        s = play(brew(f"{hands} | mousetrap {ONE} | {TWO}", spell), *acts)
        assert can(s, "1 answer:mousetrap"), acts
        assert not can(s, "2 answer:mousetrap")
    s = brew(f"left-boot | mousetrap {TWO} | odd-button", more="effects 408:0; discard fishing-rod")
    play(s, "0 mirror", "0 at:1")
    assert can(s, "1 answer:mousetrap")


def test_x21_giving_and_exchanging_is_no_taking() -> None:
    plays = [
        (kit("209"), "209", ["0 cast:209", "0 at:1"]),
        (kit("219"), "219", ["0 cast:219"]),
        (kit("218"), "218", ["0 cast:218"]),
        (kit("202"), "202", ["0 cast:202"]),
        (kit("214"), "214", ["0 cast:214"]),
        (kit("222"), "222 101", ["0 cast:222", "0 at:1"]),
        (kit("301"), "301", ["0 cast:301"]),
        ("tax-drum", "", ["0 use:tax-drum"]),
        ("brass-scales", "", ["0 use:brass-scales"]),
    ]
    for hands, spell, acts in plays:
        s = play(brew(f"{hands} | mousetrap {ONE} {TWO} | -", spell), *acts)
        assert not can(s, "1 answer:mousetrap"), acts


def test_x21_a_trap_catches_no_butler() -> None:
    s = brew(
        f"fishing-rod moth-dust raven-ink | mousetrap {ONE} | bent-spoon", more="effects 304:0"
    )
    play(s, "0 use:fishing-rod", "0 at:1", "1 answer:mousetrap", "*", "**")
    assert (hand(s, 0), hand(s, 1)) == ("moth-dust raven-ink", ONE)


def test_x21_once_per_taking() -> None:
    s = brew(f"fishing-rod moth-dust raven-ink | mousetrap mousetrap {ONE} | bent-spoon")
    play(s, "0 use:fishing-rod", "0 at:1", "1 answer:mousetrap", "*", "*", ". lose:raven-ink")
    assert not can(s, "1 answer:mousetrap")


def test_x21_201_only_the_trapped_share_fails() -> None:
    s = brew(f"{kit('201')} moth-dust | mousetrap {ONE} | {TWO}", "201")
    play(s, "0 cast:201", "0 at:1", "0 at:2", "1 answer:mousetrap", "*", "**", ".")
    play(s, "**", ".")
    assert (count(s, 0), count(s, 1), count(s, 2)) == (1, 3, 2)


def test_x22_the_gift_of_a_cup_stays_given() -> None:
    s = brew(f"cup-and-balls moth-dust raven-ink moon-milk | mousetrap {ONE} | bent-spoon")
    play(s, "0 use:cup-and-balls", "0 at:1", "1 answer:mousetrap", "*", "*", ".", "**")
    assert phase(s) == "give"
    gift = min(of_kind(s, "give"))
    play(s, f"0 give:{gift}")
    assert (count(s, 0), count(s, 1), phase(s)) == (1, 4, "turn")


def test_x22_a_butler_takes_the_gift_too() -> None:
    s = brew(f"cup-and-balls moth-dust raven-ink | {ONE} | {TWO}", more="effects 304:1")
    play(s, "0 use:cup-and-balls", "0 at:1", "**", "0 give:moth-dust")
    assert (hand(s, 0), count(s, 1)) == ("raven-ink", 3)

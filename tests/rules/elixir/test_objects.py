"""The magic objects."""

from __future__ import annotations

import pytest

from tests.rules.acts import draws, fact
from tests.rules.elixir.table import (
    active,
    asked,
    at,
    books,
    brew,
    can,
    choices,
    count,
    discard,
    effects,
    hand,
    kit,
    look,
    lying,
    next_turn,
    of_kind,
    phase,
    play,
    points,
    stack,
    told,
    top,
    turn_of,
    why,
)

ONE = "left-boot odd-button"
TWO = "bent-spoon cracked-teapot moon-milk"

# Looking and taking.


def test_o05_the_spyglass_shows_a_hand_to_its_user_alone() -> None:
    s = brew(f"spyglass | {ONE} | {TWO}")
    play(s, "0 use:spyglass", "0 at:1")
    seen = [fact(told(s.clone(), "**", seat=eye), "looked") for eye in range(3)]
    assert [each["finds"] for each in seen] == [["left-boot", "odd-button"], [], []]
    play(s, "**")
    assert (discard(s), phase(s)) == ("spyglass", "turn")


def test_o06_a_random_find_of_an_opponent() -> None:
    s = brew(f"fishing-rod | {ONE} | {TWO}")
    play(s, "0 use:fishing-rod", "0 at:1", "**")
    assert draws(s) == ["lose:left-boot", "lose:odd-button"]
    play(s, ". lose:left-boot")
    assert (hand(s, 0), hand(s, 1), discard(s)) == ("left-boot", "odd-button", "fishing-rod")


def test_x63_o06_taker_and_loser_see_it() -> None:
    s = brew(f"fishing-rod | {ONE} | {TWO}")
    play(s, "0 use:fishing-rod", "0 at:1", "**")
    seen = [fact(told(s.clone(), ". lose:left-boot", seat=eye), "took") for eye in range(3)]
    assert [each["find"] for each in seen] == ["left-boot", "left-boot", "unknown"]


def test_o07_any_one_card_of_the_discard() -> None:
    s = brew("ragpickers-hook | - | -", more="discard moth-dust fishing-rod auction left-boot")
    play(s, "0 use:ragpickers-hook", "**")
    assert of_kind(s, "fetch") == {"moth-dust", "fishing-rod", "auction", "left-boot"}
    play(s, "0 fetch:fishing-rod")
    assert hand(s, 0) == "fishing-rod"
    assert discard(s) == "moth-dust auction left-boot ragpickers-hook"


def test_x45_a_hook_takes_no_hook() -> None:
    s = brew("ragpickers-hook | - | -", more="discard ragpickers-hook moth-dust left-boot")
    play(s, "0 use:ragpickers-hook", "**")
    assert of_kind(s, "fetch") == {"moth-dust", "left-boot"}
    s = brew("left-boot | - | -", more="effects 408:0; discard moth-dust raven-ink ragpickers-hook")
    play(s, "0 mirror", "**")
    assert of_kind(s, "fetch") == {"moth-dust", "raven-ink"}


def test_x9_x12_x45_a_hook_without_a_fetchable_card_stays_in_the_hand() -> None:
    assert not can(brew("ragpickers-hook | - | -"), "0 use:ragpickers-hook")
    s = brew("ragpickers-hook | - | -", more="discard ragpickers-hook")
    assert not can(s, "0 use:ragpickers-hook")


def test_x46_o07_of_equal_cards_the_top_most() -> None:
    s = brew("ragpickers-hook | - | -", more="discard moth-dust left-boot moth-dust odd-button")
    play(s, "0 use:ragpickers-hook", "**", "0 fetch:moth-dust")
    assert discard(s) == "moth-dust left-boot odd-button ragpickers-hook"


def test_o08_give_one_take_a_random_one() -> None:
    s = brew(f"cup-and-balls moth-dust raven-ink | {ONE} | bent-spoon")
    play(s, "0 use:cup-and-balls", "0 at:1", "**")
    assert (phase(s), asked(s)) == ("give", [0])
    play(s, "0 give:moth-dust")
    assert "lose:left-boot" in draws(s)
    play(s, ". lose:left-boot")
    assert hand(s, 0) == "left-boot raven-ink"
    assert hand(s, 1) == "moth-dust odd-button"


def test_o09_the_sack_draws_two() -> None:
    s = brew("bottomless-sack left-boot | - | -")
    play(s, "0 use:bottomless-sack", "**", ". draw:moth-dust", ". draw:moth-dust")
    assert hand(s, 0) == "left-boot moth-dust moth-dust"


# Snuffer.


def test_o12_an_object_is_discarded_without_effect() -> None:
    s = brew("bottomless-sack | candle-snuffer | -")
    play(s, "0 use:bottomless-sack", "1 answer:candle-snuffer", "*")
    events = told(s, "*")
    assert fact(events, "snuffed")["card"] == "bottomless-sack"
    assert (count(s, 0), phase(s)) == (0, "turn")


def test_x7_the_answer_lies_under_the_card_it_answered() -> None:
    s = brew("bottomless-sack | candle-snuffer | -")
    play(s, "0 use:bottomless-sack", "1 answer:candle-snuffer", "*")
    assert discard(s) == ""
    play(s, "*")
    assert discard(s) == "candle-snuffer bottomless-sack"


def test_o12_not_a_spell_nor_a_transaction() -> None:
    s = brew(f"{kit('217')} flea-market left-boot | candle-snuffer | -", "217")
    play(s, "0 cast:217")
    assert not can(s, "1 answer:candle-snuffer")
    play(s, "**", "0 open:flea-market")
    assert not can(s, "1 answer:candle-snuffer")


# Hourglass.


def test_o13_one_more_turn() -> None:
    s = brew("spare-hourglass | - | -")
    play(s, "0 use:spare-hourglass", "**")
    next_turn(s)
    assert (active(s), look(s)["extra"]) == (0, True)
    assert active(next_turn(s)) == 1


def test_x9_o13_not_when_no_extra_turn_can_come() -> None:
    assert not can(brew("spare-hourglass | - | -", more="extra"), "0 use:spare-hourglass")
    assert not can(brew("spare-hourglass | - | -", more="again"), "0 use:spare-hourglass")


# Bent Wand.


def test_o14_a_spell_or_object_gets_another_victim() -> None:
    s = brew("moth-dust | bent-wand | - | -", "101")
    play(s, "0 cast:101", "0 at:1", "1 answer:bent-wand", "*")
    assert choices(s, 1) == {"at:2", "at:3"}
    play(s, "1 at:3", "**")
    assert [effect.partition(">")[2] for effect in effects(s)] == ["3"]
    s = brew(f"fishing-rod | bent-wand {ONE} | {TWO} | -")
    play(s, "0 use:fishing-rod", "0 at:1", "1 answer:bent-wand", "*", "1 at:2", "**", ".")
    assert (count(s, 0), hand(s, 1), count(s, 2)) == (1, ONE, 2)


def test_o14_big_spells_too() -> None:
    s = brew(f"{kit('401')} | bent-wand | - | -", "401", "cast - | 101 | 102 | -")
    play(s, "0 cast:401", "0 at:1", "1 answer:bent-wand", "*", "1 at:2", "**")
    assert (lying(s, 1), lying(s, 2)) == (["101"], [])


# Library Card.


def test_o15_a_spell_goes_under_its_pile_and_the_top_one_comes() -> None:
    s = brew("library-card | - | -", "206 101 only", "piles 102 103 / 201 202 / - / -")
    play(s, "0 use:library-card", "**")
    assert (phase(s), of_kind(s, "return")) == ("return", {"101", "206"})
    play(s, "0 return:206")
    assert draws(s) == ["spell:201", "spell:202"]
    play(s, ". spell:202")
    assert (books(s, 0), points(s, 0)) == ({"101", "202"}, 3)
    assert look(s)["piles"] == [2, 2, 0, 0]


def test_o15_x9_where_the_pile_is_empty_nothing_is_exchanged() -> None:
    s = brew("library-card | - | -", "206 101 only", "piles 102 103 / - / - / -")
    play(s, "0 use:library-card", "**")
    assert of_kind(s, "return") == {"101"}
    s = brew("library-card | - | -", "206 101 only", "piles - / - / 301 / -")
    assert not can(s, "0 use:library-card")


def test_o15_what_was_put_under_comes_last() -> None:
    s = brew("library-card | - | -", "206 101 only", "piles 102 / 201 < 203 / - / -")
    play(s, "0 use:library-card", "**", "0 return:206")
    assert draws(s) == ["spell:201"]
    play(s, ".")
    assert books(s, 0) == {"101", "201"}


def test_x63_o15_the_owner_alone_sees_it() -> None:
    s = brew("library-card | - | -", "206 101 only", "piles 102 103 / 201 202 / - / -")
    play(s, "0 use:library-card", "**")
    assert fact(told(s.clone(), "0 return:206", seat=0), "spell-returned")["spell"] == "206"
    assert fact(told(s.clone(), "0 return:206", seat=1), "spell-returned") == {
        "seat": 0,
        "level": 2,
        "spell": "unknown",
    }
    play(s, "0 return:206")
    assert fact(told(s.clone(), ". spell:202", seat=1), "spell-drawn")["spell"] == "unknown"


# Cloak.


def test_o16_nobody_may_choose_its_wearer() -> None:
    s = brew("cloak-of-nobody | fishing-rod | left-boot", more="")
    play(s, "0 use:cloak-of-nobody", "**")
    assert at(s, 0)["protected"]
    next_turn(s)
    play(s, "1 use:fishing-rod")
    assert not can(s, "1 at:0")


def test_o16_until_the_own_next_turn() -> None:
    s = brew("cloak-of-nobody | - | -")
    play(s, "0 use:cloak-of-nobody", "**")
    next_turn(next_turn(s))
    assert at(s, 0)["protected"]
    assert not at(next_turn(s), 0)["protected"]


# Tax Drum, Weathercock, Scales.


def test_o18_each_opponent_gives_one() -> None:
    s = brew(f"tax-drum | {ONE} | {TWO} | -")
    play(s, "0 use:tax-drum", "**", "1 give:odd-button", "2 give:moon-milk")
    assert (hand(s, 0), phase(s)) == ("moon-milk odd-button", "turn")


def test_o19_between_two_turns_the_order_is_reversed() -> None:
    s = brew("left-boot | - | weathercock | -")
    assert choices(s, 2) == set()
    play(s, "0 end", "2 answer:weathercock", "*")
    assert stack(s) == ["weathercock"]
    play(s, "**", ".")
    assert (active(s), look(s)["order"]) == (3, -1)


def test_o19_not_in_a_turn() -> None:
    s = brew("weathercock bottomless-sack | - | -")
    assert not can(s, "0 use:weathercock")
    play(s, "0 use:bottomless-sack")
    assert not can(s, "0 answer:weathercock")


def test_o20_the_richest_opponent_gives_two() -> None:
    s = brew(f"brass-scales | {ONE} | {TWO}")
    play(s, "0 use:brass-scales")
    play(s, "**")
    assert asked(s) == [2]
    play(s, "2 give:moon-milk", "2 give:bent-spoon")
    assert (hand(s, 0), hand(s, 2)) == ("bent-spoon moon-milk", "cracked-teapot")


def test_o20_of_several_one_is_named() -> None:
    s = brew(f"brass-scales | {ONE} | bent-spoon moon-milk | raven-ink")
    play(s, "0 use:brass-scales")
    assert choices(s) == {"at:1", "at:2"}


def test_x16_the_protected_are_passed_over() -> None:
    s = brew(f"brass-scales | {ONE} | {TWO}", more="effects 220:2=1")
    play(s, "0 use:brass-scales", "**")
    assert (count(s, 0), count(s, 1), count(s, 2)) == (2, 0, 3)


@pytest.mark.parametrize("find", ["spyglass", "fishing-rod", "cup-and-balls", "brass-scales"])
def test_x16_players_without_finds_are_passed_over(find: str) -> None:
    s = play(brew(f"{find} moth-dust | - | {ONE} | bent-spoon moon-milk"), f"0 use:{find}")
    assert choices(s) == {"at:2", "at:3"}


def test_x16_302_a_player_without_finds_cannot_be_named() -> None:
    s = brew(f"- | - | {ONE} | moon-milk", more="effects 302:0; active 3")
    play(s, "3 end", "**")
    assert (phase(s), choices(s)) == ("tithe", {"at:2", "at:3"})


def test_x16_named_on_playing_so_it_is_aimed() -> None:
    s = brew(f"brass-scales | {ONE} | bent-wand {TWO} | raven-ink")
    play(s, "0 use:brass-scales")
    assert top(s)["victims"] == [2]
    assert can(s, "2 answer:bent-wand")


# Nothing to do.


def test_x9_an_object_that_can_do_nothing_stays_in_the_hand() -> None:
    idle = "bell-jar mousetrap candle-snuffer bent-wand town-criers-bell weathercock curse-soap"
    s = brew(f"{idle} joker-flask crooked-mortar forgers-ink ragpickers-hook | - | -")
    assert choices(s) == {"end"}
    assert why(s, "0 use:bell-jar") == "X9"


def test_x9_without_a_choosable_victim() -> None:
    more = "effects 220:1=1 306:2=1~220"
    s = brew(f"spyglass fishing-rod cup-and-balls brass-scales | {ONE} | {TWO}", more=more)
    assert choices(s) == {"end"}
    assert "fishing-rod" in hand(turn_of(s, 0), 0)

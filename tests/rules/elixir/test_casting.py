"""Paying for a spell: ingredients, what stands in for them, and in which order all happens."""

from __future__ import annotations

from tests.rules.acts import fact
from tests.rules.elixir.table import (
    asked,
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
    of_kind,
    phase,
    play,
    stack,
    told,
    turn_of,
    why,
)

# The order of things.


def test_x5_x7_the_payment_lies_in_the_order_of_the_recipe() -> None:
    s = brew(f"{kit('402')} | - | -", "402")
    play(s, "0 cast:402")
    assert discard(s) == "giggle-seed salamander-sneeze swamp-button stardrop-salt"


def test_x5_a_half_made_play_is_nobody_elses_business() -> None:
    s = brew("moth-dust joker-flask rust-petal | - | -", "217")
    before = [s.view(eye) for eye in (1, 2, -3)]
    events = [told(s.clone(), "0 cast:217", seat=eye) for eye in (1, 2, -3)]
    assert events == [[], [], []]
    play(s, "0 cast:217")
    assert phase(s, 0) == "pay"
    assert [s.view(eye) for eye in (1, 2, -3)] == before
    half = look(s, 0)["half"]
    assert half is not None and (half["card"], half["next"]) == ("217", "moth-dust")


def test_x5_payment_first_then_the_victim_then_the_toll() -> None:
    s = brew("moth-dust joker-flask odd-button left-boot | - | -", "101", "effects 205:1=2")
    play(s, "0 cast:101")
    assert (phase(s, 0), choices(s)) == ("pay", {"pay:moth-dust", "pay:joker-flask"})
    play(s, "0 pay:moth-dust")
    assert (phase(s, 0), choices(s)) == ("aim", {"at:1", "at:2"})
    play(s, "0 at:2")
    assert of_kind(s, "give") == {"joker-flask", "left-boot", "odd-button"}
    assert asked(s) == [0]
    play(s, "0 give:odd-button")
    assert (phase(s), stack(s)) == ("window", ["101"])
    assert (lying(s, 0), discard(s)) == (["101"], "moth-dust")
    assert hand(s, 1) == "odd-button"


def test_x5_other_choices_are_made_only_after_the_answers() -> None:
    s = brew(f"{kit('218')} | raven-ink left-boot | raven-ink", "218")
    play(s, "0 cast:218")
    assert phase(s) == "window"
    play(s, "**")
    assert (phase(s), asked(s)) == ("name", [0])


def test_x11_the_victim_is_not_left_out() -> None:
    s = brew("moth-dust giggle-seed raven-ink | left-boot | odd-button", "101 201")
    play(s, "0 cast:101")
    assert choices(s) == {"at:1", "at:2"}
    assert why(s, "0 at:0") == "X11"


def test_x11_up_to_two_may_be_nobody() -> None:
    s = brew("moth-dust giggle-seed | left-boot | odd-button", "201")
    play(s, "0 cast:201")
    assert choices(s) == {"at:1", "at:2", "enough"}
    second = play(s.clone(), "0 at:2")
    assert choices(second) == {"at:1", "enough"}
    play(s, "0 enough", "**")
    assert (lying(s, 0), count(s, 1), count(s, 2), phase(s)) == (["201"], 1, 1, "turn")


def test_x11_up_to_two_is_asked_even_if_only_one_can_be_chosen() -> None:
    s = brew("moth-dust giggle-seed | left-boot | odd-button", "201", "effects 220:1=1")
    play(s, "0 cast:201")
    assert choices(s) == {"at:2", "enough"}


def test_e17_a_spell_may_be_cast_without_a_victim() -> None:
    s = brew("moth-dust | - | -", "101", "effects 220:1=1 306:2=1~220")
    play(s, "0 cast:101", "**")
    assert lying(s, 0) == ["101"]
    assert "101" not in books(s, 0)
    assert [effect for effect in effects(s) if effect.startswith("101")] == []


def test_e17_or_without_any_effect() -> None:
    s = brew(f"{kit('210')} | - | -", "210")
    events = told(play(s, "0 cast:210"), "**")
    assert fact(events, "fizzled") == {"seat": 0, "card": "210"}
    assert (lying(s, 0), phase(s), hand(s, 0)) == (["210"], "turn", "")


# Joker Flask.


def test_o01_the_flask_counts_as_any_one_ingredient() -> None:
    s = brew("joker-flask rust-petal | - | -", "217")
    events = told(s, "0 cast:217")
    assert fact(events, "cast")["paid"] == ["joker-flask", "rust-petal"]
    assert discard(s) == "joker-flask rust-petal"


def test_o01_one_choice_is_taken_by_itself_two_are_asked_for() -> None:
    s = brew("joker-flask rust-petal moth-dust | - | -", "217")
    play(s, "0 cast:217")
    assert choices(s) == {"pay:joker-flask", "pay:moth-dust"}
    play(s, "0 pay:moth-dust")
    assert choices(s) == {"pay:joker-flask", "pay:rust-petal"}
    play(s, "0 pay:rust-petal")
    assert hand(s, 0) == "joker-flask"


def test_o01_it_is_not_used_for_itself() -> None:
    assert choices(brew("joker-flask | - | -", "217")) == {"end"}


def test_x8_two_flasks_pay_two_ingredients() -> None:
    s = brew("joker-flask joker-flask | - | -", "217")
    play(s, "0 cast:217")
    assert discard(s) == "joker-flask joker-flask"


def test_x8_one_flask_pays_one() -> None:
    assert why(brew("joker-flask left-boot | - | -", "217"), "0 cast:217") == "B8"


# Crooked Mortar.


def test_o02_two_other_ingredients_count_as_one() -> None:
    s = brew("crooked-mortar raven-ink moon-milk rust-petal | - | -", "217")
    play(s, "0 cast:217", "0 grind:moon-milk")
    assert discard(s) == "crooked-mortar moon-milk raven-ink rust-petal"


def test_o02_x7_which_two_is_chosen_and_the_mortar_lies_under_them() -> None:
    s = brew("crooked-mortar raven-ink moon-milk echo-pebble rust-petal | - | -", "217")
    play(s, "0 cast:217")
    assert phase(s, 0) == "grind"
    assert of_kind(s, "grind") == {"raven-ink", "moon-milk", "echo-pebble"}
    play(s, "0 grind:raven-ink", "0 grind:echo-pebble")
    assert discard(s) == "crooked-mortar raven-ink echo-pebble rust-petal"
    assert hand(s, 0) == "moon-milk"


def test_x8_the_mortar_eats_two_of_one_kind_but_not_of_the_kind_it_replaces() -> None:
    s = brew("crooked-mortar raven-ink raven-ink rust-petal | - | -", "217")
    assert can(s, "0 cast:217")
    s = brew("crooked-mortar moth-dust moth-dust | - | -", "101")
    assert can(s, "0 cast:101")
    play(s, "0 cast:101")
    assert not can(s, "0 pay:crooked-mortar")


def test_x8_the_mortar_eats_no_flask_and_nothing_that_is_needed() -> None:
    assert not can(brew("crooked-mortar raven-ink joker-flask | - | -", "217"), "0 cast:217")
    assert not can(brew("crooked-mortar raven-ink rust-petal | - | -", "217"), "0 cast:217")
    assert not can(brew("crooked-mortar raven-ink left-boot | - | -", "101"), "0 cast:101")


def test_x8_mortar_and_flask_in_one_spell() -> None:
    s = brew("crooked-mortar raven-ink raven-ink joker-flask | - | -", "217")
    assert can(s, "0 cast:217")
    play(s, "0 cast:217")
    assert of_kind(s, "pay") == {"crooked-mortar", "joker-flask"}
    play(s, "0 pay:joker-flask")
    assert discard(s) == "joker-flask crooked-mortar raven-ink raven-ink"


def test_x8_two_mortars_in_one_spell() -> None:
    s = brew("crooked-mortar crooked-mortar raven-ink raven-ink raven-ink raven-ink | - | -", "217")
    play(s, "0 cast:217")
    assert hand(s, 0) == ""
    assert discard(s).split() == ["crooked-mortar", "raven-ink", "raven-ink"] * 2


# Forger's Ink.


def test_o17_the_ink_counts_as_the_top_most_ingredient_of_the_discard() -> None:
    more = "discard moth-dust fishing-rod left-boot"
    s = brew("forgers-ink rust-petal | - | -", "217 206", more)
    play(s, "0 cast:217")
    assert discard(s) == "moth-dust fishing-rod left-boot forgers-ink rust-petal"


def test_o17_no_other_ingredient() -> None:
    s = brew("forgers-ink rust-petal | - | -", "217", "discard moth-dust raven-ink")
    assert not can(s, "0 cast:217")
    assert not can(brew("forgers-ink rust-petal | - | -", "217"), "0 cast:217")


def test_x8_o17_the_ink_reads_the_discard_before_this_payment() -> None:
    s = brew("forgers-ink moth-dust | - | -", "217", "discard raven-ink")
    assert not can(s, "0 cast:217")
    s = brew("moth-dust forgers-ink | - | -", "217", "discard rust-petal")
    play(s, "0 cast:217")
    assert discard(s) == "rust-petal moth-dust forgers-ink"


# Master Key.

KEY = "effects 303:0"


def test_s303_a_missing_ingredient_is_paid_with_two_others() -> None:
    s = brew("raven-ink moon-milk rust-petal | - | -", "217", KEY)
    play(s, "0 cast:217", "0 grind:raven-ink")
    assert discard(s) == "raven-ink moon-milk rust-petal"
    assert lying(s, 0) == ["303", "217"]


def test_s303_what_one_holds_is_not_missing() -> None:
    s = brew("moth-dust raven-ink moon-milk joker-flask | - | -", "101", KEY)
    play(s, "0 cast:101")
    assert choices(s) == {"pay:moth-dust", "pay:joker-flask"}


def test_s303_once_per_own_turn() -> None:
    s = brew("raven-ink moon-milk echo-pebble goblin-sock | - | -", "101 102", KEY)
    play(s, "0 cast:101", "0 grind:raven-ink", "0 grind:moon-milk", "0 at:1", "**")
    assert not can(s, "0 cast:102")
    turn_of(s, 0)
    assert can(s, "0 cast:102")


def test_s303_e14_an_answer_paid_by_the_key_counts() -> None:
    s = brew("bottomless-sack moth-dust moth-dust moth-dust moth-dust | - | -", "116 102", KEY)
    play(s, "0 use:bottomless-sack", "0 retort:116", "*", "**", ".")
    play(s, f"0 keep:{min(of_kind(s, 'keep'))}", "**", ".")
    assert (lying(s, 0), phase(s)) == (["303", "116"], "turn")
    assert not can(s, "0 cast:102")


def test_s303_only_for_small_spells() -> None:
    hands = f"{kit('304').replace('moon-milk', '')} raven-ink echo-pebble | - | -"
    assert not can(brew(hands, "304", KEY), "0 cast:304")


def test_s303_one_ingredient_only() -> None:
    s = brew("raven-ink raven-ink moon-milk moon-milk | - | -", "217", KEY)
    assert not can(s, "0 cast:217")


def test_s303_only_in_the_own_turn() -> None:
    s = brew("bottomless-sack | raven-ink moon-milk | -", "| 116", "effects 303:1")
    play(s, "0 use:bottomless-sack")
    assert not can(s, "1 retort:116")


def test_s303_it_is_the_casters_alone() -> None:
    assert not can(brew("raven-ink moon-milk | - | -", "101", "effects 303:1"), "0 cast:101")


def test_x8_the_key_eats_real_ingredients_of_other_kinds() -> None:
    assert not can(brew("raven-ink joker-flask | - | -", "217", KEY), "0 cast:217")
    assert can(brew("raven-ink raven-ink | - | -", "101", KEY), "0 cast:101")
    assert not can(brew("raven-ink left-boot | - | -", "101", KEY), "0 cast:101")


def test_x40_a_second_key_serves_a_second_time() -> None:
    hands = "raven-ink moon-milk echo-pebble goblin-sock | - | -"
    s = brew(hands, "101 102", "effects 303:0 306:0~303")
    play(s, "0 cast:101", "0 grind:raven-ink", "0 grind:moon-milk", "0 at:1", "**")
    assert can(s, "0 cast:102")


# Universal Solvent.


def test_s406_one_further_small_spell_is_free() -> None:
    s = brew(f"{kit('406')} | - | -", "406 217 223 304")
    assert not can(s, "0 cast:217")
    play(s, "0 cast:406", "**")
    assert look(s)["free"]
    assert {"cast:217", "cast:223"} <= choices(s)
    assert not can(s, "0 cast:304")
    before = discard(s)
    play(s, "0 cast:217", "**")
    assert discard(s) == before
    assert not look(s)["free"]
    assert not can(s, "0 cast:223")


def test_s406_an_answer_in_the_own_turn_may_be_the_free_one() -> None:
    s = brew("fishing-rod left-boot | mousetrap odd-button | -", "207 101", "free")
    play(s, "0 use:fishing-rod", "1 answer:mousetrap", "*")
    play(s, "0 retort:207")
    assert look(s)["free"]
    play(s, "*")
    assert (lying(s, 0), look(s)["free"]) == (["207"], False)
    assert hand(s, 0) == "left-boot"


def test_s406_only_in_this_turn() -> None:
    s = brew(f"{kit('406')} | - | -", "406 217")
    play(s, "0 cast:406", "**")
    turn_of(s, 0)
    assert not look(s)["free"]
    assert not can(s, "0 cast:217")

"""Answers: when, by whom, in which order; and that nobody sees who could."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Seat
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.elixir.window import MOST_CHANGES
from tests.rules.acts import draws, fact, keys
from tests.rules.elixir.table import (
    active,
    asked,
    brew,
    can,
    choices,
    discard,
    hand,
    kit,
    look,
    lying,
    phase,
    play,
    stack,
    told,
    top,
    winners,
)

ROD = "fishing-rod stuffed-pigeon bent-spoon"


def rod(
    one: str, two: str = "soggy-almanac", more: str = "", spells: str = "| 116 207 208 220 |"
) -> Elixir:
    """Seat 0 has used a Fishing Rod against seat 1."""
    s = brew(f"{ROD} | {one} | {two}", spells, more)
    return play(s, "0 use:fishing-rod", "0 at:1")


# How long.


@pytest.mark.parametrize("ticks", [4, 2, 8])
def test_e13_a_window_after_each_played_card(ticks: int) -> None:
    s = rod("left-boot", more=f"option window {ticks}")
    assert phase(s) == "window"
    assert look(s)["window"] == ticks
    assert s.due() == ticks
    assert stack(s) == ["fishing-rod"]


def test_e13_it_lasts_as_long_whoever_can_answer() -> None:
    for s in (rod("left-boot"), rod("candle-snuffer"), rod("mousetrap", "candle-snuffer")):
        assert (phase(s), s.due()) == ("window", 4)


def test_e13_nor_is_it_shorter_when_all_have_passed() -> None:
    s = rod("candle-snuffer odd-button", "candle-snuffer")
    play(s, "1 pass", "* wait:1", "2 pass")
    assert (phase(s), s.due()) == ("window", 3)


def test_e13_it_is_open_to_those_who_hold_a_fitting_card() -> None:
    s = rod("candle-snuffer odd-button", "left-boot")
    assert asked(s) == [1]
    assert choices(s, 1) == {"answer:candle-snuffer", "pass"}
    assert choices(s, 2) == set()


def test_e13_an_answer_may_be_changed_until_the_window_closes() -> None:
    s = rod("candle-snuffer mousetrap odd-button")
    play(s, "1 answer:candle-snuffer", "* wait:3", "1 answer:mousetrap", "*")
    assert stack(s) == ["fishing-rod", "mousetrap"]


def test_e13_and_may_be_taken_back() -> None:
    s = rod("candle-snuffer odd-button")
    play(s, "1 answer:candle-snuffer", "1 pass", "*")
    assert draws(s) == ["lose:candle-snuffer", "lose:odd-button"]


def test_e13_one_changes_ones_mind_often_but_not_for_ever() -> None:
    s = rod("candle-snuffer odd-button", "cloak-of-nobody")
    for change in range(MOST_CHANGES):
        play(s, "1 pass" if change % 2 else "1 answer:candle-snuffer")
    assert choices(s, 1) == set()
    play(s, "2 answer:cloak-of-nobody", "*")
    for change in range(MOST_CHANGES):
        play(s, "1 pass" if change % 2 else "1 answer:candle-snuffer")


def test_e22_who_does_not_answer_in_time_does_not_answer() -> None:
    s = rod("candle-snuffer odd-button")
    play(s, "*", ". lose:odd-button")
    assert hand(s, 1) == "candle-snuffer"
    assert phase(s) == "turn"


# Who sees what.


def test_x64_nobody_sees_who_could_answer() -> None:
    able, unable = rod("candle-snuffer odd-button"), rod("cracked-teapot odd-button")
    assert able.awaited(1) == [1]
    for eye in (0, 2, -3):
        assert able.awaited(eye) == unable.awaited(eye) == []
        assert able.view(eye) == unable.view(eye)
    assert able.due() == unable.due()


def test_x64_nor_who_has_chosen_what() -> None:
    s = rod("candle-snuffer odd-button")
    before = [s.view(eye) for eye in (0, 2, -3)]
    for act in ("1 answer:candle-snuffer", "1 pass"):
        here = s.clone()
        for eye in (0, 2, -3):
            assert told(s.clone(), act, seat=eye) == []
        play(here, act)
        assert [here.view(eye) for eye in (0, 2, -3)] == before
        assert here.due() == s.due()


def test_x64_the_window_between_two_turns_is_the_same_for_all() -> None:
    able = play(brew("left-boot | weathercock | -"), "0 end")
    unable = play(brew("left-boot | odd-button | -"), "0 end")
    for eye in (0, 2, -3):
        assert able.view(eye) == unable.view(eye)
        assert able.awaited(eye) == unable.awaited(eye) == []
    assert able.due() == unable.due() == 2


# One after the other.


@pytest.mark.parametrize(("order", "first"), [("left", "mousetrap"), ("right", "candle-snuffer")])
def test_b11_e15_x4_the_first_in_turn_order_is_played(order: str, first: str) -> None:
    s = rod("mousetrap odd-button", "candle-snuffer", f"order {order}")
    play(s, "2 answer:candle-snuffer", "1 answer:mousetrap", "*")
    assert stack(s) == ["fishing-rod", first]


def test_x4_the_other_answer_is_taken_back_and_may_be_given_anew() -> None:
    s = rod("candle-snuffer odd-button", "candle-snuffer")
    play(s, "2 answer:candle-snuffer", "1 answer:candle-snuffer", "*")
    assert top(s)["seat"] == 1
    assert "candle-snuffer" in hand(s, 2)
    assert can(s, "2 answer:candle-snuffer")


def test_x4_when_an_answer_is_settled_the_window_below_opens_anew() -> None:
    s = rod("cloak-of-nobody odd-button", "candle-snuffer")
    play(s, "1 answer:cloak-of-nobody", "*", "*")
    assert (phase(s), stack(s), s.due()) == ("window", ["fishing-rod"], 4)
    assert can(s, "2 answer:candle-snuffer")
    play(s, "2 answer:candle-snuffer", "*", "*")
    assert hand(s, 1) == "odd-button"
    assert phase(s) == "turn"


def test_x4_a_cancelled_card_has_no_window_any_more() -> None:
    s = rod("candle-snuffer odd-button", "candle-snuffer")
    play(s, "1 answer:candle-snuffer", "*")
    events = told(s, "*")
    assert "snuffed" in keys(events)
    assert (phase(s), stack(s)) == ("turn", [])


def test_x6_dud_fuse_and_snuffer_answer_any_object_whoever_plays_it() -> None:
    s = rod("odd-button", f"candle-snuffer {kit('207')}", spells="| | 207")
    assert {"answer:candle-snuffer", "retort:207"} <= choices(s, 2)
    s = brew("bottomless-sack candle-snuffer | - | -")
    play(s, "0 use:bottomless-sack")
    assert can(s, "0 answer:candle-snuffer")


def test_x6_also_an_object_that_is_an_answer() -> None:
    s = rod("candle-snuffer odd-button", "candle-snuffer")
    play(s, "1 answer:candle-snuffer", "*", "2 answer:candle-snuffer", "*")
    assert stack(s) == ["fishing-rod", "candle-snuffer", "candle-snuffer"]
    play(s, "**", ". lose:odd-button")
    assert hand(s, 0) == "bent-spoon odd-button stuffed-pigeon"
    assert discard(s) == "candle-snuffer candle-snuffer fishing-rod"


def test_x6_a_spell_is_no_object() -> None:
    s = rod(f"odd-button {kit('207')}", "candle-snuffer")
    play(s, "1 retort:207", "*")
    assert stack(s) == ["fishing-rod", "207"]
    assert not can(s, "2 answer:candle-snuffer")


def test_x6_an_answer_is_aimed_at_a_card_not_at_a_player() -> None:
    s = brew(
        f"{ROD} bell-jar bent-wand {kit('208')} | mousetrap odd-button | soggy-almanac",
        "208 | | ",
        "active 0",
    )
    play(s, "0 use:fishing-rod", "0 at:1", "1 answer:mousetrap", "*")
    for answer in ("answer:bell-jar", "answer:bent-wand", "retort:208"):
        assert not can(s, f"0 {answer}")


def test_x6_a_trap_answers_no_wand() -> None:
    s = brew(f"{ROD} | bent-wand odd-button | mousetrap soggy-almanac")
    play(s, "0 use:fishing-rod", "0 at:1", "1 answer:bent-wand", "*")
    assert (top(s)["target"], can(s, "2 answer:mousetrap")) == (2, False)
    play(s, "*")
    assert can(s, "2 answer:mousetrap")


def test_x6_a_trap_answers_a_trap() -> None:
    s = rod("mousetrap odd-button")
    assert not can(s, "0 answer:mousetrap")
    s = brew(f"{ROD} mousetrap | mousetrap odd-button | soggy-almanac")
    play(s, "0 use:fishing-rod", "0 at:1", "1 answer:mousetrap", "*", "0 answer:mousetrap", "*")
    assert stack(s) == ["fishing-rod", "mousetrap", "mousetrap"]
    play(s, "**")
    assert s.chances()


# Any time.


def test_b10_x1_any_time_cards_in_every_window() -> None:
    s = rod(f"cloak-of-nobody curse-soap {kit('116', '220')}", more="effects 101:0>1")
    expected = {"answer:cloak-of-nobody", "answer:curse-soap", "retort:116", "retort:220", "pass"}
    assert choices(s, 1) == expected


def test_b10_x1_between_two_turns() -> None:
    hands = f"- | cloak-of-nobody curse-soap {kit('116', '220')} | -"
    s = brew(hands, "| 116 220", "effects 101:0>1")
    play(s, "0 end")
    expected = {"answer:cloak-of-nobody", "answer:curse-soap", "retort:116", "retort:220", "pass"}
    assert choices(s, 1) == expected
    play(s, "1 retort:116", "*")
    assert (stack(s), lying(s, 1)) == (["116"], ["116"])


def test_b10_x1_in_the_own_turn() -> None:
    hands = f"cloak-of-nobody curse-soap {kit('116', '220')} | - | -"
    s = brew(hands, "116 220", "effects 101:1>0")
    expected = {"use:cloak-of-nobody", "use:curse-soap", "cast:116", "cast:220", "end"}
    assert choices(s) == expected


def test_b10_own_turn_cards_never_in_other_turns() -> None:
    s = rod(f"bottomless-sack fishing-rod odd-button {kit('116', '223')}")
    assert choices(s, 1) == {"retort:116", "pass"}


def test_x1_never_in_the_middle_of_somebody_elses_turn() -> None:
    s = brew("left-boot | cloak-of-nobody | -")
    assert choices(s, 1) == set()


def test_x1_never_inside_a_choice() -> None:
    s = brew("tax-drum | left-boot cloak-of-nobody | bent-spoon stardrop-salt", "| | 116")
    play(s, "0 use:tax-drum", "**")
    assert phase(s) == "give"
    for seat in range(3):
        assert not any(text.startswith(("answer", "retort", "use")) for text in choices(s, seat))


def test_e14_an_answer_spell_needs_its_ingredients_then_and_there() -> None:
    assert not can(rod("stardrop-salt odd-button"), "1 retort:207")
    assert can(rod("stardrop-salt odd-button"), "1 retort:116")
    assert not can(rod("odd-button"), "1 retort:116")


def test_e14_x68_substitutes_serve_outside_the_own_turn() -> None:
    s = rod("joker-flask odd-button")
    play(s, "1 retort:116", "*")
    assert stack(s) == ["fishing-rod", "116"]
    assert discard(s) == "joker-flask"
    s = rod("crooked-mortar raven-ink moth-dust")
    play(s, "1 retort:116", "*")
    assert discard(s) == "crooked-mortar moth-dust raven-ink"
    s = rod("forgers-ink odd-button", more="discard stardrop-salt left-boot")
    assert can(s, "1 retort:116")


def test_e14_an_answer_is_paid_the_plainest_way() -> None:
    s = rod("joker-flask stardrop-salt odd-button")
    play(s, "1 retort:116", "*")
    assert (stack(s), discard(s)) == (["fishing-rod", "116"], "stardrop-salt")


def test_x10_answer_spells_may_be_cast_in_the_own_turn_without_effect() -> None:
    s = brew(f"{kit('207', '208')} | - | -", "207 208")
    for spell in ("207", "208"):
        events = told(play(s, f"0 cast:{spell}"), "**")
        assert fact(events, "fizzled") == {"seat": 0, "card": spell}
    assert lying(s, 0) == ["207", "208"]
    assert phase(s) == "turn"


def test_x10_outside_the_own_turn_only_as_true_answers() -> None:
    s = brew(f"{kit('217')} | {kit('207', '208')} | -", "217 | 207 208")
    play(s, "0 cast:217")
    assert choices(s, 1) == set()
    play(s, "**", "0 end")
    assert choices(s, 1) == set()


# The end, when several are empty.


def last_two(order: str = "left") -> Elixir:
    """Seats 1 and 2 cast their last spells while a Sack lies on the stack."""
    s = brew(
        "bottomless-sack | goblin-sock candle-ghost | stardrop-salt",
        "| 220 only | 116 only",
        f"order {order}",
    )
    play(s, "0 use:bottomless-sack", "2 retort:116", "*", "*")
    play(s, ". draw:left-boot", ". draw:bent-spoon", "2 keep:left-boot")
    assert (winners(s), phase(s)) == ([], "window")
    return play(s, "1 retort:220", "**", ".")


@pytest.mark.parametrize(("order", "winner"), [("left", 1), ("right", 2)])
def test_e2_x3_turn_order_from_the_active_player_decides(order: str, winner: Seat) -> None:
    assert winners(last_two(order)) == [winner]


def test_e2_x3_the_active_player_comes_first() -> None:
    s = brew(f"{kit('217')} | stardrop-salt | -", "217 only | 116 only")
    play(s, "0 cast:217", "1 retort:116", "*", "*")
    play(s, ". draw:left-boot", ". draw:bent-spoon", "1 keep:left-boot")
    assert winners(s) == []
    play(s, "**")
    assert winners(s) == [0]


def test_x3_b16_the_last_spell_may_be_an_answer_between_two_turns() -> None:
    s = brew("left-boot | goblin-sock candle-ghost | -", "| 220 only")
    play(s, "0 end", "1 retort:220", "**")
    assert winners(s) == [1]


def test_e1_the_last_spell_works_before_the_end() -> None:
    s = brew(f"{kit('219')} | left-boot odd-button | -", "219 only")
    play(s, "0 cast:219", "**")
    assert (winners(s), phase(s)) == ([], "give")
    play(s, "1 give:left-boot")
    assert winners(s) == [0]
    assert hand(s, 0) == "left-boot"


def test_e1_what_it_does_may_undo_the_win() -> None:
    s = brew(f"{kit('221')} | {kit('208')} | -", "221 only | 208")
    play(s, "0 cast:221", "0 at:1", "1 retort:208", "*", "1 at:0", "**", ".")
    assert winners(s) == []
    assert (phase(s), active(s)) == ("turn", 0)


def test_e3_a_cancelled_spell_is_cast() -> None:
    s = brew("moth-dust | bell-jar left-boot odd-button | -", "101 only")
    events = told(play(s, "0 cast:101", "0 at:1", "1 answer:bell-jar", "*"), "**")
    assert fact(events, "shielded")["seat"] == 1
    assert winners(s) == [0]
    assert lying(s, 0) == ["101"]

"""Curses: bought off or borne, at most three, how long they last."""

from __future__ import annotations

from powderkeg.rules.elixir.state import Elixir
from tests.rules.acts import draws, fact, keys
from tests.rules.elixir.table import (
    active,
    ask,
    asked,
    brew,
    can,
    choices,
    count,
    discard,
    effects,
    hand,
    kit,
    left,
    lying,
    next_turn,
    of_kind,
    phase,
    play,
    told,
    turn_of,
    winners,
)

RICH = "left-boot odd-button bent-spoon"


def cursed(spell: str, hands: str = "- | -", more: str = "") -> Elixir:
    """Seat 0 has cast a level 1 spell against seat 1, and nobody has answered."""
    s = brew(f"{kit(spell)} | {hands}", spell, more)
    return play(s, f"0 cast:{spell}", "0 at:1", "**")


# Buying off.


def test_b13_the_victim_bears_it_or_gives_the_caster_two_finds() -> None:
    s = cursed("101", f"{RICH} | -")
    assert (phase(s), asked(s), choices(s, 1)) == ("buy-off", [1], {"buy-off", "bear"})
    bought = s.clone()
    play(s, "1 bear")
    assert effects(s) == ["101:0>1"]
    play(bought, "1 buy-off", "1 give:odd-button", "1 give:left-boot")
    assert effects(bought) == []
    assert hand(bought, 0) == "left-boot odd-button"
    assert hand(bought, 1) == "bent-spoon"
    assert phase(bought) == "turn"


def test_b13_every_curse_can_be_bought_off() -> None:
    for number in range(101, 115):
        s = cursed(str(number), f"{RICH} | -")
        assert choices(s, 1) == {"buy-off", "bear"}, number


def test_b13_nothing_above_level_1_can() -> None:
    s = brew(f"{kit('206')} | {RICH} | -", "206")
    play(s, "0 cast:206", "0 at:1", "**")
    assert phase(s) == "turn"
    assert effects(s) == ["206:0>1"]


def test_b13_what_has_no_victim_cannot_be_bought_off() -> None:
    s = brew(f"{kit('115')} moth-dust raven-ink | {RICH} | -", "115")
    play(s, "0 cast:115", "**")
    assert phase(s) == "lay"


def test_b14_who_has_nothing_gives_nothing_and_no_more_happens() -> None:
    s = brew(f"{kit('219')} | - | left-boot odd-button", "219")
    play(s, "0 cast:219", "**")
    assert asked(s) == [2]
    play(s, "2 give:odd-button")
    assert (hand(s, 0), count(s, 1), phase(s)) == ("odd-button", 0, "turn")


def test_e7_with_fewer_than_two_finds_one_bears_it() -> None:
    for finds in ("-", "left-boot"):
        s = cursed("101", f"{finds} | -")
        assert not can(s, "1 buy-off")
        assert effects(s) == ["101:0>1"]


def test_e8_the_victim_picks_the_price() -> None:
    s = cursed("101", f"{RICH} | -")
    play(s, "1 buy-off")
    assert of_kind(s, "give", 1) == set(RICH.split())
    assert (ask(s)["seat"], ask(s)["other"], ask(s)["count"]) == (1, 0, 2)


def test_e8_or_the_caster_draws_it_blind() -> None:
    s = cursed("101", f"{RICH} | -", "option price blind")
    play(s, "1 buy-off")
    assert draws(s) == ["lose:bent-spoon", "lose:left-boot", "lose:odd-button"]
    play(s, ". lose:odd-button", ". lose:left-boot")
    assert (hand(s, 0), hand(s, 1)) == ("left-boot odd-button", "bent-spoon")
    assert effects(s) == []


def test_e9_there_is_one_moment_to_buy_off() -> None:
    s = brew(f"- | {RICH} | -", more="effects 101:0>1")
    assert not can(s, "1 buy-off")
    next_turn(s)
    assert not can(s, "1 buy-off")


def test_e10_a_spell_that_is_bought_off_is_cast() -> None:
    s = brew(f"moth-dust | {RICH} | -", "101 only")
    play(s, "0 cast:101", "0 at:1", "**", "1 buy-off", "1 give:left-boot", "1 give:odd-button")
    assert winners(s) == [0]
    assert lying(s, 0) == ["101"]


def test_x19_one_buys_off_after_the_answers() -> None:
    s = brew(f"moth-dust | bell-jar {RICH} | -", "101")
    play(s, "0 cast:101", "0 at:1")
    assert choices(s, 1) == {"answer:bell-jar", "pass"}
    play(s, "**")
    assert choices(s, 1) == {"buy-off", "bear"}


def test_x19_only_the_final_victim_decides() -> None:
    s = brew(f"moth-dust | bent-wand {RICH} | cracked-teapot stuffed-pigeon | -", "101")
    play(s, "0 cast:101", "0 at:1", "1 answer:bent-wand", "*", "1 at:2", "**")
    assert (phase(s), asked(s)) == ("buy-off", [2])


def test_x63_only_giver_and_receiver_see_the_price() -> None:
    s = play(cursed("101", f"{RICH} | -"), "1 buy-off")
    assert fact(told(s.clone(), "1 give:left-boot", seat=0), "gave")["find"] == "left-boot"
    assert fact(told(s.clone(), "1 give:left-boot", seat=2), "gave")["find"] == "unknown"


# Three at most.

THREE = "effects 101:2>1 102:2>1 103:2>1=3"


def test_e11_a_fourth_curse_replaces_the_oldest() -> None:
    s = brew("goblin-sock | - | -", "104", THREE)
    events = told(play(s, "0 cast:104", "0 at:1"), "**")
    assert effects(s) == ["102:2>1", "103:2>1", "104:0>1"]
    assert fact(events, "curse-ended") == {"seat": 1, "spell": "101", "why": "replaced"}
    assert lying(s, 2) == ["101", "102", "103"]


def test_e11_they_all_stack_up_to_three() -> None:
    s = brew("goblin-sock | - | -", "104", "effects 101:2>1 102:2>1")
    play(s, "0 cast:104", "0 at:1", "**")
    assert effects(s) == ["101:2>1", "102:2>1", "104:0>1"]


def test_e11_the_curses_of_others_do_not_count() -> None:
    s = brew("goblin-sock | - | -", "104", "effects 101:0>1 102:0>1 103:0>2=3")
    play(s, "0 cast:104", "0 at:1", "**")
    assert effects(s) == ["101:0>1", "102:0>1", "103:0>2", "104:0>1"]


def test_x23_waiting_curses_count_to_the_three() -> None:
    s = brew("goblin-sock | - | -", "104", "effects 107:2>1 108:2>1 109:2>1")
    play(s, "0 cast:104", "0 at:1", "**")
    assert effects(s) == ["108:2>1", "109:2>1", "104:0>1"]


def test_x23_effects_of_higher_levels_do_not() -> None:
    s = brew("goblin-sock | - | -", "104", "effects 206:2>1 101:2>1 213:2>1 102:2>1")
    play(s, "0 cast:104", "0 at:1", "**")
    assert effects(s) == ["206:2>1", "101:2>1", "213:2>1", "102:2>1", "104:0>1"]


def test_x23_a_moved_curse_begins_anew() -> None:
    s = brew(f"{kit('224')} | goblin-sock | -", "224 | 104", "effects 111:2>0=5 101:2>1 102:2>1")
    play(s, "0 cast:224", "0 lift:111", "0 at:1", "**")
    assert effects(s) == ["101:2>1", "102:2>1", "111:0>1"]


# How long.


def test_x28_three_own_turns_of_the_victim() -> None:
    s = cursed("103")
    assert left(s, "103") == 3
    turn_of(s, 1)
    assert left(s, "103") == 3
    for turns in (2, 1):
        next_turn(s)
        assert left(s, "103") == turns
        turn_of(s, 1)
    events = told(s, "1 end")
    assert fact(events, "curse-ended") == {"seat": 1, "spell": "103", "why": "time"}
    assert effects(s) == []


def test_x28_the_running_turn_does_not_count() -> None:
    s = brew(f"thunder-crumb | {kit('208')} | -", "103 | 208")
    play(s, "0 cast:103", "0 at:1", "1 retort:208", "*", "1 at:0", "**")
    assert effects(s) == ["103:1>0"]
    next_turn(s)
    assert left(s, "103") == 3
    turn_of(s, 0)
    next_turn(s)
    assert left(s, "103") == 2


def test_x28_extra_turns_count() -> None:
    s = brew("spare-hourglass | - | -", more="effects 103:1>0=2")
    play(s, "0 use:spare-hourglass", "**")
    next_turn(s)
    assert (active(s), left(s, "103")) == (0, 1)
    next_turn(s)
    assert effects(s) == []


def test_e16_a_curse_for_the_game_stays() -> None:
    s = cursed("101")
    for _ in range(4):
        turn_of(s, 1)
    assert effects(s) == ["101:0>1"]


# Whose curse.


def test_x20_who_turns_a_curse_away_counts_as_its_caster() -> None:
    s = brew(f"moth-dust {RICH} | {kit('208')} | -", "101 | 208")
    play(s, "0 cast:101", "0 at:1", "1 retort:208", "*", "1 at:0", "**")
    assert (phase(s), asked(s)) == ("buy-off", [0])
    play(s, "0 buy-off", "0 give:left-boot", "0 give:odd-button")
    assert hand(s, 1) == "left-boot odd-button"
    assert lying(s, 0) == ["101"]


def test_x20_turned_to_a_third_player_the_first_caster_stays_the_caster() -> None:
    s = brew(f"{kit('111')} | {kit('208')} | {RICH}", "111 | 208")
    play(s, "0 cast:111", "0 at:1", "1 retort:208", "*", "1 at:2", "**")
    bought = play(s.clone(), "2 buy-off", "2 give:left-boot", "2 give:odd-button")
    assert hand(bought, 0) == "left-boot odd-button"
    play(s, "2 bear")
    assert (phase(s), asked(s), effects(s)) == ("title", [0], ["111:0>2"])


def test_x20_a_wand_after_backfire_leaves_the_caster_as_he_was_before_it() -> None:
    s = brew(f"{kit('111')} bent-wand | {kit('208')} | {RICH} | -", "111 | 208")
    play(s, "0 cast:111", "0 at:1", "1 retort:208", "*", "1 at:0", "*", "0 answer:bent-wand", "*")
    onward = play(s.clone(), "0 at:2", "**", "2 bear")
    assert (phase(onward), asked(onward), effects(onward)) == ("title", [1], ["111:1>2"])
    play(s, "0 at:1", "**")
    assert (phase(s), asked(s), effects(s)) == ("title", [0], ["111:0>1"])


def test_x20_and_makes_the_casters_choices() -> None:
    s = brew(f"{kit('111')} | {kit('208')} | -", "111 | 208")
    play(s, "0 cast:111", "0 at:1", "1 retort:208", "*", "1 at:0", "**")
    assert (phase(s), asked(s)) == ("title", [1])
    s = brew(f"{kit('112')} | {kit('208')} | -", "112 | 208")
    play(s, "0 cast:112", "0 at:1", "1 retort:208", "*", "1 at:0", "**")
    assert (phase(s), asked(s)) == ("name", [1])


def test_x20_the_redirector_takes_from_the_caster() -> None:
    s = brew(f"{kit('201')} left-boot odd-button | {kit('208')} | -", "201 | 208")
    play(s, "0 cast:201", "0 at:1", "0 enough", "1 retort:208", "*", "1 at:0", "**")
    assert draws(s) == ["lose:left-boot", "lose:odd-button"]
    play(s, ". lose:odd-button")
    assert (hand(s, 0), hand(s, 1)) == ("left-boot", "odd-button")


def test_x20_the_redirector_swaps_spells_with_the_caster() -> None:
    s = brew(f"{kit('222')} | {kit('208')} | -", "222 101 102 only | 208 103 104 only")
    play(s, "0 cast:222", "0 at:1", "1 retort:208", "*", "1 at:0", "**")
    assert (phase(s), asked(s), of_kind(s, "hand", 1)) == ("hand", [1], {"103", "104"})


def test_x20_109_the_redirector_chooses_the_draw() -> None:
    s = brew("- | - | -", "", "effects 109:1>0; cast 109 | - | -; active 2")
    play(s, "2 end", "**", ". draw:left-boot", ". draw:odd-button")
    assert (phase(s), asked(s)) == ("keep", [1])


# The Soap.


def test_o10_the_soap_ends_one_curse() -> None:
    s = brew("curse-soap | - | -", more="effects 101:1>0 102:1>0")
    play(s, "0 use:curse-soap", "**")
    assert of_kind(s, "lift") == {"101", "102"}
    play(s, "0 lift:101")
    assert effects(s) == ["102:1>0"]
    assert discard(s) == "curse-soap"


def test_o10_x9_without_a_curse_it_stays_in_the_hand() -> None:
    s = brew("curse-soap | - | -", more="effects 101:0>1 206:1>0")
    assert not can(s, "0 use:curse-soap")


def test_o10_at_any_time() -> None:
    s = brew("bottomless-sack | curse-soap | -", more="effects 101:0>1")
    play(s, "0 use:bottomless-sack", "1 answer:curse-soap", "*")
    events = told(s, "*")
    assert fact(events, "curse-ended") == {"seat": 1, "spell": "101", "why": "soap"}
    assert effects(s) == []


def test_o10_only_of_its_own() -> None:
    s = brew("bottomless-sack | curse-soap | -", more="effects 101:1>0")
    play(s, "0 use:bottomless-sack")
    assert not can(s, "1 answer:curse-soap")
    assert "curse-ended" not in keys(told(s, "**"))

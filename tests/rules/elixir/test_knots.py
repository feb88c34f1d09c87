"""Where several rulings meet."""

from __future__ import annotations

from tests.rules.acts import draws
from tests.rules.elixir.table import (
    active,
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
    look,
    lying,
    next_turn,
    of_kind,
    phase,
    play,
    stack,
    top,
    turn_of,
)

ONE = "left-boot odd-button"
TWO = "bent-spoon cracked-teapot"

# Victims.


def test_x20_201_only_the_share_that_was_turned_changes_its_taker() -> None:
    hands = f"{kit('201')} moth-dust moon-milk | {kit('208')} {ONE} | {TWO}"
    s = brew(hands, "201 | 208")
    play(s, "0 cast:201", "0 at:1", "0 at:2", "1 retort:208", "**", ".")
    assert [count(s, seat) for seat in range(3)] == [2, 3, 1]


def test_x18_201_the_turned_share_falls_on_the_new_victim() -> None:
    s = brew(f"{kit('201')} | bent-wand {ONE} | {TWO} | moon-milk moon-milk", "201")
    play(s, "0 cast:201", "0 at:1", "0 at:2", "1 answer:bent-wand", "*", "*")
    assert sorted(top(s)["victims"]) == [2, 3]
    play(s, "**", ".")
    assert [count(s, seat) for seat in range(4)] == [2, 2, 1, 1]


def test_x18_who_is_no_victim_any_more_cannot_trap() -> None:
    s = brew(f"fishing-rod moth-dust | bent-wand mousetrap {ONE} | {TWO}")
    play(s, "0 use:fishing-rod", "0 at:1", "1 answer:bent-wand", "*", "*")
    assert top(s)["victims"] == [2]
    assert not can(s, "1 answer:mousetrap")


def test_x20_206_turned_on_its_caster_stops_the_next_own_turn() -> None:
    s = brew(f"{kit('206', '217')} | {kit('208')} | -", "206 217 | 208")
    play(s, "0 cast:206", "0 at:1", "1 retort:208", "*", "1 at:0", "**")
    assert can(s, "0 cast:217")
    turn_of(s, 0)
    assert not can(s, "0 cast:217")
    turn_of(s, 0)
    assert can(s, "0 cast:217")


def test_x20_209_turned_on_its_caster_does_what_it_did_before() -> None:
    s = brew(f"{kit('209')} moth-dust | {kit('208')} {ONE} | -", "209 | 208")
    play(s, "0 cast:209", "0 at:1", "1 retort:208", "*", "1 at:0", "**")
    assert (hand(s, 0), hand(s, 1)) == (ONE, "moth-dust")


def test_x20_x27_a_curse_under_the_broom_turned_back() -> None:
    s = brew(f"{kit('224')} | {kit('208')} | -", "224 | 208", "effects 103:2>0=1")
    play(s, "0 cast:224", "0 lift:103", "0 at:1", "1 retort:208", "*", "1 at:0", "**")
    assert (effects(s), left(s, "103")) == (["103:1>0"], 3)


def test_x40_x18_a_copied_frost_can_be_turned_away() -> None:
    s = brew(f"{kit('306')} | bent-wand | - | -", "306", "effects 206:2>3")
    play(s, "0 cast:306", "0 at:1", "1 answer:bent-wand", "*", "1 at:2", "**")
    assert effects(s) == ["206:2>3", "306:0>2~206"]


def test_x40_o03_a_copy_is_a_level_3_spell_and_no_jar_stops_it() -> None:
    s = brew(f"{kit('306')} | bell-jar {kit('208')} | -", "306 | 208", "effects 206:1>2")
    play(s, "0 cast:306", "0 at:1")
    assert choices(s, 1) == set()


def test_x15_a_cloak_under_a_running_card_stops_later_redirects() -> None:
    s = brew("moth-dust | bent-wand | cloak-of-nobody | -", "101")
    play(s, "0 cast:101", "0 at:1", "2 answer:cloak-of-nobody", "*", "*")
    play(s, "1 answer:bent-wand", "*")
    assert top(s)["target"] == 3


# Traps.


def test_x6_x21_a_trapped_trap_takes_nothing_but_stops_the_rod() -> None:
    s = brew(f"fishing-rod mousetrap moth-dust moon-milk | mousetrap {ONE} | soggy-almanac")
    play(
        s, "0 use:fishing-rod", "0 at:1", "1 answer:mousetrap", "*", "0 answer:mousetrap", "*", "*"
    )
    assert draws(s) == ["lose:left-boot", "lose:odd-button"]
    play(s, ". lose:left-boot", "**")
    assert (hand(s, 0), hand(s, 1)) == ("left-boot moon-milk moth-dust", "odd-button")
    assert discard(s) == "mousetrap mousetrap fishing-rod"


def test_x21_after_a_snuffed_trap_there_may_be_another() -> None:
    hands = f"fishing-rod moth-dust moon-milk | mousetrap mousetrap {ONE} | candle-snuffer"
    s = brew(hands)
    play(s, "0 use:fishing-rod", "0 at:1", "1 answer:mousetrap", "*", "2 answer:candle-snuffer")
    play(s, "*", "*")
    assert stack(s) == ["fishing-rod"]
    assert can(s, "1 answer:mousetrap")


def test_x22_x21_the_take_of_a_cup_may_catch_its_own_gift() -> None:
    s = brew(f"cup-and-balls moth-dust raven-ink | {ONE} | {TWO}")
    play(s, "0 use:cup-and-balls", "0 at:1", "**", "0 give:moth-dust")
    assert draws(s) == ["lose:left-boot", "lose:moth-dust", "lose:odd-button"]


def test_o20_the_richest_gives_what_there_is() -> None:
    s = brew("brass-scales | left-boot | -")
    play(s, "0 use:brass-scales", "**")
    assert (hand(s, 0), phase(s)) == ("left-boot", "turn")


def test_x41_218_a_butlers_owner_answers_the_roll_call() -> None:
    s = brew(f"{kit('218')} | moth-dust | -", "218", "effects 304:1")
    play(s, "0 cast:218", "**", "0 name:moth-dust")
    assert hand(s, 0) == "moth-dust"


# Turns.


def test_x29_an_extra_turn_counts_for_the_toll_gate() -> None:
    s = brew("- | - | -", more="effects 205:0=2; again")
    next_turn(s)
    assert (look(s)["extra"], effects(s)) == (True, ["205:0"])
    turn_of(s, 0)
    assert effects(s) == []


def test_x34_109_204_and_402_together() -> None:
    s = brew("- | - | -", more="effects 402:1 204:1=4 109:0>1")
    play(s, "0 end", "**", ". draw:left-boot", ". draw:odd-button")
    assert (phase(s), asked(s)) == ("keep", [0])
    play(s, "0 keep:odd-button", ". draw:bent-spoon", ". draw:moth-dust")
    assert (phase(s), asked(s)) == ("keep", [1])
    play(s, "1 keep:moth-dust")
    assert (phase(s), hand(s, 1)) == ("turn", "moth-dust odd-button")


def test_x34_109_the_caster_chooses_though_it_is_protected_or_blocked() -> None:
    s = brew("- | - | -", more="effects 109:0>1 220:1=1")
    play(s, "0 end", "**", ". draw:left-boot", ". draw:odd-button")
    assert asked(s) == [0]


def test_x37_the_queue_counts_answers_in_the_own_turn() -> None:
    s = brew(f"{kit('217', '116')} bottomless-sack | - | -", "217 116", "effects 307:1=3")
    play(s, "0 cast:217")
    assert not can(s, "0 retort:116")
    s = brew(f"{kit('217', '116')} bottomless-sack | - | -", "217 116", "effects 307:1=3")
    play(s, "0 use:bottomless-sack", "0 retort:116", "*", "*", ". draw:left-boot", ".")
    play(s, "0 keep:left-boot", "**", ".")
    assert not can(s, "0 cast:217")


def test_x30_a_blocked_turn_is_followed_by_a_free_one_though_a_new_frost_waits() -> None:
    hands = f"{kit('206')} | {kit('217')} | -"
    s = brew(hands, "206 | 217", "effects 213:2>1")
    next_turn(s)
    assert choices(s, 1) == {"end"}
    turn_of(s, 0)
    play(s, "0 cast:206", "0 at:1", "**")
    next_turn(s)
    assert (active(s), can(s, "1 cast:217")) == (1, True)
    turn_of(s, 1)
    assert not can(s, "1 cast:217")


def test_x43_second_wind_in_a_normal_turn_after_an_extra_one() -> None:
    s = brew(f"{kit('215')} | - | -", "215", "extra")
    turn_of(s, 0)
    play(s, "0 cast:215", "**")
    assert look(s)["again"]


# The Mirror in payments.


def test_x44_the_mirror_pays_one_ingredient_once() -> None:
    more = "effects 408:0; discard joker-flask"
    assert not can(brew("left-boot | - | -", "217", more), "0 cast:217")
    s = brew("rust-petal moth-dust | - | -", "217", more)
    play(s, "0 cast:217")
    assert choices(s) == {"pay:moth-dust", "jackdaw"}
    play(s, "0 jackdaw", "**")
    assert (hand(s, 0), discard(s)) == ("moth-dust", "joker-flask rust-petal")
    assert not can(s, "0 mirror")


def test_x44_a_mirrored_mortar_eats_two() -> None:
    more = "effects 408:0; discard crooked-mortar"
    s = brew("raven-ink raven-ink rust-petal | - | -", "217", more)
    play(s, "0 cast:217", "**")
    assert discard(s) == "crooked-mortar raven-ink raven-ink rust-petal"


def test_x44_a_mirrored_ink_reads_the_discard() -> None:
    more = "effects 408:0; discard moth-dust forgers-ink"
    s = brew("rust-petal | - | -", "217", more)
    play(s, "0 cast:217", "**")
    assert discard(s) == "moth-dust forgers-ink rust-petal"


def test_x44_not_outside_the_own_turn() -> None:
    s = brew("bottomless-sack | - | -", "| 116", "effects 408:1; discard joker-flask")
    play(s, "0 use:bottomless-sack")
    assert not can(s, "1 retort:116")


def test_x44_e14_an_answer_paid_by_the_mirror_counts() -> None:
    s = brew("bottomless-sack raven-ink | - | -", "116", "effects 408:0; discard joker-flask")
    play(s, "0 use:bottomless-sack", "0 retort:116", "*", "**", ".")
    play(s, f"0 keep:{min(of_kind(s, 'keep'))}", "**", ".")
    assert (lying(s, 0), phase(s)) == (["408", "116"], "turn")
    assert not can(s, "0 mirror")


def test_x44_after_the_mirror_no_jackdaw() -> None:
    more = "effects 408:0; discard joker-flask; mirrored"
    assert not can(brew("rust-petal | - | -", "217", more), "0 cast:217")


# Curses that move and end.


def test_v1_x27_a_steady_curse_moved_is_a_curse_again() -> None:
    s = brew(f"{kit('224')} | - | -", "224", "effects 103:2>0=3; steady 0")
    play(s, "0 cast:224", "0 lift:103", "0 at:1", "**")
    assert effects(s) == ["103:0>1"]
    next_turn(s)
    assert count(s, 1) == 1


def test_x47_a_moved_curse_still_hangs_on_the_card() -> None:
    s = brew(f"{kit('401')} | - | -", "401", "effects 103:1>2=3; cast - | - | 103")
    play(s, "0 cast:401", "0 at:2", "**")
    assert (effects(s), lying(s, 2)) == ([], [])


def test_e11_x27_a_moved_curse_may_be_the_fourth() -> None:
    more = "effects 101:2>1 102:2>1 110:2>1=3 111:2>0=4"
    s = brew(f"{kit('224')} | - | -", "224", more)
    play(s, "0 cast:224", "0 lift:111", "0 at:1", "**")
    assert effects(s) == ["102:2>1", "110:2>1", "111:0>1"]


def test_x9_408_a_mirrored_scales_without_a_victim() -> None:
    s = brew("left-boot | - | -", more="effects 408:0; discard brass-scales")
    assert not can(s, "0 mirror")
    assert of_kind(s, "use") == set()

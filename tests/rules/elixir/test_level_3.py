"""Spells of level 3."""

from __future__ import annotations

from tests.rules.acts import draws, fact, facts, keys
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
    effect_of,
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
    points,
    told,
    turn_of,
    winners,
)

ONE = "left-boot odd-button"
TWO = "bent-spoon cracked-teapot moon-milk"

# Grand Stirring.


def test_s301_all_is_shuffled_and_each_draws_as_many_the_caster_one_more() -> None:
    s = brew(f"{kit('301')} moth-dust | {ONE} | {TWO}", "301", "discard fishing-rod auction")
    play(s, "0 cast:301", "**")
    assert discard(s) == ""
    assert len(draws(s)) == 112
    play(s, ". draw:raven-ink", ". draw:raven-ink", ". draw:auction", ". draw:auction", ".")
    assert [count(s, seat) for seat in range(3)] == [2, 2, 3]
    assert hand(s, 0) == "raven-ink raven-ink"
    assert hand(s, 1) == "auction auction"
    assert (look(s)["deck"], discard(s)) == (105, "")


def test_s301_nobody_knows_the_new_hands() -> None:
    s = brew(f"{kit('301')} spyglass | {ONE} | {TWO}", "301")
    play(s, "0 use:spyglass", "0 at:1", "**", "0 cast:301", "**", ".")
    assert at(s, 1, eye=0)["known"] == []


def test_x12_301_the_payment_is_shuffled_in() -> None:
    s = brew(f"{kit('301')} | - | -", "301")
    play(s, "0 cast:301", "**")
    assert draws(s).count("draw:moth-dust") == 4
    play(s, ".")
    assert [count(s, seat) for seat in range(3)] == [1, 0, 0]


# Tithe.


def test_s302_at_the_start_of_each_own_turn_an_opponent_gives_one() -> None:
    s = brew(f"{kit('302')} | {ONE} | {TWO}", "302")
    play(s, "0 cast:302", "**")
    next_turn(next_turn(s))
    play(s, "2 end", "**")
    assert (phase(s), asked(s), choices(s)) == ("tithe", [0], {"at:1", "at:2"})
    play(s, "0 at:2")
    assert (phase(s), asked(s)) == ("give", [2])
    play(s, "2 give:moon-milk")
    assert hand(s, 0) == "moon-milk"
    assert draws(s)
    play(s, ". draw:raven-ink")
    assert (hand(s, 0), phase(s)) == ("moon-milk raven-ink", "turn")


def test_x32_ends_then_tithe_then_draw() -> None:
    s = brew(f"{ONE} | - | {TWO}", more="effects 203:1=1 302:1")
    play(s, "0 end", "**")
    assert (phase(s), effects(s), count(s, 1)) == ("tithe", ["302:1"], 0)


def test_x14_naming_a_tithe_payer_opens_no_window() -> None:
    s = brew(f"bell-jar bent-wand {ONE} | - | {TWO}", more="effects 302:1")
    play(s, "0 end", "**", "1 at:0")
    assert (phase(s), asked(s)) == ("give", [0])


def test_x14_x15_the_protected_cannot_be_named() -> None:
    s = brew(f"{ONE} | - | {TWO} | stuffed-pigeon", more="effects 302:1 220:0=1")
    play(s, "0 end", "**")
    assert choices(s, 1) == {"at:2", "at:3"}


def test_x40_a_second_tithe_is_a_second_find() -> None:
    s = brew(f"{ONE} | - | {TWO}", more="effects 302:1 306:1~302")
    play(s, "0 end", "**", "1 at:2", "2 give:moon-milk", "1 at:2", "2 give:bent-spoon")
    assert hand(s, 1) == "bent-spoon moon-milk"
    assert draws(s)


# Stone Butler.


def test_s304_nothing_is_taken_from_the_butlers_owner() -> None:
    s = brew("fishing-rod | left-boot odd-button | -", more="effects 304:1")
    play(s, "0 use:fishing-rod")
    play(s, "**")
    assert (count(s, 1), phase(s)) == (2, "turn")


def test_s304_nor_looked_at() -> None:
    s = brew("spyglass | left-boot odd-button | bent-spoon", more="effects 304:1")
    play(s, "0 use:spyglass", "0 at:1")
    events = told(s, "**", seat=0)
    assert "left-boot" not in str([event.facts() for event in events])
    assert at(s, 1, eye=0)["known"] == []


def test_s304_it_does_not_stop_gifts() -> None:
    s = brew(f"tax-drum | {ONE} | -", more="effects 304:1")
    play(s, "0 use:tax-drum", "**", "1 give:odd-button")
    assert hand(s, 0) == "odd-button"


def test_x41_the_owner_stays_out_of_others_storms() -> None:
    s = brew(f"{kit('202')} moth-dust | {ONE} | {TWO}", "202", "effects 304:1")
    play(s, "0 cast:202", "**", "0 left")
    assert (hand(s, 1), hand(s, 2)) == (ONE, "moth-dust")
    assert hand(s, 0) == "bent-spoon cracked-teapot moon-milk"
    s = brew(f"{kit('214')} moth-dust | {ONE} | {TWO}", "214", "effects 304:1")
    play(s, "0 cast:214", "**")
    assert "draw:left-boot" not in draws(s)
    play(s, ".")
    assert hand(s, 1) == ONE
    s = brew(f"{kit('301')} moth-dust | {ONE} | {TWO}", "301", "effects 304:1")
    play(s, "0 cast:301", "**", ".")
    assert hand(s, 1) == ONE
    assert count(s, 0) == 2


def test_x41_in_the_own_storms_the_owner_takes_part() -> None:
    s = brew(f"{kit('202')} moth-dust | {ONE} | {TWO}", "202", "effects 304:0")
    play(s, "0 cast:202", "**", "0 left")
    assert (hand(s, 1), hand(s, 2)) == ("moth-dust", ONE)


def test_x41_a_coat_is_not_swapped_with_a_butler() -> None:
    s = brew(f"{kit('209')} moth-dust | {ONE} | {TWO}", "209", "effects 304:1")
    events = told(play(s, "0 cast:209", "0 at:1"), "**")
    assert (hand(s, 0), hand(s, 1)) == ("moth-dust", ONE)
    assert fact(events, "fizzled") == {"seat": 0, "card": "209"}


def test_x41_discards_and_passing_are_not_stopped() -> None:
    s = brew(f"{kit('405')} | {ONE} | {TWO}", "405", "effects 304:1")
    play(s, "0 cast:405", "**", ".")
    assert "left-boot odd-button" in discard(s)
    assert count(s, 1) == 3
    s = brew(f"cobweb-lace moth-dust raven-ink | {ONE} | -", "115", "effects 304:1")
    play(s, "0 cast:115", "**")
    assert asked(s) == [0, 1]


def test_x42_the_butlers_finds_are_shown_by_no_curse() -> None:
    s = brew(f"- | {ONE} | -", more="effects 304:1 106:0>1=3; active 1")
    play(s, "1 end")
    play(s, ".")
    assert at(s, 1)["bare"] == []
    s = brew("- | moth-dust | -", more="effects 304:1 112:0>1=moth-dust+raven-ink")
    assert at(s, 1)["counts"] == []


# Carousel of Books.


def test_s305_all_uncast_spells_go_to_the_left() -> None:
    s = brew(f"{kit('305')} | - | -", "305 101 only | 206 only | 401 402 only")
    play(s, "0 cast:305", "**")
    assert (books(s, 0), books(s, 1), books(s, 2)) == ({"401", "402"}, {"101"}, {"206"})
    assert [points(s, seat) for seat in range(3)] == [8, 1, 2]


def test_x2_305_left_stays_left() -> None:
    s = brew(f"{kit('305')} | - | -", "305 101 only | 206 only | 401 402 only", "order right")
    play(s, "0 cast:305", "**")
    assert books(s, 1) == {"101"}


def test_x24_a_caster_without_one_stays_out_and_wins() -> None:
    s = brew(f"{kit('305')} | - | -", "305 only | 206 only | 401 402 only")
    play(s, "0 cast:305", "**")
    assert winners(s) == [0]
    assert (books(s, 1), books(s, 2)) == ({"401", "402"}, {"206"})


def test_x63_305_the_old_and_the_new_holder_know_it() -> None:
    s = brew(f"{kit('305')} | - | -", "305 101 only | 206 only | 401 402 only")
    events = told(play(s, "0 cast:305"), "**", seat=1)
    handed = {(each["seat"], each["spell"]) for each in facts(events, "spell-handed")}
    assert (0, "101") in handed and (1, "206") in handed
    assert not {spell for seat, spell in handed if seat == 2} & {"401", "402"}


# Borrowed Glory.


def test_s306_a_copy_of_one_lasting_effect() -> None:
    s = brew(f"{kit('306')} | - | -", "306", "effects 302:1 304:2")
    play(s, "0 cast:306")
    assert (phase(s, 0), of_kind(s, "copy")) == ("copy", {"302", "304"})
    play(s, "0 copy:304", "**")
    assert effects(s) == ["302:1", "304:2", "306:0~304"]
    assert effect_of(s, "306")["effect"] == "butler"


def test_x40_what_can_be_copied() -> None:
    more = (
        "effects 203:1=1 204:1=4 205:1=2 206:1>2 211:1>2=202 213:1>2 216:1 217:1=2 220:1=1 302:1 "
        "303:1 304:1 307:1=3 101:1>2 402:1 408:1"
    )
    s = brew(f"{kit('306')} | - | -", "306 | | 202!", more)
    play(s, "0 cast:306")
    expected = "203 204 205 206 211 213 216 217 220 302 303 304 307"
    assert of_kind(s, "copy") == set(expected.split())


def test_x40_what_lies_on_the_glory_itself_is_not_offered() -> None:
    """Laid open, it is uncast no more, and the Grimoire's hold on it is over."""
    more = "effects 211:1>0=306 302:1 304:2"
    s = play(brew(f"{kit('306')} | - | -", "306!", more), "0 cast:306")
    assert of_kind(s, "copy") == {"302", "304"}
    s = brew(f"{kit('306')} | - | -", "306!", "effects 211:1>0=306")
    assert "fizzled" in keys(told(play(s, "0 cast:306"), "**"))


def test_x40_counted_anew_from_the_caster() -> None:
    s = brew(f"{kit('306')} | - | -", "306", "effects 205:1=1")
    play(s, "0 cast:306", "**")
    assert left(s, "306") == 2
    next_turn(s)
    assert effects(s) == ["306:0~205"]
    turn_of(s, 0)
    assert effects(s) == ["306:0~205"]
    turn_of(s, 0)
    assert effects(s) == []


def test_x40_a_victim_is_chosen_on_playing() -> None:
    s = brew(f"{kit('306')} | {kit('217')} | -", "306 | 217", "effects 206:1>2")
    play(s, "0 cast:306", "0 at:1", "**")
    next_turn(s)
    assert not can(s, "1 cast:217")


def test_x40_the_copy_hangs_on_306_alone() -> None:
    s = brew(f"{kit('401')} | - | -", "401", "effects 304:1 306:2~304")
    play(s, "0 cast:401", "0 at:1", "**")
    assert effects(s) == ["306:2~304"]


def test_x40_a_second_picky_nose_adds_nothing() -> None:
    s = brew("- | - | -", more="effects 204:1=4 306:1=4~204")
    play(s, "0 end", "**", ". draw:left-boot", ". draw:odd-button", "1 keep:left-boot")
    assert (phase(s), hand(s, 1)) == ("turn", "left-boot")


def test_e17_306_with_nothing_to_copy() -> None:
    s = brew(f"{kit('306')} | - | -", "306", "effects 402:1")
    events = told(play(s, "0 cast:306"), "**")
    assert fact(events, "fizzled") == {"seat": 0, "card": "306"}
    assert (lying(s, 0), effects(s), phase(s)) == (["306"], ["402:1"], "turn")


def test_e17_x40_a_copy_that_finds_no_victim() -> None:
    more = "effects 206:1>2 220:1=1 cloak-of-nobody:2=1"
    s = brew(f"{kit('306')} | - | -", "306", f"{more}; cast - | 206 220 | -")
    play(s, "0 cast:306", "0 copy:206")
    events = told(s, "**")
    assert fact(events, "fizzled") == {"seat": 0, "card": "306"}


def test_x38_a_copied_reversal_turns_the_order() -> None:
    s = brew(f"{kit('306')} | - | -", "306", "effects 216:1; order right")
    play(s, "0 cast:306", "**")
    assert look(s)["order"] == 1


def test_x38_rewound_it_turns_back() -> None:
    s = brew(f"{kit('401')} | - | -", "401", "effects 216:1; order right")
    events = told(play(s, "0 cast:401", "0 at:1"), "**")
    assert "order-turned" in keys(events)
    assert (look(s)["order"], effects(s)) == (1, [])
    s = brew(f"{kit('401')} | - | -", "401", "effects 216:1 306:2~216")
    play(s, "0 cast:401", "0 at:2", "**")
    assert (look(s)["order"], effects(s)) == (-1, ["216:1"])


# Wishing Well.


def test_s308_any_one_card_of_the_deck() -> None:
    s = brew(f"{kit('308')} | {ONE} | {TWO}", "308")
    play(s, "0 cast:308", "**")
    assert (phase(s), asked(s)) == ("fetch", [0])
    assert "raven-ink" in of_kind(s, "fetch")
    assert "left-boot" not in of_kind(s, "fetch")
    before = look(s)["deck"]
    play(s, "0 fetch:raven-ink")
    assert (hand(s, 0), look(s)["deck"]) == ("raven-ink", before - 1)


def test_x63_308_nobody_sees_what_was_taken() -> None:
    s = brew(f"{kit('308')} | {ONE} | {TWO}", "308")
    play(s, "0 cast:308", "**")
    assert fact(told(s.clone(), "0 fetch:raven-ink", seat=0), "searched")["find"] == "raven-ink"
    assert fact(told(s.clone(), "0 fetch:raven-ink", seat=1), "searched")["find"] == "unknown"
    assert active(s) == 0

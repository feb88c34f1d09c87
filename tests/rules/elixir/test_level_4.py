"""Spells of level 4."""

from __future__ import annotations

from tests.rules.acts import fact, facts
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
    turn_of,
    winners,
)

ONE = "left-boot odd-button"
TWO = "bent-spoon cracked-teapot moon-milk"

# Rewind.


def test_s401_the_victim_takes_the_newest_spell_back() -> None:
    s = brew(f"{kit('401')} | - | -", "401", "cast - | 101 206 | 305")
    before = points(s, 1)
    events = told(play(s, "0 cast:401", "0 at:1"), "**")
    assert fact(events, "rewound") == {"seat": 1, "spell": "206"}
    assert lying(s, 1) == ["101"]
    assert "206" in books(s, 1)
    assert points(s, 1) == before + 2


def test_x47_every_effect_that_hangs_on_it_ends() -> None:
    s = brew(f"{kit('401')} | - | -", "401", "effects 101:1>2 108:1>2")
    play(s, "0 cast:401", "0 at:1", "**")
    assert effects(s) == ["101:1>2"]
    play(s, "0 end", "**")
    for spell in ("107:1>2", "109:1>2", "206:1>2", "213:1>2", "304:1", "111:1>2=4"):
        s = brew(f"{kit('401')} | - | -", "401", f"effects {spell}")
        play(s, "0 cast:401", "0 at:1", "**")
        assert effects(s) == []


def test_x47_what_an_at_once_spell_has_done_stays() -> None:
    s = brew(f"{kit('401')} | - | -", "401", "cast - | 407 | -; skip 2")
    play(s, "0 cast:401", "0 at:1", "**")
    next_turn(next_turn(s))
    assert (active(s), count(s, 2)) == (2, 0)


def test_x47_without_a_cast_spell_there_is_no_effect() -> None:
    s = brew(f"{kit('401')} | - | -", "401")
    play(s, "0 cast:401", "0 at:1", "**")
    assert (phase(s), lying(s, 0), len(books(s, 1))) == ("turn", ["401"], 1)


def test_x63_401_all_see_it() -> None:
    s = brew(f"{kit('401')} | - | -", "401", "cast - | 101 206 | 305")
    play(s, "0 cast:401", "0 at:1")
    for eye in (0, 2, -3):
        assert fact(told(s.clone(), "**", seat=eye), "rewound")["spell"] == "206"


def test_x26_x47_a_burnt_spell_is_rewound_too() -> None:
    s = brew(f"{kit('401')} | {kit('403')} | -", "401 | 403 305", "active 1")
    play(s, "1 cast:403", "**", "1 burn:305")
    assert lying(s, 1) == ["403", "305"]
    next_turn(next_turn(s))
    play(s, "0 cast:401", "0 at:1", "**")
    assert lying(s, 1) == ["403"]
    assert "305" in books(s, 1)


# Double Bottom.


def test_s402_two_finds_at_the_start_of_each_own_turn() -> None:
    s = brew(f"{kit('402')} | - | -", "402")
    play(s, "0 cast:402", "**")
    for finds in (2, 4):
        turn_of(s, 0)
        assert count(s, 0) == finds


def test_x34_402_and_204_two_draws_of_two_keep_one() -> None:
    s = brew("- | - | -", more="effects 402:1 204:1=4")
    play(s, "0 end", "**", ". draw:left-boot", ". draw:odd-button", "1 keep:left-boot")
    play(s, ". draw:bent-spoon", ". draw:moth-dust", "1 keep:moth-dust")
    assert (phase(s), hand(s, 1)) == ("turn", "left-boot moth-dust")


def test_x34_109_takes_the_place_of_the_first_single_draw() -> None:
    s = brew("- | - | -", more="effects 402:1 109:0>1")
    play(s, "0 end", "**", ". draw:left-boot", ". draw:odd-button", "0 keep:odd-button")
    assert discard(s) == "left-boot"
    play(s, ". draw:bent-spoon")
    assert (phase(s), hand(s, 1)) == ("turn", "bent-spoon odd-button")


def test_x34_109_waits_after_a_skipped_draw() -> None:
    s = brew("- | - | -", more="effects 108:0>1 109:0>1")
    next_turn(s)
    assert (active(s), count(s, 1), effects(s)) == (1, 0, ["109:0>1"])
    next_turn(next_turn(s))
    play(s, "0 end", "**", ". draw:left-boot", ". draw:odd-button")
    assert asked(s) == [0]


def test_x33_a_skipped_draw_is_both_of_two() -> None:
    s = brew("- | - | -", more="effects 402:1 108:0>1")
    next_turn(s)
    assert (active(s), phase(s), count(s, 1)) == (1, "turn", 0)


# Bonfire of Books.


def test_s403_a_spell_of_level_3_or_less_is_burnt() -> None:
    s = brew(f"{kit('403')} | - | -", "403 305 101 402 only")
    play(s, "0 cast:403", "**")
    assert of_kind(s, "burn") == {"101", "305"}
    events = told(s, "0 burn:305", seat=1)
    assert fact(events, "burnt") == {"seat": 0, "spell": "305"}
    assert books(s, 0) == {"101", "402"}


def test_x26_it_lies_open_newest_without_effect() -> None:
    s = brew(f"{kit('403')} | - | -", "403 304 101 only")
    play(s, "0 cast:403", "**", "0 burn:304")
    assert (lying(s, 0), effects(s)) == (["403", "304"], [])


def test_s403_the_last_one_burnt_wins() -> None:
    s = brew(f"{kit('403')} | - | -", "403 305 only")
    play(s, "0 cast:403", "**", "0 burn:305")
    assert winners(s) == [0]


def test_x25_403_with_nothing_to_burn() -> None:
    s = brew(f"{kit('403')} | - | -", "403 only")
    assert winners(play(s, "0 cast:403", "**")) == [0]
    s = brew(f"{kit('403')} | - | -", "403 401 only")
    play(s, "0 cast:403", "**")
    assert (phase(s), books(s, 0)) == ("turn", {"401"})


# Gift Horse.


def test_s404_a_spell_of_level_2_or_less_is_given_away() -> None:
    s = brew(f"{kit('404')} | - | -", "404 206 101 305 only | 401 only")
    play(s, "0 cast:404", "0 at:1", "**")
    assert of_kind(s, "hand") == {"101", "206"}
    play(s, "0 hand:206")
    assert (books(s, 0), books(s, 1)) == ({"101", "305"}, {"206", "401"})
    assert (points(s, 0), points(s, 1)) == (4, 6)


def test_s404_the_last_one_given_wins() -> None:
    s = brew(f"{kit('404')} | - | -", "404 206 only | 401 only")
    play(s, "0 cast:404", "0 at:1", "**", "0 hand:206")
    assert winners(s) == [0]


def test_x25_404_with_nothing_to_give() -> None:
    s = brew(f"{kit('404')} | - | -", "404 only | 401 only")
    play(s, "0 cast:404", "0 at:1", "**")
    assert (winners(s), books(s, 1)) == ([0], {"401"})


def test_x63_404_both_parties_know_it() -> None:
    s = brew(f"{kit('404')} | - | -", "404 206 101 305 only | 401 only")
    play(s, "0 cast:404", "0 at:1", "**")
    handed = [
        fact(told(s.clone(), "0 hand:206", seat=eye), "spell-handed")["spell"] for eye in range(3)
    ]
    assert handed == ["206", "206", "unknown"]


# Bare Cupboards.


def test_s405_opponents_discard_all_and_draw_three() -> None:
    s = brew(f"{kit('405')} moth-dust | {ONE} | {TWO} raven-ink", "405")
    play(s, "0 cast:405", "**", ".")
    assert [count(s, seat) for seat in range(3)] == [1, 3, 3]
    assert hand(s, 0) == "moth-dust"


def test_x7_405_in_turn_order_each_hand_by_the_alphabet() -> None:
    paid = "moth-dust salamander-sneeze candle-ghost basilisk-blink"
    s = brew(f"{kit('405')} | odd-button left-boot | moon-milk bent-spoon", "405")
    play(s, "0 cast:405", "**")
    assert discard(s) == f"{paid} left-boot odd-button bent-spoon moon-milk"
    s = brew(f"{kit('405')} | odd-button left-boot | moon-milk bent-spoon", "405", "order right")
    play(s, "0 cast:405", "**")
    assert discard(s) == f"{paid} bent-spoon moon-milk left-boot odd-button"


def test_x35_405_they_draw_in_turn_order() -> None:
    s = brew(f"{kit('405')} | - | -", "405")
    play(s, "0 cast:405", "**", *[". draw:raven-ink"] * 3, *[". draw:moon-milk"] * 3)
    assert hand(s, 1) == "raven-ink raven-ink raven-ink"
    assert hand(s, 2) == "moon-milk moon-milk moon-milk"


# Stolen Hour.


def test_s407_all_opponents_skip_a_draw_and_the_caster_goes_again() -> None:
    s = brew(f"{kit('407')} | - | -", "407")
    events = told(play(s, "0 cast:407"), "**")
    assert fact(events, "skips") == {"seat": 0}
    next_turn(s)
    assert (active(s), look(s)["extra"], count(s, 0)) == (0, True, 1)
    next_turn(s)
    assert (active(s), count(s, 1)) == (1, 0)
    next_turn(s)
    assert (active(s), count(s, 2)) == (2, 0)
    turn_of(s, 1)
    assert count(s, 1) == 1


def test_x33_108_and_407_share_one_draw() -> None:
    s = brew("- | - | -", more="effects 108:0>1; skip 1")
    next_turn(s)
    assert (count(s, 1), effects(s)) == (0, [])
    turn_of(s, 1)
    assert count(s, 1) == 1


# Jackdaw Mirror.

MIRROR = "effects 408:0; discard bottomless-sack moth-dust bell-jar"


def test_s408_once_per_own_turn_the_top_most_own_turn_object() -> None:
    s = brew("left-boot | - | -", more=MIRROR)
    assert look(s, 0)["mirror"] == "bottomless-sack"
    play(s, "0 mirror")
    assert phase(s) == "window"
    play(s, "**", ". draw:raven-ink", ". draw:moon-milk")
    assert hand(s, 0) == "left-boot moon-milk raven-ink"
    assert discard(s) == "bottomless-sack moth-dust bell-jar"
    assert not can(s, "0 mirror")
    assert can(turn_of(s, 0), "0 mirror")


def test_s408_it_may_aim() -> None:
    s = brew("left-boot | odd-button bent-spoon | -", more="effects 408:0; discard fishing-rod")
    play(s, "0 mirror")
    play(s, "**", ". lose:odd-button")
    assert hand(s, 0) == "left-boot odd-button"


def test_s408_not_without_an_object_that_can_do_something() -> None:
    assert not can(brew("left-boot | - | -", more="effects 408:0; discard bell-jar"), "0 mirror")
    assert not can(brew("left-boot | - | -", more="effects 408:0"), "0 mirror")
    assert not can(
        brew("left-boot | - | -", more="effects 408:1; discard bottomless-sack"), "0 mirror"
    )


def test_x44_it_passes_over_the_hourglass() -> None:
    more = "effects 408:0; discard bottomless-sack spare-hourglass"
    s = brew("left-boot | - | -", more=more)
    assert look(s, 0)["mirror"] == "bottomless-sack"
    more = "effects 408:0; discard spare-hourglass"
    assert not can(brew("left-boot | - | -", more=more), "0 mirror")


def test_x44_casting_objects_serve_in_a_payment() -> None:
    more = "effects 408:0; discard bottomless-sack joker-flask"
    s = brew("rust-petal | - | -", "217", more)
    assert not can(s, "0 mirror")
    play(s, "0 cast:217")
    assert discard(s) == "bottomless-sack joker-flask rust-petal"
    assert lying(s, 0) == ["408", "217"]
    s = brew("left-boot | - | -", "101 102", more)
    play(s, "0 cast:101", "0 at:1", "**")
    assert not can(s, "0 cast:102")


def test_x44_it_can_be_answered_and_the_card_stays() -> None:
    s = brew("left-boot | candle-snuffer | -", more=MIRROR)
    play(s, "0 mirror", "1 answer:candle-snuffer", "*", "**")
    assert (hand(s, 0), phase(s)) == ("left-boot", "turn")
    assert discard(s) == "bottomless-sack moth-dust bell-jar candle-snuffer"
    assert not can(s, "0 mirror")


def test_x44_extra_turns_are_own_turns() -> None:
    s = brew("left-boot | - | -", more=f"{MIRROR}; again")
    play(s, "0 mirror", "**", ".")
    next_turn(s)
    assert look(s)["extra"]
    assert can(s, "0 mirror")


def test_x44_only_in_the_own_turn() -> None:
    s = brew("left-boot | - | -", more="effects 408:1; discard bottomless-sack")
    assert not can(s, "1 mirror")
    assert choices(s, 1) == set()
    assert stack(s) == []
    assert facts(told(s, "0 end"), "mirrored") == []
    assert at(s, 1)["cast"][0]["lasting"]

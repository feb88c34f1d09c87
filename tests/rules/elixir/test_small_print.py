"""The small print: what fizzles and what does not, when the clock decides, and what is told."""

from __future__ import annotations

from tests.rules.acts import fact, keys
from tests.rules.elixir.table import (
    ask,
    brew,
    deal,
    effects,
    hand,
    kit,
    phase,
    play,
    told,
)

ONE = "left-boot odd-button"

# Who has won, and why.


def test_b16_the_last_spell_is_why_somebody_wins() -> None:
    s = brew("moth-dust | - | -", "101 only")
    play(s, "0 cast:101", "0 at:1", "**")
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.why.key) == ([0], "B16")
    assert str(outcome.scores[0]) == "0.0"  # not minus nought


# What fizzles.


def test_s221_homework_does_not_fizzle_while_there_is_some() -> None:
    s = brew(f"{kit('221')} | - | -", "221")
    play(s, "0 cast:221", "0 at:1")
    assert "fizzled" not in keys(told(s, "**"))


def test_s222_a_swap_of_spells_does_not_fizzle_where_both_have_some() -> None:
    s = brew(f"{kit('222')} | - | -", "222")
    play(s, "0 cast:222", "0 at:1")
    assert "fizzled" not in keys(told(s, "**"))


# How many, and which way.


def test_s302_where_one_alone_can_pay_a_tithe_it_is_one_find() -> None:
    s = brew("- | - | bent-spoon cracked-teapot stuffed-pigeon", more="effects 302:1")
    play(s, "0 end", "**")
    assert (phase(s), ask(s)["count"]) == ("give", 1)


def test_x67_between_two_hands_right_is_told_as_left() -> None:
    s = brew(f"{kit('202')} moth-dust | {ONE}", "202", "option duel on")
    play(s, "0 cast:202", "**")
    assert fact(told(s, "0 right"), "hands-passed") == {"seat": 0, "way": "left"}
    assert (hand(s, 0), hand(s, 1)) == (ONE, "moth-dust")


def test_of_a_spell_all_are_told_whether_it_has_a_victim() -> None:
    s = brew("moth-dust | - | -", "101")
    play(s, "0 cast:101")
    assert fact(told(s, "0 at:1"), "cast")["targeted"] == "yes"
    s = brew(f"{kit('203')} | - | -", "203")
    assert fact(told(s, "0 cast:203"), "cast")["targeted"] == "no"


# The clock.


def test_x65_before_the_time_is_up_nothing_is_chosen_for_anybody() -> None:
    s = brew("moth-dust | left-boot odd-button bent-spoon | -", "101")
    play(s, "0 cast:101", "0 at:1", "**")
    play(s, f"* wait:{s.due() - 1}")
    assert (phase(s), s.due(), effects(s)) == ("buy-off", 1, [])
    play(s, "* wait:1")
    assert effects(s) == ["101:0>1"]


def test_x65_nor_is_anything_laid_on_a_stall() -> None:
    s = brew(f"flea-market {ONE} | bent-spoon cracked-teapot | raven-ink moth-dust")
    play(s, "0 open:flea-market", "**")
    assert phase(s) == "lay"
    play(s, f"* wait:{s.due() - 1}")
    assert deal(s)["waiting"] == [0, 1, 2]
    play(s, "* wait:1")
    assert phase(s) != "lay"


# Transactions.


def test_t1_before_the_first_bid_nobody_leads() -> None:
    s = brew("auction left-boot odd-button | moth-dust | raven-ink")
    play(s, "0 open:auction", "0 show:left-boot", "**")
    assert (deal(s)["bid"], deal(s)["bidder"]) == (0, None)


def test_t2_what_lies_face_down_is_known_to_who_laid_it() -> None:
    s = brew(f"flea-market {ONE} | bent-spoon cracked-teapot | raven-ink moth-dust")
    play(s, "0 open:flea-market", "**", "0 lay:left-boot")
    assert deal(s, 0)["stalls"] == [{"seat": 0, "find": "left-boot"}]
    assert deal(s, 1)["stalls"] == [{"seat": 0, "find": None}]


def test_t2_whose_last_find_it_is_lays_it_unasked() -> None:
    s = brew("flea-market left-boot | bent-spoon cracked-teapot | raven-ink moth-dust")
    play(s, "0 open:flea-market", "**")
    assert deal(s)["waiting"] == [1, 2]

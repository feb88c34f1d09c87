"""Clocks: turns, choices that nobody makes, people who are away; and slips of the tongue."""

from __future__ import annotations

from powderkeg.rules.core import NEVER
from powderkeg.rules.elixir.setting import SLIP_TICKS
from powderkeg.rules.elixir.state import Elixir
from tests.rules.acts import fact
from tests.rules.elixir.table import (
    active,
    asked,
    books,
    brew,
    can,
    choices,
    count,
    effects,
    hand,
    kit,
    look,
    phase,
    play,
    told,
    why,
)


def test_e23_a_turn_lasts_forty_five_seconds() -> None:
    s = brew("left-boot | - | -")
    assert (s.due(), look(s)["seconds"]) == (45, 45)
    events = told(s, "* wait:45")
    assert fact(events, "turn-ended") == {"seat": 0, "why": "time"}
    assert phase(s) == "between"


def test_e23_on_a_calm_table_turns_last_as_long_as_they_last() -> None:
    s = brew("left-boot | - | -", more="option clock calm")
    assert (s.due(), look(s)["seconds"]) == (NEVER, None)


def test_e23_twenty_more_for_each_transaction() -> None:
    s = brew("flea-market left-boot odd-button | moth-dust raven-ink | -")
    play(s, "* wait:10", "0 open:flea-market", "**", "0 lay:left-boot", "1 lay:moth-dust", "*")
    play(s, "0 pick:left-boot")
    assert (phase(s), s.due()) == ("turn", 55)


def test_x52_the_clock_runs_only_while_the_player_is_to_choose() -> None:
    s = brew("bottomless-sack left-boot | - | -", more="effects 110:1>0=2")
    play(s, "* wait:5", "0 use:bottomless-sack")
    assert s.due() == 4
    play(s, "**", ".")
    assert (phase(s), s.due()) == ("turn", 15)


def test_x52_twenty_more_for_a_transaction_in_a_short_turn() -> None:
    s = brew("flea-market left-boot odd-button | moth-dust raven-ink | -", more="effects 110:1>0=2")
    play(s, "0 open:flea-market", "**", "0 lay:left-boot", "1 lay:moth-dust", "*")
    play(s, "0 pick:left-boot")
    assert (phase(s), s.due()) == ("turn", 40)


def test_x52_at_zero_a_half_made_play_is_taken_back_and_the_turn_ends() -> None:
    s = brew("moth-dust left-boot | - | -", "101")
    play(s, "* wait:15", "0 cast:101")
    assert (phase(s, 0), s.due()) == ("aim", 30)
    play(s, "* wait:30")
    assert phase(s) == "between"
    assert hand(s, 0) == "left-boot moth-dust"
    assert "101" in books(s, 0)


def test_x65_who_does_not_choose_bears_it() -> None:
    s = brew("moth-dust | left-boot odd-button bent-spoon | -", "101")
    play(s, "0 cast:101", "0 at:1", "**")
    assert (phase(s), s.due() > 0) == ("buy-off", True)
    play(s, f"* wait:{s.due()}")
    assert effects(s) == ["101:0>1"]


def test_x65_who_does_not_bid_passes() -> None:
    s = brew("auction left-boot odd-button | moth-dust | raven-ink")
    play(s, "0 open:auction", "0 show:left-boot", "**")
    play(s, f"* wait:{s.due()}")
    assert asked(s) == [2]


def waits(s: Elixir) -> Elixir:
    """The clock runs out, and nature does what is left to it."""
    return play(s, f"* wait:{s.due()}", ".")


def test_e22_x65_gifts_discards_and_picks_are_made_for_who_is_away() -> None:
    s = brew(f"{kit('219')} | left-boot odd-button | -", "219")
    waits(play(s, "0 cast:219", "**"))
    assert (count(s, 0), count(s, 1), phase(s)) == (1, 1, "turn")
    s = brew(f"{kit('212')} | {kit('401')} left-boot odd-button | -", "212")
    play(s, "0 cast:212", "**")
    while phase(s) == "shed":
        waits(s)
    assert (count(s, 1), phase(s)) == (4, "turn")
    s = brew("flea-market left-boot odd-button | moth-dust raven-ink | -")
    play(s, "0 open:flea-market", "**")
    while phase(s) in ("lay", "bell", "pick"):
        waits(s)
    assert (count(s, 0), count(s, 1), phase(s)) == (2, 2, "turn")


def test_x65_e23_on_a_calm_table_choices_wait() -> None:
    s = brew(f"{kit('219')} | left-boot odd-button | -", "219", "option clock calm")
    play(s, "0 cast:219", "**")
    assert (phase(s), s.due()) == ("give", NEVER)


# Slips.

VOICE = "option talk voice; effects 101:0>1"


def test_e21_on_a_voice_table_others_may_call_a_slip() -> None:
    s = brew("left-boot | odd-button bent-spoon | - | -", more=VOICE)
    assert can(s, "2 slip:1")
    assert can(s, "0 slip:1")
    assert not can(s, "2 slip:0")
    assert not can(s, "1 slip:1")
    late = play(s.clone(), "* wait:10", "2 slip:1")
    play(s, "2 slip:1")
    assert (phase(s), s.due(), late.due()) == ("slip", SLIP_TICKS, SLIP_TICKS)
    assert why(s, "0 end") == "E21"


def test_e21_not_where_all_is_written() -> None:
    s = brew("left-boot | odd-button bent-spoon | - | -", more="effects 101:0>1")
    assert not can(s, "2 slip:1")


def test_e21_only_for_chat_curses() -> None:
    more = "option talk voice; effects 103:0>1=3"
    assert not can(brew("left-boot | odd-button | - | -", more=more), "2 slip:1")
    more = "option talk voice; effects 102:0>1"
    assert can(brew("left-boot | odd-button | - | -", more=more), "2 slip:1")


def test_e21_a_majority_makes_the_victim_give_one_find() -> None:
    s = brew("left-boot | odd-button bent-spoon | - | -", more=VOICE)
    play(s, "2 slip:1", "0 agree", "3 disagree")
    assert (phase(s), asked(s)) == ("give", [1])
    play(s, "1 give:odd-button")
    assert hand(s, 2) == "odd-button"
    assert (phase(s), active(s)) == ("turn", 0)


def test_e21_without_a_majority_nothing_happens() -> None:
    s = brew("left-boot | odd-button bent-spoon | - | -", more=VOICE)
    play(s, "2 slip:1", "0 disagree", "3 disagree")
    assert (phase(s), hand(s, 1)) == ("turn", "bent-spoon odd-button")


def test_e21_the_curse_itself_does_nothing_in_the_rules() -> None:
    s = brew(f"{kit('217')} | - | -", "217", "option talk voice; effects 101:1>0")
    assert {"cast:217", "end"} <= choices(s)

"""Market days: who is waited for, what is declined, and offers that change under one's hands."""

from __future__ import annotations

from powderkeg.rules.elixir.state import Elixir
from tests.rules.acts import fact, keys
from tests.rules.elixir.table import (
    asked,
    brew,
    can,
    choices,
    deal,
    hand,
    of_kind,
    phase,
    play,
    told,
    why,
)


def market(more: str = "", two: str = "echo-pebble rust-petal") -> Elixir:
    """Seat 0 has opened a market day, and nobody has said a word."""
    s = brew(f"market-day left-boot odd-button | moth-dust raven-ink | {two}", more=more)
    return play(s, "0 open:market-day", "**")


def cry(s: Elixir, seat: int, to: int, given: str, wanted: str) -> Elixir:
    return play(s, f"{seat} to:{to}", f"{seat} lay:{given}", f"{seat} {wanted}", f"{seat} cry")


def test_x55_who_has_cried_an_offer_waits() -> None:
    s = market()
    cry(s, 1, 0, "moth-dust", "want:odd-button")
    assert asked(s) == [0, 2]
    assert choices(s, 1) == {"withdraw", "done"}


def test_x55_whom_an_offer_is_made_to_is_asked_whatever_is_held() -> None:
    s = market()
    cry(s, 0, 2, "left-boot", "want:echo-pebble")
    cry(s, 1, 0, "moth-dust", "want:moon-milk")
    assert asked(s) == [0, 2]
    assert not can(s, "0 accept:1")
    play(s, "0 decline:1")
    assert asked(s) == [2]


def test_x55_a_declined_offer_stands_and_may_still_be_accepted() -> None:
    s = market()
    cry(s, 1, 0, "moth-dust", "want:odd-button")
    assert fact(told(s, "0 decline:1"), "declined") == {"seat": 0, "other": 1}
    assert [offer["declined"] for offer in deal(s)["offers"]] == [True]
    assert why(s, "0 decline:1") == "T3"
    play(s, "0 accept:1")
    assert hand(s, 0) == "left-boot moth-dust"


def test_x55_another_offer_is_another_question() -> None:
    s = market()
    cry(s, 1, 0, "moth-dust", "want:odd-button")
    play(s, "0 decline:1", "1 withdraw")
    cry(s, 1, 0, "moth-dust", "want:left-boot")
    assert [offer["declined"] for offer in deal(s)["offers"]] == [False]
    assert can(s, "0 decline:1")


def test_x55_nobody_declines_what_is_offered_to_others() -> None:
    s = market()
    cry(s, 1, 0, "moth-dust", "want:odd-button")
    assert why(s, "2 decline:1") == "T3"


def test_x55_if_all_wait_for_each_other_all_are_asked() -> None:
    s = market()
    cry(s, 0, 1, "left-boot", "want:echo-pebble")
    cry(s, 1, 2, "moth-dust", "want:left-boot")
    cry(s, 2, 0, "rust-petal", "want:raven-ink")
    play(s, "1 decline:0", "2 decline:1")
    assert asked(s) == [0]
    play(s, "0 decline:2")
    assert asked(s) == [0, 1, 2]


def test_e23_a_calm_market_day_lasts_three_minutes() -> None:
    s = market("option clock calm")
    assert (s.due(), deal(s)["time"]) == (180, 180)
    play(s, "* wait:180")
    assert phase(s) == "turn"


def test_x55_eight_offers_a_day() -> None:
    s = market()
    for _ in range(8):
        play(s, "1 to:0", "1 withdraw")
    assert why(s, "1 to:0") == "X55"
    assert choices(s, 1) == {"done"}


def test_x55_three_finds_on_each_side() -> None:
    s = market(two="echo-pebble rust-petal moon-milk goblin-sock")
    play(s, "2 to:0", "2 lay:echo-pebble", "2 veil:rust-petal", "2 lay:moon-milk")
    assert of_kind(s, "lay", 2) == of_kind(s, "veil", 2) == set()
    play(s, "2 want:left-boot", "2 want-any", "2 want:left-boot")
    assert of_kind(s, "want", 2) == set()
    assert choices(s, 2) == {"cry", "withdraw", "done"}


def test_x55_an_offer_withdrawn_while_one_chooses_is_gone() -> None:
    s = market()
    cry(s, 1, 0, "moth-dust", "want-any")
    play(s, "0 accept:1")
    assert choices(s, 0) == {"give:left-boot", "give:odd-button", "withdraw"}
    play(s, "1 withdraw")
    assert of_kind(s, "give", 0) == set()
    assert can(s, "0 to:1")


def test_x55_one_may_think_better_of_it_while_one_chooses() -> None:
    s = market()
    cry(s, 1, 0, "moth-dust", "want-any")
    play(s, "0 accept:1", "0 withdraw")
    assert can(s, "0 accept:1")
    assert hand(s, 0) == "left-boot odd-button"


def test_x55_what_one_was_about_to_give_may_go_elsewhere() -> None:
    s = market()
    cry(s, 0, 2, "left-boot", "want:echo-pebble")
    cry(s, 1, 0, "moth-dust", "want-any")
    play(s, "1 withdraw", "1 to:0", "1 lay:moth-dust", "1 want-any", "1 want-any", "1 cry")
    assert can(s, "0 accept:1")
    play(s, "2 accept:0")
    assert hand(s, 0) == "echo-pebble odd-button"
    play(s, "0 accept:1")  # there is no choice left
    assert hand(s, 0) == "moth-dust"


def test_x55_done_takes_ones_offer_and_offers_to_one_along() -> None:
    s = market()
    cry(s, 0, 1, "left-boot", "want:echo-pebble")
    cry(s, 1, 2, "moth-dust", "want:rust-petal")
    events = told(s, "1 done")
    assert keys(events).count("withdrawn") == 2
    assert deal(s)["offers"] == []
    assert of_kind(s, "to", 0) == {"2"}


def test_x49_the_obliging_are_not_done_before_they_have_obliged() -> None:
    s = market("effects 107:0>1")
    play(s, "1 done")
    cry(s, 0, 1, "left-boot", "want:moth-dust")
    assert hand(s, 1) == "left-boot raven-ink"
    assert of_kind(s, "to", 0) == {"2"}


def test_x55_who_has_no_find_is_no_partner() -> None:
    assert of_kind(market(two="-"), "to", 0) == {"1"}


def test_t3_with_nobody_to_trade_with_the_day_is_over_at_once() -> None:
    s = brew("market-day left-boot | moth-dust", more="option duel on; effects 114:0>1=3")
    assert phase(play(s, "0 open:market-day", "**")) == "turn"

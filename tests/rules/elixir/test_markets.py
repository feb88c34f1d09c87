"""Flea markets and market days."""

from __future__ import annotations

from powderkeg.rules.elixir.state import Elixir
from tests.rules.acts import fact, facts, keys
from tests.rules.elixir.table import (
    active,
    asked,
    brew,
    can,
    choices,
    count,
    deal,
    discard,
    effects,
    hand,
    of_kind,
    phase,
    play,
    told,
    why,
)

# Flea market.

ONE = "moth-dust raven-ink"
TWO = "echo-pebble rust-petal"


def flea(
    one: str = ONE, two: str = TWO, more: str = "", opener: str = "left-boot odd-button"
) -> Elixir:
    """Seat 0 has opened a flea market, and nobody has said a word."""
    s = brew(f"flea-market {opener} | {one} | {two}", more=more)
    return play(s, "0 open:flea-market", "**")


def test_t2_all_lay_one_find_face_down() -> None:
    s = flea()
    assert (phase(s), asked(s)) == ("lay", [0, 1, 2])
    assert choices(s, 1) == {"lay:moth-dust", "lay:raven-ink"}
    events = told(s, "1 lay:raven-ink", seat=2)
    assert "raven-ink" not in str([event.facts() for event in events])
    assert [stall["find"] for stall in deal(s, 2)["stalls"]] == [None]


def test_t2_all_are_turned_up_and_picked_from_the_opener_clockwise() -> None:
    s = flea()
    play(s, "1 lay:raven-ink", "0 lay:left-boot", "2 lay:echo-pebble")
    events = told(s, "*")
    assert {each["find"] for each in facts(events, "turned-up")} == {
        "raven-ink",
        "left-boot",
        "echo-pebble",
    }
    assert (phase(s), asked(s)) == ("pick", [0])
    assert of_kind(s, "pick") == {"raven-ink", "left-boot", "echo-pebble"}
    assert why(s, "0 pick:moth-dust") == "T2"
    play(s, "0 pick:echo-pebble")
    assert asked(s) == [1]
    play(s, "1 pick:raven-ink")
    assert hand(s, 0) == "echo-pebble odd-button"
    assert hand(s, 1) == "moth-dust raven-ink"
    assert hand(s, 2) == "left-boot rust-petal"
    assert (discard(s), phase(s), active(s)) == ("flea-market", "turn", 0)


def test_t2_who_has_no_find_lays_and_takes_nothing() -> None:
    s = flea(one="-")
    assert asked(s) == [0, 2]
    play(s, "0 lay:left-boot", "2 lay:echo-pebble", "*", "0 pick:echo-pebble")
    assert (count(s, 1), phase(s)) == (0, "turn")


def test_x56_an_opener_without_a_find_may_open_it() -> None:
    s = brew(f"flea-market | {ONE} | {TWO}")
    play(s, "0 open:flea-market", "**")
    assert asked(s) == [1, 2]
    play(s, "1 lay:moth-dust", "2 lay:rust-petal", "*")
    assert asked(s) == [1]


def test_x2_picks_go_to_the_left_though_turns_run_to_the_right() -> None:
    s = flea(more="order right")
    play(s, "0 lay:left-boot", "1 lay:moth-dust", "2 lay:rust-petal", "*", "0 pick:moth-dust")
    assert asked(s) == [1]


def test_s107_the_obliging_pick_last() -> None:
    s = flea(more="effects 107:2>0")
    play(s, "0 lay:left-boot", "1 lay:moth-dust", "2 lay:rust-petal", "*")
    assert asked(s) == [1]
    play(s, "1 pick:moth-dust")
    assert asked(s) == [2]


def test_s114_the_sulking_lay_nothing() -> None:
    s = flea(more="effects 114:0>1=3")
    assert asked(s) == [0, 2]


def test_x54_the_bell_rings_when_all_have_laid_before_they_are_turned_up() -> None:
    s = flea(one=f"town-criers-bell {ONE}")
    play(s, "0 lay:left-boot", "1 lay:moth-dust")
    assert not can(s, "1 answer:town-criers-bell")
    play(s, "2 lay:rust-petal")
    assert phase(s) == "bell"
    play(s, "1 answer:town-criers-bell", "*")
    events = told(s, "**")
    assert "turned-up" not in keys(events)
    assert hand(s, 0) == "left-boot odd-button"
    assert hand(s, 1) == "moth-dust raven-ink"
    assert hand(s, 2) == "echo-pebble rust-petal"
    assert discard(s) == "town-criers-bell flea-market"


def test_x54_what_lies_face_down_cannot_be_rung() -> None:
    s = flea(one="town-criers-bell moth-dust")
    play(s, "0 lay:left-boot", "1 lay:town-criers-bell", "2 lay:rust-petal")
    assert (phase(s), choices(s, 1)) == ("bell", set())


# Market day.


def market(
    one: str = ONE, two: str = TWO, more: str = "", opener: str = "left-boot odd-button"
) -> Elixir:
    """Seat 0 has opened a market day, and nobody has said a word."""
    s = brew(f"market-day {opener} | {one} | {two}", more=more)
    return play(s, "0 open:market-day", "**")


def test_t3_all_trade_with_all_for_sixty_seconds() -> None:
    s = market()
    assert (phase(s), asked(s), s.due()) == ("market", [0, 1, 2], 60)
    assert deal(s)["time"] == 60
    play(s, "* wait:60")
    assert (phase(s), discard(s)) == ("turn", "market-day")


def test_e23_on_a_calm_table_it_lasts_three_times_as_long_or_until_all_are_done() -> None:
    s = market(more="option clock calm")
    assert deal(s)["time"] == s.due() == 180
    play(s, "0 done", "1 done")
    assert phase(s) == "market"
    play(s, "2 done")
    assert (phase(s), discard(s)) == ("turn", "market-day")


def test_t3_an_offer_is_cried_and_accepted() -> None:
    s = market()
    play(s, "1 to:0", "1 lay:moth-dust", "1 want:odd-button")
    assert not can(s, "0 accept:1")
    events = told(s, "1 cry")
    assert fact(events, "cried") == {
        "seat": 1,
        "other": 0,
        "finds": ["moth-dust"],
        "veiled": 0,
        "wanted": ["odd-button"],
        "any": 0,
    }
    assert not can(s, "2 accept:1")
    play(s, "0 accept:1")
    assert hand(s, 0) == "left-boot moth-dust"
    assert hand(s, 1) == "odd-button raven-ink"
    assert phase(s) == "market"


def test_t3_an_offer_half_made_is_seen_by_nobody_else() -> None:
    s = market()
    before = [s.view(eye) for eye in (0, 2, -3)]
    play(s, "1 to:0", "1 lay:moth-dust", "1 want:odd-button")
    assert [s.view(eye) for eye in (0, 2, -3)] == before


def test_t3_face_down_and_any() -> None:
    s = market()
    play(s, "1 to:0", "1 veil:moth-dust", "1 want-any", "1 cry")
    (offer,) = deal(s, 2)["offers"]
    assert (offer["finds"], offer["veiled"], offer["veils"]) == ([], 1, [])
    assert (offer["wanted"], offer["any"]) == ([], 1)
    play(s, "0 accept:1")
    assert of_kind(s, "give") == {"left-boot", "odd-button"}
    play(s, "0 give:odd-button")
    assert hand(s, 0) == "left-boot moth-dust"
    assert hand(s, 1) == "odd-button raven-ink"


def test_x63_what_is_traded_face_down_is_seen_by_two() -> None:
    s = market()
    play(s, "1 to:0", "1 veil:moth-dust", "1 want-any", "1 cry")
    for eye in (0, 2, -3):
        assert "moth-dust" not in str(deal(s, eye)["offers"])
    play(s, "0 accept:1")
    mine = str([event.facts() for event in told(s.clone(), "0 give:odd-button", seat=0)])
    others = str([event.facts() for event in told(s.clone(), "0 give:odd-button", seat=2)])
    assert "moth-dust" in mine and "odd-button" in mine
    assert "moth-dust" not in others and "odd-button" not in others


def test_x55_one_standing_offer_per_player_to_one_named_player() -> None:
    s = market()
    assert of_kind(s, "to") == {"1", "2"}
    play(s, "1 to:0", "1 lay:moth-dust", "1 want:odd-button", "1 cry")
    assert not can(s, "1 to:2")
    play(s, "1 withdraw")
    assert deal(s)["offers"] == []
    assert can(s, "1 to:2")


def test_x55_at_least_one_find_on_each_side() -> None:
    s = market()
    play(s, "1 to:0")
    assert not can(s, "1 cry")
    play(s, "1 lay:moth-dust")
    assert not can(s, "1 cry")
    play(s, "1 want:odd-button")
    assert can(s, "1 cry")


def test_x55_one_offers_what_one_holds_and_accepts_what_one_can_pay() -> None:
    s = market()
    play(s, "1 to:0", "1 lay:moth-dust")
    assert not can(s, "1 lay:moth-dust")
    assert not can(s, "1 veil:echo-pebble")
    play(s, "1 want:echo-pebble", "1 cry")
    assert not can(s, "0 accept:1")


def test_x55_a_trade_kills_offers_that_can_no_longer_be_paid() -> None:
    s = market()
    play(s, "1 to:0", "1 lay:moth-dust", "1 want:left-boot", "1 cry")
    play(s, "2 to:1", "2 lay:echo-pebble", "2 want:moth-dust", "2 cry")
    play(s, "1 accept:2")
    assert hand(s, 1) == "echo-pebble raven-ink"
    assert deal(s)["offers"] == []
    assert not can(s, "0 accept:1")


def test_x55_done_is_final() -> None:
    s = market()
    play(s, "1 done")
    assert choices(s, 1) == set()
    assert asked(s) == [0, 2]
    play(s, "0 done", "2 done")
    assert phase(s) == "turn"


def test_x55_first_come_first_served() -> None:
    s = market()
    play(s, "0 to:1", "0 lay:left-boot", "0 want:moth-dust", "0 cry")
    play(s, "2 to:1", "2 lay:rust-petal", "2 want:moth-dust", "2 cry")
    play(s, "1 accept:2")
    assert hand(s, 1) == "raven-ink rust-petal"
    assert not can(s, "1 accept:0")


def test_t3_finds_only_no_spells() -> None:
    s = market()
    play(s, "1 to:0")
    assert {text.partition(":")[0] for text in choices(s, 1)} <= {
        "lay", "veil", "want", "want-any", "cry", "withdraw", "done", "to", "accept",
    }  # fmt: skip
    assert not can(s, "0 cast:101")
    assert not can(s, "0 end")


def test_s107_the_obliging_accept_the_first_fair_offer() -> None:
    s = market(more="effects 107:0>1")
    play(s, "0 to:1", "0 lay:left-boot", "0 want:moth-dust")
    events = told(s, "0 cry")
    assert "traded" in keys(events)
    assert hand(s, 0) == "moth-dust odd-button"
    assert hand(s, 1) == "left-boot raven-ink"


def test_x49_107_once_and_only_what_is_named_and_held() -> None:
    s = market(more="effects 107:0>1")
    play(s, "0 to:1", "0 lay:left-boot", "0 want-any", "0 cry")
    assert hand(s, 1) == ONE
    play(s, "0 withdraw", "0 to:1", "0 lay:left-boot", "0 want:echo-pebble", "0 cry")
    assert hand(s, 1) == ONE
    play(s, "0 withdraw", "0 to:1", "0 lay:left-boot", "0 want:moth-dust", "0 want:raven-ink")
    play(s, "0 cry")
    assert hand(s, 1) == ONE
    play(s, "0 withdraw", "0 to:1", "0 lay:left-boot", "0 want:moth-dust", "0 cry")
    assert hand(s, 1) == "left-boot raven-ink"
    play(s, "2 to:1", "2 lay:rust-petal", "2 want:raven-ink", "2 cry")
    assert hand(s, 1) == "left-boot raven-ink"
    play(s, "0 done", "1 done", "2 done")
    assert effects(s) == []


def test_s114_the_sulking_do_not_trade() -> None:
    s = market(more="effects 114:0>1=3")
    assert asked(s) == [0, 2]
    assert of_kind(s, "to") == {"2"}


def test_o11_x54_on_a_market_day_the_bell_rings_any_time_and_trades_stand() -> None:
    s = market(two=f"town-criers-bell {TWO}")
    play(s, "1 to:0", "1 lay:moth-dust", "1 want:odd-button", "1 cry", "0 accept:1")
    play(s, "2 use:town-criers-bell", "**")
    assert (phase(s), active(s)) == ("turn", 0)
    assert hand(s, 0) == "left-boot moth-dust"
    assert discard(s) == "town-criers-bell market-day"


def test_x54_who_is_done_or_takes_no_part_may_ring() -> None:
    s = market(two=f"town-criers-bell {TWO}", more="effects 114:0>2=3")
    assert can(s, "2 use:town-criers-bell")


def test_x54_a_snuffed_bell_lets_the_market_go_on() -> None:
    s = market(one=f"candle-snuffer {ONE}", two=f"town-criers-bell {TWO}")
    play(s, "* wait:10", "2 use:town-criers-bell", "1 answer:candle-snuffer", "*", "**")
    assert (phase(s), s.due()) == ("market", 50)

"""Auctions: a ware, bids by number, and the Bell."""

from __future__ import annotations

from powderkeg.rules.elixir.state import Elixir
from tests.rules.acts import fact, facts, keys
from tests.rules.elixir.table import (
    active,
    asked,
    at,
    brew,
    can,
    choices,
    count,
    deal,
    discard,
    effects,
    hand,
    next_turn,
    of_kind,
    phase,
    play,
    stack,
    told,
    why,
)

ONE = "moth-dust raven-ink moon-milk"
TWO = "echo-pebble rust-petal goblin-sock swamp-button"


def auction(one: str = ONE, two: str = TWO, more: str = "", opener: str = "odd-button") -> Elixir:
    """Seat 0 auctions a Left Boot, and nobody has said a word."""
    s = brew(f"auction left-boot {opener} | {one} | {two}", more=more)
    return play(s, "0 open:auction", "0 show:left-boot", "**")


def test_t1_the_opener_shows_one_find() -> None:
    s = brew(f"auction left-boot odd-button | {ONE} | {TWO}")
    play(s, "0 open:auction")
    assert (phase(s, 0), of_kind(s, "show")) == ("show", {"left-boot", "odd-button"})
    events = told(s, "0 show:left-boot")
    assert fact(events, "opened") == {"seat": 0, "find": "auction", "ware": "left-boot"}
    assert phase(s) == "window"
    assert (deal(s)["kind"], deal(s)["ware"]) == ("auction", "left-boot")


def test_t1_the_others_bid_in_seat_order_higher_or_pass() -> None:
    s = auction()
    assert (phase(s), asked(s)) == ("bid", [1])
    assert choices(s, 1) == {"bid:1", "bid:2", "bid:3", "pass"}
    play(s, "1 bid:2", "*")
    assert asked(s) == [2]
    assert choices(s, 2) == {"bid:3", "bid:4", "pass"}
    assert (deal(s)["bid"], deal(s)["bidder"]) == (2, 1)


def test_t1_the_highest_bidder_gives_finds_of_own_choice_for_the_ware() -> None:
    s = auction()
    play(s, "1 bid:1", "*", "2 bid:2", "*")
    assert asked(s) == [1]
    play(s, "1 pass")
    assert asked(s) == [2]
    assert of_kind(s, "give", 2) == set(TWO.split())
    play(s, "2 give:rust-petal", "2 give:echo-pebble")
    assert hand(s, 0) == "echo-pebble odd-button rust-petal"
    assert hand(s, 2) == "goblin-sock left-boot swamp-button"
    assert (discard(s), phase(s), active(s)) == ("auction", "turn", 0)


def test_t1_who_has_passed_has_passed_for_good() -> None:
    s = brew(f"auction left-boot odd-button | {ONE} | {TWO} | bent-spoon salamander-sneeze")
    play(s, "0 open:auction", "0 show:left-boot", "**")
    play(s, "1 pass", "2 bid:1", "*", "3 bid:2", "*")
    assert asked(s) == [2]
    play(s, "2 bid:3", "*")
    assert (phase(s), asked(s)) == ("give", [2])


def test_t1_without_a_bid_the_opener_keeps_it() -> None:
    s = auction()
    events = told(s, "1 pass") + told(s, "2 pass")
    assert fact(events, "unsold") == {"seat": 0, "find": "left-boot"}
    assert (hand(s, 0), discard(s), phase(s)) == ("left-boot odd-button", "auction", "turn")


def test_x2_bids_go_to_the_left_though_turns_run_to_the_right() -> None:
    assert asked(auction(more="order right")) == [1]


def test_x53_without_a_ware_it_is_not_opened() -> None:
    s = brew(f"auction | {ONE} | {TWO}")
    assert not can(s, "0 open:auction")
    assert can(brew(f"auction auction | {ONE} | {TWO}"), "0 open:auction")


def test_x53_the_ware_lies_on_the_table() -> None:
    s = auction()
    assert count(s, 0) == 1
    assert hand(s, 0) == "odd-button"


def test_x53_one_bids_at_most_what_one_holds() -> None:
    s = auction(one="moth-dust")
    assert choices(s, 1) == {"bid:1", "pass"}
    play(s, "1 bid:1", "*", "2 bid:3", "*")
    assert (phase(s), asked(s)) == ("give", [2])


def test_x53_who_has_become_too_poor_gives_what_there_is() -> None:
    s = auction(one="town-criers-bell moth-dust", two=f"candle-snuffer {TWO}")
    play(s, "1 bid:2", "1 answer:town-criers-bell", "*")
    assert stack(s)[-1] == "town-criers-bell"
    play(s, "2 answer:candle-snuffer", "*", "**")
    play(s, "2 pass")
    assert (hand(s, 0), hand(s, 1)) == ("moth-dust odd-button", "left-boot")


def test_x63_the_ware_is_open_and_the_price_is_not() -> None:
    s = auction()
    for eye in (1, 2, -3):
        assert deal(s, eye)["ware"] == "left-boot"
    play(s, "1 bid:1", "*", "2 pass")
    assert fact(told(s.clone(), "1 give:moth-dust", seat=0), "gave")["find"] == "moth-dust"
    assert fact(told(s.clone(), "1 give:moth-dust", seat=2), "gave")["find"] == "unknown"
    assert facts(told(s, "1 give:moth-dust"), "sold")[0]["find"] == "left-boot"


# The Bell.


def test_o11_x54_the_bell_ends_an_auction_on_opening() -> None:
    s = brew(f"auction left-boot odd-button | town-criers-bell {ONE} | {TWO}")
    play(s, "0 open:auction", "0 show:left-boot", "1 answer:town-criers-bell", "*")
    events = told(s, "**")
    assert fact(events, "rung") == {"seat": 1}
    assert hand(s, 0) == "left-boot odd-button"
    assert discard(s) == "town-criers-bell auction"
    assert (phase(s), active(s)) == ("turn", 0)


def test_o11_x54_and_after_each_bid() -> None:
    s = auction(two=f"town-criers-bell {TWO}")
    play(s, "1 bid:1")
    assert (phase(s), s.due(), choices(s, 2)) == ("bell", 2, {"answer:town-criers-bell", "pass"})
    play(s, "2 answer:town-criers-bell", "*", "**")
    assert hand(s, 0) == "left-boot odd-button"
    assert hand(s, 1) == "moon-milk moth-dust raven-ink"
    assert phase(s) == "turn"


def test_x54_the_opener_may_ring_too() -> None:
    s = auction(opener="town-criers-bell")
    play(s, "1 bid:1")
    assert can(s, "0 answer:town-criers-bell")


def test_x1_x54_in_a_transaction_there_is_only_the_bell() -> None:
    s = auction(two=f"cloak-of-nobody candle-snuffer {TWO}")
    play(s, "1 bid:1")
    assert (phase(s), choices(s, 2)) == ("bell", set())


def test_x1_x6_the_bell_is_answered_but_nothing_else_is_played_meanwhile() -> None:
    s = auction(one=f"candle-snuffer cloak-of-nobody {ONE}", two=f"town-criers-bell {TWO}")
    play(s, "1 bid:1", "2 answer:town-criers-bell", "*")
    assert choices(s, 1) == {"answer:candle-snuffer", "pass"}


def test_x1_on_opening_any_time_cards_fit_as_in_every_window() -> None:
    s = brew(f"auction left-boot odd-button | cloak-of-nobody {ONE} | {TWO}")
    play(s, "0 open:auction", "0 show:left-boot")
    assert choices(s, 1) == {"answer:cloak-of-nobody", "pass"}


def test_o11_without_a_transaction_there_is_nothing_to_ring_for() -> None:
    s = brew("town-criers-bell bottomless-sack | town-criers-bell | -")
    assert not can(s, "0 use:town-criers-bell")
    play(s, "0 use:bottomless-sack")
    assert not can(s, "1 answer:town-criers-bell")


def test_x6_the_bell_can_be_snuffed() -> None:
    s = auction(one=f"candle-snuffer {ONE}", two=f"town-criers-bell {TWO}")
    play(s, "1 bid:1", "2 answer:town-criers-bell", "*", "1 answer:candle-snuffer", "*", "**")
    assert phase(s) == "bid"
    assert discard(s) == "candle-snuffer town-criers-bell"


# Curses.


def test_s107_the_obliging_must_bid_while_there_is_no_bid() -> None:
    s = auction(more="effects 107:0>1")
    assert choices(s, 1) == {"bid:1", "bid:2", "bid:3"}
    assert why(s, "1 pass") == "X49"
    play(s, "1 bid:1", "*", "2 pass", "1 give:moth-dust")
    assert effects(s) == []


def test_x49_107_after_a_bid_one_may_pass() -> None:
    s = auction(more="effects 107:0>2")
    play(s, "1 bid:1", "*")
    assert can(s, "2 pass")


def test_s107_who_has_no_find_bids_nothing() -> None:
    s = auction(one="-", more="effects 107:0>1")
    assert asked(s) == [2]


def test_x49_107_it_ends_with_the_transaction_however_that_ends() -> None:
    s = brew(f"auction left-boot odd-button | {ONE} | town-criers-bell", more="effects 107:0>1")
    play(s, "0 open:auction", "0 show:left-boot", "2 answer:town-criers-bell", "*", "**")
    assert effects(s) == []


def test_x49_107_the_victims_own_transaction_counts() -> None:
    s = auction(more="effects 107:1>0")
    play(s, "1 pass", "2 pass")
    assert effects(s) == []


def test_s114_the_sulking_take_no_part() -> None:
    s = auction(more="effects 114:0>1=3")
    assert asked(s) == [2]
    assert deal(s)["players"] == [0, 2]
    events = told(s, "2 pass")
    assert "unsold" in keys(events)


def test_x50_who_sulks_is_not_obliged_and_the_other_curse_waits() -> None:
    s = auction(more="effects 107:0>1 114:0>1=3")
    assert asked(s) == [2]
    play(s, "2 pass")
    assert effects(s) == ["107:0>1", "114:0>1"]


def test_x57_the_sulking_may_open_and_take_part_in_their_own() -> None:
    s = auction(more="effects 114:1>0=3")
    assert deal(s)["players"] == [0, 1, 2]
    play(s, "1 bid:1", "*", "2 pass", "1 give:moth-dust")
    assert hand(s, 0) == "moth-dust odd-button"


def test_x54_who_takes_no_part_may_ring() -> None:
    s = auction(one=f"town-criers-bell {ONE}", more="effects 114:0>1=3")
    play(s, "2 bid:1")
    assert can(s, "1 answer:town-criers-bell")


def test_s114_ends_after_three_turns() -> None:
    s = brew("- | - | -", more="effects 114:0>1=1; active 1")
    next_turn(s)
    assert effects(s) == []


# Closed Shops.


def test_s217_opponents_cannot_open_transactions() -> None:
    s = brew("auction left-boot | flea-market odd-button | -", more="effects 217:1=2")
    assert why(s, "0 open:auction") == "S217"
    next_turn(s)
    assert can(s, "1 open:flea-market")


def test_s217_x57_until_the_casters_second_next_turn() -> None:
    s = brew("moth-dust rust-petal | market-day odd-button | -", "217")
    play(s, "0 cast:217", "**")
    turns = []
    for _ in range(7):
        next_turn(s)
        turns.append((active(s), "217:0" in effects(s)))
    assert turns == [(1, True), (2, True), (0, True), (1, True), (2, True), (0, False), (1, False)]
    assert can(s, "1 open:market-day")


def test_x57_who_cannot_open_takes_part() -> None:
    s = auction(more="effects 217:0=2")
    assert deal(s)["players"] == [0, 1, 2]
    assert at(s, 1)["finds"] == 3

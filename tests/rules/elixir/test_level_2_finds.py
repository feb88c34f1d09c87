"""Spells of level 2 that move finds about."""

from __future__ import annotations

from tests.rules.acts import draws, fact, facts, keys
from tests.rules.elixir.table import (
    active,
    ask,
    asked,
    at,
    brew,
    can,
    choices,
    count,
    discard,
    effects,
    hand,
    kit,
    left,
    next_turn,
    of_kind,
    phase,
    play,
    told,
    turn_of,
)

ONE = "left-boot odd-button"
TWO = "bent-spoon cracked-teapot"

# Pickpocket Breeze.


def test_s201_a_random_find_from_each_of_up_to_two_opponents() -> None:
    s = brew(f"{kit('201')} | {ONE} | {TWO} | stuffed-pigeon", "201")
    play(s, "0 cast:201", "0 at:2", "0 at:1", "**")
    assert draws(s) in (
        ["lose:left-boot", "lose:odd-button"],
        ["lose:bent-spoon", "lose:cracked-teapot"],
    )
    play(s, ".")
    assert [count(s, seat) for seat in range(4)] == [2, 1, 1, 1]
    assert phase(s) == "turn"


def test_s201_or_from_one() -> None:
    s = brew(f"{kit('201')} | {ONE} | {TWO} | stuffed-pigeon", "201")
    play(s, "0 cast:201", "0 at:2", "0 enough", "**", ". lose:bent-spoon")
    assert (hand(s, 0), hand(s, 1), hand(s, 2)) == (
        "bent-spoon",
        "left-boot odd-button",
        "cracked-teapot",
    )


def test_s201_not_twice_from_the_same() -> None:
    s = brew(f"{kit('201')} | {ONE} | {TWO} | stuffed-pigeon", "201")
    play(s, "0 cast:201", "0 at:2")
    assert choices(s) == {"at:1", "at:3", "enough"}


def test_x63_201_taker_and_loser_see_it() -> None:
    s = brew(f"{kit('201')} | {ONE} | {TWO}", "201")
    play(s, "0 cast:201", "0 at:1", "0 enough", "**")
    told_of = [fact(told(s.clone(), ". lose:odd-button", seat=eye), "took") for eye in range(3)]
    assert [each["find"] for each in told_of] == ["odd-button", "odd-button", "unknown"]


# Tidal Hands.


def test_s202_all_hands_go_left_or_right() -> None:
    s = brew(f"{kit('202')} moth-dust | {ONE} | {TWO}", "202")
    play(s, "0 cast:202", "**")
    assert (phase(s), choices(s)) == ("way", {"left", "right"})
    right = s.clone()
    play(s, "0 left")
    assert (hand(s, 0), hand(s, 1), hand(s, 2)) == ("bent-spoon cracked-teapot", "moth-dust", ONE)
    play(right, "0 right")
    assert (hand(right, 0), hand(right, 1)) == (ONE, "bent-spoon cracked-teapot")
    assert hand(right, 2) == "moth-dust"


def test_x2_202_left_stays_left() -> None:
    s = brew(f"{kit('202')} moth-dust | {ONE} | {TWO}", "202", "order right")
    play(s, "0 cast:202", "**", "0 left")
    assert hand(s, 1) == "moth-dust"


def test_x63_202_each_sees_the_new_hand() -> None:
    s = brew(f"{kit('202')} moth-dust | {ONE} | {TWO}", "202")
    play(s, "0 cast:202", "**")
    hands = facts(told(s, "0 left", seat=1), "new-hand")
    assert {each["seat"]: each["finds"] for each in hands} == {0: [], 1: ["moth-dust"], 2: []}


# Open Shutters.


def test_s203_x61_all_hands_lie_open_the_casters_too() -> None:
    s = brew(f"{kit('203')} moth-dust | {ONE} | {TWO}", "203")
    play(s, "0 cast:203", "**")
    for eye in (0, 1, 2, -3):
        assert at(s, 0, eye)["bare"] == ["moth-dust"]
        assert at(s, 1, eye)["bare"] == ["left-boot", "odd-button"]
        assert at(s, 2, eye)["bare"] == ["bent-spoon", "cracked-teapot"]


def test_s203_until_the_casters_next_turn() -> None:
    s = brew(f"{kit('203')} moth-dust | {ONE} | {TWO}", "203")
    play(s, "0 cast:203", "**")
    next_turn(next_turn(s))
    assert len(at(s, 1)["bare"]) == 3
    next_turn(s)
    assert active(s) == 0
    assert (effects(s), at(s, 1)["bare"]) == ([], [])


def test_x42_x61_a_butlers_hand_stays_closed() -> None:
    s = brew("moth-dust | left-boot | odd-button", more="effects 203:0=1 304:1")
    assert (at(s, 1)["bare"], at(s, 2)["bare"]) == ([], ["odd-button"])
    s = brew("moth-dust | left-boot | odd-button", more="effects 203:0=1 304:0")
    assert at(s, 0)["bare"] == at(s, 0)["known"] == []


# Picky Nose.


def test_s204_four_draws_of_two_keep_one() -> None:
    s = brew(f"{kit('204')} | - | -", "204")
    play(s, "0 cast:204", "**")
    assert left(s, "204") == 4
    next_turn(next_turn(s))
    play(s, "2 end", "**", ". draw:moth-dust", ". draw:left-boot")
    assert (phase(s), choices(s)) == ("keep", {"keep:moth-dust", "keep:left-boot"})
    play(s, "0 keep:moth-dust")
    assert (hand(s, 0), left(s, "204")) == ("moth-dust", 3)
    assert discard(s).endswith("left-boot")


def test_s204_then_it_is_over() -> None:
    s = brew("- | - | -", more="effects 204:1=1")
    play(s, "0 end", "**", ". draw:moth-dust", ". draw:left-boot", "1 keep:left-boot")
    assert effects(s) == []
    turn_of(s, 1)
    assert count(s, 1) == 2


def test_x34_other_draws_are_no_turn_draws() -> None:
    s = brew("bottomless-sack | - | -", more="effects 204:0=4 402:0")
    play(s, "0 use:bottomless-sack", "**", ". draw:moth-dust", ". draw:raven-ink")
    assert (phase(s), hand(s, 0), left(s, "204")) == ("turn", "moth-dust raven-ink", 4)


# Coat Swap.


def test_s209_two_hands_change_owners() -> None:
    s = brew(f"{kit('209')} moth-dust | {ONE} | {TWO}", "209")
    play(s, "0 cast:209", "0 at:2")
    events = told(s, "**", seat=1)
    assert (hand(s, 0), hand(s, 2)) == ("bent-spoon cracked-teapot", "moth-dust")
    assert "moth-dust" not in str([event.facts() for event in events])
    assert fact(events, "hands-swapped") == {"seat": 0, "other": 2}
    assert "fizzled" not in keys(events)


def test_s209_also_with_an_empty_hand() -> None:
    s = brew(f"{kit('209')} | {ONE} | {TWO}", "209")
    play(s, "0 cast:209", "0 at:1", "**")
    assert (hand(s, 0), hand(s, 1)) == (ONE, "")


# Gutter Rummage.

GUTTER = "discard moth-dust raven-ink left-boot fishing-rod auction odd-button moon-milk"


def test_s210_one_of_the_five_under_the_payment() -> None:
    s = brew(f"{kit('210')} | - | -", "210", GUTTER)
    play(s, "0 cast:210", "**")
    assert of_kind(s, "fetch") == {"left-boot", "fishing-rod", "auction", "odd-button", "moon-milk"}
    events = told(s, "0 fetch:fishing-rod")
    assert fact(events, "fetched") == {"seat": 0, "find": "fishing-rod"}
    assert hand(s, 0) == "fishing-rod"
    assert discard(s) == (
        "moth-dust raven-ink left-boot auction odd-button moon-milk thunder-crumb bottled-yawn"
    )


def test_x12_210_fewer_if_there_are_fewer() -> None:
    s = brew(f"{kit('210')} | - | -", "210", "discard left-boot odd-button")
    play(s, "0 cast:210", "**")
    assert of_kind(s, "fetch") == {"left-boot", "odd-button"}


def test_x12_210_the_payment_itself_is_not_looked_at() -> None:
    more = "discard left-boot odd-button bent-spoon cracked-teapot stuffed-pigeon"
    s = brew("joker-flask crooked-mortar raven-ink raven-ink | - | -", "210", more)
    play(s, "0 cast:210", "0 pay:joker-flask", "**")
    assert of_kind(s, "fetch") == set(more.split()[1:])


def test_x46_of_equal_cards_the_top_most() -> None:
    more = "discard left-boot moth-dust odd-button moth-dust bent-spoon"
    s = brew(f"{kit('210')} | - | -", "210", more)
    play(s, "0 cast:210", "**", "0 fetch:moth-dust")
    assert discard(s) == "left-boot moth-dust odd-button bent-spoon thunder-crumb bottled-yawn"


# Ill Wind.


def test_s212_opponents_discard_down_to_four() -> None:
    many = "left-boot odd-button bent-spoon cracked-teapot moth-dust raven-ink"
    s = brew(f"{kit('212')} | {many} | stuffed-pigeon moon-milk moon-milk moon-milk", "212")
    play(s, "0 cast:212", "**")
    assert (phase(s), asked(s), ask(s)["count"]) == ("shed", [1], 2)
    play(s, "1 shed:odd-button", "1 shed:left-boot")
    assert (count(s, 1), count(s, 2), phase(s)) == (4, 4, "turn")


def test_x7_212_they_lie_as_they_were_chosen() -> None:
    many = "left-boot odd-button bent-spoon cracked-teapot moth-dust raven-ink"
    s = brew(f"{kit('212')} | {many} | -", "212")
    play(s, "0 cast:212", "**")
    events = told(s, "1 shed:odd-button") + told(s, "1 shed:left-boot")
    assert [each["finds"] for each in facts(events, "discarded")] == [["odd-button"], ["left-boot"]]
    assert discard(s) == "raven-ink candle-ghost odd-button left-boot"


def test_s212_the_caster_keeps_all() -> None:
    many = "left-boot odd-button bent-spoon cracked-teapot moth-dust moon-milk"
    s = brew(f"{kit('212')} {many} | - | -", "212")
    play(s, "0 cast:212", "**")
    assert (count(s, 0), phase(s)) == (6, "turn")


# Whirlpool.


def test_s214_all_hands_are_shuffled_and_dealt_as_many_as_before() -> None:
    s = brew(f"{kit('214')} moth-dust | {ONE} | {TWO} moon-milk", "214")
    play(s, "0 cast:214", "**")
    pool = sorted(f"draw:{find}" for find in f"moth-dust {ONE} {TWO} moon-milk".split())
    assert draws(s) == pool
    play(s, ".")
    assert [count(s, seat) for seat in range(3)] == [1, 2, 3]
    held = sorted(" ".join(hand(s, seat) for seat in range(3)).split())
    assert [f"draw:{find}" for find in held] == pool
    assert discard(s) == "swamp-button stardrop-salt"


def test_s214_nobody_knows_the_new_hands() -> None:
    s = brew(f"{kit('214')} spyglass moth-dust | {ONE} | {TWO}", "214")
    play(s, "0 use:spyglass", "0 at:1", "**")
    assert at(s, 1, eye=0)["known"] == ["left-boot", "odd-button"]
    play(s, "0 cast:214", "**", ".")
    assert at(s, 1, eye=0)["known"] == []


def test_s214_what_comes_unsorted_is_sorted_in() -> None:
    s = brew(f"{kit('214')} moth-dust | {ONE} | tax-drum {TWO}", "214")
    play(s, "0 cast:214", "**", ". draw:tax-drum", ". draw:odd-button", ". draw:left-boot", ".")
    assert hand(s, 1) == "left-boot odd-button"
    play(s, "0 use:tax-drum", "**", "1 give:left-boot", "2 give:moth-dust")
    assert (hand(s, 0), hand(s, 1)) == ("left-boot moth-dust", "odd-button")


def test_x63_214_each_sees_the_own_new_hand_only() -> None:
    s = brew(f"{kit('214')} moth-dust | {ONE} | {TWO}", "214")
    play(s, "0 cast:214", "**")
    events = told(s, ".", seat=1)
    hands = {each["seat"]: each["finds"] for each in facts(events, "new-hand")}
    assert hands == {0: [], 1: hand(s, 1).split(), 2: []}
    assert "drew" not in keys(events)


# Roll Call and Whip-Round.


def test_s218_each_who_holds_it_gives_one() -> None:
    s = brew(f"{kit('218')} | raven-ink raven-ink left-boot | odd-button | raven-ink", "218")
    play(s, "0 cast:218", "**")
    assert len(of_kind(s, "name")) == 16
    events = told(s, "0 name:raven-ink", seat=2)
    assert [(each["other"], each["find"]) for each in facts(events, "called-in")] == [
        (1, "raven-ink"),
        (3, "raven-ink"),
    ]
    assert hand(s, 0) == "raven-ink raven-ink"
    assert [count(s, seat) for seat in range(4)] == [2, 2, 1, 0]


def test_s218_nobody_holds_it() -> None:
    s = brew(f"{kit('218')} | left-boot | odd-button", "218")
    play(s, "0 cast:218", "**", "0 name:raven-ink")
    assert (count(s, 0), phase(s)) == (0, "turn")


def test_s219_each_opponent_gives_one_of_own_choice() -> None:
    s = brew(f"{kit('219')} | {ONE} | {TWO}", "219")
    play(s, "0 cast:219", "**", "1 give:odd-button", "2 give:bent-spoon")
    assert (hand(s, 0), hand(s, 1), hand(s, 2)) == (
        "bent-spoon odd-button",
        "left-boot",
        "cracked-teapot",
    )


def test_x63_219_only_giver_and_receiver_see_it() -> None:
    s = brew(f"{kit('219')} | {ONE} | {TWO}", "219")
    play(s, "0 cast:219", "**")
    gift = [fact(told(s.clone(), "1 give:odd-button", seat=eye), "gave") for eye in range(3)]
    assert [each["find"] for each in gift] == ["odd-button", "odd-button", "unknown"]


# Generous Fog.


def test_s223_all_draw_one_and_the_caster_three() -> None:
    s = brew(f"{kit('223')} | - | {TWO}", "223")
    play(s, "0 cast:223", "**", ".")
    assert [count(s, seat) for seat in range(3)] == [3, 1, 3]
    assert phase(s) == "turn"


def test_x63_223_what_one_draws_is_seen_by_nobody_else() -> None:
    s = brew(f"{kit('223')} | - | {TWO}", "223")
    events = told(play(s, "0 cast:223", "**"), ".", seat=1)
    seen = [each for each in facts(events, "drew") if each["find"] != "unknown"]
    assert [each["seat"] for each in seen] == [1]
    assert "drew" in keys(events)
    assert can(s, "0 end")

"""A turn: a draw, then anything in any order; and whose turn is next."""

from __future__ import annotations

from tests.rules.acts import draws, fact, keys
from tests.rules.elixir.table import (
    FINDS_IN_ALL,
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
    look,
    lying,
    next_turn,
    phase,
    play,
    points,
    scene,
    told,
    turn_of,
    why,
    winners,
)

EMPTY = "- | - | -"


def test_b5_a_turn_begins_with_a_draw() -> None:
    s = brew("left-boot | - | -")
    play(s, "0 end", "**")
    assert len(draws(s)) == 111
    events = told(s, ". draw:moth-dust", seat=1)
    assert fact(events, "drew") == {"seat": 1, "find": "moth-dust", "why": "turn"}
    assert (active(s), phase(s), hand(s, 1)) == (1, "turn", "moth-dust")


def test_b5_then_anything_in_any_order_and_number() -> None:
    s = brew(f"{kit('217', '223')} bottomless-sack flea-market left-boot | - | -", "217 223")
    assert {"cast:217", "cast:223", "use:bottomless-sack", "open:flea-market", "end"} <= choices(s)
    play(s, "0 use:bottomless-sack", "**", ".", "0 cast:217", "**")
    assert {"cast:223", "open:flea-market", "end"} <= choices(s)


def test_b5_e12_there_is_no_hand_limit() -> None:
    everything_but = [find for find in FINDS_IN_ALL if find != "left-boot"]
    s = brew(f"{' '.join(everything_but[:60])} | - | -")
    turn_of(s, 0)
    assert count(s, 0) == 61


def test_b6_transactions_are_opened_in_the_own_turn_only() -> None:
    s = brew("auction left-boot | flea-market | -")
    assert can(s, "0 open:auction")
    assert not can(s, "1 open:flea-market")


def test_b6_the_card_is_discarded_when_it_is_done() -> None:
    s = brew("flea-market left-boot bent-spoon | moth-dust raven-ink | -")
    play(s, "0 open:flea-market", "**")
    assert discard(s) == ""
    play(s, "0 lay:left-boot", "1 lay:moth-dust", "**", "0 pick:moth-dust")
    assert discard(s) == "flea-market"
    assert phase(s) == "turn"


def test_b7_a_magic_object_is_used_and_discarded() -> None:
    s = brew("bottomless-sack | - | -")
    play(s, "0 use:bottomless-sack")
    assert hand(s, 0) == ""
    play(s, "**", ". draw:moth-dust", ". draw:raven-ink")
    assert hand(s, 0) == "moth-dust raven-ink"
    assert discard(s) == "bottomless-sack"


def test_b7_what_one_does_not_hold_one_does_not_use() -> None:
    s = brew("left-boot | bottomless-sack | -")
    assert not can(s, "0 use:bottomless-sack")
    assert not can(s, "1 use:bottomless-sack")


def test_b8_a_spell_is_paid_laid_open_and_works_at_once() -> None:
    s = brew(f"left-boot {kit('217')} | - | -", "217")
    before = points(s, 0)
    events = told(s, "0 cast:217")
    assert fact(events, "cast")["paid"] == ["moth-dust", "rust-petal"]
    assert discard(s) == "moth-dust rust-petal"
    assert lying(s, 0) == ["217"]
    play(s, "**")
    assert (hand(s, 0), points(s, 0)) == ("left-boot", before - 2)
    assert effects(s) == ["217:0"]


def test_b8_without_the_ingredients_it_is_not_cast() -> None:
    s = brew("moth-dust left-boot | rust-petal | -", "217 101")
    assert why(s, "0 cast:217") == "B8"
    assert can(s, "0 cast:101")


def test_b8_nor_is_a_spell_that_one_does_not_hold() -> None:
    s = brew(f"{kit('217')} | - | -", "101 | 217")
    assert not can(s, "0 cast:217")


def test_b9_who_is_done_says_so_and_the_next_one_is_on() -> None:
    s = brew(EMPTY, more="turn 7")
    events = told(s, "0 end")
    assert fact(events, "turn-ended") == {"seat": 0, "why": "done"}
    assert phase(s) == "between"
    events = told(s, "**")
    assert fact(events, "turn-began") == {"seat": 1, "extra": "no", "turn": 8}
    play(s, ".")
    assert (active(s), asked(s)) == (1, [1])


def test_b9_turns_go_round_to_the_left() -> None:
    s = brew(EMPTY)
    seen = [active(next_turn(s)) for _ in range(4)]
    assert seen == [1, 2, 0, 1]


def test_b16_who_has_no_spell_left_wins_at_once() -> None:
    s = brew(f"{kit('217')} | - | -", "217 only")
    play(s, "0 cast:217")
    assert winners(s) == []
    events = told(s, "**")
    assert winners(s) == [0]
    assert fact(events, "won") == {"seat": 0}
    assert (phase(s), asked(s), choices(s)) == ("over", [], set())


def test_b16_one_spell_left_is_not_won() -> None:
    s = brew(f"{kit('217')} | - | -", "217 401 only")
    play(s, "0 cast:217", "**")
    assert (winners(s), phase(s)) == ([], "turn")


# The deck.


def all_but(*gone: str) -> str:
    """All finds but these."""
    finds = list(FINDS_IN_ALL)
    for find in gone:
        finds.remove(find)
    return " ".join(finds)


def test_b12_an_empty_deck_is_the_discard_shuffled() -> None:
    s = brew("- | - | -", more=f"discard {all_but()}")
    assert look(s)["deck"] == 0
    play(s, "0 end", "**")
    assert len(draws(s)) == 112
    play(s, ". draw:left-boot")
    assert (look(s)["deck"], discard(s)) == (111, "")


def test_b12_x35_it_is_shuffled_when_a_card_is_needed_not_before() -> None:
    s = brew("- | - | -", more=f"discard {all_but('left-boot')}")
    play(s, "0 end", "**", ".")
    assert hand(s, 1) == "left-boot"
    assert len(look(s)["discard"]) == 111
    events = told(s, "1 end") + told(s, "**")
    events += told(s, ". draw:moth-dust")
    assert "reshuffled" in keys(events)
    assert (look(s)["deck"], discard(s)) == (110, "")


def test_x35_the_deck_runs_out_between_two_draws() -> None:
    s = brew("bottomless-sack | - | -", more=f"discard {all_but('bottomless-sack', 'left-boot')}")
    play(s, "0 use:bottomless-sack", "**", ".")
    assert count(s, 0) == 2
    assert "left-boot" in hand(s, 0)


def test_x35_one_card_in_all_is_kept() -> None:
    s = brew(f"{all_but('left-boot')} | - | -", more="effects 204:1=4")
    play(s, "0 end", "**", ".")
    assert (active(s), phase(s), hand(s, 1)) == (1, "turn", "left-boot")


def test_e19_without_any_card_the_draw_is_skipped() -> None:
    s = brew(f"{all_but()} | - | -")
    play(s, "0 end", "**")
    assert (active(s), phase(s), count(s, 1)) == (1, "turn", 0)


def test_x35_several_draw_in_turn_order_from_the_caster() -> None:
    s = brew(f"{kit('223')} | - | -", "223")
    play(s, "0 cast:223", "**")
    drawn = ["moth-dust", "moth-dust", "moth-dust", "left-boot", "bent-spoon"]
    play(s, *(f". draw:{find}" for find in drawn))
    assert hand(s, 0) == "moth-dust moth-dust moth-dust"
    assert (hand(s, 1), hand(s, 2)) == ("left-boot", "bent-spoon")
    s = brew(f"{kit('223')} | - | -", "223", "order right")
    play(s, "0 cast:223", "**", *(f". draw:{find}" for find in drawn))
    assert (hand(s, 1), hand(s, 2)) == ("bent-spoon", "left-boot")


def test_n1_things_are_good_for_nothing_but_paying() -> None:
    s = brew("left-boot cracked-teapot odd-button | - | -", "101")
    assert choices(s) == {"end"}
    s = brew("hiccup-honey | stuffed-pigeon empty-birdcage | -", "113")
    play(s, "0 cast:113", "0 at:1", "**", "1 buy-off")
    assert hand(s, 0) == "empty-birdcage stuffed-pigeon"


def test_x66_the_longest_game_has_a_thousand_turns() -> None:
    s = brew(EMPTY, "101 only | 206 only | 401 only", "turn 999")
    next_turn(s)
    assert (look(s)["turn"], winners(s)) == (1000, [])
    events = told(play(s, "1 end"), "**")
    assert winners(s) == [0]
    assert "stopped" in keys(events)


def test_x66_a_tie_is_shared() -> None:
    s = scene(f"hands {EMPTY}; spells 401 | 206 | 213; turn 1000; active 2")
    play(s, "2 end", "**")
    assert winners(s) == [1, 2]

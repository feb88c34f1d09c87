"""The small print: rules seen from another chair, why the winner has won, what exactly is told."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NOT_NOW
from powderkeg.rules.verflixxt.rulebook import A12, A33, A37, A46, B2, B17, B18, E1, V18
from tests.rules.acts import fact, facts, keys
from tests.rules.verflixxt.table import (
    choices,
    nochmal,
    path,
    pawns,
    play,
    refused,
    refused_setup,
    scene,
    start,
    tiles,
    told,
    wormy,
)

# Why somebody has won.

LAST_MOVE = "path +1; pawns F F 1 | F F F; roll 1"


def why(text: str) -> object:
    outcome = play(scene(f"{LAST_MOVE}; {text}"), "0 pawn:1").outcome()
    assert outcome is not None
    return outcome.why


def test_b17_more_points_than_anybody_else_is_why_one_wins() -> None:
    assert why("stacks +7 | +6") is B17
    assert why("stacks +7 | +6; option ties fewest-lucky") is B17


def test_a46_equal_points_are_why_several_win() -> None:
    assert why("stacks +7 | +8") is A46


def test_b18_where_it_is_agreed_the_fewest_lucky_tiles_are_why() -> None:
    assert why("stacks +7 | +8 L; option ties fewest-lucky") is B18


def test_v18_still_tied_is_why_they_share() -> None:
    assert why("stacks +7 | +8; option ties fewest-lucky") is V18


def test_b16_a_lucky_tile_that_finds_no_minus_tile_turns_nothing() -> None:
    s = play(scene(f"{LAST_MOVE}; stacks L L -3 +7 | L +2"), "0 pawn:1")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == [11, 2]
    assert s.view(0)["seats"][1]["counted"] == [
        {"tile": "L", "worth": 0},
        {"tile": "+2", "worth": 2},
    ]


# When it is over.


def test_e16_it_ends_with_the_last_pawn_while_flixxy_rests_at_the_finish() -> None:
    s = nochmal("path V V V V L; pawns 5 F F | F F F; flixxy F; arrivals 0; roll 1 x")
    assert play(s, "0 pawn:5").outcome() is not None


def test_variant_5_a_minus_one_is_a_penalty_too() -> None:
    s = scene("option end last-pawn; path -1 L; pawns 2 F F | 2 F F; roll 1")
    events = told(s, "0 pawn:2")
    assert fact(events, "penalty") == {"seat": 1, "tile": "-1"}


def test_variant_4_who_took_the_tile_underfoot_still_stands_there() -> None:
    s = scene("option end one-home; path L +8; pawns 2 F F | 1 0 0; roll 1")
    play(s, "0 pawn:2")
    assert tiles(s, 1) == ["L"]
    assert s.view(0)["path"][1]["pawns"] == [1]
    assert path(s) == []


# The turn.


def test_b2_when_the_next_turn_begins_no_die_lies_on_the_table() -> None:
    s = play(nochmal("path L L L L; pawns 1 | 2; roll 3 x"), "0 pawn:0")
    assert s.turn == 1
    assert (s.view(1)["number"], s.view(1)["die"]) == (0, scene("path L; pawns 1 |").view(0)["die"])


def test_b2_two_guards_in_company_on_one_tile_are_one_choice() -> None:
    s = scene("path -1 L L; pawns 1 | 2; guards 1 1 1; roll 1")
    assert choices(s) == ["pawn:1", "pawn:0", "guard:1"]


def test_e1_the_base_game_has_no_flixxy_to_move() -> None:
    assert refused(scene("path L L; pawns 1 |; roll 1"), "0 flixxy") is E1


def test_b2_what_is_no_move_of_a_piece_can_not_be_made_instead_of_one() -> None:
    s = wormy("path L L; pawns 1 | 2; worms bury |; roll 1 x")
    assert refused(s, "0 throw") is NOT_NOW


def test_b2_nor_is_a_piece_moved_before_the_roll_or_after_the_move() -> None:
    before = wormy("path L L; pawns 1 | 2; worms bury |")
    after = play(wormy("path L L L; pawns 1 | 2; worms bury |; roll 1 x"), "0 pawn:1")
    for s in (before, after):
        assert refused(s, "0 pawn:0") is B2
        assert refused(s, "0 flixxy") is B2
    assert refused(after, "0 throw") is NOT_NOW
    assert refused(before, "0 done") is NOT_NOW


def test_a28_burying_after_the_move_is_no_further_turn() -> None:
    s = wormy("path L L L; pawns 1 | 2; stacks -3 L |; worms bury |; roll 1 x")
    play(s, "0 pawn:1", "0 bury")
    assert s.turn == 1


# Set-up.


def test_a12_with_the_expansion_nothing_can_be_hidden() -> None:
    assert refused_setup(3, expansion="nochmal", totals="hidden") is A12


def test_s1_while_the_path_is_laid_nothing_stands_on_it() -> None:
    s = play(start(expansion="nochmal"), ". lay:-3", ". lay:L")
    assert s.view(0)["path"] == [
        {"place": 1, "tile": "-3", "pawns": [], "guards": 0, "flixxy": False},
        {"place": 2, "tile": "L", "pawns": [], "guards": 0, "flixxy": False},
    ]


def test_variant_3_a_tile_that_went_to_the_end_leaves_the_path_like_any_other() -> None:
    s = scene("option passed-tiles go-last; path -1 L -2; pawns 1 F F | 3 3 F; roll 2")
    play(s, "0 pawn:1", ". roll:1")
    assert path(s) == ["-2", "L"]
    play(s, "1 pawn:3", ". roll:1", "0 pawn:3", ". roll:1", "1 pawn:2", ". roll:1", "0 pawn:2")
    assert tiles(s, 0) == ["-1", "L"]
    assert path(s) == ["-2"]


# Worm tokens.


def test_w2_a_minus_one_brings_a_token_like_any_minus_tile() -> None:
    s = wormy("option path fixed; path -1 L L; pawns 1 | 3; roll 1 x")
    assert play(s, "0 pawn:1").view(0)["phase"] == "draw"


def test_w4_a_token_that_was_drawn_comes_to_hand_once() -> None:
    s = wormy("path -3 L -4 L L; pawns 1 | 3; roll 1 x")
    play(s, "0 pawn:1", ". worm:bury")
    assert [each["worms"] for each in s.view(0)["seats"]] == [["bury"], []]
    play(s, ". roll:1+x", "1 pawn:3", ". worm:push")
    assert [len(each["worms"]) for each in s.view(0)["seats"]] == [1, 1]
    assert s.view(0)["worm_pile"] == 8


def test_w6_all_are_told_which_tile_was_buried() -> None:
    s = wormy("path L L; stacks -3 +8 L | ; worms bury |")
    assert fact(told(s, "0 bury"), "buried") == {"seat": 0, "tile": "L"}
    assert tiles(s, 0) == ["L", "-3", "+8"]


# Swaps.


def test_w6_of_a_swap_all_are_told_which_piece_and_whose() -> None:
    s = wormy("path L L L; pawns 3 | 2; turn 1; worms | swap")
    swapped = fact(told(s, "1 swap:2>pawn0"), "swapped")
    assert swapped == {"seat": 1, "from": 2, "to": 3, "piece": "pawn", "owner": 0}


@pytest.mark.parametrize("piece", ["guard", "flixxy"])
def test_w6_a_guard_and_flixxy_are_nobodys(piece: str) -> None:
    s = wormy("path L L L; pawns 2 |; guards 3; flixxy 3; worms swap |")
    swapped = fact(told(s, f"0 swap:2>{piece}"), "swapped")
    assert swapped == {"seat": 0, "from": 2, "to": 3, "piece": piece}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a37_whoever_swaps_it_is_the_swapped_pawn_that_is_barred(seat: int) -> None:
    hands = " | ".join("swap" if other == seat else "" for other in range(3))
    at = " | ".join("1 2 1" if other == seat else "3 3 0" for other in range(3))
    s = wormy(f"path L L L L; pawns {at}; turn {seat}; worms {hands}; roll 1 x")
    play(s, f"{seat} swap:2>pawn{(seat + 1) % 3}")
    assert s.view(seat)["barred"] == [3]
    assert refused(s, f"{seat} pawn:3") is A37
    assert refused(s, f"{seat} pawn:1") is None


@pytest.mark.parametrize("seat", [0, 1])
def test_a37_of_several_own_pawns_the_one_that_has_swapped_swaps_again(seat: int) -> None:
    mine, theirs = "1 2 3", "3 2 0"
    at = f"{mine} | {theirs}" if seat == 0 else f"{theirs} | {mine}"
    hands = "swap swap |" if seat == 0 else "| swap swap"
    s = wormy(f"path L L L L; pawns {at}; turn {seat}; worms {hands}; roll 1 x")
    play(s, f"{seat} swap:2>pawn{1 - seat}")  # two of ours on 3, and one of them barred
    play(s, f"{seat} swap:3<pawn{1 - seat}")
    assert s.view(seat)["barred"] == [2]
    assert refused(s, f"{seat} pawn:3") is None


def test_a33_nobody_stands_before_the_start() -> None:
    s = wormy("path L L; pawns 0 1 1 | 0 0 0; worms swap |")
    assert refused(s, "0 swap:0<pawn1") is A33
    s = wormy("path L L; pawns 0 1 1 | 0 0 0; flixxy away; arrivals 0 1 0 1; worms swap |")
    assert refused(s, "0 swap:0<flixxy") is A33


def test_w6_a_guard_that_came_by_a_swap_has_the_company_of_who_stayed() -> None:
    s = wormy("path L L L; pawns 2 2 F | 0; guards 3; worms swap |; roll 1 x")
    play(s, "0 swap:2>guard")
    assert choices(s) == ["pawn:2", "guard:2"]


# Pushes.


def test_w6_who_is_pushed_is_told_by_name() -> None:
    s = wormy("path L L L; pawns 1 | 2 2 | 2 3; worms push |; roll 1 x")
    pushed = facts(told(s, "0 push:2"), "pawn-pushed")
    assert [each["owner"] for each in pushed] == [1, 1, 2]


def test_w6_a_push_that_ends_on_the_path_brings_nobody_home() -> None:
    s = wormy("path L L L; pawns 1 | 2 F F | F F F; worms push |; roll 1 x")
    assert "all-home" not in keys(told(s, "0 push:2"))


def test_a32_who_is_pushed_home_with_one_pawn_of_several_is_not_home_yet() -> None:
    s = wormy("path L V V V V L; pawns 1 | 6 2 F; worms push |; roll 1 x")
    assert "all-home" not in keys(told(s, "0 push:6"))


def test_a32_who_is_pushed_home_with_the_last_pawn_is_told_by_name() -> None:
    s = wormy("path L V V V V L; pawns 1 | 1 | 6 F F; worms push |; roll 1 x")
    assert fact(told(s, "0 push:6"), "all-home") == {"seat": 2}


def test_w6_a_push_leaves_the_own_pawns_of_any_seat_where_they_are() -> None:
    s = wormy("path L L L; pawns 2 | 1 | 2; turn 2; worms | | push; roll 1 x")
    play(s, "2 push:2")
    assert pawns(s, 0) == [3, "start", "start"]
    assert pawns(s, 2) == [2, "start", "start"]

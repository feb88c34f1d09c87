"""The variants printed with the base game, and our rulings on them."""

import pytest

from powderkeg.rules.verflixxt.rulebook import B2, B3, B4, B5, V6, V7, VARIANT_2
from tests.rules.acts import keys
from tests.rules.verflixxt.table import (
    choices,
    guards,
    lay,
    path,
    pawns,
    play,
    refused,
    refused_setup,
    scene,
    start,
    tiles,
    told,
    winners,
)

# The 32 tiles of the base game in some order.
SHUFFLED = (
    "+1 +7 -1 -2 L +2 -3 L -4 -5 L +3 -6 L -7 -8 L +4 -9 L -10 +5 -1 -2 -3 -4 -5 -6 -7 -8 +6 +8"
)


# Variant 1: other paths.


def test_variant_1a_the_plus_tiles_rise_before_the_lucky_ones() -> None:
    assert " ".join(path(start(path="rising"))) == (
        "-1 -2 -3 -4 -5 -6 -7 -8 +1 +2 +3 +4 +5 +6 +7 +8 L L L L L L -1 -2 -3 -4 -5 -6 -7 -8 -9 -10"
    )


def test_variant_1a_guards_stand_on_the_eight_plus_tiles() -> None:
    assert guards(start(path="rising")) == [9, 10, 11, 12, 13, 14, 15, 16]


def test_variant_1b_the_lucky_tiles_lie_just_before_the_finish() -> None:
    assert " ".join(path(start(path="lucky-last"))) == (
        "-1 -2 -3 -4 -5 -6 -7 -8 +8 +7 +6 +5 +4 +3 +2 +1 -1 -2 -3 -4 -5 -6 -7 -8 -9 -10 L L L L L L"
    )


def test_v11_in_1b_guards_stand_on_the_lucky_tiles_and_the_8_and_the_7() -> None:
    assert guards(start(path="lucky-last")) == [9, 10, 27, 28, 29, 30, 31, 32]


def test_variant_1c_all_32_tiles_are_shuffled() -> None:
    s = start(path="shuffled")
    assert sorted(tile.text for tile in s.chances()) == sorted(
        f"lay:{tile}" for tile in SHUFFLED.split()
    )
    assert path(lay(s, SHUFFLED)) == SHUFFLED.split()


def test_variant_1c_guards_stand_on_the_lucky_tiles_and_the_8_and_the_7() -> None:
    s = lay(start(path="shuffled"), SHUFFLED)
    assert guards(s) == [2, 5, 8, 11, 14, 17, 20, 32]


# Variant 2: a rolled 1 is free.


def test_variant_2_on_a_one_a_piece_goes_on_or_back_or_nobody_moves() -> None:
    s = scene("option on-a-one free; path -1 -2 L +8; pawns 2 F F | 3 F F; guards 3; roll 1")
    ways = ["guard-back:3", "guard:3", "nobody", "pawn-back:2", "pawn:2"]
    assert sorted(choices(s)) == ways


def test_variant_2_one_forward() -> None:
    s = scene("option on-a-one free; path -1 -2 L +8; pawns 2 2 F | 3 F F; roll 1")
    assert pawns(play(s, "0 pawn:2"), 0) == [3, 2, "finish"]


def test_variant_2_one_back() -> None:
    s = scene("option on-a-one free; path -1 -2 L +8; pawns 2 2 F | 3 F F; guards 3; roll 1")
    assert pawns(play(s.clone(), "0 pawn-back:2"), 0) == [1, 2, "finish"]
    assert guards(play(s.clone(), "0 guard-back:3")) == [2]


def test_variant_2_when_nobody_moves_the_turn_is_over() -> None:
    s = scene("option on-a-one free; path -1 -2 L +8; pawns 2 F F | 3 F F; roll 1")
    assert keys(told(s, "0 nobody")) == ["nobody-moved"]
    assert pawns(s, 0) == [2, "finish", "finish"]
    assert path(s) == ["-1", "-2", "L", "+8"]
    assert s.turn == 1


def test_variant_2_every_other_number_is_as_usual() -> None:
    s = scene("option on-a-one free; path -1 -2 L +8; pawns 2 F F | 3 F F; guards 3; roll 2")
    assert choices(s) == ["pawn:2", "guard:3"]
    assert refused(s, "0 nobody") is VARIANT_2
    assert refused(s, "0 pawn-back:2") is VARIANT_2
    assert refused(s, "0 guard-back:3") is VARIANT_2


def test_variant_2_is_only_played_if_agreed() -> None:
    s = scene("path -1 -2 L +8; pawns 2 F F | 3 F F; roll 1")
    assert choices(s) == ["pawn:2"]
    assert refused(s, "0 nobody") is B2
    assert refused(s, "0 pawn-back:2") is B5


def test_v7_only_an_own_pawn_goes_back() -> None:
    s = scene("option on-a-one free; path -1 -2 L +8; pawns 2 F F | 3 F F; roll 1")
    assert refused(s, "0 pawn-back:3") is B3


def test_v7_a_guard_that_goes_back_needs_company() -> None:
    s = scene("option on-a-one free; path -1 -2 L +8; pawns 2 F F | 3 F F; guards 3 4; roll 1")
    assert refused(s, "0 guard-back:4") is B4
    assert refused(s, "0 guard-back:3") is None


def test_v7_a_step_back_takes_the_emptied_tile() -> None:
    s = scene("option on-a-one free; path -1 -2 L +8; pawns 2 F F | 3 F F; roll 1")
    assert keys(told(s, "0 pawn-back:2")) == ["pawn-walked", "took"]
    assert tiles(s, 0) == ["-2"]
    assert path(s) == ["-1", "L", "+8"]


def test_v7_a_step_back_skips_gaps() -> None:
    s = scene("option on-a-one free; path -1 . . -2 L; pawns 4 4 F | 5 F F; roll 1")
    assert pawns(play(s, "0 pawn-back:4"), 0) == [1, 4, "finish"]


def test_v7_a_pawn_may_go_back_to_the_start() -> None:
    s = scene("option on-a-one free; path -1 -2 L; pawns 1 F F | 3 F F; roll 1")
    assert pawns(play(s, "0 pawn-back:1"), 0) == ["start", "finish", "finish"]
    assert tiles(s, 0) == ["-1"]


def test_v7_a_guard_may_go_back_to_the_start_and_wait_there_for_a_pawn() -> None:
    s = scene("option on-a-one free; path -1 -2 L; pawns 1 F F | 3 F F; guards 1; roll 1")
    assert guards(play(s, "0 guard-back:1")) == ["start"]
    assert refused(play(s, ". roll:1"), "1 guard:0") is B4
    play(s, "1 nobody", ". roll:1", "0 pawn-back:1", ". roll:2", "1 guard:0")
    assert guards(s) == [3]


def test_v7_from_the_start_nothing_goes_back() -> None:
    s = scene("option on-a-one free; path -1 -2 L; pawns 0 F F | 3 F F; guards 0; roll 1")
    assert choices(s) == ["pawn:0", "guard:0", "nobody"]
    assert refused(s, "0 pawn-back:0") is V7
    assert refused(s, "0 guard-back:0") is V7


def test_v7_from_the_finish_nothing_comes_back() -> None:
    s = scene("option on-a-one free; path -1 -2 L; pawns 2 F F | F F F; guards F; roll 1")
    assert choices(s) == ["pawn:2", "nobody", "pawn-back:2"]


def test_v7_nobody_can_move_as_often_as_a_one_is_rolled() -> None:
    s = scene("option on-a-one free; path -1; pawns 1 F F | 1 F F; roll 1")
    before = s.view(0)
    play(s, "0 nobody", ". roll:1", "1 nobody", ". roll:1")
    assert s.view(0) == before


# Variant 3: passed tiles come back.


def test_variant_3_a_tile_that_all_have_passed_goes_before_the_finish() -> None:
    s = scene("option passed-tiles go-last; path -1 -2 -3 L +8; pawns 1 F F | 3 F F; roll 3")
    assert path(play(s, "0 pawn:1")) == ["-3", "L", "+8", "-2"]


def test_variant_3_it_is_walked_on_and_taken_there_like_any_tile() -> None:
    s = scene("option passed-tiles go-last; path -1 -2 -3 L; pawns 1 F F | 3 F F; roll 3")
    play(s, "0 pawn:1", ". roll:2", "1 pawn:3")
    assert pawns(s, 1)[0] == 2
    assert path(s) == ["L", "-2"]
    play(s, ". roll:6", "0 pawn:4", ". roll:1", "1 pawn:2")
    assert tiles(s, 1) == ["-3", "-2"]


def test_variant_3_a_pawn_on_the_start_has_passed_nothing() -> None:
    s = scene("option passed-tiles go-last; path -1 -2 -3 L; pawns 1 0 F | 3 F F; roll 3")
    assert path(play(s, "0 pawn:1")) == ["-2", "-3", "L"]


def test_variant_3_the_tile_of_the_last_pawn_is_not_passed() -> None:
    s = scene("option passed-tiles go-last; path -1 -2 -3 L; pawns 1 F F | 2 F F; roll 3")
    assert path(play(s, "0 pawn:1")) == ["-2", "-3", "L"]


def test_v8_guards_are_no_figures_that_must_pass() -> None:
    s = scene("option passed-tiles go-last; path -1 -2 -3 L; pawns 1 F F | 3 F F; guards 1; roll 3")
    assert path(play(s, "0 pawn:1")) == ["-1", "-3", "L", "-2"]


def test_v8_a_passed_tile_with_a_guard_on_it_stays_where_it_is() -> None:
    s = scene(
        "option passed-tiles go-last; path -1 L -2 -3 +8; pawns 1 F F | 4 F F; guards 2; roll 4"
    )
    assert path(play(s, "0 pawn:1")) == ["L", "-3", "+8", "-2"]


def test_v8_several_tiles_go_in_the_order_of_the_path() -> None:
    s = scene("option passed-tiles go-last; path -1 -2 -3 -4 L +8; pawns 1 F F | 5 F F; roll 5")
    assert path(play(s, "0 pawn:1")) == ["L", "+8", "-2", "-3", "-4"]


def test_v8_tiles_go_after_the_taking() -> None:
    s = scene("option passed-tiles go-last; path -1 -2 -3 L; pawns 1 F F | 3 F F; roll 3")
    events = told(s, "0 pawn:1")
    assert keys(events) == ["pawn-walked", "took", "moved-to-end"]
    assert events[2].facts() == {"place": 2, "tile": "-2"}


def test_v8_the_move_is_counted_before_tiles_go() -> None:
    s = scene("option passed-tiles go-last; path -1 -2 -3 L; pawns 1 F F | F F F; roll 3")
    play(s, "0 pawn:1")
    assert pawns(s, 0)[0] == 4
    assert path(s) == ["L", "-2", "-3"]


def test_v8_the_move_that_ends_the_game_sweeps_too() -> None:
    board = "path -1 -2 -3 +8; pawns F F 1 | 3 3 F; roll 6"
    s = scene(f"option passed-tiles go-last; option end one-home; {board}")
    assert keys(told(s, "0 pawn:1"))[-3:] == ["all-home", "moved-to-end", "game-over"]
    assert path(s) == ["-3", "+8", "-2"]
    s = scene(
        "option passed-tiles go-last; option end last-pawn; path -1 -2 -3 +8; "
        "pawns F F 1 | 3 F F; roll 6"
    )
    assert keys(told(s, "0 pawn:1"))[-3:] == ["moved-to-end", "penalty", "game-over"]
    assert path(s) == ["+8", "-2"]


def test_v8_when_all_are_home_nothing_is_left_to_pass() -> None:
    s = scene("option passed-tiles go-last; path -1 L -2; pawns F F 1 | F F F; guards 2; roll 6")
    assert "moved-to-end" not in keys(told(s, "0 pawn:1"))
    assert path(s) == ["L", "-2"]


# Variant 4: it ends when one player is home.


def test_variant_4_it_ends_at_once_when_one_player_is_home() -> None:
    s = scene("option end one-home; path -1 -2 -3 +8; pawns F F 4 | 0 0 0 | 0 0 0; roll 1")
    assert keys(told(s, "0 pawn:4"))[-1] == "game-over"
    assert tiles(s, 0) == ["+8"]
    assert winners(s) == [0]


def test_variant_4_it_does_not_end_before() -> None:
    s = scene("option end one-home; path -1 -2 -3 +8; pawns F 3 4 | F F 1; roll 1")
    assert play(s, "0 pawn:4").outcome() is None


def test_variant_4_the_others_collect_the_tiles_where_a_pawn_stands_alone() -> None:
    s = scene("option end one-home; path -1 -2 -3 +8 L; pawns F F 5 | 1 4 0 | 3 F F; roll 1")
    play(s, "0 pawn:5")
    assert tiles(s, 1) == ["-1", "+8"]
    assert tiles(s, 2) == ["-3"]
    assert path(s) == ["-2"]


def test_variant_4_a_lucky_tile_collected_at_the_end_still_converts() -> None:
    s = scene("option end one-home; path L +2; pawns F F 2 | 1 F F; stacks | -7; roll 1")
    assert winners(play(s, "0 pawn:2")) == [1]
    assert s.score(1) == 7


def test_v9_two_pawns_on_a_tile_are_not_alone() -> None:
    s = scene("option end one-home; path -1 -2 +8; pawns F F 3 | 1 1 2 | 2 F F; roll 1")
    play(s, "0 pawn:3")
    assert tiles(s, 1) == []
    assert tiles(s, 2) == []
    assert path(s) == ["-1", "-2"]


def test_v9_a_pawn_beside_a_guard_is_not_alone() -> None:
    s = scene("option end one-home; path L -2 +8; pawns F F 3 | 1 2 F; guards 1; roll 1")
    assert tiles(play(s, "0 pawn:3"), 1) == ["-2"]
    assert path(s) == ["L"]


def test_v9_a_game_has_one_way_to_end() -> None:
    with pytest.raises(ValueError, match="option end cannot be"):
        start(2, end="one-home last-pawn")


def test_v9_variants_4_and_5_together_are_refused() -> None:
    with pytest.raises(ValueError, match="end"):
        scene("option end one-home; option end last-pawn; path -1 -2")


# Variant 5: the last pawn pays.


def test_variant_5_it_ends_when_the_second_last_pawn_is_home() -> None:
    s = scene("option end last-pawn; path -1 -4 -9 +8; pawns F 3 4 | F F 1; roll 1")
    assert play(s, "0 pawn:4").outcome() is None
    play(s, ". roll:1", "1 pawn:1", ". roll:6")
    assert keys(told(s, "0 pawn:3"))[-1] == "game-over"


def test_variant_5_the_owner_of_the_last_pawn_takes_the_worst_tile() -> None:
    s = scene("option end last-pawn; path -1 -4 -9 +8; pawns F F 4 | F F 1; roll 1")
    events = told(s, "0 pawn:4")
    assert keys(events)[-2:] == ["penalty", "game-over"]
    assert events[-2].facts() == {"seat": 1, "tile": "-9"}
    assert [s.score(0), s.score(1)] == [8, -9]


def test_variant_5_a_guard_protects_from_a_tile() -> None:
    s = scene("option end last-pawn; path -1 -4 -9 +8; pawns F F 4 | F F 1; guards 3; roll 1")
    assert play(s, "0 pawn:4").score(1) == -4
    assert path(s) == ["-1", "-9"]


def test_variant_5_who_brings_the_second_last_pawn_home_may_own_the_last() -> None:
    s = scene("option end last-pawn; path -1 -4 -9 +8; pawns F 1 4 | F F F; roll 1")
    assert play(s, "0 pawn:4").score(0) == 8 - 9
    assert winners(s) == [1]


def test_variant_5_the_penalty_may_not_be_converted() -> None:
    s = scene("option end last-pawn; path -9 +8; pawns F F 2 | F F 1; stacks | L; roll 1")
    assert play(s, "0 pawn:2").score(1) == -9


def test_v10_the_other_tiles_convert_as_usual() -> None:
    s = scene("option end last-pawn; path -9 +8; pawns F F 2 | F F 1; stacks | -2 L -3; roll 1")
    assert play(s, "0 pawn:2").score(1) == -2 + 3 - 9


def test_v10_without_an_unguarded_minus_tile_nothing_is_taken() -> None:
    s = scene("option end last-pawn; path L -9 +8 +7; pawns F F 4 | F F 1; guards 2; roll 1")
    assert "penalty" not in keys(told(s, "0 pawn:4"))
    assert s.score(1) == 0
    assert path(s) == ["L", "-9", "+8"]


def test_v10_the_tile_under_the_last_pawn_counts() -> None:
    s = scene("option end last-pawn; path -2 -7 +8; pawns F F 3 | F F 2; roll 1")
    assert play(s, "0 pawn:3").score(1) == -7
    assert path(s) == ["-2"]


def test_v10_of_two_equal_tiles_one_is_taken() -> None:
    s = scene("option end last-pawn; path -7 -2 -7 +8; pawns F F 4 | F F 2; roll 1")
    assert play(s, "0 pawn:4").score(1) == -7
    assert sorted(path(s)) == ["-2", "-7"]


def test_v10_a_tile_that_every_pawn_has_passed_may_be_the_penalty() -> None:
    s = scene("option end last-pawn; path -9 -2 +8; pawns F F 3 | F F 2; roll 1")
    assert play(s, "0 pawn:3").score(1) == -9
    assert path(s) == ["-2"]


def test_v10_where_passed_tiles_go_last_it_has_moved_on_and_may_be_the_penalty_too() -> None:
    board = "path -1 -9 -2 +8; pawns F F 1 | F F 3; roll 6"
    s = scene(f"option end last-pawn; option passed-tiles go-last; {board}")
    assert keys(told(s, "0 pawn:1"))[-3:] == ["moved-to-end", "penalty", "game-over"]
    assert s.score(1) == -9


def test_v10_a_tile_taken_with_the_second_last_pawn_is_no_longer_there() -> None:
    s = scene("option end last-pawn; path -2 -9; pawns F F 2 | F F 1; roll 1")
    play(s, "0 pawn:2")
    assert tiles(s, 0) == ["-9"]
    assert s.score(1) == -2


# Variants and the expansion.


def test_v6_variants_2_to_5_are_not_joined_with_the_expansion() -> None:
    assert refused_setup(2, expansion="nochmal", on_a_one="free") is V6
    assert refused_setup(2, expansion="nochmal", passed_tiles="go-last") is V6
    assert refused_setup(2, expansion="nochmal", end="one-home") is V6
    assert refused_setup(2, expansion="worms", end="last-pawn") is V6


def test_v6_paths_1a_and_1b_have_no_places_for_v_tiles() -> None:
    assert refused_setup(2, expansion="nochmal", path="rising") is V6
    assert refused_setup(2, expansion="worms", path="lucky-last") is V6
    assert refused_setup(2, expansion="nochmal", path="shuffled") is None


def test_v6_without_the_expansion_they_are_offered_and_may_be_joined() -> None:
    free = {"on_a_one": "free", "passed_tiles": "go-last"}
    assert refused_setup(2, path="rising", end="one-home", **free) is None
    assert refused_setup(2, path="lucky-last", end="last-pawn", **free) is None

"""The worm token that pushes, rule by rule."""

from powderkeg.rules.verflixxt.pieces import AWAY, FINISH
from powderkeg.rules.verflixxt.rulebook import A31, E2, W4
from tests.rules.acts import keys
from tests.rules.verflixxt.table import choices, path, play, refused, tiles, told, wormy


def test_w6_push_sends_everything_forward_that_is_not_ones_own() -> None:
    s = wormy("path L L L L; pawns 1 | 1 1; guards 1; flixxy 1; worms push |; roll 2 x")
    play(s, "0 push:1")
    assert s.pawns_of(1) == [3, 3, 0]
    assert s.guards == [3]
    assert s.flixxy == 3  # though the action die shows an X
    assert s.pawns_of(0) == [1, 0, 0]


def test_w6_a_push_leaves_the_other_tiles_alone() -> None:
    s = play(wormy("path L L L; pawns | 1 2; guards 2; worms push |; roll 1 x"), "0 push:1")
    assert s.pawns_of(1) == [2, 2, 0]
    assert s.guards == [2]


def test_a29_a_push_is_extra_and_the_move_is_still_to_come() -> None:
    s = play(wormy("path L L L; pawns 1 | 2; worms push |; roll 1 x"), "0 push:2")
    assert s.turn == 0
    assert choices(s) == ["pawn:1", "pawn:0"]
    assert play(s, "0 pawn:0").turn == 1


def test_a29_two_pushes_in_one_turn_and_then_the_move() -> None:
    s = wormy("path L L L L; pawns 1 | 2; worms push push |; roll 1 x")
    play(s, "0 push:2", "0 push:3")
    assert s.pawns_of(1) == [4, 0, 0]
    assert choices(s) == ["pawn:1", "pawn:0"]


def test_a30_who_pushes_a_tile_empty_takes_it() -> None:
    s = play(wormy("path L +8 L; pawns 1 | 2; guards 2; worms push |; roll 1 x"), "0 push:2")
    assert tiles(s, 0) == ["+8"]
    assert tiles(s, 1) == []
    assert path(s) == ["L", "L", "V", "V", "V", "V"]


def test_a30_a_minus_tile_pushed_empty_brings_a_worm() -> None:
    s = play(wormy("path L -3 L; pawns 1 | 2; worms push |; roll 1 x"), "0 push:2")
    assert s.view(0)["phase"] == "draw"
    play(s, ". worm:bury")
    assert s.view(0)["seats"][0]["fresh_worms"] == ["bury"]
    assert s.view(0)["phase"] == "advance"


def test_a30_a_tile_on_which_an_own_pawn_stays_is_not_taken() -> None:
    s = play(wormy("path L -3 L; pawns 2 | 2; worms push |; roll 1 x"), "0 push:2")
    assert path(s) == ["L", "-3", "L", "V", "V", "V", "V"]
    assert tiles(s, 0) == []


def test_a30_a_group_pushed_off_a_verflixxt_tile_costs_one_tile() -> None:
    board = "path V L L; pawns 2 | 1 1; guards 1; flixxy 1; stacks +5 -3 -4 | +2"
    s = play(wormy(f"{board}; worms push |; roll 1 x"), "0 push:1")
    assert tiles(s, 0) == ["+5", "-3"]
    assert tiles(s, 1) == ["+2", "-4"]
    assert path(s) == ["V", "L", "L", "V", "V", "V"]


def test_a30_the_start_pushed_empty_is_not_taken() -> None:
    s = wormy("path L L; pawns 1 1 1 | 0 0 0; flixxy 0; worms push |; roll 2 x")
    assert "took" not in keys(told(s, "0 push:0"))
    assert s.pawns_of(1) == [2, 2, 2]
    assert s.flixxy == 2
    assert tiles(s, 0) == []


def test_a31_what_can_be_pushed_and_what_not() -> None:
    s = wormy("path L L L L L; pawns 1 2 F | 3 F; guards 2 4; worms push |; roll 1 x")
    pushes = [choice for choice in choices(s) if choice.startswith("push")]
    assert pushes == ["push:0", "push:2", "push:3"]
    assert refused(s, "0 push:1") is A31  # an own pawn and nothing else
    assert refused(s, "0 push:4") is A31  # a guard and nothing else
    assert refused(s, "0 push:5") is A31  # nobody at all


def test_a31_a_start_with_nothing_but_own_pawns_cannot_be_pushed() -> None:
    s = wormy("path L L L; pawns 0 0 0 | 2 2 2; flixxy 1; worms push |; roll 1 x")
    assert refused(s, "0 push:0") is A31


def test_a32_a_push_over_the_finish_brings_pawns_and_guards_home_and_wins_the_token() -> None:
    s = wormy("path L V V V V L; pawns 1 | 6 6; guards 6; flixxy 6; worms push |; roll 3 x")
    play(s, "0 push:6")
    assert s.pawns_of(1) == [FINISH, FINISH, 0]
    assert s.guards == [FINISH]
    assert s.flixxy == 1  # finish, start, first tile
    assert s.view(0)["seats"][0]["tokens"] == [4]
    assert s.view(0)["seats"][1]["tokens"] == []


def test_a32_a_player_pushed_home_has_no_more_turns() -> None:
    s = wormy("path L V V V V L; pawns 1 | 6 F F | 1; worms push |; roll 1 x")
    assert "all-home" in keys(told(s, "0 push:6"))
    assert play(s, "0 pawn:0").turn == 2


def test_a32_the_fifth_arrival_by_a_push_takes_flixxy_out_of_the_game() -> None:
    s = wormy("path V V V V L; flixxy 5; arrivals 1 1 1 1; worms push |; roll 4 x")
    assert keys(told(s, "0 push:5")) == ["played-worm", "flixxy-pushed", "flixxy-left", "took"]
    assert s.flixxy == AWAY
    assert s.view(0)["seats"][0]["tokens"] == []


def test_v1_a_push_once_round_from_a_verflixxt_tile_costs_the_top_tile() -> None:
    s = wormy("path V V V V; flixxy 2; stacks +5 -3 | +2; worms push |; roll 6 x")
    play(s, "0 push:2")
    assert s.flixxy == 2
    assert s.view(0)["seats"][0]["tokens"] == [4]
    assert tiles(s, 1) == ["+2", "-3"]


def test_v2_a_pushed_flixxy_that_stays_in_the_game_must_still_be_moved() -> None:
    s = wormy("path V V V V L; flixxy 5; arrivals 0 1 0; worms push |; roll 1 flixxy")
    play(s, "0 push:5")
    assert s.flixxy == FINISH
    assert choices(s) == ["flixxy"]
    assert refused(s, "0 pawn:0") is E2


def test_v3_flixxy_without_any_pawn_is_enough_for_a_push() -> None:
    s = wormy("path L +8 L L; flixxy 2; guards 2 2 3; worms push |; roll 2 x")
    assert refused(s, "0 push:3") is A31
    play(s, "0 push:2")
    assert s.flixxy == 4
    assert sorted(s.guards) == [3, 4, 4]
    assert tiles(s, 0) == ["+8"]


def test_v4_the_played_push_is_not_drawn_back_from_an_empty_pile() -> None:
    s = wormy("path L -3 L; pawns 1 | 2; worms push |; pile none; roll 1 x")
    assert "drew-worm" not in keys(told(s, "0 push:2"))
    assert tiles(s, 0) == ["-3"]
    assert s.view(0)["seats"][0]["fresh_worms"] == []
    assert s.view(0)["worms_under"] == ["push"]


def test_v4_the_draw_comes_before_the_push_goes_under() -> None:
    s = wormy("path L -3 L; pawns 1 | 2; worms push |; pile none; under bury; roll 1 x")
    play(s, "0 push:2")
    assert s.view(0)["seats"][0]["fresh_worms"] == ["bury"]
    assert s.view(0)["worms_under"] == ["push"]


def test_v4_once_it_lies_under_the_pile_the_move_of_the_same_turn_may_draw_it() -> None:
    s = wormy("path -4 -3 L; pawns 1 | 2; worms push |; pile none; roll 1 x")
    play(s, "0 push:2", "0 pawn:1")
    assert tiles(s, 0) == ["-3", "-4"]
    assert s.view(0)["seats"][0]["worms"] == ["push"]


def test_v16_where_a_push_is_the_move_it_replaces_even_a_forced_flixxy() -> None:
    s = wormy("option push instead; path L L L; pawns 1 | 2; worms push |; roll 1 flixxy")
    play(s, "0 push:2")
    assert s.pawns_of(1) == [3, 0, 0]
    assert s.flixxy == 0
    assert s.turn == 1


def test_v16_where_a_push_is_the_move_a_swap_before_it_is_free() -> None:
    board = "option push instead; path L L L; pawns 1 | 2; worms swap push |; roll 1 x"
    s = play(wormy(board), "0 swap:1>pawn1", "0 push:1")
    assert s.pawns_of(0) == [2, 0, 0]
    assert s.pawns_of(1) == [2, 0, 0]
    assert s.turn == 1


def test_v16_where_a_push_is_the_move_the_window_after_the_move_opens() -> None:
    board = "option push instead; path L L L; pawns 1 | 2; worms push push double |; roll 1 x"
    s = play(wormy(board), "0 push:2")
    assert choices(s) == ["done", "double"]


def test_v19_in_a_push_too_the_token_comes_before_the_tile_and_the_tile_before_the_worm() -> None:
    board = "path V V V V -3; pawns 1 | 5; guards 5; flixxy 5; pile none; under bury"
    s = wormy(f"{board}; worms push |; roll 1 x")
    assert keys(told(s, "0 push:5"))[-3:] == ["won-token", "took", "drew-worm"]


def test_v20_a_worm_drawn_by_ones_own_push_waits_for_the_next_turn() -> None:
    s = wormy("path L -3 L L; pawns 1 | 2; worms push |; roll 1 x")
    play(s, "0 push:2", ". worm:push")
    assert refused(s, "0 push:3") is W4
    play(s, "0 pawn:0", ". roll:1+x", "1 pawn:0", "0 throw", ". roll:1+x")
    assert refused(s, "0 push:3") is None


def test_w6_pushed_guards_and_flixxy_are_told_as_pushed() -> None:
    s = wormy("path L V V V V; pawns 1 | 1 0 0; guards 1; flixxy 1; worms push |; roll 1 x")
    told_keys = keys(told(s, "0 push:1"))
    assert told_keys == ["played-worm", "pawn-pushed", "guard-pushed", "flixxy-pushed"]

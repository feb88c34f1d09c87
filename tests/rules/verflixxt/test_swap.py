"""The worm token that swaps, rule by rule."""

from powderkeg.rules.verflixxt.pieces import FINISH
from powderkeg.rules.verflixxt.rulebook import A33, A36, A37, B2, E7
from tests.rules.acts import keys
from tests.rules.verflixxt.table import choices, path, play, refused, tiles, told, wormy


def test_w6_swap_exchanges_an_own_pawn_with_a_neighbours_pawn() -> None:
    s = play(wormy("path L L L; pawns 2 | 3; worms swap |"), "0 swap:2>pawn1")
    assert s.pawns_of(0) == [3, 0, 0]
    assert s.pawns_of(1) == [2, 0, 0]


def test_w6_swap_exchanges_an_own_pawn_with_a_guard() -> None:
    s = play(wormy("path L L L; pawns 2 |; guards 1 1; worms swap |"), "0 swap:2<guard")
    assert s.pawns_of(0) == [1, 0, 0]
    assert sorted(s.guards) == [1, 2]


def test_w6_swap_exchanges_an_own_pawn_with_flixxy() -> None:
    s = play(wormy("path L L L; pawns 2 |; flixxy 3; worms swap |"), "0 swap:2>flixxy")
    assert s.pawns_of(0) == [3, 0, 0]
    assert s.flixxy == 2


def test_w6_the_swapped_pawn_may_not_make_the_move_of_this_turn() -> None:
    s = play(wormy("path L L L; pawns 1 | 2; worms swap |; roll 1 x"), "0 swap:1>pawn1")
    assert refused(s, "0 pawn:2") is A37
    assert choices(s) == ["pawn:0"]


# Neighbours.


def test_a33_gaps_in_the_path_do_not_part_neighbours() -> None:
    s = play(wormy("path L . . L; pawns 1 | 4; worms swap |"), "0 swap:1>pawn1")
    assert s.pawns_of(0) == [4, 0, 0]
    assert s.pawns_of(1) == [1, 0, 0]


def test_a33_two_tiles_away_or_on_the_same_tile_is_no_neighbour() -> None:
    s = wormy("path L L L; pawns 1 3 | 3 3 3; flixxy 1; worms swap |")
    assert refused(s, "0 swap:1>pawn1") is A33
    assert refused(s, "0 swap:3<flixxy") is A33
    assert choices(s) == ["throw", "swap:0>flixxy"]


def test_a33_an_own_pawn_is_no_foreign_piece() -> None:
    s = wormy("path L L L; pawns 1 2 | 3; worms swap |")
    assert refused(s, "0 swap:1>pawn0") is A33


def test_a33_the_start_is_the_neighbour_of_the_first_tile() -> None:
    s = play(wormy("path . L L; pawns 0 | 2; worms swap |"), "0 swap:0>pawn1")
    assert sorted(s.pawns_of(0)) == [0, 0, 2]
    assert s.pawns_of(1) == [0, 0, 0]


def test_a33_a_pawn_on_the_first_tile_can_swap_back_to_the_start() -> None:
    s = play(wormy("path L L; pawns 1 |; worms swap |"), "0 swap:1<pawn1")
    assert s.pawns_of(0) == [0, 0, 0]
    assert s.pawns_of(1) == [1, 0, 0]


def test_a33_the_finish_is_nobodys_neighbour() -> None:
    s = wormy("path V V V V L; pawns 5 | F; guards F; flixxy F; arrivals 0; worms swap |")
    assert refused(s, "0 swap:5>pawn1") is A33
    assert refused(s, "0 swap:5>guard") is A33
    assert refused(s, "0 swap:5>flixxy") is A33


def test_a34_finish_and_start_are_no_pair_not_even_for_flixxy() -> None:
    s = wormy("path L L; pawns 0 | F; flixxy F; arrivals 0; worms swap |")
    assert refused(s, "0 swap:0<flixxy") is A33
    assert refused(s, "0 swap:0<pawn1") is A33


def test_a34_a_swap_with_flixxy_brings_no_round_token() -> None:
    s = wormy("path L L; pawns 2 |; flixxy 1; worms swap |")
    assert keys(told(s, "0 swap:2<flixxy")) == ["played-worm", "swapped"]
    assert s.flixxy == 2
    assert s.view(0)["tokens"] == [4, 3, 2, 1]


def test_a35_a_swap_takes_no_tile_and_draws_no_worm() -> None:
    s = wormy("path -3 -4; pawns 1 | 2; worms swap |")
    assert keys(told(s, "0 swap:1>pawn1")) == ["played-worm", "swapped"]
    assert path(s) == ["-3", "-4", "V", "V", "V", "V"]
    assert tiles(s, 0) == tiles(s, 1) == []


def test_a35_a_swap_off_a_verflixxt_tile_gives_nothing() -> None:
    s = wormy("path V V; pawns 1 | 2; stacks -3 | -4; worms swap |")
    play(s, "0 swap:1>pawn1")
    assert tiles(s, 0) == ["-3"]
    assert tiles(s, 1) == ["-4"]


# The price.


def test_a36_the_last_pawn_may_not_swap_if_no_guard_could_move_instead() -> None:
    s = wormy("path L L L; pawns 1 F F | 2; flixxy 3; worms swap |")
    assert refused(s, "0 swap:1>pawn1") is A36
    assert choices(s) == ["throw"]


def test_a36_the_last_pawn_may_swap_if_a_guard_can_move_instead() -> None:
    s = play(wormy("path L L L; pawns 1 F F | 2 3; guards 3; worms swap |"), "0 swap:1>pawn1")
    assert choices(play(s, ". roll:1+x")) == ["guard:3"]


def test_a36_it_is_the_position_after_the_swap_that_counts() -> None:
    s = wormy("path L L L; pawns 1 F F | 3; guards 1 2; worms swap |")
    assert refused(s, "0 swap:1>guard") is A36  # the guard on 1 would lose its company
    s = wormy("path L L L; pawns 1 F F | 3; guards 2 2; worms swap |")
    assert refused(s, "0 swap:1>guard") is None  # the second guard on 2 would gain it


def test_a36_if_a_push_after_a_swap_leaves_nothing_to_move_the_move_is_skipped() -> None:
    board = "path L L L L; pawns 1 F F | 2 F F; guards 2; worms swap push |; roll 1 x"
    s = play(wormy(board), "0 swap:1>pawn1")
    assert refused(s, "0 pawn:2") is A37
    assert refused(s, "0 guard:2") is None  # the only move left
    assert keys(told(s, "0 push:2"))[-1] == "move-lapsed"
    assert s.turn == 1


def test_a36_who_still_holds_tokens_is_asked_before_the_move_lapses() -> None:
    board = "path L L L L; pawns 1 F F | 2 F F; guards 2; worms swap push push |; roll 1 x"
    s = play(wormy(board), "0 swap:1>pawn1", "0 push:2")
    assert choices(s) == ["done", "push:0", "push:1"]  # Flixxy stands on the start
    assert keys(told(s, "0 done")) == ["move-lapsed"]
    assert choices(s) == ["done"]  # the window after the move, with a push in hand


def test_a36_nobody_lets_the_move_lapse_who_can_move() -> None:
    s = wormy("path L L L L; pawns 1 F F | 2 F F; guards 2; worms swap |; roll 1 x")
    assert refused(s, "0 done") is B2
    assert refused(play(s, "0 swap:1>pawn1"), "0 done") is B2


def test_a36_nothing_is_skipped_while_flixxy_may_move() -> None:
    board = "path L L L L; pawns 1 F F | 2 F F; guards 2; worms swap push |; roll 1 any"
    s = play(wormy(board), "0 swap:1>pawn1", "0 push:2")
    assert choices(s) == ["flixxy"]


def test_a37_every_pawn_that_swapped_is_barred_from_the_move() -> None:
    s = wormy("path L L L L; pawns 1 3 | 2 4; worms swap swap |; roll 1 x")
    play(s, "0 swap:1>pawn1", "0 swap:3>pawn1")
    assert s.pawns_of(0) == [2, 4, 0]
    assert refused(s, "0 pawn:2") is A37
    assert refused(s, "0 pawn:4") is A37
    assert choices(s) == ["pawn:0"]


def test_a37_a_pawn_may_swap_twice_in_a_turn() -> None:
    s = wormy("path L L L; pawns 1 | 2 3; worms swap swap |")
    play(s, "0 swap:1>pawn1", "0 swap:2>pawn1")
    assert s.pawns_of(0) == [3, 0, 0]
    assert s.pawns_of(1) == [1, 2, 0]


def test_a37_a_second_swap_can_use_the_barred_pawn_again_and_spare_its_neighbour() -> None:
    s = wormy("path L L L; pawns 2 1 | 2 3; worms swap swap |; roll 1 x")
    play(s, "0 swap:1>pawn1", "0 swap:2>pawn1")
    assert s.pawns_of(0) == [2, 3, 0]
    assert refused(s, "0 pawn:3") is A37
    assert refused(s, "0 pawn:2") is None


def test_a37_an_own_pawn_beside_the_barred_one_may_move() -> None:
    s = wormy("path L L L; pawns 1 2 | 2; worms swap |; roll 1 x")
    play(s, "0 swap:1>pawn1", "0 pawn:2")
    assert s.pawns_of(0) == [2, 3, 0]


def test_a37_in_the_next_turn_the_pawn_is_free_again() -> None:
    s = wormy("path L L L; pawns 1 | 2; worms swap |; roll 1 x")
    play(s, "0 swap:1>pawn1", "0 pawn:0", ". roll:1+x", "1 pawn:0", ". roll:1+x")
    assert refused(s, "0 pawn:2") is None


def test_v13_the_last_pawn_may_not_swap_even_if_flixxy_must_move_anyway() -> None:
    s = wormy("path L L L; pawns 1 F F | 2; flixxy 3; worms swap |; roll 1 flixxy")
    assert refused(s, "0 swap:1>pawn1") is A36
    assert choices(s) == ["flixxy"]


# Back on the start.


def test_v15_a_guard_swapped_onto_the_start_may_leave_it_in_company() -> None:
    s = play(wormy("path L L L; guards 1; worms swap |; roll 2 x"), "0 swap:0>guard")
    assert s.guards == [0]
    assert play(s, "0 guard:0").guards == [2]
    assert path(s) == ["L", "L", "L", "V", "V", "V", "V"]


def test_v15_a_guard_alone_on_the_start_stays() -> None:
    s = wormy("path L L; pawns 1 1 1 | 2 2 2; flixxy 2; guards 0; under swap; roll 1 x")
    assert refused(s, "0 guard:0") is E7


def test_v15_flixxy_beside_it_is_company_enough_on_the_start() -> None:
    s = wormy("path L L; pawns 1 1 1 | 2 2 2; flixxy 0; guards 0; under swap; roll 1 x")
    assert play(s, "0 guard:0").guards == [1]


def test_v15_flixxy_swapped_onto_the_start_flies_on_from_there() -> None:
    s = play(wormy("path L L L; flixxy 1; worms swap |; roll 2 flixxy"), "0 swap:0>flixxy")
    assert s.flixxy == 0
    assert play(s, "0 flixxy").flixxy == 2
    assert tiles(s, 0) == []


def test_v15_a_push_takes_a_guard_from_the_start_with_it() -> None:
    s = wormy(
        "path V V V V; pawns 1 1 F | 0 F F; flixxy 2; guards 0; worms push |; under swap; roll 5 x"
    )
    play(s, "0 push:0")
    assert s.guards == [FINISH]
    assert s.pawns_of(1) == [FINISH, FINISH, FINISH]
    assert path(s) == ["V", "V", "V", "V"]

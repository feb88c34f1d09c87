"""The end of the game: E16, E17 and our rulings on it."""

from powderkeg.rules.core import IS_OVER
from powderkeg.rules.verflixxt.state import Verflixxt
from tests.rules.acts import keys
from tests.rules.verflixxt.table import (
    choices,
    moments,
    path,
    play,
    refused,
    scene,
    start,
    tiles,
    told,
    winners,
)

NOCHMAL = "option expansion nochmal; path -3 V V V V"
WORMS = "option expansion worms; path -3 V V V V"


# When it ends.


def test_e16_it_ends_with_the_last_pawn_wherever_flixxy_is() -> None:
    s = scene(f"{NOCHMAL}; pawns F F 5 | F F F; flixxy 2; arrivals 0; roll 1 x")
    assert keys(told(s, "0 pawn:5"))[-1] == "game-over"
    assert s.view(0)["path"][2]["flixxy"]


def test_e16_flixxy_coming_home_ends_nothing() -> None:
    s = scene(f"{NOCHMAL}; pawns F F 5 | F F F; flixxy 5; roll 1 flixxy")
    assert play(s, "0 flixxy").outcome() is None
    assert choices(play(s, ". roll:1+x")) == ["pawn:5"]


def test_e16_nor_does_flixxy_stand_in_for_the_last_pawn() -> None:
    s = scene(f"{NOCHMAL}; pawns F 4 5 | F F F; flixxy F; arrivals 0; roll 1 x")
    assert play(s, "0 pawn:5").outcome() is None


def test_e16_the_guards_need_not_come_home() -> None:
    s = scene(f"{NOCHMAL}; pawns F F 5 | F F F; guards 1 2; roll 1 x")
    assert play(s, "0 pawn:5").outcome() is not None


def test_a47_it_ends_at_once_after_the_last_tile_is_taken() -> None:
    s = scene("path -1 -2; pawns F F 2 | F F F; roll 4")
    assert keys(told(s, "0 pawn:2"))[-3:] == ["took", "all-home", "game-over"]
    assert tiles(s, 0) == ["-2"]
    assert refused(s, "1 pawn:0") is IS_OVER


def test_a47_a_v_tile_still_has_its_effect() -> None:
    s = scene(f"{NOCHMAL}; pawns F F 5 | F F F; stacks -9 -8; roll 1 x")
    assert keys(told(s, "0 pawn:5"))[-3:] == ["discarded", "all-home", "game-over"]
    assert s.score(0) == -9


def test_a47_a_worm_for_the_last_tile_is_still_drawn_and_never_played() -> None:
    s = scene(f"{WORMS}; pawns F F 1 | F F F; worms bury |; stacks -9 -8; roll 6 x")
    play(s, "0 pawn:1")
    assert s.outcome() is None
    assert keys(told(s, ". worm:double")) == ["drew-worm", "game-over"]
    assert s.score(0) == -9 - 8 - 3 + 2


# What it is worth.


def test_e17_round_tokens_are_added_to_the_tiles() -> None:
    s = scene(f"{NOCHMAL}; stacks -7 L +2 | +3; arrivals 1 0 0")
    assert s.score(0) == 7 + 2 + 3 + 2
    assert s.score(1) == 3 + 4


def test_e17_luck_converts_no_token_and_no_token_is_converted() -> None:
    assert scene(f"{NOCHMAL}; stacks L L | -5; arrivals 0 1").score(0) == 4
    assert scene(f"{NOCHMAL}; stacks L L | -5; arrivals 0 1").score(1) == -5 + 3


def test_e17_worm_tokens_are_added_too() -> None:
    s = scene(f"{WORMS}; stacks -7 | +3; arrivals 0; worms bury swap push | double")
    assert s.score(0) == -7 + 4 + 3
    assert s.score(1) == 3 + 1


def test_e17_tokens_can_win_the_game() -> None:
    s = scene(f"{NOCHMAL}; pawns F F 5 | F F F; stacks +2 +1 | +4; arrivals 0 1 0; roll 1 x")
    assert winners(play(s, "0 pawn:5")) == [0]
    assert s.score(0) == 2 + 4 + 2
    assert s.score(1) == 4 + 3


# Ties.


def test_a46_a_tie_is_a_shared_win() -> None:
    s = scene("path +3; pawns F F 1 | F F F | F F F; stacks +2 | +5 | +4; roll 1")
    assert winners(play(s, "0 pawn:1")) == [0, 1]


def test_a46_luck_breaks_no_tie_unless_agreed() -> None:
    s = scene("path L; pawns F F 1 | F F F; stacks L +5 | +2 +3; roll 1")
    assert winners(play(s, "0 pawn:1")) == [0, 1]


def test_a46_if_agreed_the_fewest_lucky_tiles_win() -> None:
    s = scene(
        "option ties fewest-lucky; path L; pawns F F 1 | F F F; stacks L +5 | L +2 +3; roll 1"
    )
    assert winners(play(s, "0 pawn:1")) == [1]


def test_a46_fewest_lucky_tiles_count_only_among_those_who_tie() -> None:
    s = scene(
        "option ties fewest-lucky; path L; pawns F F 1 | F F F | F F F; "
        "stacks L +5 | L +2 +3 | +4; roll 1"
    )
    assert winners(play(s, "0 pawn:1")) == [1]


def test_a46_more_points_beat_fewer_lucky_tiles() -> None:
    s = scene("option ties fewest-lucky; path L; pawns F F 1 | F F F; stacks L +6 | +5; roll 1")
    assert winners(play(s, "0 pawn:1")) == [0]


def test_v18_still_tied_they_share() -> None:
    s = scene(
        "option ties fewest-lucky; path L; pawns F F 1 | F F F | F F F; "
        "stacks +5 | L +2 +3 | L L +1 +4; roll 1"
    )
    assert winners(play(s, "0 pawn:1")) == [0, 1]


# It always ends, and nothing is lost.


def test_a48_even_the_slowest_base_game_ends() -> None:
    assert turns_of_the_slowest(start(2)) <= 33 * (6 + 8)


def test_a48_even_the_slowest_game_with_flixxy_ends() -> None:
    slowest = turns_of_the_slowest(start(2, expansion="nochmal", path="fixed"))
    assert slowest <= 37 * (6 + 8) + 38 * 5


def test_a48_worm_games_end_too() -> None:
    assert moments(start(4, expansion="worms"), "early")[-1].outcome() is not None
    assert moments(start(8, expansion="worms"), "late")[-1].outcome() is not None


def turns_of_the_slowest(s: Verflixxt) -> int:
    """Everybody rolls ones and would rather move Flixxy or a guard than a pawn."""
    turns = 0
    while s.outcome() is None:
        play(s, f". {s.chances()[0].text}")
        turns += 1
        play(s, f"{s.turn} {choices(s)[-1]}")
        assert turns < 1000
    return turns


BASE_32 = (
    "+1 +2 +3 +4 +5 +6 +7 +8 -1 -1 -10 -2 -2 -3 -3 -4 -4 -5 -5 -6 -6 -7 -7 -8 -8 -9 L L L L L L"
).split()
NOCHMAL_28 = (
    "+1 +2 +3 +4 +5 +6 +7 +8 -10 -3 -3 -4 -4 -5 -5 -6 -6 -7 -7 -8 -8 -9 L L L L L L"
).split()


def all_tiles(s: Verflixxt) -> list[str]:
    """On the path (but for V), in the stacks, out of the game, paid as a penalty."""
    counted = [tile for tile in path(s) if tile != "V"]
    for seat in range(s.seats):
        counted += tiles(s, seat)
    counted += s.view(0)["discarded"]
    return sorted([*counted, f"{s.penalty:+d}"] if s.penalty else counted)


def test_v12_the_32_tiles_of_the_base_game_are_always_somewhere() -> None:
    for s in moments(start(3), "thirty-two"):
        assert all_tiles(s) == BASE_32


def test_v12_the_28_tiles_of_the_shuffled_path_are_always_somewhere() -> None:
    for s in moments(start(3, expansion="worms"), "twenty-eight"):
        assert s.view(0)["phase"] == "lay" or all_tiles(s) == NOCHMAL_28


def test_v12_e15_the_four_v_tiles_are_on_the_path_and_not_among_the_32() -> None:
    for s in moments(start(2, expansion="nochmal", path="fixed"), "four"):
        assert path(s).count("V") == 4
        assert all_tiles(s) == BASE_32


def test_v12_the_penalty_tile_is_counted() -> None:
    s = moments(start(2, end="last-pawn"), "penalty")[-1]
    assert s.penalty < 0
    assert all_tiles(s) == BASE_32


def test_v12_a_discarded_tile_is_counted() -> None:
    s = scene(f"{NOCHMAL}; pawns F F 5 | F F F; stacks -9 -8; roll 1 x")
    assert all_tiles(play(s, "0 pawn:5")) == ["-3", "-8", "-9"]
    assert tiles(s, 0) == ["-9"]


def test_v12_a_push_that_is_the_move_ends_the_turn() -> None:
    s = scene(f"{WORMS}; option push instead; pawns 2 | 3; worms push |; roll 1 x")
    assert play(s, "0 push:3").turn == 1


def test_v12_a_push_that_is_extra_leaves_the_move_to_be_made() -> None:
    s = scene(f"{WORMS}; pawns 2 | 3; worms push |; roll 1 x")
    assert play(s, "0 push:3").turn == 0
    assert "pawn:2" in choices(s)

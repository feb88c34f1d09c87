"""Verflixxt tiles and the stacks they feed on, rule by rule."""

import pytest

from tests.rules.acts import keys
from tests.rules.verflixxt.table import nochmal, path, play, tiles, told, wormy


def test_e11_the_newest_tile_lies_on_top() -> None:
    s = play(nochmal("path -3 L +8; pawns 1 |; stacks +5 |; roll 1 x"), "0 pawn:1")
    assert tiles(s, 0) == ["+5", "-3"]
    assert s.view(1)["seats"][0]["top"] == "-3"


def test_e11_tiles_are_stacked_in_the_order_they_come() -> None:
    s = nochmal("path +2 -3 L L; pawns 1 2 |; roll 3 x")
    play(s, "0 pawn:2", ". roll:2+x", "1 pawn:0", ". roll:2+x", "0 pawn:1")
    assert tiles(s, 0) == ["-3", "+2"]
    assert s.view(1)["seats"][0]["top"] == "+2"


def test_e12_a_pawn_alone_on_a_verflixxt_tile_leaves_and_its_player_gives_the_top_tile() -> None:
    s = nochmal("path V L L; pawns 1 |; stacks +5 -4 | +2; roll 1 x")
    gave = told(s, "0 pawn:1")[-1]
    assert gave.to_json() == {"event": "gave", "seat": 0, "receiver": 1, "tile": "-4"}
    assert tiles(s, 0) == ["+5"]
    assert tiles(s, 1) == ["+2", "-4"]


def test_e12_flixxy_alone_on_a_verflixxt_tile_costs_its_mover_the_top_tile() -> None:
    s = nochmal("seats 3; path V L L; flixxy 1; stacks +1 | +2 | +5 -4; turn 2; roll 1 any")
    play(s, "2 flixxy")
    assert tiles(s, 2) == ["+5"]
    assert tiles(s, 0) == ["+1", "-4"]  # the left of the last seat is the first
    assert tiles(s, 1) == ["+2"]


def test_e12_stopping_on_a_verflixxt_tile_costs_nothing() -> None:
    s = play(nochmal("path L V; pawns 1 | 1; stacks -4 |; roll 1 x"), "0 pawn:1")
    assert tiles(s, 0) == ["-4"]


def test_e13_with_an_empty_stack_nothing_happens() -> None:
    s = nochmal("path V L L; pawns 1 |; stacks | +2; roll 1 x")
    assert keys(told(s, "0 pawn:1")) == ["pawn-walked", "nothing-to-give"]
    assert tiles(s, 0) == []
    assert tiles(s, 1) == ["+2"]


def test_e14_a_player_who_is_home_is_skipped() -> None:
    s = nochmal("path V L L; pawns 1 | F F F | 3; stacks -4 | +1 | +2; roll 1 x")
    play(s, "0 pawn:1")
    assert tiles(s, 1) == ["+1"]
    assert tiles(s, 2) == ["+2", "-4"]


def test_e14_the_only_player_left_puts_the_tile_out_of_the_game() -> None:
    s = nochmal("path V L L; pawns 1 | F F F; stacks +5 -4 | +1; roll 1 x")
    assert keys(told(s, "0 pawn:1"))[-1] == "discarded"
    assert tiles(s, 0) == ["+5"]
    assert tiles(s, 1) == ["+1"]
    assert s.view(0)["discarded"] == ["-4"]


@pytest.mark.parametrize("stacks", ["stacks -4 |", "stacks |"])
def test_e15_a_deserted_verflixxt_tile_stays_on_the_path(stacks: str) -> None:
    s = play(nochmal(f"path V L V; pawns 1 |; {stacks}; roll 2 x"), "0 pawn:1")
    assert path(s) == ["V", "L", "V", "V", "V"]
    assert "V" not in tiles(s, 0) + tiles(s, 1)


@pytest.mark.parametrize("pieces", ["pawns 1 |; guards 1", "pawns 1 |; flixxy 1", "pawns 1 | 1"])
def test_a21_any_other_piece_means_the_pawn_was_not_alone(pieces: str) -> None:
    s = play(nochmal(f"path V L L; {pieces}; stacks -4 |; roll 1 x"), "0 pawn:1")
    assert tiles(s, 0) == ["-4"]
    assert tiles(s, 1) == []


@pytest.mark.parametrize("company", ["guards 1", "pawns | 1", "pawns 1 |"])
def test_a21_any_other_piece_means_flixxy_was_not_alone(company: str) -> None:
    s = nochmal(f"path V L L; {company}; flixxy 1; stacks -4 |; roll 1 flixxy")
    play(s, "0 flixxy")
    assert tiles(s, 0) == ["-4"]


def test_a22_a_guard_that_leaves_a_verflixxt_tile_costs_nothing() -> None:
    s = nochmal("path V L L; pawns 1 |; guards 1; stacks -4 |; roll 1 x")
    assert keys(told(s, "0 guard:1")) == ["guard-walked"]
    assert tiles(s, 0) == ["-4"]


def test_a23_the_last_pawn_going_home_from_a_verflixxt_tile_still_gives() -> None:
    s = nochmal("path L V; pawns 2 F F | 1; stacks +5 -4 | +2; roll 1 x")
    play(s, "0 pawn:2")
    assert tiles(s, 0) == ["+5"]
    assert tiles(s, 1) == ["+2", "-4"]


def test_a23_the_very_last_pawn_puts_the_tile_out_of_the_game_before_the_count() -> None:
    s = nochmal("path V V V V; pawns 4 F F | F F F; stacks +5 -4 | +2; roll 1 x")
    play(s, "0 pawn:4")
    assert s.view(0)["discarded"] == ["-4"]
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == [5, 2]


def test_a24_a_player_whose_last_pawn_is_pushed_home_from_the_tile_does_not_receive() -> None:
    s = wormy("path V V V V; pawns 1 | 4 F F | 1; stacks -4 |; worms push |; roll 1 x")
    play(s, "0 push:4")
    assert tiles(s, 1) == []
    assert tiles(s, 2) == ["-4"]


def test_a24_if_after_the_move_only_the_mover_is_in_play_the_tile_leaves_the_game() -> None:
    s = wormy("path V V V V; pawns 1 | 4 F F; stacks -4 |; worms push |; roll 1 x")
    play(s, "0 push:4")
    assert tiles(s, 0) == tiles(s, 1) == []
    assert s.view(0)["discarded"] == ["-4"]


def test_a25_a_lucky_tile_is_given_away_like_any_other() -> None:
    s = nochmal("path V L L; pawns 1 |; stacks -7 L | -9; roll 1 x")
    assert (s.score(0), s.score(1)) == (7, -9)
    play(s, "0 pawn:1")
    assert tiles(s, 1) == ["-9", "L"]
    assert (s.score(0), s.score(1)) == (-7, 9)


@pytest.mark.parametrize("stack", ["L -7 -9 +2", "+2 -9 -7 L", "-7 L +2 -9"])
def test_a25_the_order_of_the_stack_does_not_matter_for_the_score(stack: str) -> None:
    assert nochmal(f"path L L; pawns F |; stacks {stack} |").score(0) == 4  # -7 + 9 + 2


def test_a26_worms_and_round_tokens_are_never_given_away() -> None:
    s = wormy("path V L L; pawns 1 |; stacks -4 |; arrivals 0; worms bury |; roll 1 x")
    play(s, "0 pawn:1")
    giver, receiver = s.view(0)["seats"]
    assert (giver["tokens"], giver["worms"], giver["stack"]) == ([4], ["bury"], [])
    assert (receiver["tokens"], receiver["worms"], receiver["stack"]) == ([], [], ["-4"])


def test_a26_without_a_tile_nothing_else_is_given_in_its_place() -> None:
    s = wormy("path V L L; pawns 1 |; arrivals 0; worms bury |; roll 1 x")
    play(s, "0 pawn:1")
    assert s.view(0)["seats"][0]["tokens"] == [4]
    assert s.view(0)["seats"][0]["worms"] == ["bury"]


def test_a27_nothing_happens_if_an_own_pawn_stays_on_the_verflixxt_tile() -> None:
    s = nochmal("path V L L; pawns 1 1 |; stacks -4 |; roll 1 x")
    assert keys(told(s, "0 pawn:1")) == ["pawn-walked"]
    assert tiles(s, 0) == ["-4"]

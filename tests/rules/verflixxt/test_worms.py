"""Worm tokens: drawing, keeping, secrecy and playing, rule by rule."""

from collections import Counter

import pytest

from powderkeg.rules.core import NOT_AWAITED, WATCHER, Seat
from powderkeg.rules.rng import Rng
from powderkeg.rules.verflixxt.rulebook import A28, A38, A40, W4, W5
from powderkeg.rules.verflixxt.state import Verflixxt
from powderkeg.rules.verflixxt.views import WormKind
from tests.rules.acts import keys
from tests.rules.verflixxt.table import choices, play, refused, start, tiles, told, wormy


def worms(s: Verflixxt, seat: Seat, viewer: Seat | None = None) -> list[WormKind]:
    """A seat's tokens as the viewer sees them (the seat itself, unless said)."""
    return s.view(seat if viewer is None else viewer)["seats"][seat]["worms"]


def under(s: Verflixxt) -> list[WormKind]:
    """The played tokens under the pile, the next one first."""
    return s.view(WATCHER)["worms_under"]


def kinds(s: Verflixxt) -> set[str]:
    """What the seat to move may do, without the places."""
    return {choice.partition(":")[0] for choice in choices(s)}


# Drawing.


def test_w1_ten_tokens_lie_face_down_and_any_of_them_may_be_on_top() -> None:
    assert start(2, expansion="worms", path="fixed").view(WATCHER)["worm_pile"] == 10
    s = play(wormy("path -3 L; pawns 1 |; roll 1 x"), "0 pawn:1")
    tops = Counter(draw.text for draw in s.chances())
    assert tops == {"worm:double": 2, "worm:push": 2, "worm:bury": 3, "worm:swap": 3}


def test_w2_a_minus_tile_from_the_path_brings_the_top_token() -> None:
    s = play(wormy("path -3 L; pawns 1 |; roll 1 x"), "0 pawn:1")
    assert s.view(0)["phase"] == "draw"
    play(s, ". worm:swap")
    assert worms(s, 0) == ["swap"]
    assert s.view(0)["worm_pile"] == 9


@pytest.mark.parametrize("tile", ["+8", "L", "V"])
def test_w2_other_tiles_bring_no_token(tile: str) -> None:
    s = play(wormy(f"path {tile} L; pawns 1 |; roll 1 x"), "0 pawn:1")
    assert worms(s, 0) == []
    assert s.view(0)["worm_pile"] == 10


def test_w2_a_minus_tile_that_stays_brings_no_token() -> None:
    s = play(wormy("path -3 L; pawns 1 |; guards 1; roll 1 x"), "0 pawn:1")
    assert s.view(0)["worm_pile"] == 10


def test_w2_a_push_and_a_move_in_one_turn_may_bring_two_tokens() -> None:
    s = wormy("path -3 -4 L; pawns 1 | 2; worms push |; roll 1 x")
    play(s, "0 push:2", ". worm:bury", "0 pawn:1", ". worm:swap")
    assert tiles(s, 0) == ["-4", "-3"]
    assert worms(s, 0) == ["bury", "swap"]


def test_w3_from_an_empty_pile_nothing_is_drawn() -> None:
    s = wormy("path -3 L; pawns 1 |; pile none; roll 1 x")
    assert keys(told(s, "0 pawn:1")) == ["pawn-walked", "took"]
    assert tiles(s, 0) == ["-3"]
    assert worms(s, 0) == []


def test_w3_a_minus_tile_from_a_neighbour_brings_no_token() -> None:
    s = play(wormy("path V L; pawns 1 |; stacks -4 |; roll 1 x"), "0 pawn:1")
    assert tiles(s, 1) == ["-4"]
    assert worms(s, 1) == []
    assert s.view(0)["worm_pile"] == 10


def test_a42_the_unseen_tokens_come_before_the_played_ones() -> None:
    s = play(wormy("path -3 L; pawns 1 |; pile swap; under bury; roll 1 x"), "0 pawn:1")
    assert [draw.text for draw in s.chances()] == ["worm:swap"]
    assert under(play(s, ". worm:swap")) == ["bury"]


def test_a42_the_token_played_first_is_drawn_first() -> None:
    s = play(wormy("path -3 L; pawns 1 |; pile none; under push bury; roll 1 x"), "0 pawn:1")
    assert worms(s, 0) == ["push"]
    assert under(s) == ["bury"]


def test_a42_played_tokens_go_to_the_back_in_order_of_play() -> None:
    s = wormy("path L L; pawns 1 | 2; stacks -3 -4 |; worms swap bury |; pile none; under push")
    play(s, "0 bury", "0 swap:1>pawn1")
    assert under(s) == ["push", "bury", "swap"]
    assert s.view(1)["worm_pile"] == 3


def test_a42_a_played_token_refills_an_empty_pile() -> None:
    s = wormy("path -5 L; pawns 1 |; stacks -3 -4 |; worms bury |; pile none")
    play(s, "0 bury", ". roll:1+x", "0 pawn:1")
    assert worms(s, 0) == ["bury"]
    assert under(s) == []


# Secrets.


@pytest.mark.parametrize(("seat", "seen"), [(0, "swap"), (1, "unknown"), (WATCHER, "unknown")])
def test_w2_a43_only_the_drawer_is_told_what_was_drawn(seat: Seat, seen: str) -> None:
    s = play(wormy("path -3 L; pawns 1 |; roll 1 x"), "0 pawn:1")
    drew = told(s, ". worm:swap", seat)[0]
    assert drew.to_json() == {"event": "drew-worm", "seat": 0, "worm": seen}


def test_w2_a43_only_the_holder_sees_the_kinds_but_all_see_how_many() -> None:
    s = wormy("path -3 L; worms bury swap | push")
    assert worms(s, 0, viewer=0) == ["bury", "swap"]
    assert worms(s, 0, viewer=1) == worms(s, 0, viewer=WATCHER) == ["unknown", "unknown"]
    assert worms(s, 1, viewer=1) == ["push"]
    assert worms(s, 1, viewer=0) == ["unknown"]


def test_a43_a_token_drawn_this_turn_is_just_as_secret() -> None:
    s = wormy("path -3 L; worms bury |; fresh push; roll 1 x; phase after")
    seen = [s.view(viewer)["seats"][0]["fresh_worms"] for viewer in (0, 1, WATCHER)]
    assert seen == [["push"], ["unknown"], ["unknown"]]


@pytest.mark.parametrize("worm", ["double", "bury", "push", "swap"])
def test_a43_the_pause_before_the_roll_does_not_betray_the_kind(worm: str) -> None:
    s = wormy(f"path L L L; pawns 2 2 2 | 2 2 2; worms {worm} |")
    assert s.deciders() == [0]
    assert "throw" in choices(s, 0)
    assert choices(s, 1) == []


def test_a43_what_others_imagine_of_a_hand_is_not_what_it_is() -> None:
    s = wormy("path L L; worms push | swap; pile bury double")
    guesses = [s.reimagine(1, Rng(f"{dream}")) for dream in range(40)]
    assert {worms(guess, 0)[0] for guess in guesses} == {"push", "bury", "double"}
    assert {worms(guess, 1)[0] for guess in guesses} == {"swap"}


def test_a42_a43_a_token_that_all_saw_go_under_the_pile_is_drawn_openly() -> None:
    s = wormy("path -3 L; pawns 1 |; pile none; under bury; roll 1 x")
    drew = told(s, "0 pawn:1", WATCHER)[-1]
    assert drew.to_json() == {"event": "drew-worm", "seat": 0, "worm": "bury"}
    assert worms(s, 0, viewer=1) == worms(s, 0, viewer=WATCHER) == ["bury"]


def test_a42_a43_nobody_imagines_a_token_that_all_know() -> None:
    s = wormy("seats 3; path L L; worms push! | swap | bury double; pile none")
    guesses = [s.reimagine(1, Rng(f"{dream}")) for dream in range(40)]
    assert {worms(guess, 0)[0] for guess in guesses} == {"push"}


def test_a42_a43_the_known_token_is_played_first_so_the_secret_one_stays_secret() -> None:
    s = play(wormy("path L L; stacks -3 -4 |; worms bury bury! |; pile none"), "0 bury")
    assert worms(s, 0, viewer=0) == ["bury"]
    assert worms(s, 0, viewer=1) == ["unknown"]


def test_a43_a_played_token_is_shown_to_all() -> None:
    s = wormy("path L L; stacks -3 -4 |; worms bury |")
    assert told(s, "0 bury", WATCHER)[0].to_json() == {
        "event": "played-worm",
        "seat": 0,
        "worm": "bury",
    }
    assert under(s) == ["bury"]


# Playing.


def test_w4_a_token_cannot_be_used_in_the_turn_it_is_drawn() -> None:
    s = play(wormy("path -3 L L; pawns 1 |; worms bury |; roll 1 x"), "0 pawn:1", ". worm:double")
    assert refused(s, "0 double") is W4
    assert choices(s) == ["done"]


def test_w4_a_token_can_be_used_from_the_next_turn_on() -> None:
    s = play(wormy("path -3 L L; pawns 1 | 2; roll 1 x"), "0 pawn:1", ". worm:swap")
    play(s, ". roll:1+x", "1 pawn:2")
    assert (s.turn, s.view(0)["phase"]) == (0, "before")
    play(s, "0 swap:2>pawn1")
    assert s.pawns_of(0) == [3, 0, 0]


def test_w5_any_number_of_tokens_may_be_played_in_a_turn() -> None:
    s = wormy("path L L; pawns 1 | 2; stacks -3 -4 -5 |; worms bury bury swap |")
    play(s, "0 bury", "0 bury", "0 swap:1>pawn1")
    assert tiles(s, 0) == ["-4", "-5", "-3"]
    assert s.pawns_of(0) == [2, 0, 0]
    assert worms(s, 0) == []


def test_w5_a_played_token_is_shown_carried_out_and_goes_under_the_pile() -> None:
    s = wormy("path L L; stacks -3 -4 |; worms bury swap |; under push")
    assert keys(told(s, "0 bury", 1)) == ["played-worm", "buried"]
    assert worms(s, 0) == ["swap"]
    assert under(s) == ["push", "bury"]


def test_w5_only_a_token_one_holds_may_be_played() -> None:
    s = wormy("path L L; stacks -3 -4 | -3 -4; worms swap | bury")
    assert refused(s, "0 bury") is W5


def test_w5_tokens_are_played_on_ones_own_turn_only() -> None:
    s = wormy("path L L; stacks -3 -4 | -3 -4; worms swap | bury")
    assert refused(s, "1 bury") is NOT_AWAITED
    assert choices(s, 1) == []


def test_w6_double_is_a_whole_further_turn_with_both_dice() -> None:
    s = play(wormy("path L L L; pawns 1 |; worms double |; roll 1 x"), "0 pawn:1", "0 double")
    assert s.turn == 0
    assert len(s.chances()) == 36
    play(s, ". roll:1+any", "0 pawn:2")
    assert tiles(s, 0) == ["L", "L"]
    assert s.turn == 1


def test_w6_bury_puts_the_top_tile_at_the_bottom_of_the_stack() -> None:
    s = play(wormy("path L L; stacks -3 +5 -4 |; worms bury |"), "0 bury")
    assert tiles(s, 0) == ["-4", "-3", "+5"]


def test_w6_a_buried_tile_is_safe_from_the_verflixxt_tile() -> None:
    s = wormy("path V L; pawns 1 |; stacks -3 +5 |; worms bury |; roll 1 x")
    play(s, "0 bury", "0 pawn:1")
    assert tiles(s, 0) == ["+5"]
    assert tiles(s, 1) == ["-3"]


def test_w7_at_the_end_each_unused_token_is_worth_one() -> None:
    s = wormy(
        "path V V V V +2; pawns 5 F F | F F F; stacks +5 | +1 +4; worms bury swap | push; roll 1 x"
    )
    play(s, "0 pawn:5")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == [9, 6]


def test_w7_a_token_drawn_with_the_very_last_move_counts_too() -> None:
    s = wormy("path V V V V -3; pawns 5 F F | F F F; stacks +5 |; roll 1 x")
    play(s, "0 pawn:5", ". worm:bury")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == [3, 0]


def test_w7_a_played_token_is_worth_nothing() -> None:
    s = wormy("path L L; stacks -3 -4 |; worms bury swap |")
    assert s.score(0) == -5
    assert play(s, "0 bury").score(0) == -6


def test_a44_the_tokens_of_a_player_who_is_home_still_count() -> None:
    s = wormy("path V V V V L; pawns F F F | 5 F F; worms bury push |; turn 1; roll 1 x")
    play(s, "1 pawn:5")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == [2, 0]


# The moment.

ALL_FOUR = "path L L L; pawns 2 | 3; stacks -3 -4 |; worms double bury push swap |"


def test_a28_before_the_roll_bury_and_swap_may_be_played() -> None:
    s = wormy(ALL_FOUR)
    assert kinds(s) == {"throw", "bury", "swap"}
    assert refused(s, "0 push:3") is A28
    assert refused(s, "0 double") is A28


def test_a28_after_the_roll_bury_swap_and_push_may_be_played() -> None:
    s = wormy(f"{ALL_FOUR}; roll 1 x")
    assert kinds(s) == {"pawn", "bury", "swap", "push"}
    assert refused(s, "0 double") is A28


def test_a28_after_the_move_bury_and_double_may_be_played() -> None:
    s = play(wormy(f"{ALL_FOUR}; roll 1 x"), "0 pawn:0")
    assert kinds(s) == {"done", "bury", "double"}
    assert refused(s, "0 push:3") is A28
    assert refused(s, "0 swap:2>pawn1") is A28


def test_a45_swap_and_bury_may_be_held_until_the_roll_is_seen() -> None:
    s = play(wormy(ALL_FOUR), "0 throw", ". roll:6+x", "0 bury", "0 swap:2>pawn1")
    assert tiles(s, 0) == ["-4", "-3"]
    assert s.pawns_of(0) == [3, 0, 0]
    assert s.view(0)["number"] == 6


@pytest.mark.parametrize("stack", ["", "-3"])
def test_a38_bury_needs_two_tiles(stack: str) -> None:
    s = wormy(f"path L L; stacks {stack} |; worms bury |")
    assert refused(s, "0 bury") is A38
    assert choices(s) == ["throw"]


def test_a39_in_the_double_turn_tokens_drawn_in_the_first_one_may_be_used() -> None:
    s = wormy("path -3 L L; pawns 1 | 3; worms double |; roll 1 x")
    play(s, "0 pawn:1", ". worm:swap", "0 double")
    assert (s.turn, s.view(0)["phase"]) == (0, "before")
    assert refused(s, "0 swap:2>pawn1") is None


def test_a39_in_the_double_turn_no_pawn_is_barred() -> None:
    s = wormy("path L L L; pawns 1 | 2; worms swap double |")
    play(s, "0 swap:1>pawn1", "0 throw", ". roll:1+x", "0 pawn:0", "0 double", ". roll:1+x")
    assert s.view(0)["barred"] == []
    assert refused(s, "0 pawn:2") is None


def test_a40_no_double_turn_once_the_last_pawn_is_home() -> None:
    s = play(wormy("path V V V V +2; pawns 5 F F |; worms double |; roll 1 x"), "0 pawn:5")
    assert refused(s, "0 double") is A40
    assert play(s, "0 done").turn == 1


def test_a41_double_turns_come_one_after_another() -> None:
    s = wormy("path L L L; pawns 1 |; worms double double |; roll 1 x")
    play(s, "0 pawn:1", "0 double", "0 throw", ". roll:1+x", "0 pawn:2", "0 double")
    assert s.turn == 0
    play(s, ". roll:1+x", "0 pawn:0")
    assert s.turn == 1
    assert under(s) == ["double", "double"]


def test_v5_a_played_double_is_under_the_pile_before_the_further_turn() -> None:
    s = wormy("path -3 L; pawns 1 |; worms double |; pile none; roll 1 x; phase after")
    play(s, "0 double")
    assert under(s) == ["double"]
    play(s, ". roll:1+x", "0 pawn:1")
    assert worms(s, 0) == ["double"]


def test_v14_after_the_last_pawn_got_home_bury_is_left_but_no_double() -> None:
    s = wormy("path V V V V +2; pawns 5 F F |; stacks -3 -4 |; worms bury double |; roll 1 x")
    play(s, "0 pawn:5")
    assert choices(s) == ["done", "bury"]
    play(s, "0 bury")
    assert tiles(s, 0) == ["+2", "-3", "-4"]


def test_v14_when_the_game_is_over_there_is_no_window() -> None:
    s = wormy("path V V V V +2; pawns 5 F F | F F F; stacks -3 -4 |; worms bury double |; roll 1 x")
    assert keys(told(s, "0 pawn:5"))[-1] == "game-over"
    assert choices(s) == []


def test_v17_double_closes_the_turn_at_once() -> None:
    s = wormy("path L L; stacks -3 -4 |; worms double double bury |; roll 1 x; phase after")
    play(s, "0 double")
    assert s.view(0)["phase"] == "before"
    assert refused(s, "0 double") is A28
    assert refused(s, "0 bury") is None


def test_v17_a_token_drawn_before_the_double_is_usable_before_the_next_roll() -> None:
    s = wormy("path -5 L L; pawns 1 |; stacks -3 |; worms double |; roll 1 x")
    play(s, "0 pawn:1", ". worm:bury")
    assert refused(s, "0 bury") is W4
    play(s, "0 double", "0 bury")
    assert tiles(s, 0) == ["-5", "-3"]

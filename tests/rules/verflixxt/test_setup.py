"""What lies on the table before the first roll: the base game, then Verflixxt nochmal!"""

from collections import Counter

from powderkeg.rules.core import SEATS
from powderkeg.rules.verflixxt.rulebook import A5, A6, S6
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
    told,
)

# The 28 tiles of the expansion in some order, and the path that comes of it.
SHUFFLED = "+1 -3 L -4 +8 -5 -6 L +2 -10 -9 L +3 -3 +4 -4 L -5 +5 -6 +6 -7 L -7 +7 -8 L -8"
LAID = "+1 -3 L -4 +8 -5 -6 L +2 V -10 -9 L +3 V -3 +4 -4 L V -5 +5 -6 +6 V -7 L -7 +7 -8 L -8"


# The base game, which the expansion changes.


def test_p1_the_base_path_runs_as_printed() -> None:
    assert (
        path(start())
        == (
            "-1 -2 -3 -4 -5 -6 -7 -8 L L L L L L +8 +7 +6 +5 +4 +3 +2 +1 -1 -2 -3 -4 -5 -6 -7 -8 "
            "-9 -10"
        ).split()
    )


def test_p2_the_base_guards_stand_on_the_lucky_tiles_and_the_8_and_the_7() -> None:
    assert guards(start()) == [9, 10, 11, 12, 13, 14, 15, 16]


def test_p3_all_pawns_begin_on_the_start_three_each_up_to_four_players() -> None:
    assert pawns(start(2), 1) == ["start", "start", "start"]
    assert pawns(start(4), 3) == ["start", "start", "start"]
    assert pawns(start(5), 4) == ["start", "start"]
    assert pawns(start(6), 5) == ["start", "start"]


def test_there_are_two_players_at_least_and_eight_at_most() -> None:
    assert refused_setup(1) is SEATS
    assert refused_setup(2) is None
    assert refused_setup(9, expansion="nochmal") is SEATS


# The expansion.


def test_s1_the_small_minus_tiles_stay_in_the_box() -> None:
    left = Counter(tile.text for tile in start(expansion="nochmal").chances())
    assert sum(left.values()) == 28
    assert left["lay:L"] == 6
    assert [left[f"lay:-{n}"] for n in range(1, 11)] == [0, 0, 2, 2, 2, 2, 2, 2, 1, 1]
    assert [left[f"lay:+{n}"] for n in range(1, 9)] == [1, 1, 1, 1, 1, 1, 1, 1]


def test_s1_there_is_no_minus_one_to_lay() -> None:
    assert refused(start(expansion="nochmal"), ". lay:-1") is not None
    assert refused(start(expansion="nochmal"), ". lay:-3") is None


def test_s2_the_v_tiles_come_into_the_shuffled_path() -> None:
    s = lay(start(expansion="nochmal"), SHUFFLED)
    assert len(path(s)) == 32
    assert path(s) == LAID.split()


def test_s2_the_path_is_shuffled_tile_by_tile_without_return() -> None:
    s = lay(start(expansion="nochmal"), "-9 L")
    assert refused(s, ". lay:-9") is not None
    assert [tile.text for tile in s.chances()].count("lay:L") == 5


def test_s2_everyone_sees_where_a_tile_was_laid() -> None:
    s = lay(start(expansion="nochmal"), "+1 -3 L -4 +8 -5 -6 L")
    events = told(s, ". lay:+2")
    assert [event.facts() for event in events] == [
        {"place": 9, "tile": "+2"},
        {"place": 10, "tile": "V"},
    ]


def test_s3_the_round_tokens_lie_in_a_pile_with_the_4_on_top() -> None:
    assert start(expansion="nochmal").view(0)["tokens"] == [4, 3, 2, 1]


def test_s3_the_base_game_has_no_round_tokens() -> None:
    assert start().view(0)["tokens"] == []


def test_s4_guards_stand_on_the_first_eight_plus_or_lucky_tiles() -> None:
    s = lay(start(expansion="nochmal"), SHUFFLED)
    assert guards(s) == [1, 3, 5, 8, 9, 13, 14, 17]


def test_s5_flixxy_and_all_pawns_are_on_the_start() -> None:
    here = lay(start(3, expansion="nochmal"), SHUFFLED).view(0)["path"][0]
    assert here["place"] == "start"
    assert here["flixxy"]
    assert here["pawns"] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_s5_the_base_game_has_no_flixxy() -> None:
    assert not start().view(0)["path"][0]["flixxy"]
    assert choices(play(start(), ". roll:3")) == ["pawn:0"]


def test_s6_worm_tokens_are_only_in_the_worm_variant() -> None:
    assert start(path="fixed").view(0)["worm_pile"] == 0
    assert start(path="fixed", expansion="nochmal").view(0)["worm_pile"] == 0
    assert start(path="fixed", expansion="worms").view(0)["worm_pile"] == 10


def test_s6_without_the_worm_variant_no_worm_is_drawn_or_played() -> None:
    s = scene("option expansion nochmal; path -3 V V V V; pawns 1 | 2; stacks -9 -8; roll 1 x")
    assert refused(s, "0 bury") is S6
    assert keys(told(s, "0 pawn:1")) == ["pawn-walked", "took"]


def test_s6_how_a_push_counts_is_no_question_in_the_base_game() -> None:
    assert refused_setup(2, push="instead") is S6
    assert refused_setup(2, push="instead", expansion="worms") is None


def test_s7_the_first_player_rolls_both_dice() -> None:
    rolls = Counter(roll.text for roll in start(expansion="nochmal", path="fixed").chances())
    assert sum(rolls.values()) == 36
    assert rolls["roll:4+flixxy"] == 1
    assert rolls["roll:4+any"] == 2
    assert rolls["roll:4+x"] == 3


def test_s8_the_other_path_is_the_printed_one_with_four_v_tiles() -> None:
    assert (
        path(start(expansion="nochmal", path="fixed"))
        == (
            "-1 -2 -3 -4 -5 -6 -7 -8 V L L L L L L V +8 +7 +6 +5 +4 V +3 +2 +1 -1 -2 -3 -4 V -5 "
            "-6 -7 -8 -9 -10"
        ).split()
    )


def test_s8_s4_on_it_the_guards_stand_as_in_the_base_game() -> None:
    s = start(expansion="nochmal", path="fixed")
    assert guards(s) == [10, 11, 12, 13, 14, 15, 17, 18]
    assert path(s)[16:18] == ["+8", "+7"]


# Our rulings.


def test_a1_there_are_ten_worm_tokens() -> None:
    assert start(expansion="worms", path="fixed").view(0)["worm_pile"] == 10


def test_a2_two_double_two_push_three_bury_three_swap() -> None:
    s = scene("option expansion worms; path -3 V V V V; pawns 1; roll 1 x")
    draws = Counter(draw.text for draw in play(s, "0 pawn:1").chances())
    assert draws == {"worm:double": 2, "worm:push": 2, "worm:bury": 3, "worm:swap": 3}


def test_a3_v_tiles_lie_at_10_15_20_and_25_of_the_finished_path() -> None:
    s = lay(start(expansion="nochmal"), SHUFFLED)
    verflixxt = [place["place"] for place in s.view(0)["path"] if place["tile"] == "V"]
    assert verflixxt == [10, 15, 20, 25]


def test_a4_the_fixed_path_keeps_its_small_minus_tiles() -> None:
    laid = path(start(expansion="nochmal", path="fixed"))
    assert laid.count("-1") == 2
    assert laid.count("-2") == 2
    assert len(laid) == 36


def test_a5_seven_and_eight_need_the_expansion() -> None:
    assert refused_setup(6) is None
    assert refused_setup(7) is A5
    assert refused_setup(8) is A5
    assert refused_setup(8, expansion="nochmal") is None


def test_a5_seven_and_eight_have_two_pawns_each() -> None:
    assert pawns(start(7, expansion="nochmal"), 6) == ["start", "start"]
    assert pawns(start(8, expansion="worms"), 7) == ["start", "start"]


def test_a6_the_table_says_who_begins() -> None:
    assert start(3).turn == 0
    assert choices(play(start(3, first="2"), ". roll:4"), 2) == ["pawn:0"]


def test_a6_or_nature_does() -> None:
    s = start(3, first="random")
    assert [first.text for first in s.chances()] == ["first:0", "first:1", "first:2"]
    assert keys(told(s, ". first:1")) == ["begins"]
    assert s.turn == 1


def test_a6_a_seat_that_is_not_at_the_table_cannot_begin() -> None:
    assert refused_setup(3, first="3") is A6


def test_a6_after_a_shuffled_path_the_agreed_seat_begins() -> None:
    s = lay(start(expansion="nochmal", first="1"), SHUFFLED)
    assert s.turn == 1
    assert refused(s, ". roll:3+any") is None

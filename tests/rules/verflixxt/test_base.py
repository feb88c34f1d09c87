"""The base game, rule by rule."""

from powderkeg.rules.core import IS_OVER, NOT_AWAITED
from powderkeg.rules.verflixxt.rulebook import B2, B3, B4, B5
from tests.rules.acts import keys
from tests.rules.verflixxt.table import (
    choices,
    guards,
    path,
    pawns,
    play,
    refused,
    scene,
    tiles,
    told,
    winners,
)

# The turn.


def test_b1_the_turn_goes_to_the_left_and_round_the_table() -> None:
    s = play(scene("seats 3; pawns 1 |; turn 1; roll 1"), "1 pawn:0")
    assert s.turn == 2
    assert play(s, ". roll:1", "2 pawn:0").turn == 0


def test_b1_only_the_seat_whose_turn_it_is_may_move() -> None:
    s = scene("path -1 -2 L +8; pawns 1 | 2; turn 1; roll 3")
    assert refused(s, "0 pawn:1") is NOT_AWAITED
    assert refused(s, "1 pawn:2") is None


def test_b2_the_die_is_rolled_before_anything_moves() -> None:
    s = scene("path -1 -2 L +8; pawns 1 | 2")
    assert [roll.text for roll in s.chances()] == [
        "roll:1",
        "roll:2",
        "roll:3",
        "roll:4",
        "roll:5",
        "roll:6",
    ]
    assert choices(s) == []
    assert refused(s, "0 pawn:1") is NOT_AWAITED


def test_b2_a_piece_moves_by_the_full_number() -> None:
    s = scene("path -1 -2 L +8 +7; pawns 1 F F | 2 F F; guards 2; roll 3")
    assert choices(s) == ["pawn:1", "guard:2"]
    assert told(s.clone(), "0 pawn:1")[0].facts() == {"seat": 0, "from": 1, "to": 4}
    assert told(s.clone(), "0 guard:2")[0].facts() == {"seat": 0, "from": 2, "to": 5}


def test_b2_nobody_may_pass() -> None:
    s = scene("path L -10 -9; pawns 1 F F | F F 3; roll 1")
    assert choices(s) == ["pawn:1"]
    assert refused(s, "0 nobody") is B2
    assert refused(s, "0 done") is B2


def test_b2_one_roll_moves_one_piece() -> None:
    s = play(scene("path -1 -2 L +8; pawns 1 2 0 | 2; roll 1"), "0 pawn:1")
    assert pawns(s, 0) == [2, 2, "start"]
    assert refused(s, "0 pawn:2") is NOT_AWAITED
    assert s.turn == 1


def test_b3_every_own_pawn_that_is_not_home_may_move() -> None:
    s = scene("path -1 -2 L +8; pawns 0 2 F | 1 1 1; roll 3")
    assert choices(s) == ["pawn:0", "pawn:2"]
    assert refused(s, "0 pawn:1") is B3


def test_b3_of_several_pawns_on_a_tile_just_one_moves() -> None:
    s = play(scene("path -1 -2 L +8; pawns 1 1 1 | 2; roll 3"), "0 pawn:1")
    assert sorted(map(str, pawns(s, 0))) == ["1", "1", "4"]


def test_b4_a_guard_moves_only_in_company() -> None:
    s = scene("path -1 -2 L +8; pawns 0 2 F | 1 1 1; guards 1 3; roll 3")
    assert refused(s, "0 guard:3") is B4
    assert refused(s, "0 guard:1") is None


def test_b4_a_pawn_of_any_colour_is_company() -> None:
    s = play(scene("path -1 -2 L +8; pawns 0 0 0 | 3 1 1; guards 3; roll 1"), "0 guard:3")
    assert guards(s) == [4]
    assert pawns(s, 1) == [3, 1, 1]


def test_b4_guards_are_no_company_for_each_other() -> None:
    s = scene("path -1 -2 L +8; pawns 0 | 1; guards 3 3; roll 1")
    assert refused(s, "0 guard:3") is B4
    assert choices(s) == ["pawn:0"]


def test_b4_where_no_guard_stands_none_can_move() -> None:
    s = scene("path -1 -2 L +8; pawns 1 | 1; guards 3; roll 1")
    assert refused(s, "0 guard:1") is B4


def test_b4_a_guard_whose_company_has_left_stands_still() -> None:
    s = play(scene("path -1 -2 L +8; pawns 3 | 0; guards 3; roll 1"), "0 pawn:3", ". roll:1")
    assert refused(s, "1 guard:3") is B4


# Moving.


def test_b5_nothing_moves_back() -> None:
    s = scene("path -1 -2 L +8; pawns 2 | 3; guards 2; roll 1")
    assert refused(s, "0 pawn-back:2") is B5
    assert refused(s, "0 guard-back:2") is B5


def test_b6_any_number_of_pieces_stand_on_one_tile() -> None:
    s = play(scene("path -1 -2; pawns 0 1 1 | 1 1 1; guards 1 1 1; roll 1"), "0 pawn:0")
    crowd = s.view(0)["path"][1]
    assert crowd["pawns"] == [0, 0, 0, 1, 1, 1]
    assert crowd["guards"] == 3


def test_b7_gaps_are_not_counted() -> None:
    s = play(scene("path -1 . . L . +8; pawns 1 1 | 0; roll 2"), "0 pawn:1")
    assert pawns(s, 0) == [6, 1, "start"]


def test_b7_a_tile_just_taken_is_a_gap_for_the_next_player() -> None:
    s = play(scene("path -1 -2 L +8; pawns 2 | 1; roll 1"), "0 pawn:2", ". roll:1", "1 pawn:1")
    assert pawns(s, 1)[0] == 3


def test_b8_surplus_points_lapse_at_the_finish() -> None:
    s = scene("path -1 -2 L +8; pawns 4 3 | 4; guards 4; roll 6")
    assert told(s.clone(), "0 pawn:4")[0].facts() == {"seat": 0, "from": 4, "to": "finish"}
    assert told(s.clone(), "0 guard:4")[0].facts() == {"seat": 0, "from": 4, "to": "finish"}


def test_b8_the_exact_number_is_enough_and_one_less_is_not() -> None:
    s = scene("path -1 -2 L +8; pawns 3 2 0 | 0; roll 2")
    assert pawns(play(s.clone(), "0 pawn:3"), 0) == ["finish", 2, "start"]
    assert pawns(play(s.clone(), "0 pawn:2"), 0) == [3, 4, "start"]


def test_b9_a_guard_may_be_moved_onto_the_finish() -> None:
    s = play(scene("path -1 -2 L +8; pawns 3 | 0; guards 3 4; roll 2"), "0 guard:3")
    assert guards(s) == [4, "finish"]


def test_b10_a_pawn_on_the_finish_is_out_of_play() -> None:
    s = scene("path -1 -2 L +8; pawns F F 1 | 2 2 2; roll 1")
    assert choices(s) == ["pawn:1"]


def test_b10_pawns_on_the_finish_wake_no_guard_there() -> None:
    s = scene("path -1 -2 L +8; pawns F F 1 | F 2 2; guards F F 3; roll 1")
    assert choices(s) == ["pawn:1"]


# Taking tiles.


def test_b11_who_leaves_a_tile_deserted_must_take_it() -> None:
    s = play(scene("path -1 -2 L +8; pawns 0 2 F | 1 1 1; roll 1"), "0 pawn:2")
    assert tiles(s, 0) == ["-2"]
    assert path(s) == ["-1", "L", "+8"]


def test_b11_a_good_tile_is_taken_just_as_well() -> None:
    s = scene("path -1 -2 L +8; pawns 0 4 F | 1 1 1; roll 1; stacks -7")
    events = told(s, "0 pawn:4")
    assert keys(events) == ["pawn-walked", "took"]
    assert events[1].facts() == {"seat": 0, "tile": "+8", "place": 4}
    assert tiles(s, 0) == ["-7", "+8"]


def test_b11_a_tile_stays_while_a_pawn_is_on_it() -> None:
    s = play(scene("path -1 -2 L +8; pawns 2 0 0 | 2 0 0; roll 1"), "0 pawn:2")
    assert tiles(s, 0) == []
    assert path(s) == ["-1", "-2", "L", "+8"]


def test_b11_an_own_pawn_keeps_the_tile_as_well() -> None:
    s = play(scene("path -1 -2 L +8; pawns 2 2 0 | 0 0 0; roll 1"), "0 pawn:2")
    assert tiles(s, 0) == []
    assert path(s) == ["-1", "-2", "L", "+8"]


def test_b11_a_tile_stays_while_a_guard_is_on_it() -> None:
    s = play(scene("path -1 -2 L +8; pawns 3 0 0 | 0 0 0; guards 3; roll 1"), "0 pawn:3")
    assert tiles(s, 0) == []
    assert path(s) == ["-1", "-2", "L", "+8"]


def test_b11_the_last_to_leave_takes_it_whoever_came_first() -> None:
    s = scene("path -1 -2 L +8; pawns 2 0 0 | 2 0 0; roll 1")
    play(s, "0 pawn:2", ". roll:2", "1 pawn:2")
    assert tiles(s, 0) == []
    assert tiles(s, 1) == ["-2"]


def test_b11_a_tile_that_is_only_passed_is_left_alone() -> None:
    s = play(scene("path -1 -2 L +8; pawns 1 0 0 | 1 0 0; roll 3"), "0 pawn:1")
    assert path(s) == ["-1", "-2", "L", "+8"]


def test_b12_moving_a_guard_takes_no_tile() -> None:
    s = scene("path -1 -2 L +8; pawns 3 0 0 | 0 0 0; guards 3; roll 1")
    assert keys(told(s, "0 guard:3")) == ["guard-walked"]
    assert tiles(s, 0) == []
    assert path(s) == ["-1", "-2", "L", "+8"]


def test_b13_the_start_is_never_taken() -> None:
    s = scene("path -1 -2 L +8; pawns 0 F F | F F 4; roll 2")
    assert keys(told(s, "0 pawn:0")) == ["pawn-walked"]
    assert tiles(s, 0) == []
    assert s.view(0)["path"][0]["place"] == "start"


# The end.


def test_b14_a_player_who_is_home_has_no_more_turns() -> None:
    s = play(scene("path -1 -2 L; pawns 0 | F F F | 0; roll 1"), "0 pawn:0")
    assert s.turn == 2


def test_b14_the_last_pawn_home_is_told_and_the_others_go_on() -> None:
    s = scene("path -1 -2 L; pawns 3 F F | 0 0 0; roll 1")
    assert "all-home" in keys(told(s, "0 pawn:3"))
    assert s.outcome() is None
    assert s.turn == 1


def test_b14_one_player_alone_plays_on() -> None:
    s = play(scene("path -1 -2 L; pawns F F F | 1 3 F; turn 1; roll 1"), "1 pawn:1")
    assert s.turn == 1
    assert choices(play(s, ". roll:1")) == ["pawn:2", "pawn:3"]


def test_b15_it_ends_when_every_pawn_is_home() -> None:
    s = scene("path -1 -2 L; pawns F F F | 2 3 F; turn 1; roll 3")
    play(s, "1 pawn:2", ". roll:1")
    assert s.outcome() is None
    assert keys(told(s, "1 pawn:3"))[-1] == "game-over"
    assert winners(s) == [1]
    assert refused(s, "1 pawn:2") is IS_OVER


def test_b15_guards_need_not_come_home() -> None:
    s = play(scene("path -1 L; pawns F F F | F F 2; guards 1 2; turn 1; roll 1"), "1 pawn:2")
    assert s.outcome() is not None
    assert guards(s) == [1, 2]


# The score.


def test_b16_the_worked_example_gives_11() -> None:
    stack = "-1 -2 -3 -4 -5 -6 -7 -8 L +2 +3 +4 +8"
    s = play(scene(f"path L; pawns 1 F F | F F F; stacks {stack}; roll 1"), "0 pawn:1")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == [11, 0]


def test_b16_without_luck_the_tiles_are_added_up() -> None:
    assert scene("path; pawns F |; stacks -7 +8 -3").score(0) == -2


def test_b16_a_lucky_tile_turns_one_minus_into_plus() -> None:
    assert scene("path; pawns F |; stacks L -7").score(0) == 7


def test_b16_the_largest_minus_tiles_are_converted_wherever_they_lie() -> None:
    assert scene("path; pawns F |; stacks -2 L -10 -4 L -9").score(0) == -2 + 10 - 4 + 9


def test_b16_two_equal_tiles_need_two_lucky_ones() -> None:
    assert scene("path; pawns F |; stacks -8 L -8").score(0) == 0
    assert scene("path; pawns F |; stacks -8 L L -8").score(0) == 16


def test_b16_surplus_luck_is_worth_nothing_and_spoils_no_plus_tile() -> None:
    assert scene("path; pawns F |; stacks L L L -5 +8").score(0) == 13
    assert scene("path; pawns F |; stacks L L L").score(0) == 0


def test_b16_luck_helps_only_its_owner() -> None:
    s = scene("path; pawns F |; stacks -7 | L")
    assert s.score(0) == -7
    assert s.score(1) == 0


def test_b17_the_highest_total_wins() -> None:
    s = scene("path +3; pawns 1 F F | F F F | F F F; stacks +2 | +4 | +8 -5; roll 1")
    assert winners(play(s, "0 pawn:1")) == [0]


def test_b17_even_below_nothing() -> None:
    s = scene("path -1; pawns 1 F F | F F F; stacks -3 | -5; roll 1")
    assert winners(play(s, "0 pawn:1")) == [0]


def test_b18_the_2005_rules_break_no_tie() -> None:
    s = scene("path L; pawns 1 F F | F F F; stacks +5 | +2 +3; roll 1")
    assert winners(play(s, "0 pawn:1")) == [0, 1]


def test_b18_the_tie_break_of_2020_can_be_agreed() -> None:
    s = scene("option ties fewest-lucky; path L; pawns 1 F F | F F F; stacks +5 | +2 +3; roll 1")
    assert winners(play(s, "0 pawn:1")) == [1]


def test_b19_taken_tiles_lie_open() -> None:
    s = scene("path; pawns F |; stacks -7 L | +8")
    assert s.view(1)["seats"][0]["stack"] == ["-7", "L"]
    assert s.view(1)["seats"][0]["score"] == 7


def test_b19_with_hidden_totals_each_sees_only_the_own_tiles() -> None:
    s = scene("option totals hidden; path; pawns F |; stacks -7 L | +8")
    assert s.view(0)["seats"][0]["stack"] == ["-7", "L"]
    assert s.view(1)["seats"][0]["stack"] is None
    assert s.view(1)["seats"][0]["score"] is None


def test_b20_a_tile_that_every_pawn_has_passed_falls_to_nobody() -> None:
    s = scene("path -1 +8 -2 L; pawns 3 F F | F F 4; roll 6")
    play(s, "0 pawn:3", ". roll:1", "1 pawn:4")
    assert winners(s) == [1]
    assert tiles(s, 0) == ["-2"]
    assert tiles(s, 1) == ["L"]
    assert path(s) == ["-1", "+8"]


def test_b20_a_passed_tile_stays_where_it_lies() -> None:
    s = play(scene("path -1 -2 -3 L +8; pawns 1 F F | 3 F F; roll 3"), "0 pawn:1")
    assert path(s) == ["-2", "-3", "L", "+8"]

"""Flixxy, the action die and the round tokens, rule by rule."""

from collections import Counter

import pytest

from powderkeg.rules.core import Seat
from powderkeg.rules.verflixxt.pieces import AWAY, FINISH, START
from powderkeg.rules.verflixxt.rulebook import E2, E4, E7, E10
from powderkeg.rules.verflixxt.state import Verflixxt
from tests.rules.acts import keys
from tests.rules.verflixxt.table import choices, nochmal, path, play, refused, tiles, told, wormy

NUMBER_DIE_ALONE = ["roll:1", "roll:2", "roll:3", "roll:4", "roll:5", "roll:6"]


def tokens(s: Verflixxt, seat: Seat) -> list[int]:
    """The round tokens a seat has won."""
    return s.view(seat)["seats"][seat]["tokens"]


def rolls(s: Verflixxt) -> list[str]:
    """Every way the dice can fall."""
    return [roll.text for roll in s.chances()]


# The action die.


def test_e1_number_die_and_action_die_fall_together() -> None:
    faces = Counter(nochmal("path -3 L +8").chances())
    assert sum(faces.values()) == 36
    assert {roll.text: ways for roll, ways in faces.items() if roll.text.startswith("roll:4")} == {
        "roll:4+flixxy": 1,
        "roll:4+any": 2,
        "roll:4+x": 3,
    }


def test_e1_the_base_rules_hold_a_pawn_takes_the_tile_it_deserts() -> None:
    s = play(nochmal("path -3 L +8; pawns 1 |; roll 1 x"), "0 pawn:1")
    assert tiles(s, 0) == ["-3"]
    assert path(s) == ["L", "+8", "V", "V", "V", "V"]


def test_e2_when_the_die_shows_flixxy_nothing_else_may_move() -> None:
    s = nochmal("path -3 L +8; pawns 1 |; guards 1; flixxy 2; roll 1 flixxy")
    assert choices(s) == ["flixxy"]
    assert refused(s, "0 pawn:1") is E2
    assert refused(s, "0 guard:1") is E2
    assert play(s, "0 flixxy").flixxy == 3


def test_e3_a_question_mark_leaves_the_choice_of_flixxy_pawn_or_guard() -> None:
    s = nochmal("path -3 L +8; pawns 1 |; guards 1 3; flixxy 2; roll 1 any")
    assert sorted(choices(s)) == ["flixxy", "guard:1", "pawn:0", "pawn:1"]
    assert refused(s, "0 guard:3") is E7


def test_e4_under_an_x_flixxy_stays_and_a_pawn_or_guard_must_move() -> None:
    s = nochmal("path -3 L +8; pawns 1 |; guards 1; flixxy 2; roll 1 x")
    assert refused(s, "0 flixxy") is E4
    assert sorted(choices(s)) == ["guard:1", "pawn:0", "pawn:1"]


# A pawn that belongs to nobody.


def test_e5_whoever_moves_flixxy_off_a_deserted_tile_must_take_it() -> None:
    s = play(nochmal("path -3 L +8; flixxy 1; turn 1; roll 2 any"), "1 flixxy")
    assert tiles(s, 1) == ["-3"]
    assert tiles(s, 0) == []
    assert path(s) == ["L", "+8", "V", "V", "V", "V"]


@pytest.mark.parametrize("company", ["pawns 1 |", "pawns | 1", "guards 1"])
def test_e5_flixxy_leaves_a_tile_in_place_if_another_piece_is_on_it(company: str) -> None:
    s = play(nochmal(f"path -3 L +8; {company}; flixxy 1; roll 2 flixxy"), "0 flixxy")
    assert path(s) == ["-3", "L", "+8", "V", "V", "V", "V"]
    assert tiles(s, 0) == []


def test_e6_a_tile_stays_while_flixxy_is_on_it() -> None:
    s = play(nochmal("path -3 L +8; pawns 1 |; flixxy 1; roll 1 x"), "0 pawn:1")
    assert path(s) == ["-3", "L", "+8", "V", "V", "V", "V"]
    assert tiles(s, 0) == []


def test_e7_a_guard_moves_beside_a_pawn_or_flixxy_but_not_alone() -> None:
    s = nochmal("path -3 L +8; pawns | 1; guards 1 2 3; flixxy 2; roll 1 x")
    assert refused(s, "0 guard:1") is None
    assert refused(s, "0 guard:2") is None
    assert refused(s, "0 guard:3") is E7


# Round and round.


@pytest.mark.parametrize(("number", "place"), [(1, FINISH), (2, START), (3, 1), (4, 2)])
def test_e8_finish_and_start_count_one_step_each(number: int, place: int) -> None:
    s = nochmal(f"path -3 L V V V V +8; flixxy 7; roll {number} flixxy")
    assert play(s, "0 flixxy").flixxy == place


def test_e9_the_first_token_is_the_four_and_the_next_one_the_three() -> None:
    s = play(nochmal("path V V V V +8; flixxy 5; roll 1 flixxy"), "0 flixxy")
    assert tokens(s, 0) == [4]
    assert s.view(0)["tokens"] == [3, 2, 1]
    play(s, ". roll:6+flixxy", "1 flixxy")  # start, four times V, finish: +8 was taken
    assert tokens(s, 1) == [3]
    assert s.view(0)["tokens"] == [2, 1]


def test_e9_flying_past_the_finish_wins_the_token_too() -> None:
    s = nochmal("path -3 V V V V +8; pawns 6 |; flixxy 6; turn 1; roll 4 any")
    assert told(s, "1 flixxy")[-1].to_json() == {"event": "won-token", "seat": 1, "points": 4}
    assert tokens(s, 1) == [4]
    assert tokens(s, 0) == []


def test_e9_short_of_the_finish_there_is_no_token() -> None:
    s = play(nochmal("path -3 L +8; flixxy 1; roll 2 flixxy"), "0 flixxy")
    assert tokens(s, 0) == []
    assert s.view(0)["tokens"] == [4, 3, 2, 1]


def test_e10_at_the_fifth_arrival_flixxy_and_the_action_die_leave() -> None:
    s = nochmal("path V V V V +8; flixxy 5; arrivals 0 1 0 1; roll 1 flixxy")
    assert keys(told(s, "0 flixxy"))[:2] == ["flixxy-flew", "flixxy-left"]
    assert s.flixxy == AWAY
    assert rolls(s) == NUMBER_DIE_ALONE
    assert refused(play(s, ". roll:3"), "1 flixxy") is E10


def test_a13_no_second_token_for_leaving_the_finish() -> None:
    s = play(nochmal("path -3 V V V V +8; flixxy 6; roll 1 flixxy"), "0 flixxy")
    assert s.flixxy == FINISH
    play(s, ". roll:2+flixxy", "1 flixxy")
    assert s.flixxy == 1
    assert (tokens(s, 0), tokens(s, 1)) == ([4], [])


@pytest.mark.parametrize("place", ["S", "1", "2", "3", "4", "F"])
def test_a14_even_the_shortest_lap_and_a_six_bring_only_one_arrival(place: str) -> None:
    s = nochmal(f"path V V V V; flixxy {place}; arrivals 1; roll 6 flixxy")
    where = s.flixxy
    play(s, "0 flixxy")
    assert tokens(s, 0) == [3]
    assert s.flixxy == where


def test_a15_the_fourth_arrival_takes_the_last_token_and_flixxy_flies_on() -> None:
    s = play(nochmal("path V V V V L; flixxy 5; arrivals 0 1 0; turn 1; roll 1 flixxy"), "1 flixxy")
    assert tokens(s, 1) == [3, 1]
    assert s.flixxy == FINISH
    assert "roll:1+flixxy" in rolls(s)


def test_a15_the_fifth_arrival_brings_no_prize_and_the_rest_of_the_roll_lapses() -> None:
    s = nochmal("path V V V V +8; pawns 5 |; flixxy 5; arrivals 1 1 1 1; roll 4 flixxy")
    flight, *_ = told(s, "0 flixxy")
    assert flight.facts() == {"seat": 0, "from": 5, "to": "finish"}
    assert s.flixxy == AWAY
    assert tokens(s, 0) == []


def test_a15_the_tile_left_for_the_fifth_arrival_is_still_taken() -> None:
    s = play(nochmal("path V V V V -3; flixxy 5; arrivals 1 1 1 1; roll 6 flixxy"), "0 flixxy")
    assert tiles(s, 0) == ["-3"]
    assert path(s) == ["V", "V", "V", "V"]


def test_a15_a_verflixxt_tile_left_for_the_fifth_arrival_still_costs_the_top_tile() -> None:
    s = nochmal("path L V; flixxy 2; arrivals 1 1 1 1; stacks -3 | +2; roll 6 flixxy")
    play(s, "0 flixxy")
    assert tiles(s, 0) == []
    assert tiles(s, 1) == ["+2", "-3"]


@pytest.mark.parametrize("end", ["S", "F"])
def test_a16_leaving_start_or_finish_takes_nothing(end: str) -> None:
    board = f"path L L; pawns 1 1 1 | 1 1 1; flixxy {end}; arrivals 1"
    s = play(nochmal(f"{board}; roll 2 flixxy"), "0 flixxy")
    assert path(s) == ["L", "L", "V", "V", "V", "V"]
    assert tiles(s, 0) == []


def test_a16_flixxy_on_the_finish_wakes_no_guard_there() -> None:
    s = nochmal("path L L; flixxy F; arrivals 0; guards F F; roll 2 any")
    assert choices(s) == ["pawn:0", "flixxy"]


def test_a17_a_minus_tile_taken_by_flixxy_brings_a_worm() -> None:
    s = play(wormy("path -3 L; flixxy 1; roll 1 flixxy"), "0 flixxy", ". worm:swap")
    assert tiles(s, 0) == ["-3"]
    assert s.view(0)["seats"][0]["worms"] == ["swap"]


def test_a18_an_x_does_not_hold_the_guard_beside_flixxy() -> None:
    s = nochmal("path L L +8; flixxy 1; guards 1; roll 2 x")
    assert refused(s, "0 flixxy") is E4
    assert play(s, "0 guard:1").guards == [3]


def test_a19_once_flixxy_is_gone_every_turn_counts_as_an_x() -> None:
    s = nochmal("path L L; pawns 1 |; guards 1 2; flixxy away; arrivals 0 1 0 1; roll 2")
    assert sorted(choices(s)) == ["guard:1", "pawn:0", "pawn:1"]
    assert refused(s, "0 flixxy") is E10


def test_a19_a_double_turn_after_flixxy_is_gone_rolls_the_number_die_only() -> None:
    s = wormy("path L L; flixxy away; arrivals 0 1 0 1; worms double |; roll 2; phase after")
    play(s, "0 double")
    assert s.turn == 0
    assert rolls(s) == NUMBER_DIE_ALONE


def test_a20_the_last_player_alone_must_still_move_flixxy() -> None:
    s = nochmal("path L L; pawns 2 F F | F F F; flixxy 1; roll 3 flixxy")
    assert choices(s) == ["flixxy"]
    assert refused(s, "0 pawn:2") is E2


def test_v1_a_whole_lap_back_to_the_verflixxt_tile_costs_the_top_tile() -> None:
    s = nochmal("path V V V V; flixxy 2; stacks +5 -3 | +2; roll 6 flixxy")
    play(s, "0 flixxy")
    assert s.flixxy == 2
    assert tokens(s, 0) == [4]
    assert tiles(s, 0) == ["+5"]
    assert tiles(s, 1) == ["+2", "-3"]


def test_v1_a_whole_lap_costs_nothing_if_a_pawn_stayed_behind() -> None:
    s = nochmal("path V V V V; pawns | 2; flixxy 2; stacks +5 -3 | +2; roll 6 flixxy")
    play(s, "0 flixxy")
    assert tokens(s, 0) == [4]
    assert tiles(s, 0) == ["+5", "-3"]


def test_v2_if_a_push_takes_flixxy_out_of_the_game_the_forced_turn_becomes_an_x() -> None:
    board = "path -3 V V V V +8; pawns 1 | 6; guards 1; flixxy 6; arrivals 0 1 0 1"
    s = wormy(f"{board}; worms push |; roll 1 flixxy")
    assert refused(s, "0 pawn:1") is E2
    play(s, "0 push:6")
    assert refused(s, "0 pawn:1") is None
    assert sorted(choices(s)) == ["guard:1", "pawn:0", "pawn:1"]
    assert refused(s, "0 flixxy") is E10


def test_v19_first_the_round_token_then_the_tile_then_the_worm() -> None:
    s = wormy("path V V V V -3; flixxy 5; pile none; under bury; roll 1 flixxy")
    assert keys(told(s, "0 flixxy")) == ["flixxy-flew", "won-token", "took", "drew-worm"]

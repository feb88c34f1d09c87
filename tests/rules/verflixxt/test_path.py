"""The path and its tiles: our rulings A7 to A12."""

from powderkeg.rules.verflixxt.pieces import AWAY
from tests.rules.acts import keys
from tests.rules.verflixxt.table import (
    choices,
    guards,
    moments,
    path,
    pawns,
    play,
    scene,
    start,
    tiles,
    told,
)


def test_a7_a_taken_tile_drops_out_and_the_path_closes_up() -> None:
    s = play(scene("path -1 -2 L +8; pawns 2 1 | 1; roll 1"), "0 pawn:2", ". roll:2", "1 pawn:1")
    assert path(s) == ["-1", "L", "+8"]
    assert pawns(s, 1)[0] == 4


def test_a7_v_tiles_keep_their_order_and_are_not_spaced_anew() -> None:
    s = scene("option expansion nochmal; path -3 V -4 -5 V V V; pawns 3 | 4; roll 1 x")
    assert path(play(s, "0 pawn:3")) == ["-3", "V", "-5", "V", "V", "V"]
    assert [place["place"] for place in s.view(0)["path"]] == ["start", 1, 2, 4, 5, 6, 7, "finish"]


def test_a7_a_v_tile_is_counted_as_a_step() -> None:
    s = scene("option expansion nochmal; path -3 V -4 V V V; pawns 1 1 | 0; roll 2 x")
    assert pawns(play(s, "0 pawn:1"), 0) == [3, 1, "start"]


def test_a8_the_tile_under_flixxy_stays() -> None:
    s = scene("option expansion nochmal; path -3 V V V V; pawns 1 | 0; flixxy 1; roll 1 x")
    assert keys(told(s, "0 pawn:1")) == ["pawn-walked"]
    assert path(s) == ["-3", "V", "V", "V", "V"]


def test_a8_no_tile_vanishes_under_a_piece_in_a_whole_game() -> None:
    for s in moments(start(2, expansion="worms", path="fixed"), "nothing falls"):
        there = s.view(0)["path"]
        assert sum(len(place["pawns"]) for place in there) == 6
        assert sum(place["guards"] for place in there) == 8
        assert sum(place["flixxy"] for place in there) == (s.flixxy != AWAY)


def test_a9_flixxy_comes_round_and_claims_what_all_pawns_have_passed() -> None:
    s = scene("option expansion nochmal; path -3 +8 V V V V; pawns 3 F F | 4 F F; flixxy 6")
    play(s, ". roll:4+flixxy", "0 flixxy", ". roll:3+flixxy")
    assert keys(told(s, "1 flixxy")) == ["flixxy-flew", "took"]
    assert tiles(s, 1) == ["+8"]
    assert path(s) == ["-3", "V", "V", "V", "V"]


def test_a9_once_flixxy_has_left_passed_tiles_lie_idle() -> None:
    s = scene(
        "option expansion nochmal; path -3 +8 V V V V; pawns 3 F F | 4 F F; "
        "flixxy away; arrivals 0 0 1 1"
    )
    play(s, ". roll:1", "0 pawn:3", ". roll:6", "1 pawn:4", ". roll:6")
    assert choices(s) == ["pawn:4"]
    assert path(play(s, "0 pawn:4")) == ["-3", "+8", "V", "V", "V", "V"]
    assert s.outcome() is not None


def test_a10_a_move_is_counted_before_the_tile_it_left_goes() -> None:
    s = scene("path -1 -2 L +8 +7; pawns 2 | 1; roll 3")
    assert [event.facts() for event in told(s, "0 pawn:2")] == [
        {"seat": 0, "from": 2, "to": 5},
        {"seat": 0, "tile": "-2", "place": 2},
    ]


def test_a10_flixxy_counts_the_whole_lap_before_its_tile_goes() -> None:
    s = scene("option expansion nochmal; path V V V V +3; pawns 0 | 0; flixxy 5; roll 6 flixxy")
    play(s, "0 flixxy")
    assert s.view(0)["path"][4] == {
        "place": 4,
        "tile": "V",
        "pawns": [],
        "guards": 0,
        "flixxy": True,
    }
    assert tiles(s, 0) == ["+3"]


def test_a11_the_start_is_left_and_stays() -> None:
    s = scene("option expansion nochmal; path -3 V V V V; pawns 1 1 1 | 1 1 1; roll 2 flixxy")
    assert keys(told(s, "0 flixxy")) == ["flixxy-flew"]
    assert tiles(s, 0) == []
    assert s.view(0)["path"][0]["place"] == "start"


def test_a11_flixxy_leaves_the_finish_and_takes_nothing() -> None:
    s = scene(
        "option expansion nochmal; path -3 V V V V; pawns 1 | 1; flixxy F; arrivals 0; "
        "roll 2 flixxy"
    )
    assert keys(told(s, "0 flixxy")) == ["flixxy-flew"]
    assert tiles(s, 0) == []
    assert s.view(0)["path"][-1]["place"] == "finish"


def test_a11_pawns_and_guards_on_the_finish_are_out_of_play() -> None:
    s = scene("path -1 -2; pawns F F 1 | F F F; guards F; roll 2")
    assert choices(s) == ["pawn:1"]
    assert guards(play(s, "0 pawn:1")) == ["finish"]


def test_a12_in_the_expansion_everyone_may_look_through_every_stack() -> None:
    s = scene("option expansion nochmal; path V V V V; pawns F |; stacks -3 L -9 | +2")
    assert s.view(1)["seats"][0]["stack"] == ["-3", "L", "-9"]
    assert s.view(1)["seats"][0]["top"] == "-9"


def test_a12_in_the_base_game_as_well() -> None:
    s = scene("path; pawns F |; stacks -3 L -9 | +2")
    assert s.view(1)["seats"][0]["stack"] == ["-3", "L", "-9"]
    assert s.view(1)["seats"][0]["score"] == 6


def test_a12_totals_can_be_hidden_until_the_end() -> None:
    s = scene("option totals hidden; path -1; pawns 1 F F | F F F; stacks -3 | +2; roll 1")
    assert s.view(1)["seats"][0]["score"] is None
    assert s.view(0)["seats"][0]["score"] == -3
    assert play(s, "0 pawn:1").view(1)["seats"][0]["score"] == -4


def test_a12_what_is_taken_is_seen_by_all_even_so() -> None:
    s = scene("option totals hidden; path -1 -2; pawns 1 F F | 0; roll 1")
    assert told(s, "0 pawn:1", seat=1)[1].facts() == {"seat": 0, "tile": "-1", "place": 1}

"""The base game, rule by rule."""

from powderkeg.rules.verflixxt.rulebook import B3, B4
from tests.rules.verflixxt.table import choices, path, play, refused, scene, tiles


def test_b3_every_own_pawn_that_is_not_home_may_move() -> None:
    s = scene("path -1 -2 L +8; pawns 0 2 F | 1 1 1; roll 3")
    assert choices(s) == ["pawn:0", "pawn:2"]
    assert refused(s, "0 pawn:1") is B3


def test_b4_a_guard_moves_only_in_company() -> None:
    s = scene("path -1 -2 L +8; pawns 0 2 F | 1 1 1; guards 1 3; roll 3")
    assert refused(s, "0 guard:3") is B4
    assert refused(s, "0 guard:1") is None


def test_b11_who_leaves_a_tile_deserted_must_take_it() -> None:
    s = play(scene("path -1 -2 L +8; pawns 0 2 F | 1 1 1; roll 1"), "0 pawn:2")
    assert tiles(s, 0) == ["-2"]
    assert path(s) == ["-1", "L", "+8"]

"""Exact odds: in every mission, on tiny bombs, whatever is played."""

from __future__ import annotations

import os

import pytest

from powderkeg.rules.bombbusters.moves import CUTS, SKIP
from powderkeg.rules.rng import Rng
from tests.rules.bombbusters.law import Game, follow
from tests.rules.bombbusters.tiny import tiny

GAMES = int(os.environ.get("POWDERKEG_LAW", "2"))  # of each mission
ACTS = 10
MISSIONS = [
    *(1, 3, 8, 11, 12, 13, 15, 17, 18, 20, 22, 23, 26, 27, 29, 35, 38, 39, 41),
    *range(43, 55),
    *(56, 59, 64),
]


@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize("mission", MISSIONS)
def test_p1_p2_p3_p5_p6_p7_odds_are_shares_of_all_that_could_have_been(
    mission: int, game: int
) -> None:
    seed = f"law {mission} {game}"
    assert follow(tiny(mission, Rng(seed)), seed, ACTS) is None


@pytest.mark.parametrize("game", range(GAMES))
def test_p1_p2_a_liars_start_tokens(game: int) -> None:
    """No hand can be only red here: such a one would not be asked for a token."""
    text = "option mission 17; hands 2 3 8 | 2 8.5 | 3 8; captain 0; phase lie"
    assert follow(text, f"liar {game}", ACTS) is None


def test_p2_the_law_notices_what_is_not_noted() -> None:
    game = Game("option mission 44; hands 4 9.5 | 4 5 8.5 | 5; reserve 4")
    game.play(0, SKIP)
    assert next(game.faults(), None) is None
    game.s.clues.clear()
    game.s.worked_out = {}
    assert "eye" in next(game.faults())


def test_p3_the_law_asks_only_for_what_was_legal() -> None:
    """Whoever says 5 holds one; which of two wires one points at tells nothing."""
    s = Game("option mission 4; hands 4 5 | 4 5 | 9 9").s
    for target in (0, 1):
        game = Game("option mission 4; hands 4 5 | 4 5 | 9 9")
        assert game.s.deals(2).values(0) == s.deals(2).values(0)
        game.play(0, CUTS[2][target][5][0])
        assert next(game.faults(), None) is None

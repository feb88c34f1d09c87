"""Every mission at every number of players, from the first card to the last."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.missions.roster import MISSIONS
from powderkeg.rules.rng import Rng
from tests.contract import laws

LOOKS = 12  # acts from one look to the next


@pytest.mark.long
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_random_game_keeps_the_laws(mission: str, seats: int) -> None:
    """What two cannot play, the mission's own rule refuses."""
    setup = GAME.setup(seats, {"mission": mission})
    refusal = GAME.refusal(setup)
    if refusal is not None:
        assert (seats, refusal.rule) == (2, MISSIONS[mission].for_more)
        return
    rng = Rng(f"mission {mission} for {seats}")
    for s, record in laws.walk(GAME, setup, rng):
        end, whole = s, record
        laws.law_someone_is_awaited(s)
        if rng.below(LOOKS) == 0:
            seat = rng.below(seats)
            laws.law_nothing_hidden_is_told(s, seat, rng)
            laws.law_clones_are_apart(s, rng)
            laws.law_states_travel(s, rng)
    laws.law_the_record_is_the_game(whole, end)

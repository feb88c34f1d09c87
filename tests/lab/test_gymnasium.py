"""Gymnasium's own tests of one seat against bots, and of many games in one call."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from gymnasium.vector import AutoresetMode

from powderkeg.lab import make, register
from powderkeg.lab.envs import NAMES
from powderkeg.rules.batch import Batch
from powderkeg.rules.core import Complaint
from powderkeg.rules.games import GAMES
from powderkeg.rules.numbers import WHOLE
from powderkeg.rules.rng import Rng
from tests.lab.tables import PLAYED, Table, every_table


def solo(table: Table, **more: Any) -> Any:
    return make(table.game, table.seats, "solo", options=table.options, illegal="first", **more)


@every_table
@pytest.mark.filterwarnings("ignore")
def test_one_seat_against_bots_is_what_gymnasium_demands(table: Table) -> None:
    check_env(solo(table), skip_render_check=True)


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.filterwarnings("ignore")
def test_what_is_made_by_name_is_the_same(game: str) -> None:
    register()
    seats = 3
    one = gymnasium.make(f"powderkeg/{game}-v0", seats=seats, illegal="first").unwrapped
    other = make(game, seats, "solo", illegal="first")
    check_environments_match(one, other, num_steps=4, seed=7)


def test_names_end_in_a_version() -> None:
    assert all(name.endswith("-v0") for name in NAMES)
    assert gymnasium.make("powderkeg/nitro-flask-v0").unwrapped.action_space.shape == (2,)


def test_the_learner_sees_only_its_own_turns() -> None:
    env = make("verflixxt", 3, "solo", seat=1, bots=["random", "greedy"])
    _, info = env.reset(seed=3)
    rng = np.random.default_rng(1)
    ended, reward = False, 0.0
    while not ended:
        assert env.play.seat == 1
        choice = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, ended, _, info = env.step(choice)
    assert reward == info["returns"][1]
    assert sum(info["returns"]) == 1.0


# Many games in one call.


def test_a_batch_plays_what_single_games_play() -> None:
    """The same dice, the same choices: every row is what the game alone would show."""
    env = make("verflixxt", 3, "vector", copies=5, seed=9)
    seen, info = env.reset()
    alone = [make("verflixxt", 3, "aec") for _ in range(5)]
    for number, each in enumerate(alone):
        each.reset()
        each.play.begin(f"batch {number} 9")
    rng = np.random.default_rng(2)
    ends = 0
    for _ in range(300):
        choices = []
        for number, each in enumerate(alone):
            assert each.play.seat == info["to_play"][number]
            assert (each.play.seen(each.play.seat) == seen[number]).all()
            assert (each.play.mask(each.play.seat) == info["action_mask"][number]).all()
            choices.append(int(rng.choice(np.flatnonzero(info["action_mask"][number]))))
        seen, rewards, over, cut, info = env.step(np.array(choices))
        for number, each in enumerate(alone):
            actor = each.play.seat
            each.play.choose(choices[number])
            assert over[number] == each.play.is_over
            if over[number]:
                ends += 1
                assert info["returns"][number].tolist() == pytest.approx(each.play.shares())
                assert rewards[number] == pytest.approx(each.play.shares()[actor])
                assert (info["final_obs"][number] == each.play.seen(actor)).all()
                dice = each.play.rng
                each.play.begin("")
                each.play.state = each.play.game.start(each.play.setup)
                each.play.rng = dice  # which go on from game to game
                each.play.ask()
            else:
                assert rewards[number] == 0.0
        assert not cut.any()
    assert ends > 0


@every_table
def test_every_game_is_played_in_batches(table: Table) -> None:
    env = make(table.game, table.seats, "vector", options=table.options, copies=3, seed=1)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=4)
    rng = np.random.default_rng(5)
    for _ in range(4 if table.game == "nitro" else 25):
        assert env.observation_space.contains(seen)
        choices = np.array([rng.choice(np.flatnonzero(row)) for row in info["action_mask"]])
        seen, *_, info = env.step(choices)


def test_what_is_seen_may_stay_in_bytes() -> None:
    envs = [
        make("zundstoff", 3, "vector", copies=4, seed=3, small=small) for small in (True, False)
    ]
    (small, info), (usual, _) = (env.reset() for env in envs)
    assert small.dtype == np.int8 and envs[0].observation_space.contains(small)
    for _ in range(40):
        assert (small * np.float32(1 / WHOLE) == usual).all()
        choices = info["action_mask"].argmax(axis=1)
        (small, *_, info), (usual, *_, other) = (env.step(choices) for env in envs)
        if "final_obs" in info:
            assert (info["final_obs"] * np.float32(1 / WHOLE) == other["final_obs"]).all()


def test_workers_play_the_same_games_as_one_process() -> None:
    one = make("zundstoff", 3, "vector", copies=4, seed=3)
    two = make("zundstoff", 3, "vector", copies=4, seed=3, workers=2)
    try:
        here, there = one.reset(), two.reset()
        rng = np.random.default_rng(0)
        for _ in range(60):
            masks = here[-1]["action_mask"]
            assert (here[0] == there[0]).all()
            assert (masks == there[-1]["action_mask"]).all()
            choices = np.array([rng.choice(np.flatnonzero(row)) for row in masks])
            here, there = one.step(choices), two.step(choices)
            assert (here[1] == there[1]).all() and (here[2] == there[2]).all()
        with pytest.raises(Complaint, match="is not allowed for seat"):
            two.step(np.array([149, 149, 149, 149]))
    finally:
        two.close()


def test_a_batch_refuses_what_may_not_be_done() -> None:
    batch = Batch(GAMES["verflixxt"], GAMES["verflixxt"].setup(2), 2, "x")
    with pytest.raises(Complaint, match="2 games need 2 moves, not 1"):
        batch.step([0])
    with pytest.raises(Complaint, match=r"game 0: 5 \(pawn:5\) is not allowed for seat 0"):
        batch.step([5, 5])
    with pytest.raises(Complaint, match="game 0: 99999 is no move"):
        batch.step([99_999, 0])
    with pytest.raises(Complaint, match="5 games cannot be shared evenly by 2 workers"):
        make("verflixxt", 2, "vector", copies=5, workers=2)


def test_dice_are_their_own() -> None:
    batch = Batch(GAMES["zundstoff"], GAMES["zundstoff"].setup(2), 3, "x")
    rolls = [rng.below(1000) for rng in batch.rngs]
    assert len(set(rolls)) == 3
    assert Rng("batch 1 x").below(1000) != rolls[0]

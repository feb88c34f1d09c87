"""The flask and the whole game for learners: seeded, rewarded, and checked by Gymnasium."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from powderkeg.lab.flask import FEATURES, FlaskEnv, Floats, pushes
from powderkeg.lab.laboratory import LaboratoryEnv
from powderkeg.rules.nitro.codec import first_wrong
from powderkeg.rules.nitro.physics.walls import SPEC

MOUTH, BEAK = SPEC["mouth"]["x"], SPEC["tip"][1]
SLOTS = SPEC["slots"][:5]


def push(*values: float) -> Floats:
    return np.array(values, np.float32)


@pytest.mark.parametrize("env", [FlaskEnv(), FlaskEnv(poop=True, ticks=12)])
def test_gymnasium_finds_nothing_to_complain_about_in_a_flask(env: FlaskEnv) -> None:
    check_env(env, skip_render_check=True)


@pytest.mark.long
def test_gymnasium_finds_nothing_to_complain_about_in_the_whole_game() -> None:
    check_env(LaboratoryEnv(level=1), skip_render_check=True)


@pytest.mark.parametrize("action", [(1.0, 1.0), (-1.0, 0.3), (0.0, 0.0), (0.6, -0.8)])
def test_every_action_is_something_that_a_hand_can_do(action: tuple[float, float]) -> None:
    assert first_wrong(pushes(push(*action), 3, None)) == -1
    assert first_wrong(pushes(push(*action), 3, 5)) == -1


def test_the_same_seed_and_actions_lead_to_the_same_flask() -> None:
    seen = []
    for _ in range(2):
        env = FlaskEnv()
        env.reset(seed=7)
        seen.append([env.step(push(0.3, 0.4 * (n % 3)))[0] for n in range(20)])
        env.close()
    assert np.array_equal(seen[0], seen[1])


def test_a_round_lasts_as_long_as_the_sand() -> None:
    env = FlaskEnv(seconds=1, ticks=7)
    env.reset(seed=1)
    over = [env.step(push(0.0, 0.0))[2] for _ in range(9)]
    assert over == [False] * 8 + [True]  # 60 ticks are eight steps of seven, and four
    assert env.tick == 60


def test_the_reward_is_a_cube_more_or_a_cube_less() -> None:
    """The first one wanted lies right before the mouth, and is pushed in and out again."""
    env = FlaskEnv(ticks=30)
    env.reset(seed=1)
    places = [*SLOTS]
    places[env.row[0]] = (MOUTH + 3, BEAK)
    env.reset(seed=1, options={"places": places})
    assert env.step(push(-0.2, 0.0))[1] == 1.0
    assert env.info()["right"] == 1
    assert env.step(push(1.0, 0.0))[1] == -1.0


def test_a_cube_beside_the_flask_is_put_back_after_half_a_second() -> None:
    env = FlaskEnv(ticks=10)
    beside = (SPEC["park"][0], SPEC["park"][1])
    env.reset(seed=1, options={"places": [beside, *SLOTS[1:]]})
    flag = FEATURES * env.row.index(0) + FEATURES - 1
    out = [env.step(push(0.0, 0.0))[0][flag] for _ in range(5)]
    assert out == [1.0, 1.0, 1.0, 0.0, 0.0]


@pytest.mark.long
def test_whoever_stops_at_once_has_the_first_card_and_no_points() -> None:
    env = LaboratoryEnv(level=1, seats=2)
    env.reset(seed=3)
    _, reward, over, _, info = env.step(push(0.0, 0.0, 1.0))
    assert (reward, over, info["round"]) == (0.0, False, 2)
    assert env.state.poop == 0

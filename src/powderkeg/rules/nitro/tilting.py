"""The calm game: one gentle tilt after the other, with all the time in the world to look."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Move
from powderkeg.rules.nitro.imagining import STEP, Stone
from powderkeg.rules.nitro.moves import COMPASS, TILTS
from powderkeg.rules.nitro.pieces import HELD, TILT
from powderkeg.rules.nitro.skill import Skill
from powderkeg.rules.nitro.steering import UNIT, Push, best_plan
from powderkeg.rules.nitro.weighing import Aim
from powderkeg.rules.rng import Rng

HELD_STEPS: Final = HELD // STEP
LEVEL: Final = Push(0.0, 0.0, (TILT - HELD) // STEP)
WAYS: Final = [Push(x * UNIT, y * UNIT, HELD_STEPS) for x, y in COMPASS.values()]


def next_tilt(aim: Aim, stones: list[Stone], skill: Skill, rng: Rng) -> Move:
    """The first of two tilts in a row that look best together."""
    plans: list[list[Push]] = []
    firsts: list[int] = []
    for number in range(skill.tilts):
        first = number % len(WAYS) if skill.tilts > len(WAYS) else rng.below(len(WAYS))
        firsts.append(first)
        plans.append([WAYS[first], LEVEL, rng.pick(WAYS), LEVEL])
    return TILTS[firsts[best_plan(aim, stones, plans)]]

"""The lesson: every position is a real one, with a good move and another."""

from __future__ import annotations

import pytest

from powderkeg.rules.teaching import Lesson
from tests.kindling import GAME
from tests.rules.kindling.table import choices, scene


@pytest.mark.parametrize("step", GAME.teaching.lesson, ids=lambda step: step.key)
def test_the_learner_has_a_choice(step: Lesson) -> None:
    s = scene(step.scene)
    assert s.deciders() == [step.seat]
    assert set(step.good) < set(choices(s, step.seat))

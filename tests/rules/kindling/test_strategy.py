"""Who looks no further than their own nose does what the lesson teaches."""

from __future__ import annotations

import pytest

from powderkeg.bots.ladder import make_bot
from powderkeg.rules.rng import Rng
from powderkeg.rules.teaching import Lesson
from tests.kindling import GAME
from tests.rules.kindling.table import scene


@pytest.mark.parametrize("step", GAME.teaching.lesson, ids=lambda step: step.key)
def test_a_sharp_bot_has_learnt_its_lesson(step: Lesson) -> None:
    bot = make_bot("sharp", GAME)
    assert bot.choose(scene(step.scene), step.seat, Rng("lesson")).text in step.good

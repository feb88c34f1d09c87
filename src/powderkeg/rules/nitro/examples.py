"""Rules at work, in the lesson's positions."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.nitro.lesson import (
    BEAK,
    ENOUGH,
    JUMPED_OUT,
    LOADING,
    SAME_TICK,
    TAKEN,
)
from powderkeg.rules.nitro.rulebook import B2, B5, B8, B9, B11, B12, B13, B14, B15, N4, N18
from powderkeg.rules.teaching import Example

EXAMPLES: Final = [
    Example(B2, LOADING.scene, ["0 load:BRGYP"], "loaded"),
    Example(B5, ENOUGH.scene, ["0 stop"], "took-stop"),
    Example(B8, BEAK.scene, ["0 tilt:w"], "beak-changed"),
    Example(B9, JUMPED_OUT.scene, ["0 back:R"], "went-back"),
    Example(B11, TAKEN.scene, ["0 stop"], "won-card"),
    Example(B12, TAKEN.scene, ["0 stop"], "card-gone"),
    Example(B13, TAKEN.scene, ["0 stop"], "missed"),
    Example(B14, TAKEN.scene, ["0 stop"], "boxed"),
    Example(B15, TAKEN.scene, ["0 stop"], "got-poop"),
    Example(N4, SAME_TICK.scene, ["0 stop"], "took-stop"),
    Example(N18, ENOUGH.scene, ["0 stop", "0 stop"]),
]

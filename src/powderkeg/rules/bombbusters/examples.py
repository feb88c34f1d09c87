"""Rules at work, in the lesson's positions."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.lesson import DETECTOR, DUAL_CUT, RED, SOLO, YELLOW
from powderkeg.rules.bombbusters.rulebook import DIAL, C, R
from powderkeg.rules.teaching import Example

POINTED: Final = ["0 double:8", "0 at:1G", "0 at:1H"]  # at both wires that can be the 8

EXAMPLES: Final = [
    Example(R[7], DUAL_CUT.scene, ["0 cut:1C=3"], "cut"),
    Example(R[7], SOLO.scene, ["0 solo:3"], "solo-cut"),
    Example(R[7], DUAL_CUT.scene, ["0 solo:5"]),
    Example(R[7], DUAL_CUT.scene, ["0 reveal"]),
    Example(R[8], YELLOW.scene, ["0 cut:1F=yellow"], "cut"),
    Example(R[9], DUAL_CUT.scene, ["0 cut:1A=4"]),
    Example(R[10], SOLO.scene, ["0 solo:3"], "validated"),
    Example(R[12], RED.scene, ["0 cut:1E=5"], "exploded"),
    Example(DIAL, DUAL_CUT.scene, ["0 cut:1A=2"], "dialled"),
    Example(C[1], DETECTOR.scene, POINTED, "claimed"),
    Example(C[1], DETECTOR.scene, ["0 double:8", "0 at:1D", "0 at:2D"]),
]

"""Rules at work, in the lesson's positions."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.teaching import Example
from powderkeg.rules.zundstoff.lesson import (
    ANOTHER_DISC,
    BACKING,
    BLACK,
    LOOPS,
    OWN_DISC,
    SUN_SIDES,
    TITLE,
    TWO_FLIGHTS,
)
from powderkeg.rules.zundstoff.rulebook import (
    B5,
    B6,
    B7,
    B8,
    B11,
    B12,
    B13,
    B15,
    B17,
    B19,
    B20,
    B21,
    Z1,
    Z3,
    Z4,
)

EXAMPLES: Final = [
    Example(B5, BACKING.scene, ["0 card:red2"]),
    Example(B6, SUN_SIDES.scene, ["0 card:sun"], "sun-turned"),
    Example(B7, OWN_DISC.scene, ["0 card:planet"], "planet-turned"),
    Example(B8, ANOTHER_DISC.scene, ["0 turn:14+2"], "planet-turned"),
    Example(B8, ANOTHER_DISC.scene, ["0 turn:1+1"]),
    Example(B11, BLACK.scene, ["0 card:black2"], "flight-won"),
    Example(B12, BACKING.scene, ["0 card:red3"], "flight-won"),
    Example(B13, TWO_FLIGHTS.scene, ["0 flight:red"], "flight-chosen"),
    Example(B13, TWO_FLIGHTS.scene, ["0 flight:yellow"]),
    Example(B15, LOOPS.scene, ["0 fly:9"]),
    Example(B17, TWO_FLIGHTS.scene, ["0 flight:blue"], "turned-up"),
    Example(B19, LOOPS.scene, ["0 fly:14"]),
    Example(B20, BACKING.scene, ["0 card:red3"], "took-glasses"),
    Example(B21, TITLE.scene, ["0 card:blue2"], "won-the-title"),
    Example(Z1, LOOPS.scene, ["0 fly:sun"], "flew"),
    Example(Z3, SUN_SIDES.scene, ["0 card:red2"], "stayed"),
    Example(Z4, TITLE.scene, ["0 card:red2"], "landed-again"),
]

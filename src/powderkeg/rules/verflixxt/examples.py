"""Rules at work, in the lesson's positions and a few others."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.teaching import Example
from powderkeg.rules.verflixxt.lesson import (
    FLIXXY,
    GUARDS,
    LUCK,
    TAKING,
    VERFLIXXT_TILES,
    WALKING,
    WORMS,
)
from powderkeg.rules.verflixxt.rulebook import (
    B2,
    B3,
    B4,
    B5,
    B7,
    B8,
    B11,
    B12,
    B16,
    E2,
    E4,
    E5,
    E9,
    E12,
    W6,
)

# The same dice, but for the second one.
ONLY_FLIXXY: Final = FLIXXY.scene.replace("3 any", "3 flixxy")
NO_FLIXXY: Final = FLIXXY.scene.replace("3 any", "3 x")

# One tile is left, and it turns the largest minus into plus.
LAST_TILE: Final = (
    f"path {' '.join(['.'] * 31)} L; pawns 32 F F | F F F; stacks -3 +6 -8 +5 | +2 L -10; roll 1"
)

EXAMPLES: Final = [
    Example(B2, WALKING.scene, ["0 pawn:4"], "pawn-walked"),
    Example(B2, WALKING.scene, ["0 nobody"]),
    Example(B3, GUARDS.scene, ["0 pawn:6"]),
    Example(B4, GUARDS.scene, ["0 guard:15"], "guard-walked"),
    Example(B4, GUARDS.scene, ["0 guard:9"]),
    Example(B5, TAKING.scene, ["0 pawn-back:17"]),
    Example(B7, LUCK.scene, ["0 pawn:6"], "pawn-walked"),
    Example(B8, "pawns 28 30 F | 30 5 5; roll 6", ["0 pawn:28"], "pawn-walked"),
    Example(B11, TAKING.scene, ["0 pawn:17"], "took"),
    Example(B11, TAKING.scene, ["0 pawn:18"], "pawn-walked"),  # in company: nothing is taken
    Example(B12, GUARDS.scene, ["0 guard:15"], "guard-walked"),
    Example(B16, LAST_TILE, ["0 pawn:32"], "game-over"),
    Example(E2, ONLY_FLIXXY, ["0 pawn:12"]),
    Example(E4, NO_FLIXXY, ["0 flixxy"]),
    Example(E5, FLIXXY.scene, ["0 flixxy"], "took"),
    Example(E9, ONLY_FLIXXY, ["0 flixxy"], "won-token"),
    Example(E12, VERFLIXXT_TILES.scene, ["0 pawn:10"], "gave"),
    Example(W6, WORMS.scene, ["0 bury"], "buried"),
]

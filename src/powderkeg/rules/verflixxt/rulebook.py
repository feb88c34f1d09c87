"""Every numbered rule of Verflixxt! and Verflixxt nochmal!, and where it is written."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Chapter

BASE: Final = Chapter("base")
P1: Final = BASE.rule("P1", "Verflixxt! 2005, set-up: path")
P2: Final = BASE.rule("P2", "Verflixxt! 2005, set-up: guards")
P3: Final = BASE.rule("P3", "Verflixxt! 2005, set-up: pawns")
B1: Final = BASE.rule("B1", "Verflixxt! 2005, order of play")
B2: Final = BASE.rule("B2", "Verflixxt! 2005, the turn")
B3: Final = BASE.rule("B3", "Verflixxt! 2005, the turn: pawns")
B4: Final = BASE.rule("B4", "Verflixxt! 2005, the turn: guards")
B5: Final = BASE.rule("B5", "Verflixxt! 2005, moving")
B6: Final = BASE.rule("B6", "Verflixxt! 2005, moving")
B7: Final = BASE.rule("B7", "Verflixxt! 2005, moving: gaps")
B8: Final = BASE.rule("B8", "Verflixxt! 2005, the finish")
B9: Final = BASE.rule("B9", "Verflixxt! 2005, the finish: guards")
B10: Final = BASE.rule("B10", "Verflixxt! 2005, the finish: pawns")
B11: Final = BASE.rule("B11", "Verflixxt! 2005, taking tiles")
B12: Final = BASE.rule("B12", "Verflixxt! 2005, taking tiles: guards")
B13: Final = BASE.rule("B13", "Verflixxt! 2005, taking tiles: the start")
B14: Final = BASE.rule("B14", "Verflixxt! 2005, players who are home")
B15: Final = BASE.rule("B15", "Verflixxt! 2005, end of the game")
B16: Final = BASE.rule("B16", "Verflixxt! 2005, scoring: lucky tiles")
B17: Final = BASE.rule("B17", "Verflixxt! 2005, scoring: the winner")
B18: Final = BASE.rule(
    "B18", "Verflixxt! 2020, ties (in the 2005 rules we found nothing about them)"
)
B19: Final = BASE.rule("B19", "Verflixxt! 2005, taken tiles (editions differ)")
B20: Final = BASE.rule("B20", "Verflixxt! 2005, tiles left behind")

VARIANTS: Final = Chapter("variants")
VARIANT_1A: Final = VARIANTS.rule("variant-1a", "Verflixxt! 2005, variant 1a")
VARIANT_1B: Final = VARIANTS.rule("variant-1b", "Verflixxt! 2005, variant 1b")
VARIANT_1C: Final = VARIANTS.rule("variant-1c", "Verflixxt! 2005, variant 1c")
VARIANT_2: Final = VARIANTS.rule("variant-2", "Verflixxt! 2005, variant 2")
VARIANT_3: Final = VARIANTS.rule("variant-3", "Verflixxt! 2005, variant 3")
VARIANT_4: Final = VARIANTS.rule("variant-4", "Verflixxt! 2005, variant 4")
VARIANT_5: Final = VARIANTS.rule("variant-5", "Verflixxt! 2005, variant 5")

SETTING_UP: Final = Chapter("setting-up")
S1: Final = SETTING_UP.rule("S1", "Verflixxt nochmal! 2006, set-up: tiles")
S2: Final = SETTING_UP.rule("S2", "Verflixxt nochmal! 2006, set-up: path")
S3: Final = SETTING_UP.rule("S3", "Verflixxt nochmal! 2006, set-up: round tokens")
S4: Final = SETTING_UP.rule("S4", "Verflixxt nochmal! 2006, set-up: guards")
S5: Final = SETTING_UP.rule("S5", "Verflixxt nochmal! 2006, set-up: figures")
S6: Final = SETTING_UP.rule("S6", "Verflixxt nochmal! 2006, set-up: worm tokens")
S7: Final = SETTING_UP.rule("S7", "Verflixxt nochmal! 2006, set-up: first player")
S8: Final = SETTING_UP.rule("S8", "Verflixxt nochmal! 2006, another path")

NOCHMAL: Final = Chapter("nochmal")
E1: Final = NOCHMAL.rule("E1", "Verflixxt nochmal! 2006, the game")
E2: Final = NOCHMAL.rule("E2", "Verflixxt nochmal! 2006, action die: Flixxy")
E3: Final = NOCHMAL.rule("E3", "Verflixxt nochmal! 2006, action die: ?")
E4: Final = NOCHMAL.rule("E4", "Verflixxt nochmal! 2006, action die: X")
E5: Final = NOCHMAL.rule("E5", "Verflixxt nochmal! 2006, Flixxy")
E6: Final = NOCHMAL.rule("E6", "Verflixxt nochmal! 2006, Flixxy")
E7: Final = NOCHMAL.rule("E7", "Verflixxt nochmal! 2006, Flixxy: guards")
E8: Final = NOCHMAL.rule("E8", "Verflixxt nochmal! 2006, round tokens: laps")
E9: Final = NOCHMAL.rule("E9", "Verflixxt nochmal! 2006, round tokens")
E10: Final = NOCHMAL.rule("E10", "Verflixxt nochmal! 2006, round tokens: fifth arrival")
E11: Final = NOCHMAL.rule("E11", "Verflixxt nochmal! 2006, Verflixxt tiles: stacks")
E12: Final = NOCHMAL.rule("E12", "Verflixxt nochmal! 2006, Verflixxt tiles")
E13: Final = NOCHMAL.rule("E13", "Verflixxt nochmal! 2006, Verflixxt tiles: nothing to give")
E14: Final = NOCHMAL.rule("E14", "Verflixxt nochmal! 2006, Verflixxt tiles: who receives")
E15: Final = NOCHMAL.rule("E15", "Verflixxt nochmal! 2006, Verflixxt tiles stay")
E16: Final = NOCHMAL.rule("E16", "Verflixxt nochmal! 2006, end of the game")
E17: Final = NOCHMAL.rule("E17", "Verflixxt nochmal! 2006, end of the game: scoring")

WORMS: Final = Chapter("worms")
W1: Final = WORMS.rule("W1", "Verflixxt nochmal! 2006, worm variant: the pile")
W2: Final = WORMS.rule("W2", "Verflixxt nochmal! 2006, worm variant: drawing")
W3: Final = WORMS.rule("W3", "Verflixxt nochmal! 2006, worm variant: no draw")
W4: Final = WORMS.rule("W4", "Verflixxt nochmal! 2006, worm variant: from the next turn")
W5: Final = WORMS.rule("W5", "Verflixxt nochmal! 2006, worm variant: playing")
W6: Final = WORMS.rule("W6", "Verflixxt nochmal! 2006, worm variant: the four kinds")
W7: Final = WORMS.rule("W7", "Verflixxt nochmal! 2006, worm variant: scoring")

OUR_SETTING_UP: Final = Chapter("our-setting-up")
A1: Final = OUR_SETTING_UP.rule("A1", "Our ruling: number of worm tokens")
A2: Final = OUR_SETTING_UP.rule("A2", "Our ruling: worm tokens of each kind")
A3: Final = OUR_SETTING_UP.rule("A3", "Our ruling: places of the V tiles, shuffled path")
A4: Final = OUR_SETTING_UP.rule("A4", "Our ruling: the fixed path keeps its -1 and -2")
A5: Final = OUR_SETTING_UP.rule("A5", "Our ruling: seven and eight players")
A6: Final = OUR_SETTING_UP.rule("A6", "Our ruling: first player")

OUR_PATH: Final = Chapter("our-path")
A7: Final = OUR_PATH.rule("A7", "Our ruling: gaps and V tiles")
A8: Final = OUR_PATH.rule("A8", "Our ruling: an occupied tile stays")
A9: Final = OUR_PATH.rule("A9", "Our ruling: tiles everyone has passed")
A10: Final = OUR_PATH.rule("A10", "Our ruling: count first, then remove")
A11: Final = OUR_PATH.rule("A11", "Our ruling: start and finish")
A12: Final = OUR_PATH.rule("A12", "Our ruling: open stacks")

OUR_FLIXXY: Final = Chapter("our-flixxy")
A13: Final = OUR_FLIXXY.rule("A13", "Our ruling: one token an arrival")
A14: Final = OUR_FLIXXY.rule("A14", "Our ruling: never two arrivals")
A15: Final = OUR_FLIXXY.rule("A15", "Our ruling: the fifth arrival")
A16: Final = OUR_FLIXXY.rule("A16", "Our ruling: Flixxy on finish or start")
A17: Final = OUR_FLIXXY.rule("A17", "Our ruling: worms through Flixxy")
A18: Final = OUR_FLIXXY.rule("A18", "Our ruling: a guard beside Flixxy under an X")
A19: Final = OUR_FLIXXY.rule("A19", "Our ruling: after Flixxy has left")
A20: Final = OUR_FLIXXY.rule("A20", "Our ruling: Flixxy must move even so")

OUR_VERFLIXXT_TILES: Final = Chapter("our-verflixxt-tiles")
A21: Final = OUR_VERFLIXXT_TILES.rule("A21", "Our ruling: alone on a V tile")
A22: Final = OUR_VERFLIXXT_TILES.rule("A22", "Our ruling: a guard leaves a V tile")
A23: Final = OUR_VERFLIXXT_TILES.rule("A23", "Our ruling: the last pawn leaves a V tile")
A24: Final = OUR_VERFLIXXT_TILES.rule("A24", "Our ruling: the only one left")
A25: Final = OUR_VERFLIXXT_TILES.rule("A25", "Our ruling: lucky tiles in stacks")
A26: Final = OUR_VERFLIXXT_TILES.rule("A26", "Our ruling: tokens are never given")
A27: Final = OUR_VERFLIXXT_TILES.rule("A27", "Our ruling: an own pawn stays on the V tile")

OUR_WORMS: Final = Chapter("our-worms")
A28: Final = OUR_WORMS.rule("A28", "Our ruling: when worms may be played")
A29: Final = OUR_WORMS.rule("A29", "Our ruling: a push is extra")
A30: Final = OUR_WORMS.rule("A30", "Our ruling: a push empties a tile")
A31: Final = OUR_WORMS.rule("A31", "Our ruling: what can be pushed")
A32: Final = OUR_WORMS.rule("A32", "Our ruling: a push over the finish")
A33: Final = OUR_WORMS.rule("A33", "Our ruling: neighbours for a swap")
A34: Final = OUR_WORMS.rule("A34", "Our ruling: a swap with Flixxy")
A35: Final = OUR_WORMS.rule("A35", "Our ruling: a swap takes nothing")
A36: Final = OUR_WORMS.rule("A36", "Our ruling: a swap must leave a move")
A37: Final = OUR_WORMS.rule("A37", "Our ruling: several swaps")
A38: Final = OUR_WORMS.rule("A38", "Our ruling: burying needs two tiles")
A39: Final = OUR_WORMS.rule("A39", "Our ruling: a double turn is a turn")
A40: Final = OUR_WORMS.rule("A40", "Our ruling: no double turn when home")
A41: Final = OUR_WORMS.rule("A41", "Our ruling: several double turns")
A42: Final = OUR_WORMS.rule("A42", "Our ruling: the pile is a queue")
A43: Final = OUR_WORMS.rule("A43", "Our ruling: worms are secret")
A44: Final = OUR_WORMS.rule("A44", "Our ruling: worms of a player who is home")
A45: Final = OUR_WORMS.rule("A45", "Our ruling: swap and bury may wait")

OUR_END: Final = Chapter("our-end")
A46: Final = OUR_END.rule("A46", "Our ruling: ties")
A47: Final = OUR_END.rule("A47", "Our ruling: when it ends")
A48: Final = OUR_END.rule("A48", "Our ruling: it always ends")

OUR_FINER_POINTS: Final = Chapter("our-finer-points")
V1: Final = OUR_FINER_POINTS.rule("V1", "Our ruling: a whole lap from a V tile")
V2: Final = OUR_FINER_POINTS.rule("V2", "Our ruling: a push takes Flixxy out of a forced turn")
V3: Final = OUR_FINER_POINTS.rule("V3", "Our ruling: a push where only Flixxy stands")
V4: Final = OUR_FINER_POINTS.rule("V4", "Our ruling: a played push goes under last")
V5: Final = OUR_FINER_POINTS.rule("V5", "Our ruling: a played double goes under at once")
V6: Final = OUR_FINER_POINTS.rule("V6", "Our ruling: variants and expansion")
V7: Final = OUR_FINER_POINTS.rule("V7", "Our ruling: a rolled 1 in variant 2")
V8: Final = OUR_FINER_POINTS.rule("V8", "Our ruling: passed tiles in variant 3")
V9: Final = OUR_FINER_POINTS.rule("V9", "Our ruling: standing alone in variant 4")
V10: Final = OUR_FINER_POINTS.rule("V10", "Our ruling: the penalty tile in variant 5")
V11: Final = OUR_FINER_POINTS.rule("V11", "Our ruling: guards in variant 1b")
V12: Final = OUR_FINER_POINTS.rule("V12", "Our ruling: how tiles are counted")
V13: Final = OUR_FINER_POINTS.rule("V13", "Our ruling: a swap under a forced Flixxy")
V14: Final = OUR_FINER_POINTS.rule("V14", "Our ruling: the window after the last pawn")
V15: Final = OUR_FINER_POINTS.rule("V15", "Our ruling: leaving the start again")
V16: Final = OUR_FINER_POINTS.rule("V16", "Our ruling: when a push is the move")
V17: Final = OUR_FINER_POINTS.rule("V17", "Our ruling: a double closes the turn")
V18: Final = OUR_FINER_POINTS.rule("V18", "Our ruling: still tied")
V19: Final = OUR_FINER_POINTS.rule("V19", "Our ruling: token, tile, worm")
V20: Final = OUR_FINER_POINTS.rule("V20", "Our ruling: a worm drawn by a push")

CHAPTERS: Final = [
    BASE,
    VARIANTS,
    SETTING_UP,
    NOCHMAL,
    WORMS,
    OUR_SETTING_UP,
    OUR_PATH,
    OUR_FLIXXY,
    OUR_VERFLIXXT_TILES,
    OUR_WORMS,
    OUR_END,
    OUR_FINER_POINTS,
]

# What lies on the table, and the rule it comes from.
PIECES: Final = {
    "pawn": B3,
    "guard": B4,
    "flixxy": E5,
    "start": B13,
    "finish": B8,
    "gap": B7,
    "tile-plus": B11,
    "tile-minus": B11,
    "tile-lucky": B16,
    "tile-v": E12,
    "token": E9,
    "worm": W6,
    "worm-pile": W2,
    "die": B2,
    "action-die": E3,
    "stack": B19,
}

"""Every numbered rule of Verflixxt! and Verflixxt nochmal!, and where it is written."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Rule

B1: Final = Rule("B1", "Verflixxt! 2005, order of play")
B2: Final = Rule("B2", "Verflixxt! 2005, the turn")
B3: Final = Rule("B3", "Verflixxt! 2005, the turn: pawns")
B4: Final = Rule("B4", "Verflixxt! 2005, the turn: guards")
B5: Final = Rule("B5", "Verflixxt! 2005, moving")
B6: Final = Rule("B6", "Verflixxt! 2005, moving")
B7: Final = Rule("B7", "Verflixxt! 2005, moving: gaps")
B8: Final = Rule("B8", "Verflixxt! 2005, the finish")
B9: Final = Rule("B9", "Verflixxt! 2005, the finish: guards")
B10: Final = Rule("B10", "Verflixxt! 2005, the finish: pawns")
B11: Final = Rule("B11", "Verflixxt! 2005, taking tiles")
B12: Final = Rule("B12", "Verflixxt! 2005, taking tiles: guards")
B13: Final = Rule("B13", "Verflixxt! 2005, taking tiles: the start")
B14: Final = Rule("B14", "Verflixxt! 2005, players who are home")
B15: Final = Rule("B15", "Verflixxt! 2005, end of the game")
B16: Final = Rule("B16", "Verflixxt! 2005, scoring: lucky tiles")
B17: Final = Rule("B17", "Verflixxt! 2005, scoring: the winner")
B18: Final = Rule("B18", "Verflixxt! 2020, ties (the 2005 rules are silent)")
B19: Final = Rule("B19", "Verflixxt! 2005, taken tiles (editions differ)")
B20: Final = Rule("B20", "Verflixxt! 2005, tiles left behind")
VARIANT_1A: Final = Rule("variant-1a", "Verflixxt! 2005, variant 1a")
VARIANT_1B: Final = Rule("variant-1b", "Verflixxt! 2005, variant 1b")
VARIANT_1C: Final = Rule("variant-1c", "Verflixxt! 2005, variant 1c")
VARIANT_2: Final = Rule("variant-2", "Verflixxt! 2005, variant 2")
VARIANT_3: Final = Rule("variant-3", "Verflixxt! 2005, variant 3")
VARIANT_4: Final = Rule("variant-4", "Verflixxt! 2005, variant 4")
VARIANT_5: Final = Rule("variant-5", "Verflixxt! 2005, variant 5")
S1: Final = Rule("S1", "Verflixxt nochmal! 2006, set-up: tiles")
S2: Final = Rule("S2", "Verflixxt nochmal! 2006, set-up: path")
S3: Final = Rule("S3", "Verflixxt nochmal! 2006, set-up: round tokens")
S4: Final = Rule("S4", "Verflixxt nochmal! 2006, set-up: guards")
S5: Final = Rule("S5", "Verflixxt nochmal! 2006, set-up: figures")
S6: Final = Rule("S6", "Verflixxt nochmal! 2006, set-up: worm tokens")
S7: Final = Rule("S7", "Verflixxt nochmal! 2006, set-up: first player")
S8: Final = Rule("S8", "Verflixxt nochmal! 2006, another path")
E1: Final = Rule("E1", "Verflixxt nochmal! 2006, the game")
E2: Final = Rule("E2", "Verflixxt nochmal! 2006, action die: Flixxy")
E3: Final = Rule("E3", "Verflixxt nochmal! 2006, action die: ?")
E4: Final = Rule("E4", "Verflixxt nochmal! 2006, action die: X")
E5: Final = Rule("E5", "Verflixxt nochmal! 2006, Flixxy")
E6: Final = Rule("E6", "Verflixxt nochmal! 2006, Flixxy")
E7: Final = Rule("E7", "Verflixxt nochmal! 2006, Flixxy: guards")
E8: Final = Rule("E8", "Verflixxt nochmal! 2006, round tokens: laps")
E9: Final = Rule("E9", "Verflixxt nochmal! 2006, round tokens")
E10: Final = Rule("E10", "Verflixxt nochmal! 2006, round tokens: fifth arrival")
E11: Final = Rule("E11", "Verflixxt nochmal! 2006, Verflixxt tiles: stacks")
E12: Final = Rule("E12", "Verflixxt nochmal! 2006, Verflixxt tiles")
E13: Final = Rule("E13", "Verflixxt nochmal! 2006, Verflixxt tiles: nothing to give")
E14: Final = Rule("E14", "Verflixxt nochmal! 2006, Verflixxt tiles: who receives")
E15: Final = Rule("E15", "Verflixxt nochmal! 2006, Verflixxt tiles stay")
E16: Final = Rule("E16", "Verflixxt nochmal! 2006, end of the game")
E17: Final = Rule("E17", "Verflixxt nochmal! 2006, end of the game: scoring")
W1: Final = Rule("W1", "Verflixxt nochmal! 2006, worm variant: the pile")
W2: Final = Rule("W2", "Verflixxt nochmal! 2006, worm variant: drawing")
W3: Final = Rule("W3", "Verflixxt nochmal! 2006, worm variant: no draw")
W4: Final = Rule("W4", "Verflixxt nochmal! 2006, worm variant: from the next turn")
W5: Final = Rule("W5", "Verflixxt nochmal! 2006, worm variant: playing")
W6: Final = Rule("W6", "Verflixxt nochmal! 2006, worm variant: the four kinds")
W7: Final = Rule("W7", "Verflixxt nochmal! 2006, worm variant: scoring")
A1: Final = Rule("A1", "Our ruling: number of worm tokens")
A2: Final = Rule("A2", "Our ruling: worm tokens of each kind")
A3: Final = Rule("A3", "Our ruling: places of the V tiles, shuffled path")
A4: Final = Rule("A4", "Our ruling: the fixed path keeps its -1 and -2")
A5: Final = Rule("A5", "Our ruling: seven and eight players")
A6: Final = Rule("A6", "Our ruling: first player")
A7: Final = Rule("A7", "Our ruling: gaps and V tiles")
A8: Final = Rule("A8", "Our ruling: an occupied tile stays")
A9: Final = Rule("A9", "Our ruling: tiles everyone has passed")
A10: Final = Rule("A10", "Our ruling: count first, then remove")
A11: Final = Rule("A11", "Our ruling: start and finish")
A12: Final = Rule("A12", "Our ruling: open stacks")
A13: Final = Rule("A13", "Our ruling: one token an arrival")
A14: Final = Rule("A14", "Our ruling: never two arrivals")
A15: Final = Rule("A15", "Our ruling: the fifth arrival")
A16: Final = Rule("A16", "Our ruling: Flixxy on finish or start")
A17: Final = Rule("A17", "Our ruling: worms through Flixxy")
A18: Final = Rule("A18", "Our ruling: a guard beside Flixxy under an X")
A19: Final = Rule("A19", "Our ruling: after Flixxy has left")
A20: Final = Rule("A20", "Our ruling: Flixxy must move even so")
A21: Final = Rule("A21", "Our ruling: alone on a V tile")
A22: Final = Rule("A22", "Our ruling: a guard leaves a V tile")
A23: Final = Rule("A23", "Our ruling: the last pawn leaves a V tile")
A24: Final = Rule("A24", "Our ruling: the only one left")
A25: Final = Rule("A25", "Our ruling: lucky tiles in stacks")
A26: Final = Rule("A26", "Our ruling: tokens are never given")
A27: Final = Rule("A27", "Our ruling: an own pawn stays on the V tile")
A28: Final = Rule("A28", "Our ruling: when worms may be played")
A29: Final = Rule("A29", "Our ruling: a push is extra")
A30: Final = Rule("A30", "Our ruling: a push empties a tile")
A31: Final = Rule("A31", "Our ruling: what can be pushed")
A32: Final = Rule("A32", "Our ruling: a push over the finish")
A33: Final = Rule("A33", "Our ruling: neighbours for a swap")
A34: Final = Rule("A34", "Our ruling: a swap with Flixxy")
A35: Final = Rule("A35", "Our ruling: a swap takes nothing")
A36: Final = Rule("A36", "Our ruling: a swap must leave a move")
A37: Final = Rule("A37", "Our ruling: several swaps")
A38: Final = Rule("A38", "Our ruling: burying needs two tiles")
A39: Final = Rule("A39", "Our ruling: a double turn is a turn")
A40: Final = Rule("A40", "Our ruling: no double turn when home")
A41: Final = Rule("A41", "Our ruling: several double turns")
A42: Final = Rule("A42", "Our ruling: the pile is a queue")
A43: Final = Rule("A43", "Our ruling: worms are secret")
A44: Final = Rule("A44", "Our ruling: worms of a player who is home")
A45: Final = Rule("A45", "Our ruling: swap and bury may wait")
A46: Final = Rule("A46", "Our ruling: ties")
A47: Final = Rule("A47", "Our ruling: when it ends")
A48: Final = Rule("A48", "Our ruling: it always ends")
V1: Final = Rule("V1", "Our ruling: a whole lap from a V tile")
V2: Final = Rule("V2", "Our ruling: a push takes Flixxy out of a forced turn")
V3: Final = Rule("V3", "Our ruling: a push where only Flixxy stands")
V4: Final = Rule("V4", "Our ruling: a played push goes under last")
V5: Final = Rule("V5", "Our ruling: a played double goes under at once")
V6: Final = Rule("V6", "Our ruling: variants and expansion")
V7: Final = Rule("V7", "Our ruling: a rolled 1 in variant 2")
V8: Final = Rule("V8", "Our ruling: passed tiles in variant 3")
V9: Final = Rule("V9", "Our ruling: standing alone in variant 4")
V10: Final = Rule("V10", "Our ruling: the penalty tile in variant 5")
V11: Final = Rule("V11", "Our ruling: guards in variant 1b")
V12: Final = Rule("V12", "Our ruling: how tiles are counted")
V13: Final = Rule("V13", "Our ruling: a swap under a forced Flixxy")
V14: Final = Rule("V14", "Our ruling: the window after the last pawn")
V15: Final = Rule("V15", "Our ruling: leaving the start again")
V16: Final = Rule("V16", "Our ruling: when a push is the move")
V17: Final = Rule("V17", "Our ruling: a double closes the turn")
V18: Final = Rule("V18", "Our ruling: still tied")
V19: Final = Rule("V19", "Our ruling: token, tile, worm")
V20: Final = Rule("V20", "Our ruling: a worm drawn by a push")

# The rulebook, chapter by chapter.
# fmt: off
CHAPTERS: Final = {
    "base": [
        B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, B15, B16, B17, B18, B19, B20,
    ],
    "variants": [VARIANT_1A, VARIANT_1B, VARIANT_1C, VARIANT_2, VARIANT_3, VARIANT_4, VARIANT_5],
    "setting-up": [S1, S2, S3, S4, S5, S6, S7, S8],
    "nochmal": [E1, E2, E3, E4, E5, E6, E7, E8, E9, E10, E11, E12, E13, E14, E15, E16, E17],
    "worms": [W1, W2, W3, W4, W5, W6, W7],
    "our-setting-up": [A1, A2, A3, A4, A5, A6],
    "our-path": [A7, A8, A9, A10, A11, A12],
    "our-flixxy": [A13, A14, A15, A16, A17, A18, A19, A20],
    "our-verflixxt-tiles": [A21, A22, A23, A24, A25, A26, A27],
    "our-worms": [
        A28, A29, A30, A31, A32, A33, A34, A35, A36, A37, A38, A39, A40, A41, A42, A43, A44, A45,
    ],
    "our-end": [A46, A47, A48],
    "our-finer-points": [
        V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14, V15, V16, V17, V18, V19, V20,
    ],
}
# fmt: on

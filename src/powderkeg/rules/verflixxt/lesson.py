"""The lesson: real positions, one idea each. No tile is missing, so a table could look like it."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.teaching import Lesson

# A pawn walks the full number. Everybody has company, so nothing is taken yet.
WALKING: Final = Lesson("1", "pawns 0 2 4 | 0 2 4; roll 5", 0, ["pawn:4"])

# Whoever leaves a tile last takes it: alone on a plus, alone on a minus, and in company.
TAKING: Final = Lesson("2", "pawns 5 17 18 | 18 6 0; roll 2", 0, ["pawn:17"])

# A guard in company can be walked off, and then the +8 is to be had.
GUARDS: Final = Lesson("3", "pawns 15 5 0 | 6 6 0; roll 2", 0, ["guard:15"])

# A lucky tile without a number is worth more than a +5.
LUCK: Final = Lesson(
    "4",
    "path -1 -2 . -4 -5 -6 -7 . L L L L L L +8 +7 +6 +5 +4 +3 +2 +1 "
    "-1 -2 -3 -4 -5 -6 -7 -8 -9 -10; "
    "guards 9 11 12 13 13 14 15 16; pawns 10 18 6 | 6 6 0; stacks -3 -8; roll 4",
    0,
    ["pawn:10"],
)

# A question mark lets Flixxy fly, home for a token, and from a tile as a pawn leaves it.
FLIXXY: Final = Lesson(
    "5",
    "option expansion nochmal; "
    "path -4 +3 -7 L -3 +6 -8 -5 L V +1 -6 L -9 V +8 -3 L -5 V -10 +5 L -4 V -7 +4 -6 L -8 +2 +7; "
    "guards 2 4 6 9 11 13 16 18; flixxy 31; pawns 12 7 7 | 7 3 0; roll 3 any",
    0,
    ["flixxy"],
)

# Who leaves a Verflixxt tile alone gives the top tile to the left: three seats, so there is one.
VERFLIXXT_TILES: Final = Lesson(
    "6",
    "option expansion nochmal; "
    "path -4 . -7 L -3 +6 . -5 L V +1 -6 L -9 V +8 -3 L -5 V -10 +5 L -4 V -7 +4 -6 L -8 +2 +7; "
    "guards 4 6 9 9 11 13 16 18; flixxy 0; pawns 10 15 22 | 15 3 0 | 5 1 0; stacks +3 -8; "
    "roll 2 x",
    0,
    ["pawn:10"],
)

# The worm that came with the -9 saves the +8 from the Verflixxt tile.
WORMS: Final = Lesson(
    "7",
    "option expansion worms; "
    "path -4 +3 -7 L -3 +6 -8 -5 L V +1 -6 L . V . -3 L -5 V -10 +5 L -4 V -7 +4 -6 L -8 +2 +7; "
    "guards 2 4 6 9 11 13 18 18; flixxy 1; pawns 20 12 F | 7 3 0; stacks -9 +8; worms bury; "
    "roll 2 x",
    0,
    ["bury"],
)

LESSON: Final = [WALKING, TAKING, GUARDS, LUCK, FLIXXY, VERFLIXXT_TILES, WORMS]

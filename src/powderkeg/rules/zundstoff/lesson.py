"""The lesson: real positions, one idea each. Hands fit the round, so a table could look like it.

The others have laid their cards already: what the learner lays is turned up at once.
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.teaching import Lesson

# The most matches of a colour win its flight: here straight onto the sun.
BACKING: Final = Lesson(
    "1",
    "discs ? 3 ? ? ? 8+1 S+3 ? ? ? 11+2 ? 1 ? ? 6+1; pawns 8 | 1; chips | yellow; round 4; "
    "hands red3 blue3 yellow2 sun | blue2 black1 planet yellow2; "
    "shown red2 | red3; chosen - | blue2",
    0,
    ["card:red3"],
)

# Black joins the coloured card, and two matches become four.
BLACK: Final = Lesson(
    "2",
    "discs ? ? 7 ? ? ? S ? ? 4+3 10+1 ? 1 ? ? 2; pawns 10 | 1; chips | blue; round 4; "
    "hands black2 red3 blue2 sun | red2 black1 planet blue3; "
    "shown yellow2 | yellow3; chosen - | red2",
    0,
    ["card:black2"],
)

# Of two flights one is flown. The rose ends the one, the other leads onto the sun.
TWO_FLIGHTS: Final = Lesson(
    "3",
    "discs ? 5 ? ? ? ? S+1 3+3 ? ? ? 12 1 ? ? ?; pawns 3 | 1; round 3; "
    "hands sun planet planet yellow2 black1 | sun planet red2 red3 blue2; "
    "shown red3 blue3 | yellow3 black1; phase choose",
    0,
    ["flight:red"],
)

# Over the edge and in at the other end, from disc to disc.
LOOPS: Final = Lesson(
    "4",
    "discs ? ? ? 9 8+1 3+1 S+3 14+1 ? ? ? ? 1 ? 2 ?; pawns 14 | 1 | 2; round 4; "
    "hands sun planet blue3 | sun black1 yellow3 | planet red2 yellow2; "
    "shown red3 black2 | blue3 blue2 | yellow3 sun; flights red | blue | yellow; order 0 2 1; "
    "phase fly",
    0,
    ["fly:sun"],
)

# In company a planet-turn turns the own disc: a quarter, and red points at the sun.
OWN_DISC: Final = Lesson(
    "5",
    "discs ? ? ? 13 ? ? S+2 ? ? ? 5+3 ? 1 ? ? 6; pawns 5 | 5 | 1; round 4; "
    "hands planet red2 black1 yellow3 | blue3 sun yellow2 black2 | yellow2 sun red2 black1; "
    "shown red3 | blue2 | yellow3; chosen - | blue3 | black1",
    0,
    ["card:planet"],
)

# Alone, another disc can be turned: the one that red flies over.
ANOTHER_DISC: Final = Lesson(
    "6",
    "discs ? ? ? ? ? ? S+2 ? ? 12+1 14+2 ? 1 ? ? ?; pawns 12 | 1; round 3; "
    "hands sun planet red2 yellow2 black1 | sun planet planet red3 yellow3; "
    "shown red3 planet | blue3 black1; phase turn",
    0,
    ["turn:14+2"],
)

# The sun is entered only by a side that shows the colour; a sun-turn brings it round.
SUN_SIDES: Final = Lesson(
    "7",
    "discs ? ? ? 4 ? 9+1 S+2 ? ? ? 13 ? 1 ? ? 3; pawns 9 | 1; chips | red; round 4; "
    "hands sun red2 black2 yellow2 | yellow2 planet blue2 black1; "
    "shown red3 | yellow3; chosen - | yellow2",
    0,
    ["card:sun"],
)

# A second pair counts only in another colour; in a column of two, both ways lead to the sun.
TITLE: Final = Lesson(
    "8",
    "option layout long; discs ? 8 ? 3+1 ? 10 S+3 ? 4 ? 1 7+2 ? ? 15 6; pawns 15 | 1; "
    "chips red | yellow; round 9; hands red2 blue2 yellow3 planet | yellow2 black1 planet red2; "
    "shown black2 | blue3; chosen - | red2",
    0,
    ["card:blue2"],
)

LESSON: Final[list[Lesson]] = [
    BACKING,
    BLACK,
    TWO_FLIGHTS,
    LOOPS,
    OWN_DISC,
    ANOTHER_DISC,
    SUN_SIDES,
    TITLE,
]

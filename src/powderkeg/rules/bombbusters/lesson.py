"""The lesson: real positions, one idea each. All wires of the mission are on the stands."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.teaching import Lesson

# A Dual Cut: the token shows a value that the learner holds, too.
DUAL_CUT: Final = Lesson(
    "1",
    "option mission 1; hands 1 2 3 5! 5 6 | 1 2 3! 4 6 6 | 1 2 3 4! 5 6 | 1 2 3 4! 4 5",
    0,
    ["cut:1C=3"],
)

# Stands are sorted: between a 3 and a 5 there is a 4, where no other 3 or 5 is left.
BETWEEN: Final = Lesson(
    "2",
    "option mission 1; turns 4; "
    "hands 1 3* 4 5* 5* 5* | 2! 3* 4 5* 6 6 | 1 1 2 3* 4 6 | 1 2 2 3* 4 6",
    0,
    ["cut:1C=4"],
)

# A miss costs a step of the dial, but its token tells all what the wire is.
MISS: Final = Lesson(
    "3",
    "option mission 1; turns 4; lives 3; "
    "hands 1* 2* 2* 4 6 6 | 1* 3! 3 4 5 5 | 1 2* 3 4! 5! 6 | 1 2* 3 4 5! 6",
    0,
    ["cut:2D=4"],
)

# No guess is good enough on the last step of the dial; a Solo Cut is none.
SOLO: Final = Lesson(
    "4",
    "option mission 1; turns 8; lives 1; "
    "hands 1* 2* 3 3 5 6! | 1* 2* 3* 4 4! 6 | 1* 2* 3* 4! 5 6 | 1* 2* 4! 5 5 6",
    0,
    ["solo:3"],
)

# Yellow is one value; the markers tell where the other yellow wire is sorted in.
YELLOW: Final = Lesson(
    "5",
    "option mission 2; turns 8; "
    "hands 1* 2 3 3.1 4 5 5 6* 7* | 1* 3 4 5 6* 6.1 7* 8* 8* | 1* 2 2 3 4 6* 7* 8* | "
    "1* 2 3 4 5 6* 7* 8*",
    0,
    ["cut:1F=yellow"],
)

# One of two wires that look alike may be red, the other one cannot.
RED: Final = Lesson(
    "6",
    "option mission 3; turns 8; equipment radar stabilizer triple batteries; "
    "hands 1 2* 3 4* 5 6* 7 8 9 10* 10* | 1 2* 3 4* 4.5 5* 6* 8 9 10* | "
    "1 3 4* 5* 5 6* 7 8 9 10* | 1 2 2 3 4* 6* 7 7 8 9",
    0,
    ["cut:2E=5"],
)

# The radar has found an 8 on a stand, and two wires can be it: a detector points at both.
DETECTOR: Final = Lesson(
    "7",
    "option mission 3; turns 8; equipment radar- super triple post-it; somes 1G+1H=8; "
    "hands 1* 2* 3 3 5! 5 6* 8* 8 10* 10* | 1* 2* 2 4! 5 6* 8 9 10* 10* | "
    "1* 2.5 3 4! 4 6* 7 8* 9 9 | 1* 2 3 4 5 6* 7 7 7 9",
    0,
    ["double:8"],
)

LESSON: Final[list[Lesson]] = [DUAL_CUT, BETWEEN, MISS, SOLO, YELLOW, RED, DETECTOR]

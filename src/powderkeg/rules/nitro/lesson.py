"""The lesson: a few positions, each with one idea. It is calm, so that nobody has to hurry.

Only in the last one does the sand run, though it stands still: gentle tilts throw nothing out.

The rival is a tilt ahead or has stopped: what the learner does is answered at once. The cards
that were won or boxed fit the round, so a table could look like it.
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.teaching import Lesson

# The first one wanted lies nearest to the way out: said as an order, or in millimetres.
LOADING: Final = Lesson(
    "1",
    "option pace calm; formula B9 R6 G8 Y2 P1; phase load; loads - | BRGYP",
    0,
    ["load:BRGYP", "place:38.6,58.6,48.6,28.6,18.6"],
)

# Up is towards the neck.
NECK: Final = Lesson(
    "2",
    "option pace calm; formula B9 R6 G8 Y2 P1; ticks 120 | 150; "
    "places 48.6 66.62 38.16 28.6 18.6 | 48.6 75.28 58.6 28.6 18.6",
    0,
    ["tilt:n"],
)

# The beak leads to the left, and whoever is in first is in front.
BEAK: Final = Lesson(
    "3",
    "option pace calm; formula B9 R6 G8 Y2 P1; ticks 150 | 180; "
    "places 48.6 66.99 66.70 28.6 18.6 | 48.6 62.40 58.6 28.6 18.6",
    0,
    ["tilt:w", "tilt:nw"],
)

# Red is wanted next, and yellow would be in its way.
WRONG_CUBE: Final = Lesson(
    "4",
    "option pace calm; formula B9 R6 G8 Y2 P1; ticks 240 | 270; "
    "places 48.6 4.99 80.20 66.97 18.6 | 48.6 66.84 58.6 28.6 18.6",
    0,
    ["tilt:s"],
)

# An 8 and a 7 are in; all the rest together is worth 6.
ENOUGH: Final = Lesson(
    "5",
    "option pace calm; formula Y8 B7 R3 G2 P1; ticks 600 | 630; beaks Y B | Y",
    0,
    ["stop"],
)

# Without the mouse poop in front nothing counts.
POOP: Final = Lesson(
    "6",
    "option pace calm; round 2; formula B9 R6 G8 Y2 P1; poop 0; won G1 R4 | B3; boxed Y5 P2; "
    "ticks 300 | 330; places 48.6 66.86 38.6 28.6 18.6 66.99 | 48.6 75.28 58.6 28.6 18.6",
    0,
    ["tilt:w", "tilt:nw"],
)

# The rival was first and has blue. That is no error: red and green are still there.
TAKEN: Final = Lesson(
    "7",
    "option pace calm; round 3; formula B9 R6 G8 Y2 P1; poop 1; won G1 B3 | R4 Y5; "
    "boxed P2 G2 B1 R1 Y3 P5; ticks 900 | 600; beaks B R G | M B Y; stopped - | 600; stops - | 1",
    0,
    ["stop"],
)

# In the same tick, whoever has the mouse poop comes second.
SAME_TICK: Final = Lesson(
    "8",
    "option pace calm; round 4; formula B9 R6 G8 Y2 P1; poop 1; won R4 Y5 B5 | G1 B3 R3; "
    "boxed P2 G2 B1 R1 Y3 P5 G4 Y6 P7; ticks 600 | 600; beaks B R | M B R; stopped - | 600",
    0,
    ["stop"],
)

# Back to the start area, and nothing is lost but a moment.
JUMPED_OUT: Final = Lesson(
    "9",
    "formula B9 R6 G8 Y2 P1; ticks 600 | 612; beaks B | -; out R | -",
    0,
    ["back:R"],
)

LESSON: Final[list[Lesson]] = [
    LOADING,
    NECK,
    BEAK,
    WRONG_CUBE,
    ENOUGH,
    POOP,
    TAKEN,
    SAME_TICK,
    JUMPED_OUT,
]

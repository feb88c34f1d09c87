"""The rules of missions 31 to 42."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.rulebook import mission
from powderkeg.rules.core import Chapter

BOX: Final = Chapter("missions-31")
BOX.numbered("S", "Set-up ", [f"mission {number}" for number in range(31, 43)], first=10)

M31: Final = mission(
    BOX,
    31,
    [
        "choosing a constraint",
        "your own constraint",
        "free of it",
        "only when the turn begins",
    ],
)
M32: Final = mission(
    BOX,
    32,
    [
        "one constraint for all",
        "the Captain replaces it",
        "skipping",
        "the last constraint",
        "revealing is free",
        "once a turn, and when nobody can",
    ],
)
M33: Final = mission(
    BOX,
    33,
    [
        "even and odd again",
    ],
)
M34: Final = mission(
    BOX,
    34,
    [
        "the weakest link",
        "no powers yet",
        "bound in silence",
        "when the link breaks",
        "naming the weakest link",
        "the turn after",
        "all alike",
        "the step for a guess",
    ],
)
M35: Final = mission(
    BOX,
    35,
    [
        "a blue X wire",
        "yellow first",
        "not yet held",
        "only X wires",
    ],
)
M36: Final = mission(
    BOX,
    36,
    [
        "five in a line",
        "only the end",
        "on to either end",
        "all others are free",
        "only blocked values",
        "the choice comes first",
    ],
)
M37: Final = mission(
    BOX,
    37,
    [
        "the open constraint",
        "a finished number",
        "when you cannot",
        "an empty deck",
        "a whole round",
    ],
)
M38: Final = mission(
    BOX,
    38,
    [
        "one reversed wire",
        "only the Captain cuts it",
        "nothing but that wire",
        "when one must skip",
    ],
)
M39: Final = mission(
    BOX,
    39,
    [
        "a number and a pile",
        "all four at once",
        "the pile melts",
        "the reward",
        "which card counts",
        "until then",
    ],
)
M40: Final = mission(
    BOX,
    40,
    [
        "how many again",
    ],
)
M41: Final = mission(
    BOX,
    41,
    [
        "a tripwire each",
        "the last space",
        "finding a tripwire",
        "only your tripwire",
        "no help with tripwires",
        "everybody skips",
    ],
)
M42: Final = mission(
    BOX,
    42,
    [
        "circus acts",
        "the magician",
        "all change seats",
        "the juggler",
        "the knife thrower",
        "saying ta-da",
        "no more Validation tokens",
        "the trampoline",
        "what comes back",
        "what cannot be moved",
        "after moving",
        "on a screen",
        "the programme",
    ],
)

"""What the rules of several missions share. Each box has its own: `rules_9.py` and so on.

A mission's first rules have the numbers of its card; our rulings on them are counted on.
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Chapter, Rule


def mission(box: Chapter, number: int, titles: list[str]) -> dict[int, Rule]:
    return box.numbered(f"M{number}-", f"Mission {number}, ", titles)


CAMPAIGN: Final = Chapter("campaign")
N: Final = CAMPAIGN.numbered(
    "N",
    "Shared rules ",
    [
        "the order of set-up",
        "a round",
        "skipping",
        "after a cut",
        "a finished number",
        "the last space",
        "who is out",
        "nothing to do",
        "drawn start tokens",
        "other tokens",
        "even and odd",
        "count tokens",
        "beside the stand",
        "the first two yellows",
        "several wires at once",
        "named without help",
        "named in silence",
        "the clock",
        "calm",
        "speaking",
        "the end of the time",
    ],
)

WIRES: Final = Chapter("special-wires")
W: Final = WIRES.numbered(
    "W",
    "Special wires ",
    [
        "apart from the row",
        "who sees it",
        "no tokens on purpose",
        "radar and detectors",
        "not swapped, not hooked",
        "no ray, no Stabilizer",
        "missing it",
        "it counts",
        "cutting your own",
        "any number may be named",
        "a Solo Cut with it",
        "revealing with it",
        "no Number cards",
    ],
)

CONSTRAINTS: Final = Chapter("constraints")
# What each card says, by its letter.
BY_CARD: Final = {
    letter: CONSTRAINTS.rule(f"K{letter}", f"Constraint {letter}: {title}")
    for letter, title in {
        "A": "even numbers",
        "B": "odd numbers",
        "C": "1 to 6",
        "D": "7 to 12",
        "E": "4 to 9",
        "F": "not 4 to 9",
        "G": "no equipment",
        "H": "no Info tokens",
        "I": "not the far right",
        "J": "not the far left",
        "K": "no Solo Cut",
        "L": "a miss counts twice",
    }.items()
}
K: Final = CONSTRAINTS.numbered(
    "K",
    "Constraints ",
    [
        "who is bound, and by what",
        "yellow",
        "far right and far left",
        "G and the others",
        "H exactly",
        "L and the Stabilizer",
        "when you cannot play",
        "who can must",
    ],
)

CHALLENGES: Final = Chapter("challenges")
CH: Final = {
    **CHALLENGES.numbered(
        "CH",
        "Challenge ",
        [
            "the red one",
            "four times even",
            "in twos",
            "eighteen",
            "solo and solo again",
            "five alone",
            "step by step",
            "these two first",
            "odd company",
            "from end to end",
        ],
    ),
    **CHALLENGES.numbered(
        "CH",
        "Challenges ",
        [
            "turns in a row",
            "when they are checked",
            "the table tells",
        ],
        first=11,
    ),
}

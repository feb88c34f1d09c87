"""The rules of missions 55 to 66."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.rulebook import mission
from powderkeg.rules.core import Chapter

BOX: Final = Chapter("missions-55")
BOX.numbered("S", "Set-up ", [f"mission {number}" for number in range(55, 67)], first=22)

M55: Final = mission(
    BOX,
    55,
    [
        "challenges and a short fuse",
        "a challenge met",
        "not needed to win",
    ],
)
M56: Final = mission(
    BOX,
    56,
    [
        "one reversed wire each",
        "the owner cuts it",
        "a teammate cuts it",
        "the price of trying",
        "one behind each back",
    ],
)
M57: Final = mission(
    BOX,
    57,
    [
        "in pairs",
        "a number brings its constraint",
        "when you cannot",
        "free, and left out",
    ],
)
M58: Final = mission(
    BOX,
    58,
    [
        "no Info tokens",
        "two at a time, always",
        "what a miss tells",
        "labels are allowed",
    ],
)
M59: Final = mission(
    BOX,
    59,
    [
        "the line",
        "forward, cut, turn",
        "nothing ahead",
        "finished numbers",
        "Coffee Mug",
        "no ray",
        "over and onto cards",
        "turning after a miss",
    ],
)
M60: Final = mission(
    BOX,
    60,
    [
        "challenges again",
    ],
)
M61: Final = mission(
    BOX,
    61,
    [
        "a ring of constraints",
        "your own constraint",
        "passing them on",
        "a fresh constraint",
        "revealing is free",
        "who decides",
        "cards that do not return",
    ],
)
M62: Final = mission(
    BOX,
    62,
    [
        "numbers on the table",
        "one step back",
    ],
)
M63: Final = mission(
    BOX,
    63,
    [
        "the Captain's oxygen",
        "paying the value",
        "handing it on",
        "the reserve returns",
        "skipping",
        "thumbs up",
        "to whom it goes",
        "a Captain who is out",
        "what is paid",
    ],
)
M64: Final = mission(
    BOX,
    64,
    [
        "two reversed wires each",
        "cutting them",
        "lower and higher",
    ],
)
M65: Final = mission(
    BOX,
    65,
    [
        "the cards are dealt",
        "only your own cards",
        "skipping",
        "a card moves on",
        "finished numbers",
        "stranded cards",
        "Coffee Mug, and no ray",
        "emptied by others",
        "nobody to give to",
    ],
)
M66: Final = mission(
    BOX,
    66,
    [
        "the map",
        "one space after each cut",
        "striped spaces",
        "four count twice",
        "the stairs",
        "traps",
        "yellow at the lever",
        "six stages",
        "the lever",
        "early at the goal",
        "what a striped space allows",
        "not down too early",
        "what moves the figure",
        "at the lever all see",
        "exchanging constraints",
        "the calm way",
    ],
)

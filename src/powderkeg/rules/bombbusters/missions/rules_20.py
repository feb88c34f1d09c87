"""The rules of missions 20 to 30."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.rulebook import mission
from powderkeg.rules.core import Chapter

BOX: Final = Chapter("missions-20")
BOX.numbered(
    "S",
    "Set-up ",
    ["wires of missions 20 to 30", "equipment and tokens of missions 20 to 30"],
    first=8,
)

M20: Final = mission(BOX, 20, ["the wire marked X", "no equipment", "any wire", "who sees it"])
M21: Final = mission(BOX, 21, ["even or odd", "what a miss tells"])
M22: Final = mission(
    BOX,
    22,
    [
        "two that are missing",
        "two stands",
        "gifts",
        "two players",
        "of the stand or of the hand",
        "one gift after the other",
    ],
)
M23: Final = mission(
    BOX,
    23,
    [
        "a pile of seven",
        "all four at once",
        "the pile shrinks",
        "the reward",
        "who may do it",
        "hit by chance",
        "nothing left to gain",
    ],
)
M24: Final = mission(BOX, 24, ["count tokens"])
M25: Final = mission(BOX, 25, ["no numbers", "on a screen"])
M26: Final = mission(
    BOX,
    26,
    [
        "one card, one cut",
        "all cards again",
        "finished numbers",
        "no card that fits",
        "no ray",
        "which card",
    ],
)
M27: Final = mission(BOX, 27, ["no characters", "tokens to choose from", "which tokens"])
M28: Final = mission(BOX, 28, ["nothing for the Captain", "no miss", "no mug either"])
M29: Final = mission(
    BOX,
    29,
    [
        "cards in hand",
        "a card is laid",
        "a card is opened",
        "a card is taken",
        "finished numbers",
        "drawing",
        "the last number",
        "special cases",
        "when you draw",
        "the step of the card",
    ],
)
M30: Final = mission(
    BOX,
    30,
    [
        "targets",
        "seven targets",
        "three numbers",
        "the last yellows",
        "before the first target",
        "small print",
        "named, not hit",
        "a cut by nobody",
        "calm",
    ],
)

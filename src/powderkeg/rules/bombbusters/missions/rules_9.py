"""The rules of missions 9 to 19."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.rulebook import mission
from powderkeg.rules.core import Chapter

BOX: Final = Chapter("missions-9")
BOX.numbered(
    "S",
    "Set-up ",
    [
        "wires of missions 9 to 19",
        "equipment of missions 9 to 19",
        "start tokens of missions 9 to 19",
    ],
    first=5,
)

M9: Final = mission(
    BOX,
    9,
    [
        "three Number cards",
        "in this order",
        "the Sequence card moves",
        "only blocked values",
        "blocked is what is named",
        "when nothing is free",
    ],
)
M10: Final = mission(
    BOX,
    10,
    [
        "fifteen minutes",
        "no order",
        "when to call",
        "not twice running",
        "no mug",
        "when few are left",
        "who may call",
        "calm",
    ],
)
M11: Final = mission(
    BOX,
    11,
    [
        "a number as red",
        "cutting it",
        "revealing it",
        "not to be named",
        "its equipment",
        "no tokens before it",
        "red in every way",
        "the radar",
        "when it is finished",
    ],
)
M12: Final = mission(
    BOX,
    12,
    [
        "a Number card on each",
        "two locks",
        "one pair, two locks",
        "new cards",
        "False Bottom has two locks",
    ],
)
M13: Final = mission(
    BOX,
    13,
    [
        "reds dealt apart",
        "drawn tokens",
        "three reds at once",
        "who may do it",
        "no revealing",
        "no help",
        "which stand",
        "only red and a mug",
    ],
)
M14: Final = mission(
    BOX,
    14,
    ["the rookie", "no miss", "no Stabilizer", "the rookie is Captain", "a miss in that hand"],
)
M15: Final = mission(
    BOX, 15, ["face down", "a number earns a card", "the next number", "from the left"]
)
M16: Final = mission(BOX, 16, ["all four first", "only blocked values"])
M17: Final = mission(
    BOX,
    17,
    [
        "the liar",
        "two false tokens",
        "false ever after",
        "no equipment",
        "the liar is Captain",
        "two different tokens",
        "detectors and the liar",
        "the lie belongs to the token",
    ],
)
M18: Final = mission(
    BOX,
    18,
    [
        "only the radar",
        "turn, ask, name",
        "the cut",
        "Number cards",
        "the next turn",
        "no asking again",
        "who can be named",
    ],
)
M19: Final = mission(BOX, 19, ["the clock", "calm"])

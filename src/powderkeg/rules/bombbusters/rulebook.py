"""The rulebook: every rule with its key and where it is written. Texts are in the catalogues."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Chapter, Rule


def numbered(chapter: Chapter, prefix: str, book: str, titles: list[str]) -> dict[int, Rule]:
    """Rules counted from 1."""
    return {
        number: chapter.rule(f"{prefix}{number}", f"{book} {number}: {title}")
        for number, title in enumerate(titles, 1)
    }


BASE: Final = Chapter("base")
R: Final = numbered(
    BASE,
    "R",
    "Base rules",
    [
        "the Captain",
        "stands",
        "wires and markers",
        "the deal",
        "equipment",
        "the start token",
        "a turn",
        "yellow wires",
        "wrong on purpose",
        "Validation tokens",
        "an empty hand",
        "winning and losing",
        "enough tokens",
        "talking",
        "any time",
    ],
)
DIAL: Final = BASE.rule("R16", "Base rules 16: the detonator")

CARDS: Final = Chapter("equipment")
E: Final = numbered(
    CARDS,
    "E",
    "Equipment",
    [
        "Label ≠",
        "Walkie-Talkies",
        "Triple Detector",
        "Post-it",
        "Super Detector",
        "Rewinder",
        "Emergency Batteries",
        "General Radar",
        "Stabilizer",
        "X or Y ray",
        "Coffee Mug",
        "Label =",
        "False Bottom",
    ],
)
LOCKED: Final = CARDS.rule("E14", "Equipment 14: locks")

CHARACTERS: Final = Chapter("characters")
C: Final = numbered(
    CHARACTERS,
    "C",
    "Characters",
    ["Double Detector", "four others", "once a mission", "no ray in some missions"],
)

TRAINING: Final = Chapter("training")
T: Final = numbered(
    TRAINING,
    "T",
    "Training",
    [
        "the first cuts",
        "yellow",
        "red and equipment",
        "all the blue wires",
        "two of three",
        "four yellows",
        "one red of two",
        "the exam",
    ],
)

MISSIONS: Final = Chapter("missions")
numbered(
    MISSIONS,
    "S",
    "Set-up",
    ["which wires", "which equipment", "start tokens", "for two players"],
)


def mission(number: int, titles: list[str]) -> dict[int, Rule]:
    return numbered(MISSIONS, f"M{number}-", f"Mission {number},", titles)


M43: Final = mission(43, ["the robot walks", "a wire from the robot", "the robot's wires count"])
M44: Final = mission(44, ["oxygen", "fresh oxygen", "skipping", "thumbs up"])
M45: Final = mission(
    45, ["first to call", "Number cards", "a false call", "the appointment", "only reds"]
)
M46: Final = mission(46, ["sevens last", "all four sevens", "a seven too early"])
M47: Final = mission(47, ["two Number cards", "all cards again", "passing"])
M48: Final = mission(48, ["yellows dealt apart", "three yellows at once", "a mistake"])
M49: Final = mission(49, ["oxygen for others", "skipping", "thumbs up", "oxygen that leaves"])
M50: Final = mission(50, ["no markers", "tokens beside the stand", "equipment as ever"])
M51: Final = mission(51, ["Sir", "yes, Sir", "Number cards", "only reds"])
M52: Final = mission(52, ["false tokens", "a failed cut"])
M53: Final = mission(53, ["the robot is the fuse", "past twelve"])
M54: Final = mission(
    54, ["paying oxygen", "skipping", "a breath for all", "the red pile", "the timetable"]
)

DECISIONS: Final = Chapter("decisions")
D: Final = numbered(
    DECISIONS,
    "D",
    "Decision",
    [
        "mission 43, the robot turns at 1",
        "mission 43, one wire a cut",
        "mission 43, empty hands",
        "mission 43, a token without a match",
        "mission 43, the slot is public",
        "mission 44, a Captain who is out",
        "oxygen, revealing is free",
        "oxygen, a Solo Cut pays once",
        "mission 45, a false call",
        "mission 45, the window",
        "the penalty token",
        "mission 45, only reds appointed",
        "mission 46, sevens too soon",
        "no equipment in special actions",
        "mission 46, seven is not said",
        "mission 47, what two cards make",
        "mission 47, always in pairs",
        "mission 48, a red among three",
        "mission 48, the deal",
        "mission 48, one's own yellow",
        "mission 49, who can receive",
        "Stabilizer and skipping",
        "mission 50, Post-it",
        "mission 50, on a screen",
        "mission 51, who can be chosen",
        "mission 52, no yellow at the start",
        "mission 52, detectors",
        "mission 52, Post-it",
        "mission 53, below the start",
        "mission 53, a turn without a cut",
        "mission 53, the end of the strip",
        "mission 54, the clock",
        "mission 54, an empty reserve",
        "mission 54, nobody to take the red",
        "mission 54, red markers",
        "tokens without end",
        "how far the dial turns back",
        "one person alone",
        "signals instead of talk",
    ],
)

RULINGS: Final = Chapter("rulings")
B: Final = numbered(
    RULINGS,
    "B",
    "Ruling",
    [
        "who gets the extra wires",
        "which own wire is opened",
        "the owner's choice",
        "no legal action",
        "right of its equals",
        "the robot and skipped players",
        "the cutter's equipment",
        "calling for reds",
        "sevens, at once",
        "sevens, always an act",
        "two false tokens",
        "two false values",
        "Stabilizer and every pass",
        "no pretended cut",
        "oxygen of who is out",
        "paid, then out",
        "the mug and the Captain",
        "Rewinder at its end",
        "enough wires to point at",
        "one's own neighbours",
        "not oneself",
        "a red that is known",
        "wrong yellows on purpose",
        "mission 48, the Captain's yellow",
        "a false call counts",
        "mission 53, the robot before 1",
        "not in hand",
        "a red during the turn",
    ],
)

ODDS: Final = Chapter("odds")
P: Final = numbered(
    ODDS,
    "P",
    "Odds",
    [
        "all copies count",
        "wires that moved",
        "choices tell nothing",
        "mission 48",
        "labels and colours",
        "the pile that was put back",
        "perfect memory",
    ],
)

CHAPTERS: Final = [
    BASE,
    CARDS,
    CHARACTERS,
    TRAINING,
    MISSIONS,
    DECISIONS,
    RULINGS,
    ODDS,
]

# What lies on the table, and the rule it comes from.
PIECES: Final = {
    "hidden-wire": R[2],
    "blue-wire": R[3],
    "yellow-wire": R[8],
    "red-wire": R[12],
    "cut-wire": R[7],
    "token": R[6],
    "not-token": R[7],
    "yellow-marker": R[3],
    "red-marker": R[3],
    "number": R[10],
    "stand": R[2],
    "dial": DIAL,
    "captain": R[1],
    "robot": M43[1],
    "oxygen": M44[1],
    "reserve": M44[1],
    "thumb": M44[4],
    "number-card": M45[2],
    "clock": M54[5],
}
# A card is what its rule says.
CARD_RULES: Final = {
    "equipment-unlike": E[1],
    "equipment-walkie": E[2],
    "equipment-triple": E[3],
    "equipment-post-it": E[4],
    "equipment-super": E[5],
    "equipment-rewinder": E[6],
    "equipment-batteries": E[7],
    "equipment-radar": E[8],
    "equipment-stabilizer": E[9],
    "equipment-x-or-y": E[10],
    "equipment-mug": E[11],
    "equipment-alike": E[12],
    "equipment-false-bottom": E[13],
    "role-double": C[1],
    "role-radar": E[8],
    "role-triple": E[3],
    "role-walkie": E[2],
    "role-x-or-y": E[10],
}

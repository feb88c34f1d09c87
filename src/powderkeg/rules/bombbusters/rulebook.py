"""The rulebook: every rule with its key and where it is written. Texts are in the catalogues."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions import rules_9, rules_20, rules_31, rules_43, rules_55
from powderkeg.rules.bombbusters.missions.rulebook import (
    BY_CARD,
    CAMPAIGN,
    CH,
    CHALLENGES,
    CONSTRAINTS,
    WIRES,
    K,
    W,
)
from powderkeg.rules.bombbusters.missions.rules_9 import M9, M11, M12, M14, M15, M17
from powderkeg.rules.bombbusters.missions.rules_20 import M20, M21, M22, M23, M24, M29, M30
from powderkeg.rules.bombbusters.missions.rules_43 import M43, M44, M45, M54
from powderkeg.rules.bombbusters.missions.rules_55 import M55, M66
from powderkeg.rules.core import Chapter

BASE: Final = Chapter("base")
R: Final = BASE.numbered(
    "R",
    "Base rules ",
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
E: Final = CARDS.numbered(
    "E",
    "Equipment ",
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
        "locks",
        "what False Bottom draws",
        "instant cards",
        "Fast Pass is a Solo Cut",
        "what the Disintegrator hits",
        "what the hook takes",
        "where the label ×1 goes",
        "double locks",
        "Label ×1",
        "Emergency Drop",
        "Fast Pass",
        "Disintegrator",
        "Grappling Hook",
    ],
)
LOCKED: Final = E[14]

CHARACTERS: Final = Chapter("characters")
C: Final = CHARACTERS.numbered(
    "C",
    "Characters ",
    [
        "Double Detector",
        "four others",
        "once a mission",
        "no ray in some missions",
        "no choice in some missions",
    ],
)

TRAINING: Final = Chapter("training")
T: Final = TRAINING.numbered(
    "T",
    "Training ",
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

DECISIONS: Final = Chapter("decisions")
D: Final = DECISIONS.numbered(
    "D",
    "Decision ",
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
B: Final = RULINGS.numbered(
    "B",
    "Ruling ",
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
P: Final = ODDS.numbered(
    "P",
    "Odds ",
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
    CAMPAIGN,
    WIRES,
    CONSTRAINTS,
    CHALLENGES,
    rules_9.BOX,
    rules_20.BOX,
    rules_31.BOX,
    rules_43.BOX,
    rules_55.BOX,
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
    "sequence-card": M9[1],
    "red-number": M11[1],
    "lock-card": M12[1],
    "double-lock": E[21],
    "rookie": M14[1],
    "liar": M17[1],
    "hidden-equipment": M15[1],
    "pile": M23[1],
    "x-wire": M20[1],
    "parity-token": M21[1],
    "count-token": M24[1],
    "absent-token": M22[1],
    "false-token": M17[3],
    "laid-card": M29[2],
    "target": M30[1],
    "constraint": K[1],
    "challenge": M55[2],
    "reversed-wire": W[2],
    "map": M66[1],
    "standee": M66[2],
    "striped-space": M66[3],
    "trap": M66[6],
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
    "equipment-single-label": E[22],
    "equipment-emergency-drop": E[23],
    "equipment-fast-pass": E[24],
    "equipment-disintegrator": E[25],
    "equipment-grapnel": E[26],
    "role-double": C[1],
    "role-radar": E[8],
    "role-triple": E[3],
    "role-walkie": E[2],
    "role-x-or-y": E[10],
    **{f"constraint-{letter}": rule for letter, rule in BY_CARD.items()},
    **{f"challenge-{card}": CH[card] for card in range(1, 11)},
}

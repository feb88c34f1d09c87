"""Every numbered rule of Nitro Glyxerol, and where it is written."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Chapter

BOOK: Final = Chapter("book")
B1: Final = BOOK.rule("B1", "Nitro Glyxerol 2015, phase 1: the formula")
B2: Final = BOOK.rule("B2", "Nitro Glyxerol 2015, phase 2: loading")
B3: Final = BOOK.rule("B3", "Nitro Glyxerol 2015, phase 2: the mouse poop goes in, too")
B4: Final = BOOK.rule("B4", "Nitro Glyxerol 2015, phase 3: all mix at once")
B5: Final = BOOK.rule("B5", "Nitro Glyxerol 2015, phase 3: stopping")
B6: Final = BOOK.rule("B6", "Nitro Glyxerol 2015, phase 3: hands off")
B7: Final = BOOK.rule("B7", "Nitro Glyxerol 2015, phase 3: the sand is through")
B8: Final = BOOK.rule("B8", "Nitro Glyxerol 2015, phase 3: in and out of the beak")
B9: Final = BOOK.rule("B9", "Nitro Glyxerol 2015, phase 3: a cube jumps out")
B10: Final = BOOK.rule("B10", "Nitro Glyxerol 2015, phase 4: in the order of the stop cards")
B11: Final = BOOK.rule("B11", "Nitro Glyxerol 2015, phase 4: every cube in its place")
B12: Final = BOOK.rule("B12", "Nitro Glyxerol 2015, phase 4: a card that is gone")
B13: Final = BOOK.rule("B13", "Nitro Glyxerol 2015, phase 4: the first error")
B14: Final = BOOK.rule("B14", "Nitro Glyxerol 2015, phase 4: cards that nobody won")
B15: Final = BOOK.rule("B15", "Nitro Glyxerol 2015, phase 5: who gets the mouse poop")
B16: Final = BOOK.rule("B16", "Nitro Glyxerol 2015, phase 5: the poop must be in front")
B17: Final = BOOK.rule("B17", "Nitro Glyxerol 2015, seven rounds")
B18: Final = BOOK.rule("B18", "Nitro Glyxerol 2015, end of the game")

FLASK: Final = Chapter("flask")
N1: Final = FLASK.rule("N1", "Our ruling: where the front is")
N2: Final = FLASK.rule("N2", "Our ruling: which cubes are in")
N3: Final = FLASK.rule("N3", "Our ruling: the flask freezes")
N11: Final = FLASK.rule("N11", "Our ruling: the beak holds six")
N16: Final = FLASK.rule("N16", "Our ruling: no fingers, no spilling")
N17: Final = FLASK.rule("N17", "Our ruling: the judge's flask")

STOPPING: Final = Chapter("stopping")
N4: Final = STOPPING.rule("N4", "Our ruling: two stop at once")
N5: Final = STOPPING.rule("N5", "Our ruling: the grab")
N6: Final = STOPPING.rule("N6", "Our ruling: the last one mixing")
N7: Final = STOPPING.rule("N7", "Our ruling: stopping to block")
N18: Final = STOPPING.rule("N18", "Our ruling: a stop is final")
M1: Final = STOPPING.rule("M1", "Our ruling: two orders for two cases")
M2: Final = STOPPING.rule("M2", "Our ruling: two grabs at once")
M3: Final = STOPPING.rule("M3", "Our ruling: the last one stops early")

POOP_RULINGS: Final = Chapter("poop")
N8: Final = POOP_RULINGS.rule("N8", "Our ruling: card 1 after the sand")
N9: Final = POOP_RULINGS.rule("N9", "Our ruling: card 1 again")
N10: Final = POOP_RULINGS.rule("N10", "Our ruling: the poop left out")
N12: Final = POOP_RULINGS.rule("N12", "Our ruling: no poop after the last round")
M6: Final = POOP_RULINGS.rule("M6", "Our ruling: nothing behind the poop")
M8: Final = POOP_RULINGS.rule("M8", "Our ruling: in this round, for the next")

SCORING: Final = Chapter("scoring")
N13: Final = SCORING.rule("N13", "Our ruling: a missing cube is an error")
M4: Final = SCORING.rule("M4", "Our ruling: what goes to the box")
M5: Final = SCORING.rule("M5", "Our ruling: player by player, card by card")
M7: Final = SCORING.rule("M7", "Our ruling: the example with red last")
T1: Final = SCORING.rule("T1", "Nitro Glyxerol 2015, end of the game: a tie")

TABLE: Final = Chapter("table")
N14: Final = TABLE.rule("N14", "Our ruling: who lays, who counts down")
N15: Final = TABLE.rule("N15", "Our ruling: time for loading")
C1: Final = TABLE.rule("C1", "House rule: how much sand")
C2: Final = TABLE.rule("C2", "House rule: the calm game")
C3: Final = TABLE.rule("C3", "House rule: one second ahead")

CHAPTERS: Final = [BOOK, FLASK, STOPPING, POOP_RULINGS, SCORING, TABLE]

# What lies on the table, and the rule it comes from.
PIECES: Final = {
    "flask": B4,
    "beak": B8,
    "cube": B11,
    "poop": B16,
    "dish": B9,
    "formula-card": B1,
    "stop-card": B5,
    "sand": B7,
    "won-cards": B18,
    "verdict": B13,
}

"""Every numbered rule of Zündstoff, and where it is written."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Chapter

BOOK: Final = Chapter("book")
B1: Final = BOOK.rule("B1", "Zündstoff 1995, aim of the game")
B2: Final = BOOK.rule("B2", "Zündstoff 1995, preparation: discs; in part our reconstruction")
B3: Final = BOOK.rule(
    "B3", "Zündstoff 1995, preparation: cards, pawns, chips; in part our reconstruction"
)
B4: Final = BOOK.rule("B4", "Zündstoff 1995, other layouts; the six are our reconstruction")
B5: Final = BOOK.rule("B5", "Zündstoff 1995, step 1: two cards")
B6: Final = BOOK.rule("B6", "Zündstoff 1995, step 2: sun-turn cards")
B7: Final = BOOK.rule("B7", "Zündstoff 1995, planet-turn cards: your own disc")
B8: Final = BOOK.rule("B8", "Zündstoff 1995, planet-turn cards: alone on your disc")
B9: Final = BOOK.rule("B9", "Zündstoff 1995, planet-turn cards: two of them")
B10: Final = BOOK.rule("B10", "Zündstoff 1995, step 3: who turns first")
B11: Final = BOOK.rule("B11", "Zündstoff 1995, black match cards")
B12: Final = BOOK.rule("B12", "Zündstoff 1995, step 4: flight winners")
B13: Final = BOOK.rule("B13", "Zündstoff 1995, step 4: two flights won")
B14: Final = BOOK.rule("B14", "Zündstoff 1995, step 5: who flies first")
B15: Final = BOOK.rule("B15", "Zündstoff 1995, step 5: where a rocket flies")
B16: Final = BOOK.rule("B16", "Zündstoff 1995, step 5: the opposite disc")
B17: Final = BOOK.rule("B17", "Zündstoff 1995, step 5: face-down discs")
B18: Final = BOOK.rule("B18", "Zündstoff 1995, step 5: as far as you like")
B19: Final = BOOK.rule("B19", "Zündstoff 1995, step 5: leaving your disc")
B20: Final = BOOK.rule("B20", "Zündstoff 1995, flying onto the sun")
B21: Final = BOOK.rule("B21", "Zündstoff 1995, sunglasses chips")
B22: Final = BOOK.rule("B22", "Zündstoff 1995, next round: cards come back")
B23: Final = BOOK.rule("B23", "Zündstoff 1995, end of the game")

PATHS: Final = Chapter("paths")
Z1: Final = PATHS.rule("Z1", "Our ruling: rows and columns are loops")
Z2: Final = PATHS.rule("Z2", "Our ruling: the sun by a loop")
Z3: Final = PATHS.rule("Z3", "Our ruling: a closed side of the sun")
Z4: Final = PATHS.rule("Z4", "Our ruling: a colour you own already")
Z5: Final = PATHS.rule("Z5", "Our ruling: only the first step is a must")
Z6: Final = PATHS.rule("Z6", "Our ruling: no disc twice")

FLIGHTS: Final = Chapter("flights")
Z7: Final = FLIGHTS.rule("Z7", "Our ruling: the flight that is not chosen")
Z8: Final = FLIGHTS.rule("Z8", "Our ruling: choosing between two flights")
Z9: Final = FLIGHTS.rule("Z9", "Our ruling: what black counts for")
Z10: Final = FLIGHTS.rule("Z10", "Our ruling: no matches, no flight")
Z11: Final = FLIGHTS.rule("Z11", "Our ruling: the start marker")
Z12: Final = FLIGHTS.rule("Z12", "Our ruling: when the order is fixed")

DISC_RULINGS: Final = Chapter("discs")
Z13: Final = DISC_RULINGS.rule("Z13", "Our ruling: the compass rose")
Z14: Final = DISC_RULINGS.rule("Z14", "Our ruling: stop-discs")
Z15: Final = DISC_RULINGS.rule("Z15", "Our ruling: pawns do not block")
Z16: Final = DISC_RULINGS.rule("Z16", "Our ruling: which discs can be turned")
Z17: Final = DISC_RULINGS.rule("Z17", "Our ruling: a turn card must be used")
Z18: Final = DISC_RULINGS.rule("Z18", "Our ruling: several sun-turns")

CARDS_AND_END: Final = Chapter("cards")
Z19: Final = CARDS_AND_END.rule("Z19", "Our ruling: ten cards come back")
Z20: Final = CARDS_AND_END.rule("Z20", "Our ruling: cards laid aside")
Z21: Final = CARDS_AND_END.rule("Z21", "Our ruling: the round is played out")
Z22: Final = CARDS_AND_END.rule("Z22", "Our ruling: enough chips")
Z23: Final = CARDS_AND_END.rule("Z23", "Our ruling: a slip in the book")
Z24: Final = CARDS_AND_END.rule("Z24", "Our ruling: two planet-turns")
Z25: Final = CARDS_AND_END.rule("Z25", "Our ruling: always clockwise")

FINER_POINTS: Final = Chapter("finer-points")
ZZ1: Final = FINER_POINTS.rule("Z-1", "Our ruling: the disc of departure")
ZZ2: Final = FINER_POINTS.rule("Z-2", "Our ruling: who has the start marker")
ZZ3: Final = FINER_POINTS.rule("Z-3", "Our ruling: turning on the same planet")
ZZ4: Final = FINER_POINTS.rule("Z-4", "Our ruling: still alone, still empty")
ZZ5: Final = FINER_POINTS.rule("Z-5", "Our ruling: first choose, then the order")
ZZ6: Final = FINER_POINTS.rule("Z-6", "Our ruling: how far the sun must be")
ZZ7: Final = FINER_POINTS.rule("Z-7", "Our ruling: a hundred rounds")
ZZ8: Final = FINER_POINTS.rule("Z-8", "Our ruling: how a hidden disc lies")
ZZ9: Final = FINER_POINTS.rule("Z-9", "Our ruling: a lone black names a colour (option)")
ZZ10: Final = FINER_POINTS.rule("Z-10", "Our ruling: when cards come back")
ZZ11: Final = FINER_POINTS.rule("Z-11", "Our ruling: the sun as the first step")
ZZ12: Final = FINER_POINTS.rule("Z-12", "Our ruling: a flight without a choice")
ZZ13: Final = FINER_POINTS.rule("Z-13", "Our ruling: changing your mind")

CHAPTERS: Final = [BOOK, PATHS, FLIGHTS, DISC_RULINGS, CARDS_AND_END, FINER_POINTS]

# What lies on the table, and the rule it comes from.
PIECES: Final = {
    "disc": B15,
    "hidden-disc": B17,
    "stop-disc": Z14,
    "sun": B20,
    "pawn": B14,
    "chip": B21,
    "fuel-card": B12,
    "black-card": B11,
    "sun-card": B6,
    "planet-card": B7,
    "card-back": B5,
    "left": B22,
    "marker": Z11,
    "rounds": B22,
    "choosing": B5,
    "ready": B5,
    "sum": B12,
}

"""A position in a line of text, for tests, lessons and bug reports.

    kept 3 12 | 9; given | 5; turn 0; drawn 8

Clauses come in any order; what is not said is as at the start.

    seats 3              players (or as many as `kept` has groups)
    kept 3 12 | 9        by seat: the cards face down before it
    given | 5            by seat: the card that it was given, if any
    turn 0               whose turn it is
    drawn 8              the card in their hand
"""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses, grouped, looked_up
from powderkeg.rules.core import Complaint
from tests.kindling.phases import CHOOSE, DRAW, OVER
from tests.kindling.pieces import CARDS, NO_CARD, ROW
from tests.kindling.state import Kindling

CLAUSES = "seats kept given turn drawn".split()
CARDS_BY_TEXT = {str(card): card for card in CARDS}


def read(clauses: Clauses, seats: int) -> Kindling:
    """The position that the clauses tell. What lies nowhere is still to be drawn."""
    s = Kindling(seats, [DRAW])
    s.turn = clauses.number("turn", 0, seats - 1)
    s.drawn = one_card(s, clauses.get("drawn"), "drawn")
    for seat, words in enumerate(clauses.by_seat("kept", seats)):
        s.kept[seat] = cards(s, words)
    for seat, words in enumerate(clauses.by_seat("given", seats)):
        s.given[seat] = one_card(s, words, "given")
        if len(s.kept[seat]) + len(words) > ROW:
            raise Complaint(f"scene: seat {seat} has more than {ROW} cards")
    if s.is_over():
        s.phases = [OVER]
    elif s.is_full(s.turn):
        raise Complaint(f"scene: seat {s.turn} has no more turns")
    elif s.drawn != NO_CARD:
        s.phases = [CHOOSE]
    return s


def cards(s: Kindling, words: list[str]) -> list[int]:
    """Out of the bag: none lies in two places."""
    found = looked_up(CARDS_BY_TEXT, words, "card")
    for card in found:
        if card not in s.bag:
            raise Complaint(f"scene: card {card} lies in two places")
        s.bag.remove(card)
    return found


def one_card(s: Kindling, words: list[str], what: str) -> int:
    if len(words) > 1:
        raise Complaint(f"scene: '{what}' takes one card, not '{' '.join(words)}'")
    return cards(s, words)[0] if words else NO_CARD


def write(s: Kindling) -> str:
    """The scene that `read` makes this position of."""
    kept = [[str(card) for card in row] for row in s.kept]
    given = [[str(card)] if card != NO_CARD else [] for card in s.given]
    drawn = [f"drawn {s.drawn}"] if s.drawn != NO_CARD else []
    rows = [*grouped("kept", kept), *grouped("given", given)]
    return "; ".join([f"seats {s.seats}", *rows, f"turn {s.turn}", *drawn])

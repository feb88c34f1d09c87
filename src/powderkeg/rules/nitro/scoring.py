"""Phase 4: who wins which card."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Seat
from powderkeg.rules.nitro.pieces import NO_SEAT, POOP, Card, Cube
from powderkeg.rules.nitro.standing import wanted

NO_CUBE: Final = -1


class Look:
    """One look into a beak: at the cube in this place, and what comes of it."""

    def __init__(self, seat: Seat, place: int, what: str, card: int, found: Cube) -> None:
        self.seat: Final = seat
        self.place: Final = place  # in the beak, the poop counted
        self.what: Final = what  # won, gone, missed, or poop where it stands as it should
        self.card: Final = card  # its place in the formula; -1 for the poop
        self.found: Final = found


class Harvest:
    """All looks in order, and whose each card of the formula is then."""

    def __init__(self, cards: int) -> None:
        self.looks: Final[list[Look]] = []
        self.owners: Final = [NO_SEAT] * cards

    def of(self, seat: Seat) -> list[int]:
        """The places in the formula whose cards are this seat's."""
        return [place for place, owner in enumerate(self.owners) if owner == seat]


def harvest(formula: list[Card], order: list[Seat], beaks: list[list[Cube]], poop: Seat) -> Harvest:
    """In the order of the stop cards, each beak from the front to its first error.

    A card that is gone is no error: who stands right there goes on.
    """
    result = Harvest(len(formula))
    for seat in order:
        row = wanted(formula, seat == poop)
        for place, cube in enumerate(row):
            found = beaks[seat][place] if place < len(beaks[seat]) else NO_CUBE
            card = place - len(row) + len(formula)
            if found != cube:
                what = "missed"
            elif cube == POOP:
                what = "poop"
            elif result.owners[card] == NO_SEAT:
                what = "won"
                result.owners[card] = seat
            else:
                what = "gone"
            result.looks.append(Look(seat, place, what, card, found))
            if what == "missed":
                break
    return result

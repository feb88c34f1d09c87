"""How well teammates can read a hand: what bots go by when they choose what to show.

Others are thought of as one: the wires that do not lie open elsewhere could be anywhere.
"""

from __future__ import annotations

from powderkeg.rules.bombbusters.clues import Clue, Label
from powderkeg.rules.bombbusters.deals import Deals
from powderkeg.rules.bombbusters.knowing import could_be, knows
from powderkeg.rules.bombbusters.pieces import (
    ALL_KINDS,
    KINDS,
    KINDS_OF,
    NUMBERS,
    STANDS,
    Place,
    Stand,
    Value,
    Wire,
)
from powderkeg.rules.bombbusters.riddle import Riddle
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Seat


class Sight:
    """A seat's hand as others see it, and what they would see if more were shown."""

    def __init__(self, s: BombBusters, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.copies = [0] * len(KINDS)
        self.wires: list[Wire] = []  # closed ones of this seat
        self.may = [ALL_KINDS] * len(s.kinds)  # what all know, by wire
        self.clues: list[Clue] = []  # about these wires alone
        self.rows: list[list[Wire]] = []  # this seat's, and all others as one
        for kind in s.kinds:
            self.copies[kind] += 1
        unseen = [*s.tray, *s.pile]
        for stand in STANDS:
            mine = [wire for wire in s.stands[stand] if knows(s, seat, wire)]
            if stand // 2 == seat:
                self.rows.append([wire for wire in mine if wire not in s.apart])
                self.rows += [[wire] for wire in mine if wire in s.apart]
            for wire in s.stands[stand]:
                if stand // 2 == seat and wire in mine:
                    continue
                if s.open[wire]:
                    self.copies[s.kinds[wire]] -= 1
                else:
                    unseen.append(wire)
        self.rows.append(unseen)
        self._look()

    def _look(self) -> None:
        s = self.s
        mine: set[Wire] = set()
        for row in self.rows[:-1]:
            for wire in row:
                mine.add(wire)
                self.may[wire] = 1 << s.kinds[wire] if s.open[wire] else could_be(s, wire)
                if not s.open[wire]:
                    self.wires.append(wire)
        for clue in s.clues:
            if mine.issuperset(clue.wires):
                self.clues.append(clue)

    def now(self) -> float:
        return self._clarity(self.may, self.clues)

    def guesses(self) -> dict[Wire, Value]:
        """By closed wire: the number that others would think of first, but for the right one."""
        deals = self._deals(self.may, self.clues)
        found: dict[Wire, Value] = {}
        for wire in self.wires:
            chances = deals.values(wire)
            for value in NUMBERS:
                if value != self.s.value(wire) and chances[value] > chances[found.get(wire, 0)]:
                    found[wire] = value
        return found

    def showing(self, wire: Wire, kinds: int) -> float:
        """If all knew that this wire is of one of these kinds."""
        may = self.may.copy()
        may[wire] &= kinds
        return self._clarity(may, self.clues)

    def tagging(self, wire: Wire) -> float:
        """If a token told its value."""
        return self.showing(wire, KINDS_OF[self.s.value(wire)])

    def denying(self, wire: Wire, value: int) -> float:
        """If a token told that it is not of this value."""
        return self.showing(wire, ALL_KINDS & ~KINDS_OF[value])

    def labelling(self, stand: Stand, place: Place, alike: bool) -> float:
        """If a label lay between this place and the next."""
        left, right = self.s.stands[stand][place : place + 2]
        return self._clarity(self.may, [*self.clues, Label(left, right, alike)])

    def _clarity(self, may: list[int], clues: list[Clue]) -> float:
        """The sum of squares: one wire that is sure is worth more than two that are half sure."""
        deals = self._deals(may, clues)
        total = 0.0
        if deals.count == 0.0:
            return total
        for wire in self.wires:
            chance = deals.values(wire)[self.s.value(wire)]
            total += chance * chance
        return total

    def _deals(self, may: list[int], clues: list[Clue]) -> Deals:
        return Deals(Riddle(self.copies, self.rows, may, clues, []))

"""How well teammates can read a hand: what bots go by when they choose what to show.

Others are thought of as one: the wires that do not lie open elsewhere could be anywhere.
"""

from __future__ import annotations

from powderkeg.rules.bombbusters.deals import Deals
from powderkeg.rules.bombbusters.knowing import could_be
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
from powderkeg.rules.bombbusters.riddle import Pile, Riddle, Some
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Seat


class Sight:
    """A seat's hand as others see it, and what they would see if more were shown."""

    def __init__(self, s: BombBusters, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.copies = [0] * len(KINDS)
        self.rows: list[list[int]] = []  # of this seat: what all know, by stand and place
        self.wires: list[list[Wire]] = []
        self.unseen = len(s.tray) + len(s.pile)
        for kind in s.kinds:
            self.copies[kind] += 1
        for stand in STANDS:
            if stand // 2 == seat:
                self.wires.append(s.stands[stand])
                self.rows.append([self._mask(wire) for wire in s.stands[stand]])
                continue
            for wire in s.stands[stand]:
                if s.open[wire]:
                    self.copies[s.kinds[wire]] -= 1
                else:
                    self.unseen += 1

    def _mask(self, wire: Wire) -> int:
        return 1 << self.s.kinds[wire] if self.s.open[wire] else could_be(self.s, wire)

    def now(self) -> float:
        return self._clarity(self.rows, [], [])

    def guesses(self) -> dict[Wire, Value]:
        """By closed wire: the number that others would think of first, but for the right one."""
        deals = Deals(Riddle(self.copies, self.rows, self._rest(), self._somes()))
        found: dict[Wire, Value] = {}
        for stand, wires in enumerate(self.wires):
            for place, wire in enumerate(wires):
                if not self.s.open[wire]:
                    chances = deals.values(stand, place)
                    for value in NUMBERS:
                        if (
                            value != self.s.value(wire)
                            and chances[value] > chances[found.get(wire, 0)]
                        ):
                            found[wire] = value
        return found

    def showing(self, wire: Wire, kinds: int) -> float:
        """If all knew that this wire is of one of these kinds."""
        rows = [row.copy() for row in self.rows]
        for row, wires in zip(rows, self.wires, strict=True):
            for place, other in enumerate(wires):
                if other == wire:
                    row[place] &= kinds
        return self._clarity(rows, [], [])

    def tagging(self, wire: Wire) -> float:
        """If a token told its value."""
        return self.showing(wire, KINDS_OF[self.s.value(wire)])

    def denying(self, wire: Wire, value: int) -> float:
        """If a token told that it is not of this value."""
        return self.showing(wire, ALL_KINDS & ~KINDS_OF[value])

    def labelling(self, stand: Stand, place: Place, alike: bool) -> float:
        """If a label lay between this place and the next."""
        label = [(stand % 2, place)]
        return self._clarity(self.rows, label if alike else [], [] if alike else label)

    def _clarity(
        self,
        rows: list[list[int]],
        alike: list[tuple[Stand, Place]],
        unlike: list[tuple[Stand, Place]],
    ) -> float:
        """The sum of squares: one wire that is sure is worth more than two that are half sure."""
        s = self.s
        deals = Deals(Riddle(self.copies, rows, self._rest(), self._somes(), alike, unlike))
        total = 0.0
        if deals.count == 0.0:
            return total
        for stand, wires in enumerate(self.wires):
            for place, wire in enumerate(wires):
                if not s.open[wire]:
                    chance = deals.values(stand, place)[s.value(wire)]
                    total += chance * chance
        return total

    def _rest(self) -> list[Pile]:
        return [Pile(self.unseen, ALL_KINDS)]

    def _somes(self) -> list[Some]:
        """What all know to be among these wires alone."""
        places: dict[Wire, tuple[Stand, Place]] = {}
        for stand, wires in enumerate(self.wires):
            for place, wire in enumerate(wires):
                places[wire] = (stand, place)
        somes: list[Some] = []
        for held in self.s.helds:
            mine = [places[wire] for wire in held.wires if wire in places]
            if len(mine) == len(held.wires):
                somes.append(Some(held.value, mine))
        return somes

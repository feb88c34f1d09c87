"""Before deals are counted: what a clue says of one wire, or of one row, is told to the row."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.clues import Clue, Count, Label, Order, Same, other_way
from powderkeg.rules.bombbusters.pieces import ALL_KINDS, KINDS, KINDS_OF, RED, YELLOW, Place, Wire
from powderkeg.rules.bombbusters.riddle import Riddle
from powderkeg.rules.bombbusters.rows import Row


class Settling:
    """The rows of a riddle, and the clues that no row settles alone."""

    def __init__(self, riddle: Riddle) -> None:
        self.rows: Final[list[Row]] = []
        self.clues: Final[list[Clue]] = []
        self.row_of: Final = [0] * len(riddle.may)  # by wire
        self.place_of: Final[list[Place]] = [0] * len(riddle.may)
        self.is_possible = True
        self._copies: Final = riddle.copies
        self._may: Final = riddle.may.copy()
        self._has_news = True
        exist = 0
        for kind in KINDS:
            if riddle.copies[kind] > 0:
                exist |= 1 << kind
        for index, wires in enumerate(riddle.rows):
            for place, wire in enumerate(wires):
                self.row_of[wire] = index
                self.place_of[wire] = place
                self._may[wire] &= exist
        clues = riddle.clues
        while self._has_news and self.is_possible:
            self._has_news = False
            clues = self._narrowed(clues)
        for wires in riddle.rows:
            self.rows.append(Row([self._may[wire] for wire in wires]))
        for wire in riddle.late:
            if self._has_equals(wire):
                self.rows[self.row_of[wire]].late |= 1 << self.place_of[wire]
        for clue in clues:
            if not self._tell_row(clue):
                self.clues.append(self._shorter(clue) if isinstance(clue, Count) else clue)

    # What is known of single wires.

    def _only(self, wire: Wire, kinds: int) -> None:
        if self._may[wire] & ~kinds:
            self._may[wire] &= kinds
            self._has_news = True

    def _has_equals(self, wire: Wire) -> bool:
        for kind in KINDS:
            if self._may[wire] >> kind & 1 and self._copies[kind] > 1:
                return True
        return False

    def _narrowed(self, clues: list[Clue]) -> list[Clue]:
        """Those that are not settled yet, after each has told what it means for single wires."""
        rest: list[Clue] = []
        for clue in clues:
            left: Clue | None = clue
            if isinstance(clue, Count):
                left = self._narrow_count(clue)
            elif isinstance(clue, Order):
                left = self._narrow_order(clue)
            if left is not None:
                rest.append(left)
        return rest

    def _narrow_count(self, clue: Count) -> Clue | None:
        kinds = clue.kinds
        unsure: list[Wire] = []
        known = 0
        for wire in clue.wires:
            mask = self._may[wire]
            if mask & ~kinds == 0:
                known += 1
            elif mask & kinds:
                unsure.append(wire)
        least = max(0, clue.least - known)
        most = min(len(unsure), clue.most - known)
        if least > most:
            self.is_possible = False
            return None
        there = 0
        for kind in KINDS:
            if kinds >> kind & 1:
                there += self._copies[kind]
        if least == 0 and (most == len(unsure) or most >= there - known):
            return None
        if least == len(unsure) or most == 0:
            for wire in unsure:
                self._only(wire, kinds if most else ~kinds)
            return None
        return Count(kinds, tuple(unsure), least, most)

    def _narrow_order(self, clue: Order) -> Clue | None:
        """Neither below the lowest left one, nor above the highest right one."""
        strict = 1 if clue.is_strict else 0
        left, right = self._may[clue.left], self._may[clue.right]
        if not left or not right:
            self.is_possible = False
            return None
        lowest = (left & -left).bit_length() - 1 + strict
        highest = right.bit_length() - 1 - strict
        self._only(clue.right, ALL_KINDS & ~((1 << lowest) - 1))
        self._only(clue.left, (2 << highest) - 1 if highest >= 0 else 0)
        left, right = self._may[clue.left], self._may[clue.right]
        is_sure = left.bit_length() - 1 + strict <= (right & -right).bit_length() - 1
        return None if is_sure else clue

    # What a run decides.

    def _tell_row(self, clue: Clue) -> bool:
        """Does one run of one row decide whether it is so? Then the row minds it."""
        first = self.row_of[clue.wires[0]]
        places = 0
        for wire in clue.wires:
            if self.row_of[wire] != first:
                return False
            places |= 1 << self.place_of[wire]
        row = self.rows[first]
        if isinstance(clue, Count):
            return self._tell_count(row, clue, places)
        if isinstance(clue, Same):
            row.sames.append((self.place_of[clue.wires[0]], places, clue.count))
            return True
        if isinstance(clue, Order):
            return self._tell_order(row, clue)
        return isinstance(clue, Label) and self._tell_label(row, clue)

    def _tell_count(self, row: Row, clue: Count, places: int) -> bool:
        """One kind makes one run."""
        told = clue
        if not is_single(self._told(told)):
            told = other_way(clue)
        if not is_single(self._told(told)):
            return False
        row.counts.append((self._told(told), places, told.least, told.most))
        return True

    def _shorter(self, clue: Count) -> Count:
        """Told of few kinds rather than of many."""
        other = other_way(clue)
        return other if self._told(other).bit_count() < self._told(clue).bit_count() else clue

    def _told(self, clue: Count) -> int:
        """The kinds that are counted, and may be there."""
        there = 0
        for wire in clue.wires:
            there |= self._may[wire]
        return there & clue.kinds

    def _tell_order(self, row: Row, clue: Order) -> bool:
        """In a row they are sorted; if it is strict, no run takes both."""
        left, right = self.place_of[clue.left], self.place_of[clue.right]
        if left > right:
            return False
        if not clue.is_strict:
            return True
        if right == left + 1:
            row.parted |= 1 << right
        else:
            row.counts.append((ALL_KINDS, 1 << left | 1 << right, 0, 1))
        return True

    def _tell_label(self, row: Row, clue: Label) -> bool:
        place = self.place_of[clue.left]
        if self.place_of[clue.right] != place + 1:
            return False
        both = self._may[clue.left] & self._may[clue.right]
        for colour in (YELLOW, RED):
            if self._may[clue.left] & KINDS_OF[colour] and self._may[clue.right] & KINDS_OF[colour]:
                return False
        if clue.alike:
            row.masks[place] &= both
            row.masks[place + 1] &= both
            row.joined |= 1 << place + 1
        else:
            row.parted |= 1 << place + 1
        return True


def is_single(kinds: int) -> bool:
    return kinds & (kinds - 1) == 0

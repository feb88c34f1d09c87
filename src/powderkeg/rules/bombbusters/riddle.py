"""What a seat knows about the wires it cannot see, written down for those who count deals."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.clues import Clue
from powderkeg.rules.bombbusters.pieces import USUAL_VALUES, Value, Wire


class Riddle:
    """All that is known. Every row is sorted from left to right; all deals that fit are alike.

    A row is what was dealt together, wherever its wires lie now. Wires unsorted and unseen are a
    row too (put back after "X of Y", on the robot): nobody sees it, so we may think it sorted.
    """

    def __init__(
        self,
        copies: list[int],
        rows: list[list[Wire]],
        may: list[int],
        clues: list[Clue],
        late: list[Wire],
        value_of: tuple[Value, ...] = USUAL_VALUES,
    ) -> None:
        self.copies: Final = copies  # by kind: how many there are in all rows together
        self.rows: Final = rows  # each wire is in one of them
        self.may: Final = may  # by wire: the kinds it may be, as bits
        self.clues: Final = clues
        self.late: Final = late  # sorted into their rows after the deal
        self.value_of: Final = value_of  # by kind: what it counts as

"""What a seat knows about the wires it cannot see, written down for those who count deals."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.pieces import Kind, Place, Stand, Value


class Pile:
    """Wires unsorted and unseen: put back after "X of Y", on the robot, not yet in play."""

    def __init__(self, size: int, kinds: int) -> None:
        self.size: Final = size
        self.kinds: Final = kinds  # that may be among them, as bits


class Some:
    """At least one of these wires is of this value: it was named, detected or dealt so."""

    def __init__(self, value: Value, wires: list[tuple[Stand, Place]]) -> None:
        self.value: Final = value
        self.wires: Final = wires


class Riddle:
    """All that is known. Every stand is sorted from left to right; all deals that fit are alike."""

    def __init__(
        self,
        copies: list[int],
        stands: list[list[int]],
        piles: list[Pile] | None = None,
        somes: list[Some] | None = None,
        alike: list[tuple[Stand, Place]] | None = None,
        unlike: list[tuple[Stand, Place]] | None = None,
    ) -> None:
        self.copies: Final = copies  # by kind: how many there are in stands and piles together
        self.stands: Final = stands  # by stand and place: the kinds that may lie there, as bits
        self.piles: Final[list[Pile]] = [] if piles is None else piles
        self.somes: Final[list[Some]] = [] if somes is None else somes
        # The labels = and ≠ between a place and the next: two yellows, or two reds, are equal (P5).
        self.alike: Final[list[tuple[Stand, Place]]] = [] if alike is None else alike
        self.unlike: Final[list[tuple[Stand, Place]]] = [] if unlike is None else unlike


class Dealt:
    """One deal: what lies where."""

    def __init__(self, stands: list[list[Kind]], piles: list[list[Kind]]) -> None:
        self.stands: Final = stands
        self.piles: Final = piles

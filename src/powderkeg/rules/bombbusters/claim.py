"""A claim: somebody says that a wire, or one of several, is of a value, or of one of two."""

from __future__ import annotations

from powderkeg.rules.bombbusters.pieces import Value, Wire
from powderkeg.rules.core import Seat

# How many wires a claim points at, by how it is made; the whole stand for the Super Detector.
POINTED_AT = {"cut": 1, "x-or-y": 1, "double": 2, "triple": 3, "super": 0}
DETECTORS = ("double", "triple", "super")


class Claim:
    """Never changed: pointing at one more wire makes another claim."""

    def __init__(
        self,
        seat: Seat,
        how: str,
        values: list[Value],
        copy: int,
        need: int,
        wires: list[Wire],
        ray: bool = False,
    ) -> None:
        self.seat = seat
        self.how = how
        self.values = values
        self.copy = copy  # which own wire is opened, counted from the left
        self.need = need  # wires to point at
        self.wires = wires
        self.ray = ray  # two values were said

    def at(self, wires: list[Wire]) -> Claim:
        """The same, pointing at these."""
        return Claim(self.seat, self.how, self.values, self.copy, self.need, wires, self.ray)

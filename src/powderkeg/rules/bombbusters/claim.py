"""A claim: somebody says that a wire, or one of several, is of a value, or of one of two."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.pieces import Value, Wire
from powderkeg.rules.core import NEVER, Phase, Seat

# How many wires a claim points at, by how it is made; the whole stand for the Super Detector.
POINTED_AT = {"cut": 1, "x-or-y": 1, "double": 2, "triple": 3, "super": 0}
DETECTORS = ("double", "triple", "super")


class Claim:
    """Never changed: pointing at one more wire makes another claim."""

    def __init__(
        self,
        seat: Seat,
        how: str,
        values: tuple[Value, ...],
        copy: int,
        need: int,
        wires: tuple[Wire, ...],
        ray: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.how: Final = how
        self.values: Final = values
        # Which own wire is opened, counted from the left; of reversed ones, which as bits.
        self.copy: Final = copy
        self.need: Final = need  # wires to point at
        self.wires: Final = wires
        self.ray: Final = ray  # two values were said

    def at(self, wires: tuple[Wire, ...]) -> Claim:
        """The same, pointing at these."""
        return Claim(self.seat, self.how, self.values, self.copy, self.need, wires, self.ray)


class Claiming(Phase[Any]):
    """A phase about a claim, which is made, paid for, or judged. The state reads it off here."""

    def __init__(self, claim: Claim) -> None:
        self.claim: Final = claim

    def due(self, s: Any) -> int:
        """Does the clock run while somebody points?"""
        mission = s.setting.mission
        return mission.due(s) if mission.runs_on else NEVER

"""Events that all see."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Event, Facts, Seat


class Open(Event):
    """Something that all see."""

    def __init__(self, facts: Facts) -> None:
        self.told: Final = facts

    def facts(self) -> Facts:
        return self.told


class Uncovered(Open):
    """Something hidden is shown to all; nobody could foresee it."""

    def uncovers(self, seat: Seat) -> bool:
        return True

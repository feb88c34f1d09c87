"""Mission 50: tokens lie beside the stand, and nothing helps to remember."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_43 import M50


class Memory(Mission):
    """No seals, no markers, no tokens before wires."""

    def __init__(self) -> None:
        super().__init__(
            50, reds=(2, 2), yellows=(2, 2), reds_for_two=(3, 3), yellows_for_two=(4, 4)
        )
        self.shows_tokens = False
        self.shows_markers = False
        self.no_aid = M50[1]
        self.signs = ("memory",)


MISSION: Final[Mission] = Memory()

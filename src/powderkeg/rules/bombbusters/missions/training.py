"""Missions 1 to 8: a course that teaches the game."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import Mission


class WithoutEquipment(Mission):
    """The first missions have wires and a dial, and nothing else."""

    def __init__(self, number: int, highest: int, yellows: tuple[int, int] = (0, 0)) -> None:
        super().__init__(number, yellows=yellows, highest=highest)
        self.has_equipment = False


TRAINING: Final[list[Mission]] = [
    WithoutEquipment(1, highest=6),
    WithoutEquipment(2, highest=8, yellows=(2, 2)),
    Mission(3, reds=(1, 1), redrawn=(2, 12), highest=10),
    Mission(4, reds=(1, 1), yellows=(2, 2), yellows_for_two=(4, 4)),
    Mission(5, reds=(1, 1), yellows=(2, 3), reds_for_two=(2, 2)),
    Mission(6, reds=(1, 1), yellows=(4, 4), reds_for_two=(2, 2)),
    Mission(7, reds=(1, 2), reds_for_two=(1, 3)),
    Mission(8, reds=(1, 2), yellows=(2, 3), reds_for_two=(1, 3), yellows_for_two=(4, 4)),
]

"""Mission 16: as mission 9, with all four wires of a number before the next."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.m9 import SIDE_B, InOrder
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_9 import M16

MISSION: Final[Mission] = InOrder(16, (2, 3), SIDE_B, M16[1], M16[2])

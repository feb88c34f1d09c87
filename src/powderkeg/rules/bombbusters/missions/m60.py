"""Mission 60: as mission 55, with other red wires."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.m55 import DoctorsChallenge
from powderkeg.rules.bombbusters.missions.mission import Mission

MISSION: Final[Mission] = DoctorsChallenge(60, (2, 3), (3, 3))

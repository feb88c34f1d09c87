"""Mission 56: everybody has a wire that all see but its owner."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.apart import Tripwires
from powderkeg.rules.bombbusters.missions.mission import Mission

MISSION: Final[Mission] = Tripwires(56, reds=(2, 3), reds_for_two=(3, 3))

"""Mission 25: numbers may not be spoken, and here nobody speaks (N20)."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import Mission

MISSION: Final = Mission(25, reds=(2, 2), reds_for_two=(3, 3))

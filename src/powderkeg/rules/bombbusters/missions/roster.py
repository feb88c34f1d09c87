"""All missions, by number. One more is a file with a `MISSION`, and a line here."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions import (
    m43,
    m44,
    m45,
    m46,
    m47,
    m48,
    m49,
    m50,
    m51,
    m52,
    m53,
    m54,
)
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.training import TRAINING

MISSIONS: Final[dict[str, Mission]] = {
    str(mission.number): mission
    for mission in (
        *TRAINING,
        m43.MISSION,
        m44.MISSION,
        m45.MISSION,
        m46.MISSION,
        m47.MISSION,
        m48.MISSION,
        m49.MISSION,
        m50.MISSION,
        m51.MISSION,
        m52.MISSION,
        m53.MISSION,
        m54.MISSION,
    )
}

"""How a mission ended: whose wire it was and who cut it, or what was left."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.events import Defused, Dialled, Exploded, Missed
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Event, Facts, State
from powderkeg.rules.stories import Stories, Story
from powderkeg.rules.telling import Line

LAST: Final = 1  # advances of the dial that are left


class BombBustersStories(Stories):
    """All win or lose together: nobody has points."""

    def moment(self, before: State, after: State, events: list[Event]) -> list[Story]:
        assert isinstance(after, BombBusters)
        told: list[Story] = []
        missed: Facts = {}
        for event in events:
            if isinstance(event, Missed):
                missed = event.facts()
            elif isinstance(event, Exploded):
                told.append(Story(explosion(event.facts(), missed), 1.0))
            elif isinstance(event, Defused):
                dial = "dial" if after.setting.mission.has_dial else "robot"
                told.append(Story(Line("story-spared", {"by": dial, "left": after.spared()}), 1.0))
            elif isinstance(event, Dialled) and event.facts()["left"] == LAST:
                told.append(Story(Line("story-last-chance"), 0.5))
        return told


def explosion(facts: Facts, missed: Facts) -> Line:
    """By a wire, by the last mistake, or by something that nobody did."""
    if facts["owner"] is not None:
        return Line("story-fatal-wire", facts)
    if facts["why"] == "dial" and missed:
        return Line("story-last-miss", missed)
    return Line("event-exploded", facts)

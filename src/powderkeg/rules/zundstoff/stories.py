"""What is worth telling of a race to the sun."""

from __future__ import annotations

from powderkeg.rules.core import Event, Facts, State
from powderkeg.rules.stories import Stories, Story
from powderkeg.rules.telling import Line
from powderkeg.rules.zundstoff.events import Flew, LandedAgain, TookGlasses
from powderkeg.rules.zundstoff.pieces import CHIPS_TO_WIN
from powderkeg.rules.zundstoff.state import Zundstoff


class ZundstoffStories(Stories):
    """Who reached the sun, and from where."""

    def points(self, state: State) -> list[float] | None:
        assert isinstance(state, Zundstoff)
        return [float(state.glasses(seat)) for seat in range(state.seats)]

    def moment(self, before: State, after: State, events: list[Event]) -> list[Story]:
        assert isinstance(after, Zundstoff)
        told: list[Story] = []
        flight: Facts = {}
        for event in events:
            if isinstance(event, Flew):
                flight = event.facts()
            elif isinstance(event, TookGlasses):
                wins = after.glasses(event.seat) >= CHIPS_TO_WIN
                key, weight = ("story-title", 0.8) if wins else ("story-glasses", 0.4)
                told.append(Story(Line(key, {**flight, **event.facts()}), weight))
            elif isinstance(event, LandedAgain):
                told.append(Story(Line("story-in-vain", {**flight, **event.facts()}), 0.6))
        return told

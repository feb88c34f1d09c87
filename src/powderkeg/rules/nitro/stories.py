"""What is worth telling of an evening in the laboratory."""

from __future__ import annotations

from powderkeg.rules.core import Event, Facts, State
from powderkeg.rules.nitro.events import Gone, Won
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.stories import Stories, Story
from powderkeg.rules.telling import Line

MANY = 3  # cards at once


class NitroStories(Stories):
    """A rich beak, and a card that somebody else was quicker to take."""

    def points(self, state: State) -> list[float] | None:
        assert isinstance(state, Nitro)
        return [float(state.score(seat)) for seat in range(state.seats)]

    def moment(self, before: State, after: State, events: list[Event]) -> list[Story]:
        assert isinstance(before, Nitro)
        assert isinstance(after, Nitro)
        won: dict[int, int] = {}
        told: list[Story] = []
        for event in events:
            if isinstance(event, Won):
                won[event.seat] = won.get(event.seat, 0) + 1
            elif isinstance(event, Gone):
                told.append(Story(Line("event-card-gone", event.facts()), 0.35))
        for seat, count in won.items():
            if count >= MANY:
                points = after.score(seat) - before.score(seat)
                facts: Facts = {"seat": seat, "count": count, "points": points}
                told.append(Story(Line("story-rich-beak", facts), 0.3 + 0.1 * count))
        return told

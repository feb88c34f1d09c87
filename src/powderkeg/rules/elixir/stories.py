"""What is worth telling of an evening in the kitchen."""

from __future__ import annotations

from powderkeg.rules.core import Event, Facts, State
from powderkeg.rules.elixir.deal_events import Won
from powderkeg.rules.elixir.deck import SPELLS
from powderkeg.rules.elixir.events import Cast, TurnedAway
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.stories import Stories, Story
from powderkeg.rules.telling import Line


class ElixirStories(Stories):
    """What is left to cast counts against everyone; who has nothing left wins."""

    def points(self, state: State) -> list[float] | None:
        assert isinstance(state, Elixir)
        if not state.turn:
            return None  # spells are still being dealt
        return [-float(state.points(seat)) for seat in range(state.seats)]

    def moment(self, before: State, after: State, events: list[Event]) -> list[Story]:
        assert isinstance(after, Elixir)
        told: list[Story] = []
        for event in events:
            if isinstance(event, Won):
                last = after.cast[after.winners[0]][-1]
                facts: Facts = {**event.facts(), "spell": SPELLS[last].key}
                told.append(Story(Line("story-last-spell", facts), 0.66))
            elif isinstance(event, Cast) and len(list_of(event)) > 1:
                told.append(Story(Line("story-many-victims", event.facts()), 0.4))
            elif isinstance(event, TurnedAway):
                told.append(Story(Line("event-turned-away", event.facts()), 0.45))
        return told


def list_of(event: Cast) -> list[object]:
    victims = event.facts()["victims"]
    return [*victims] if isinstance(victims, list) else []

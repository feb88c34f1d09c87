"""What is worth telling of it afterwards: how the points ran."""

from __future__ import annotations

from powderkeg.rules.core import State
from powderkeg.rules.stories import Stories
from tests.kindling.state import Kindling


class KindlingStories(Stories):
    """Kept and given cards count alike."""

    def points(self, state: State) -> list[float] | None:
        assert isinstance(state, Kindling)
        return [float(state.points(seat)) for seat in range(state.seats)]

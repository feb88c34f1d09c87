"""What is worth telling of a game when it is over: how the points ran, and what a game adds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from powderkeg.rules.core import Event, State
from powderkeg.rules.telling import Line


class Story:
    """A sentence about one moment, and how telling it is: from 0 to 1."""

    def __init__(self, told: Line, weight: float) -> None:
        self.told: Final = told
        self.weight: Final = weight


NO_STORIES: Final[list[Story]] = []
NO_PLACED: Final[list[tuple[int, Story]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Stories:
    """What a game has to tell. Nothing is hidden any more when it is asked."""

    def points(self, state: State) -> list[float] | None:
        """Each seat's so far. None where there are none yet, or nobody's are another's."""
        return None

    def moment(self, before: State, after: State, events: list[Event]) -> list[Story]:
        """What only this game can tell of one line of its record."""
        return NO_STORIES

    def whole(self, lines: list[list[Event]]) -> list[tuple[int, Story]]:
        """What only all lines together tell; each story by the line that it belongs to, from 0."""
        return NO_PLACED


UNTOLD: Final = Stories()

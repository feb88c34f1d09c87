"""What a game teaches: how to play it, step by step, and afterwards what could have been known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from powderkeg.rules.core import Move, Seat, State
from powderkeg.rules.telling import Line


class Lesson:
    """One step of a game's lesson: a position, whose turn it is, and the moves that show the idea.

    Its words are the messages `lesson-KEY`, with `.good` and `.other` for what was tried.
    """

    def __init__(self, key: str, scene: str, seat: Seat, good: list[str]) -> None:
        self.key: Final = key
        self.scene: Final = scene
        self.seat: Final = seat
        self.good: Final = good


NO_LESSON: Final[list[Lesson]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Teaching:
    """A lesson before the first game, and a review after each. A game need have neither."""

    def __init__(self, lesson: list[Lesson] = NO_LESSON, reviews: bool = False) -> None:
        self.lesson = lesson  # its steps
        self.reviews = reviews  # has `review` anything to say?

    def review(self, state: State, seat: Seat, move: Move) -> Line | None:
        """What the seat could know about this choice when it made it, from the state before.

        Told when the game is over, to whoever asks; it may take a while.
        """
        return None


NO_TEACHING: Final = Teaching()

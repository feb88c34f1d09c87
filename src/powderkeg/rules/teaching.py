"""What a game teaches: how to play it, what its rules and pieces mean, what could be known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from powderkeg.rules.core import Move, Rule, Seat, State
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


class Example:
    """A rule at work: a position, and acts as a record writes them.

    It is seen in an event that comes of the last one, or in its being refused by just this rule.
    The words are those of the moves, the events and the refusal.
    """

    def __init__(self, rule: Rule, scene: str, acts: list[str], seen_in: str = "") -> None:
        self.rule: Final = rule
        self.scene: Final = scene
        self.acts: Final = acts
        self.seen_in: Final = seen_in  # the event; empty where it is refused


NO_LESSON: Final[list[Lesson]] = []
NO_EXAMPLES: Final[list[Example]] = []
NO_PIECES: Final[dict[str, Rule]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Teaching:
    """A lesson before the first game, rules explained during it, a review afterwards.

    A game need have none of them.
    """

    def __init__(
        self,
        lesson: list[Lesson] = NO_LESSON,
        reviews: bool = False,
        examples: list[Example] = NO_EXAMPLES,
        pieces: dict[str, Rule] = NO_PIECES,
        cards: dict[str, Rule] = NO_PIECES,
    ) -> None:
        self.lesson = lesson  # its steps
        self.reviews = reviews  # has `review` anything to say?
        self.examples = examples  # of rules, as positions
        self.pieces = pieces  # what lies on the table: the message `about-KEY`, and its rule
        self.cards = cards  # and what is all in its rule, which is its message

    def review(self, state: State, seat: Seat, move: Move) -> Line | None:
        """What the seat could know about this choice when it made it, from the state before.

        Told when the game is over, to whoever asks; it may take a while.
        """
        return None


NO_TEACHING: Final = Teaching()

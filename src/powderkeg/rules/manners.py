"""The manners of a table: what may be taken back, what may be said, who may look back."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from powderkeg.rules.core import Refusal, Seat, State, View
from powderkeg.rules.setup import Setup

# What may be taken back: anything if the table agrees, what nobody else has seen, nothing.
Takebacks: TypeAlias = Literal["all", "silent", "none"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Manners:
    """Where a game says nothing, people talk freely and may take back what the table allows."""

    def __init__(self, takebacks: Takebacks = "all", phrases: tuple[str, ...] = ()) -> None:
        self.takebacks = takebacks  # none where a move is a message: to unsay it would be another
        self.phrases = phrases  # quick phrases that are the game's own, beside those of the house

    def signals(self, view: View) -> list[str] | None:
        """The phrases that whoever sees this may say during the game; None: talk freely."""
        return None

    def spoken(self, state: State, seat: Seat, text: str, last: str) -> str | Refusal:
        """What all hear when a player says this in a running game; nothing if it is empty.

        `last` is the last text that somebody else said in this game, empty if nobody has. A refusal
        is told to the speaker alone.
        """
        return text

    def may_look_back(self, setup: Setup) -> bool:
        """May players see again what happened, before the game is over?"""
        return True


USUAL_MANNERS: Final = Manners()

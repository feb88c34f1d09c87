"""Scenes: positions written in a line, for tests, puzzles, lessons and bug reports."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from powderkeg.rules.core import Complaint, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenes:
    """What is written reads back. A game need not have any."""

    def read(self, text: str) -> State:
        """The position that this line tells; a Complaint if it tells none."""
        raise Complaint("this game has no scenes")

    def write(self, state: State) -> str:
        """The line that `read` makes this position of."""
        raise Complaint("this game has no scenes")


NO_SCENES: Final = Scenes()

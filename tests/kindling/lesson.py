"""The lesson: real positions, one idea each. Its words are the messages lesson-1 and lesson-2."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.teaching import Lesson

LESSON: Final[list[Lesson]] = [
    Lesson("1", "kept 6 | 11; drawn 19", 0, ["keep"]),
    Lesson("2", "kept 6 19 12 | 11; drawn 1", 0, ["give"]),
]

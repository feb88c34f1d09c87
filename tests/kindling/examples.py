"""Rules at work: a position, an act, and the event that shows it, or that it is refused."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.teaching import Example
from tests.kindling.lesson import LESSON
from tests.kindling.rulebook import R2, R3

EXAMPLES: Final = [
    Example(R2, LESSON[0].scene, ["0 keep"], "kept"),
    Example(R3, "kept 6 | 11; given | 5; drawn 1", ["0 give"]),
]

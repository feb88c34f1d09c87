"""Twenty cards, and a row of four before each seat."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
CARDS: Final = range(1, 21)  # each once, worth its number
NO_CARD: Final = 0  # none, or one whose face is not seen
ROW: Final = 4  # cards before a seat at the end

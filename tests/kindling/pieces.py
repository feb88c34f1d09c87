"""Fifteen cards, and a row of three before each seat."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
CARDS: Final = range(1, 16)  # each once, worth its number
NO_CARD: Final = 0  # none, or one whose face is not seen
ROW: Final = 3  # cards before a seat at the end

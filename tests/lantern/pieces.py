"""Twelve cards, three in each hand, a shout for everyone, a lantern to swing."""

from __future__ import annotations

from typing import Final

CARDS: Final = range(1, 13)
HAND: Final = 3
WINDOW: Final = 5  # ticks to think about a shout
SWAYS: Final = range(-2, 3)
NONE: Final = 0  # no card
TOGETHER: Final = 24  # what all must reach when playing together

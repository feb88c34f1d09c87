"""Twelve cards, three in each hand, a shout for everyone, a lantern to swing."""

from __future__ import annotations

from typing import Final

CARDS: Final = range(1, 13)
HAND: Final = 3
WINDOW: Final = 5  # ticks to think about a shout
SWAYS: Final = range(-2, 3)
HIGH: Final = 9  # who holds such a card could shout in the dark
HANGING: Final = 10  # ticks to hang the lantern in the dark
NONE: Final = 0  # no card
TOGETHER: Final = 24  # what all must reach when playing together

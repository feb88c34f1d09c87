"""Twelve cards, three in each hand, a shout for everyone."""

from __future__ import annotations

CARDS = range(1, 13)
HAND = 3
WINDOW = 5  # ticks to think about a shout
LONGEST_WAIT = 1_000_000
NONE = 0  # no card
TOGETHER = 24  # what all must reach when playing together

"""The rules of Lantern."""

from typing import Final

from powderkeg.rules.core import Chapter

ALL_RULES: Final = Chapter("all")
IN_HAND: Final = ALL_RULES.rule("L1", "Lantern, choosing")
ONCE: Final = ALL_RULES.rule("L2", "Lantern, choosing: the card stays face down")
SHOUT: Final = ALL_RULES.rule("L3", "Lantern, shouting: once a game")
MOST: Final = ALL_RULES.rule("L4", "Lantern, the end: most points")
ALL: Final = ALL_RULES.rule("L5", "Lantern, the end: together")
ONCE_A_TICK: Final = ALL_RULES.rule("L6", "Lantern, swinging: once a tick")
HOARSE: Final = ALL_RULES.rule("L7", "Lantern, shouting: the voice")
CHAPTERS: Final = [ALL_RULES]

"""The rules of Lantern."""

from powderkeg.rules.core import Rule

IN_HAND = Rule("L1", "Lantern, choosing")
ONCE = Rule("L2", "Lantern, choosing: the card stays face down")
SHOUT = Rule("L3", "Lantern, shouting: once a game")
MOST = Rule("L4", "Lantern, the end: most points")
ALL = Rule("L5", "Lantern, the end: together")
CHAPTERS = {"all": [IN_HAND, ONCE, SHOUT, MOST, ALL]}

"""Bots by name: what they do (`greedy`), or how they play (`sensible`)."""

from __future__ import annotations

import re
from typing import Final

from powderkeg.bots.bot import Bot
from powderkeg.bots.search import SearchBot
from powderkeg.bots.simple import GreedyBot, RandomBot
from powderkeg.rules.core import Complaint
from powderkeg.rules.game import Game

# Levels for people, from the one who plays along to the one who wants to win.
LEVELS: Final = {
    "carefree": "random",
    "sensible": "greedy",
    "keen": "search:100",
    "sharp": "search:500",
    "ruthless": "search:2000",
}
WHOLE: Final = re.compile(r"[0-9]{1,7}")
SECONDS: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?s")
KINDS: Final = "random, greedy, search, search:SIMULATIONS, search:SECONDSs"


def make_bot(name: str, game: Game) -> Bot:
    """A bot that answers to this name. A ValueError lists the names there are."""
    bot = bot_of_kind(LEVELS.get(name, name), game)
    bot.name = name
    return bot


def bot_of_kind(kind: str, game: Game) -> Bot:
    family, colon, budget = kind.partition(":")
    if kind == "random":
        return RandomBot()
    if kind == "greedy":
        return GreedyBot(game)
    if kind == "search":
        return SearchBot(game)
    if family == "search" and colon:
        if WHOLE.fullmatch(budget) and int(budget) > 0:
            return SearchBot(game, simulations=int(budget))
        if SECONDS.fullmatch(budget) and float(budget[:-1]) > 0:
            return SearchBot(game, seconds=float(budget[:-1]))
    raise Complaint(f"no bot '{kind}'; there are: {', '.join(LEVELS)}; or {KINDS}")

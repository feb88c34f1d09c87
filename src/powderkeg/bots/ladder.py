"""Bots by name: what they do (`greedy`), or how they play (`sensible`)."""

from __future__ import annotations

import re
from typing import Final

from powderkeg.bots.regret import RegretBot
from powderkeg.bots.search import SearchBot
from powderkeg.bots.simple import ExpertBot, GreedyBot, RandomBot
from powderkeg.rules.core import Complaint
from powderkeg.rules.game import Game
from powderkeg.rules.match import Bot

THINKERS: Final = {"search": SearchBot, "regret": RegretBot}
WHOLE: Final = re.compile(r"[0-9]{1,7}")
SECONDS: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?s")
KINDS: Final = (
    "random, greedy, greedy:IDEAS, expert:LEVEL; search or regret, also :SIMULATIONS or :SECONDSs"
)


def make_bot(name: str, game: Game) -> Bot:
    """A bot that answers to this name. A ValueError lists the names there are."""
    bot = bot_of_kind(game.strategy.ladder.get(name, name), game)
    bot.name = name
    return bot


def bot_of_kind(kind: str, game: Game) -> Bot:
    family, colon, budget = kind.partition(":")
    count = int(budget) if WHOLE.fullmatch(budget) else 0
    if kind == "random":
        return RandomBot()
    if kind == "greedy":
        return GreedyBot(game)
    if family == "greedy" and count:
        return GreedyBot(game, count)
    if family == "expert" and WHOLE.fullmatch(budget):
        return ExpertBot(game, count)
    if family in THINKERS:
        if not colon:
            return THINKERS[family](game)
        if count:
            return THINKERS[family](game, simulations=count)
        if SECONDS.fullmatch(budget) and float(budget[:-1]) > 0:
            return THINKERS[family](game, seconds=float(budget[:-1]))
    raise Complaint(f"no bot '{kind}'; there are: {', '.join(game.strategy.ladder)}; or {KINDS}")

"""Bots by name, also those that were trained: what these need is imported when one is meant."""

from __future__ import annotations

from powderkeg.bots.ladder import make_bot
from powderkeg.rules.core import Complaint
from powderkeg.rules.game import Game
from powderkeg.rules.match import Bot

NET = "net:"


def bot_of(bot: str | Bot, game: Game) -> Bot:
    """A bot, or one by its name: `sensible`, `search:100`, `net:mine.onnx`."""
    if isinstance(bot, Bot):
        return bot
    if not bot.startswith(NET):
        return make_bot(bot, game)
    try:
        from powderkeg.lab.nets import from_onnx
    except ImportError:
        raise Complaint("nets need onnxruntime: pip install 'powderkeg[nets]'") from None
    return from_onnx(bot.removeprefix(NET), game)

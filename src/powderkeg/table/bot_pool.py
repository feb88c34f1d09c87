"""Where bots think. A table asks and goes on; the move comes when it comes."""

from __future__ import annotations

from typing import Protocol

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.record import Record


class BotFailed(Exception):
    """No move came, or none that can be played. The message says why."""


class BotPool(Protocol):
    """Asked for moves; else a BotFailed, after a while at the latest."""

    async def choose(self, record: Record, seat: Seat, bot: str) -> Move:
        """What a bot of this name plays at this seat, where the record leads."""

    async def react(self, game: Game, scene: str, seat: Seat, bot: str) -> Move:
        """What it does in a position that is described, at once. A rule may still forbid it."""

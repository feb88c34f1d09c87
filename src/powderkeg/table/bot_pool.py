"""Where bots think. A table asks and goes on; the move comes when it comes."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.record import Record


class Asker(NamedTuple):
    """For whom a bot thinks: whose address the table's is, and which table. Each has its share."""

    address: str = ""
    table: str = ""


class BotFailed(Exception):
    """No move came, or none that can be played. The message says why."""


class LongLine(BotFailed):
    """So many others are asked before it that a simpler thought is better than a late one."""


class BotPool(Protocol):
    """Asked for moves; else a BotFailed, after a while at the latest.

    A rule may forbid the move: that is for the table to see, which knows where the game stands.
    """

    async def choose(self, record: Record, seat: Seat, bot: str, asker: Asker) -> Move:
        """What a bot of this name plays at this seat, where the record leads."""

    async def hurry(self, record: Record, seat: Seat, bot: str, asker: Asker) -> Move:
        """The same from who is always quick: for bots that need not think."""

    async def react(self, game: Game, scene: str, seat: Seat, bot: str, asker: Asker) -> Move:
        """What it does in a position that is described, at once."""

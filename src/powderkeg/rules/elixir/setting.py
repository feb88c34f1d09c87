"""What the table has agreed on."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import NEVER

TURN_TICKS: Final = 45
SHORT_TICKS: Final = 20  # Stage Fright
DEAL_TICKS: Final = 20  # more, for each transaction opened
MARKET_TICKS: Final = 60
CALM_MARKET_TICKS: Final = 180  # where no clock runs, a market day ends all the same
LEAVE_TICKS: Final = 5
SLIP_TICKS: Final = 20  # to judge a slip
CHOICE_TICKS: Final = 30  # to choose what a card asks for
BETWEEN_TICKS: Final = 2  # between turns, and for the Bell: few cards fit there


class Setting:
    """The options, read once."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.points: Final = 11 if seats == 3 else 9 if seats <= 5 else 8
        self.looks_at_once: Final = options["look"] == "once"
        self.is_blind: Final = options["price"] == "blind"
        self.is_calm: Final = options["clock"] == "calm"
        self.is_voiced: Final = options["talk"] == "voice"
        self.window: Final = int(options["window"])
        self.market: Final = CALM_MARKET_TICKS if self.is_calm else MARKET_TICKS

    def patience(self, ticks: int) -> int:
        """So many ticks, where a clock runs."""
        return NEVER if self.is_calm else ticks

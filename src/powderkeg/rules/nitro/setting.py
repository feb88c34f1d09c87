"""What was agreed before the game, and does not change in it."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.nitro.pieces import BEAT, TILT


class Setting:
    """Seats and options, ready to be asked."""

    def __init__(self, seats: int, sand: int, calm: bool, options: dict[str, str]) -> None:
        self.seats: Final = seats
        self.sand: Final = sand  # ticks
        self.calm: Final = calm
        self.step: Final = TILT if calm else BEAT  # ticks of the smallest act
        self.options: Final = options

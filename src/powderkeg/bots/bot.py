"""What a bot is."""

from __future__ import annotations

from powderkeg.rules.core import Move, Seat, State
from powderkeg.rules.rng import Rng


class Bot:
    """Chooses a move for a seat from a world that the seat cannot tell from the true one.

    The world is the bot's own: it may play in it, and imagine others from it.
    """

    name = "bot"

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        raise NotImplementedError

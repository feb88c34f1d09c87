"""What looks good, and which bots play at which level."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Seat, State
from powderkeg.rules.strategy import Strategy
from tests.kindling.pieces import CARDS
from tests.kindling.state import Kindling

AVERAGE: Final = sum(CARDS) / len(CARDS)  # of a card that is still to come
# Measured in the arena. In so small a game who sees what looks good need not look ahead.
LADDER: Final = {
    "carefree": "random",
    "sensible": "search:6",
    "keen": "search:30",
    "sharp": "greedy",
    "ruthless": "greedy",
}


class KindlingStrategy(Strategy):
    """A row is worth its points, and for every empty place a card that is neither high nor low."""

    def __init__(self) -> None:
        super().__init__(swing=10.0, ladder=LADDER)

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Kindling)
        others = [prospect(state, other) for other in range(state.seats) if other != seat]
        return prospect(state, seat) - max(others)


def prospect(s: Kindling, seat: Seat) -> float:
    return s.points(seat) + s.empty_places(seat) * AVERAGE

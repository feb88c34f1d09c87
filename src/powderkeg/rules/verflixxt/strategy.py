"""What bots go by in Verflixxt: a walk looks as good as the tiles it will leave one with."""

from __future__ import annotations

from powderkeg.rules.core import Seat, State
from powderkeg.rules.strategy import Strategy
from powderkeg.rules.verflixxt.heuristic import value
from powderkeg.rules.verflixxt.state import Verflixxt


class VerflixxtStrategy(Strategy):
    """Tree search does the rest."""

    def __init__(self) -> None:
        super().__init__(swing=8.0)

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Verflixxt)
        return value(state, seat)

"""What bots go by in Elixir."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Move, Seat, State
from powderkeg.rules.elixir.expert import choose
from powderkeg.rules.elixir.prospects import outlook
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.rng import Rng
from powderkeg.rules.strategy import Strategy

LADDER: Final = {
    "carefree": "expert:1",
    "sensible": "expert:2",
    "keen": "expert:3",
    "sharp": "expert:3",
    "ruthless": "expert:3",  # looking further has not won more yet
}


class ElixirStrategy(Strategy):
    """Rules of thumb, tried in imagined worlds."""

    def __init__(self) -> None:
        super().__init__(swing=3.0, ladder=LADDER)

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Elixir)
        return outlook(state, seat)

    def expert(self, state: State, seat: Seat, level: int, rng: Rng) -> Move:
        assert isinstance(state, Elixir)
        return choose(state, seat, level, rng)

    def rounds(self, state: State) -> int:
        assert isinstance(state, Elixir)
        return state.turn

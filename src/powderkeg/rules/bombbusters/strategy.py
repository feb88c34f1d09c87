"""What bots go by in Bomb Busters."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.expert import choose
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Move, Seat, State
from powderkeg.rules.rng import Rng
from powderkeg.rules.strategy import Strategy

LADDER: Final = {
    "carefree": "expert:1",
    "sensible": "expert:3",  # a teammate one likes to have
    "keen": "expert:3",
    "sharp": "expert:4",
    "ruthless": "expert:4",
}


class BombBustersStrategy(Strategy):
    """Teammates who count deals."""

    def __init__(self) -> None:
        super().__init__(swing=4.0, ladder=LADDER)

    def value(self, state: State, seat: Seat) -> float:
        """Wires dealt with, and the dial."""
        assert isinstance(state, BombBusters)
        outcome = state.outcome()
        return sum(state.open) + 4.0 * state.lives if outcome is None else outcome.scores[seat]

    def expert(self, state: State, seat: Seat, level: int, rng: Rng) -> Move:
        assert isinstance(state, BombBusters)
        return choose(state, seat, level, rng)

    def rounds(self, state: State) -> int:
        assert isinstance(state, BombBusters)
        return state.turns

"""What bots go by in Nitro Glyxerol."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Move, Seat, State
from powderkeg.rules.nitro.expert import choose
from powderkeg.rules.nitro.state import Nitro
from powderkeg.rules.rng import Rng
from powderkeg.rules.strategy import Strategy

LADDER: Final = {
    "carefree": "expert:1",
    "sensible": "expert:2",  # the first that watches the others
    "keen": "expert:2",
    "sharp": "expert:3",
    "ruthless": "expert:3",
}


class NitroStrategy(Strategy):
    """Hands that shake with a plan."""

    def __init__(self) -> None:
        super().__init__(swing=10.0, ladder=LADDER)

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Nitro)
        return state.score(seat) + state.worth(state.beaks(), seat)

    def expert(self, state: State, seat: Seat, level: int, rng: Rng) -> Move:
        assert isinstance(state, Nitro)
        return choose(state, seat, level, rng)

    def rounds(self, state: State) -> int:
        assert isinstance(state, Nitro)
        return state.round

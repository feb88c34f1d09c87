"""What bots go by in Zündstoff."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Seat, State
from powderkeg.rules.strategy import Strategy
from powderkeg.rules.zundstoff.heuristic import value
from powderkeg.rules.zundstoff.state import Zundstoff

LADDER: Final = {
    "carefree": "random",
    "sensible": "greedy:3",
    "keen": "greedy",
    "sharp": "regret:80",
    "ruthless": "regret:1000",
}


class ZundstoffStrategy(Strategy):
    """Choices are made at once, round by round: bots want mixtures."""

    def __init__(self) -> None:
        super().__init__(swing=1.0, ladder=LADDER)

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Zundstoff)
        return value(state, seat)

    def rounds(self, state: State) -> int:
        assert isinstance(state, Zundstoff)
        return state.round

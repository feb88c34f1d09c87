"""What is known about playing a game well: all that bots ask of it beside its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from powderkeg.rules.core import Move, Seat, State
from powderkeg.rules.rng import Rng

# Levels for people, from the one who plays along to the one who wants to win, and the bots behind.
# Every game has the same levels, if not the same bots.
LADDER: Final = {
    "carefree": "random",
    "sensible": "greedy",
    "keen": "search:100",
    "sharp": "search:500",
    "ruthless": "search:2000",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """A game about which nothing is known is searched, by points alone."""

    def __init__(self, swing: float = 1.0, ladder: dict[str, str] = LADDER) -> None:
        self.swing = swing  # a lead in points that is worth having
        self.ladder = ladder  # which bot plays at which level

    def value(self, state: State, seat: Seat) -> float:
        """How good this looks for `seat`, in points: what greedy bots go by."""
        return 0.0

    def expert(self, state: State, seat: Seat, level: int, rng: Rng) -> Move | None:
        """What somebody plays who knows this very game, as well as the level says; None: nobody.

        The state is a world that the seat cannot tell from the true one.
        """
        return None

    def rounds(self, state: State) -> int:
        """How many rounds were played, where the game counts them: so far some bots look ahead."""
        return 0


NO_STRATEGY: Final = Strategy()

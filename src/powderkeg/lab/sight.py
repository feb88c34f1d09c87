"""What a seat sees, as arrays: one row of numbers from -1 to 1, or a table of small whole ones."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from powderkeg.rules.core import Complaint, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.numbers import WHOLE, Numbers
from powderkeg.rules.setup import Setup

Floats: TypeAlias = NDArray[np.float32]
Array: TypeAlias = NDArray[Any]
PART: Final = np.float32(1 / WHOLE)


class Sight:
    """How a game looks to its seats at one table: `flat`, or `tokens` where it has them.

    `flat+odds` has more columns: how likely what is hidden lies where, worked out exactly.
    """

    def __init__(self, game: Game, setup: Setup, form: str = "flat") -> None:
        odds = game.odds(setup) if form == "flat+odds" else []
        if form == "flat+odds" and not odds:
            raise Complaint(f"{game.name} has no exact odds to show")
        self._odds: Final = Numbers(len(odds)) if odds else None
        names = game.features(setup)
        if not names:
            raise Complaint(f"{game.name} is not seen as numbers yet: its face has no features")
        self.names: Final = [*names, *odds]
        self.tokens: Final = game.tokens(setup) if form == "tokens" else None
        self.space: spaces.Box
        if form == "tokens":
            if self.tokens is None:
                raise Complaint(f"{game.name} is not seen as tokens, only flat")
            shape = (self.tokens.most, len(self.tokens.columns))
            most = np.array([size - 1 for size in self.tokens.sizes], np.uint8)
            high = np.broadcast_to(most, shape).copy()
            self.space = spaces.Box(np.zeros(shape, np.uint8), high, dtype=np.uint8)
            self._row = Numbers(shape[0] * shape[1])
        elif form in ("flat", "flat+odds"):
            self.space = spaces.Box(-1.0, 1.0, (len(self.names),), np.float32)
            self._row = Numbers(len(self.names) - len(odds))
        else:
            raise Complaint(f"no form '{form}' of what is seen; there are: flat, flat+odds, tokens")

    def seen(self, state: State, seat: Seat) -> Array:
        """An array of its own: nobody changes it later."""
        self._row.clear()
        self._row.next_row()
        if self.tokens is None:
            state.features(seat, self._row)
            told = self._row.taken()
            if self._odds is not None:
                self._odds.clear()
                self._odds.next_row()
                state.odds(seat, self._odds)
                told += self._odds.taken()
            return np.frombuffer(told, np.int8) * PART
        state.token_rows(seat, self._row)
        return np.frombuffer(self._row.taken(), np.uint8).reshape(self.space.shape).copy()

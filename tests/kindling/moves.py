"""Every move, once. Their order is the integer encoding: append only."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Facts, Move, MoveSpace
from tests.kindling.pieces import CARDS


class Draw(Move):
    """Nature draws a card for whose turn it is."""

    def __init__(self, card: int) -> None:
        super().__init__(f"draw:{card}")
        self.card: Final = card

    def facts(self) -> Facts:
        return {"card": self.card}


DRAWS: Final[list[Move]] = [Draw(card) for card in CARDS]
KEEP: Final = Move("keep")
GIVE: Final = Move("give")
MOVES: Final = MoveSpace([*DRAWS, KEEP, GIVE], __name__)

"""Every move of Lantern."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Facts, Move, MoveSpace
from tests.lantern.pieces import CARDS, SWAYS


class OfCard(Move):
    """A move that names a card."""

    def __init__(self, kind: str, card: int) -> None:
        super().__init__(f"{kind}:{card}")
        self.card: Final = card

    def facts(self) -> Facts:
        return {"card": self.card}


class Deal(OfCard):
    """Nature deals a card."""


class Pick(OfCard):
    """Choose a card of one's hand, face down."""


class Sway(Move):
    """Swing the lantern while the window is open: an input, once a tick."""

    def __init__(self, by: int) -> None:
        super().__init__(f"sway:{by}")
        self.by: Final = by

    def facts(self) -> Facts:
        return {"by": self.by}


DEALS: Final[list[Move]] = [Deal("deal", card) for card in CARDS]
PICKS: Final[list[Move]] = [Pick("pick", card) for card in CARDS]
SHOUT_IT: Final = Move("shout")
PASS: Final = Move("pass")
SWAY_MOVES: Final[list[Move]] = [Sway(by) for by in SWAYS]
MOVES: Final = MoveSpace([*DEALS, *PICKS, SHOUT_IT, PASS, *SWAY_MOVES], __name__)

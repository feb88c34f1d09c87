"""Every move of Lantern. Waiting is reckoned, not listed: there are a million ways to wait."""

from __future__ import annotations

from powderkeg.rules.core import Facts, Move, MoveSpace
from tests.lantern.pieces import CARDS, LONGEST_WAIT


class Deal(Move):
    """Nature deals a card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"deal:{card}")
        self.card = card

    def facts(self) -> Facts:
        return {"card": self.card}


class Pick(Move):
    """Choose a card of one's hand, face down."""

    def __init__(self, card: int) -> None:
        super().__init__(f"pick:{card}")
        self.card = card

    def facts(self) -> Facts:
        return {"card": self.card}


class Wait(Move):
    """So many ticks go by."""

    def __init__(self, ticks: int) -> None:
        super().__init__(f"wait:{ticks}")
        self.ticks = ticks

    def facts(self) -> Facts:
        return {"ticks": self.ticks}


class LanternMoves(MoveSpace):
    """The listed moves, then the waits by their number."""

    def __init__(self, moves: list[Move]) -> None:
        super().__init__(moves)
        self.listed = len(moves)
        self.waits: dict[int, Wait] = {}

    def __len__(self) -> int:
        return self.listed + LONGEST_WAIT

    def at(self, index: int) -> Move:
        return super().at(index) if index < self.listed else self.wait(index - self.listed + 1)

    def parse(self, text: str) -> Move | None:
        kind, _, ticks = text.partition(":")
        if kind == "wait" and ticks.isdecimal() and 1 <= int(ticks) <= LONGEST_WAIT:
            return self.wait(int(ticks)) if ticks == str(int(ticks)) else None
        return super().parse(text)

    def wait(self, ticks: int) -> Wait:
        if ticks not in self.waits:
            self.waits[ticks] = Wait(ticks)
            self.waits[ticks].index = self.listed + ticks - 1
        return self.waits[ticks]


DEALS: list[Move] = [Deal(card) for card in CARDS]
PICKS: list[Move] = [Pick(card) for card in CARDS]
SHOUT_IT = Move("shout")
PASS = Move("pass")
MOVES = LanternMoves([*DEALS, *PICKS, SHOUT_IT, PASS])

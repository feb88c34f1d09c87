"""What can be seen to happen in Lantern."""

from __future__ import annotations

from powderkeg.rules.core import Event, Facts, Seat
from tests.lantern.pieces import NONE


class Dealt(Event):
    """A card went to a hand; only its owner sees which."""

    key = "dealt"

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else Dealt(self.seat, NONE)

    def facts(self) -> Facts:
        return {"seat": self.seat, "card": self.card}


class Ready(Event):
    """Somebody has chosen."""

    key = "ready"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def facts(self) -> Facts:
        return {"seat": self.seat}


class Revealed(Event):
    """All cards are turned up."""

    key = "revealed"

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def facts(self) -> Facts:
        return {"cards": [*self.cards]}


class Shouted(Ready):
    """The trick is shouted down."""

    key = "shouted"


class Won(Ready):
    """Somebody took the trick."""

    key = "won"


class TimeWentBy(Event):
    """Ticks of the window."""

    key = "time"

    def __init__(self, ticks: int) -> None:
        self.ticks = ticks

    def facts(self) -> Facts:
        return {"ticks": self.ticks}


EVENTS = ["dealt", "ready", "revealed", "shouted", "won", "time"]

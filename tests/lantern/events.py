"""What can be seen to happen in Lantern."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import EVERYONE, Event, Facts, Seat
from tests.lantern.pieces import NONE


class Dealt(Event):
    """A card went to a hand; only its owner sees which."""

    key: ClassVar[str] = "dealt"

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat in (self.seat, EVERYONE) else Dealt(self.seat, NONE)

    def facts(self) -> Facts:
        return {"seat": self.seat, "card": self.card}


class Ready(Event):
    """Somebody has chosen."""

    key: ClassVar[str] = "ready"

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": self.seat}


class Revealed(Event):
    """All cards are turned up."""

    key: ClassVar[str] = "revealed"

    def __init__(self, cards: list[int]) -> None:
        self.cards: Final = cards

    def uncovers(self, seat: Seat) -> bool:
        return True

    def facts(self) -> Facts:
        return {"cards": [*self.cards]}


class Shouted(Ready):
    """The trick is shouted down."""

    key: ClassVar[str] = "shouted"


class Won(Ready):
    """Somebody took the trick."""

    key: ClassVar[str] = "won"


class Swayed(Event):
    """Somebody swung the lantern. Who looked away has missed it."""

    key: ClassVar[str] = "swayed"
    fleeting: ClassVar[bool] = True

    def __init__(self, seat: Seat, by: int) -> None:
        self.seat: Final = seat
        self.by: Final = by

    def facts(self) -> Facts:
        return {"seat": self.seat, "by": self.by}


class TimeWentBy(Event):
    """Ticks of the window."""

    key: ClassVar[str] = "time"

    def __init__(self, ticks: int) -> None:
        self.ticks: Final = ticks

    def facts(self) -> Facts:
        return {"ticks": self.ticks}


EVENTS: Final = ["dealt", "ready", "revealed", "shouted", "won", "swayed", "time"]

"""Everything that can be seen to happen."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import EVERYONE, Event, Facts, Seat
from tests.kindling.pieces import NO_CARD


class Drew(Event):
    """A card was drawn. The others see no more than that."""

    key: ClassVar[str] = "drew"

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat in (self.seat, EVERYONE) else Drew(self.seat, NO_CARD)

    def facts(self) -> Facts:
        return {"seat": self.seat, "card": self.card}


class Kept(Event):
    """The drawn card lies face down before its drawer."""

    key: ClassVar[str] = "kept"

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": self.seat}


class Gave(Event):
    """The drawn card lies face up before the left neighbour."""

    key: ClassVar[str] = "gave"

    def __init__(self, seat: Seat, receiver: Seat, card: int) -> None:
        self.seat: Final = seat
        self.receiver: Final = receiver
        self.card: Final = card

    def uncovers(self, seat: Seat) -> bool:
        return seat != self.seat  # who gives it has seen it before

    def facts(self) -> Facts:
        return {"seat": self.seat, "receiver": self.receiver, "card": self.card}


class Ended(Event):
    """Every row is full, and all cards are turned up. The outcome has the points."""

    key: ClassVar[str] = "ended"


EVENTS: Final = [Drew.key, Kept.key, Gave.key, Ended.key]

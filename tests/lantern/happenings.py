"""How what happens in Lantern looks as JSON. The client's types are made from this."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from powderkeg.rules.core import Seat


class DealtHappening(TypedDict):
    """No card where one may not see it."""

    event: Literal["dealt"]
    seat: Seat
    card: int


class SeatHappening(TypedDict):
    """Somebody did it."""

    event: Literal["ready", "shouted", "won"]
    seat: Seat


class RevealedHappening(TypedDict):
    """By seat."""

    event: Literal["revealed"]
    cards: list[int]


class SwayedHappening(TypedDict):
    """To the left, or to the right."""

    event: Literal["swayed"]
    seat: Seat
    by: int


class TimeHappening(TypedDict):
    """Of the window."""

    event: Literal["time"]
    ticks: int


HAPPENINGS: Final = (
    DealtHappening,
    SeatHappening,
    RevealedHappening,
    SwayedHappening,
    TimeHappening,
)

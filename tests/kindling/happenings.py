"""The shape of an event's JSON, kind by kind. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypedDict

from powderkeg.rules.core import Seat


class DrewHappening(TypedDict):
    """A card was drawn; 0 for who may not see it."""

    event: Literal["drew"]
    seat: Seat
    card: int


class KeptHappening(TypedDict):
    """It was kept, face down."""

    event: Literal["kept"]
    seat: Seat


class GaveHappening(TypedDict):
    """It was given away, face up."""

    event: Literal["gave"]
    seat: Seat
    receiver: Seat
    card: int


class EndedHappening(TypedDict):
    """Every row is full."""

    event: Literal["ended"]


HAPPENINGS: tuple[type, ...] = (DrewHappening, KeptHappening, GaveHappening, EndedHappening)

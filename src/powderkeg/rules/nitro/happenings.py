"""The shape of an event's JSON, kind by kind. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from powderkeg.rules.core import Seat
from powderkeg.rules.nitro.views import CubeName

CardText: TypeAlias = str  # G7


class RoundHappening(TypedDict):
    """A new round; the seat has the poop, -1 if nobody has."""

    event: Literal["round-began"]
    round: int
    poop: Literal["nobody", "somebody"]
    seat: Seat


class LaidHappening(TypedDict):
    """A card of the formula lies open, counted from 0."""

    event: Literal["laid"]
    place: int
    card: CardText


class LoadedHappening(TypedDict):
    """A seat's cubes lie in its flask, by cube."""

    event: Literal["loaded"]
    seat: Seat
    places: list[list[int]]
    how: Literal["ready", "late"]


class PlainHappening(TypedDict):
    """Three, two, one; or the sand is through."""

    event: Literal["counted", "sand-out"]


class SeatHappening(TypedDict):
    """The sand was turned over, or somebody won the game."""

    event: Literal["sand-turned", "won-game"]
    seat: Seat


class MixedHappening(TypedDict):
    """What a hand did from this tick on, in base64, and the hash of the flask after it."""

    event: Literal["mixed"]
    seat: Seat
    tick: int
    pushes: str
    hash: str


class CubeHappening(TypedDict):
    """A cube jumped out, or was put back."""

    event: Literal["jumped-out", "went-back"]
    seat: Seat
    cube: CubeName


class BeakHappening(TypedDict):
    """Other cubes are in the beak, front first."""

    event: Literal["beak-changed"]
    seat: Seat
    cubes: list[CubeName]
    count: int
    right: int


class StoppedHappening(TypedDict):
    """Hands off at this tick; or a grab, so many ticks after the sand."""

    event: Literal["stopped", "grabbed"]
    seat: Seat
    tick: int


class TookStopHappening(TypedDict):
    """A seat has a stop card."""

    event: Literal["took-stop"]
    seat: Seat
    number: int
    how: Literal["stop", "grab", "last", "dealt"]
    tick: int


class WonHappening(TypedDict):
    """A card is won; the place in the formula counts from 0."""

    event: Literal["won-card"]
    seat: Seat
    card: CardText
    place: int


class GoneHappening(TypedDict):
    """Right, but the other one has the card."""

    event: Literal["card-gone"]
    seat: Seat
    card: CardText
    place: int
    other: Seat


class MissedHappening(TypedDict):
    """The first error: the place in the beak counts from 0."""

    event: Literal["missed"]
    seat: Seat
    place: int
    cube: CubeName
    found: CubeName | Literal["none"]


class BoxedHappening(TypedDict):
    """Cards that nobody won."""

    event: Literal["boxed"]
    cards: list[CardText]
    count: int


class PoopHappening(TypedDict):
    """Who has the poop in the next round."""

    event: Literal["got-poop"]
    seat: Seat
    again: Literal["yes", "no"]


HAPPENINGS = (
    RoundHappening,
    LaidHappening,
    LoadedHappening,
    PlainHappening,
    SeatHappening,
    MixedHappening,
    CubeHappening,
    BeakHappening,
    StoppedHappening,
    TookStopHappening,
    WonHappening,
    GoneHappening,
    MissedHappening,
    BoxedHappening,
    PoopHappening,
)

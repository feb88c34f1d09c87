"""The shape of an event's JSON, kind by kind. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from powderkeg.rules.core import Seat
from powderkeg.rules.zundstoff.views import CardName, ColourName, RocketView

Unknown: TypeAlias = Literal["unknown"]


class SeatHappening(TypedDict):
    """The discs lie and a seat has the marker, or a seat won the title."""

    event: Literal["laid-out", "won-the-title"]
    seat: Seat


class RoundHappening(TypedDict):
    """A new round; the seat holds the start marker."""

    event: Literal["round-began"]
    round: int
    seat: Seat


class LaidHappening(TypedDict):
    """A card lies face down."""

    event: Literal["laid"]
    seat: Seat
    card: CardName | Unknown


class ChoseHappening(TypedDict):
    """A colour was chosen face down."""

    event: Literal["chose-colour"]
    seat: Seat
    colour: ColourName | Unknown


class ChangedHappening(TypedDict):
    """A seat chose otherwise: told to itself alone."""

    event: Literal["changed"]
    seat: Seat
    choice: CardName | ColourName


class RevealedHappening(TypedDict):
    """All turn up their cards at once, by seat."""

    event: Literal["revealed"]
    which: Literal["first", "second"]
    cards: list[CardName]


class ShowedHappening(TypedDict):
    """What one seat turned up."""

    event: Literal["showed"]
    seat: Seat
    card: CardName


class NamedHappening(TypedDict):
    """Option: lone black matches count in this colour."""

    event: Literal["named"]
    seat: Seat
    colour: ColourName
    matches: int


class SunTurnedHappening(TypedDict):
    """The sun turned a quarter."""

    event: Literal["sun-turned"]
    seat: Seat
    turned: int


class PlanetTurnedHappening(TypedDict):
    """A disc turned."""

    event: Literal["planet-turned"]
    seat: Seat
    planet: int
    place: int
    quarters: int
    own: Literal["yes", "no"]


class FlightWonHappening(TypedDict):
    """These seats have most matches of a colour."""

    event: Literal["flight-won"]
    colour: ColourName
    winners: list[Seat]
    count: int
    matches: int


class ColourHappening(TypedDict):
    """A flight was chosen, a chip taken, or the sun reached once more."""

    event: Literal["flight-chosen", "took-glasses", "landed-again"]
    seat: Seat
    colour: ColourName


class FlewHappening(TypedDict):
    """A pawn flew along these places, the one it left first."""

    event: Literal["flew"]
    seat: Seat
    colour: ColourName
    path: list[int]
    start: int  # planet
    planet: int  # the last one whose number is known; 0 is the sun
    steps: int
    end: Literal["planet", "stop", "rose", "sun"]


class StayedHappening(TypedDict):
    """A rocket cannot leave its disc."""

    event: Literal["stayed"]
    seat: Seat
    colour: ColourName
    why: Literal["sun", "alone"]


class TurnedUpHappening(TypedDict):
    """A face-down disc was turned up."""

    event: Literal["turned-up"]
    seat: Seat
    place: int
    planet: int
    turned: int
    rockets: list[RocketView | None]


class StoppedHappening(TypedDict):
    """The last round is over without a winner of two colours."""

    event: Literal["race-stopped"]
    round: int


class PlainHappening(TypedDict):
    """Something that says all by its name."""

    event: Literal["nobody-flies", "cards-back"]


HAPPENINGS: tuple[type, ...] = (
    SeatHappening,
    RoundHappening,
    LaidHappening,
    ChoseHappening,
    ChangedHappening,
    RevealedHappening,
    ShowedHappening,
    NamedHappening,
    SunTurnedHappening,
    PlanetTurnedHappening,
    FlightWonHappening,
    ColourHappening,
    FlewHappening,
    StayedHappening,
    TurnedUpHappening,
    StoppedHappening,
    PlainHappening,
)

"""What a seat is shown: the shape of the JSON. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from powderkeg.rules.core import Seat

PhaseKey: TypeAlias = Literal["deal", "first", "second", "name", "turn", "choose", "fly", "over"]
ColourName: TypeAlias = Literal["red", "blue", "yellow"]
CardName: TypeAlias = Literal[
    "sun",
    "planet",
    "red1",
    "red2",
    "red3",
    "blue1",
    "blue2",
    "blue3",
    "yellow1",
    "yellow2",
    "yellow3",
    "black1",
    "black2",
]


class RocketView(TypedDict):
    """A rocket on one side of a disc."""

    colour: ColourName
    number: int


class DiscView(TypedDict):
    """A disc where it lies. What its face shows is there only for those who may see it."""

    place: int  # in reading order
    row: int
    column: int
    next: list[int]  # the next place to the north, east, south, west; itself if alone in the line
    up: bool
    planet: int | None  # 1 is Earth, 0 the sun
    turned: int | None  # quarters clockwise from base position
    rockets: list[RocketView | None]  # north, east, south, west as it lies; none for the sun
    stop: bool  # turned up in this round: whoever comes there stops
    pawns: list[Seat]


class SeatView(TypedDict):
    """One seat: where it stands, what it won, and its cards as far as they may be seen."""

    place: int
    planet: int
    chips: list[ColourName]
    cards: int  # in hand, without a card that lies face down
    aside: int
    hand: list[CardName] | None  # what it may still play; known to itself, or by the memory aid
    shown: list[CardName]  # face up this round
    ready: bool  # has chosen, and waits for others
    matches: dict[ColourName, int]  # of the cards shown
    won: list[ColourName]  # flights, once winners are known
    flight: ColourName | None  # the one it flies, once that is known to all
    turns: int  # planet-turns still to carry out


class Flyer(TypedDict):
    """Whose turn it is to turn or fly, in order."""

    seat: Seat
    planet: int
    number: int  # of the rocket; 0 for turns


class ZundstoffView(TypedDict):
    """All that one seat may know."""

    phase: PhaseKey
    round: int
    last_round: int
    back_after: int  # the round after which all cards come back
    marker: Seat | None
    rows: int
    columns: int
    discs: list[DiscView]
    sun: int  # its place
    sun_sides: list[list[ColourName]]  # north, east, south, west as it lies
    earth: int  # its place
    seats: list[SeatView]
    chips: dict[ColourName, int]  # left beside the board
    chosen: str | None  # what you have chosen face down: a card or a colour
    order: list[Flyer]  # who still turns or flies in this step, the next one first

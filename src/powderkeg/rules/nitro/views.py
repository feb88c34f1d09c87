"""What a seat is shown: the shape of the JSON. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from powderkeg.rules.core import Seat

PhaseKey: TypeAlias = Literal["lay", "load", "countdown", "mix", "grab", "over"]
ColourName: TypeAlias = Literal["green", "blue", "red", "yellow", "purple"]
CubeName: TypeAlias = Literal["green", "blue", "red", "yellow", "purple", "poop"]


class CardView(TypedDict):
    """A card of the formula or of a seat."""

    colour: ColourName
    value: int


class FormulaCard(TypedDict):
    """A card of the formula, and whose it would be or is."""

    colour: ColourName
    value: int
    owner: Seat | None  # whose it is, as far as stop cards are taken: their flasks stand still


class CubeView(TypedDict):
    """One cube where it lies: millimetres, radians."""

    cube: CubeName
    x: float
    y: float
    angle: float
    out: bool  # beside the flask


class FlaskView(TypedDict):
    """One seat's flask."""

    loaded: bool
    places: list[list[int]]  # where the cubes were laid, by cube; empty until then
    tick: int
    cubes: list[CubeView]  # empty until loaded
    beak: list[CubeName]  # front first
    right: int  # so many from the front stand right; with the poop it counts, too
    worth: int  # points that stopping now would bring, as far as one can see
    stopped: int | None  # the tick
    grabbed: int | None  # ticks after the sand ran out
    stop_card: int | None
    hand: str  # what the hand did since the start, as a hash
    pushes: str | None  # and in base64, for the one whose flask it is


class SeatView(TypedDict):
    """One seat: what it won."""

    score: int
    cards: list[CardView]
    poop: bool  # loads the mouse poop in this round


class Decision(TypedDict):
    """How the last round was decided for one seat, in the order of the stop cards."""

    seat: Seat
    number: int
    how: Literal["stop", "grab", "last", "dealt"]
    tick: int
    beak: list[CubeName]
    won: list[CardView]


class NitroView(TypedDict):
    """The laboratory as one seat sees it."""

    phase: PhaseKey
    calm: bool
    round: int
    rounds: int
    sand: int  # ticks in all
    rate: int  # ticks a second
    beat: int  # ticks
    tilt: int  # ticks of one gentle tilt
    lag: int  # ticks that a far hand may be late
    formula: list[FormulaCard]
    wanted: list[CubeName]  # for this seat: with the poop in front where it has it
    seats: list[SeatView]
    flasks: list[FlaskView]
    next_stop: int  # the lowest stop card left; one more than there are when none is
    decided: list[Decision]
    box: int  # cards that nobody won so far

"""What a seat is shown: the shape of the JSON. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from powderkeg.rules.core import Seat

PhaseKey: TypeAlias = Literal["lay", "first", "before", "roll", "advance", "draw", "after", "over"]
Die: TypeAlias = Literal["", "flixxy", "any", "x"]
WormKind: TypeAlias = Literal["double", "bury", "push", "swap", "unknown"]
PlaceName: TypeAlias = int | Literal["start", "finish"]


class PlaceView(TypedDict):
    """One place of the path. They stand in walking order, which variant 3 changes."""

    place: PlaceName
    tile: str | None
    pawns: list[Seat]
    guards: int
    flixxy: bool


class CountedTile(TypedDict):
    """A tile of a stack and what it is worth at the end: a lucky tile turns a minus round."""

    tile: str
    worth: int


class SeatView(TypedDict):
    """One seat: its pawns, stack and tokens, as far as they may be seen."""

    pawns: list[PlaceName]
    home: bool
    tiles: int
    top: str | None
    stack: list[str] | None  # bottom first
    penalty: str | None  # variant 5
    tokens: list[int]
    worms: list[WormKind]
    fresh_worms: list[WormKind]  # drawn this turn, not yet to be played
    score: int | None
    counted: list[CountedTile] | None  # once it is over


class VerflixxtView(TypedDict):
    """All that one seat may know."""

    phase: PhaseKey
    turn: Seat
    number: int
    die: Die
    length: int  # of the path as it was laid: taken tiles leave their places empty
    path: list[PlaceView]
    seats: list[SeatView]
    tokens: list[int]
    worm_pile: int
    worms_under: list[WormKind]
    discarded: list[str]
    barred: list[PlaceName]  # own pawns that swapped and may not make the move

"""The shape of an event's JSON, kind by kind. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from powderkeg.rules.core import Seat
from powderkeg.rules.verflixxt.views import Die, PlaceName, WormKind


class TileHappening(TypedDict):
    """A tile was laid, or went to the end of the path."""

    event: Literal["laid", "moved-to-end"]
    place: int
    tile: str


class SeatHappening(TypedDict):
    """Something befell a seat, with nothing more to say."""

    event: Literal["begins", "nobody-moved", "move-lapsed", "nothing-to-give", "all-home"]
    seat: Seat


class RollHappening(TypedDict):
    """The dice have fallen."""

    event: Literal["rolled"]
    seat: Seat
    number: int
    die: Die


WalkHappening = TypedDict(
    "WalkHappening",
    {
        "event": Literal[
            "pawn-walked", "guard-walked", "flixxy-flew", "guard-pushed", "flixxy-pushed"
        ],
        "seat": Seat,
        "from": PlaceName,
        "to": PlaceName,
    },
)
PawnPushedHappening = TypedDict(
    "PawnPushedHappening",
    {
        "event": Literal["pawn-pushed"],
        "seat": Seat,
        "owner": Seat,
        "from": PlaceName,
        "to": PlaceName,
    },
)


class TookHappening(TypedDict):
    """A tile came from the path onto a seat's stack."""

    event: Literal["took"]
    seat: Seat
    tile: str
    place: int


class StackHappening(TypedDict):
    """A tile of a stack was buried, discarded, or taken as a penalty."""

    event: Literal["buried", "discarded", "penalty"]
    seat: Seat
    tile: str


class GaveHappening(TypedDict):
    """A seat handed its top tile on."""

    event: Literal["gave"]
    seat: Seat
    receiver: Seat
    tile: str


class TokenHappening(TypedDict):
    """A round token for who brought Flixxy home."""

    event: Literal["won-token"]
    seat: Seat
    points: int


class WormHappening(TypedDict):
    """A worm token was drawn or played."""

    event: Literal["drew-worm", "played-worm"]
    seat: Seat
    worm: WormKind


SwapHappening = TypedDict(
    "SwapHappening",
    {
        "event": Literal["swapped"],
        "seat": Seat,
        "from": PlaceName,
        "to": PlaceName,
        "piece": Literal["pawn", "guard", "flixxy"],
        "owner": NotRequired[Seat],
    },
)


class PlainHappening(TypedDict):
    """Something that says all by its name."""

    event: Literal["flixxy-left", "game-over"]


HAPPENINGS: tuple[type, ...] = (
    TileHappening,
    SeatHappening,
    RollHappening,
    WalkHappening,
    PawnPushedHappening,
    TookHappening,
    StackHappening,
    GaveHappening,
    TokenHappening,
    WormHappening,
    SwapHappening,
    PlainHappening,
)

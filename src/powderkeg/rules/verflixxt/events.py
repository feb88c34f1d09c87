"""Everything that can be seen to happen in Verflixxt."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import EVERYONE, Event, Facts, Seat
from powderkeg.rules.verflixxt.pieces import (
    DIE_TEXTS,
    Place,
    Tile,
    Worm,
    place_text,
    tile_text,
    worm_text,
)

UNKNOWN: Final = -1


class TileAt(Event):
    """A tile and the place it lies at."""

    def __init__(self, place: Place, tile: Tile) -> None:
        self.place: Final = place
        self.tile: Final = tile

    def facts(self) -> Facts:
        return {"place": self.place, "tile": tile_text(self.tile)}


class Laid(TileAt):
    """A tile was laid: the path grows."""

    key: ClassVar[str] = "laid"


class OfSeat(Event):
    """Something a seat did or that befell it, with nothing more to say."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": self.seat}


class Begins(OfSeat):
    """This seat has the first turn."""

    key: ClassVar[str] = "begins"


class Rolled(Event):
    """The dice have fallen."""

    key: ClassVar[str] = "rolled"

    def __init__(self, seat: Seat, number: int, die: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.die: Final = die

    def facts(self) -> Facts:
        return {"seat": self.seat, "number": self.number, "die": DIE_TEXTS[self.die]}


class Walk(Event):
    """A piece went from one place to another, moved by a seat."""

    def __init__(self, seat: Seat, start: Place, end: Place) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.end: Final = end

    def facts(self) -> Facts:
        return {"seat": self.seat, "from": place_text(self.start), "to": place_text(self.end)}


class PawnWalked(Walk):
    """A player moved an own pawn."""

    key: ClassVar[str] = "pawn-walked"


class GuardWalked(Walk):
    """A player moved a guard."""

    key: ClassVar[str] = "guard-walked"


class FlixxyFlew(Walk):
    """A player moved Flixxy."""

    key: ClassVar[str] = "flixxy-flew"


class GuardPushed(Walk):
    """A worm token sent a guard forward."""

    key: ClassVar[str] = "guard-pushed"


class FlixxyPushed(Walk):
    """A worm token sent Flixxy forward."""

    key: ClassVar[str] = "flixxy-pushed"


class PawnPushed(Event):
    """A worm token sent somebody else's pawn forward."""

    key: ClassVar[str] = "pawn-pushed"

    def __init__(self, seat: Seat, owner: Seat, start: Place, end: Place) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.start: Final = start
        self.end: Final = end

    def facts(self) -> Facts:
        return {
            "seat": self.seat,
            "owner": self.owner,
            "from": place_text(self.start),
            "to": place_text(self.end),
        }


class NobodyMoved(OfSeat):
    """Variant 2: a rolled 1, and everything stays where it is."""

    key: ClassVar[str] = "nobody-moved"


class MoveLapsed(OfSeat):
    """After its worm tokens the seat has no piece left to move."""

    key: ClassVar[str] = "move-lapsed"


class WithTile(Event):
    """A seat and a tile."""

    def __init__(self, seat: Seat, tile: Tile) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def facts(self) -> Facts:
        return {"seat": self.seat, "tile": tile_text(self.tile)}


class Took(Event):
    """A tile came from the path onto a seat's stack."""

    key: ClassVar[str] = "took"

    def __init__(self, seat: Seat, tile: Tile, place: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place

    def facts(self) -> Facts:
        return {"seat": self.seat, "tile": tile_text(self.tile), "place": self.place}


class Gave(Event):
    """A Verflixxt tile made a seat hand its top tile on."""

    key: ClassVar[str] = "gave"

    def __init__(self, seat: Seat, receiver: Seat, tile: Tile) -> None:
        self.seat: Final = seat
        self.receiver: Final = receiver
        self.tile: Final = tile

    def facts(self) -> Facts:
        return {"seat": self.seat, "receiver": self.receiver, "tile": tile_text(self.tile)}


class Discarded(WithTile):
    """A Verflixxt tile took a tile out of the game: nobody is left to receive it."""

    key: ClassVar[str] = "discarded"


class NothingToGive(OfSeat):
    """A Verflixxt tile was left, but the stack is empty."""

    key: ClassVar[str] = "nothing-to-give"


class WonToken(Event):
    """Flixxy reached the finish: a round token for who moved it."""

    key: ClassVar[str] = "won-token"

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat: Final = seat
        self.points: Final = points

    def facts(self) -> Facts:
        return {"seat": self.seat, "points": self.points}


class FlixxyLeft(Event):
    """The fifth arrival: Flixxy and the action die leave the game."""

    key: ClassVar[str] = "flixxy-left"


class DrewWorm(Event):
    """A seat drew a worm token. Which one is its secret, unless all saw it in the pile."""

    key: ClassVar[str] = "drew-worm"

    def __init__(self, seat: Seat, worm: Worm, is_open: bool) -> None:
        self.seat: Final = seat
        self.worm: Final = worm
        self.is_open: Final = is_open

    def seen_by(self, seat: Seat) -> Event | None:
        if seat in (self.seat, EVERYONE) or self.is_open:
            return self
        return DrewWorm(self.seat, UNKNOWN, False)

    def facts(self) -> Facts:
        worm = "unknown" if self.worm == UNKNOWN else worm_text(self.worm)
        return {"seat": self.seat, "worm": worm}


class PlayedWorm(Event):
    """A seat showed a worm token and carries it out."""

    key: ClassVar[str] = "played-worm"

    def __init__(self, seat: Seat, worm: Worm) -> None:
        self.seat: Final = seat
        self.worm: Final = worm

    def facts(self) -> Facts:
        return {"seat": self.seat, "worm": worm_text(self.worm)}


class Buried(WithTile):
    """The top tile of a stack went to its bottom."""

    key: ClassVar[str] = "buried"


class Swapped(Event):
    """An own pawn and a neighbouring piece changed places."""

    key: ClassVar[str] = "swapped"

    def __init__(self, seat: Seat, start: Place, end: Place, piece: str, owner: Seat) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.end: Final = end
        self.piece: Final = piece
        self.owner: Final = owner  # of a pawn; below 0 for guard and Flixxy

    def facts(self) -> Facts:
        facts: Facts = {
            "seat": self.seat,
            "from": place_text(self.start),
            "to": place_text(self.end),
            "piece": self.piece,
        }
        if self.owner >= 0:
            facts["owner"] = self.owner
        return facts


class MovedToEnd(TileAt):
    """Variant 3: a tile that all have passed went to the end of the path."""

    key: ClassVar[str] = "moved-to-end"


class AllHome(OfSeat):
    """The seat's last pawn is home: it has no more turns."""

    key: ClassVar[str] = "all-home"


class Penalty(WithTile):
    """Variant 5: the owner of the last pawn takes the worst tile, unconvertible."""

    key: ClassVar[str] = "penalty"


class GameOver(Event):
    """It is over. The outcome has the scores."""

    key: ClassVar[str] = "game-over"


EVENTS: Final = [
    Laid.key,
    Begins.key,
    Rolled.key,
    PawnWalked.key,
    GuardWalked.key,
    FlixxyFlew.key,
    PawnPushed.key,
    GuardPushed.key,
    FlixxyPushed.key,
    NobodyMoved.key,
    MoveLapsed.key,
    Took.key,
    Gave.key,
    Discarded.key,
    NothingToGive.key,
    WonToken.key,
    FlixxyLeft.key,
    DrewWorm.key,
    PlayedWorm.key,
    Buried.key,
    Swapped.key,
    MovedToEnd.key,
    AllHome.key,
    Penalty.key,
    GameOver.key,
]

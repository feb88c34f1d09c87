"""Every move there is in Verflixxt, by a seat or by nature."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Facts, Move, MoveSpace, Seat
from powderkeg.rules.verflixxt.pieces import (
    ALL_TILES,
    ANY,
    DIE_TEXTS,
    FLIXXY,
    LAST_PLACE,
    NO_DIE,
    STILL,
    WORM_TEXTS,
    Place,
    Tile,
    Worm,
    place_text,
    tile_text,
)

PLACES: Final = range(LAST_PLACE + 1)


class AtPlace(Move):
    """A move that names a place."""

    def __init__(self, kind: str, place: Place) -> None:
        super().__init__(f"{kind}:{place}")
        self.place: Final = place

    def facts(self) -> Facts:
        return {"place": place_text(self.place)}


class MovePawn(AtPlace):
    """Walk forward with an own pawn that stands there."""


class MoveGuard(AtPlace):
    """Walk forward with a guard that stands there."""


class PawnBack(AtPlace):
    """Variant 2: one step back with an own pawn."""


class GuardBack(AtPlace):
    """Variant 2: one step back with a guard."""


class Push(AtPlace):
    """Worm: everything there that is not one's own goes forward by the roll."""


GUARD_PIECE: Final = -1
FLIXXY_PIECE: Final = -2


class Swap(Move):
    """Worm: an own pawn changes places with a piece on the tile ahead or behind."""

    def __init__(self, place: Place, ahead: bool, other: int) -> None:
        name = f"pawn{other}"
        if other == GUARD_PIECE:
            name = "guard"
        elif other == FLIXXY_PIECE:
            name = "flixxy"
        super().__init__(f"swap:{place}{'>' if ahead else '<'}{name}")
        self.place: Final = place
        self.ahead: Final = ahead
        self.other: Final = other  # a seat's pawn, or one of the two above

    def facts(self) -> Facts:
        facts: Facts = {"place": place_text(self.place), "way": "ahead" if self.ahead else "behind"}
        if self.other >= 0:
            return {**facts, "piece": "pawn", "owner": self.other}
        return {**facts, "piece": "guard" if self.other == GUARD_PIECE else "flixxy"}


class Lay(Move):
    """Nature lays the next tile of a shuffled path."""

    def __init__(self, tile: Tile) -> None:
        super().__init__(f"lay:{tile_text(tile)}")
        self.tile: Final = tile

    def facts(self) -> Facts:
        return {"tile": tile_text(self.tile)}


class First(Move):
    """Nature says who begins."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"first:{seat}")
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": self.seat}


class Roll(Move):
    """Nature rolls the number die, and the action die if it is in the game."""

    def __init__(self, number: int, die: int) -> None:
        super().__init__(f"roll:{number}" + (f"+{DIE_TEXTS[die]}" if die != NO_DIE else ""))
        self.number: Final = number
        self.die: Final = die

    def facts(self) -> Facts:
        return {"number": self.number, "die": DIE_TEXTS[self.die]}


class DrawWorm(Move):
    """Nature gives the top worm token."""

    def __init__(self, worm: Worm) -> None:
        super().__init__(f"worm:{WORM_TEXTS[worm]}")
        self.worm: Final = worm

    def facts(self) -> Facts:
        return {"worm": WORM_TEXTS[self.worm]}


PAWN_MOVES: Final[list[Move]] = [MovePawn("pawn", place) for place in PLACES]
GUARD_MOVES: Final[list[Move]] = [MoveGuard("guard", place) for place in PLACES]
PAWN_BACKS: Final[list[Move]] = [PawnBack("pawn-back", place) for place in PLACES]
GUARD_BACKS: Final[list[Move]] = [GuardBack("guard-back", place) for place in PLACES]
PUSHES: Final[list[Move]] = [Push("push", place) for place in PLACES]
SWAP_PIECES: Final = [0, 1, 2, 3, 4, 5, 6, 7, GUARD_PIECE, FLIXXY_PIECE]
SWAPS: Final[list[Move]] = [
    Swap(place, ahead, other)
    for place in PLACES
    for ahead in (False, True)
    for other in SWAP_PIECES
]

MOVE_FLIXXY: Final = Move("flixxy")
NOBODY_MOVES: Final = Move("nobody")  # variant 2
PLAY_BURY: Final = Move("bury")
PLAY_DOUBLE: Final = Move("double")
THROW: Final = Move("throw")  # no worm before the roll
DONE: Final = Move("done")  # no worm after the move

LAYS: Final = {tile: Lay(tile) for tile in ALL_TILES}
FIRSTS: Final[list[Move]] = [First(seat) for seat in range(8)]
ROLLS: Final = [Roll(number, NO_DIE) for number in range(1, 7)]
ROLLS_NOCHMAL: Final = [Roll(number, die) for number in range(1, 7) for die in (FLIXXY, ANY, STILL)]
WORM_DRAWS: Final = [DrawWorm(worm) for worm in range(len(WORM_TEXTS))]


def swap(place: Place, ahead: bool, other: int) -> Move:
    column = other if other >= 0 else 7 - other
    return SWAPS[(place * 2 + ahead) * len(SWAP_PIECES) + column]


# Append only: the order is the integer encoding.
MOVES: Final = MoveSpace(
    [
        *PAWN_MOVES,
        *GUARD_MOVES,
        MOVE_FLIXXY,
        THROW,
        DONE,
        PLAY_BURY,
        PLAY_DOUBLE,
        *PUSHES,
        *SWAPS,
        *PAWN_BACKS,
        *GUARD_BACKS,
        NOBODY_MOVES,
        *ROLLS,
        *ROLLS_NOCHMAL,
        *WORM_DRAWS,
        *FIRSTS,
        *LAYS.values(),
    ],
    __name__,
)

"""Tiles, paths, dice and worm tokens. Everything here is data and can be swapped."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from powderkeg.rules.core import Seat

# A tile is its number; the two kinds without a number stand apart.
Tile: TypeAlias = int
LUCKY: Final = 0
VERFLIXXT: Final = 99
BARE: Final = 98  # variants 4 and 5: the tile was taken from under a pawn as the game ended

# A place is a tile's number on the path as laid out at the start. It keeps the
# number when tiles before it are taken.
Place: TypeAlias = int
START: Final = 0
LAST_PLACE: Final = 36
FINISH: Final = 37
AWAY: Final = -1  # where Flixxy is when it is not in the game
NO_SEAT: Final = -1


def place_text(place: Place) -> int | Literal["start", "finish"]:
    """Places are numbers, but for the two ends of the path."""
    if place == START:
        return "start"
    return "finish" if place == FINISH else place


# Said to be of any length: compiled, a tuple of known length is taken apart at every use.
MINUS_UP_TO_8: Final[tuple[Tile, ...]] = (-1, -2, -3, -4, -5, -6, -7, -8)
MINUS_UP_TO_10: Final[tuple[Tile, ...]] = (*MINUS_UP_TO_8, -9, -10)
PLUS_FALLING: Final[tuple[Tile, ...]] = (8, 7, 6, 5, 4, 3, 2, 1)
PLUS_RISING: Final[tuple[Tile, ...]] = (1, 2, 3, 4, 5, 6, 7, 8)
SIX_LUCKY: Final[tuple[Tile, ...]] = (LUCKY, LUCKY, LUCKY, LUCKY, LUCKY, LUCKY)
V: Final = VERFLIXXT

FIXED: Final[tuple[Tile, ...]] = (*MINUS_UP_TO_8, *SIX_LUCKY, *PLUS_FALLING, *MINUS_UP_TO_10)
RISING: Final[tuple[Tile, ...]] = (*MINUS_UP_TO_8, *PLUS_RISING, *SIX_LUCKY, *MINUS_UP_TO_10)
LUCKY_LAST: Final[tuple[Tile, ...]] = (
    *MINUS_UP_TO_8,
    *PLUS_FALLING,
    *MINUS_UP_TO_10,
    *SIX_LUCKY,
)
# The expansion's two paths are written out: their V places follow no common formula.
FIXED_WITH_V: Final[tuple[Tile, ...]] = (
    *(-1, -2, -3, -4, -5, -6, -7, -8, V, *SIX_LUCKY, V, 8, 7, 6, 5, 4, V, 3, 2, 1),
    *(-1, -2, -3, -4, V, -5, -6, -7, -8, -9, -10),
)
SHUFFLED_V_PLACES: Final = (10, 15, 20, 25)
VERFLIXXT_TILES: Final = 4
LEFT_IN_THE_BOX: Final = (-1, -1, -2, -2)

GUARDS: Final = 8
GUARDED: Final[tuple[Tile, ...]] = (LUCKY, 8, 7)
GUARDED_RISING: Final[tuple[Tile, ...]] = PLUS_RISING
GUARDED_NOCHMAL: Final[tuple[Tile, ...]] = (LUCKY, *PLUS_RISING)


class Layout:
    """A path to lay out: in this order, or drawn from these tiles."""

    def __init__(
        self,
        tiles: tuple[Tile, ...],
        guarded: tuple[Tile, ...],
        shuffled: bool = False,
        v_places: tuple[Place, ...] = (),
    ) -> None:
        self.tiles: Final = tiles
        self.guarded: Final = guarded  # the first eight tiles of these kinds get a guard
        self.shuffled: Final = shuffled
        self.v_places: Final = v_places
        self.length: Final = len(tiles) + len(v_places)


def without(things: tuple[int, ...], *removed: int) -> tuple[int, ...]:
    """Tiles or tokens, one fewer for each that is removed."""
    left = list(things)
    for thing in removed:
        left.remove(thing)
    return tuple(left)


BASE_LAYOUTS: Final = {
    "fixed": Layout(FIXED, GUARDED),
    "rising": Layout(RISING, GUARDED_RISING),
    "lucky-last": Layout(LUCKY_LAST, GUARDED),
    "shuffled": Layout(FIXED, GUARDED, shuffled=True),
}
NOCHMAL_LAYOUTS: Final = {
    "fixed": Layout(FIXED_WITH_V, GUARDED_NOCHMAL),
    "shuffled": Layout(
        without(FIXED, *LEFT_IN_THE_BOX), GUARDED_NOCHMAL, shuffled=True, v_places=SHUFFLED_V_PLACES
    ),
}


def pawns_each(seats: int) -> int:
    return 3 if seats <= 4 else 2


def tile_text(tile: Tile) -> str:
    """How a tile is written: -7, +8, L, V; _ where there is none any more."""
    return TILE_TEXTS[tile]


TILE_TEXTS: Final = {
    **{number: f"{number:+d}" for number in range(-10, 11)},
    **{LUCKY: "L", VERFLIXXT: "V", BARE: "_"},
}


ALL_TILES: Final[tuple[Tile, ...]] = (*reversed(MINUS_UP_TO_10), LUCKY, *PLUS_RISING)

# The action die.
NO_DIE: Final = 0
FLIXXY: Final = 1
ANY: Final = 2
STILL: Final = 3
DIE_TEXTS: Final = ["", "flixxy", "any", "x"]
DIE_FACES: Final = {FLIXXY: 1, ANY: 2, STILL: 3}  # how many of its six faces

ROUND_TOKENS: Final = (4, 3, 2, 1)  # in the order they are taken

# Worm tokens. That there are ten is a fact; the split is our choice.
Worm: TypeAlias = int
DOUBLE: Final = 0
BURY: Final = 1
PUSH: Final = 2
SWAP: Final = 3
WORM_TEXTS: Final = ["double", "bury", "push", "swap"]
WORM_COUNTS: Final = (2, 3, 2, 3)
ALL_WORMS: Final = tuple(worm for worm, count in enumerate(WORM_COUNTS) for _ in range(count))
# A token that came from under the pile was seen there by all.
OPEN: Final = 4


def worm_kind(worm: Worm) -> Worm:
    """What it does, whether all know it or not."""
    return worm & 3


def worm_text(worm: Worm) -> str:
    return WORM_TEXTS[worm_kind(worm)]


class Setting:
    """The options of one game, decided once and shared by all its states."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats: Final = seats
        self.pawns: Final = pawns_each(seats)
        self.layout: Final = layout
        self.options: dict[str, str] = {}  # as they were agreed
        self.first: Seat = 0  # or CHANCE
        self.nochmal = False
        self.worms = False
        self.free_one = False  # variant 2
        self.passed_go_last = False  # variant 3
        self.end = ALL_HOME
        self.push_is_the_move = False
        self.fewest_lucky_wins = False
        self.totals_hidden = False


ALL_HOME: Final = 0
ONE_HOME: Final = 1  # variant 4
LAST_PAWN: Final = 2  # variant 5

"""Discs, sun, cards and chips. Everything here is data and can be swapped."""

from __future__ import annotations

from typing import Final, TypeAlias

# The three rocket colours, and the black matches that strengthen them.
Colour: TypeAlias = int
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
BLACK: Final = 3
COLOURS: Final = (RED, BLUE, YELLOW)
COLOUR_TEXTS: Final = ["red", "blue", "yellow", "black"]
NO_COLOUR: Final = -1

# The four sides of a disc, clockwise; a turned disc has each side so many quarters further on.
Side: TypeAlias = int
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = (NORTH, EAST, SOUTH, WEST)
QUARTERS: Final = (1, 2, 3)

Planet: TypeAlias = int  # its number; a higher one goes first
EARTH: Final = 1
SUN: Final = 0  # stands where a planet's number would
PLANETS: Final = range(EARTH, 16)
DISCS: Final = 16

Rocket: TypeAlias = tuple[
    Colour, int
]  # colour and number; on one disc the higher number goes first
FREE: Final[Rocket] = (NO_COLOUR, 0)  # the side without a rocket

# By planet: north, east, south, west, in base position.
ROCKETS: Final[dict[Planet, tuple[Rocket, Rocket, Rocket, Rocket]]] = {
    1: ((RED, 1), (BLUE, 2), (YELLOW, 3), FREE),
    2: ((RED, 1), (YELLOW, 2), (BLUE, 3), FREE),
    3: ((RED, 2), (BLUE, 1), FREE, (YELLOW, 3)),
    4: ((RED, 2), (YELLOW, 1), FREE, (BLUE, 3)),
    5: ((RED, 3), FREE, (BLUE, 1), (YELLOW, 2)),
    6: ((RED, 3), FREE, (YELLOW, 1), (BLUE, 2)),
    7: ((RED, 2), (YELLOW, 1), (BLUE, 3), FREE),
    8: ((RED, 3), (BLUE, 1), (YELLOW, 2), FREE),
    9: ((RED, 3), (YELLOW, 1), FREE, (BLUE, 2)),
    10: ((RED, 1), (BLUE, 2), FREE, (YELLOW, 3)),
    11: ((RED, 1), FREE, (YELLOW, 2), (BLUE, 3)),
    12: ((RED, 2), FREE, (BLUE, 1), (YELLOW, 3)),
    13: ((RED, 1), (BLUE, 2), (YELLOW, 3), FREE),
    14: ((RED, 2), (YELLOW, 1), FREE, (BLUE, 3)),
    15: ((RED, 3), FREE, (BLUE, 1), (YELLOW, 2)),
}


def face(planet: Planet, turned: int) -> list[Rocket]:
    """North, east, south, west, as the disc lies."""
    return [ROCKETS[planet][(side - turned) % 4] for side in SIDES]


# By side, in base position: the colours that may land there.
SUN_SIDES: Final[tuple[tuple[Colour, ...], ...]] = ((RED,), (BLUE,), (YELLOW,), COLOURS)


def ways_out(planet: Planet) -> list[Side]:
    """By colour: the side that its rocket leaves by, in base position."""
    colours = [colour for colour, _ in ROCKETS[planet]]
    return [colours.index(colour) for colour in COLOURS]


def rocket_numbers(planet: Planet) -> list[int]:
    """By colour: the number of its rocket."""
    return [ROCKETS[planet][side][1] for side in ways_out(planet)]


# By planet (the sun has none) and colour, for the flights.
WAY_OUT: Final = [[NORTH] * 3, *(ways_out(planet) for planet in PLANETS)]
ROCKET_NUMBER: Final = [[0] * 3, *(rocket_numbers(planet) for planet in PLANETS)]


def sun_shows(side: Side, turned: int, colour: Colour) -> bool:
    """May this colour land on that side of a sun that is turned so far?"""
    return colour in SUN_SIDES[(side - turned) % 4]


# A seat's eleven cards, each with its own place in the set. Two planet-turns are alike.
Card: TypeAlias = int
NO_CARD: Final = -1
SUN_TURN: Final = 0
PLANET_TURNS: Final = (1, 2)
CARDS: Final = range(11)
MATCH_COLOURS: Final = [NO_COLOUR] * 3 + [RED, RED, BLUE, BLUE, YELLOW, YELLOW, BLACK, BLACK]
LOWEST_MATCHES: Final = 3  # cards from here on show matches
FULL_HAND: Final = (1 << len(CARDS)) - 1

# How many matches a colour's two cards show, and the two black ones.
MATCH_VALUES: Final = {"usual": (2, 3), "wide": (1, 3)}
BLACK_VALUES: Final = {"usual": (1, 2), "ones": (1, 1), "twos": (2, 2)}

CHIPS: Final = 5  # of each colour
CHIPS_TO_WIN: Final = 2
LAST_ROUND: Final = 100  # our own cap: otherwise players could wait for ever
MOST_CHANGES: Final = 9  # of a choice that lies face down: likewise
NO_SEAT: Final = -1
MOST_SEATS: Final = 5


def card_text(card: Card, matches: int) -> str:
    """How a card is written: sun, planet, red3, black2."""
    if card == SUN_TURN:
        return "sun"
    return "planet" if card in PLANET_TURNS else f"{COLOUR_TEXTS[MATCH_COLOURS[card]]}{matches}"

"""Cubes, cards and times. Everything here is data and can be swapped."""

from __future__ import annotations

from typing import Final, TypeAlias

# The five ingredients, and the mouse poop: a cube is its place in this row.
Cube: TypeAlias = int
COLOURS: Final = range(5)
POOP: Final = 5
CUBES: Final = range(6)
LETTERS: Final = "GBRYPM"
NAMES: Final = ["green", "blue", "red", "yellow", "purple", "poop"]

# By colour: the values of its seven cards. Every colour is worth 42.
VALUES: Final = [
    [1, 2, 4, 6, 8, 10, 11],
    [1, 3, 5, 6, 7, 9, 11],
    [1, 3, 4, 6, 8, 9, 11],
    [2, 3, 5, 6, 7, 8, 11],
    [1, 2, 5, 7, 8, 9, 10],
]

# A Glyx card: colour and value in one number, so that a state is made of numbers.
Card: TypeAlias = int
HIGHEST: Final = 16


def card_of(colour: Cube, value: int) -> Card:
    return colour * HIGHEST + value


def colour_of(card: Card) -> Cube:
    return card // HIGHEST


def value_of(card: Card) -> int:
    return card % HIGHEST


def card_text(card: Card) -> str:
    """As it is written: G7."""
    return f"{LETTERS[colour_of(card)]}{value_of(card)}"


ALL_CARDS: Final = [card_of(colour, value) for colour in COLOURS for value in VALUES[colour]]

ROUNDS: Final = 7
MOST_SEATS: Final = 4
NO_SEAT: Final = -1

# Time, in ticks of the flask: sixty a second.
RATE: Final = 60
BEAT: Final = 12  # ticks; a hand is told of in whole beats
LEAD: Final = 60  # ticks that one flask may be ahead of the slowest
SANDS: Final = {"30": 1800, "45": 2700, "60": 3600}
TILT: Final = 30  # ticks of one gentle tilt in the calm game
HELD: Final = 20  # of which the flask is held at a slant; then it lies level
GRAB_TICKS: Final = 180

# And in seconds, for the table's clock.
LOADING: Final = 20
COUNTDOWN: Final = 3
GRABBING: Final = 3

"""Cubes, cards and times. Everything here is data and can be swapped."""

from __future__ import annotations

from typing import Final, TypeAlias

from powderkeg.rules.nitro.physics.walls import SPEC

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

# In seconds, for the table's clock.
LOADING: Final = 20  # N15
COUNTDOWN: Final = 3  # N14
GRABBING: Final = 3  # N5

# In ticks of the flask: sixty a second.
RATE: Final = int(SPEC["tickRate"])  # N17
BEAT: Final = 12  # a hand is told of in whole beats
LAG: Final = 24  # N17: that a far hand may be late
LEAD: Final = RATE  # C3: that one flask may be ahead of the slowest
SANDS: Final = {seconds: int(seconds) * RATE for seconds in ("30", "45", "60")}  # C1
TILT: Final = 30  # C2: of one gentle tilt; as many as fit into the sand are all there are
HELD: Final = 20  # C2: of which the flask is held at a slant; then it lies level
GRAB_TICKS: Final = GRABBING * RATE

# C2: how hard a gentle tilt is, of the strongest push. From which knock on a cube jumps out (B9,
# N16) is the flask's own business: `hopKnock` in flask.json.
GENTLE: Final = float(SPEC["tiltAcceleration"]) / float(SPEC["maxAcceleration"])

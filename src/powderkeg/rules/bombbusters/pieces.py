"""The pieces: wires and their sort order, stands, places, equipment, characters."""

from __future__ import annotations

from typing import Final, TypeAlias

Kind: TypeAlias = int  # what is printed on a wire, in sort order: 1, 1.1, 1.5, 2, … 12
Value: TypeAlias = int  # what a wire counts as: 1 to 12, yellow or red
Wire: TypeAlias = int  # one of the wires of this game, wherever it lies
Stand: TypeAlias = int  # a seat's first (2 * seat) or second one
Place: TypeAlias = int  # on a stand, from the left

NUMBERS: Final = range(1, 13)
YELLOW: Final = 13
RED: Final = 14
VALUES: Final = range(1, 15)

# Three kinds for every number but the last: blue, then yellow (.1), then red (.5).
KINDS: Final = range(34)
COPIES: Final = 4  # of every blue wire; yellow and red ones are single
COLOURED: Final = range(1, 12)  # numbers that exist in yellow and in red


def blue(number: int) -> Kind:
    return 3 * (number - 1)


def yellow(number: int) -> Kind:
    return 3 * (number - 1) + 1


def red(number: int) -> Kind:
    return 3 * (number - 1) + 2


def number_of(kind: Kind) -> int:
    """The number before the point."""
    return kind // 3 + 1


VALUE_OF: Final[list[Value]] = [
    (number_of(kind), YELLOW, RED)[kind % 3] for kind in KINDS
]  # by kind
KINDS_OF: Final[list[int]] = [
    sum(1 << kind for kind in KINDS if VALUE_OF[kind] == value) for value in range(15)
]  # by value: its kinds, as bits
ALL_KINDS: Final = (1 << len(KINDS)) - 1

VALUE_TEXTS: Final = ["-", *map(str, NUMBERS), "yellow", "red"]  # by value
KIND_TEXTS: Final = [f"{number_of(kind)}{('', '.1', '.5')[kind % 3]}" for kind in KINDS]

MOST_SEATS: Final = 5
STANDS: Final = range(2 * MOST_SEATS)
MOST_PLACES: Final = 20  # a stand of 14, and what may still come
FIRST_LETTERS: Final = "ABCDEFGHIJKLMNOPQRST"  # places on a seat's first stand
SECOND_LETTERS: Final = "abcdefghijklmnopqrst"


def letter(stand: Stand, place: Place) -> str:
    """What a place is called: small letters on a seat's second stand."""
    return (SECOND_LETTERS if stand % 2 else FIRST_LETTERS)[place]


def spot(stand: Stand, place: Place) -> str:
    """The owner's number and the letter: 1H, 0c."""
    return f"{stand // 2}{letter(stand, place)}"


# Equipment: 1 to 12 bear the number that unlocks them; False Bottom is unlocked by yellow.
LABEL_UNLIKE: Final = 1
WALKIE_TALKIES: Final = 2
TRIPLE_DETECTOR: Final = 3
POST_IT: Final = 4
SUPER_DETECTOR: Final = 5
REWINDER: Final = 6
BATTERIES: Final = 7
RADAR: Final = 8
STABILIZER: Final = 9
X_OR_Y: Final = 10
COFFEE_MUG: Final = 11
LABEL_ALIKE: Final = 12
FALSE_BOTTOM: Final = 13
EQUIPMENT: Final = range(1, 13)
EQUIPMENT_TEXTS: Final = [
    "-",
    "unlike",
    "walkie",
    "triple",
    "post-it",
    "super",
    "rewinder",
    "batteries",
    "radar",
    "stabilizer",
    "x-or-y",
    "mug",
    "alike",
    "false-bottom",
]
UNLOCKED_BY: Final = 2  # cut wires of its number; of yellow ones for False Bottom

# Characters: everyone has the Double Detector; from mission 31 on four may be taken instead.
DOUBLE: Final = 0
ROLES: Final = [DOUBLE, RADAR, WALKIE_TALKIES, TRIPLE_DETECTOR, X_OR_Y]
ROLE_TEXTS: Final = {
    DOUBLE: "double",
    RADAR: "radar",
    WALKIE_TALKIES: "walkie",
    TRIPLE_DETECTOR: "triple",
    X_OR_Y: "x-or-y",
}

MOST_LIVES: Final = 5  # the dial's 5-player space; one more only at a mission's start
LAST_STEP: Final = 12  # of the number strip, on which the robot walks
NO_SEAT: Final = -1

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
USUAL_VALUES: Final[tuple[Value, ...]] = tuple(VALUE_OF)
KINDS_OF: Final[list[int]] = [
    sum(1 << kind for kind in KINDS if VALUE_OF[kind] == value) for value in range(15)
]  # by value: its kinds, as bits
ALL_KINDS: Final = (1 << len(KINDS)) - 1

VALUE_TEXTS: Final = ["-", *map(str, NUMBERS), "yellow", "red"]  # by value
# What a token may say instead of a value (missions 21, 24, 33, 40), numbered on from there.
EVEN: Final = 15
ODD: Final = 16
TIMES: Final = 16  # and so many: the value is on this stand once, twice, three or four times
TOKEN_TEXTS: Final = [*VALUE_TEXTS, "even", "odd", "x1", "x2", "x3", "x4"]
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
# The campaign's last box: unlocked by all four wires of a number.
SINGLE_LABEL: Final = 14
EMERGENCY_DROP: Final = 15
FAST_PASS: Final = 16
DISINTEGRATOR: Final = 17
GRAPNEL: Final = 18
DOUBLE_LOCKED: Final = range(14, 19)
INSTANT: Final = [FALSE_BOTTOM, EMERGENCY_DROP, DISINTEGRATOR]  # they happen at once, in this order
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
    "single-label",
    "emergency-drop",
    "fast-pass",
    "disintegrator",
    "grapnel",
]
UNLOCKED_BY: Final = 2  # cut wires of its number; of yellow ones for False Bottom
# By card: how many cut wires of which value unlock it.
LOCKS: Final[list[tuple[Value, int]]] = [
    *((card, UNLOCKED_BY) for card in range(13)),
    (YELLOW, UNLOCKED_BY),
    *((number, COPIES) for number in (2, 3, 9, 10, 11)),
]

# Characters: everyone has the Double Detector; from mission 31 on four may be taken instead.
DOUBLE: Final = 0
NO_ROLE: Final = -1
ROLES: Final = [DOUBLE, RADAR, WALKIE_TALKIES, TRIPLE_DETECTOR, X_OR_Y]
ROLE_TEXTS: Final = {
    NO_ROLE: "none",
    DOUBLE: "double",
    RADAR: "radar",
    WALKIE_TALKIES: "walkie",
    TRIPLE_DETECTOR: "triple",
    X_OR_Y: "x-or-y",
}

CONSTRAINTS: Final = [*"ABCDEFGHIJKL"]  # cards, by their letters
CHALLENGES: Final = range(1, 11)


def bits(numbers: list[int]) -> int:
    return sum([1 << number for number in numbers])


# Cards A to F: the values that may be said, as bits. Yellow fits none of them (K.2).
ALLOWED: Final = {
    "A": bits([2, 4, 6, 8, 10, 12]),
    "B": bits([1, 3, 5, 7, 9, 11]),
    "C": bits([1, 2, 3, 4, 5, 6]),
    "D": bits([7, 8, 9, 10, 11, 12]),
    "E": bits([4, 5, 6, 7, 8, 9]),
    "F": bits([1, 2, 3, 10, 11, 12]),
}

MOST_LIVES: Final = 5  # the dial's 5-player space; one more only at a mission's start
LAST_STEP: Final = 12  # of the number strip, on which the robot walks
NO_SEAT: Final = -1

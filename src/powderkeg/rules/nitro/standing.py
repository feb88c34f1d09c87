"""How a flask stands: where its cubes are, what is in the beak, and how much of it is right."""

from __future__ import annotations

import zlib
from struct import iter_unpack
from typing import Final

from powderkeg.rules.nitro.physics.laboratory import LABORATORY
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.physics.world import BESIDE, CM, Places
from powderkeg.rules.nitro.pieces import LETTERS, POOP, Card, Cube, colour_of

MOUTH: Final = float(SPEC["mouth"]["x"])
BEAK_LOW: Final = float(SPEC["mouth"]["yLow"])
BEAK_HIGH: Final = float(SPEC["mouth"]["yHigh"])
SLOTS: Final[list[tuple[int, int]]] = [(x, y) for x, y in SPEC["slots"]]


class CubeAt:
    """One cube: millimetres and radians."""

    def __init__(self, cube: Cube, x: float, y: float, angle: float) -> None:
        self.cube: Final = cube
        self.x: Final = x
        self.y: Final = y
        self.angle: Final = angle

    @property
    def is_out(self) -> bool:
        """Does it lie beside the flask?"""
        return self.x >= BESIDE

    @property
    def is_in(self) -> bool:
        """Is its centre beyond the mouth of the beak?"""
        return self.x < MOUTH and BEAK_LOW < self.y < BEAK_HIGH


def cubes_of(poses: bytes) -> list[CubeAt]:
    return [
        CubeAt(cube, x / CM, y / CM, angle)
        for cube, (x, y, angle) in enumerate(iter_unpack("<3f", poses))
    ]


def standing(places: Places, pushes: bytes, ago: int = 0) -> list[CubeAt]:
    """The cubes after these pushes, or so many ticks before."""
    return cubes_of(LABORATORY.poses(places, pushes, ago))


def hash_after(places: Places, pushes: bytes) -> str:
    """How the flask stands, to be compared bit for bit."""
    return hash_of(LABORATORY.poses(places, pushes))


def hash_of(data: bytes) -> str:
    return f"{zlib.crc32(data):08x}"


def beak_of(cubes: list[CubeAt]) -> list[Cube]:
    """The cubes in the beak, front first: the closed tip is the front."""
    inside = [(at.x, at.cube) for at in cubes if at.is_in]
    inside.sort()
    return [cube for _, cube in inside]


def wanted(formula: list[Card], with_poop: bool) -> list[Cube]:
    """The cubes as they should stand in the beak, front first."""
    colours = [colour_of(card) for card in formula]
    return [POOP, *colours] if with_poop else colours


def right(beak: list[Cube], row: list[Cube]) -> int:
    """How many from the front stand as they should."""
    count = 0
    while count < len(beak) and count < len(row) and beak[count] == row[count]:
        count += 1
    return count


def in_slots(order: list[Cube]) -> Places:
    """By cube: where it lies when they are loaded in this order, the first nearest the way out."""
    spots = [(0, 0)] * len(order)
    for place, cube in enumerate(order):
        spots[cube] = SLOTS[place]
    return tuple(spots)


def letters(cubes: list[Cube]) -> str:
    return "".join(LETTERS[cube] for cube in cubes)

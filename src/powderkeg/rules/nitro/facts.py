"""What a client must know of Nitro Glyxerol beforehand, besides the flask itself (`flask.json`)."""

from __future__ import annotations

from typing import Final, TypedDict

from powderkeg.rules.nitro.codec import PUT_BACK, STRONGEST, signed
from powderkeg.rules.nitro.physics.rapier import MOST_TICKS
from powderkeg.rules.nitro.physics.world import BESIDE, CM, MOST_CUBES
from powderkeg.rules.nitro.pieces import LETTERS, NAMES, SANDS


class NitroFacts(TypedDict):
    """A browser runs the flask by itself, from the same bytes and in the same units."""

    cubes: list[str]  # a cube is its place in this row
    letters: str  # the same, as they are written
    most_sand: int  # seconds
    strongest: int  # push, in bytes
    put_back: int  # first byte of what is no push
    most_ticks: int  # in one call
    most_cubes: int  # in one flask
    cm: float  # one millimetre in the world's units
    beside: int  # millimetres: what begins farther to the right lies beside the flask


FACTS: Final[NitroFacts] = {
    "cubes": NAMES,
    "letters": LETTERS,
    "most_sand": max(map(int, SANDS)),
    "strongest": STRONGEST,
    "put_back": signed(PUT_BACK),
    "most_ticks": MOST_TICKS,
    "most_cubes": MOST_CUBES,
    "cm": CM,
    "beside": BESIDE,
}

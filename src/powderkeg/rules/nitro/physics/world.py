"""One flask: a tray with its cubes, a pure function of where they were laid and what the hand did.

The tray stands still in its own frame. What the hand does is one acceleration a tick, the same for
every cube, so Rapier gets it as gravity: walls never move, and nothing is dragged through them.
Lengths are millimetres outside and centimetres inside Rapier, whose tolerances suit things of about
one unit.
"""

from __future__ import annotations

from struct import pack
from typing import Any, Final, TypeAlias

from powderkeg.rules.nitro.physics.rapier import MOST_TICKS, Rapier
from powderkeg.rules.nitro.physics.walls import wall_solids

Places: TypeAlias = tuple[tuple[int, int], ...]

CM: Final = 0.1  # one millimetre in the world's units
POSE: Final = 12  # bytes: x, y and angle of a cube
BESIDE: Final = 120  # millimetres: what begins farther to the right lies beside the flask
MOST_CUBES: Final = 8


class World:
    """A flask that remembers where everything was at every tick."""

    def __init__(self, rapier: Rapier, spec: dict[str, Any], places: Places) -> None:
        self.rapier = rapier
        self.places = places
        self.count = len(places)
        self.pushes = b""
        self.history = bytearray(first_poses(spec, places))
        self.used = 0  # when it was last asked for: the laboratory's own count
        self.block = rapier.build(plan(spec, places))

    def run(self, pushes: bytes) -> None:
        """So many ticks more."""
        for start in range(0, len(pushes), 2 * MOST_TICKS):
            piece = pushes[start : start + 2 * MOST_TICKS]
            self.history += self.rapier.run(self.block, piece, self.count * POSE)
        self.pushes += pushes

    def poses(self, tick: int) -> bytes:
        """x, y and angle of every cube after that tick, as the floats they are."""
        width = self.count * POSE
        return bytes(self.history[tick * width : (tick + 1) * width])

    def free(self) -> None:
        """Give its room back."""
        self.rapier.call("free", self.block)


def first_poses(spec: dict[str, Any], places: Places) -> bytes:
    """As laid; who begins beside the flask is parked by its number."""
    poses = b""
    for cube, (x, y) in enumerate(places):
        if x >= BESIDE:
            poses += pack("<3f", *parked(spec, cube), 0.0)
        else:
            poses += pack("<3f", x * CM, y * CM, 0.0)
    return poses


def parked(spec: dict[str, Any], cube: int) -> tuple[float, float]:
    """Where a cube lies that is out, in the world's units."""
    x, y = spec["park"]
    return (x + cube * spec["parkPitch"]) * CM, y * CM


def plan(spec: dict[str, Any], places: Places) -> bytes:
    """What driver.wat reads to build a world, in its order."""
    limit = spec["hopKnock"] * CM
    skin = spec["cornerRadius"] * CM
    unused = [(0.0, 0.0)] * (MOST_CUBES - len(places))
    spots = [(x * CM, y * CM) for x, y in places] + unused
    parks = [parked(spec, cube) for cube in range(MOST_CUBES)]
    out = sum(1 << cube for cube, (x, _) in enumerate(places) if x >= BESIDE)
    walls = [[value * CM for value in solid] for solid in wall_solids(spec)]
    return b"".join(
        (
            pack("<f", 1 / (spec["tickRate"] * spec["subSteps"])),
            # Farther than a cube's way in one step, so cubes meet walls and each other before they
            # overlap.
            pack("<f", spec["predictionDistance"] * CM),
            pack("<2f", spec["friction"], spec["restitution"]),
            pack("<2f", spec["linearDamping"], spec["angularDamping"]),
            pack("<2f", (spec["cube"] / 2) * CM - skin, skin),
            pack("<2i", spec["subSteps"], len(places)),
            pack("<d", (spec["maxAcceleration"] / 127) * CM),
            pack("<2d", limit * limit, spec["slotRoom"] * CM),
            *(pack("<2d", x * CM, y * CM) for x, y in spec["slots"]),
            *(pack("<2f", *spot) for spot in spots),
            *(pack("<2f", *park) for park in parks),
            pack("<2i", out, len(walls)),
            *(pack(f"<i{len(wall)}f", len(wall), *wall) for wall in walls),
        )
    )

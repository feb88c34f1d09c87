"""What a player knows of the tray by looking at it: how much room there is around a place, and how
far it is from there to the tip of the beak. One value for each square millimetre.
"""

from __future__ import annotations

from math import hypot
from typing import Any, Final, TypeAlias

from powderkeg.rules.nitro.physics.walls import SPEC

Wall: TypeAlias = tuple[float, float, float, float, float]  # from, to, half its thickness

RIM: Final = 2  # cells around the tray
FAR: Final = 400.0  # millimetres: no way leads from there
STRAIGHT: Final = 5  # a step to a cell beside, in fifths of a millimetre
SLANTED: Final = 7  # and across a corner
SPILLS: Final = 12  # cells into a wall that still get a value: what is seen is a little blurred


class Tray:
    """The tray as a grid."""

    def __init__(self, spec: dict[str, Any]) -> None:
        ring: list[tuple[float, float]] = [(float(x), float(y)) for x, y in spec["outline"]]
        self.left: Final = min([x for x, _ in ring]) - RIM
        self.bottom: Final = min([y for _, y in ring]) - RIM
        self.width: Final = int(max([x for x, _ in ring]) + RIM - self.left)
        self.height: Final = int(max([y for _, y in ring]) + RIM - self.bottom)
        self.room: list[float] = self.rooms(ring, walls(ring, spec))
        tip_x, tip_y = spec["tip"]
        self.ways: list[float] = self.all_ways(float(tip_x), float(tip_y), spec["cube"] / 2 - 0.6)
        gate_x, gate_y = spec["gate"]
        self.gate: Final = self.way(float(gate_x), float(gate_y))  # where the neck begins
        self.mouth: Final = self.way(float(spec["mouth"]["x"]), float(tip_y))

    def cell(self, x: float, y: float) -> int:
        """The cell that holds this place; never one on the rim, so that all have neighbours."""
        column = min(self.width - 2, max(1, int(x - self.left)))
        row = min(self.height - 2, max(1, int(y - self.bottom)))
        return row * self.width + column

    def way(self, x: float, y: float) -> float:
        """Millimetres from here to the tip, as a cube can go."""
        return self.ways[self.cell(x, y)]

    def rooms(self, ring: list[tuple[float, float]], around: list[Wall]) -> list[float]:
        """Millimetres to the nearest wall; less than nothing outside."""
        found: list[float] = []
        for row in range(self.height):
            y = self.bottom + row + 0.5
            for column in range(self.width):
                x = self.left + column + 0.5
                gap = FAR
                for wall in around:
                    gap = min(gap, distance(x, y, wall))
                found.append(gap if is_inside(ring, x, y) else -abs(gap))
        return found

    def all_ways(self, x: float, y: float, clearance: float) -> list[float]:
        """First wherever a cube has room, from near to far; then a little way into the walls."""
        fifths: list[int] = [-1] * len(self.room)
        buckets: list[list[int]] = [[] for _ in range(int(FAR) * STRAIGHT)]
        buckets[0].append(self.cell(x, y))
        for steps in range(len(buckets) - SLANTED):
            for cell in buckets[steps]:
                if fifths[cell] < 0:
                    fifths[cell] = steps
                    for next_cell, cost in self.around(cell):
                        if fifths[next_cell] < 0 and self.room[next_cell] >= clearance:
                            buckets[steps + cost].append(next_cell)
        edge = [cell for cell in range(len(fifths)) if fifths[cell] >= 0]
        for _ in range(SPILLS):
            edge = self.spill(fifths, edge)
        return [FAR if steps < 0 else min(FAR, steps / STRAIGHT) for steps in fifths]

    def spill(self, fifths: list[int], edge: list[int]) -> list[int]:
        """One cell further than the edge; the new edge."""
        least: dict[int, int] = {}
        for cell in edge:
            for next_cell, cost in self.around(cell):
                if fifths[next_cell] < 0:
                    steps = fifths[cell] + cost
                    least[next_cell] = min(steps, least.get(next_cell, steps))
        for cell, steps in least.items():
            fifths[cell] = steps
        return list(least)

    def around(self, cell: int) -> list[tuple[int, int]]:
        """The neighbours, and what a step there costs; none for a cell on the rim."""
        w = self.width
        row, column = divmod(cell, w)
        if not (0 < row < self.height - 1 and 0 < column < w - 1):
            return []
        beside = [(cell + step, STRAIGHT) for step in (1, -1, w, -w)]
        return beside + [(cell + step, SLANTED) for step in (w + 1, w - 1, 1 - w, -1 - w)]


def walls(ring: list[tuple[float, float]], spec: dict[str, Any]) -> list[Wall]:
    outer: list[Wall] = []
    for place, (ax, ay) in enumerate(ring):
        bx, by = ring[(place + 1) % len(ring)]
        outer.append((ax, ay, bx, by, 0.0))
    radius = float(spec["innerWallRadius"])
    inner: list[Wall] = [
        (float(ax), float(ay), float(bx), float(by), radius)
        for ax, ay, bx, by in spec["innerWalls"]
    ]
    return outer + inner


def distance(x: float, y: float, wall: Wall) -> float:
    ax, ay, bx, by, radius = wall
    dx, dy = bx - ax, by - ay
    along = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return hypot(x - ax - along * dx, y - ay - along * dy) - radius


def is_inside(ring: list[tuple[float, float]], x: float, y: float) -> bool:
    """Does a ray to the right cross the outline an odd number of times?"""
    inside = False
    ax, ay = ring[-1]
    for bx, by in ring:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        ax, ay = bx, by
    return inside


LOOKED_AT: Final[list[Tray]] = []


def tray() -> Tray:
    """Looked at once, when somebody first plays with it."""
    if not LOOKED_AT:
        LOOKED_AT.append(Tray(SPEC))
    return LOOKED_AT[0]

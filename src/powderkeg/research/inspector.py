"""Looks at a flask tick after tick: does everything stay where it belongs?"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Any, TypeAlias

from powderkeg.rules.nitro.physics.world import BESIDE

Pose: TypeAlias = tuple[float, float, float]  # mm, mm, radians
# Where it begins, how far it goes, the square of its length, and how near a cube's centre may come.
Wall: TypeAlias = tuple[float, float, float, float, float, float]


@dataclass
class Findings:
    """What was seen. The first three must never be seen."""

    outside: int = 0  # a cube's centre beyond the outline: ticks
    through: int = 0  # a cube on the other side of an inner wall
    overtakes: int = 0  # two cubes in the beak that changed places
    sunk: int = 0  # more than a millimetre into a wall or a cube: ticks
    deepest_in_wall: float = 0.0  # mm
    deepest_in_cube: float = 0.0
    fastest: float = 0.0  # mm/s
    hops: int = 0
    ticks: int = 0


class Inspector:
    """Looks at a flask, tick after tick."""

    def __init__(self, spec: dict[str, Any], found: Findings) -> None:
        self.spec = spec
        self.found = found
        self.begin()
        ring = spec["outline"]
        self.ring = [(*a, *b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]
        self.inner = [tuple(wall) for wall in spec["innerWalls"]]
        half, radius = spec["cube"] / 2, spec["innerWallRadius"]
        thick = [*((*edge, 0) for edge in self.ring), *((*wall, radius) for wall in self.inner)]
        self.walls: list[Wall] = [
            (ax, ay, bx - ax, by - ay, (bx - ax) ** 2 + (by - ay) ** 2, half + skin)
            for ax, ay, bx, by, skin in thick
        ]
        self.near: dict[tuple[int, int], list[Wall]] = {}  # by square millimetre

    def begin(self) -> None:
        """A new flask: what was seen before says nothing about it."""
        self.before: list[Pose] = []
        self.row: list[int] = []  # in the beak, front first

    def look(self, poses: list[Pose]) -> None:
        found, cube = self.found, self.spec["cube"]
        found.ticks += 1
        for i, (x, y, _) in enumerate(poses):
            if x >= BESIDE:
                found.hops += bool(self.before) and self.before[i][0] < BESIDE
                continue
            if not self.is_inside(x, y):
                found.outside += 1
                continue
            self.sink("deepest_in_wall", self.depth(x, y))
            if self.before and self.before[i][0] < BESIDE:
                self.follow(self.before[i], (x, y, 0.0))
            for px, py, _ in poses[:i]:
                if abs(px - x) < cube and abs(py - y) < cube:
                    self.sink("deepest_in_cube", cube - hypot(px - x, py - y))
        self.look_at_beak(poses)
        self.before = poses

    def is_inside(self, x: float, y: float) -> bool:
        """From there to the right the outline is met an odd number of times; nowhere is outside."""
        inside = False
        for ax, ay, bx, by in self.ring:
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        return inside

    def depth(self, x: float, y: float) -> float:
        """How far the nearest wall reaches into a cube that lies flat against it."""
        spot = (int(x), int(y))
        if spot not in self.near:
            middle = (spot[0] + 0.5, spot[1] + 0.5)
            self.near[spot] = [wall for wall in self.walls if gap(*middle, wall) < wall[-1] + 1]
        return max((wall[-1] - gap(x, y, wall) for wall in self.near[spot]), default=0.0)

    def sink(self, where: str, depth: float) -> None:
        if depth > getattr(self.found, where):
            setattr(self.found, where, depth)
        if depth > 1:
            self.found.sunk += 1

    def follow(self, p: Pose, q: Pose) -> None:
        """From one tick to the next."""
        way = hypot(q[0] - p[0], q[1] - p[1])
        self.found.fastest = max(self.found.fastest, way * self.spec["tickRate"])
        for wall in self.inner:
            low, high = sorted((wall[1], wall[3]))
            above, below = p[1] > high and q[1] > high, p[1] < low and q[1] < low
            if not above and not below and crosses(p, q, wall):
                self.found.through += 1

    def look_at_beak(self, poses: list[Pose]) -> None:
        mouth = self.spec["mouth"]
        inside = [
            (x, i)
            for i, (x, y, _) in enumerate(poses)
            if x < mouth["x"] and mouth["yLow"] < y < mouth["yHigh"]
        ]
        row = [i for _, i in sorted(inside)]
        stayed = [i for i in self.row if i in row]
        self.found.overtakes += stayed != [i for i in row if i in self.row]
        self.row = row


def gap(x: float, y: float, wall: Wall) -> float:
    """From there to the nearest point of the wall's middle line."""
    ax, ay, dx, dy, length, _ = wall
    along = ((x - ax) * dx + (y - ay) * dy) / length
    along = 0.0 if along < 0 else 1.0 if along > 1 else along
    return hypot(x - ax - along * dx, y - ay - along * dy)


def crosses(p: Pose, q: Pose, wall: tuple[float, ...]) -> bool:
    """Does the way from p to q cut the wall's middle line?"""
    ax, ay, bx, by = wall
    return (side(p[0], p[1], q[0], q[1], ax, ay) != side(p[0], p[1], q[0], q[1], bx, by)) and (
        side(ax, ay, bx, by, p[0], p[1]) != side(ax, ay, bx, by, q[0], q[1])
    )


def side(ax: float, ay: float, bx: float, by: float, x: float, y: float) -> bool:
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0

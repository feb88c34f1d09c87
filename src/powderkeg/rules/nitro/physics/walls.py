"""The tray's walls as convex solids, from the outline of `flask.json`.

The same arithmetic as in the browser: nothing here calls sin, cos or anything else that two
machines could round differently; a square root is exact.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import sqrt
from typing import Any, Final, TypeAlias

Point: TypeAlias = tuple[float, float]

SPEC: Final[dict[str, Any]] = json.loads(
    files("powderkeg.rules.nitro").joinpath("flask.json").read_text(encoding="utf-8")
)
# All of it that moves a cube: with other numbers the same hand leads elsewhere.
NUMBERS: Final = json.dumps({key: SPEC[key] for key in SPEC if key != "about"}, sort_keys=True)


def wall_solids(spec: dict[str, Any]) -> list[list[float]]:
    """Each a flat list x0, y0, x1, y1, … in millimetres."""
    ring = [(x, y) for x, y in spec["outline"]]
    count = len(ring)
    outer = [
        outer_wall(
            ring[i - 1], ring[i], ring[(i + 1) % count], ring[(i + 2) % count], spec["wallDepth"]
        )
        for i in range(count)
    ]
    inner = [
        inner_wall((ax, ay), (bx, by), spec["innerWallRadius"])
        for ax, ay, bx, by in spec["innerWalls"]
    ]
    return outer + inner


def outer_wall(before: Point, a: Point, b: Point, after: Point, depth: float) -> list[float]:
    """An edge of the outline, thick to the outside; drawn out where neighbours must overlap."""
    ux, uy = unit(a, b)
    back = depth if turns_left(before, a, b) else 0
    on = depth if turns_left(a, b, after) else 0
    ax, ay = a[0] - ux * back, a[1] - uy * back
    bx, by = b[0] + ux * on, b[1] + uy * on
    nx, ny = uy * depth, -ux * depth  # counter-clockwise outline: outside is on the right hand
    return [ax, ay, bx, by, bx + nx, by + ny, ax + nx, ay + ny]


def inner_wall(a: Point, b: Point, radius: float) -> list[float]:
    """A thin bar with pointed ends: nothing flat for a cube to balance on."""
    ux, uy = unit(a, b)
    dx, dy = ux * radius, uy * radius
    nx, ny = -dy, dx
    corners = [
        (a[0] - dx, a[1] - dy),
        (a[0] - nx, a[1] - ny),
        (b[0] - nx, b[1] - ny),
        (b[0] + dx, b[1] + dy),
        (b[0] + nx, b[1] + ny),
        (a[0] + nx, a[1] + ny),
    ]
    return [value for corner in corners for value in corner]


def unit(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = sqrt(dx * dx + dy * dy)
    return dx / length, dy / length


def turns_left(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0

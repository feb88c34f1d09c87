"""A player's rough picture of the physics: round stones that slide, stop at walls, and push each
other aside. It is never the true physics: nobody can work that out in their head.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.pieces import RATE
from powderkeg.rules.nitro.tray import Tray

STEP: Final = 2  # ticks
SECONDS: Final = STEP / RATE
SLOWING: Final = 1.0 - float(SPEC["linearDamping"]) * SECONDS
REACH: Final = float(SPEC["cube"]) - 0.5  # stones nearer than this push each other aside
BODY: Final = float(SPEC["cube"]) / 2 - 0.5  # and walls push back what is nearer than this
MOST_PUSHED: Final = 3.0  # millimetres at once, by a wall


class Stone:
    """A cube as one imagines it: where it is, and how it moves. Millimetres and seconds."""

    def __init__(self, x: float, y: float, vx: float, vy: float, is_out: bool) -> None:
        self.x = x
        self.y = y
        self.vx = vx
        self.vy = vy
        self.is_out = is_out  # beside the tray: it feels nothing

    def copy(self) -> Stone:
        return Stone(self.x, self.y, self.vx, self.vy, self.is_out)


def imagine(tray: Tray, stones: list[Stone], ax: float, ay: float, steps: int) -> None:
    """What a push of so many mm/s² does."""
    moving = [stone for stone in stones if not stone.is_out]
    for _ in range(steps):
        for stone in moving:
            stone.vx = (stone.vx + ax * SECONDS) * SLOWING
            stone.vy = (stone.vy + ay * SECONDS) * SLOWING
            stone.x += stone.vx * SECONDS
            stone.y += stone.vy * SECONDS
        push_apart(moving)
        for stone in moving:
            keep_inside(tray, stone)


def push_apart(stones: list[Stone]) -> None:
    for i in range(1, len(stones)):
        p = stones[i]
        for j in range(i):
            q = stones[j]
            dx = q.x - p.x
            if dx >= REACH or dx <= -REACH:
                continue
            dy = q.y - p.y
            square = dx * dx + dy * dy
            if square >= REACH * REACH or square < 1e-6:
                continue
            distance = sqrt(square)
            half = (REACH - distance) / 2 / distance
            p.x -= dx * half
            p.y -= dy * half
            q.x += dx * half
            q.y += dy * half


def keep_inside(tray: Tray, stone: Stone) -> None:
    """Away from the wall as far as it sticks in, and no faster towards it."""
    for _ in range(2):
        cell = tray.cell(stone.x, stone.y)
        room = tray.room
        missing = BODY - room[cell]
        if missing <= 0:
            return
        gx = room[cell + 1] - room[cell - 1]
        gy = room[cell + tray.width] - room[cell - tray.width]
        length = sqrt(gx * gx + gy * gy)
        if length == 0.0:
            return
        nx, ny = gx / length, gy / length
        back = min(MOST_PUSHED, missing)
        stone.x += nx * back
        stone.y += ny * back
        into = stone.vx * nx + stone.vy * ny
        if into < 0:
            stone.vx -= into * nx
            stone.vy -= into * ny

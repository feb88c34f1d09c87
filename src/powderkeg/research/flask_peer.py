"""The same tray and cubes in pymunk, which is Chipmunk for Python, to be measured beside ours."""

from __future__ import annotations

from typing import Any

import pymunk

from powderkeg.rules.nitro.codec import STRONGEST, signed
from powderkeg.rules.nitro.physics.walls import SPEC, wall_solids
from powderkeg.rules.nitro.pieces import COLOURS

Pose = tuple[float, float, float]


def tray() -> tuple[Any, list[Any]]:
    """A space with walls, and the cubes in it."""
    space: Any = pymunk.Space()  # pymunk says too little of its types for ours
    space.damping = (1 - SPEC["linearDamping"] / SPEC["tickRate"]) ** SPEC["tickRate"]
    for solid in wall_solids(SPEC):
        corners = [*zip(solid[::2], solid[1::2], strict=True)]
        space.add(with_surface(pymunk.Poly(space.static_body, corners)))
    cubes: list[Any] = []
    skin = SPEC["cornerRadius"]
    for cube in COLOURS:
        edge = SPEC["cube"] - 2 * skin
        body: Any = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (SPEC["cube"], SPEC["cube"])))
        body.position = tuple(SPEC["slots"][cube])
        space.add(body, with_surface(pymunk.Poly.create_box(body, (edge, edge), skin)))
        cubes.append(body)
    return space, cubes


def with_surface(shape: Any) -> Any:
    shape.friction = SPEC["friction"]
    shape.elasticity = SPEC["restitution"]
    return shape


def a_round(pushes: bytes) -> list[list[Pose]]:
    """Where every cube is after every tick."""
    space, cubes = tray()
    unit = SPEC["maxAcceleration"] / STRONGEST
    step = 1 / (SPEC["tickRate"] * SPEC["subSteps"])
    history: list[list[Pose]] = []
    for x, y in zip(pushes[::2], pushes[1::2], strict=True):
        space.gravity = (signed(x) * unit, signed(y) * unit)
        for _ in range(SPEC["subSteps"]):
            space.step(step)
        history.append([(*cube.position, cube.angle) for cube in cubes])
    return history

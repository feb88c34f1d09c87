"""Whole rounds, tick by tick: the judge in Python, Node and the browser must see the same in them.

python tests/rules/nitro/rounds.py   writes anew what follows from their places and pushes, which is
                                     needed when the physics changes, and old records are lost
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

from powderkeg.rules.nitro.codec import as_text, from_text
from powderkeg.rules.nitro.physics.rapier import rapier
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.physics.world import Places, World
from powderkeg.rules.nitro.pieces import RATE
from powderkeg.rules.nitro.standing import beak_of, cubes_of, hash_of

FILE = Path(__file__).parent / "rounds.json"


class Round(TypedDict):
    """Where the cubes were laid and what a hand did; then, how the flask stood."""

    name: str
    places: list[list[int]]
    pushes: str
    hashes: list[str]  # at the start, after each second and at the end
    beak: list[int]  # at the end, front first
    out: list[int]  # beside the flask


def seen(name: str, places: Places, pushes: bytes) -> Round:
    """How it went, as we see it here."""
    world = World(rapier(), SPEC, places)
    world.run(pushes)
    ticks = len(pushes) // 2
    cubes = cubes_of(world.poses(ticks))
    world.free()
    return {
        "name": name,
        "places": [[x, y] for x, y in places],
        "pushes": as_text(pushes),
        "hashes": [hash_of(world.poses(tick)) for tick in [*range(0, ticks, RATE), ticks]],
        "beak": beak_of(cubes),
        "out": [at.cube for at in cubes if at.is_out],
    }


def rounds() -> list[Round]:
    recorded: list[Round] = json.loads(FILE.read_text(encoding="utf-8"))
    return recorded


def places_of(recorded: Round) -> Places:
    return tuple((x, y) for x, y in recorded["places"])


def pushes_of(recorded: Round) -> bytes:
    pushes = from_text(recorded["pushes"])
    assert pushes is not None
    return pushes


def write() -> None:
    anew = [seen(each["name"], places_of(each), pushes_of(each)) for each in rounds()]
    lines = ",\n".join(json.dumps(each) for each in anew)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write()

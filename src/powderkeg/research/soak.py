"""Shakes the flask as hard as anybody may, for a very long time: does it hold?

Nothing may leave the tray, pass an inner wall or overtake in the beak, and no cube may stay stuck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import cos, hypot, pi, sin
from struct import iter_unpack
from typing import Any, TypeAlias

from powderkeg.research.inspector import Findings, Inspector, Pose
from powderkeg.rules.nitro.codec import PUT_BACK, STRONGEST
from powderkeg.rules.nitro.physics.rapier import rapier
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.physics.world import BESIDE, CM, POSE, World
from powderkeg.rules.rng import Rng

Style: TypeAlias = Callable[[Rng, float, int, int], float]

ROUND = 3600  # ticks; then the cubes are laid anew
BATCH = 12  # ticks in one call
NO_HOPS = {"hopKnock": 1e9}  # a cube that jumps out relieves the pressure

# Hands: each turns the direction of its push in its own way, by its age and a period in ticks.


def anyhow(rng: Rng, angle: float, age: int, period: int) -> float:
    return angle if age % period else chance(rng) * 2 * pi


def to_and_fro(rng: Rng, angle: float, age: int, period: int) -> float:
    return angle if age % period else angle + pi


def round_and_round(rng: Rng, angle: float, age: int, period: int) -> float:
    return angle + 2 * pi / (period + 2)


def leaning(rng: Rng, angle: float, age: int, period: int) -> float:
    return angle


def along_the_axes(rng: Rng, angle: float, age: int, period: int) -> float:
    return angle if age % period else rng.below(4) * pi / 2


def ramming_the_beak(rng: Rng, angle: float, age: int, period: int) -> float:
    return pi if age % 40 > 30 else pi / 2 + (chance(rng) - 0.5) * 0.8


STYLES: list[Style] = [
    anyhow,
    to_and_fro,
    round_and_round,
    leaning,
    along_the_axes,
    ramming_the_beak,
]


def chance(rng: Rng) -> float:
    return rng.below(1 << 20) / (1 << 20)


def hands(rng: Rng) -> Iterator[bytes]:
    """One push after the other, all as strong as can be, in one style for a while."""
    while True:
        style = rng.pick(STYLES)
        period, angle = 1 + rng.below(40), chance(rng) * 2 * pi
        for age in range(60 + rng.below(240)):
            angle = style(rng, angle, age, period)
            yield push(STRONGEST, angle)


def push(strength: float, angle: float) -> bytes:
    return bytes([int(strength * cos(angle)) & 255, int(strength * sin(angle)) & 255])


# Soaking and wedging.


def soak(ticks: int, seed: str, **other: object) -> Findings:
    """Six cubes, worst-case hands; `other` numbers than those of flask.json, to see what breaks."""
    spec = {**SPEC, **other}
    rng, found = Rng(seed), Findings()
    pushes, inspector = hands(rng), Inspector(spec, found)
    while found.ticks < ticks:
        world = a_flask(spec)
        inspector.begin()
        for _ in range(ROUND // BATCH):
            batch = b"".join(next(pushes) for _ in range(BATCH))
            out = [i for i, pose in enumerate(inspector.before) if pose[0] >= BESIDE]
            if out and rng.below(4) == 0:
                batch = bytes([PUT_BACK, out[0]]) + batch[2:]
            for poses in run(world, batch):
                inspector.look(poses)
            if found.ticks >= ticks:
                break
        world.free()
    return found


@dataclass
class Wedged:
    """Attempts to wedge the cubes, and how long the last one took to come free again."""

    trials: int
    stuck: int
    median_s: float
    worst_s: float


def wedge(trials: int, seed: str, **other: object) -> Wedged:
    """Stir, lean on the tray twice with full strength, mostly towards the neck, then tilt gently.

    A cube that has not moved 1.5 mm after three seconds of that, to all sides, is stuck.
    """
    spec = {**SPEC, **NO_HOPS, **other}
    rng, world = Rng(seed), a_flask(spec)
    gentle = STRONGEST * spec["tiltAcceleration"] / spec["maxAcceleration"]
    stuck, times = 0, []
    for _ in range(trials):
        run(world, shaking(rng, 90, STRONGEST * 0.8))
        for _ in range(2):
            way = rng.pick([pi / 2, pi / 2, pi, 0.0, -pi / 2]) + (chance(rng) - 0.5) * 0.9
            rested = run(world, push(STRONGEST, way) * 60)[-1]
        course = run(world, tilting(rng, 3 * spec["tickRate"], gentle))
        freed = [first_move(rested[i], [poses[i] for poses in course]) for i in range(world.count)]
        stuck += freed.count(len(course))
        times.append(max(freed) / spec["tickRate"])
    world.free()
    times.sort()
    return Wedged(trials, stuck, times[len(times) // 2], times[-1])


def shaking(rng: Rng, ticks: int, strongest: float) -> bytes:
    """Without looking: another push every tenth of a second or so."""
    pushes = b""
    while len(pushes) < 2 * ticks:
        strength = strongest * (0.6 + 0.4 * chance(rng))
        pushes += push(strength, chance(rng) * 2 * pi) * (6 + rng.below(18))
    return pushes[: 2 * ticks]


def tilting(rng: Rng, ticks: int, strongest: float) -> bytes:
    """To all eight sides within two seconds: a cube in a nook may lie there as long as it likes."""
    pushes, angle = b"", chance(rng) * 2 * pi
    while len(pushes) < 2 * ticks:
        angle += 3 * pi / 4 + (chance(rng) - 0.5) * 0.4
        pushes += push(strongest * (0.6 + 0.4 * chance(rng)), angle) * (6 + rng.below(18))
    return pushes[: 2 * ticks]


def first_move(start: Pose, course: list[Pose]) -> int:
    for tick, (x, y, _) in enumerate(course):
        if hypot(x - start[0], y - start[1]) > 1.5:
            return tick
    return len(course)


def a_flask(spec: dict[str, Any]) -> World:
    return World(rapier(), spec, tuple((x, y) for x, y in spec["slots"][:6]))


def run(world: World, pushes: bytes) -> list[list[Pose]]:
    """Where the cubes were after each of these ticks."""
    start = len(world.history)
    world.run(pushes)
    width = world.count * POSE
    poses = [(x / CM, y / CM, turn) for x, y, turn in iter_unpack("<3f", world.history[start:])]
    world.history = world.history[-width:]  # nobody asks for earlier ticks
    return [poses[i : i + world.count] for i in range(0, len(poses), world.count)]

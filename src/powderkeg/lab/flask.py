"""Nitro Glyxerol's flask for learners: a Gymnasium environment with continuous pushes.

`pip install 'powderkeg[research]'` brings Gymnasium. One flask, one round, no rivals:

    from powderkeg.lab.flask import FlaskEnv

    env = FlaskEnv()
    sight, info = env.reset(seed=7)
    sight, reward, terminated, truncated, info = env.step(env.action_space.sample())

The same wasm as at the table runs beneath: a seed and a list of actions give the same bits
everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin, sqrt
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from powderkeg.rules.nitro.codec import PUT_BACK, STRONGEST
from powderkeg.rules.nitro.physics.rapier import rapier
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.physics.world import World
from powderkeg.rules.nitro.pieces import COLOURS, POOP, RATE, Cube
from powderkeg.rules.nitro.standing import CubeAt, beak_of, cubes_of, in_slots, letters, right

Floats: TypeAlias = NDArray[np.float32]

WIDTH = max(x for x, _ in SPEC["outline"])
HEIGHT = max(y for _, y in SPEC["outline"])
FASTEST = SPEC["maxAcceleration"] / SPEC["linearDamping"]  # mm/s, pushed for ever
MOST_CUBES = 6
FEATURES = 7  # of a cube: x, y, cosine and sine of its angle, speed in x and y, whether it is out
FETCH = RATE // 2  # ticks until a cube that has jumped out is put back


class FlaskEnv(gymnasium.Env[Floats, Floats]):
    """Shake the cubes into the beak, in the order in which they are wanted.

    An action is a push in the disc of radius 1, held for some ticks; what is longer is cut to 1.
    What is seen has a row for each cube, in the order in which they are wanted, and then the share
    of the sand that is left. The reward is how many more cubes stand right, or how many fewer.
    Cubes that jump out are put back after half a second, as a hand would.
    """

    def __init__(self, poop: bool = False, seconds: int = 30, ticks: int = 3) -> None:
        self.poop = poop
        self.sand = seconds * RATE
        self.ticks = ticks  # in one step
        self.cubes = MOST_CUBES if poop else len(COLOURS)
        self.action_space = spaces.Box(-1.0, 1.0, (2,), np.float32)
        self.observation_space = spaces.Box(-1.0, 1.0, (FEATURES * self.cubes + 1,), np.float32)
        self.row: list[Cube] = []
        self.right = 0
        self.world: World | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """A new formula, loaded in its order; or with `places` in the options: by cube, in mm."""
        super().reset(seed=seed)
        self.close()
        colours = [int(cube) for cube in self.np_random.permutation(len(COLOURS))]
        self.row = [POOP, *colours] if self.poop else colours
        self.right = 0
        places = (options or {}).get("places", in_slots(self.row))
        self.world = World(rapier(), SPEC, tuple((int(x), int(y)) for x, y in places))
        return self.sight(), self.info()

    def step(self, action: Floats) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        world = self.running()
        ticks = min(self.ticks, self.sand - self.tick)
        early = self.tick < FETCH
        missing = None if early else fetched(self.at(self.tick - FETCH), self.at(self.tick))
        world.run(pushes(action, ticks, missing))
        before, self.right = self.right, right(beak_of(self.at(self.tick)), self.row)
        over = self.right == len(self.row) or self.tick >= self.sand
        return self.sight(), float(self.right - before), over, False, self.info()

    def close(self) -> None:
        if self.world is not None:
            self.world.free()
            self.world = None

    @property
    def tick(self) -> int:
        return len(self.running().pushes) // 2

    def running(self) -> World:
        if self.world is None:
            raise gymnasium.error.ResetNeeded("reset() begins a round")
        return self.world

    def at(self, tick: int) -> list[CubeAt]:
        return cubes_of(self.running().poses(max(0, tick)))

    def sight(self) -> Floats:
        now, before = self.at(self.tick), self.at(self.tick - 1)
        seen = [value for cube in self.row for value in features(before[cube], now[cube])]
        return as_floats([*seen, 1 - self.tick / self.sand])

    def info(self) -> dict[str, Any]:
        beak = letters(beak_of(self.at(self.tick)))
        return {"tick": self.tick, "wanted": letters(self.row), "beak": beak, "right": self.right}


def pushes(action: Floats, ticks: int, missing: Cube | None) -> bytes:
    """So many ticks of the same push; first, perhaps, a cube is put back."""
    x, y = float(action[0]), float(action[1])
    scale = STRONGEST / max(1.0, sqrt(x * x + y * y))
    push = bytes([int(x * scale) & 255, int(y * scale) & 255])
    return push * ticks if missing is None else bytes([PUT_BACK, missing]) + push * (ticks - 1)


def fetched(then: Sequence[CubeAt], now: Sequence[CubeAt]) -> Cube | None:
    """A cube that lies beside the flask long enough to be put back."""
    for was, at in zip(then, now, strict=True):
        if was.is_out and at.is_out:
            return at.cube
    return None


def features(was: CubeAt, at: CubeAt) -> list[float]:
    """A cube as a learner sees it, each number from -1 to 1; beside the flask it is nowhere."""
    if at.is_out:
        return [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]
    speed = 0.0 if was.is_out else RATE / FASTEST
    vx, vy = (at.x - was.x) * speed, (at.y - was.y) * speed
    return [at.x / WIDTH, at.y / HEIGHT, cos(at.angle), sin(at.angle), vx, vy, 0.0]


def as_floats(values: Sequence[float]) -> Floats:
    return np.clip(np.array(values, np.float32), -1.0, 1.0)

"""Flasks by what was done with them: asked again, or a little later, they need not start anew.

A game's state holds only where the cubes were laid and what the hand did. Whoever wants to know
how the flask stands asks here.
"""

from __future__ import annotations

from threading import Lock
from typing import Final

from powderkeg.rules.nitro.physics.rapier import rapier
from powderkeg.rules.nitro.physics.walls import SPEC
from powderkeg.rules.nitro.physics.world import Places, World

MOST: Final = 600  # worlds that are kept: some 200 kB each at the end of a round
PIECE: Final = 240  # bytes: two seconds of a flask, which take eight thousandths of one


class Laboratory:
    """Keeps the worlds that were asked for last."""

    def __init__(self) -> None:
        self.worlds: dict[Places, list[World]] = {}  # whichever was asked for last comes first
        self.kept = 0
        self.asked = 0
        self.lock = Lock()

    def poses(self, places: Places, pushes: bytes, ago: int = 0) -> bytes:
        """The cubes after these pushes, or so many ticks before."""
        tick = max(0, len(pushes) // 2 - ago)
        return self.world(places, pushes).poses(tick)

    def world(self, places: Places, pushes: bytes) -> World:
        """A world that has seen these pushes, and perhaps others after them.

        A server asks from several threads, so one runs at a time, and never for long.
        """
        while True:
            with self.lock:
                world = self.nearest(places, pushes)
                if world.pushes.startswith(pushes):
                    return world
                done = len(world.pushes)
                world.run(pushes[done : done + PIECE])

    def nearest(self, places: Places, pushes: bytes) -> World:
        """One that has seen them already, or the one that has seen most of them."""
        self.asked += 1
        known = self.worlds.get(places, [])
        world = next((each for each in known if each.pushes.startswith(pushes)), None)
        if world is None:
            behind = [each for each in known if pushes.startswith(each.pushes)]
            world = max(behind, key=lambda each: len(each.pushes), default=None)
        if world is None:
            world = self.new_world(places)
        else:
            known.remove(world)
            known.insert(0, world)
        world.used = self.asked
        return world

    def new_world(self, places: Places) -> World:
        if self.kept >= MOST:
            self.drop_oldest()
        world = World(rapier(), SPEC, places)
        self.worlds.setdefault(places, []).insert(0, world)
        self.kept += 1
        return world

    def drop_oldest(self) -> None:
        oldest = min((each for known in self.worlds.values() for each in known), key=last_use)
        known = self.worlds[oldest.places]
        known.remove(oldest)
        if not known:
            del self.worlds[oldest.places]
        oldest.free()
        self.kept -= 1


def last_use(world: World) -> int:
    return world.used


LABORATORY: Final = Laboratory()

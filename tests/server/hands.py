"""Hands that move in a server whose clock the test turns."""

from __future__ import annotations

import pytest

from powderkeg.server import streams
from powderkeg.server.news import Streams
from tests.server.house import House, Person

TICK = 0.05  # seconds of the clock that runs before the sand and after it


class Sandglass:
    """The time of the sand, which tests turn."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def turn(self, ticks: int) -> None:
        self.seconds += ticks / 60 * TICK


def turned_by_hand(monkeypatch: pytest.MonkeyPatch) -> Sandglass:
    """Nothing depends on how busy the machine is."""
    glass = Sandglass()
    monkeypatch.setattr(streams, "monotonic", glass)
    monkeypatch.setattr(streams, "PERIOD", 0.01)
    return glass


async def shown(eyes: Person, whose: Person, tick: int) -> list[int]:
    """How somebody's glass looks at that tick, as soon as these eyes see it."""
    for _ in range(100):
        for view in (await eyes.hear(Streams)).streams:
            if (view.seat, view.tick) == (whose.chair, tick):
                return view.look
    raise AssertionError(f"nobody has shaken until tick {tick}")


async def counted(house: House, what: str) -> float:
    text = (await house.http.get("/metrics")).text
    lines = [line for line in text.splitlines() if line.startswith(f"powderkeg_{what}")]
    return sum(float(line.split()[-1]) for line in lines)

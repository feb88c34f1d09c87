"""Garbage: nobody waits long for it, and none of it stays."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from powderkeg.server import garbage
from tests.server.house import open_house


class Knot:
    """Two that hold each other: nothing but a collection unties them."""

    def __init__(self) -> None:
        self.other = Other(self)


class Other:
    def __init__(self, knot: Knot) -> None:
        self.knot = knot


async def test_while_a_house_is_open_all_that_lives_is_never_looked_through_by_surprise(
    tmp_path: Path,
) -> None:
    before = gc.get_threshold()
    async with open_house(tmp_path):
        assert gc.get_freeze_count() > 0
        collected = gc.get_stats()[2]["collections"]
        kept = [[number] for number in range(300_000)]
        assert gc.get_stats()[2]["collections"] == collected
        assert len(kept) == 300_000
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def test_what_is_old_is_collected_at_a_quiet_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "SELDOM", 0.01)
    monkeypatch.setattr(garbage, "PATIENCE", 0.1)
    async with open_house(tmp_path):
        knot = Knot()
        gc.collect()
        gc.collect()  # it is as old as can be
        gone = weakref.ref(knot)
        del knot
        while gone() is not None:
            await asyncio.sleep(0.01)

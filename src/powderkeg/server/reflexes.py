"""Bots whose hands move: each is asked for one beat at a time, and is at rest if it is too slow."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from powderkeg.bots.thinkers import ThinkerFailed, Thinkers
from powderkeg.rules.core import Move, Seat
from powderkeg.server.hand import Halt
from powderkeg.server.metrics import FALLBACKS

if TYPE_CHECKING:
    from powderkeg.server.streams import Flow
    from powderkeg.server.table import Table

LOG = structlog.get_logger("bots")


class Reflexes:
    """One question at a time for each seat, and none twice."""

    def __init__(self, table: Table, flow: Flow, thinkers: Thinkers) -> None:
        self.table = table
        self.flow = flow
        self.thinkers = thinkers
        self.asked: dict[Seat, asyncio.Task[None]] = {}
        self.last: dict[Seat, int] = {}  # the beat that was asked for last

    def may_ask(self, seat: Seat, beat: int) -> bool:
        return seat not in self.asked and self.last.get(seat, -1) < beat

    def ask(self, seat: Seat, level: str, beat: int, scene: str) -> None:
        self.last[seat] = beat
        self.asked[seat] = asyncio.create_task(self.think(seat, level, beat, scene))

    async def think(self, seat: Seat, level: str, beat: int, scene: str) -> None:
        try:
            move = await self.thinkers.react(self.table.game, scene, seat, level)
        except ThinkerFailed as problem:
            FALLBACKS.labels("reflex").inc()
            LOG.warning("fallback", table=self.table.doc.id, seat=seat, bot=level, why=str(problem))
            move = None
        self.table.post(self.answer, seat, beat, move)

    async def answer(self, seat: Seat, beat: int, move: Move | None) -> None:
        """What it wants to do, if nobody has taken its place."""
        self.asked.pop(seat, None)
        if move is None or seat not in self.flow.hands or not self.table.level_of(seat):
            return
        if self.flow.stream.is_stop(move):
            self.flow.stop_now(seat, Halt(0))
        else:
            pushes = self.flow.stream.pushes(move) or b""
            self.flow.take(seat, beat * self.flow.stream.beat, pushes)

    def drop(self) -> None:
        for task in self.asked.values():
            task.cancel()
        self.asked = {}
        self.last = {}

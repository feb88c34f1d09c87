"""Bots whose hands move: each is asked for one beat at a time, and is at rest if it is too slow."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from powderkeg.rules.core import Move, Seat
from powderkeg.table.bot_turns import fallback

if TYPE_CHECKING:
    from powderkeg.table.realtime.realtime_table import RealtimeTable


class BotReactions:
    """One question at a time for each seat, and none twice."""

    def __init__(self, realtime: RealtimeTable) -> None:
        self.realtime = realtime
        self.playing = realtime.playing
        self.asked: dict[Seat, asyncio.Task[None]] = {}
        self.last: dict[Seat, int] = {}  # the beat that was asked for last

    def may_ask(self, seat: Seat, beat: int) -> bool:
        return seat not in self.asked and self.last.get(seat, -1) < beat

    def ask(self, seat: Seat, level: str, beat: int, scene: str) -> None:
        self.last[seat] = beat
        self.asked[seat] = asyncio.create_task(self.think(seat, level, beat, scene))

    async def think(self, seat: Seat, level: str, beat: int, scene: str) -> None:
        services = self.playing.services
        try:
            asker = self.playing.table.asker
            move = await services.bots.react(self.realtime.game, scene, seat, level, asker)
        except Exception as problem:  # a bot may fail in any way: its hand is at rest
            services.counters.fallback("reflex")
            fallback(self.playing.table.doc.id, seat, level, problem)
            move = None
        self.playing.post(self.conclude, seat, beat, move)

    async def conclude(self, seat: Seat, beat: int, move: Move | None) -> None:
        """What it wants to do, if nobody has taken its place."""
        self.asked.pop(seat, None)
        realtime = self.realtime
        if move is None or seat not in realtime.buffers or not self.playing.level_of(seat):
            return
        if realtime.stream.is_stop(move):
            realtime.stop_now(seat, None)
        else:
            pushes = realtime.stream.pushes(move) or b""
            realtime.take(seat, beat * realtime.stream.beat, pushes)

    def drop(self) -> None:
        for task in self.asked.values():
            task.cancel()
        self.asked = {}
        self.last = {}

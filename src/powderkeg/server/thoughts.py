"""What the bots at a table are thinking about."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from powderkeg.bots.thinkers import ThinkerFailed, Thinkers
from powderkeg.rules.core import NEVER, Move, Seat
from powderkeg.rules.rng import Rng
from powderkeg.server.metrics import FALLBACKS

if TYPE_CHECKING:
    from powderkeg.server.table import Table

LOG = structlog.get_logger("bots")
COURTESY = 4.0  # seconds, at most, that bots leave to people who race them against the clock


class Thoughts:
    """One question at a time for each seat that a bot plays."""

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self.asked: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self.alone = asyncio.Event()  # no person is awaited together with bots

    def let_people_go_first(self, awaited: bool) -> None:
        """Are people awaited, too? Once they have acted no bot is polite any longer."""
        if awaited:
            self.alone.clear()
        else:
            self.alone.set()

    def ask(self, seat: Seat, level: str) -> None:
        """Have a bot think for this seat, unless one does so already about the same."""
        live = self.table.live
        assert live is not None
        if seat in self.asked:
            at, task = self.asked[seat]
            if not task.done() and not live.is_stale(seat, at):
                return
            task.cancel()
        thinking = asyncio.create_task(self.think(seat, level, live.at(seat)))
        self.asked[seat] = (live.at(seat), thinking)

    async def think(self, seat: Seat, level: str, at: int) -> None:
        live = self.table.live
        assert live is not None
        loop = asyncio.get_running_loop()
        began = loop.time()
        breath, courtesy = self.pauses(seat)
        moves = live.state.moves(seat)
        # In secret there is nothing to see, and no time to lose.
        move = moves[0] if live.is_secret and len(moves) == 1 else None
        try:
            move = move or await self.choice(seat, level)
        except ThinkerFailed as problem:
            FALLBACKS.labels("thinker").inc()
            LOG.warning("fallback", table=self.table.doc.id, seat=seat, bot=level, why=str(problem))
        # People want to see what happens, one thing after another.
        await asyncio.sleep(max(0.0, began + breath - loop.time()))
        if courtesy:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(began + courtesy):
                    await self.alone.wait()
        self.table.post(self.answer, seat, at, move)

    async def choice(self, seat: Seat, level: str) -> Move:
        """Where hands act, a record is too long to be read for each move, and time is short."""
        live = self.table.live
        assert live is not None
        if live.game.stream is None:
            return await self.thinkers.choose(live.record(), seat, level)
        return await self.thinkers.react(live.game, live.game.scenes.write(live.state), seat, level)

    def pauses(self, seat: Seat) -> tuple[float, float]:
        """Seconds until a bot acts: in any case, and where people are awaited, too.

        Against the clock half of the time is the bots' own, however slowly one plays. What nobody
        else sees is done at once: in a secret phase, or the next step after a silent one.
        """
        breath = self.table.doc.breath
        live = self.table.live
        if live is not None and (live.is_secret or live.is_midway(seat)):
            return 0.0, 0.0
        if self.table.flow is not None and self.table.flow.race.since is not None:
            return 0.0, 0.0  # a move says when it was made
        if live is None or live.state.due() == NEVER:
            return breath, 0.0
        half = self.table.due_in() / 2
        return min(breath, half), min(COURTESY, half)

    async def answer(self, seat: Seat, at: int, move: Move | None) -> None:
        """The move is made if it is still wanted; without one, any that may be made."""
        live = self.table.live
        self.asked.pop(seat, None)
        if live is None or seat not in live.state.deciders() or self.table.question is not None:
            return
        if live.is_stale(seat, at) or not self.table.level_of(seat):
            await self.table.tend()
            return
        if move is None or live.state.refusal(seat, move) is not None:
            move = Rng(f"fallback {at}").pick(live.state.moves(seat))
        flow = self.table.flow
        grab = None if flow is None else flow.stream.grabbed(move)
        if flow is not None and grab is not None:
            await flow.race.grab(seat, grab)
        else:
            await self.table.act(seat, move)

    def drop(self) -> None:
        for _, task in self.asked.values():
            task.cancel()
        self.asked = {}

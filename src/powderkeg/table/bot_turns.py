"""When the bots at a table act: each is asked once for each choice, and none hurries people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import structlog

from powderkeg.rules.core import NEVER, Log, Move, Seat
from powderkeg.rules.rng import Rng
from powderkeg.table.bot_pool import BotFailed, LongLine
from powderkeg.table.seating import SUBSTITUTE

if TYPE_CHECKING:
    from powderkeg.table.playing import Playing

LOG = structlog.get_logger("bots")
COURTESY = 4.0  # seconds, at most, that bots leave to people who race them against the clock
BRISK = 0.4  # seconds, at most, that bots take among themselves where much is done and little seen


class BotTurns:
    """One question at a time for each seat that a bot plays."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.clock = playing.services.clock
        self.asked: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self.alone = asyncio.Event()  # no person is awaited together with bots

    def ask(self, seats: Sequence[Seat]) -> None:
        """These are awaited: have the bots among them think, the people go first."""
        levels = {seat: self.playing.level_of(seat) for seat in seats}
        if "" in levels.values():
            self.alone.clear()
        else:  # people have acted: no bot is polite any longer
            self.alone.set()
        for seat, level in levels.items():
            if level:
                self.ask_one(seat, level)

    def ask_one(self, seat: Seat, level: str) -> None:
        """Unless a bot thinks about the same already."""
        session = self.playing.session
        if seat in self.asked:
            at, task = self.asked[seat]
            if not session.is_stale(seat, at):
                return
            task.cancel()
        at = session.at(seat)
        self.asked[seat] = (at, asyncio.create_task(self.think(seat, level, at)))

    async def think(self, seat: Seat, level: str, at: int) -> None:
        """Whatever goes wrong: in the end there is a move, or none, and the table plays on."""
        move: Move | None = None
        try:
            began = self.clock.now()
            breath, courtesy = self.pauses(seat)
            move = await self.thought(seat, level)
            await self.take_time(seat, move, began, breath, courtesy)
        except Exception as problem:
            self.fall_back(seat, level, problem)
        self.playing.post(self.conclude, seat, at, move)

    async def thought(self, seat: Seat, level: str) -> Move | None:
        """What the bot wants to do; None if it has failed, in whichever way."""
        session = self.playing.session
        moves = session.state.moves(seat)
        if session.is_secret and len(moves) == 1:
            return moves[0]  # there is nothing to see, and no time to lose
        try:
            return await self.choice(seat, level)
        except Exception as problem:
            self.fall_back(seat, level, problem)
            return None

    def fall_back(self, seat: Seat, level: str, problem: Exception) -> None:
        """It is counted and noted; any move will do."""
        self.playing.services.counters.fallback("thinker")
        fallback(self.playing.table.doc.id, seat, level, problem)

    async def take_time(
        self, seat: Seat, move: Move | None, began: float, breath: float, courtesy: float
    ) -> None:
        # People want to see what happens, one thing after another.
        await self.clock.sleep(max(0.0, began + breath - self.clock.now()))
        if courtesy:
            await self.let_people_go_first(max(0.0, began + courtesy - self.clock.now()))
        elif move and self.starts_clock(seat, move):
            await self.alone.wait()

    async def let_people_go_first(self, seconds: float) -> None:
        waits = [
            asyncio.ensure_future(self.alone.wait()),
            asyncio.ensure_future(self.clock.sleep(seconds)),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    def starts_clock(self, seat: Seat, move: Move) -> bool:
        """Would people have to hurry because of it? No bot is the first to say that it is ready."""
        state = self.playing.session.state
        if self.alone.is_set() or state.due() != NEVER or state.refusal(seat, move) is not None:
            return False
        after = state.clone()
        after.play(seat, move, Log())
        return after.due() != NEVER

    async def choice(self, seat: Seat, level: str) -> Move:
        """Of who thinks; where the line is too long for that, of who does not need to."""
        playing, session = self.playing, self.playing.session
        pool, asker = playing.services.bots, playing.table.asker
        scene = session.scene()
        if scene is not None:
            return await pool.react(session.game, scene, seat, level, asker)
        record = session.record()
        try:
            return await pool.choose(record, seat, level, asker)
        except LongLine as problem:
            playing.services.counters.fallback("line")
            LOG.info("long-line", table=playing.table.doc.id, seat=seat, why=str(problem))
        return await pool.hurry(record, seat, SUBSTITUTE, asker)

    def pauses(self, seat: Seat) -> tuple[float, float]:
        """Seconds until a bot acts: in any case, and where people are awaited, too.

        Against the clock half of the time is the bots' own, however slowly one plays. What nobody
        else sees is done at once: in a secret phase, or the next step after a silent one. So is a
        move that says when it was made.
        """
        breath, session = self.playing.table.doc.breath, self.playing.session
        if session.is_secret or session.is_timed or session.is_midway(seat):
            return 0.0, 0.0
        if session.is_brisk and self.alone.is_set():
            return min(breath, BRISK), 0.0
        due = session.state.due()
        if due == NEVER:
            return breath, 0.0
        half = due * self.playing.services.seconds_a_tick / 2
        return min(breath, half), min(COURTESY, half)

    async def conclude(self, seat: Seat, at: int, move: Move | None) -> None:
        """The move is made if it is still wanted; without one, any that may be made."""
        playing, session = self.playing, self.playing.session
        if seat in self.asked and self.asked[seat][0] == at:
            del self.asked[seat]
        if seat not in session.state.deciders() or playing.question is not None:
            return
        if session.is_stale(seat, at) or not playing.level_of(seat):
            await playing.tend()
            return
        refusal = None if move is None else session.state.refusal(seat, move)
        if move is not None and refusal is not None:
            problem = BotFailed(f"{move.text} is refused by {refusal.rule.key}")
            self.fall_back(seat, playing.level_of(seat), problem)
        if move is None or refusal is not None:
            move = Rng(f"fallback {at}").pick(session.state.moves(seat))
        if not await playing.realtime.intercepts(seat, move, None):
            await playing.act(seat, move)

    def drop(self) -> None:
        for _, task in self.asked.values():
            task.cancel()
        self.asked = {}


def fallback(table: str, seat: Seat, level: str, problem: Exception) -> None:
    """A bot gave no move: that is noted, and if it did not say why, with how it came about."""
    said = isinstance(problem, BotFailed)
    why = str(problem) if said else repr(problem)
    how = None if said else problem
    LOG.warning("fallback", table=table, seat=seat, bot=level, why=why, exc_info=how)

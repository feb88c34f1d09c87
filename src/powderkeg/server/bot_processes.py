"""A few processes in which bots think, so that a table never waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from collections.abc import Sequence
from typing import Any, Final

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.record import Record
from powderkeg.rules.strategy import LADDER
from powderkeg.server.bot_process import BotProcess, move_of
from powderkeg.server.elsewhere import Elsewhere
from powderkeg.server.fair_line import FairLine
from powderkeg.server.metrics import THINKING, THOUGHTS, waiting_for_a_bot
from powderkeg.server.pace import Pace
from powderkeg.table.bot_pool import Asker, BotFailed, BotPool, LongLine

COMMAND: Final = (sys.executable, "-m", "powderkeg.bots.worker")
NOBODY: Final = Asker()
IN_LINE: Final = 3.0  # seconds, at most, until a thought begins
# Moves of one address's bots. Even those that need not think are work for the whole house.
MOVES_A_SECOND: Final = 50.0
MOVES_AT_ONCE: Final = 1000.0
REFLEX: Final = 3.0  # seconds for who is quick: later, nobody needs it
# Whoever sends or waits for a message goes first, then hands that move, then long thoughts.
THINKERS_NICE: Final = 5
REACTORS_NICE: Final = 2


class Unanswerable(BotFailed):
    """There is no such bot, game or turn: the question is to blame."""


class BotProcesses(BotPool):
    """Asks whichever process is free; who finds none asks elsewhere, or waits in a fair line.

    A process that fails is killed, and another takes its place at the next question.
    """

    def __init__(
        self,
        count: int = 0,
        patience: float = 10.0,
        command: Sequence[str] = COMMAND,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        # One core is the server's; but with two, no address has both.
        many = count or max(2, (os.cpu_count() or 1) - 1)
        self.patience = patience  # seconds, the time in line included
        self.in_line = IN_LINE
        self.reflex = REFLEX
        self.thinkers = [BotProcess(command, THINKERS_NICE) for _ in range(many)]
        # Who is quick waits for no thinker.
        self.reactors = [BotProcess(command, REACTORS_NICE) for _ in range(many)]
        self.elsewhere = elsewhere or Elsewhere()
        self.pace = Pace(MOVES_A_SECOND, MOVES_AT_ONCE)
        self._thinkers = FairLine(self.thinkers)
        self._reactors = FairLine(self.reactors)

    async def start(self) -> None:
        """Start them now, and not with the first questions."""
        await asyncio.gather(*(thinker.start() for thinker in self._thinkers.free))

    async def choose(
        self, record: Record, seat: Seat, bot: str, asker: Asker = NOBODY, rng: str = ""
    ) -> Move:
        """What a bot of this name plays at this seat. Same record, same rng, same move.

        Else a BotFailed, after `patience` seconds at the latest; a LongLine after a few.
        """
        question = {"record": bare(record).write(), **asked(seat, bot, rng)}
        clock = asyncio.get_running_loop().time
        await asyncio.sleep(self.pace.wait(asker.address, clock()))
        began = clock()
        if not self._thinkers.has_one_for(asker):
            # Half of the time: should nothing come from there, it is thought of here.
            half = self.patience / 2
            move = await self.elsewhere.choose(record.game, question, asker, half)
            if move is not None:
                return move
        spent = clock() - began
        with THINKING.labels(bot if bot in LADDER else "other").time():
            answer = await self._answer(self._thinkers, self.patience, question, asker, spent)
        THOUGHTS.labels("here").inc()
        return move_of(record.game, answer)

    async def answer(self, question: dict[str, Any], asker: Asker) -> dict[str, Any]:
        """What one of our own thinkers answers to a question that was made by somebody else."""
        now = asyncio.get_running_loop().time()
        await asyncio.sleep(self.pace.wait(asker.address, now))
        answer = await self._answer(self._thinkers, self.patience, question, asker)
        THOUGHTS.labels("here").inc()
        return answer

    async def hurry(
        self, record: Record, seat: Seat, bot: str, asker: Asker = NOBODY, rng: str = ""
    ) -> Move:
        question = {"record": bare(record).write(), **asked(seat, bot, rng)}
        answer = await self._answer(self._reactors, self.reflex, question, asker)
        return move_of(record.game, answer)

    async def react(
        self, game: Game, scene: str, seat: Seat, bot: str, asker: Asker = NOBODY, rng: str = ""
    ) -> Move:
        question = {"game": game.name, "scene": scene, **asked(seat, bot, rng)}
        answer = await self._answer(self._reactors, self.reflex, question, asker)
        return move_of(game, answer)

    async def close(self) -> None:
        """Let all processes go; those in thought are stopped."""
        everyone = [*self.thinkers, *self.reactors]
        for thinker in everyone:
            thinker.closed = True
        await asyncio.gather(*(thinker.stop() for thinker in everyone))

    async def _answer(
        self,
        line: FairLine[BotProcess],
        patience: float,
        question: dict[str, Any],
        asker: Asker,
        spent: float = 0.0,
    ) -> dict[str, Any]:
        """`spent` are seconds of its patience that are over already."""
        clock = asyncio.get_running_loop().time
        began = clock() - spent
        wait = min(self.in_line, (patience - spent) / 2)
        try:
            with waiting_for_a_bot():
                async with asyncio.timeout(wait):
                    thinker = await line.take(asker)
        except TimeoutError:
            raise LongLine(f"{wait:g} seconds in line") from None
        try:
            answer = await thinker.ask(question, patience - (clock() - began), patience)
        except TimeoutError:
            raise BotFailed(f"no move within {patience:g} seconds") from None
        finally:
            line.give_back(asker, thinker)
        if "bad" in answer:
            raise Unanswerable(str(answer.get("error")))
        if "error" in answer:
            raise BotFailed(str(answer["error"]))
        return answer


def asked(seat: Seat, bot: str, rng: str) -> dict[str, Any]:
    return {"seat": seat, "bot": bot, "rng": rng or secrets.token_hex(16)}


def bare(record: Record) -> Record:
    """A copy of the game and the acts that stand: no names, no promise, no seed."""
    plain = Record(record.game, record.setup)
    plain.acts = list(record.acts)
    return plain

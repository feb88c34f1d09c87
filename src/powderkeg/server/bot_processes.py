"""A few processes in which bots think, so that a table never waits for another's bot."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from typing import Any, Final

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.record import Record
from powderkeg.table.bot_pool import BotFailed, BotPool

COMMAND: Final = (sys.executable, "-m", "powderkeg.bots.worker")
FAREWELL: Final = 0.5  # seconds for a process to leave by itself once its input is closed


class BotProcesses(BotPool):
    """Asks whichever process is free; who finds none waits in line.

    A process that fails is killed, and another takes its place at the next question.
    """

    def __init__(
        self, count: int = 0, patience: float = 10.0, command: Sequence[str] = COMMAND
    ) -> None:
        many = count or max(1, (os.cpu_count() or 1) - 1)  # one core is the server's
        self.patience = patience
        self.thinkers = [BotProcess(command) for _ in range(many)]
        self.reactors = [
            BotProcess(command) for _ in range(many)
        ]  # who is quick waits for no thinker
        self._free = in_line(self.thinkers)
        self._ready = in_line(self.reactors)

    async def start(self) -> None:
        """Start them now, and not with the first questions."""
        free = [self._free.get_nowait() for _ in range(self._free.qsize())]
        try:
            await asyncio.gather(*(thinker.start() for thinker in free))
        finally:
            for thinker in free:
                self._free.put_nowait(thinker)

    async def choose(self, record: Record, seat: Seat, bot: str, rng: str = "") -> Move:
        """What a bot of this name plays at this seat. Same record, same rng, same move.

        Else a BotFailed, after `patience` seconds of thinking at the latest.
        """
        so_far = bare(record)
        question = {"record": so_far.write(), **asked(seat, bot, rng)}

        def check(answer: dict[str, Any]) -> Move:
            return playable(so_far, seat, answer)

        return await self._move(self._free, question, check)

    async def react(self, game: Game, scene: str, seat: Seat, bot: str, rng: str = "") -> Move:
        """What it does in a position that is described, at once. A rule may still forbid it."""
        question = {"game": game.name, "scene": scene, **asked(seat, bot, rng)}

        def check(answer: dict[str, Any]) -> Move:
            return sensible(game, answer)

        return await self._move(self._ready, question, check)

    async def close(self) -> None:
        """Let all processes go; those in thought are stopped."""
        everyone = [*self.thinkers, *self.reactors]
        for thinker in everyone:
            thinker.closed = True
        await asyncio.gather(*(thinker.stop() for thinker in everyone))

    async def _move(
        self,
        free: asyncio.Queue[BotProcess],
        question: dict[str, Any],
        check: Callable[[dict[str, Any]], Move],
    ) -> Move:
        thinker = await free.get()
        sound = False
        try:
            async with asyncio.timeout(self.patience):
                answer = await thinker.ask(question)
            if "error" in answer:
                sound = True  # it said so in good order
                raise BotFailed(str(answer["error"]))
            move = check(answer)
            sound = True
            return move
        except TimeoutError:
            raise BotFailed(f"no move within {self.patience:g} seconds") from None
        finally:
            if not sound:  # also when the caller gives up: nobody waits for that answer now
                thinker.kill()
            free.put_nowait(thinker)


class BotProcess:
    """One process, started when it is needed."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None
        self.asked = 0
        self.closed = False
        self._killed = False

    async def start(self) -> None:
        """Have a living process."""
        process = self.process
        if process is not None and process.returncode is None and not self._killed:
            return
        await self.stop()
        command = asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
        try:
            self.process = await command
        except OSError as problem:
            raise BotFailed(f"no process starts: {problem}") from None

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if not self.closed:
            await self.start()
        if self.closed:  # it may have been while the process started
            await self.stop()
            raise BotFailed("nobody thinks any more")
        process = self.process
        assert process is not None and process.stdin is not None and process.stdout is not None
        self.asked += 1
        try:
            process.stdin.write(json.dumps({"id": self.asked, **question}).encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        except ConnectionError:
            line = b""
        except ValueError as problem:  # a line without an end
            raise BotFailed(f"nonsense: {problem}") from None
        if not line:
            await self.stop()
            raise BotFailed("its process ended")
        return self._read(line)

    def _read(self, line: bytes) -> dict[str, Any]:
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or answer.get("id") != self.asked:
            raise BotFailed(f"nonsense: {line[:80]!r}")
        return answer

    def kill(self) -> None:
        """At once. The next start, or the end, waits until it is gone."""
        self._killed = True
        if self.process is not None and self.process.returncode is None:
            self.process.kill()

    async def stop(self) -> None:
        """Close its input, and wait until it is gone."""
        process, self.process = self.process, None
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()
            try:
                async with asyncio.timeout(FAREWELL):
                    await process.wait()
            except TimeoutError:
                process.kill()
                await process.wait()
        self._killed = False


def in_line(thinkers: list[BotProcess]) -> asyncio.Queue[BotProcess]:
    line: asyncio.Queue[BotProcess] = asyncio.Queue()
    for thinker in thinkers:
        line.put_nowait(thinker)
    return line


def asked(seat: Seat, bot: str, rng: str) -> dict[str, Any]:
    return {"seat": seat, "bot": bot, "rng": rng or secrets.token_hex(16)}


def bare(record: Record) -> Record:
    """A copy of the game and the acts that stand: no names, no promise, no seed."""
    plain = Record(record.game, record.setup)
    plain.acts = list(record.acts)
    return plain


def playable(record: Record, seat: Seat, answer: dict[str, Any]) -> Move:
    """The move that was answered, if the seat may make it."""
    move = sensible(record.game, answer)
    refusal = record.replay().refusal(seat, move)
    if refusal is not None:
        raise BotFailed(f"{move.text} is refused by {refusal.rule.key}")
    return move


def sensible(game: Game, answer: dict[str, Any]) -> Move:
    """The move that was answered, if the game has it."""
    text = str(answer.get("move", ""))
    move = game.moves.parse(text)
    if move is None:
        raise BotFailed(f"nonsense: {game.name} has no move '{text[:80]}'")
    return move

"""One process in which bots think. It may die or freeze at any moment: then there is another."""

from __future__ import annotations

import asyncio
import json
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from powderkeg.rules.core import Move
from powderkeg.rules.game import Game
from powderkeg.table.bot_pool import BotFailed

FAREWELL: Final = 0.5  # seconds for a process to leave by itself once its input is closed
# To start one is dear. One that fails again and again is started after a pause, twice as long each
# time; meanwhile its bots play without it.
FORGIVEN: Final = 2  # failures, one after another
PAUSE: Final = 0.25  # seconds
LONGEST_PAUSE: Final = 5.0


class BotProcess:
    """Started when it is needed."""

    def __init__(self, command: Sequence[str], nice: int = 0) -> None:
        self.command = command
        self.nice = nice
        self.process: Process | None = None
        self.asked = 0
        self.closed = False
        self._killed = False
        self._answered = False  # it has started in earnest
        self._failures = 0  # since the last answer
        self._pause = 0.0  # until then by the loop's clock

    async def start(self) -> None:
        """Have a living process."""
        process = self.process
        if process is not None and process.returncode is None and not self._killed:
            return
        await self.stop()
        if asyncio.get_running_loop().time() < self._pause:
            raise BotFailed("its process fails again and again")
        command = asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
        try:
            self.process = await command
        except OSError as problem:
            raise BotFailed(f"no process starts: {problem}") from None
        self._answered = False
        with suppress(OSError, AttributeError):  # gone already, or not a thing on this system
            os.setpriority(os.PRIO_PROCESS, self.process.pid, self.nice)

    async def ask(self, question: dict[str, Any], seconds: float, start: float) -> dict[str, Any]:
        """Its answer; else a BotFailed, or a TimeoutError after so many seconds.

        A new process has that much longer to start. One that has not answered in good order is
        killed, also when the caller gives up: nobody waits for that answer now.
        """
        sound = False
        if not self.closed:
            await self.start()
        try:
            async with asyncio.timeout(seconds + (0.0 if self._answered else start)):
                answer = await self._exchange(question)
            sound = self._answered = True
            self._failures = 0
            return answer
        except (TimeoutError, BotFailed):
            self._note_failure()
            raise
        except Exception as problem:  # pipes break in many ways, and each loop has its own
            self._note_failure()
            raise BotFailed(f"its process ended: {problem!r}") from problem
        finally:
            if not sound:
                self.kill()

    def _note_failure(self) -> None:
        self._failures += 1
        if self._failures > FORGIVEN:
            pause = min(LONGEST_PAUSE, PAUSE * 2 ** (self._failures - FORGIVEN - 1))
            self._pause = asyncio.get_running_loop().time() + pause

    async def _exchange(self, question: dict[str, Any]) -> dict[str, Any]:
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
        end(self.process)

    async def stop(self) -> None:
        """Close its input, and wait until it is gone; whatever comes in between, it goes."""
        process, self.process = self.process, None
        self._killed = False
        if process is None:
            return
        try:
            assert process.stdin is not None
            with suppress(Exception):  # closed already, as each loop says in its own way
                process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await process.wait()
        finally:
            end(process)
        if process.returncode is None:
            with suppress(TimeoutError):  # a process that will not die is not worth a table's time
                async with asyncio.timeout(FAREWELL):
                    await process.wait()


def end(process: Process | None) -> None:
    if process is not None and process.returncode is None:
        with suppress(Exception):  # it may be gone without the loop having heard of it
            process.kill()


def move_of(game: Game, answer: dict[str, Any]) -> Move:
    """The move that was answered, if the game has it. Whether it may be made, the table knows."""
    text = str(answer.get("move", ""))
    move = game.moves.parse(text)
    if move is None:
        raise BotFailed(f"nonsense: {game.name} has no move '{text[:80]}'")
    return move

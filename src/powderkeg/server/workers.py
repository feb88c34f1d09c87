"""Processes of their own for whatever takes a while: tables never wait for it.

There are few. Whoever finds none free waits, and those who wait take turns by address: one who asks
for a hundred games is not served before one who asks for one.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from typing import Final, NamedTuple

import msgspec
import structlog

from powderkeg.server.bot_process import end
from powderkeg.server.budgets import TooMuch
from powderkeg.server.fair_line import FairLine
from powderkeg.server.metrics import REFUSED
from powderkeg.server.worker import CANNOT, FAULT, LENGTH, PACKED
from powderkeg.server.works import Work
from powderkeg.table.bot_pool import Asker
from powderkeg.table.cannot import Cannot
from powderkeg.table.clock import Clock, Timer
from powderkeg.table.protocol import Code

LOG = structlog.get_logger("workers")
COMMAND: Final = (sys.executable, "-m", "powderkeg.server.worker")
PATIENCE: Final = 60.0  # seconds for one question
IDLE: Final = 120.0  # seconds; then a process that nobody asks is let go
MOST_WAITING: Final = 100
MOST_OF_ONE: Final = 40  # address: a whole class may look at its game at the same time
QUICK: Final = {"show_examples", "teach_move", "teach_step"}  # they do not wait for long games


class Answer(NamedTuple):
    """JSON, perhaps packed by gzip."""

    data: bytes
    is_packed: bool = False

    def json(self) -> bytes:
        return gzip.decompress(self.data) if self.is_packed else self.data


class Workers:
    """One process for what is quick, and one or two for what is not."""

    def __init__(self, clock: Clock, patience: float = PATIENCE) -> None:
        long = 2 if (os.cpu_count() or 1) > 2 else 1
        self.clock = clock
        self.patience = patience
        self.quick = [Worker()]
        self.long = [Worker() for _ in range(long)]
        self.lines = {True: FairLine(self.quick), False: FairLine(self.long)}
        self.waiting: Counter[str] = Counter()  # by address

    async def ask(self, address: str, work: Work, *asked: object) -> Answer:
        """What comes of it. A Cannot if nothing does, or if too many ask."""
        line, asker = self.lines[work.__name__ in QUICK], Asker(address, "")
        worker = await self.turn(line, asker)
        sound = False
        try:
            async with asyncio.timeout(self.patience):
                kind, data = await worker.ask(pickle.dumps((work.__name__, asked)))
            sound = True
        except TimeoutError:
            raise Cannot("too-long", "that takes too long to be read") from None
        except Exception as problem:  # pipes break in many ways, and each loop has its own
            LOG.error("worker", problem=repr(problem))
            raise Cannot("fault", "that was our fault") from None
        finally:
            if not sound:
                worker.kill()
            worker.idle = self.clock.call_later(IDLE, worker.kill)
            line.give_back(asker, worker)
        return read(kind, data)

    async def turn(self, line: FairLine[Worker], asker: Asker) -> Worker:
        """A process, as soon as one is free for this address."""
        address = asker.address
        if self.waiting[address] >= MOST_OF_ONE or self.waiting.total() >= MOST_WAITING:
            REFUSED.labels("waiting").inc()
            raise TooMuch(5.0)
        self.waiting[address] += 1
        try:
            worker = await line.take(asker)
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]
        if worker.idle is not None:
            worker.idle.cancel()
        return worker

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in [*self.quick, *self.long]))


def read(kind: bytes, data: bytes) -> Answer:
    if kind == CANNOT:
        code, message = msgspec.json.decode(data, type=tuple[Code, str])
        raise Cannot(code, message)
    if kind == FAULT:
        LOG.error("worker", problem=data.decode())
        raise Cannot("fault", "that was our fault")
    return Answer(data, kind == PACKED)


class Worker:
    """One process, started when it is needed."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.idle: Timer | None = None  # until it is let go

    async def ask(self, question: bytes) -> tuple[bytes, bytes]:
        """The kind of the answer, and what it is."""
        if self.process is None or self.process.returncode is not None:
            await self.stop()
            self.process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None and stdout is not None
        stdin.write(LENGTH.pack(len(question)) + question)
        await stdin.drain()
        (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
        kind = await stdout.readexactly(1)
        return kind, await stdout.readexactly(length)

    def kill(self) -> None:
        """At once; the next question starts another."""
        process, self.process = self.process, None
        end(process)

    async def stop(self) -> None:
        if self.idle is not None:
            self.idle.cancel()
        process, self.process = self.process, None
        end(process)
        if process is not None:
            await process.wait()

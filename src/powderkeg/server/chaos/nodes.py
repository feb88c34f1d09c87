"""Real servers, each a process of its own, which are killed and started again."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from collections import Counter
from pathlib import Path

from powderkeg.rules.core import Complaint
from powderkeg.server.chaos.asking import HOME, asked, is_well
from powderkeg.server.load.process import environment

PATIENCE = 60.0  # seconds: a machine may be busy
TICK = 0.5  # seconds of the games' own clock, so that they come to an end
DRAIN = 2.0  # seconds in which a node lets its tables go
ENDLESS = ("--rate", "--burst", "--streams", "--streams-each")
COUNTED = {
    "powderkeg_tables": "tables",
    "powderkeg_fenced_total": "fenced",
    'powderkeg_claims_total{why="forced"}': "forced",
    'powderkeg_problems_total{code="fault"}': "own_faults",
}


class Node:
    """One server, always on the same port and folder."""

    process: Process

    def __init__(self, folder: Path, database: str) -> None:
        """Without a database it has a file of its own, and is the only one."""
        self.folder = folder
        self.port, self.metrics = free_port(), free_port()
        self.url = f"http://{HOME}:{self.port}"
        shared = ["--node", self.url, "--database", database] if database else []
        self.arguments = [
            *("-m", "powderkeg", "serve", "--no-browser", "--host", HOME, "--port", str(self.port)),
            *("--data", str(folder), "--metrics", f"{HOME}:{self.metrics}", *shared),
            *("--tick", str(TICK), "--drain", str(DRAIN), "--thinkers", "1", "--limits", "0"),
            *(word for flag in ENDLESS for word in (flag, "1000000")),
        ]

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *self.arguments, env=environment(), stdout=DEVNULL, stderr=DEVNULL
        )

    async def be_well(self) -> None:
        """Returns when it would have guests."""
        async with asyncio.timeout(PATIENCE):
            while not await is_well(self.port, 5.0):
                if self.process.returncode is not None:
                    raise Complaint(f"a server ended by itself; its log is in {self.folder}")
                await asyncio.sleep(0.05)

    def send(self, what: signal.Signals) -> None:
        self.process.send_signal(what)

    async def end(self) -> int:
        """How it ended, after what was sent to it."""
        return await asyncio.wait_for(self.process.wait(), PATIENCE)

    async def remove(self) -> None:
        if self.process.returncode is None:
            self.send(signal.SIGKILL)
            await self.process.wait()

    async def counts(self) -> Counter[str]:
        """What it has counted since it was started."""
        found: Counter[str] = Counter()
        _, told = await asked(self.metrics, "/metrics", 2.0)
        for line in told.splitlines():
            name, _, count = line.rpartition(" ")
            if name in COUNTED:
                found[COUNTED[name]] += int(float(count))
        return found


def free_port() -> int:
    with socket.create_server((HOME, 0)) as door:
        port: int = door.getsockname()[1]
        return port

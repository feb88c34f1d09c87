"""How the process itself fares: is its event loop late, and does the garbage collector stop it?"""

from __future__ import annotations

import asyncio
import gc
from time import perf_counter

from powderkeg.server.metrics import GC_PAUSES, LOOP_LAG

EVERY = 0.5  # seconds


class Watch:
    """Looks while the server is open."""

    def __init__(self, every: float = EVERY) -> None:
        self.every = every
        self.began = 0.0
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.look(), name="watch")
        gc.callbacks.append(self.note_collection)

    def close(self) -> None:
        gc.callbacks.remove(self.note_collection)
        if self.task is not None:
            self.task.cancel()

    async def look(self) -> None:
        """Whatever is late is late by as much as this."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + self.every
            await asyncio.sleep(self.every)
            LOOP_LAG.observe(max(0.0, loop.time() - due))

    def note_collection(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self.began = perf_counter()
        else:
            GC_PAUSES.labels(str(info["generation"])).observe(perf_counter() - self.began)

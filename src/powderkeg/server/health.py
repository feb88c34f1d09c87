"""Is the server well? It is alive while it answers, and ready while it can keep what is played."""

from __future__ import annotations

from typing import Final

import structlog

from powderkeg.table.clock import Clock
from powderkeg.table.keeper import Keeper
from powderkeg.table.ownership import Ownership

LOG = structlog.get_logger("health")
FRESH: Final = 5.0  # seconds: whoever asks more often does not make us write more often


class Health:
    """Tries to keep something: a disk may be full, a database locked, and still be read."""

    def __init__(self, keeper: Keeper, clock: Clock, ownership: Ownership) -> None:
        self.keeper = keeper
        self.ownership = ownership
        self.clock = clock
        self.looked: float | None = None
        self.found: str | None = None

    async def problem(self) -> str | None:
        """Why nobody should come now; None if all is well."""
        if (why := self.ownership.problem()) is not None:
            return why
        now = self.clock.now()
        if self.looked is None or now - self.looked >= FRESH:
            self.looked = now
            self.found = await self.look()
        if self.keeper.is_failing:
            return "what was done last could not be stored\n"
        return self.found

    async def look(self) -> str | None:
        try:
            await self.keeper.check()
        except Exception as problem:
            LOG.error("unwell", problem=str(problem))
            return "nothing can be stored\n"
        return None

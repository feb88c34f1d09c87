"""Whose a table is. Where several servers share a database, one of them has it at a time."""

from __future__ import annotations

from powderkeg.table.cannot import Cannot


class Elsewhere(Cannot):
    """Another node has the table, or nobody may have it just now: whoever comes back finds it."""

    def __init__(self, why: str, url: str = "", epoch: int = 0) -> None:
        super().__init__("elsewhere", why)
        self.url = url  # where that node is, if one has it
        self.epoch = epoch  # of its claim


class Ownership:
    """Has tables, and lets them go. One server that has its database to itself has them all."""

    is_shared = False

    async def claim(self, table: str) -> None:
        """It is ours from now on. Elsewhere, if another node that is alive has it."""

    async def release(self, table: str) -> None:
        """Any node may have it."""

    def problem(self) -> str | None:
        """Why nobody should come now; None if all is well."""
        return None

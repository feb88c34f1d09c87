"""Since when nobody is on a chair that is somebody's. It is kept: patience may last for days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.table.keeper import NotSaved
from powderkeg.table.seating import copied

if TYPE_CHECKING:
    from powderkeg.table.table import Table

HOST_PATIENCE = 3600.0  # seconds, at most, until another is host


class Absence:
    """Dates by chair. Who was there when the house was closed is away since the table is back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clock = table.services.clock
        self.since = {
            number: self.clock.date() if chair.gone is None else chair.gone
            for number, chair in enumerate(table.doc.chairs)
            if chair.kind == "person"
        }

    def began(self, number: int) -> float:
        return self.since.setdefault(number, self.clock.date())

    async def begin(self, number: int) -> None:
        """The last connection of this chair is gone."""
        await self.keep(number, self.began(number))

    async def end(self, number: int) -> None:
        """They are back; if that cannot be kept, they are back all the same."""
        self.since.pop(number, None)
        if self.table.doc.chairs[number].gone is not None:
            try:
                await self.keep(number, None)
            except NotSaved as problem:
                self.table.try_again(problem)

    async def keep(self, number: int, gone: float | None) -> None:
        doc = copied(self.table.doc)
        doc.chairs[number].gone = gone
        await self.table.services.keeper.save_table(doc)
        self.table.doc = doc

    def end_of_patience(self, number: int) -> float | None:
        """The date at which a bot stands in for who is away; None: never."""
        patience = self.table.doc.patience
        if patience == "never":
            return None
        return self.began(number) + patience

    def host_patience(self) -> float:
        patience = self.table.doc.patience
        return HOST_PATIENCE if patience == "never" else min(patience, HOST_PATIENCE)

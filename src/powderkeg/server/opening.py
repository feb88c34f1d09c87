"""Tables by their names, which only those know who were told."""

from __future__ import annotations

from typing import Final

from powderkeg.server.budgets import Purse
from powderkeg.table.cannot import Cannot
from powderkeg.table.game_stage import GameStage
from powderkeg.table.table import Table
from powderkeg.table.tables import Tables

LINES_A_MILLISECOND: Final = 4  # of a record, when a table is brought back


async def open_table(tables: Tables, name: str, purse: Purse) -> Table:
    """In memory, or brought back: then whoever wanted it pays by the line, when it is done."""
    was_open = name in tables.open
    table = await tables.find(name)
    if table is None:
        purse.guessed_wrong()
        raise Cannot("no-table", "there is no such table")
    if not was_open:
        lines = table.stage.session.lines if isinstance(table.stage, GameStage) else 0
        purse.owe("work", lines / LINES_A_MILLISECOND)
    return table

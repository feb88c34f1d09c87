"""A table is in one of three stages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.table.over import Over
from powderkeg.table.playing import Playing
from powderkeg.table.session import GameSession
from powderkeg.table.stage import Stage
from powderkeg.table.waiting import Waiting

if TYPE_CHECKING:
    from powderkeg.table.table import Table


def stage_of(table: Table, session: GameSession | None) -> Stage:
    """The one that its document says."""
    if session is None:
        return Waiting(table)
    return Over(table, session) if table.doc.stage == "over" else Playing(table, session)

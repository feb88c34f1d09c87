"""Open doors: the tables that this house shows to everybody who comes by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from powderkeg.table.api import OpenTable, Sitter
from powderkeg.table.clock import Clock
from powderkeg.table.documents import TableDoc
from powderkeg.table.protocol import Door

if TYPE_CHECKING:
    from powderkeg.table.table import Table

MOST_SHOWN = 40


def open_door(doc: TableDoc, door: Door, clock: Clock) -> None:
    doc.door = door
    doc.door_since = int(clock.date())


def open_tables(tables: Iterable[Table]) -> list[OpenTable]:
    """Those with an open door and somebody at home, the latest first."""
    return latest([open_table(table.doc) for table in tables if is_shown(table)])


def latest(shown: list[OpenTable]) -> list[OpenTable]:
    return sorted(shown, key=lambda table: -table.since)[:MOST_SHOWN]


def is_shown(table: Table) -> bool:
    doc = table.doc
    at_home = any(guest.chair is not None for guest in table.guests)
    if not at_home or doc.door == "shut" or doc.stage == "over":
        return False
    if doc.stage == "playing":
        return doc.door == "watch"
    return not doc.locked and any(chair.kind == "free" for chair in doc.chairs)


def sitters_of(doc: TableDoc) -> list[Sitter]:
    """Who has a chair, in order round the table."""
    taken = [chair for chair in doc.chairs if chair.kind != "free"]
    return [Sitter(chair.name, chair.badge, chair.kind == "bot") for chair in taken]


def open_table(doc: TableDoc) -> OpenTable:
    """What is on the list is for everybody: names, and no word of the game."""
    free = sum(chair.kind == "free" for chair in doc.chairs) if doc.stage == "waiting" else 0
    return OpenTable(doc.id, doc.game, doc.stage, sitters_of(doc), free, doc.door_since)

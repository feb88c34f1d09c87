"""The fuse is lit: a game begins at a table, from the waiting room or right after another."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import structlog

from powderkeg.rules.core import Log
from powderkeg.rules.record import Act
from powderkeg.table.cannot import Cannot, refused
from powderkeg.table.documents import MatchDoc, TableDoc
from powderkeg.table.doors import open_door
from powderkeg.table.keeper import KeyedAct
from powderkeg.table.seating import number_seats, setup_of
from powderkeg.table.session import GameSession
from powderkeg.table.stage import Stage
from powderkeg.table.talk import lines_said

if TYPE_CHECKING:
    from powderkeg.table.table import Table

LOG = structlog.get_logger("table")
NOBODY: Mapping[int, str] = {}


async def light(
    stage: Stage,
    doc: TableDoc,
    branch: list[Act],
    notes: list[str] | None = None,
    stand_ins: Mapping[int, str] = NOBODY,
) -> None:
    """A game begins at this table, with bots that play for who is away."""
    table = stage.table
    refusal = table.game.refusal(setup_of(table.game, doc))
    if refusal is not None:
        raise refused(refusal)
    expect_room(table, doc)
    match = lit(stage, doc, branch, notes or [])
    if branch:  # a long record takes a while
        session = await asyncio.to_thread(GameSession, table.game, match, branch)
    else:
        session = GameSession(table.game, match, [])
    log = Log()
    acts = list(branch)
    while session.state.chances():
        acts.append(session.draw(log))
    lines = [KeyedAct(act.actor, act.text) for act in acts]
    await table.services.keeper.begin(doc, match, lines)
    table.services.counters.game(doc.game, "begun")
    LOG.info("begun", table=doc.id, match=match.id, game=doc.game, seats=match.seats)
    table.stand_ins = dict(stand_ins)
    table.enter(doc, session)
    table.tell_table()
    await table.stage.announce(log.events)


def expect_room(table: Table, doc: TableDoc) -> None:
    """Where hands will move: is there room for it, and somebody to see it?"""
    stream = table.game.stream
    if stream is None or not stream.has_sand(setup_of(table.game, doc)):
        return
    if not any(chair.kind == "person" for chair in doc.chairs):
        raise Cannot("not-seated", "hands do not move where nobody sits but bots")
    table.services.room.expect_room(table.asker)


def lit(stage: Stage, doc: TableDoc, branch: list[Act], notes: list[str]) -> MatchDoc:
    """The table is made as it is once the game has begun; and the game."""
    game, clock = stage.table.game, stage.services.clock
    taken = number_seats(doc)
    doc.stage = "playing"
    doc.locked = True  # whoever takes a bot's seat sees what it hides: the host may unlock
    doc.match = day_name(clock.date()) + secrets.token_hex(8)
    open_door(doc, "watch" if doc.door == "watch" else "shut", clock)
    doc.time_left = {} if doc.time is None else dict.fromkeys(range(len(taken)), doc.time.bank)
    doc.time_since = clock.date()
    return MatchDoc(
        id=doc.match,
        table=doc.id,
        game=doc.game,
        version=game.version,
        seats=len(taken),
        options=doc.options,
        names={seat: chair.name for seat, chair in enumerate(taken)},
        badges=[chair.badge for chair in taken],
        bots={seat: chair.level for seat, chair in enumerate(taken) if chair.kind == "bot"},
        notes=notes,
        secret=doc.secret,
        salts={seat: chair.salt for seat, chair in enumerate(taken) if chair.salt},
        branch=len(branch),
        data=game.data,
        chat=lines_said(stage.table),
    )


def day_name(date: float) -> str:
    """With what games of a day are called first: a keeper has them together, and days in order."""
    return f"m{datetime.fromtimestamp(date, UTC):%Y%m%d}"

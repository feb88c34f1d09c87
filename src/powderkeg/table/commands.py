"""A request is served: the table's stage does it, or it is said why not."""

from __future__ import annotations

from typing import assert_never

import structlog

from powderkeg.table.calls import call_me, call_off
from powderkeg.table.cannot import Cannot
from powderkeg.table.guest import Guest
from powderkeg.table.hosting import kick, lift, send_away
from powderkeg.table.keeper import NotMine, NotSaved
from powderkeg.table.news import Pong, Refused
from powderkeg.table.protocol import (
    Again,
    Answer,
    Arrange,
    CallMe,
    CallOff,
    Hello,
    Introduce,
    Kick,
    Lift,
    Look,
    Ping,
    Play,
    Push,
    Regroup,
    Request,
    Rise,
    Say,
    SeatBot,
    SendAway,
    Sit,
    Start,
    Stop,
    TakeBack,
    Why,
)
from powderkeg.table.table import Table
from powderkeg.table.talk import say
from powderkeg.table.telling import refusal_view

LOG = structlog.get_logger("service")


def receive(table: Table, guest: Guest, request: Request) -> None:
    """It is served when its turn comes; moves are timed from now on."""
    if isinstance(request, Play):
        table.post(serve_timed, table, guest, request, table.services.clock.now())
    else:
        table.post(serve, table, guest, request)


async def serve_timed(table: Table, guest: Guest, request: Request, since: float) -> None:
    await serve(table, guest, request)
    table.services.counters.moved(table.services.clock.now() - since)


async def serve(table: Table, guest: Guest, request: Request) -> None:
    """In the table's own task. Whatever goes wrong, the table plays on."""
    key = request.key if isinstance(request, Play) else ""
    try:
        if guest not in table.guests and not isinstance(request, Hello):
            raise Cannot("hello-first", "say hello before anything else")
        await obey(table, guest, request)
    except Cannot as problem:
        if problem.refusal is not None:
            guest.tell(Refused("", refusal_view(problem.refusal)))
        else:
            guest.problem(problem.code, str(problem), key)
    except NotSaved as problem:
        table.try_again(problem)
        guest.problem("not-saved", "it could not be stored, so it has not happened", key)
    except NotMine:
        raise
    except Exception:
        LOG.exception("fault", table=table.doc.id, do=type(request).__name__)
        await table.recover()
        guest.problem("fault", "that was our fault; the table plays on", key)


async def obey(table: Table, guest: Guest, request: Request) -> None:
    stage = table.stage
    match request:
        case Play():
            await stage.play(guest, request)
        case Push():
            await stage.push(guest, request)
        case Stop():
            await stage.stop(guest, request)
        case Why():
            await stage.why(guest, request)
        case Ping():
            guest.tell(Pong())
        case TakeBack():
            await stage.take_back(guest, request)
        case Answer():
            await stage.answer(guest, request)
        case Say():
            await say(table, guest, request)
        case Hello():
            await stage.hello(guest, request)
        case Sit():
            await stage.sit(guest, request)
        case Introduce():
            await stage.introduce(guest, request)
        case Rise():
            await stage.rise(guest, request)
        case Kick():
            await kick(table, guest, request)
        case SendAway():
            await send_away(table, guest, request)
        case Lift():
            await lift(table, guest, request)
        case SeatBot():
            await stage.seat_bot(guest, request)
        case CallMe():
            await call_me(table, guest, request)
        case CallOff():
            await call_off(table, guest, request)
        case Look():
            guest.looks = request.visible
        case Arrange():
            await stage.arrange(guest, request)
        case Start():
            await stage.start(guest, request)
        case Again():
            await stage.again(guest, request)
        case Regroup():
            await stage.regroup(guest, request)
        case _:
            assert_never(request)

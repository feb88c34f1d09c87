"""A request is served: the right thing is done, or it is said why not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog

from powderkeg.server import hosting, playing, pushing
from powderkeg.server.guest import Guest
from powderkeg.server.live import refusal_view
from powderkeg.server.news import Pong, Refused
from powderkeg.server.protocol import (
    Again,
    Answer,
    Arrange,
    Do,
    Hello,
    Introduce,
    Kick,
    Ping,
    Play,
    Push,
    Rise,
    Say,
    SeatBot,
    Sit,
    Start,
    Stop,
    TakeBack,
    Why,
)
from powderkeg.server.seating import Cannot
from powderkeg.server.store import NotSaved
from powderkeg.server.table import Table

LOG = structlog.get_logger("service")


async def ping(table: Table, guest: Guest, request: Ping) -> None:
    guest.tell(Pong())


SERVICES: Final[dict[type[Do], Callable[[Table, Guest, Any], Awaitable[None]]]] = {
    Again: hosting.again,
    Answer: playing.answer,
    Arrange: hosting.arrange,
    Hello: playing.hello,
    Introduce: hosting.introduce,
    Kick: hosting.kick,
    Ping: ping,
    Play: playing.play,
    Push: pushing.push,
    Rise: hosting.rise,
    Say: playing.say,
    SeatBot: hosting.put_bot,
    Sit: hosting.sit,
    Start: hosting.start,
    Stop: pushing.stop,
    TakeBack: playing.take_back,
    Why: playing.why,
}


async def serve(table: Table, guest: Guest, request: Do) -> None:
    """In the table's own task. Whatever goes wrong, the table plays on."""
    key = request.key if isinstance(request, Play) else ""
    try:
        if guest not in table.guests and not isinstance(request, Hello):
            raise Cannot("hello-first", "say hello before anything else")
        await SERVICES[type(request)](table, guest, request)
    except Cannot as problem:
        if problem.refusal is not None:
            guest.tell(Refused("", refusal_view(problem.refusal)))
        else:
            guest.problem(problem.code, str(problem), key)
    except NotSaved as problem:
        table.try_again(problem)
        guest.problem("not-saved", "it could not be stored, so it has not happened", key)
    except Exception:
        LOG.exception("fault", table=table.doc.id, do=type(request).__name__)
        guest.problem("fault", "that was our fault; the table plays on", key)

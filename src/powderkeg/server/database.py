"""The lines to a database.

A machine that vanishes does not hang up. Who had asked it something would wait for a quarter of an
hour, and who only listens for ever, though another machine has long taken its place.
"""

from __future__ import annotations

import socket
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

TIME_TO_CONNECT: Final = 5.0  # seconds
# As far as this system has them: nobody answers for so long, and the line is cut.
PATIENCE: Final = {
    "TCP_KEEPIDLE": 5,  # seconds of silence; then it is asked whether somebody is there,
    "TCP_KEEPINTVL": 2,  # so often,
    "TCP_KEEPCNT": 3,  # and so many times
    "TCP_USER_TIMEOUT": 10_000,  # milliseconds in which what was said must have arrived
}


def lines_to(url: URL, **options: Any) -> AsyncEngine:
    is_far = url.get_backend_name() == "postgresql"
    connecting = {"timeout": TIME_TO_CONNECT} if is_far else {}
    engine = create_async_engine(url, pool_pre_ping=True, connect_args=connecting, **options)
    if is_far:
        event.listen(engine.sync_engine, "connect", be_impatient)
    return engine


def be_impatient(connection: Any, _: object) -> None:
    """The driver has no setting for it."""
    line = connection.driver_connection._transport.get_extra_info("socket")
    if line is None or line.family == getattr(socket, "AF_UNIX", None):
        return  # nobody vanishes from our own machine
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in PATIENCE.items():
        if hasattr(socket, name):
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)

"""The running server: how it listens, opens and closes."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from starlette.types import ASGIApp

from powderkeg.rules.core import Complaint

MEBIBYTE = 1 << 20


class Announced(uvicorn.Server):
    """Says when it is open: not before the games are loaded and everyone may come."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()


def run_server(app: ASGIApp, door: socket.socket, opened: Callable[[], None]) -> None:
    """Until Ctrl-C, or a polite kill."""
    config = uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=2 * MEBIBYTE,
        ws_per_message_deflate=False,  # messages are small, and a zlib for each guest is not
        access_log=False,
        log_config=None,
        log_level="warning",  # its other news are addresses, which are nobody's business
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):  # uvicorn has closed, and passes on what it was told
            Announced(config, opened).run([door])
    except SystemExit:
        raise Complaint("the table cannot be opened; the log says more") from None

"""The running server: how it listens, opens and closes."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from powderkeg.rules.core import Complaint
from powderkeg.server.app import drain
from powderkeg.server.connection import connections_of
from powderkeg.server.direct_socket import DirectSocket
from powderkeg.server.nodes import Nodes

LONGEST_MESSAGE = 1 << 17  # bytes, kept until it is whole: nobody has that much to say
SPARE_FILES = 200  # for the database, bots, workers, files of the client
FEWEST_FILES = 1_000  # where nobody knows how many there may be
ENOUGH_FILES = 1 << 20


class Announced(uvicorn.Server):
    """Says when it is open: not before the games are loaded and everyone may come.

    One of several nodes lets its tables go before it stops; asked twice, it stops at once.
    """

    def __init__(self, app: Starlette, opened: Callable[[], None]) -> None:
        super().__init__(config_of(app))
        self.app = app
        self.opened = opened
        self.draining: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.loop = asyncio.get_running_loop()
            if self.nodes is not None:
                self.nodes.told_to_drain = self.drain
            self.opened()

    @property
    def nodes(self) -> Nodes | None:
        """The others, if there are any: where bots think there are none."""
        nodes: Nodes | None = getattr(self.app.state, "nodes", None)
        return nodes

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.started and self.nodes is not None and self.draining is None:
            self.loop.call_soon_threadsafe(self.drain)
        else:
            super().handle_exit(sig, frame)

    def drain(self) -> None:
        if self.draining is None:
            self.draining = asyncio.create_task(drain(self.app), name="draining")
            self.draining.add_done_callback(lambda _: self.stop())

    def stop(self) -> None:
        self.should_exit = True


def config_of(app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=connections_of(app),
        ws=DirectSocket,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # messages are small, and a zlib for each guest is not
        access_log=False,
        log_config=None,
        # Its other news are addresses, which are nobody's business, and what strangers mistype: a
        # line for each would push all others out of the log.
        log_level="error",
        server_header=False,
        proxy_headers=False,  # `Door` knows whom to believe
        timeout_graceful_shutdown=3,
    )


def run_server(app: Starlette, door: socket.socket, opened: Callable[[], None]) -> None:
    """Until Ctrl-C, or a polite kill."""
    app.state.purses.most_lines = most_files() - SPARE_FILES
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):  # uvicorn has closed, and passes on what it was told
            Announced(app, opened).run([door])
    except SystemExit:
        raise Complaint("the table cannot be opened; the log says more") from None


def most_files() -> int:
    """A connection is a file: as many as this system lets us have."""
    try:
        import resource
    except ImportError:
        return FEWEST_FILES
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = ENOUGH_FILES
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]

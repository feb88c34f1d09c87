"""A connection, before and between requests: nobody holds one for nothing.

Uvicorn waits for ever for the rest of a request, and for whoever does not take an answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final

from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from powderkeg.server.address import Proxies, payer
from powderkeg.server.budgets import Purse, Purses
from powderkeg.server.direct_socket import DirectSocket
from powderkeg.server.metrics import REFUSED
from powderkeg.table.clock import Timer

TIME_FOR_HEAD: Final = 10.0  # seconds, for a request line and all headers
TIME_FOR_BODY: Final = 30.0  # seconds, from then on
TIME_TO_TAKE: Final = 30.0  # seconds, in which so much of an answer must be taken:
LEAST_TAKEN: Final = 30_000  # bytes
LONGEST_HEAD: Final = 32_768  # bytes
TOO_LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n"


def connections_of(app: Starlette) -> type[Connection]:
    """For uvicorn, which makes one for each that comes."""
    state = app.state
    return type("Connection", (Connection,), {"purses": state.purses, "proxies": state.proxies})


class Connection(HttpToolsProtocol):
    """One that is counted, and closed if nothing comes of it."""

    purses: ClassVar[Purses]
    proxies: ClassVar[Proxies]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.purse: Purse | None = None
        self.deadline: Timer | None = None
        self.taking: Timer | None = None
        self.head = 0  # bytes so far
        self.is_in_head = False

    # It comes and goes.

    # uvicorn is handed this kind of transport, and says so in its own signature.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        purse = self.purses.of(payer(peer))
        # A proxy counts for many: who is behind it is asked at the door.
        if not self.purses.connect(purse, is_proxy=self.proxies.trusts(peer)):
            transport.abort()
            return
        self.purse = purse
        self.expect_more(TIME_FOR_HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which counts until it is gone."""
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, DirectSocket):
            self.expect_no_more()
            socket.leave = self.leave
        else:
            self.leave()

    def leave(self) -> None:
        self.expect_no_more()
        self.resume_taking()
        if self.purse is not None:
            self.purses.disconnect(self.purse)
            self.purse = None

    # What is asked.

    def data_received(self, data: bytes) -> None:
        if self.deadline is None and (self.cycle is None or self.cycle.response_complete):
            self.expect_more(TIME_FOR_HEAD)
        super().data_received(data)
        self.head = self.head + len(data) if self.is_in_head else 0
        if self.head > LONGEST_HEAD and not self.transport.is_closing():
            REFUSED.labels("head").inc()
            self.transport.write(TOO_LONG)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_in_head = True

    def on_headers_complete(self) -> None:
        self.is_in_head = False
        super().on_headers_complete()
        self.expect_more(TIME_FOR_BODY)

    def on_message_complete(self) -> None:
        self.expect_no_more()
        super().on_message_complete()

    def expect_more(self, seconds: float) -> None:
        self.expect_no_more()
        self.deadline = self.later(seconds, self.give_up)

    def expect_no_more(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        self.deadline = None
        REFUSED.labels("slow").inc()
        self.transport.abort()

    # What is answered.

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_taking()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.resume_taking()

    def watch_taking(self) -> None:
        left = self.transport.get_write_buffer_size()
        self.taking = self.later(TIME_TO_TAKE, lambda: self.look_at_taking(left))

    def look_at_taking(self, before: int) -> None:
        if self.transport.get_write_buffer_size() > before - LEAST_TAKEN:
            REFUSED.labels("slow").inc()
            self.transport.abort()
        else:
            self.watch_taking()

    def resume_taking(self) -> None:
        if self.taking is not None:
            self.taking.cancel()
            self.taking = None

    def later(self, seconds: float, ring: Callable[[], None]) -> Timer:
        return self.purses.clock.call_later(seconds, ring)

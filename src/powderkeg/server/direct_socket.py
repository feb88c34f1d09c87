"""A socket whose messages go straight to whoever listens, and whose answers go straight
to the transport.

The handshake is ASGI, so routes, origins and limits are Starlette's. After it, a message through
ASGI takes a queue, two tasks and four dictionaries to the table and back, which costs more than the
move. So uvicorn is given this class for `ws=`; where there is another one, as under other servers,
`socket.py` reads and writes by ASGI all the same.

Frames that are a whole message are read here; whatever else there is (pings, pieces of messages,
the end, things that are forbidden) is left to the library, which is always handed whole frames.
That is slow, and a stranger could send nothing else: so whoever listens is told of each.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# In C where it can be; the library does not list it among its names.
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from powderkeg.table.counters import Counters
from powderkeg.table.guest import TOO_SLOW, Guest

NAME = "powderkeg.direct_socket"  # among the extensions of the ASGI scope
WHOLE_MESSAGES = (0x81, 0x82)  # of text, of bytes
LAST_FRAME = 0x88  # the other side goes, or has heard that we do
MASKED = 0x80  # as all that comes from a client
MOST_WAITING = 1 << 20  # bytes; who cannot follow comes back and gets the newest
BUSY = 1 << 14  # bytes that wait; then a glimpse of what will have changed is not sent
MOST_AFTER_ALL = 1 << 15  # bytes that may still come from somebody who was told to go
TIME_TO_GO = 10.0  # seconds until a socket is cut that does not take its last words


class Ear(Protocol):
    """Whoever listens."""

    def hear(self, data: bytes) -> None:
        """A message."""

    def endure(self) -> None:
        """A frame that is none. It hangs up, if there is no end of them."""


class DirectSocket(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.ear: Ear | None = None
        self.leave: Callable[[], None] | None = None  # when it is gone, and not only told to go
        self.cut: asyncio.TimerHandle | None = None
        self.unheard = 0  # bytes that came after they were told to go
        self.rest = b""  # of a frame that has not come whole
        self.outgoing: list[bytes] = []  # until the end of this turn of the loop

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[NAME] = self

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # with a no; else uvicorn would note a fault of ours

    def listen(self, ear: Ear) -> None:
        """From now on every message goes there, and those that have come already."""
        self.ear = ear
        early = []
        while not self.queue.empty():
            early.append(self.queue.get_nowait())
        for message in early:
            if message["type"] == "websocket.receive":
                ear.hear(message.get("bytes") or (message.get("text") or "").encode())
            else:
                self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        """To its end. A transport is closed when all it had to say was taken: somebody who takes
        nothing would hold it for ever, and all that waits there."""
        await super().run_asgi()
        if not self.disconnected:
            self.cut = self.loop.call_later(TIME_TO_GO, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.cut is not None:
            self.cut.cancel()
        if self.leave is not None:
            self.leave()

    # Hearing.

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)
            return
        if self.rest:
            data = self.rest + data
        start, end = 0, len(data)
        while end - start >= 2 and not self.transport.is_closing():
            head, size = head_of(data, start)
            stop = start + head + size
            if stop > end and size <= self.config.ws_max_size:
                break
            is_whole = data[start] in WHOLE_MESSAGES and data[start + 1] & MASKED and stop <= end
            if is_whole and self.ear is not None and not self.frames and not self.close_sent:
                body = start + head
                self.ear.hear(apply_mask(data[body:stop], data[body - 4 : body]))
            else:
                self.read_slowly(data[start:stop])
            start = stop
        self.rest = data[start:]

    def read_slowly(self, frame: bytes) -> None:
        """By the library. Whoever was told to go may say goodbye, and little else: even what is
        not read has to be counted, and everybody waits meanwhile."""
        if self.ear is not None and not self.close_sent:
            self.ear.endure()
        if not self.close_sent or frame[0] == LAST_FRAME:
            super().data_received(frame)
            return
        self.unheard += len(frame)
        if self.unheard > MOST_AFTER_ALL:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces."""
        if self.ear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.ear.hear(data)

    # Telling.

    def push(self, text: bytes) -> None:
        """One message. What is told in one turn of the loop is written at once: to write takes the
        system longer than it takes us to say it."""
        if not self.outgoing:
            self.loop.call_soon(self.flush)
        self.outgoing.append(head_for(len(text)))
        self.outgoing.append(text)

    def flush(self) -> None:
        if not self.outgoing:
            return
        data, self.outgoing = b"".join(self.outgoing), []
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(data)
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.hang_up(TOO_SLOW, "the line could not follow; please come back")

    @property
    def is_busy(self) -> bool:
        return self.transport.get_write_buffer_size() > BUSY

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def hang_up(self, code: int, reason: str) -> None:
        self.flush()
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_timer = self.loop.call_later(TIME_TO_GO, self.transport.abort)


class DirectGuest(Guest):
    """Whoever is at its other end."""

    def __init__(self, counters: Counters, socket: DirectSocket) -> None:
        super().__init__(counters)
        self.socket = socket

    def send(self, text: bytes) -> None:
        self.socket.push(text)

    def show(self, text: bytes) -> None:
        if not self.socket.is_busy:
            self.socket.push(text)

    def hang_up(self, code: int, reason: str) -> None:
        self.socket.hang_up(code, reason)


def head_of(data: bytes, start: int) -> tuple[int, int]:
    """How long a frame's head is, and how long the rest; 0 while that cannot be known."""
    second = data[start + 1]
    size, mask = second & 127, 4 if second & MASKED else 0
    if size < 126:
        return 2 + mask, size
    width = 2 if size == 126 else 8
    if len(data) < start + 2 + width:
        return 2 + width + mask, 0
    return 2 + width + mask, int.from_bytes(data[start + 2 : start + 2 + width], "big")


def head_for(size: int) -> bytes:
    """Of a frame with a whole text in it, to a client."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size)
    return struct.pack("!BBQ", 0x81, 127, size)

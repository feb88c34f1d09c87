"""The socket: one connection, from the first message to the last."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from powderkeg.server.metrics import RECEIVED, SOCKETS
from powderkeg.server.settings import Settings
from powderkeg.table.bucket import Bucket
from powderkeg.table.cannot import Cannot
from powderkeg.table.commands import serve
from powderkeg.table.guest import Guest
from powderkeg.table.protocol import REQUEST
from powderkeg.table.table import Table
from powderkeg.table.tables import Tables

FOREIGN = 4403  # close codes: the page came from another site
NO_TABLE = 4404
TOO_SLOW = 4408  # whoever cannot follow; coming back gets the newest
TOO_MUCH = 4429  # a flood, and no end of it
NO_HELLO = 4401  # nothing was said
TIME_FOR_HELLO = 10.0  # seconds
FLOOD = 100  # messages above the limit; then it is cut off


async def table_socket(socket: WebSocket) -> None:
    """`/api/tables/{table}/socket`."""
    tables: Tables = socket.app.state.tables
    await socket.accept()
    if is_foreign(socket):
        await socket.close(FOREIGN, "sockets are for pages of this server")
        return
    try:
        table = await tables.find(socket.path_params["table"])
    except Cannot as problem:
        await socket.close(NO_TABLE, str(problem))
        return
    if table is None:
        await socket.close(NO_TABLE, "there is no such table")
        return
    table.forget("rest")  # somebody comes: it is not put away before they have said hello
    clock, counters = tables.services.clock, tables.services.counters
    guest = Guest(clock, counters)
    SOCKETS.inc()
    tasks = [
        asyncio.create_task(write(socket, guest)),
        asyncio.create_task(expect_hello(socket, table, guest)),
    ]
    try:
        await read(socket, table, guest, socket.app.state.settings)
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        for task in tasks:
            task.cancel()
        table.post(tables.say_goodbye, table, guest)


def is_foreign(socket: WebSocket) -> bool:
    """A browser tells where the page came from; a bot of one's own says nothing."""
    origin = socket.headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != socket.headers.get("host")
    except ValueError:
        return True


async def expect_hello(socket: WebSocket, table: Table, guest: Guest) -> None:
    """A connection on which nobody says hello is closed."""
    await asyncio.sleep(TIME_FOR_HELLO)
    if guest not in table.guests:
        await socket.close(NO_HELLO, "nobody said hello")


async def read(socket: WebSocket, table: Table, guest: Guest, settings: Settings) -> None:
    """Message by message, until the connection is closed or floods."""
    bucket = Bucket(table.services.clock, settings.rate, settings.burst)
    above = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        data = message.get("bytes") if text is None else text.encode()
        if not bucket.take():
            above += 1
            if above > FLOOD:
                await socket.close(TOO_MUCH, "too many messages")
                return
            if above % 10 == 1:
                guest.problem("too-fast", "too many messages; some were not read")
            continue
        above = max(0, above - 1)
        if data is None or len(data) > settings.message_bytes:
            guest.problem("too-long", f"a message has at most {settings.message_bytes} bytes")
        else:
            understand(table, guest, data)


def understand(table: Table, guest: Guest, data: bytes) -> None:
    try:
        request = REQUEST.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        guest.problem("garbage", f"not a message of this protocol: {problem}"[:300])
        return
    RECEIVED.labels(type(request).__name__).inc()
    table.post(serve, table, guest, request)


async def write(socket: WebSocket, guest: Guest) -> None:
    """What there is to tell, as fast as the connection takes it."""
    try:
        while not guest.is_lost:
            await guest.bell.wait()
            guest.bell.clear()
            while guest.outbox:
                await socket.send_text(guest.outbox.popleft())
            glimpse, guest.glimpse = guest.glimpse, ""
            if glimpse:
                await socket.send_text(glimpse)
        await socket.close(TOO_SLOW, "the line could not follow; please come back")
    except (WebSocketDisconnect, RuntimeError):  # closed in the meantime
        pass

"""The socket: one connection, from the first message to the last."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import get_args
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from powderkeg.server.budgets import FRAME, GARBAGE, MESSAGES, SOCKET, Purse, Purses, TooMuch
from powderkeg.server.direct_socket import NAME, DirectGuest, DirectSocket
from powderkeg.server.door import purse_of
from powderkeg.server.metrics import RECEIVED, SOCKETS
from powderkeg.server.nodes import Nodes
from powderkeg.server.opening import open_table
from powderkeg.server.passing_on import NobodyThere, pass_on
from powderkeg.server.settings import Settings
from powderkeg.table.bucket import Bucket
from powderkeg.table.cannot import Cannot
from powderkeg.table.commands import receive
from powderkeg.table.guest import MOVED, Guest, PatientGuest
from powderkeg.table.ownership import Elsewhere
from powderkeg.table.protocol import REQUEST, Request
from powderkeg.table.table import Table
from powderkeg.table.tables import Tables

LOG = structlog.get_logger("socket")
FOREIGN = 4403  # close codes: the page came from another site
NO_TABLE = 4404
TOO_MUCH = 4429  # a flood, and no end of it
NO_HELLO = 4401  # nothing was said
FAULT = 1011  # ours
TIME_FOR_HELLO = 10.0  # seconds
FLOOD = 100  # messages above the limit; then it is cut off
HEARD = {kind: RECEIVED.labels(kind.__name__) for kind in get_args(Request)}


async def table_socket(socket: WebSocket) -> None:
    """`/api/tables/{table}/socket`."""
    tables: Tables = socket.app.state.tables
    purse = purse_of(socket)
    purses: Purses = socket.app.state.purses
    why = tables.services.ownership.problem()
    if why and socket.path_params["table"] not in tables.open:
        # While it is not open a proxy can take another node; later it could only be closed.
        await PlainTextResponse(why, 503)(socket.scope, socket.receive, socket.send)
        return
    await socket.accept()
    try:
        purse.pay_for(SOCKET)
        if is_foreign(socket):
            await socket.close(FOREIGN, "sockets are for pages of this server")
            return
        table = await table_or_owner(tables, socket, purse)
    except TooMuch as problem:
        await socket.close(TOO_MUCH, str(problem))
        return
    except Cannot as problem:
        await socket.close(NO_TABLE, str(problem))
        return
    except Exception:
        LOG.exception("fault", table=socket.path_params["table"])
        with suppress(WebSocketDisconnect):  # they did not wait for it
            await socket.close(FAULT, "that was our fault")
        return
    if table is None:
        return
    if not purses.open_socket(purse, table.doc.id):
        await socket.close(TOO_MUCH, "too many sockets")
        return
    table.forget("rest")  # somebody comes: it is not put away before they have said hello
    counters = tables.services.counters
    direct: DirectSocket | None = socket.scope.get("extensions", {}).get(NAME)
    guest = DirectGuest(counters, direct) if direct else PatientGuest(counters)
    guest.address = purse.address
    table.belongs_to(guest.address)
    visit = Visit(table, guest, purse, socket.app.state.settings)
    loop = asyncio.get_running_loop()
    hello = loop.call_later(TIME_FOR_HELLO, visit.expect_hello)
    SOCKETS.inc()
    try:
        if isinstance(guest, DirectGuest):
            guest.socket.listen(visit)
            await socket.receive()  # nothing but the end comes this way
        else:
            await carry(socket, visit, guest)
    finally:
        purses.close_socket(purse, table.doc.id)
        SOCKETS.dec()
        hello.cancel()
        table.post(tables.say_goodbye, table, guest)


async def table_or_owner(tables: Tables, socket: WebSocket, purse: Purse) -> Table | None:
    """The table; or whoever has it serves this guest, until they go."""
    name = socket.path_params["table"]
    try:
        return await open_table(tables, name, purse)
    except Elsewhere as where:
        try:
            await pass_on(socket, name, where, purse.address)
            return None
        except NobodyThere:
            nodes: Nodes = socket.app.state.nodes
            await nodes.bury(name, where)
    try:
        return await open_table(tables, name, purse)
    except Elsewhere as where:  # somebody was quicker
        await socket.close(MOVED, str(where))
        return None


def is_foreign(socket: WebSocket) -> bool:
    """A browser tells where the page came from; a bot of one's own says nothing."""
    origin = socket.headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != socket.headers.get("host")
    except ValueError:
        return True


class Visit:
    """What one connection says, from the first message to the last."""

    def __init__(self, table: Table, guest: Guest, purse: Purse, settings: Settings) -> None:
        self.table = table
        self.guest = guest
        self.purse = purse
        self.longest = settings.message_bytes
        self.bucket = Bucket(table.services.clock, settings.rate, settings.burst)
        self.above = 0  # messages that were too many

    def expect_hello(self) -> None:
        """A connection on which nobody says hello is closed."""
        if self.guest not in self.table.guests:
            self.guest.hang_up(NO_HELLO, "nobody said hello")

    def hear(self, data: bytes) -> None:
        """One message, unless it is too much."""
        if not self.bucket.take():
            self.refuse("too many messages; some were not read")
            return
        request = self.read(data)
        price = GARBAGE if isinstance(request, Cannot) else MESSAGES[type(request)]
        if not self.purse.take("work", price):
            self.refuse("too much is asked from this address; some was not read")
            return
        self.above = max(0, self.above - 1)
        if isinstance(request, Cannot):
            self.guest.problem(request.code, str(request))
            return
        HEARD[type(request)].inc()
        receive(self.table, self.guest, request)

    def read(self, data: bytes) -> Request | Cannot:
        if len(data) > self.longest:
            return Cannot("too-long", f"a message has at most {self.longest} bytes")
        try:
            request: Request = REQUEST.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            return Cannot("garbage", f"not a message of this protocol: {problem}"[:300])
        return request

    def endure(self) -> None:
        """A ping, or a piece of a message."""
        if not self.bucket.take() or not self.purse.take("work", FRAME):
            self.refuse("too much comes on this line")

    def refuse(self, why: str) -> None:
        """It is not read. A flood that does not end is cut off, whatever there was too much of."""
        self.above += 1
        if self.above > FLOOD:
            self.guest.hang_up(TOO_MUCH, "too many messages")
        else:
            self.guest.problem("too-fast", why)


# By ASGI, where the socket is not our own.


async def carry(socket: WebSocket, visit: Visit, guest: PatientGuest) -> None:
    writing = asyncio.create_task(write(socket, guest))
    try:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            visit.hear(message["bytes"] if text is None else text.encode())
    except WebSocketDisconnect:
        pass
    finally:
        writing.cancel()


async def write(socket: WebSocket, guest: PatientGuest) -> None:
    """What there is to tell, as fast as the connection takes it."""
    try:
        while guest.end is None:
            await guest.bell.wait()
            guest.bell.clear()
            while guest.outbox:
                await socket.send_text(guest.outbox.popleft().decode())
            glimpse, guest.glimpse = guest.glimpse, b""
            if glimpse:
                await socket.send_text(glimpse.decode())
        await socket.close(*guest.end)
    except (WebSocketDisconnect, RuntimeError):  # closed in the meantime
        pass

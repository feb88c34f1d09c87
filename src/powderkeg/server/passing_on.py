"""A guest at the wrong node: a direct line to the one that has the table, frames copied unread.

The proxy in front leads each table's guests to one node (`deploy/`), so this is the exception.
"""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import quote

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from powderkeg.server.metrics import PASSED_ON
from powderkeg.table.guest import MOVED
from powderkeg.table.ownership import Elsewhere

LOG = structlog.get_logger("passing on")
PASSED: Final = "x-powderkeg-passed-on"  # a header: who was passed on once is not passed on again
PATIENCE: Final = 0.3  # seconds until the other node must have answered
ABNORMAL: Final = (1005, 1006)  # codes that may not be sent


class NobodyThere(Exception):
    """Nobody listens at that node's address any more: it was killed."""


async def pass_on(socket: WebSocket, table: str, where: Elsewhere, address: str) -> None:
    """Until one of both hangs up. NobodyThere, if that node is dead for sure."""
    if not where.url or PASSED in socket.headers:
        await socket.close(MOVED, "another server has this table; please come back")
        return
    url = where.url.replace("http", "ws", 1).rstrip("/")
    try:
        line = await connect(
            f"{url}/api/tables/{quote(table)}/socket",
            # Of an IPv6 network its first address: a network is nobody's address.
            additional_headers={PASSED: "1", "x-forwarded-for": address.partition("/")[0]},
            open_timeout=PATIENCE,
            compression=None,
            max_size=None,
            proxy=None,
        )
    except ConnectionRefusedError:
        raise NobodyThere from None
    except (OSError, TimeoutError, InvalidHandshake, InvalidURI) as problem:
        LOG.warning("a node does not answer", node=where.url, problem=repr(problem))
        await socket.close(MOVED, "the server that has this table does not answer; come back")
        return
    with PASSED_ON.track_inprogress():
        await copy_both_ways(socket, line)


async def copy_both_ways(socket: WebSocket, line: ClientConnection) -> None:
    there = asyncio.create_task(copy_there(socket, line))
    try:
        await copy_back(socket, line)
    finally:
        there.cancel()
        await line.close()
    # Who hung up while they were told something has not said goodbye, but cannot be told that.
    if socket.client_state is socket.application_state is WebSocketState.CONNECTED:
        code = MOVED if line.close_code in (None, *ABNORMAL) else line.close_code
        await socket.close(code or MOVED, line.close_reason or "please come back")


async def copy_there(socket: WebSocket, line: ClientConnection) -> None:
    try:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            await line.send(message["bytes"] if text is None else text)
    except (ConnectionClosed, WebSocketDisconnect):
        pass
    finally:
        await line.close()


async def copy_back(socket: WebSocket, line: ClientConnection) -> None:
    try:
        async for message in line:
            assert isinstance(message, str)  # as all that we say
            await socket.send_text(message)
    except (ConnectionClosed, WebSocketDisconnect, RuntimeError):  # closed in the meantime
        pass

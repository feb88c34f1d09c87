"""The lines to a database that is on another machine."""

from __future__ import annotations

import asyncio
import socket

import pytest
from sqlalchemy.engine import make_url

from powderkeg.server import database as lines
from powderkeg.server.database import lines_to


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
    writer.close()


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux can be asked")
async def test_a_line_to_a_machine_that_vanished_is_cut(database: str) -> None:
    """By the system, which is told so: no machine can be made to vanish here."""
    url = make_url(database)
    there = f"{url.query['host']}/.s.PGSQL.5432"

    async def lead(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner_reader, inner_writer = await asyncio.open_unix_connection(there)
        await asyncio.gather(copy(reader, inner_writer), copy(inner_reader, writer))

    front = await asyncio.start_server(lead, "127.0.0.1", 0)
    port = front.sockets[0].getsockname()[1]
    engine = lines_to(url.set(host="127.0.0.1", port=port, query={}))
    async with engine.connect() as connection:
        raw = (await connection.get_raw_connection()).driver_connection
        assert raw is not None
        line = raw._transport.get_extra_info("socket")
        assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        for name, value in lines.PATIENCE.items():
            assert line.getsockopt(socket.IPPROTO_TCP, getattr(socket, name)) == value
    await engine.dispose()
    front.close()

"""What tables and connections weigh while nothing happens."""

from __future__ import annotations

import asyncio
from typing import TypedDict

import msgspec

from powderkeg.server.load.players import knock, make_table
from powderkeg.server.load.process import Server
from powderkeg.table.api import BotsWish, NewTable
from powderkeg.table.protocol import Hello

WISH = NewTable("verflixxt", name="Ada", bots=BotsWish(1), start=True)


class Weight(TypedDict):
    """Bytes of memory for each table with a game begun, and for each one who watches."""

    tables: int
    bytes_per_table: float
    connections: int
    bytes_per_connection: float


async def weigh(server: Server, tables: int, connections: int) -> Weight:
    """Nobody sits at the tables, so nobody is awaited; all watch the last one made."""
    last = make_table(server.host, WISH)  # the first one brings what all share
    empty = server.bytes_held()
    for _ in range(tables):
        last = make_table(server.host, WISH)
    full = server.bytes_held()
    lines = [await knock(server.host, last.table) for _ in range(connections)]
    for line in lines:
        await line.send(msgspec.json.encode(Hello()), text=True)
        await line.recv()
    crowded = server.bytes_held()
    await asyncio.gather(*(line.close() for line in lines))
    return {
        "tables": tables,
        "bytes_per_table": (full - empty) / tables,
        "connections": connections,
        "bytes_per_connection": (crowded - full) / connections,
    }

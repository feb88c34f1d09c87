"""A proxy in front of the nodes: each table's guests are led to one of them.

As those in `deploy/` do, it takes the next one where nobody listens, nobody answers, or somebody
says that nobody should come; and it can cut the lines that it holds.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from contextlib import suppress
from hashlib import blake2b
from random import Random

from powderkeg.server.chaos.asking import HOME, is_well

LOOK = 0.5  # seconds between two looks at each node
ANSWER = 1.0  # seconds until a node must have begun to answer
TABLE = re.compile(rb"^\S+ /api/tables/([^/ ?]+)")
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)


class Proxy:
    """Listens on a port of its own."""

    def __init__(self, nodes: list[int]) -> None:
        self.nodes = nodes  # their ports
        self.unwell: set[int] = set()
        self.lines: set[asyncio.StreamWriter] = set()  # those of guests
        self.port = 0

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.serve, HOME, 0)
        self.port = self.server.sockets[0].getsockname()[1]
        self.looking = [asyncio.create_task(self.look_after(node)) for node in self.nodes]

    async def close(self) -> None:
        for task in self.looking:
            task.cancel()
        self.server.close()
        for line in list(self.lines):
            line.transport.abort()
        await asyncio.gather(*self.looking, return_exceptions=True)

    async def look_after(self, node: int) -> None:
        while True:
            if await is_well(node):
                self.unwell.discard(node)
            else:
                self.unwell.add(node)
            await asyncio.sleep(LOOK)

    def cut(self, rng: Random) -> int:
        """About half of all lines, without a word."""
        lines = [line for line in self.lines if rng.random() < 0.5]
        for line in lines:
            line.transport.abort()
        return len(lines)

    def order(self, request: bytes) -> list[int]:
        """Where to go with it: always the same node first, as long as that is well."""
        named = TABLE.match(request)
        place = named[1] if named else b""

        def rank(node: int) -> tuple[bool, bytes]:
            return node in self.unwell, blake2b(b"%d %s" % (node, place)).digest()

        return sorted(self.nodes, key=rank)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines.add(writer)
        try:
            request = await reader.readuntil(b"\r\n\r\n")
            length = LENGTH.search(request)
            request += await reader.readexactly(int(length[1]) if length else 0)
            for node in self.order(request):
                if await self.pass_on(node, request, reader, writer):
                    break
        except (OSError, EOFError):  # somebody has hung up
            pass
        finally:
            self.lines.discard(writer)
            writer.close()

    async def pass_on(
        self,
        node: int,
        request: bytes,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> bool:
        """False, if somebody else may be asked."""
        try:
            back, there = await asyncio.open_connection(HOME, node)
        except OSError:
            return False
        try:
            there.write(request)
            is_safe = request.startswith(b"GET")  # to be asked twice
            first = await asyncio.wait_for(back.read(1 << 16), ANSWER if is_safe else None)
            if not first:
                return not is_safe
            writer.write(first)
            await until_one_ends(copy(reader, there), copy(back, writer))
            return True
        except TimeoutError:
            return False
        finally:
            there.transport.abort()


async def copy(source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(1 << 16):
            goal.write(data)
            await goal.drain()
        await goal.drain()


async def until_one_ends(*copies: Coroutine[None, None, None]) -> None:
    tasks = [asyncio.create_task(each) for each in copies]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()

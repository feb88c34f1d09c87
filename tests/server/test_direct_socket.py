"""The line: messages in whatever packets they come, and lines that do not behave."""

from __future__ import annotations

import asyncio
import inspect
import os
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from powderkeg.server import direct_socket
from powderkeg.server.budgets import Budget
from powderkeg.table.news import News, Pong, Problem, TableNews, Welcome
from powderkeg.table.protocol import Hello, Ping, Start
from tests.server.house import PATIENCE, House, open_house

NEWS = msgspec.json.Decoder(News)
HELLO, PING = msgspec.json.encode(Hello()), msgspec.json.encode(Ping())
LONG = b" " * 70_000 + PING  # a message may be spread out


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


class Wire:
    """A client that says every byte itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def frame(self) -> tuple[int, bytes]:
        """The next one: its first byte and what is in it."""
        async with asyncio.timeout(PATIENCE):
            first, size = await self.reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return first, await self.reader.readexactly(size)

    async def hear(self, kind: type) -> None:
        while True:
            first, data = await self.frame()
            if first == 0x81 and isinstance(NEWS.decode(data), kind):
                return

    async def closed(self) -> int:
        while True:
            first, data = await self.frame()
            if first == 0x88:
                return int.from_bytes(data[:2], "big")


@asynccontextmanager
async def call(house: House) -> AsyncIterator[Wire]:
    table, _ = await house.make(name="Ada")
    host, port = house.address.split(":")
    wire = Wire(*await asyncio.open_connection(host, int(port)))
    key = b64encode(os.urandom(16)).decode()
    wire.writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {house.address}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b" 101 " in await wire.reader.readuntil(b"\r\n\r\n")
    wire.writer.write(frame(HELLO))
    await wire.hear(Welcome)
    try:
        yield wire
    finally:
        wire.writer.close()
        with suppress(ConnectionError):
            await wire.writer.wait_closed()


LONG_FRAME = frame(LONG)
PACKETS = {
    "one": [frame(PING)],
    "bytes": [frame(PING, Opcode.BINARY)],
    "crumbs": [bytes([byte]) for byte in frame(PING)],
    "long": [LONG_FRAME[:50_000], LONG_FRAME[50_000:]],
    "pieces": [frame(PING[:5], fin=False) + frame(PING[5:], Opcode.CONT)],
    "pinged between": [
        frame(PING[:5], fin=False),
        frame(b"x", Opcode.PING),
        frame(PING[5:], Opcode.CONT),
    ],
}
FORBIDDEN = {
    "open": (frame(PING, mask=False), 1002),
    "no beginning": (frame(PING, Opcode.CONT), 1002),
    "no end": (frame(PING[:5], fin=False) + frame(PING), 1002),
    "endless": (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"mask", 1009),
}


@pytest.mark.parametrize("packets", PACKETS.values(), ids=PACKETS)
async def test_a_message_is_understood_in_whatever_packets_it_comes(
    tmp_path: Path, packets: list[bytes]
) -> None:
    async with open_house(tmp_path, message_bytes=100_000) as house, call(house) as wire:
        for packet in packets:
            wire.writer.write(packet)
            await wire.writer.drain()
            await asyncio.sleep(0)
        await wire.hear(Pong)


async def test_many_messages_in_one_packet_are_all_answered(house: House) -> None:
    async with call(house) as wire:
        wire.writer.write(
            frame(PING) * 3 + frame(b"?", Opcode.PING) + frame(b"not ours") + frame(PING)
        )
        heard: list[News] = []
        while len(heard) < 5:
            first, data = await wire.frame()
            news = NEWS.decode(data) if first == 0x81 else None
            heard += [news] if isinstance(news, Pong | Problem) else []
        assert sorted(type(news).__name__ for news in heard) == [*["Pong"] * 4, "Problem"]


async def test_the_other_end_is_told_that_it_was_heard(house: House) -> None:
    async with call(house) as wire:
        wire.writer.write(frame(b"still there?", Opcode.PING))
        while (heard := await wire.frame())[0] != 0x8A:
            pass
        assert heard[1] == b"still there?"
        wire.writer.write(frame((1000).to_bytes(2, "big"), Opcode.CLOSE))
        assert await wire.closed() == 1000


@pytest.mark.parametrize(("packet", "code"), FORBIDDEN.values(), ids=FORBIDDEN)
async def test_what_is_forbidden_ends_the_line(house: House, packet: bytes, code: int) -> None:
    async with call(house) as wire:
        wire.writer.write(packet)
        assert await wire.closed() == code


async def test_who_cannot_follow_is_cut_off_and_the_table_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct_socket, "MOST_WAITING", 10_000)
    async with open_house(tmp_path, rate=1e9, burst=1e9) as house, call(house) as wire:
        nonsense = frame(f'{{"do": "{"x" * 250}"}}'.encode()) * 200
        with pytest.raises(ConnectionError):
            while True:  # it talks and talks, and never listens to what is wrong with that
                wire.writer.write(nonsense)
                await wire.writer.drain()
        table, token = await house.make(name="Bo", bots={"count": 1})
        bo = await house.come(table, token)
        await bo.do(Start())
        assert (await bo.turn()).offers


LAST_WORDS = frame((1000).to_bytes(2, "big"), Opcode.CLOSE)
NO_MESSAGES = {
    "pings": [frame(b"?", Opcode.PING)],
    "pongs": [frame(b"!", Opcode.PONG)],
    "pieces": [frame(b"", fin=False), frame(b"", Opcode.CONT, fin=False)],
}


@pytest.mark.parametrize("kinds", NO_MESSAGES.values(), ids=NO_MESSAGES)
async def test_frames_that_are_no_messages_are_a_flood_as_well(
    tmp_path: Path, kinds: list[bytes]
) -> None:
    """Each is work for the server, and an endless message fills its memory."""
    async with open_house(tmp_path, rate=1, burst=10) as house, call(house) as wire:
        wire.writer.write(kinds[0] + kinds[-1] * 200)
        assert await wire.closed() == 4429


async def test_frames_that_are_no_messages_are_paid_for(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=1.0) as house, call(house) as wire:
        purse = house.app.state.purses.of("127.0.0.1")
        purse.left["work"] = 0.0
        purse.budgets = {**purse.budgets, "work": Budget(1, 0.001)}
        wire.writer.write(frame(b"?", Opcode.PING) * 200)
        assert await wire.closed() == 4429


async def test_whoever_was_told_to_go_is_not_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path, rate=1, burst=10) as house, call(house) as wire:
        wire.writer.write(frame(PING) * 200)
        assert await wire.closed() == 4429
        wire.writer.write(frame(b"and now?", Opcode.PING) + LAST_WORDS)
        assert await wire.reader.read() == b""


async def test_who_was_told_to_go_and_talks_on_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct_socket, "TIME_TO_GO", 3600.0)
    async with open_house(tmp_path, rate=1, burst=10) as house, call(house) as wire:
        wire.writer.write(frame(b"?", Opcode.PING) * 20_000)
        async with asyncio.timeout(PATIENCE):
            while house.app.state.purses.lines > 1:  # the other one made the table
                await asyncio.sleep(0.01)


async def test_who_says_goodbye_and_takes_nothing_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that still waits for them would stay in memory for ever."""
    monkeypatch.setattr(direct_socket, "TIME_TO_GO", 0.1)
    async with open_house(tmp_path, rate=1e9, burst=1e9) as house, call(house) as wire:
        purses = house.app.state.purses
        line = next(iter(house.app.state.tables.open.values())).guests[0].socket
        nonsense = frame(f'{{"do": "{"x" * 250}"}}'.encode()) * 100
        while not line.is_busy:
            wire.writer.write(nonsense)
            await asyncio.sleep(0)
        wire.writer.write(LAST_WORDS)
        async with asyncio.timeout(PATIENCE):
            while purses.lines > 1:  # the other one made the table
                await asyncio.sleep(0.01)


async def test_by_asgi_alone_it_is_played_as_well(tmp_path: Path) -> None:
    async with open_house(tmp_path, ws="websockets-sansio") as house:
        table, token = await house.make(name="Ada")
        ada = await house.come(table, token)
        bo = await house.sit(table, "Bo")
        await ada.do(Start())
        ends = await asyncio.gather(ada.play_on(), bo.play_on())
        assert ends[0].outcome == ends[1].outcome
        await bo.leave()
        await ada.sees(TableNews, lambda news: not news.table.chairs[1].here)


def test_the_names_that_it_leans_on_are_there() -> None:
    """They are uvicorn's own affair: who brings a newer one looks at `direct_socket` first."""
    theirs = inspect.getsource(WebSocketsSansIOProtocol)
    for name in (
        "def handle_connect(self, event: Request)",
        "def data_received(self, data: bytes)",
        "async def run_asgi(self)",
        "self.disconnected = True",
        "def send_receive_event_to_app(self)",
        "self.handshake_complete = True",
        "self.close_sent = True",
        "self.frames = []",
        "self.read_paused = False",
        "self.close_timer = self.loop.call_later",
        "self.queue.put_nowait",
        "self.conn.data_to_send()",
        "self.scope: WebSocketScope = {",
    ):
        assert name in theirs, name

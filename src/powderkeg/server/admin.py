"""For whoever runs the server, on the machine itself: a socket in the data folder, theirs alone.

One question a connection, a line of JSON each way. Whoever may open the file may ask anything;
there is no password to lose, and nothing of it can be reached from the network.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias, TypeVar, TypeVarTuple

import msgspec
import structlog
from msgspec import Struct

from powderkeg.server.bans import Bans, network_in
from powderkeg.server.forgetting import Forgotten, forget
from powderkeg.server.store import Store
from powderkeg.table.cannot import Cannot
from powderkeg.table.guest import CLOSED
from powderkeg.table.ownership import Elsewhere
from powderkeg.table.seating import copied, hash_of
from powderkeg.table.table import Table
from powderkeg.table.tables import Tables

LOG = structlog.get_logger("admin")
SOCKET = "admin.sock"
ONLY_OURS = 0o177  # a mask
T = TypeVar("T")
Args = TypeVarTuple("Args")


class Ask(Struct, tag_field="ask", forbid_unknown_fields=True):
    """A question."""


class AskTables(Ask, tag="tables"):
    """All tables in memory."""


class AskPeople(Ask, tag="people"):
    """Who is connected, by address."""


class Close(Ask, tag="close"):
    """Nobody may come to this table any more."""

    table: str


class Ban(Ask, tag="ban"):
    """Whoever comes from there is not let in; who is here goes."""

    address: str


class Lift(Ask, tag="lift"):
    """They may come again."""

    address: str


class AskBans(Ask, tag="bans"):
    """Who may not come."""


class Forget(Ask, tag="forget"):
    """One person's data at a table, by name or token."""

    table: str
    name: str = ""
    token: str = ""


Question: TypeAlias = AskTables | AskPeople | Close | Ban | Lift | AskBans | Forget


class TableLine(Struct):
    """One table. Dates are seconds since 1970; 0 is not known."""

    table: str
    game: str
    stage: str
    seated: int
    connected: int
    made: float
    last: float


class AddressLine(Struct):
    address: str
    connections: int
    tables: list[str]


class Answer(Struct):
    """What there is to tell, or why not."""

    told: object = None
    problem: str = ""


QUESTION = msgspec.json.Decoder(Question)


class Admin:
    """Open as long as the server is."""

    def __init__(self, tables: Tables, store: Store, bans: Bans) -> None:
        self.tables = tables
        self.store = store
        self.bans = bans
        self.server: asyncio.Server | None = None

    async def open(self, folder: Path) -> None:
        """Where a socket cannot be made, the server runs without."""
        path = folder / SOCKET
        try:
            path.unlink(missing_ok=True)  # of a server that was killed
            door = socket.socket(socket.AF_UNIX)
            mask = os.umask(ONLY_OURS)
            try:
                door.bind(str(path))
            finally:
                os.umask(mask)
            self.server = await asyncio.start_unix_server(self.serve, sock=door)
        except (OSError, AttributeError) as problem:
            LOG.warning("no admin socket", path=str(path), problem=str(problem))

    async def close(self, folder: Path) -> None:
        if self.server is not None:
            self.server.close()
            with suppress(OSError):
                (folder / SOCKET).unlink()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            answer = Answer(await self.obey(QUESTION.decode(await reader.readline())))
        except Elsewhere as where:  # guests are not told where, but whoever runs it is
            answer = Answer(problem=f"{where}: {where.url}" if where.url else str(where))
        except (Cannot, msgspec.DecodeError) as problem:
            answer = Answer(problem=str(problem))
        except Exception as problem:
            LOG.exception("fault")
            answer = Answer(problem=f"that was our fault: {problem!r}")
        with suppress(ConnectionError):
            writer.write(msgspec.json.encode(answer) + b"\n")
            await writer.drain()
        writer.close()

    async def obey(self, question: Question) -> object:
        match question:
            case AskTables():
                return await self.list_tables()
            case AskPeople():
                return self.list_people()
            case Close():
                await self.close_table(question.table)
            case Ban():
                return await self.ban(question.address)
            case Lift():
                await self.lift(question.address)
            case AskBans():
                return [str(network) for network in self.bans.networks]
            case Forget():
                return await self.forget(question)
        return None

    async def list_tables(self) -> list[TableLine]:
        last = {
            each.table.id: each.at
            for each in await self.tables.services.keeper.look_up(list(self.tables.open))
        }
        return [
            TableLine(
                table=name,
                game=table.doc.game,
                stage=table.doc.stage,
                seated=sum(chair.kind == "person" for chair in table.doc.chairs),
                connected=len(table.guests),
                made=table.doc.made,
                last=last.get(name, 0.0),
            )
            for name, table in sorted(self.tables.open.items())
        ]

    def list_people(self) -> list[AddressLine]:
        """The most connections first."""
        here = [(guest, table) for table in self.tables.open.values() for guest in table.guests]
        counts = Counter(guest.address for guest, _ in here)
        return [
            AddressLine(
                address,
                connections,
                sorted({table.doc.id for guest, table in here if guest.address == address}),
            )
            for address, connections in counts.most_common()
        ]

    async def close_table(self, name: str) -> None:
        table = await self.find(name)
        await done(table, shut, table)
        await self.tables.drop(table)
        LOG.info("table closed", table=name)

    async def find(self, name: str) -> Table:
        table = await self.tables.find(name)
        if table is None:
            raise Cannot("no-table", f"there is no table {name}")
        self.tables.leave_be(table)
        return table

    async def ban(self, address: str) -> int:
        """How many went, from here."""
        network = network_in(address)
        if network is None:
            raise Cannot("bad-request", f"{address} is neither an address nor a network")
        await self.bans.add(network)
        return self.send_away()

    def send_away(self) -> int:
        """Whoever is here and may not come any more: that may have been said at another node."""
        guests = [guest for table in self.tables.open.values() for guest in table.guests]
        going = [guest for guest in guests if self.bans.has(guest.address)]
        for guest in going:
            guest.hang_up(CLOSED, "this address may not come here")
        LOG.info("address banned", going=len(going))
        return len(going)

    async def lift(self, address: str) -> None:
        network = network_in(address)
        if network is None or not await self.bans.lift(network):
            raise Cannot("bad-request", f"{address} is not banned")

    async def forget(self, question: Forget) -> Forgotten:
        table = await self.find(question.table)
        token_hash = hash_of(question.token) if question.token else ""
        found = await done(table, forget, table, self.store, question.name, token_hash)
        if not any(found):
            raise Cannot("not-seated", "there is nobody of that name or token at that table")
        return found


async def done(table: Table, job: Callable[[*Args], Awaitable[T]], *args: *Args) -> T:
    """In the table's own task, where nothing else is done meanwhile."""
    result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    async def do() -> None:
        try:
            result.set_result(await job(*args))
        except Exception as problem:
            result.set_exception(problem)

    table.post(do)
    return await result


async def shut(table: Table) -> None:
    doc = copied(table.doc)
    doc.closed = True
    await table.keep(doc)
    for guest in table.guests:
        guest.hang_up(CLOSED, "the table was closed")

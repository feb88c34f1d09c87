"""Nodes on one database, and who sits at their tables."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

from powderkeg.server.nodes import Nodes
from powderkeg.table.news import Happened
from powderkeg.table.protocol import Start
from tests.server.house import House, Person, free_port, open_house


class Cluster:
    """Nodes in this process, on one database."""

    def __init__(self, stack: AsyncExitStack, database: str, folder: Path) -> None:
        self.stack = stack
        self.database = database
        self.folder = folder

    async def node(self, **settings: Any) -> House:
        port = free_port()
        wish = {"database": self.database, "node": f"http://127.0.0.1:{port}", **settings}
        return await self.stack.enter_async_context(open_house(self.folder, port=port, **wish))

    async def sql(self, statement: str) -> list[Any]:
        return await sql(self.database, statement)


async def sql(database: str, statement: str) -> list[Any]:
    engine = create_async_engine(database, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            rows = await connection.execute(text(statement))
            return list(rows) if rows.returns_rows else []
    finally:
        await engine.dispose()


async def two_at_a_table(house: House) -> tuple[str, Person, Person]:
    table, token = await house.make(name="Ada")
    ada = await house.come(table, token)
    bo = await house.sit(table, "Bo")
    await ada.do(Start())
    return table, ada, bo


async def hung_up(person: Person) -> int:
    """The code with which somebody's connection is closed."""
    try:
        while True:
            await person.next()
    except ConnectionClosed as end:
        assert end.rcvd is not None
        return end.rcvd.code


def nodes_of(house: House) -> Nodes:
    own: Nodes = house.app.state.nodes
    return own


async def awaited(*people: Person) -> tuple[Person, Happened]:
    """Whoever is to move first."""
    news = [await person.hear(Happened) for person in people]
    return next((who, each) for who, each in zip(people, news, strict=True) if each.offers)

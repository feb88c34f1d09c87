"""A house for each test, somebody who thinks for it, and databases."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import text

from powderkeg.server.load.postgres import postgres
from powderkeg.server.schema import METADATA
from powderkeg.server.store import Store
from tests.server.house import House, open_house
from tests.server.think_service import Service, thinking


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture
async def service() -> AsyncIterator[Service]:
    async with thinking() as opened:
        yield opened


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A PostgreSQL."""
    with postgres() as address:
        yield address


@pytest_asyncio.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty one, in either database."""
    address = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"
    if request.param == "postgresql":
        address = request.getfixturevalue("database")
    store = Store(address)
    await store.open()
    yield store
    await empty(store)
    await store.close()


async def empty(store: Store) -> None:
    async with store.engine.begin() as connection:
        for table in METADATA.tables.keys() - {"version"}:
            await connection.execute(text(f"DELETE FROM {table}"))

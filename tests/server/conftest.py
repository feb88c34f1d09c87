"""A house for each test, somebody who thinks for it, and databases."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from powderkeg.server import nodes
from powderkeg.server.load.postgres import Postgres
from powderkeg.server.store import Store
from tests.server.cluster import Cluster
from tests.server.house import House, open_house, open_store
from tests.server.think_service import Service, thinking


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """One for all tests of a process."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def database(postgresql: Postgres) -> Iterator[str]:
    """An empty one in PostgreSQL."""
    with postgresql.database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "postgresql":
        address: str = request.getfixturevalue("database")
        return address
    return f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No node is taken for dead because this machine is busy."""
    monkeypatch.setattr(nodes, "LATE", 30.0)
    monkeypatch.setattr(nodes, "DEAD", 30.0)
    monkeypatch.setattr(nodes, "GONE", 120.0)


@pytest_asyncio.fixture
async def cluster(database: str, tmp_path: Path, unhurried: None) -> AsyncIterator[Cluster]:
    async with AsyncExitStack() as stack:
        yield Cluster(stack, database, tmp_path)


@pytest_asyncio.fixture
async def house(tmp_path: Path, kept: str) -> AsyncIterator[House]:
    async with open_house(tmp_path, database=kept) as opened:
        yield opened


@pytest_asyncio.fixture
async def store(kept: str) -> AsyncIterator[Store]:
    async with open_store(kept) as opened:
        yield opened


@pytest_asyncio.fixture
async def service() -> AsyncIterator[Service]:
    async with thinking() as opened:
        yield opened

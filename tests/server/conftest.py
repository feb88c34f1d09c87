"""A house for each test, and somebody who thinks for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

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

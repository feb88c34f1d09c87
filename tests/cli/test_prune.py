"""What need not be kept for ever is told, and deleted only if one says yes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from powderkeg.cli.folder_lock import FolderLock
from powderkeg.server.load.postgres import postgres
from tests.cli.terminal import complaint, printed
from tests.server.house import open_house
from tests.server.test_replays import finished

MONTHS = ("--keep-games", "90", "--keep-tables", "90", "--keep-chat", "30")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine is set up for."""
    for key in [key for key in os.environ if key.startswith("POWDERKEG_") or "DATABASE" in key]:
        monkeypatch.delenv(key)


def grow_old(database: Path) -> None:
    """All that is there was long ago."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE tables SET touched = 1, seen = 1")
        connection.execute("UPDATE matches SET began = 1")
        connection.execute(
            "UPDATE matches SET document = json_replace(CAST(document AS TEXT), '$.result.at', 9)"
            " WHERE json_extract(CAST(document AS TEXT), '$.result') IS NOT NULL"
        )
        connection.commit()


async def test_it_is_told_and_with_yes_deleted(tmp_path: Path) -> None:
    """While the server runs, too; and the game that is on stays."""
    file = tmp_path / "powderkeg.sqlite"
    words = ("prune", *MONTHS, "--data", str(tmp_path))
    database = f"sqlite+aiosqlite:///{file}"
    async with open_house(tmp_path, database=database, rest=0.0) as house:
        replay, ada = await finished(house)
        await ada.leave()
        running, token = await house.make(name="Eve", bots={"count": 1}, start=True)
        assert "0 games, 0 tables" in await asyncio.to_thread(printed, *words)
        grow_old(file)
        told = await asyncio.to_thread(printed, *words)
        assert "1 games, 1 tables, 0 lines of chat" in told and "Nothing was deleted" in told
        assert (await house.http.get(f"/api/replays/{replay}/record")).status_code == 200
        told = await asyncio.to_thread(printed, *words, "--yes")
        assert "1 games, 1 tables, 0 lines of chat" in told and "was deleted" in told
        assert (await house.http.get(f"/api/replays/{replay}/record")).status_code == 404
    async with open_house(tmp_path, database=database) as house:
        eve = await house.come(running, token)
        assert eve.welcome.game is not None and eve.welcome.chair == 0


def test_who_says_nothing_keeps_everything(tmp_path: Path) -> None:
    assert "kept for ever" in complaint("prune", "--data", str(tmp_path))


def test_where_nothing_is_kept_nothing_is_made(tmp_path: Path) -> None:
    assert "there is no file" in complaint("prune", *MONTHS, "--data", str(tmp_path))
    assert not (tmp_path / "powderkeg.sqlite").exists()


def test_an_older_database_is_not_changed_by_a_look_at_it(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "powderkeg.sqlite")) as connection:
        connection.execute("CREATE TABLE version (number INTEGER NOT NULL)")
        connection.execute("INSERT INTO version VALUES (1)")
        connection.commit()
    assert "has version 1" in complaint("prune", *MONTHS, "--data", str(tmp_path))


def test_the_settings_of_the_server_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POWDERKEG_KEEP_CHAT", "30")
    assert "there is no file" in complaint("prune", "--data", str(tmp_path))


async def test_postgresql_is_pruned_alike(tmp_path: Path) -> None:
    with postgres() as database:
        async with open_house(tmp_path, database=database) as house:
            await finished(house)
        plain = database.replace("+asyncpg", "")
        words = ("prune", "--keep-games", "1", "--data", str(tmp_path), "--database", plain)
        assert "0 games, 0 tables" in await asyncio.to_thread(printed, *words, "--yes")


def test_a_password_is_asked_for(tmp_path: Path) -> None:
    with FolderLock(tmp_path) as lock:
        lock.tell("http://localhost:8000", "postgresql+asyncpg://me:***@there/games")
    assert "has a password" in complaint("prune", *MONTHS, "--data", str(tmp_path))

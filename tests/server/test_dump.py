"""PostgreSQL's own dump, as docs/operating.md has it: taken while people play, it goes on."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import pytest

from powderkeg.server import nodes
from powderkeg.server.load.postgres import program
from powderkeg.table.protocol import Start
from tests.server.house import PATIENCE, free_port, open_house
from tests.server.test_crash import play_and_remember, play_on_from_here
from tests.server.test_nodes import sql

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")


async def as_told(command: str, database: str, folder: Path) -> None:
    """The page's own line, in this folder."""
    [line] = re.findall(rf"^{command} .*$", PAGE, re.MULTILINE)
    places = f"{Path(program(command)).parent}:{os.environ['PATH']}"
    url = database.replace("+asyncpg", "")
    told = {**os.environ, "PATH": places, "POWDERKEG_DATABASE": url}
    shell = await asyncio.create_subprocess_shell(line, cwd=folder, env=told)
    assert await shell.wait() == 0


async def test_a_dump_taken_while_people_play_goes_on_in_an_empty_database(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        nodes, "LATE", PATIENCE
    )  # seconds: it is no matter how busy this machine is
    port = free_port()
    async with open_house(
        tmp_path, port=port, database=database, node=f"http://127.0.0.1:{port}"
    ) as house:
        table, token = await house.make(name="Ada", options={"expansion": "worms"})
        ada = await house.come(table, token)
        bo = await house.sit(table, "Bo")
        await ada.do(Start())
        kept: list[tuple[int, str]] = []
        playing = [asyncio.create_task(play_and_remember(who, kept)) for who in (ada, bo)]
        await until_played(kept, 5)
        before = kept[-1][0]
        dump = asyncio.create_task(as_told("pg_dump", database, tmp_path))
        await until_played(kept, len(kept) + 5)
        for task in playing:
            task.cancel()
        await dump
    await sql(database, "CREATE DATABASE restored")
    restored = database.replace("/postgres?", "/restored?")
    await as_told("pg_restore", restored, tmp_path)

    port = free_port()
    async with open_house(
        tmp_path, port=port, database=restored, node=f"http://127.0.0.1:{port}"
    ) as house:
        back = [await house.come(table, who.token or token) for who in (ada, bo)]
        for person in back:
            assert person.welcome.game is not None and person.welcome.game.at >= before
        ends = await asyncio.gather(*(play_on_from_here(person) for person in back))
        assert ends[0].outcome == ends[1].outcome is not None


async def until_played(kept: list[tuple[int, str]], many: int) -> None:
    while len(kept) < many:
        await asyncio.sleep(0.002)

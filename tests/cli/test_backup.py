"""A backup is made while people play; put back, their games go on."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest

from powderkeg.cli.folder_lock import FolderLock
from powderkeg.rules.games import GAMES
from powderkeg.rules.reader import Reader
from powderkeg.server.backup import back_up, put_back
from powderkeg.table.news import Happened, Played
from powderkeg.table.protocol import Play
from tests.cli.terminal import complaint, printed
from tests.server.house import House, Person, open_house
from tests.server.test_replays import finished

TABLES = 6


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever database the machine is set up for."""
    for key in [key for key in os.environ if "DATABASE" in key]:
        monkeypatch.delenv(key)


class Busy:
    """Somebody who plays as fast as the table lets them, and notes what was acknowledged."""

    def __init__(self, table: str, ada: Person) -> None:
        self.table = table
        self.ada = ada
        self.acknowledged = 0

    async def play(self) -> None:
        game = self.ada.welcome.game
        assert game is not None
        while True:
            await self.ada.do(Play(game.at, game.offers[0].move, f"key{self.acknowledged}"))
            await self.ada.hear(Played)
            self.acknowledged += 1
            last = [news for news in self.ada.heard if isinstance(news, Happened)][-1]
            game = last if last.offers else await self.ada.turn()  # some moves are followed by more


async def sit_down(house: House) -> Busy:
    """Nobody wins soon: of all lines of the record, half are this person's."""
    table, token = await house.make(
        game="verflixxt", name="Ada", bots={"count": 3, "level": "carefree"}, start=True
    )
    return Busy(table, await house.come(table, token))


def choices_in(database: Path) -> dict[str, int]:
    """How many lines of each table have a key: those are people's choices."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            "SELECT table_id, count(*) FROM acts JOIN matches ON matches.id = match_id"
            " WHERE key != '' GROUP BY table_id"
        )
        return dict(rows.fetchall())


async def test_nothing_acknowledged_before_it_began_is_missing_and_games_go_on(
    tmp_path: Path,
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    (here / "push.pem").write_text("a key")
    async with open_house(here) as house:
        busy = [await sit_down(house) for _ in range(TABLES)]
        playing = [asyncio.create_task(each.play()) for each in busy]
        while min(each.acknowledged for each in busy) < 3:
            assert not any(each.done() for each in playing)
            await asyncio.sleep(0.01)
        before = {each.table: each.acknowledged for each in busy}
        file = tmp_path / "kept.zip"
        # As another process would: beside the server's loop, which plays on.
        summary = await asyncio.to_thread(back_up, here, here / "games.sqlite", file)
        assert summary.tables == TABLES and "push.pem" in summary.files
        tokens = {each.table: each.ada.token for each in busy}
        for each in playing:
            each.cancel()
        await asyncio.wait(playing)
    put_back(file, there, force=False)
    kept = choices_in(there / "powderkeg.sqlite")
    assert all(kept[table] >= before[table] for table in before)
    assert (there / "push.pem").read_text() == "a key"
    database = f"sqlite+aiosqlite:///{there / 'powderkeg.sqlite'}"
    async with open_house(there, database=database) as house:
        for table, token in tokens.items():
            ada = await house.come(table, token)
            game = ada.welcome.game
            assert game is not None and ada.welcome.chair == 0
            await ada.play_first(game if game.offers else await ada.turn(), "on")
            assert (await ada.hear(Played)).key == "on"


async def test_a_finished_game_comes_back_with_its_record(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "kept.zip"
    here.mkdir()
    there.mkdir()
    async with open_house(here) as house:
        replay, _ = await finished(house)
        record = (await house.http.get(f"/api/replays/{replay}/record")).text
        summary = await asyncio.to_thread(back_up, here, here / "games.sqlite", file)
        assert summary.acts == len(Reader(GAMES).read(record).told)
    put_back(file, there, force=False)
    database = f"sqlite+aiosqlite:///{there / 'powderkeg.sqlite'}"
    async with open_house(there, database=database) as house:
        assert (await house.http.get(f"/api/replays/{replay}/record")).text == record


async def a_folder(folder: Path) -> Path:
    folder.mkdir()
    database = f"sqlite+aiosqlite:///{folder / 'powderkeg.sqlite'}"
    async with open_house(folder, database=database) as house:
        await house.make(name="Ada")
    return folder


async def test_the_commands_keep_and_put_back(tmp_path: Path) -> None:
    here, file = await a_folder(tmp_path / "here"), str(tmp_path / "kept.zip")
    (here / "powderkeg.log").write_text("a log")
    told = await asyncio.to_thread(printed, "backup", file, "--data", str(here))
    assert "1 tables, 0 games, 0 acts" in told
    assert Path(file).stat().st_mode & 0o777 == 0o600
    with ZipFile(file) as archive:
        assert {*archive.namelist()} == {"backup.json", "powderkeg.sqlite"}
        assert json.loads(archive.read("backup.json"))["files"] == ["powderkeg.sqlite"]
    assert "--force replaces it" in complaint("backup", file, "--data", str(here))
    there = tmp_path / "there"
    assert "1 tables" in printed("restore", file, "--data", str(there))
    assert "--force puts the backup" in complaint("restore", file, "--data", str(there))
    (there / "powderkeg.sqlite-wal").write_bytes(b"of the old one")
    assert "1 tables" in printed("restore", file, "--data", str(there), "--force")
    assert not (there / "powderkeg.sqlite-wal").exists()
    assert {path.name for path in there.iterdir()} == {"open", "powderkeg.sqlite"}


async def test_a_folder_in_which_a_server_runs_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "kept.zip"
    back_up(here := await a_folder(tmp_path / "here"), here / "powderkeg.sqlite", file)
    (there := tmp_path / "there").mkdir()
    # A lock of one's own process is no hindrance: another one holds it.
    holder = await asyncio.create_subprocess_exec(
        "python3",
        "-c",
        "import fcntl, sys; f = open(sys.argv[1], 'a+'); fcntl.lockf(f, fcntl.LOCK_EX); "
        "print('held', flush=True); sys.stdin.read()",
        str(there / "open"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert holder.stdout is not None
    await holder.stdout.readline()
    told = await asyncio.to_thread(complaint, "restore", str(file), "--data", str(there))
    assert "is in use already" in told
    await holder.communicate(b"")
    assert not (there / "powderkeg.sqlite").exists()


async def test_what_is_no_backup_or_a_damaged_one_is_told(tmp_path: Path) -> None:
    here, file = await a_folder(tmp_path / "here"), tmp_path / "kept.zip"
    back_up(here, here / "powderkeg.sqlite", file)
    there = str(tmp_path / "there")
    whole = file.read_bytes()
    middle = len(whole) // 2
    file.write_bytes(whole[:middle] + bytes(byte ^ 255 for byte in whole[middle : middle + 99]))
    assert "is no backup" in complaint("restore", str(file), "--data", there)
    spoilt = bytearray(whole)
    spoilt[middle : middle + 99] = bytes(byte ^ 255 for byte in whole[middle : middle + 99])
    file.write_bytes(spoilt)
    assert "is damaged" in complaint("restore", str(file), "--data", there)
    with ZipFile(file, "w") as archive:
        archive.writestr("../elsewhere", "")
    assert "no backup of ours" in complaint("restore", str(file), "--data", there)
    assert not (tmp_path / "there" / "powderkeg.sqlite").exists()


async def test_a_backup_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    here, file = await a_folder(tmp_path / "here"), tmp_path / "kept.zip"
    with closing(sqlite3.connect(here / "powderkeg.sqlite")) as connection:
        connection.execute("INSERT INTO version VALUES (99)")
        connection.commit()
    back_up(here, here / "powderkeg.sqlite", file)
    told = complaint("restore", str(file), "--data", str(tmp_path / "there"))
    assert "the backup has version 99 of the database" in told


def test_postgresql_has_its_own_ways(tmp_path: Path) -> None:
    words = ("backup", str(tmp_path / "kept.zip"), "--data", str(tmp_path))
    assert "pg_dump" in complaint(*words, "--database", "postgresql://there/games")
    with FolderLock(tmp_path) as lock:
        lock.tell("http://localhost:8000", "postgresql+asyncpg://me:***@there/games")
    assert "pg_dump" in complaint(*words)  # whatever else lies in the folder


def test_where_nothing_is_kept_nothing_is_backed_up(tmp_path: Path) -> None:
    words = ("backup", str(tmp_path / "kept.zip"), "--data", str(tmp_path))
    assert "nothing to back up" in complaint(*words)
    assert not (tmp_path / "kept.zip").exists()

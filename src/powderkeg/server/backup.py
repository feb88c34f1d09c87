"""All that a server keeps, in one file: made while it runs, and put back while none does.

The file is a zip: the database as SQLite's own backup copies it, which is one moment of it
however much is written meanwhile, and whatever else lies in the folder but the log.
"""

from __future__ import annotations

import json
import os
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, is_zipfile

import powderkeg
from powderkeg.rules.core import Complaint
from powderkeg.server.migrations import STEPS

DATABASE = "powderkeg.sqlite"  # by this name in every backup
ABOUT = "backup.json"
FLEETING = ("open", "admin.sock", ABOUT)
PACKED = 2  # the version from which on records of finished games are in one piece
ONLY_OURS = 0o600  # the seeds of running games, and the key that signs calls


class Summary:
    """What a backup holds, for whoever made it."""

    def __init__(self, database: Path, files: list[str]) -> None:
        self.files = files
        with closing(sqlite3.connect(database)) as connection:
            self.version = version_of(connection)
            self.tables = count(connection, "tables")
            self.games = count(connection, "matches")
            self.acts = count(connection, "acts")
            if self.version >= PACKED:
                self.acts += packed_lines(connection)

    def __str__(self) -> str:
        return f"{self.tables} tables, {self.games} games, {self.acts} acts"


# To keep.


def back_up(folder: Path, database: Path, target: Path) -> Summary:
    """The folder with this database as one file, which is there when it is whole, or not at all."""
    if not database.is_file():
        raise Complaint(f"there is nothing to back up: no file {database}")
    with TemporaryDirectory(dir=target.parent, prefix=".backup-") as room:
        copy = Path(room) / DATABASE
        copy_database(database, copy)
        check_database(copy)
        others = [path for path in sorted(folder.iterdir()) if is_kept(path, database)]
        summary = Summary(copy, [DATABASE, *(path.name for path in others)])
        packed = Path(room) / "packed"
        packed.touch(ONLY_OURS)
        with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=4) as archive:
            archive.writestr(ABOUT, json.dumps(about(summary), indent=2))
            archive.write(copy, DATABASE)
            for path in others:
                archive.write(path, path.name)
        settle(packed)
        os.replace(packed, target)
    return summary


def copy_database(source: Path, target: Path) -> None:
    """At once, from one moment: nobody who writes waits for it."""
    with (
        closing(sqlite3.connect(source, timeout=30)) as there,
        closing(sqlite3.connect(target)) as here,
    ):
        there.backup(here)
        here.execute("PRAGMA journal_mode=DELETE")  # a file by itself, with no log beside it


def is_kept(path: Path, database: Path) -> bool:
    """Not the log, nor what only a running server has, nor older backups, nor the database."""
    ours = path.name.startswith((database.name, DATABASE, "powderkeg.log", "."))
    return path.is_file() and not (ours or path.name in FLEETING or is_zipfile(path))


def about(summary: Summary) -> dict[str, object]:
    return {
        "powderkeg": powderkeg.__version__,
        "schema": summary.version,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "files": summary.files,
    }


# To put back.


def put_back(source: Path, folder: Path, force: bool) -> Summary:
    """All of it or nothing; what is there already stays, unless it is to go."""
    with unpacked(source, folder) as room:
        files = sorted(path for path in room.iterdir() if path.name != ABOUT)
        check_database(room / DATABASE)
        summary = Summary(room / DATABASE, [path.name for path in files])
        if summary.version > len(STEPS):
            theirs, ours = summary.version, len(STEPS)
            raise Complaint(f"the backup has version {theirs} of the database; we know {ours}")
        there = [path.name for path in files if (folder / path.name).exists()]
        if there and not force:
            what = ", ".join(there)
            raise Complaint(f"{folder} has {what} already; --force puts the backup in its place")
        for beside in ("-wal", "-shm"):  # what was written to the old database is not of the new
            (folder / (DATABASE + beside)).unlink(missing_ok=True)
        for path in files:
            settle(path)
            os.replace(path, folder / path.name)
    return summary


@contextmanager
def unpacked(source: Path, folder: Path) -> Iterator[Path]:
    """In a room inside the folder where it goes; every byte has been checked."""
    try:
        archive = ZipFile(source)
    except (BadZipFile, OSError) as problem:
        raise Complaint(f"{source} is no backup: {problem}") from None
    with archive, TemporaryDirectory(dir=folder, prefix=".restore-") as room:
        names = archive.namelist()
        if not {ABOUT, DATABASE} <= set(names) or any(Path(each).name != each for each in names):
            raise Complaint(f"{source} is no backup of ours")
        try:
            archive.extractall(room)
        except (BadZipFile, OSError, EOFError, zlib.error) as problem:
            raise Complaint(f"{source} is damaged: {problem}") from None
        for path in Path(room).iterdir():
            path.chmod(ONLY_OURS)
        yield Path(room)


# The database.


def check_database(database: Path) -> None:
    try:
        with closing(sqlite3.connect(database)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.DatabaseError as problem:
        found = str(problem)
    if found != "ok":
        raise Complaint(f"the database is damaged: {found}")


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT max(number) FROM version").fetchone()[0] or 0)


def count(connection: sqlite3.Connection, table: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def packed_lines(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT coalesce(sum(lines), 0) FROM records").fetchone()[0])


def settle(path: Path) -> None:
    """On the disk, whatever happens next."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())

"""One server for each folder of games: two would not know of each other's moves."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Self

from powderkeg.rules.core import Complaint

OPEN = "open"  # a file: by whom the folder is held, or was last


class FolderLock:
    """Held until it is left, or the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.file = (folder / OPEN).open("a+", encoding="utf-8")
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.lockf(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self.file.seek(0)
                where = self.file.readline().strip() or "somewhere"
                self.file.close()
                raise Complaint(f"{folder} is in use already, at {where}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def tell(self, address: str, database: str) -> None:
        """Whoever comes later is sent there, and knows where the games are, without a password."""
        self.file.seek(0)
        self.file.truncate()
        self.file.write(f"{address}\n{database}\n")
        self.file.flush()


def last_database(folder: Path) -> str:
    """Where the games of this folder are, or were when it was served last; "": nobody knows."""
    try:
        lines = (folder / OPEN).read_text(encoding="utf-8").splitlines()
    except OSError:
        return ""
    return lines[1] if len(lines) > 1 else ""

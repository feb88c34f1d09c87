"""One server for each folder of games: two would not know of each other's moves."""

from __future__ import annotations

import sys
from pathlib import Path

from powderkeg.rules.core import Complaint


class FolderLock:
    """Held until the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.file = (folder / "open").open("a+", encoding="utf-8")
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.lockf(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self.file.seek(0)
                where = self.file.read() or "somewhere"
                raise Complaint(f"{folder} is in use already, at {where}") from None

    def tell(self, address: str) -> None:
        """Whoever comes later is sent there."""
        self.file.seek(0)
        self.file.truncate()
        self.file.write(address)
        self.file.flush()

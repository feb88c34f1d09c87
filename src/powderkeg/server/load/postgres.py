"""A PostgreSQL of our own: it listens to nobody else, and is gone when it is closed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

from powderkeg.rules.core import Complaint

PATIENCE = 30.0  # seconds: a machine may be busy


def program(name: str) -> str:
    """On the path, or where Debian keeps it; `tools/provide` brings it."""
    found = shutil.which(name)
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    if not found and not kept:
        raise Complaint(f"there is no {name} on this machine: it comes with PostgreSQL")
    return found or str(kept[-1])


def owner() -> str | None:
    """Root may not run it."""
    if os.geteuid() != 0:
        return None
    import pwd  # not on Windows, which has no root either

    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """An empty database in a folder of its own."""

    def __init__(self) -> None:
        initdb, self.program = program("initdb"), program("postgres")
        self.folder, self.user = Path(tempfile.mkdtemp(prefix="powderkeg-")), owner()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.data = self.folder / "data"
        self.url = self.address("postgres")
        subprocess.run(
            [initdb, "-D", self.data, "-A", "trust", "-U", "powderkeg", "--no-sync"],
            user=self.user,
            cwd=self.folder,
            check=True,
            capture_output=True,
        )
        self.start()

    def address(self, name: str) -> str:
        return f"postgresql+asyncpg://powderkeg@/{name}?host={self.folder}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of another empty one beside it, which is gone afterwards."""
        name = f"d{token_hex(4)}"
        self.run("createdb", name)
        yield self.address(name)
        self.run("dropdb", "--force", name)

    def run(self, command: str, *words: str) -> None:
        """One of PostgreSQL's own programs for whoever looks after it."""
        who = ("--host", self.folder, "--username", "powderkeg")
        subprocess.run([program(command), *who, *words], cwd=self.folder, check=True)

    def start(self) -> None:
        """Returns when it takes calls."""
        self.server = subprocess.Popen(
            [self.program, "-D", self.data, "-k", self.folder, "-c", "listen_addresses="],
            user=self.user,
            cwd=self.folder,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE
        while not self.is_ready() and time.monotonic() < until:
            time.sleep(0.05)

    def is_ready(self) -> bool:
        """Its last line says how far it is; the socket is there before."""
        note = self.data / "postmaster.pid"
        words = note.read_text().split() if note.is_file() else []
        return words[:1] == [str(self.server.pid)] and words[-1:] == ["ready"]

    def crash(self) -> None:
        """All that it was doing is left as it is."""
        self.server.send_signal(signal.SIGQUIT)
        self.server.wait()

    def close(self) -> None:
        self.server.send_signal(signal.SIGINT)  # it does not wait for whoever has not hung up
        self.server.wait()
        shutil.rmtree(self.folder)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    database = Postgres()
    try:
        yield database.url
    finally:
        database.close()

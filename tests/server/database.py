"""A PostgreSQL of the tests' own: it listens to nobody else, and is gone when they are over."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 30.0  # seconds: a machine may be busy


def program(name: str) -> str:
    """On the path, or where Debian keeps it; `tools/provide` brings it."""
    found = shutil.which(name)
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    assert found or kept, f"no {name}: `make test` installs PostgreSQL where it may"
    return found or str(kept[-1])


def owner() -> str | None:
    """Root may not run it."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def is_ready(note: Path) -> bool:
    """Its last line says how far it is; the socket is there before."""
    return note.is_file() and note.read_text().split()[-1:] == ["ready"]


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    folder, user = Path(tempfile.mkdtemp(prefix="powderkeg-")), owner()
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"
    subprocess.run(
        [program("initdb"), "-D", data, "-A", "trust", "-U", "powderkeg", "--no-sync"],
        user=user,
        cwd=folder,
        check=True,
        capture_output=True,
    )
    server = subprocess.Popen(
        [program("postgres"), "-D", data, "-k", folder, "-c", "listen_addresses="],
        user=user,
        cwd=folder,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + PATIENCE
        while not is_ready(data / "postmaster.pid") and time.monotonic() < until:
            time.sleep(0.05)
        yield f"postgresql+asyncpg://powderkeg@/postgres?host={folder}"
    finally:
        server.send_signal(signal.SIGINT)  # it does not wait for whoever has not hung up
        server.wait()
        shutil.rmtree(folder)

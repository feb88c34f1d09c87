"""The server that is measured: a process of its own, with a real database file.

Rates are per second of its CPU time, so that they mean something on a busy machine too.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

import powderkeg
from powderkeg.rules.core import Complaint

HERE = str(Path(powderkeg.__file__).parent.parent)


def environment() -> dict[str, str]:
    """For a server of this very package, whatever database the machine is set up for.

    One that is started again and again need not compile its sources each time.
    """
    kept = {key: value for key, value in os.environ.items() if "DATABASE" not in key}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)
    return {**kept, "PYTHONPATH": HERE, "PYTHONIOENCODING": "utf-8"}


class Server:
    """A running server: where it is, and what it has used so far."""

    def __init__(self, pid: int, host: str, metrics: str) -> None:
        self.pid = pid
        self.host = host  # with its port
        self.metrics = metrics  # likewise

    def cpu_seconds(self) -> float:
        """Of this process alone, all its threads: what it waited for does not count."""
        return cpu_seconds(self.pid)

    def bytes_held(self) -> int:
        pages = Path(f"/proc/{self.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Wish(NamedTuple):
    """What kind of server: see `running`."""

    second: float
    limits: bool
    rest: float
    database: str
    node: int


@contextmanager
def running(
    second: float = 1.0,
    limits: bool = False,
    rest: float = 10**9,
    database: str = "",
    node: int = 0,
) -> Iterator[Server]:
    """A server that nobody has asked anything yet; its games are gone when it ends.

    Games that are played against the clock may have shorter seconds. Unless its usual limits are
    what is measured, nobody is ever too fast, and no table is put away before it has rested so
    long. On a database of several it is a node at this port.
    """
    if not sys.platform.startswith("linux"):
        raise Complaint("the server is measured by what Linux tells about a process")
    wish = Wish(second, limits, rest, database, node)
    with TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", __name__, folder, msgspec.json.encode(wish).decode()],
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=environment(),
        )
        assert process.stdout is not None
        try:
            hosts = process.stdout.readline().split()
            if not hosts:
                raise Complaint("the server to be measured did not start")
            yield Server(process.pid, *hosts)
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def main(folder: Path, wish: Wish) -> None:
    """As `powderkeg serve` opens it."""
    from powderkeg.server.app import make_app
    from powderkeg.server.logbook import keep_log
    from powderkeg.server.metrics import tell_metrics
    from powderkeg.server.network import listen
    from powderkeg.server.run import run_server
    from powderkeg.server.settings import Settings

    settings = Settings(
        database=wish.database or f"sqlite+aiosqlite:///{folder / 'powderkeg.sqlite'}",
        node=f"http://127.0.0.1:{wish.node}" if wish.node else "",
        tick=wish.second,
        proxies=(),  # whoever comes from this machine comes for themselves
    )
    if not wish.limits:
        endless = dict.fromkeys(("rate", "burst", "streams", "streams_each"), 10**9)
        settings = msgspec.structs.replace(settings, limits=0, rest=wish.rest, **endless)
    door = listen("127.0.0.1", wish.node)
    keep_log(folder / "powderkeg.log", verbose=False)
    ports = door.getsockname()[1], tell_metrics("127.0.0.1:0")
    run_server(
        make_app(settings),
        door,
        lambda: print(*(f"127.0.0.1:{port}" for port in ports), flush=True),
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), msgspec.json.decode(sys.argv[2], type=Wish))

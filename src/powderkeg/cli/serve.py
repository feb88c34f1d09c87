"""powderkeg serve: the table in the browser, for everyone in the same network."""

from __future__ import annotations

import io
import os
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from powderkeg.cli.folder_lock import FolderLock
from powderkeg.server.network import listen, local_address, network_address

# The drivers we bring, for addresses as people write them.
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Where to listen; 127.0.0.1 is for this machine alone.")
    ] = "0.0.0.0",
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help="8000, or the next one that is free."),
    ] = None,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FOLDER", help="Where games and log are kept.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            envvar=["POWDERKEG_DATABASE", "DATABASE_URL"],
            show_envvar=False,
            help="Another database: postgresql://… ($POWDERKEG_DATABASE, $DATABASE_URL).",
        ),
    ] = None,
    quiet: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    log: Annotated[
        Path | None,
        typer.Option(
            "--log", metavar="FILE", help="Where to note what happens; else in that folder."
        ),
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Tell it here, too.")] = False,
) -> None:
    """Open the table in the browser, and to every phone in the same network."""
    from platformdirs import user_data_path

    folder = (data or user_data_path("powderkeg", appauthor=False)).resolve()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the seeds of games lie there
    lock = FolderLock(folder)
    door = listen(host, port)
    here, there = local_address(door), network_address(door)

    # A second that the other commands, and complaints, do not need.
    from powderkeg.server.app import make_app
    from powderkeg.server.logbook import keep_log
    from powderkeg.server.run import run_server
    from powderkeg.server.settings import Settings

    def opened() -> None:
        lock.tell(here)
        tell(here, there, kept="the database you named" if database else str(folder))
        if not quiet:
            show(here)

    keep_log(log or folder / "powderkeg.log", verbose)
    url = driven(database or f"sqlite:///{folder / 'powderkeg.sqlite'}")
    run_server(make_app(Settings(database=url, address=there or "")), door, opened)
    print("\nThe table is closed; every game is kept.")


def driven(url: str) -> str:
    kind, colon, rest = url.partition("://")
    return DRIVERS.get(kind, kind) + colon + rest


def tell(here: str, there: str | None, kept: str) -> None:
    print(f"\nThe table is open.\n\n  On this machine:  {here}")
    if there is not None:
        print(f"  In your network:  {there}\n")
        print(qr_code(there))
    print(f"\nThe games are kept in {kept}. Ctrl-C closes the table.", flush=True)


def qr_code(text: str) -> str:
    """For a phone's camera; nothing where the terminal has no such characters."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    code = drawn.getvalue().rstrip()
    try:
        code.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return ""
    if sys.stdout.isatty():  # white on black whatever the terminal's colours are
        return "\n".join(f"\033[97;40m{line}\033[0m" for line in code.splitlines())
    return code


def show(address: str) -> None:
    """In the browser, if this machine has a screen. It is no harm if not."""
    screen = sys.platform in ("win32", "darwin") or {"DISPLAY", "WAYLAND_DISPLAY"} & {*os.environ}

    def open_it() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)

    if screen:  # beside us: some browsers keep whoever opened them waiting
        Thread(target=open_it, daemon=True).start()

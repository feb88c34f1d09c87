"""powderkeg serve: the table in the browser, for everyone in the same network."""

from __future__ import annotations

import io
import os
import re
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from typer import Option

from powderkeg.cli.flags import the_settings, with_settings
from powderkeg.cli.folder import DataFolder, the_folder
from powderkeg.cli.folder_lock import FolderLock
from powderkeg.rules.core import Complaint
from powderkeg.server.network import listen, local_address, network_address
from powderkeg.server.settings import GROUPS

LONGEST_NODE = 200  # letters: as the database keeps it
# The drivers we bring, for addresses as people write them.
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


@with_settings
def serve(
    host: Annotated[
        str,
        Option(
            metavar="TEXT",
            show_envvar=False,
            help="127.0.0.1 is for this machine alone.",
            rich_help_panel=GROUPS["listens"],
        ),
    ] = "0.0.0.0",
    port: Annotated[
        int | None,
        Option(
            min=0,
            max=65535,
            metavar="N",
            show_envvar=False,
            show_default="8000, or the next free one",
            help="On which port.",
            rich_help_panel=GROUPS["listens"],
        ),
    ] = None,
    data: DataFolder = None,
    no_browser: Annotated[
        bool,
        Option(
            "--no-browser",
            show_envvar=False,
            help="Do not open the browser.",
            rich_help_panel=GROUPS["listens"],
        ),
    ] = False,
    log: Annotated[
        Path | None,
        Option(
            metavar="PATH",
            show_envvar=False,
            show_default="powderkeg.log in that folder",
            help="Where to note what happens; - is here, line by line.",
            rich_help_panel=GROUPS["log"],
        ),
    ] = None,
    metrics: Annotated[
        str | None,
        Option(
            metavar="TEXT",
            show_envvar=False,
            show_default="nowhere",
            help="Where counts are told to Prometheus, such as 127.0.0.1:9100.",
            rich_help_panel=GROUPS["log"],
        ),
    ] = None,
    verbose: Annotated[
        bool,
        Option(
            "--verbose",
            show_envvar=False,
            help="Tell it here, too.",
            rich_help_panel=GROUPS["log"],
        ),
    ] = False,
    **given: Any,
) -> None:
    """Open the table in the browser, and to every phone in the same network.

    Each option can also be set in the environment: --message-bytes is $POWDERKEG_MESSAGE_BYTES.
    """
    folder = the_folder(data)
    lock = FolderLock(folder)
    door = listen(host, port)
    here, there = local_address(door), network_address(door)
    settings = the_settings(
        given,
        database=f"sqlite:///{folder / 'powderkeg.sqlite'}",
        address=there or "",
        push_key=folder / "push.pem",
    )
    settings = msgspec.structs.replace(
        settings, database=driven(settings.database), node=node_at(settings.node)
    )
    if settings.node and not settings.database.startswith("postgresql"):
        raise Complaint("several nodes share a PostgreSQL: --node wants --database postgresql://…")

    # A second that the other commands, and complaints, do not need.
    from sqlalchemy.engine import make_url

    from powderkeg.server.app import make_app
    from powderkeg.server.logbook import keep_log
    from powderkeg.server.metrics import tell_metrics
    from powderkeg.server.run import run_server

    def opened() -> None:
        lock.tell(here, make_url(settings.database).render_as_string(hide_password=True))
        kept = "the database you named" if given["database"] else str(folder)
        tell(here, settings.address or None, kept)
        if not no_browser:
            show(here)

    if metrics:
        tell_metrics(metrics)
    keep_log(log or folder / "powderkeg.log", verbose)
    run_server(make_app(settings, folder=folder), door, opened)
    print("\nThe table is closed; every game is kept.")


def node_at(url: str) -> str:
    """It is a node's name as well, so it is told in one way. What cannot be reached is no address:
    the others would believe that node dead, and take its tables."""
    if not url:
        return url
    try:
        parts = urlsplit(url)
        is_whole = parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        is_whole = False
    rest = parts.path.strip("/") + parts.query + parts.fragment if is_whole else url
    is_printed = url.isprintable() and " " not in url and len(url) <= LONGEST_NODE
    if not is_whole or rest or parts.scheme not in ("http", "https") or not is_printed:
        raise Complaint(f"--node is told as http://HOST:PORT, not as {url[:100]}")
    return url.rstrip("/")


def driven(url: str) -> str:
    kind, colon, rest = url.partition("://")
    driver = DRIVERS.get(kind, kind)
    if driver == "postgresql+asyncpg":  # it calls `ssl` what PostgreSQL's own programs call so
        rest = re.sub(r"(?<=[?&])sslmode=", "ssl=", rest)
    return driver + colon + rest


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

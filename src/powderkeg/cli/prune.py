"""powderkeg prune: what need not be kept for ever, told first, and deleted if one says yes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from powderkeg.cli.backup import Database
from powderkeg.cli.folder import DataFolder, the_folder
from powderkeg.cli.folder_lock import last_database
from powderkeg.cli.serve import driven
from powderkeg.rules.core import Complaint

if TYPE_CHECKING:
    from powderkeg.server.retention import Keep, Pruned


def days(name: str, about: str) -> typer.models.OptionInfo:
    """As the server has it, and from the same variable."""
    variable = f"POWDERKEG_{name.upper().replace('-', '_')}"
    option: typer.models.OptionInfo = typer.Option(
        f"--{name}",
        min=0,
        metavar="DAYS",
        envvar=variable,
        show_envvar=False,
        show_default="for ever",
        help=about,
    )
    return option


Games: TypeAlias = Annotated[float, days("keep-games", "Finished games.")]
Tables: TypeAlias = Annotated[float, days("keep-tables", "Tables where no game is on.")]
Chat: TypeAlias = Annotated[float, days("keep-chat", "Chat, where no game is on.")]


def prune(
    keep_games: Games = 0.0,
    keep_tables: Tables = 0.0,
    keep_chat: Chat = 0.0,
    data: DataFolder = None,
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Delete it.")] = False,
) -> None:
    """Tell what is older than it need be kept; with --yes, delete it. The server may run."""
    from powderkeg.server.retention import Keep

    keep = Keep(keep_games, keep_tables, keep_chat)
    if not any(keep):
        raise Complaint(
            "everything is kept for ever; --keep-games DAYS, --keep-tables, --keep-chat"
        )
    url = the_database(database or "", the_folder(data))
    found = asyncio.run(pruned(url, keep, yes))
    print(f"{found.games} games, {found.tables} tables, {found.lines} lines of chat")
    print(f"{found.bytes:,} bytes, besides what the database itself needs")
    print("All of that was deleted." if yes else "Nothing was deleted: --yes does it.")


def the_database(url: str, folder: Path) -> str:
    url = url or last_database(folder) or f"sqlite:///{folder / 'powderkeg.sqlite'}"
    if ":***@" in url:
        raise Complaint("the database has a password: say --database, or set $POWDERKEG_DATABASE")
    kind, _, path = url.partition(":///")
    if kind.startswith("sqlite") and not Path(path.partition("?")[0]).is_file():
        raise Complaint(f"there is no file {path}")
    return driven(url)


async def pruned(url: str, keep: Keep, deletes: bool) -> Pruned:
    from powderkeg.server.migrations import STEPS, version_of
    from powderkeg.server.retention import Pruning
    from powderkeg.server.store import Store

    store = Store(url)
    try:
        async with store.engine.connect() as connection:
            version = await version_of(connection)
        if version != len(STEPS):  # to look at it must not change it
            raise Complaint(f"the database has version {version}; serve it with this program first")
        return await Pruning(store, keep, time(), deletes).run()
    finally:
        await store.close()

"""powderkeg backup, powderkeg restore: all that is kept, in one file, and back again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from powderkeg.cli.folder import DataFolder, the_folder
from powderkeg.cli.folder_lock import FolderLock, last_database
from powderkeg.rules.core import Complaint

Force = Annotated[bool, typer.Option("--force", help="In place of what is there.")]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar=["POWDERKEG_DATABASE", "DATABASE_URL"],
        show_envvar=False,
        show_default="as it was served last",
        help="Which database.",
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.")],
    data: DataFolder = None,
    database: Database = None,
    force: Force = False,
) -> None:
    """Keep all tables, games and keys in one file, while the server runs or not."""
    from powderkeg.server.backup import back_up

    folder = the_folder(data)
    source = sqlite_file(database or last_database(folder), folder)
    if file.exists() and not force:
        raise Complaint(f"{file} is there already; --force replaces it")
    if not file.resolve().parent.is_dir():
        raise Complaint(f"there is no folder {file.resolve().parent}")
    summary = back_up(folder, source, file.resolve())
    print(f"{file}: {summary}; with {', '.join(summary.files)}. Keep it to yourself.")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    data: DataFolder = None,
    force: Force = False,
) -> None:
    """Put a backup into the data folder; no server may run there."""
    from powderkeg.server.backup import put_back

    folder = the_folder(data)
    with FolderLock(folder):
        summary = put_back(file, folder, force)
    print(f"{folder}: {summary}; with {', '.join(summary.files)}.")


def sqlite_file(url: str, folder: Path) -> Path:
    """The file of a database; others have their own ways."""
    kind, _, path = url.partition(":///")
    if not url:
        return folder / "powderkeg.sqlite"
    if not kind.startswith("sqlite"):
        raise Complaint(
            "the games are in PostgreSQL, which has its own: "
            "`pg_dump --format=custom --file=FILE` and `pg_restore`; "
            f"keep what else lies in {folder}, too"
        )
    return Path(path.partition("?")[0])

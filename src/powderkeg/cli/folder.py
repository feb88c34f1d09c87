"""Where a server keeps its games: the commands that look after it name it alike."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from powderkeg.server.settings import GROUPS

DataFolder: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="PATH",
        envvar="POWDERKEG_DATA",
        show_envvar=False,
        show_default="your user's data folder",
        help="Where games and log are kept.",
        rich_help_panel=GROUPS["keeps"],
    ),
]


def the_folder(data: Path | None) -> Path:
    from platformdirs import user_data_path

    folder = (data or user_data_path("powderkeg", appauthor=False)).resolve()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the seeds of games lie there
    return folder

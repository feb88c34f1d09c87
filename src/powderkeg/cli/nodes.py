"""powderkeg nodes: the servers that share a database."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from powderkeg.cli.admin import print_rows
from powderkeg.cli.common import AsJson, print_json
from powderkeg.cli.serve import driven
from powderkeg.rules.core import Complaint


def nodes(
    database: Annotated[
        str,
        typer.Option(
            envvar=["POWDERKEG_DATABASE", "DATABASE_URL"],
            metavar="TEXT",
            help="The database that they share: postgresql://…",
        ),
    ],
    drain: Annotated[
        str | None,
        typer.Option(metavar="NODE", help="Have this one let its tables go, and stop."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Who is alive, who drains, and how many tables each of them has."""
    from sqlalchemy.exc import SQLAlchemyError

    from powderkeg.server.nodes import all_nodes, ask_to_drain

    url = driven(database)
    try:
        if drain is not None and not asyncio.run(ask_to_drain(url, drain.rstrip("/"))):
            raise Complaint(f"there is no node {drain}; without --drain they are listed")
        told = asyncio.run(all_nodes(url))
    except (SQLAlchemyError, OSError, ImportError) as problem:
        raise Complaint(f"the database cannot be asked: {problem}") from None
    if as_json:
        print_json([{**each._asdict(), "alive": each.is_alive} for each in told])
        return
    rows = [("node", "seen", "tables", "")]
    for each in told:
        state = "dead" if not each.is_alive else "drains" if each.draining else ""
        rows.append((each.node, f"{each.age:.1f} s ago", str(each.tables), state))
    print_rows(rows)

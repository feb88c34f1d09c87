"""powderkeg admin: look after the server that runs on this machine."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from powderkeg.cli.common import AsJson, print_json
from powderkeg.cli.folder import DataFolder, the_folder
from powderkeg.rules.core import Complaint

PATIENCE = 30.0  # seconds: a server may be busy
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="Its name, as in its link.")]
Address = Annotated[
    str, typer.Argument(metavar="ADDRESS", help="192.0.2.7, or a network: 2001:db8::/64.")
]

app = typer.Typer(
    name="admin",
    help="Look after the server that runs on this machine.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@app.command("tables")
def tables(data: DataFolder = None, as_json: AsJson = False) -> None:
    """The tables in memory: game, stage, people, guests, age, and when something was last done."""
    told = ask(data, {"ask": "tables"})
    if as_json:
        print_json(told)
        return
    rows = [("table", "game", "stage", "people", "guests", "age", "last act")]
    for each in told:
        people, guests = str(each["seated"]), str(each["connected"])
        dates = since(each["made"]), since(each["last"])
        rows.append((each["table"], each["game"], each["stage"], people, guests, *dates))
    print_rows(rows)


@app.command("people")
def people(data: DataFolder = None, as_json: AsJson = False) -> None:
    """How many connections each address has, and to which tables."""
    told = ask(data, {"ask": "people"})
    if as_json:
        print_json(told)
        return
    rows = [("address", "connections", "tables")]
    for each in told:
        rows.append((each["address"], str(each["connections"]), " ".join(each["tables"])))
    print_rows(rows)


@app.command("close")
def close(table: TableName, data: DataFolder = None) -> None:
    """Close a table for good: who is there goes, and nobody comes. Its games stay."""
    ask(data, {"ask": "close", "table": table})
    print(f"{table} is closed.")


@app.command("ban")
def ban(address: Address, data: DataFolder = None) -> None:
    """Let an address, or a network, in no more."""
    going = ask(data, {"ask": "ban", "address": address})
    print(f"{address} is banned; {going} connections were cut.")


@app.command("lift")
def lift(address: Address, data: DataFolder = None) -> None:
    """Let an address come again."""
    ask(data, {"ask": "lift", "address": address})
    print(f"{address} may come again.")


@app.command("bans")
def bans(data: DataFolder = None, as_json: AsJson = False) -> None:
    """Which addresses are banned."""
    told = ask(data, {"ask": "bans"})
    if as_json:
        print_json(told)
    else:
        print("\n".join(told) or "Nobody is banned.")


@app.command("forget")
def forget(
    table: TableName,
    name: Annotated[str, typer.Option("--name", help="By which they sat or talked there.")] = "",
    token: Annotated[str, typer.Option("--token", help="Of their seat.")] = "",
    data: DataFolder = None,
) -> None:
    """Delete one person's data at a table: chair, chat, name in games and results."""
    if not (name or token):
        raise Complaint("say --name or --token")
    told = ask(data, {"ask": "forget", "table": table, "name": name, "token": token})
    chairs, lines, games = told
    print(f"Forgotten at {table}: {chairs} chairs, {lines} lines of chat, a name in {games} games.")


def ask(data: Path | None, question: dict[str, str]) -> Any:
    """What the running server says."""
    folder = the_folder(data)
    if not hasattr(socket, "AF_UNIX"):
        raise Complaint("this needs a socket in a folder, which Python has not on this system")
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE)
        try:
            line.connect(str(folder / "admin.sock"))
        except OSError:
            raise Complaint(f"no server runs on {folder}; --data names another folder") from None
        with line.makefile("rwb") as file:
            file.write(json.dumps(question).encode() + b"\n")
            file.flush()
            answer = json.loads(file.readline() or b'{"problem": "it was closed just now"}')
    if answer["problem"]:
        raise Complaint(answer["problem"])
    return answer["told"]


def since(date: float) -> str:
    """In the largest unit that fits."""
    if not date:
        return "?"
    seconds = max(0, int(time.time() - date))
    for unit, length in (("d", 86_400), ("h", 3_600), ("min", 60)):
        if seconds >= length:
            return f"{seconds // length} {unit}"
    return f"{seconds} s"


def print_rows(rows: Sequence[tuple[str, ...]]) -> None:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, widths, strict=True)
        print("  ".join(cell.ljust(width) for cell, width in cells).rstrip())

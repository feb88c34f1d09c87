"""The command line: `powderkeg --help`."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

import powderkeg
from powderkeg.cli import arena, bench, games, ledger, play, replay, rules, serve, simulate, trial
from powderkeg.rules.core import Complaint

app = typer.Typer(
    name="powderkeg",
    help="Five games, one exact engine: play them, replay them, measure them. "
    "Without a command: serve.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("serve")(serve.serve)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("try")(trial.trial)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("replay")(replay.replay)
app.command("rules")(rules.rules)
app.command("ledger")(ledger.ledger)
app.command("bench")(bench.bench)


@app.callback()
def root(
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        print(powderkeg.__version__)
        raise typer.Exit


def main() -> None:
    """Errors a person can mend are told in a line, with exit status 2."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # an old terminal gets ? for what it cannot show
        sys.stdout.reconfigure(errors="replace")
    try:
        app(sys.argv[1:] or ["serve"])
    except (Complaint, OSError) as problem:
        print(f"powderkeg: {problem}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)

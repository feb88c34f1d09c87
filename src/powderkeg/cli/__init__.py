"""The command line: `powderkeg --help`."""

from __future__ import annotations

import sys

import typer

from powderkeg.cli import arena, bench, games, ledger, play, replay, rules, simulate, trial

app = typer.Typer(
    name="powderkeg",
    help="Five games, one exact engine: play them, replay them, measure them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("try")(trial.trial)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("replay")(replay.replay)
app.command("rules")(rules.rules)
app.command("ledger")(ledger.ledger)
app.command("bench")(bench.bench)


def main() -> None:
    """Errors a person can mend are told in a line, with exit status 2."""
    try:
        app()
    except (ValueError, OSError) as problem:
        print(f"powderkeg: {problem}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)

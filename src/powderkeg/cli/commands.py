"""The commands, by the word that is typed."""

from __future__ import annotations

from typing import Annotated

import typer

import powderkeg
from powderkeg.cli import (
    admin,
    arena,
    backup,
    bench,
    chaos,
    dataset,
    deck,
    games,
    ledger,
    new,
    nodes,
    play,
    prune,
    replay,
    rules,
    serve,
    simulate,
    sit,
    think,
    trial,
)
from powderkeg.cli.flags import FROM_THE_ENVIRONMENT, Grouped

app = typer.Typer(
    name="powderkeg",
    help="Board games, one exact engine: play them, replay them, measure them. "
    "Without a command: serve.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("serve", cls=Grouped, context_settings=FROM_THE_ENVIRONMENT)(serve.serve)
app.command("think", context_settings=think.FROM_THE_ENVIRONMENT)(think.think)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("prune")(prune.prune)
app.add_typer(admin.app)
app.command("nodes")(nodes.nodes)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("try")(trial.trial)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("dataset")(dataset.dataset)
app.command("sit")(sit.sit)
app.command("replay")(replay.replay)
app.command("rules")(rules.rules)
app.command("ledger")(ledger.ledger)
app.command("bench")(bench.bench)
app.command("chaos")(chaos.chaos)
app.command("deck")(deck.deck)
app.command("new")(new.new)


@app.callback()
def root(
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        print(powderkeg.__version__)
        raise typer.Exit

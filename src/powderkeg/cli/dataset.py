"""powderkeg dataset: games of bots, or records that there are, as something to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from powderkeg.cli.common import (
    GameName,
    Jobs,
    Merge,
    On,
    Options,
    PartText,
    Seats,
    Seed,
    for_each_seat,
    read_record,
    results_of,
    the_game,
    the_setup,
)
from powderkeg.research.fixtures import Fixture
from powderkeg.rules.core import Complaint
from powderkeg.rules.record import Record, one_line

MINARI = "minari:"


def dataset(
    name: GameName,
    to: Annotated[
        str,
        typer.Option("--to", help="FILE.npz, or minari:NAME/SET-v0 for a data set of Minari's."),
    ],
    seats: Seats = 2,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Seed = "1",
    bots: Annotated[
        str, typer.Option("--bots", help="Names by seat, with commas; repeated to fill the seats.")
    ] = "sensible",
    options: Options = None,
    records: Annotated[
        list[Path] | None,
        typer.Option("--record", metavar="FILE", help="Take these records, and play nothing."),
    ] = None,
    sight: Annotated[
        str, typer.Option("--sight", help="flat, flat+odds or tokens: how seats see it.")
    ] = "flat",
    jobs: Jobs = 1,
    on: On = "here",
    part: PartText = "",
    merge: Merge = None,
) -> None:
    """Write what every seat saw, could do, did, and had of the win in the end."""
    game = the_game(name)
    if not to.startswith(MINARI) and not to.endswith(".npz"):
        raise Complaint(f"--to takes FILE.npz or minari:NAME, not '{to}'")
    found: list[Record]
    try:
        from powderkeg.lab import data
    except ImportError:
        raise Complaint("data sets need numpy: pip install 'powderkeg[lab]'") from None
    if records:
        found = [read_record(path, game) for path in records]
    else:
        setup = the_setup(game, seats, options)
        one_line(seed)
        names = tuple(for_each_seat(bots, seats))
        agreed = tuple(setup.options.items())
        matches = [Fixture(name, agreed, names, f"{seed}/{n}") for n in range(games)]
        results = results_of(matches, jobs, on, part, merge)
        if results is None:
            return
        found = list(data.read(result.record for result in results))
    if to.startswith(MINARI):
        made = data.to_minari(to.removeprefix(MINARI), found, sight)
        print(f"{made.spec.dataset_id}: {made.total_episodes} episodes, {made.total_steps} choices")
        return
    print(f"{to}: {data.save(Path(to), found, sight)} choices of {len(found)} games")

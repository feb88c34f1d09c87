"""powderkeg simulate: bots play many games, and we count."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Annotated

import typer

from powderkeg.cli.common import (
    AsJson,
    GameName,
    Jobs,
    Merge,
    On,
    Options,
    PartText,
    Seats,
    Seed,
    for_each_seat,
    print_json,
    results_of,
    the_game,
    the_setup,
)
from powderkeg.lab.named import bot_of
from powderkeg.research.fixtures import Fixture, Length, Result, length, shared_wins
from powderkeg.rules.record import one_line


def simulate(
    name: GameName,
    seats: Seats = 2,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Seed = "1",
    bots: Annotated[
        str, typer.Option("--bots", help="Names by seat, with commas; repeated to fill the seats.")
    ] = "random",
    options: Options = None,
    folder: Annotated[
        Path | None, typer.Option("--record", metavar="DIR", help="Write the records there.")
    ] = None,
    jobs: Jobs = 1,
    on: On = "here",
    part: PartText = "",
    merge: Merge = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play, and count games, moves, wins and lengths."""
    game = the_game(name)
    setup = the_setup(game, seats, options)
    names = for_each_seat(bots, seats)
    for bot in names:
        bot_of(bot, game)
    agreed = tuple(setup.options.items())
    one_line(seed)
    fixtures = [Fixture(name, agreed, tuple(names), f"{seed}/{n}") for n in range(games)]
    results = results_of(fixtures, jobs, on, part, merge)
    if results is None:
        return
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for number, result in enumerate(results):
            path = folder / f"{name}-{seed}-{number:05d}.txt".replace("/", "_")
            path.write_text(result.record, encoding="utf-8")
    report = summary(name, setup.options, seed, names, results)
    if as_json:
        print_json(report)
    else:
        tell(report)


def summary(
    name: str, options: dict[str, str], seed: str, names: list[str], results: list[Result]
) -> dict[str, object]:
    acts = [result.acts for result in results]
    moves = sum(result.decisions for result in results)
    cpu = sum(result.cpu for result in results)
    by_seat = [sum(result.shares[seat] for result in results) for seat in range(len(names))]
    by_bot: dict[str, float] = {}
    for bot, wins in zip(names, by_seat, strict=True):
        by_bot[bot] = by_bot.get(bot, 0.0) + wins
    rounds = length(results)
    points = [sum(r.scores[seat] for r in results) / len(results) for seat in range(len(names))]
    return {
        "game": name,
        "seats": len(names),
        "options": options,
        "seed": seed,
        "bots": names,
        "games": len(results),
        "moves": moves,
        "acts": sum(acts),
        "cpu_seconds": round(cpu, 3),
        "moves_per_second": round(moves / cpu) if cpu else None,
        "wins": {
            "seats": [round(wins, 3) for wins in by_seat],
            "bots": {bot: round(wins, 3) for bot, wins in by_bot.items()},
        },
        "points": [round(mean, 3) for mean in points],
        "length": {"min": min(acts), "median": median(acts), "max": max(acts)},
        "rounds": rounds._asdict() if rounds else None,
        "shared_wins": shared_wins(results),
    }


def tell(report: dict[str, object]) -> None:
    wins = report["wins"]
    acts = report["length"]
    rounds = report["rounds"]
    assert isinstance(wins, dict) and isinstance(acts, dict)
    print(
        f"{report['games']} games of {report['game']} for {report['seats']}, seed {report['seed']}"
    )
    print(f"moves        {report['moves']} ({report['moves_per_second']} a second of CPU time)")
    print(f"acts a game  {acts['min']} … {acts['median']:g} … {acts['max']}")
    if isinstance(rounds, dict):
        print(f"rounds       {Length(**rounds).told}")
    print("wins by seat " + ", ".join(f"{wins:g}" for wins in wins["seats"]))
    print("wins by bot  " + ", ".join(f"{bot} {won:g}" for bot, won in wins["bots"].items()))
    points = report["points"]
    assert isinstance(points, list)
    print("mean points  " + ", ".join(f"{mean:g}" for mean in points))

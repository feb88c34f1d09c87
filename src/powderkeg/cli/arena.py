"""powderkeg arena: which bot is stronger, how sure we are, and how long games take."""

from __future__ import annotations

from typing import Annotated

import typer

from powderkeg.bots.ladder import make_bot
from powderkeg.cli.common import (
    AsJson,
    GameName,
    Jobs,
    Options,
    Seats,
    Seed,
    print_json,
    the_game,
    the_setup,
    with_progress,
)
from powderkeg.research.arena import Interval, Standing, fixtures, standings
from powderkeg.research.fixtures import length, play_all, shared_wins
from powderkeg.rules.core import Complaint
from powderkeg.rules.record import one_line


def arena(
    name: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", help="Who meets whom, with commas; or one bot, to see how long its games are."
        ),
    ],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seats: Seats = 2,
    seed: Seed = "arena",
    options: Options = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots meet, seats rotated and dice repeated, and rate them with 95 % intervals."""
    game = the_game(name)
    setup = the_setup(game, seats, options)
    names = list(dict.fromkeys(bot.strip() for bot in bots.split(",") if bot.strip()))
    if not 1 <= len(names) <= seats:
        raise Complaint(f"name different bots, at least one and at most {seats}")
    for bot in names:
        make_bot(bot, game)
    if games < 5 * len(names):
        many = "1 bot needs" if len(names) == 1 else f"{len(names)} bots need"
        raise Complaint(f"{many} at least {5 * len(names)} games for an interval")
    one_line(seed)
    todo = fixtures(name, setup.options, names, seats, games, seed)
    results = list(with_progress(play_all(todo, jobs), len(todo), "Playing"))
    table = standings(results) if len(names) > 1 else []  # nobody is stronger than itself
    rounds = length(results)
    if as_json:
        print_json(
            {
                "game": name,
                "seats": seats,
                "options": setup.options,
                "games": len(results),
                "rounds": rounds._asdict() if rounds else None,
                "shared_wins": shared_wins(results),
                "standings": [to_json(standing) for standing in table],
            }
        )
        return
    print(f"{name} for {seats}, {len(results)} games; {', '.join(names)}")
    if rounds is not None:
        print(f"rounds: {rounds.told}; shared wins: {shared_wins(results):.0%}")
    if table:
        print(f"{'bot':<16}{'rating':>22}{'wins':>22}{'points':>22}")
    for standing in table:
        row = [shown(standing.rating, 0), shown(standing.wins, 2), shown(standing.points, 1)]
        print(f"{standing.bot:<16}" + "".join(f"{cell:>22}" for cell in row))
    if table:
        print("wins: 1 is the fair share; 95 % intervals")


def shown(interval: Interval, digits: int) -> str:
    value, low, high = (f"{number:.{digits}f}" for number in interval)
    return f"{value} [{low}, {high}]"


def to_json(standing: Standing) -> dict[str, object]:
    return {
        "bot": standing.bot,
        "seats": standing.seats,
        "rating": standing.rating._asdict(),
        "wins_per_fair_share": standing.wins._asdict(),
        "points": standing.points._asdict(),
    }

"""powderkeg arena: which bot is stronger, how sure we are, and how long games take."""

from __future__ import annotations

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
    print_json,
    results_of,
    the_game,
    the_setup,
)
from powderkeg.lab.named import bot_of
from powderkeg.research.arena import Interval, Standing, fixtures, standings
from powderkeg.research.fixtures import Fixture, Result, length, shared_wins
from powderkeg.research.together import Team, is_together, team, team_fixtures
from powderkeg.rules.core import Complaint
from powderkeg.rules.game import Game
from powderkeg.rules.record import one_line
from powderkeg.rules.setup import Setup


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
    each: Annotated[
        str,
        typer.Option("--each", metavar="KEY", help="Where all win together: try each value."),
    ] = "",
    jobs: Jobs = 1,
    on: On = "here",
    part: PartText = "",
    merge: Merge = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet, seats rotated and dice repeated, and rate them with 95 % intervals.

    Where all seats are one team, each bot plays on all of them, and its win rate is told.
    """
    game = the_game(name)
    setup = the_setup(game, seats, options)
    names = list(dict.fromkeys(bot.strip() for bot in bots.split(",") if bot.strip()))
    if not 1 <= len(names) <= seats:
        raise Complaint(f"name different bots, at least one and at most {seats}")
    for bot in names:
        bot_of(bot, game)
    if games < 5 * len(names):
        many = "1 bot needs" if len(names) == 1 else f"{len(names)} bots need"
        raise Complaint(f"{many} at least {5 * len(names)} games for an interval")
    one_line(seed)
    if each or is_together(game, setup):
        pairs, matches = campaign(game, setup, each, names, games, seed)
        played = results_of(matches, jobs, on, part, merge)
        if played is not None:
            tell_teams(name, setup, each, teams_of(pairs, played, games), as_json)
        return
    todo = fixtures(name, setup.options, names, seats, games, seed)
    results = results_of(todo, jobs, on, part, merge)
    if results is None:
        return
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


def campaign(
    game: Game, setup: Setup, each: str, bots: list[str], games: int, seed: str
) -> tuple[list[tuple[str, str]], list[Fixture]]:
    """Every bot as a team of its own, with each value of an option if one is named; its matches."""
    values = [""]
    if each:
        values = next((option.values for option in game.options if option.key == each), [])
    setups = {
        value: game.setup(setup.seats, setup.options | ({each: value} if each else {}))
        for value in values
    }
    tried = {value: wish for value, wish in setups.items() if game.refusal(wish) is None}
    if not tried or not all(is_together(game, wish) for wish in tried.values()):
        raise Complaint(f"--each takes an option of a game that all win together, not '{each}'")
    pairs = [(value, bot) for value in tried for bot in bots]
    todo = [
        fixture
        for value, bot in pairs
        for fixture in team_fixtures(game.name, tried[value], bot, games, seed)
    ]
    return pairs, todo


def teams_of(pairs: list[tuple[str, str]], results: list[Result], games: int) -> list[Team]:
    return [
        team(value, bot, results[number * games : (number + 1) * games])
        for number, (value, bot) in enumerate(pairs)
    ]


def tell_teams(name: str, setup: Setup, each: str, teams: list[Team], as_json: bool) -> None:
    if as_json:
        told = [team_to_json(each_team) for each_team in teams]
        about = {"game": name, "seats": setup.seats, "options": setup.options, "each": each}
        print_json({**about, "teams": told})
        return
    print(f"{name} for {setup.seats}, all together")
    print(f"{each or '':<16}{'bot':<16}{'games':>7}{'wins':>7}{'rate':>20}{'rounds':>16}")
    for value, bot, games, wins, rate, rounds in teams:
        share, low, high = (f"{number:.0%}" for number in rate)
        figures = f"{games:>7}{wins:>7}{f'{share} [{low}, {high}]':>20}"
        print(f"{value:<16}{bot:<16}{figures}{rounds.told if rounds else '':>16}")
    print("95 % intervals")


def team_to_json(team: Team) -> dict[str, object]:
    return {
        "value": team.value,
        "bot": team.bot,
        "games": team.games,
        "wins": team.wins,
        "rate": team.rate._asdict(),
        "rounds": team.rounds._asdict() if team.rounds else None,
    }


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

"""Games that all seats win or lose together: how often a team of one bot wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from powderkeg.research.arena import Interval
from powderkeg.research.fixtures import Fixture, Length, Result, length
from powderkeg.rules.game import Game
from powderkeg.rules.playout import playout
from powderkeg.rules.rng import Rng
from powderkeg.rules.setup import Setup

Z: Final = 1.96  # standard deviations around the mean that hold 95 of 100 cases


class Team(NamedTuple):
    """How a team of one bot did, with one value of an option if several were tried."""

    value: str
    bot: str
    games: int
    wins: int
    rate: Interval
    rounds: Length | None


def is_together(game: Game, setup: Setup) -> bool:
    """Are all seats one team? A game played at random tells."""
    state = game.start(setup)
    playout(state, Rng("together"), game.bound)
    outcome = state.outcome()
    return outcome is not None and setup.seats > 1 and len(set(outcome.teams)) == 1


def team_fixtures(game: str, setup: Setup, bot: str, games: int, seed: str) -> list[Fixture]:
    """The same dice for every bot and every value."""
    agreed = tuple(setup.options.items())
    return [Fixture(game, agreed, (bot,) * setup.seats, f"{seed}/{n}") for n in range(games)]


def team(value: str, bot: str, results: Sequence[Result]) -> Team:
    wins = sum(max(result.shares) > 0 for result in results)
    return Team(value, bot, len(results), wins, rate(wins, len(results)), length(results))


def rate(wins: int, games: int) -> Interval:
    """After Wilson: it holds where nobody ever won, or everybody did."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return Interval(share, max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole))

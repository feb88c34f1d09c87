"""The arena: which bot is stronger, and how sure we are.

Ratings are fitted to all pairs of seats in all games (Bradley–Terry, written as Elo);
intervals come from drawing the games anew (bootstrap).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from typing import NamedTuple

from powderkeg.research.fixtures import Fixture, Result
from powderkeg.rules.rng import Rng

RESAMPLES = 200
ROUNDS = 60  # of fitting: far past where the third digit moves
CONFIDENCE = 0.95


class Interval(NamedTuple):
    """A figure, and the range that holds it in 95 of 100 repetitions."""

    value: float
    low: float
    high: float


class Standing(NamedTuple):
    """How one bot did."""

    bot: str
    seats: int  # places it took at a table
    wins: Interval  # share of games it should have won by luck is 1.0
    points: Interval
    rating: Interval


def fixtures(
    game: str, options: dict[str, str], bots: Sequence[str], seats: int, games: int, seed: str
) -> list[Fixture]:
    """Seats are filled in turn and rotated; every rotation meets the same dice."""
    return [
        Fixture(
            game,
            tuple(options.items()),
            tuple(bots[(seat + number) % len(bots)] for seat in range(seats)),
            f"{seed}/{number // len(bots)}",
        )
        for number in range(games)
    ]


def standings(results: Sequence[Result]) -> list[Standing]:
    """The best first."""
    bots = list(dict.fromkeys(bot for result in results for bot in result.fixture.bots))
    rng = Rng("arena")
    whole = figures(results, bots)
    # Rotations of one deal belong together: they are drawn together.
    deals: dict[str, list[Result]] = {}
    for result in results:
        deals.setdefault(result.fixture.seed, []).append(result)
    groups = list(deals.values())
    samples = [
        figures([r for _ in groups for r in rng.pick(groups)], bots) for _ in range(RESAMPLES)
    ]
    table = [
        Standing(
            bot,
            sum(result.fixture.bots.count(bot) for result in results),
            *(interval(whole[bot][i], [sample[bot][i] for sample in samples]) for i in range(3)),
        )
        for bot in bots
    ]
    return sorted(table, key=lambda standing: -standing.rating.value)


def interval(value: float, sampled: list[float]) -> Interval:
    ordered = sorted(sampled)
    tail = int(len(ordered) * (1 - CONFIDENCE) / 2)
    return Interval(value, ordered[tail], ordered[-1 - tail])


def figures(results: Sequence[Result], bots: list[str]) -> dict[str, tuple[float, float, float]]:
    """For each bot: wins per fair share, mean points, rating."""
    seats = dict.fromkeys(bots, 0)
    wins = dict.fromkeys(bots, 0.0)
    points = dict.fromkeys(bots, 0.0)
    beaten: dict[tuple[str, str], float] = {}
    for result in results:
        names = result.fixture.bots
        for seat, bot in enumerate(names):
            seats[bot] += 1
            wins[bot] += result.shares[seat] * len(names)
            points[bot] += result.scores[seat]
            for rival, other in enumerate(names):
                if other != bot:
                    pair = (bot, other)
                    beaten[pair] = beaten.get(pair, 0.0) + better(result, seat, rival)
    rated = ratings(bots, beaten)
    return {
        bot: (wins[bot] / max(1, seats[bot]), points[bot] / max(1, seats[bot]), rated[bot])
        for bot in bots
    }


def better(result: Result, seat: int, rival: int) -> float:
    """1 for the winner against a loser, otherwise by points; a half when even."""
    mine = (result.shares[seat], result.scores[seat])
    theirs = (result.shares[rival], result.scores[rival])
    return 0.5 if mine == theirs else float(mine > theirs)


def ratings(bots: list[str], beaten: dict[tuple[str, str], float]) -> dict[str, float]:
    """Elo, the mean at 1500. Half a win each way keeps an unbeaten bot finite."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for bot in bots:
            won = 0.0
            met = 0.0
            for other in bots:
                if other != bot:
                    a = beaten.get((bot, other), 0.0) + 0.5
                    b = beaten.get((other, bot), 0.0) + 0.5
                    won += a
                    met += (a + b) / (strength[bot] + strength[other])
            if met:
                strength[bot] = won / met
    mean = sum(log10(strength[bot]) for bot in bots) / len(bots)
    return {bot: 1500 + 400 * (log10(strength[bot]) - mean) for bot in bots}

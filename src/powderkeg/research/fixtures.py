"""Many matches: what is to be played, by whom, and how it went. Plain data, so that it travels."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from typing import Final, NamedTuple

from powderkeg.lab.named import bot_of
from powderkeg.research.spread import HERE, spread
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match

PIECE: Final = 8  # matches that travel together to another machine


class Fixture(NamedTuple):
    """A match to be played."""

    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # one a seat
    seed: str


class Result(NamedTuple):
    """How a match went."""

    fixture: Fixture
    scores: tuple[float, ...]
    shares: tuple[float, ...]  # of the win, by seat
    acts: int
    decisions: int
    rounds: int  # 0 where the game does not count them
    cpu: float  # seconds
    record: str


class Length(NamedTuple):
    """How many rounds games took: the middle one, and all but the shortest and longest tenth."""

    median: float
    low: int
    high: int

    @property
    def told(self) -> str:
        return f"{self.median:g} [{self.low}, {self.high}]"


def play(fixture: Fixture) -> Result:
    game = GAMES[fixture.game]
    setup = game.setup(len(fixture.bots), dict(fixture.options))
    bots = {seat: bot_of(name, game) for seat, name in enumerate(fixture.bots)}
    began = time.process_time()
    match = Match(game, setup, bots, fixture.seed)
    record = match.run()
    cpu = time.process_time() - began
    outcome = match.state.outcome()
    assert outcome is not None
    shares = tuple(outcome.share(seat) for seat in range(setup.seats))
    scores = tuple(outcome.scores)
    decisions = sum(act.actor >= 0 for act in record.acts)
    return Result(
        fixture,
        scores,
        shares,
        len(record.acts),
        decisions,
        game.strategy.rounds(match.state),
        cpu,
        record.write(),
    )


def play_all(fixtures: Iterable[Fixture], jobs: int = 1, on: str = HERE) -> Iterator[Result]:
    """In the order given, wherever they are played."""
    size = 1 if on == HERE else PIECE
    for results in spread(play_some, fixtures, on, jobs, size):
        yield from results


def play_some(fixtures: Sequence[Fixture]) -> list[Result]:
    return [play(fixture) for fixture in fixtures]


def length(results: Sequence[Result]) -> Length | None:
    """None where the game counts no rounds."""
    rounds = sorted(result.rounds for result in results)
    tenth = len(rounds) // 10
    if rounds[-1] == 0:
        return None
    return Length(median(rounds), rounds[tenth], rounds[-1 - tenth])


def shared_wins(results: Sequence[Result]) -> float:
    """The share of games that had several winners who were rivals."""
    return sum(0.0 < max(result.shares) < 1.0 for result in results) / len(results)

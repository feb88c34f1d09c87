"""Bots that do not look ahead: one rolls dice, one takes what looks best, one asks the game."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import SILENT, Complaint, Log, Move, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.match import Bot
from powderkeg.rules.rng import Rng
from powderkeg.rules.strategy import Strategy

LOOKS: Final = 8  # worlds in which a move is tried that uncovers something


class RandomBot(Bot):
    """Any move is as good as another."""

    name = "random"

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        return rng.pick(world.moves(seat))


class GreedyBot(Bot):
    """Takes the move after which the position looks best, of all or of a few that come to mind."""

    def __init__(self, game: Game, ideas: int = 0) -> None:
        self.name = f"greedy:{ideas}" if ideas else "greedy"
        self.strategy = game.strategy
        self.ideas = ideas

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        moves = world.moves(seat)
        if self.ideas and self.ideas < len(moves):
            moves = [rng.pick(moves) for _ in range(self.ideas)]  # perhaps the same one twice
        values = appraise(self.strategy, world, seat, moves, rng)
        most = max(values)
        return rng.pick([move for move, value in zip(moves, values, strict=True) if value == most])


class ExpertBot(Bot):
    """Plays what the game itself thinks right, at one of its levels."""

    def __init__(self, game: Game, level: int) -> None:
        self.name = f"expert:{level}"
        self.game = game
        self.level = level

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        move = self.game.strategy.expert(world, seat, self.level, rng)
        if move is None:
            raise Complaint(f"{self.game.name} has no expert")
        return move


def appraise(
    strategy: Strategy, world: State, seat: Seat, moves: list[Move], rng: Rng
) -> list[float]:
    """How the position looks after each move.

    Where a move uncovers something, one try would be luck: it is tried in several worlds,
    the same for all moves.
    """
    values: list[float] = []
    worlds: list[State] = []
    for move in moves:
        after = world.clone()
        log = Log()
        after.play(seat, move, log)
        value = strategy.value(after, seat)
        if any(event.uncovers(seat) for event in log.events):
            if not worlds:
                worlds = [world.reimagine(seat, rng) for _ in range(LOOKS)]
            value = total([value_after(strategy, other, seat, move) for other in worlds]) / LOOKS
        values.append(value)
    return values


def total(numbers: list[float]) -> float:
    """One after the other: `sum` rounds otherwise in newer Pythons, and games must be the same."""
    result = 0.0
    for number in numbers:
        result += number
    return result


def value_after(strategy: Strategy, world: State, seat: Seat, move: Move) -> float:
    after = world.clone()
    after.play(seat, move, SILENT)
    return strategy.value(after, seat)

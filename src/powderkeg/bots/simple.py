"""Two bots that do not look ahead: one rolls dice, one takes what looks best."""

from __future__ import annotations

from powderkeg.bots.bot import Bot
from powderkeg.rules.core import SILENT, Move, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.rng import Rng


class RandomBot(Bot):
    """Any move is as good as another."""

    name = "random"

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        return rng.pick(world.moves(seat))


class GreedyBot(Bot):
    """Tries each move once and takes the one after which the position looks best."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        best: list[Move] = []
        most = 0.0
        for move in world.moves(seat):
            after = world.clone()
            after.play(seat, move, SILENT)
            value = self.game.value(after, seat)
            if not best or value > most:
                best, most = [move], value
            elif value == most:
                best.append(move)
        return rng.pick(best)

"""A thinker in which some bots misbehave; all others think as ever."""

from __future__ import annotations

import json
import os
import time

from powderkeg.bots import ladder, worker
from powderkeg.rules.core import Move, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.match import Bot
from powderkeg.rules.rng import Rng

HONEST = worker.answered
KNOWN = ladder.bot_of_kind


class Slow(Bot):
    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        print("thinking hard")  # must not be taken for an answer
        time.sleep(60)
        return world.moves(seat)[0]


class Illegal(Bot):
    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        return Move("pawn:30")


class Broken(Bot):
    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        raise ZeroDivisionError("thought too far")


class Crashing(Bot):
    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        os._exit(3)


ROGUES = {"slow": Slow, "illegal": Illegal, "broken": Broken, "crashing": Crashing}


def some_bot(kind: str, game: Game) -> Bot:
    return ROGUES[kind]() if kind in ROGUES else KNOWN(kind, game)


def answered(line: bytes) -> bytes:
    """Three more say something that is no answer."""
    question = json.loads(line)
    odd = {
        "babbling": b"well, let me see\n",
        "confused": json.dumps({"id": question["id"] - 1, "move": "pawn:0"}).encode() + b"\n",
        "inventive": json.dumps({"id": question["id"], "move": "castle"}).encode() + b"\n",
    }
    return odd.get(question["bot"]) or HONEST(line)


if __name__ == "__main__":
    ladder.bot_of_kind = some_bot
    worker.answered = answered
    worker.main()

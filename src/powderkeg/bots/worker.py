"""A process in which bots think: `python -m powderkeg.bots.worker`.

A line of JSON for each question, a line of JSON for each answer, until the input closes:

    {"id": 7, "record": "game verflixxt 1\\n…", "seat": 1, "bot": "sharp", "rng": "any text"}
    {"id": 7, "move": "pawn:9"}      or      {"id": 7, "error": "why there is none"}

Instead of a record there may be a `game` and a `scene`. An error has `"bad": true` if the question
is to blame and not the bot. What it answers depends on nothing but the question: it remembers where
a few records led only to play on from there.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any, Final

from powderkeg.bots.compiled import CompiledRules
from powderkeg.bots.ladder import make_bot
from powderkeg.rules.core import SILENT, Complaint, State
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import actor_of
from powderkeg.rules.rng import Rng

MOST_KNOWN: Final = 16  # records that may be gone on with
LONGEST: Final = 500  # of an error: an answer must pass through a pipe in one piece


class BadQuestion(Exception):
    """There is no such bot, game or turn. The message says which."""


class Memory:
    """Where records led. The next question about a game comes with the same lines, and a few more.

    To replay all of a long game takes longer than most bots think about a move.
    """

    def __init__(self) -> None:
        self.known: dict[str, tuple[Game, State]] = {}  # by record, the latest last

    def position(self, text: str) -> tuple[Game, State]:
        before = max(filter(text.startswith, self.known), key=len, default="")
        if before:
            game, state = self.known.pop(before)
            if not gone_on(game, state, text[len(before) :]):
                before = ""
        if not before:
            record = Reader(GAMES).read(text)
            game, state = record.game, record.replay()
        if text.endswith("\n"):  # else what comes next might belong to its last line
            self.known[text] = game, state.clone()
        if len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]
        return game, state


def gone_on(game: Game, state: State, lines: str) -> bool:
    """Are these acts, and have they been played? Whatever else they are, the reader knows."""
    for line in lines.splitlines():
        actor, _, text = line.partition(" ")
        who, move = actor_of(actor), game.moves.parse(text)
        if who is None or move is None or state.refusal(who, move) is not None:
            return False
        state.play(who, move, SILENT)
    return True


MEMORY: Final = Memory()


def main() -> None:
    """Answer until the input closes. Whoever started us decides when to stop, not the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing but answers goes out there
    compiled = CompiledRules()
    if compiled.are_there():
        compiled.go_over(answers)
    for line in sys.stdin.buffer:
        try:
            os.write(answers, answered(line))
        except BrokenPipeError:  # nobody listens any more
            return
        if compiled.are_there():  # and nobody asks before they were answered: nothing is lost
            compiled.go_over(answers)


def answered(line: bytes) -> bytes:
    """The answer to a question, as a line. A bot may fail in any way: the process goes on."""
    number: object = None
    try:
        question = json.loads(line)
        number = question["id"]
        answer = {"id": number, "move": thought(question)}
    except BadQuestion as problem:
        answer = {"id": number, "error": str(problem)[:LONGEST], "bad": True}
    except Exception as problem:
        told = f"{type(problem).__name__}: {problem}"
        answer = {"id": number, "error": told[:LONGEST]}
    return json.dumps(answer).encode() + b"\n"


def thought(question: dict[str, Any]) -> str:
    """What the bot plays, shown nothing but an imagined world."""
    try:
        game, state = position(question)
        bot = make_bot(question["bot"], game)
    except Complaint as problem:
        raise BadQuestion(str(problem)) from None
    seat = question["seat"]
    if "record" in question and seat not in state.deciders():
        raise BadQuestion(f"seat {seat} is not awaited")
    rng = Rng(question["rng"])
    world = state.reimagine(seat, rng)
    return bot.choose(world, seat, rng).text


def position(question: dict[str, Any]) -> tuple[Game, State]:
    """The game, and where it stands."""
    if "scene" in question:
        game = GAMES[question["game"]]
        return game, game.scenes.read(question["scene"])
    return MEMORY.position(question["record"])


if __name__ == "__main__":
    main()

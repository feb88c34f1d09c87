"""The bots of Elixir: they play in worlds that their seat cannot tell from the true one.

Level 1 plays by whim, level 2 by rules of thumb. Level 3 is patient as well: it keeps cards for
their moment, tries each choice in some worlds and sees what comes of it. Level 4 looks at more
worlds, and further.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from powderkeg.rules.core import CHANCE, CLOCK, NEVER, SILENT, Move, Seat, Wait
from powderkeg.rules.elixir.habits import habit
from powderkeg.rules.elixir.moves import STEADY
from powderkeg.rules.elixir.prospects import outlook
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.rng import Rng

WHIM: Final = 3  # level 1: one choice in so many is any
WORLDS: Final = {3: 24, 4: 80}
ROUNDS: Final = {3: 0, 4: 1}  # besides this turn, before the worlds are compared
SIFT: Final = 4  # after so many worlds, and as many again, hopeless ideas are dropped
MOST_IDEAS: Final = 10
SURE: Final = 1.0  # standard errors by which another idea must be better than the first
LONGEST: Final = 400  # acts of one look ahead
WEIGHED: Final = ("turn", "window", "buy-off", "aim", "between", "lift", "copy", "tithe", "way")


def choose(world: Elixir, seat: Seat, level: int, rng: Rng) -> Move:
    moves = [move for move in world.moves(seat) if move is not STEADY]
    if len(moves) == 1:
        return moves[0]
    if level <= 1 and rng.below(WHIM) == 0:
        return rng.pick(moves)
    first = habit(world, seat, moves, rng, level > 2)
    if level <= 2 or world.phases[-1].key not in WEIGHED:
        return first
    ideas = [first, *(move for move in moves if move is not first)][:MOST_IDEAS]
    return best_of(world, seat, ideas, min(level, 4), rng)


class Idea:
    """A move that came to mind later, and how much better it did than the first, by worlds."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.total = 0.0
        self.squares = 0.0

    def add(self, lead: float) -> None:
        self.total += lead
        self.squares += lead * lead

    def lead(self, worlds: int, errors: float) -> float:
        """On average, and so many standard errors more."""
        mean = self.total / worlds
        spread = max(0.0, self.squares / worlds - mean * mean)
        return mean + errors * sqrt(spread / worlds)


def best_of(world: Elixir, seat: Seat, moves: list[Move], level: int, rng: Rng) -> Move:
    """Each idea is tried in the same worlds; the first one holds if no other is surely better."""
    first = moves[0]
    ideas = [Idea(move) for move in moves[1:]]
    turn = world.turn + 1 + ROUNDS[level] * world.seats
    for tried in range(1, WORLDS[level] + 1):
        other = world.reimagine(seat, rng)
        dice = f"try {rng.below(1_000_000)}"
        usual = prospect(other, seat, first, turn, dice)
        for idea in ideas:
            idea.add(prospect(other, seat, idea.move, turn, dice) - usual)
        if tried % SIFT == 0:
            ideas = [idea for idea in ideas if idea.lead(tried, SURE) > 0.0]
            if not ideas:
                return first
    best, most = first, 0.0
    for idea in ideas:
        lead = idea.lead(WORLDS[level], -SURE)
        if lead > most:
            best, most = idea.move, lead
    return best


def prospect(world: Elixir, seat: Seat, move: Move, turn: int, dice: str) -> float:
    """How it looks in that turn, if one begins with this move."""
    after = world.clone()
    after.play(seat, move, SILENT)
    play_on(after, turn, Rng(dice))
    return outlook(after, seat)


def play_on(s: Elixir, turn: int, rng: Rng) -> None:
    """By habit, until nothing waits on the stack in the turn that was to be reached."""
    for _ in range(LONGEST):
        chances = s.chances()
        if chances:
            s.play(CHANCE, rng.pick(chances), SILENT)
            continue
        deciders = s.deciders()
        if deciders:
            if s.phases[-1].key == "turn" and s.turn >= turn:
                return
            seat = deciders[0]
            s.play(seat, habit(s, seat, s.moves(seat), rng, True), SILENT)
        elif s.due() != NEVER:
            s.play(CLOCK, Wait(s.due()), SILENT)
        else:
            return

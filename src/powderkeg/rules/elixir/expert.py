"""The bots of Elixir: they play in worlds that their seat cannot tell from the true one.

Level 1 plays by whim, level 2 by rules of thumb. Level 3 tries each choice in some worlds and
sees what comes of it; higher levels look at more worlds, and further.
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import CHANCE, CLOCK, NEVER, SILENT, Move, Seat, Wait
from powderkeg.rules.elixir.habits import habit
from powderkeg.rules.elixir.moves import STEADY
from powderkeg.rules.elixir.prospects import outlook
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.rng import Rng

WHIM: Final = 3  # level 1: one choice in so many is any
WORLDS: Final = {3: 4, 4: 12}
TURNS: Final = {3: 1, 4: 5}  # later the worlds are compared
MOST_IDEAS: Final = 10
MARGIN: Final = 0.1  # by which another idea must be better than the first
LONGEST: Final = 400  # acts of one look ahead
WEIGHED: Final = ("turn", "window", "buy-off", "aim", "between", "lift", "copy", "tithe", "way")


def choose(world: Elixir, seat: Seat, level: int, rng: Rng) -> Move:
    moves = [move for move in world.moves(seat) if move is not STEADY]
    if len(moves) == 1:
        return moves[0]
    if level <= 1 and rng.below(WHIM) == 0:
        return rng.pick(moves)
    first = habit(world, seat, moves, rng)
    if level <= 2 or world.phases[0].key not in WEIGHED:
        return first
    ideas = [first, *(move for move in moves if move is not first)][:MOST_IDEAS]
    return best_of(world, seat, ideas, min(level, 4), rng)


def best_of(world: Elixir, seat: Seat, ideas: list[Move], level: int, rng: Rng) -> Move:
    """Each idea is tried in the same worlds; of equals the first that came to mind."""
    values = [0.0] * len(ideas)
    for _ in range(WORLDS[level]):
        other = world.reimagine(seat, rng)
        dice = f"try {rng.below(1_000_000)}"
        for place, move in enumerate(ideas):
            after = other.clone()
            after.play(seat, move, SILENT)
            play_on(after, world.turn + TURNS[level], Rng(dice))
            values[place] += outlook(after, seat)
    values[0] += MARGIN * WORLDS[level]
    best = 0
    for place in range(1, len(ideas)):
        if values[place] > values[best]:
            best = place
    return ideas[best]


def play_on(s: Elixir, turn: int, rng: Rng) -> None:
    """By habit, until nothing waits on the stack in the turn that was to be reached."""
    for _ in range(LONGEST):
        chances = s.chances()
        if chances:
            s.play(CHANCE, rng.pick(chances), SILENT)
            continue
        deciders = s.deciders()
        if deciders:
            if s.phases[0].key == "turn" and s.turn >= turn:
                return
            seat = deciders[0]
            s.play(seat, habit(s, seat, s.moves(seat), rng), SILENT)
        elif s.due() != NEVER:
            s.play(CLOCK, Wait(s.due()), SILENT)
        else:
            return

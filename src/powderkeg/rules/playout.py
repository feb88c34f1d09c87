"""Random play to the end, through the same questions and verb that everyone uses.

Time passes only when no seat is awaited: in a playout nobody is late.
"""

from __future__ import annotations

from powderkeg.rules.core import CHANCE, CLOCK, NEVER, SILENT, Move, Seat, State
from powderkeg.rules.rng import Rng


def playout(state: State, rng: Rng, limit: int) -> int:
    """Play at random to the end, or for `limit` acts. Answers how many decisions seats made."""
    decisions = 0
    for _ in range(limit):
        phase = state.phases[-1]  # the state would ask it as well, and twice who is awaited
        moves: list[Move] = phase.chances(state)
        actor: Seat = CHANCE
        if not moves:
            deciders = phase.deciders(state)
            if deciders:
                actor = deciders[0] if len(deciders) == 1 else rng.pick(deciders)
                moves = phase.moves(state, actor)
                decisions += 1
            elif phase.due(state) != NEVER:
                actor = CLOCK
                moves = state.moves(CLOCK)
            else:
                break
        state.play(actor, moves[rng.below(len(moves))], SILENT)
    return decisions

"""What a move will do, as far as the seat can know before making it."""

from __future__ import annotations

from powderkeg.rules.core import Event, Log, Move, Seat, State
from powderkeg.rules.rng import Rng

WORLDS = 6


def foresee(state: State, seat: Seat, move: Move, rng: Rng) -> list[Event]:
    """What follows in every world the seat can imagine: nothing hidden, nothing by chance."""
    certain: list[Event] = []
    for world in range(WORLDS):
        log = Log()
        imagined = state.reimagine(seat, rng)
        imagined.play(seat, move, log)
        seen = log.seen_by(seat)
        certain = seen if world == 0 else agreed(certain, seen)
    return certain


def agreed(some: list[Event], others: list[Event]) -> list[Event]:
    """As far as both tell the same."""
    both: list[Event] = []
    for one, other in zip(some, others, strict=False):
        if one.to_json() != other.to_json():
            break
        both.append(one)
    return both

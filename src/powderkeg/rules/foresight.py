"""What a move will do, as far as the seat can know before making it."""

from __future__ import annotations

from powderkeg.rules.core import Event, Log, Move, Seat, State
from powderkeg.rules.rng import Rng

WORLDS = 6


def foresee(state: State, seat: Seat, moves: list[Move], rng: Rng) -> list[list[Event]]:
    """For each move, what follows in all of some worlds that the seat can imagine.

    Nothing by chance is told, since it would differ, and nothing from where a hidden thing is
    uncovered on; but what is likely enough to happen in all of them is told as if it were certain.
    Of a move that is not foreseeable nothing is told, and no world is imagined for it.
    """
    worlds: list[State] = []
    foreseen: list[list[Event]] = []
    for move in moves:
        if not move.foreseeable:
            foreseen.append([])
            continue
        if not worlds:
            worlds = [state.reimagine(seat, rng) for _ in range(WORLDS)]
        foreseen.append(shared([seen_after(world, seat, move) for world in worlds], seat))
    return foreseen


def seen_after(world: State, seat: Seat, move: Move) -> list[Event]:
    log = Log()
    world.clone().play(seat, move, log)
    return log.seen_by(seat)


def shared(tellings: list[list[Event]], seat: Seat) -> list[Event]:
    """As far as all tell the same, and nothing that was hidden from the seat."""
    first = tellings[0]
    for step in range(len(first)):
        for other in tellings[1:]:
            if step >= len(other) or other[step].to_json() != first[step].to_json():
                return first[:step]
        if first[step].uncovers(seat):
            return first[:step]
    return first

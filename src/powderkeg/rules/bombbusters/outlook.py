"""Looking one step ahead: what will the others know, and what can they cut?"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.ideas import Idea, best_score
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import CHANCE, SILENT, Move, Seat
from powderkeg.rules.rng import Rng

FADING: Final = 0.6  # a turn later counts for less
NEAREST: Final = 3  # turns to think of
WEIGHT: Final = 0.5  # of the others' prospects beside one's own move


def worlds(s: BombBusters, seat: Seat, count: int, rng: Rng) -> list[BombBusters]:
    """As many as the seat cares to imagine."""
    return [s.reimagine(seat, rng) for _ in range(count)]


def prospect(world: BombBusters, seat: Seat) -> float:
    """How those stand whose turns come next, beginning with this seat."""
    if world.over is not None:
        return 1.0 if world.over.is_won else -1.0
    total = 0.0
    weight = 1.0
    for step in range(min(NEAREST, world.seats)):
        other = (seat + step) % world.seats
        if not world.is_out(other):
            total += weight * best_score(world, other)
        weight *= FADING
    return total


def after(world: BombBusters, seat: Seat, move: Move, rng: Rng) -> float:
    """How good the world looks after this move."""
    later = world.clone()
    later.play(seat, move, SILENT)
    while later.over is None and later.chances():
        later.play(CHANCE, rng.pick(later.chances()), SILENT)
    if later.over is None and later.phases[-1].key in ("pay", "pair"):
        most = -9.0
        for choice in later.moves(seat):
            most = max(most, after(later, seat, choice, rng))
        return most
    return prospect(later, later.turn)


def best_after(s: BombBusters, seat: Seat, moves: list[Move], count: int, rng: Rng) -> Move:
    """The move after which all stand best."""
    ideas = [Idea(move, 0, 0.0, 0.0, 0.0) for move in moves]
    return look_ahead(s, seat, ideas, count, rng).move


def look_ahead(s: BombBusters, seat: Seat, ideas: list[Idea], count: int, rng: Rng) -> Idea:
    """The idea that is best together with what it leaves to the others."""
    imagined = worlds(s, seat, count, rng)
    best = ideas[0]
    most = -9.0
    for idea in ideas:
        total = 0.0
        for world in imagined:
            total += after(world, seat, idea.move, rng)
        score = idea.score + WEIGHT * total / count
        if score > most:
            best, most = idea, score
    return best

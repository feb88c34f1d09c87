"""Ideas for a turn: what could be cut, how likely that is right, and what it would cost."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.aiming import can_use, closed_on, how_of
from powderkeg.rules.bombbusters.claim import POINTED_AT
from powderkeg.rules.bombbusters.moves import CUTS, DETECTORS, OWN_RAYS, RAYS, SOLOS, YELLOWS
from powderkeg.rules.bombbusters.odds import all_are, named_values
from powderkeg.rules.bombbusters.pieces import (
    KINDS_OF,
    RED,
    X_OR_Y,
    YELLOW,
    Stand,
    Value,
    Wire,
    blue,
)
from powderkeg.rules.bombbusters.stakes import Stakes, closed_share, dread
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.turn import DETECTIONS
from powderkeg.rules.core import Move, Seat

# What a card is worth while all wires are closed; at the end it is worth nothing.
PRICES: Final = {"double": 0.05, "own-triple": 0.06, "triple": 0.06, "super": 0.07}
RAY_PRICE: Final = 0.05
NOTHING_TO_CUT: Final = -0.25


class Idea:
    """A move that begins a cut."""

    def __init__(self, move: Move, value: Value, right: float, red: float, score: float) -> None:
        self.move = move
        self.value = value
        self.right = right
        self.red = red
        self.score = score  # how much likelier the mission is won than without this turn


def plain_ideas(s: BombBusters, seat: Seat) -> list[Idea]:
    """Dual Cuts and Solo Cuts, the best first."""
    deals = s.deals(seat)
    named = named_values(s, seat)
    counts = s.holds(seat)
    stakes = Stakes(s, seat)
    ideas: list[Idea] = []
    for value in named:
        if s.is_alone(value, counts[value]):
            score = stakes.score(value, 1.0, 0.0)
            ideas.append(Idea(SOLOS[value], value, 1.0, 0.0, score))
    for stand in range(2 * s.seats):
        if stand // 2 == seat:
            continue
        for place, wire in enumerate(s.stands[stand]):
            if not s.open[wire]:
                chances = deals.values(stand, place)
                possible = [value for value in named if chances[value] > 0.0]
                for value in possible or named[:1]:  # wrong on purpose is legal, too
                    right = chances[value]
                    score = stakes.score(value, right, chances[RED])
                    move = CUTS[stand][place][value][0]
                    ideas.append(Idea(move, value, right, chances[RED], score))
    ideas.sort(key=order, reverse=True)
    return ideas


def best_score(s: BombBusters, seat: Seat) -> float:
    """The score of the best of them, or NOTHING_TO_CUT."""
    deals = s.deals(seat)
    named = named_values(s, seat)
    counts = s.holds(seat)
    stakes = Stakes(s, seat)
    best = NOTHING_TO_CUT
    for value in named:
        if s.is_alone(value, counts[value]):
            best = max(best, stakes.score(value, 1.0, 0.0))
    for stand in range(2 * s.seats):
        if stand // 2 != seat:
            for place, wire in enumerate(s.stands[stand]):
                if not s.open[wire]:
                    chances = deals.values(stand, place)
                    for value in named:
                        score = stakes.score(value, chances[value], chances[RED])
                        best = max(best, score)
    return best


def order(idea: Idea) -> float:
    return idea.score


def pointed(
    s: BombBusters, seat: Seat, stand: Stand, values: tuple[Value, ...], need: int
) -> list[Wire]:
    """The wires of this stand that are most likely to hold one of these numbers."""
    deals = s.deals(seat)
    chosen: list[Wire] = []
    places = 0
    while len(chosen) < need:
        best: Wire = -1
        most = -1.0
        for place, wire in enumerate(s.stands[stand]):
            if not s.open[wire] and wire not in chosen:
                chance = 0.0
                for value in values:
                    chance += deals.one_of(stand, places | 1 << place, blue(value))
                if chance > most:
                    best, most = wire, chance
        if best < 0:
            return []
        chosen.append(best)
        places |= 1 << s.stands[stand].index(best)
    return chosen


def chance_of_one(
    s: BombBusters, seat: Seat, stand: Stand, wires: list[Wire], value: Value
) -> float:
    """That one of these wires of a stand is of this value; of a colour only one is pointed at."""
    if value >= YELLOW:
        return s.deals(seat).values(stand, s.stands[stand].index(wires[0]))[value]
    places = 0
    for wire in wires:
        places |= 1 << s.stands[stand].index(wire)
    return s.deals(seat).one_of(stand, places, blue(value))


def chance_of_reds(s: BombBusters, seat: Seat, stand: Stand, wires: list[Wire]) -> float:
    """That all are red; at most so much."""
    least = 1.0
    for wire in wires:
        least = min(least, s.deals(seat).values(stand, s.stands[stand].index(wire))[RED])
    return least


def detector_ideas(s: BombBusters, seat: Seat) -> list[Idea]:
    """The best way to point with each detector that can be used."""
    ideas: list[Idea] = []
    stakes = Stakes(s, seat)
    numbers = [value for value in named_values(s, seat) if value < YELLOW]
    for detector in DETECTORS:
        if not can_use(s, seat, detector):
            continue
        price = PRICES[detector] * closed_share(s)
        for stand in range(2 * s.seats):
            closed = closed_on(s, stand)
            need = POINTED_AT[how_of(detector)] or len(closed)
            if stand // 2 == seat or not closed or len(closed) < need:
                continue
            for value in numbers:
                wires = pointed(s, seat, stand, (value,), need)
                right = chance_of_one(s, seat, stand, wires, value)
                red = chance_of_reds(s, seat, stand, wires)
                score = stakes.score(value, right, red) - price
                ideas.append(Idea(DETECTIONS[detector][value][0], value, right, red, score))
    return ideas


def ray_ideas(s: BombBusters, seat: Seat) -> list[Idea]:
    """Two values for one wire."""
    ideas: list[Idea] = []
    stakes = Stakes(s, seat)
    named = named_values(s, seat)
    for usable, moves in ((s.has_card(X_OR_Y), RAYS), (s.has_power(seat, X_OR_Y), OWN_RAYS)):
        if not usable:
            continue
        price = RAY_PRICE * closed_share(s)
        for stand in range(2 * s.seats):
            for place, wire in enumerate(s.stands[stand]):
                if stand // 2 == seat or s.open[wire]:
                    continue
                chances = s.deals(seat).values(stand, place)
                for first in named:
                    for second in named:
                        if first < second and chances[first] > 0.0 and chances[second] > 0.0:
                            right = chances[first] + chances[second]
                            score = stakes.score(first, right, chances[RED]) - price
                            move = moves[first * 16 + second]
                            ideas.append(Idea(move, first, right, chances[RED], score))
    return ideas


def three_yellows(s: BombBusters, seat: Seat) -> list[Wire]:
    """Mission 48: the wires that are most likely yellow, no more of a hand than it may hold."""
    deals = s.deals(seat)
    found: list[tuple[float, Wire]] = []
    for stand in range(2 * s.seats):
        for place, wire in enumerate(s.stands[stand]):
            if not s.open[wire]:
                found.append((deals.values(stand, place)[YELLOW], wire))
    found.sort(reverse=True)
    return [wire for _, wire in found[:3]]


def yellow_idea(s: BombBusters, seat: Seat) -> Idea:
    wires = three_yellows(s, seat)
    right = all_are(s, seat, wires, KINDS_OF[YELLOW])
    red = 0.0
    for wire in wires:
        stand, place = s.place_of(wire)
        red += s.deals(seat).values(stand, place)[RED]
    red = min(red, 1.0 - right)
    miss = max(0.0, 1.0 - right - red) * (dread(s, 1) - dread(s, 0))
    return Idea(YELLOWS, YELLOW, right, red, 0.03 * right - miss - red)

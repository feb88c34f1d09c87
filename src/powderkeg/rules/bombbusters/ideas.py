"""Ideas for a turn: what could be cut, how likely that is right, and what it would cost."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.aiming import can_use, how_of, targets
from powderkeg.rules.bombbusters.claim import POINTED_AT
from powderkeg.rules.bombbusters.cutting import copies, reversed_of
from powderkeg.rules.bombbusters.knowing import kinds_of
from powderkeg.rules.bombbusters.moves import (
    CUTS,
    CUTS_REVERSED,
    DETECTORS,
    OWN_RAYS,
    RAYS,
    REVEAL,
    SOLOS,
    SOLOS_REVERSED,
    TRIPWIRES,
    YELLOWS,
)
from powderkeg.rules.bombbusters.odds import all_are, named_values
from powderkeg.rules.bombbusters.pieces import (
    KINDS_OF,
    NUMBERS,
    RED,
    X_OR_Y,
    YELLOW,
    Stand,
    Value,
    Wire,
    blue,
)
from powderkeg.rules.bombbusters.props.bunker import Bunker
from powderkeg.rules.bombbusters.reversing import may_reveal, reversed_alone
from powderkeg.rules.bombbusters.stakes import Stakes, closed_share, dread
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.turn import DETECTIONS
from powderkeg.rules.core import Move, Seat

# What a card is worth while all wires are closed; at the end it is worth nothing.
PRICES: Final = {"double": 0.05, "own-triple": 0.06, "triple": 0.06, "super": 0.07}
RAY_PRICE: Final = 0.05
NOTHING_TO_CUT: Final = -0.25
LEVER_GAIN: Final = 0.3  # what the end of a stage is worth (mission 66)
LIKELY: Final = 0.3  # less is not worth a thought when a mistake is the end
NAMED_ALL: Final = 0.03


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
        if goes_alone(s, seat, value, counts[value]):
            score = stakes.score(value, 1.0, 0.0)
            ideas.append(Idea(SOLOS[value], value, 1.0, 0.0, score))
    for stand in range(2 * s.seats):
        for wire in targets(s, seat, stand, "cut"):
            place = s.stands[stand].index(wire)
            chances = deals.values(wire)
            possible = [value for value in named if chances[value] > 0.0]
            for value in possible or named[:1]:  # wrong on purpose is legal, too
                right = chances[value]
                score = stakes.score(value, right, chances[RED]) - stakes.price(wire)
                move = CUTS[stand][place][value][0]
                ideas.append(Idea(move, value, right, chances[RED], score))
    ideas += reversed_ideas(s, seat, stakes)
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
        if goes_alone(s, seat, value, counts[value]):
            best = max(best, stakes.score(value, 1.0, 0.0))
    for stand in range(2 * s.seats):
        for wire in targets(s, seat, stand, "cut"):
            chances = deals.values(wire)
            for value in named:
                score = stakes.score(value, chances[value], chances[RED]) - stakes.price(wire)
                best = max(best, score)
    return best


def goes_alone(s: BombBusters, seat: Seat, value: Value, held: int) -> bool:
    """Is a Solo Cut possible and allowed?"""
    return s.is_alone(value, held) and s.setting.mission.why_not_solo(s, seat, value) is None


def reversed_ideas(s: BombBusters, seat: Seat, stakes: Stakes) -> list[Idea]:
    """Cuts with an own reversed wire, where it is likely enough what that is (W9-W12)."""
    ideas: list[Idea] = []
    for nth, own in enumerate(reversed_of(s, seat)):
        if s.open[own]:
            continue
        chances = s.deals(seat).values(own)
        for number in NUMBERS:
            if chances[number] > LIKELY:
                ideas += with_reversed(s, seat, stakes, nth, own, number)
    if may_reveal(s, seat):
        closed = [wire for wire in s.hand(seat) if not s.aware[wire] >> seat & 1]
        right = all_are(s, seat, closed, KINDS_OF[RED])
        ideas.append(Idea(REVEAL, RED, right, 0.0, stakes.bet(RED, right)))
    return ideas


def with_reversed(
    s: BombBusters, seat: Seat, stakes: Stakes, nth: int, own: Wire, number: Value
) -> list[Idea]:
    ideas: list[Idea] = []
    if reversed_alone(s, seat, number, 1 << nth):
        right = s.deals(seat).values(own)[number]
        move: Move = SOLOS_REVERSED[number][1 << nth]
        ideas.append(Idea(move, number, right, 0.0, stakes.bet(number, right)))
    for stand in range(2 * s.seats):
        for wire in targets(s, seat, stand, "cut"):
            if s.deals(seat).values(wire)[number] > LIKELY:
                right = all_are(s, seat, [wire, own], KINDS_OF[number])
                move = CUTS_REVERSED[stand][s.stands[stand].index(wire)][number][nth]
                score = stakes.bet(number, right) - stakes.price(wire)
                ideas.append(Idea(move, number, right, 0.0, score))
    return ideas


def order(idea: Idea) -> float:
    return idea.score


def pointed(
    s: BombBusters, seat: Seat, stand: Stand, values: tuple[Value, ...], need: int, how: str
) -> list[Wire]:
    """The wires of this stand that are most likely to hold one of these numbers."""
    deals = s.deals(seat)
    allowed = targets(s, seat, stand, how)
    chosen: list[Wire] = []
    while len(chosen) < need:
        best: Wire = -1
        most = -1.0
        for wire in allowed:
            if wire not in chosen:
                chance = 0.0
                for value in values:
                    chance += deals.one_of([*chosen, wire], blue(value))
                if chance > most:
                    best, most = wire, chance
        if best < 0:
            return []
        chosen.append(best)
    return chosen


def chance_of_one(
    s: BombBusters, seat: Seat, stand: Stand, wires: list[Wire], value: Value
) -> float:
    """That one of these wires of a stand is of this value; of a colour only one is pointed at."""
    if value >= YELLOW:
        return s.deals(seat).values(wires[0])[value]
    return s.deals(seat).one_of(wires, blue(value))


def chance_of_reds(s: BombBusters, seat: Seat, stand: Stand, wires: list[Wire]) -> float:
    """That all are red; at most so much."""
    least = 1.0
    for wire in wires:
        least = min(least, s.deals(seat).values(wire)[RED])
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
            how = how_of(detector)
            allowed = targets(s, seat, stand, how)
            need = POINTED_AT[how] or len(allowed)
            if not allowed or len(allowed) < need:
                continue
            for value in numbers:
                if not copies(s, seat, value, how):
                    continue
                wires = pointed(s, seat, stand, (value,), need, how)
                right = chance_of_one(s, seat, stand, wires, value)
                red = chance_of_reds(s, seat, stand, wires)
                score = stakes.score(value, right, red) - price
                ideas.append(Idea(DETECTIONS[detector][value][0], value, right, red, score))
    return ideas


def ray_ideas(s: BombBusters, seat: Seat) -> list[Idea]:
    """Two values for one wire."""
    ideas: list[Idea] = []
    stakes = Stakes(s, seat)
    named = [value for value in named_values(s, seat) if copies(s, seat, value, "x-or-y")]
    for usable, moves in ((s.may_use(seat, X_OR_Y), RAYS), (s.has_power(seat, X_OR_Y), OWN_RAYS)):
        if not usable:
            continue
        price = RAY_PRICE * closed_share(s)
        for stand in range(2 * s.seats):
            for wire in targets(s, seat, stand, "x-or-y"):
                chances = s.deals(seat).values(wire)
                for first in named:
                    for second in named:
                        if first < second and chances[first] > 0.0 and chances[second] > 0.0:
                            right = chances[first] + chances[second]
                            score = stakes.score(first, right, chances[RED]) - price
                            move = moves[first * 16 + second]
                            ideas.append(Idea(move, first, right, chances[RED], score))
    return ideas


def likely_yellows(s: BombBusters, seat: Seat) -> list[Wire]:
    """As many as are named at once, and most likely yellow."""
    return likeliest(s, seat, YELLOW, s.setting.mission.need(s, "yellows"))


def likeliest(s: BombBusters, seat: Seat, value: Value, count: int) -> list[Wire]:
    """The closed wires that are most likely of this value, one's own among them."""
    deals = s.deals(seat)
    found: list[tuple[float, Wire]] = []
    for stand in range(2 * s.seats):
        for wire in s.stands[stand]:
            if not s.open[wire]:
                found.append((deals.values(wire)[value], wire))
    found.sort(reverse=True)
    return [wire for _, wire in found[:count]]


def naming_idea(s: BombBusters, seat: Seat, move: Move, value: Value) -> Idea:
    """All that are left of a value, named at once: a mistake is the end."""
    wires = likeliest(s, seat, value, s.count(value) - s.cut[value])
    right = all_are(s, seat, wires, kinds_of(s, value))
    return Idea(move, value, right, 1.0 - right, NAMED_ALL * right - (1.0 - right))


def tripwire_ideas(s: BombBusters, seat: Seat) -> list[Idea]:
    """Mission 41: a wire that may be a tripwire. The Stabilizer does not help."""
    ideas: list[Idea] = []
    now = dread(s, 0)
    for stand in range(2 * s.seats):
        for place, wire in enumerate(s.stands[stand]):
            if stand // 2 != seat and not s.open[wire]:
                chances = s.deals(seat).values(wire)
                right, red = chances[YELLOW], chances[RED]
                missed = max(0.0, 1.0 - right - red)
                score = right * (now - dread(s, -1)) - missed * (dread(s, 1) - now)
                score -= red * (1.0 - now)
                ideas.append(Idea(TRIPWIRES[stand][place], YELLOW, right, red, score))
    return ideas


def yellow_idea(s: BombBusters, seat: Seat) -> Idea:
    wires = likely_yellows(s, seat)
    right = all_are(s, seat, wires, KINDS_OF[YELLOW])
    red = 0.0
    for wire in wires:
        red += s.deals(seat).values(wire)[RED]
    red = min(red, 1.0 - right)
    miss = max(0.0, 1.0 - right - red) * (dread(s, 1) - dread(s, 0))
    gain = LEVER_GAIN if s.has_prop(Bunker) else 0.03
    return Idea(YELLOWS, YELLOW, right, red, gain * right - miss - red)

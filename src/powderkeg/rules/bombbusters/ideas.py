"""Ideas for a turn: what could be cut, how likely that is right, and what it would cost."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.aiming import can_use, closed_on, how_of
from powderkeg.rules.bombbusters.claim import POINTED_AT
from powderkeg.rules.bombbusters.missions.air import zone
from powderkeg.rules.bombbusters.moves import CUTS, DETECTORS, OWN_RAYS, PAIRS, RAYS, SOLOS, YELLOWS
from powderkeg.rules.bombbusters.odds import all_are, named_values
from powderkeg.rules.bombbusters.pieces import (
    FALSE_BOTTOM,
    KINDS_OF,
    LAST_STEP,
    NUMBERS,
    RED,
    UNLOCKED_BY,
    X_OR_Y,
    YELLOW,
    Stand,
    Value,
    Wire,
    blue,
)
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.turn import DETECTIONS, is_alone
from powderkeg.rules.core import Move, Seat

# How likely the mission is lost when so many advances of the dial are left.
DREAD: Final = [1.0, 0.5, 0.27, 0.15, 0.09, 0.06, 0.04]
# What a card is worth while all wires are closed; at the end it is worth nothing.
PRICES: Final = {"double": 0.05, "own-triple": 0.06, "triple": 0.06, "super": 0.07}
RAY_PRICE: Final = 0.05
SURE: Final = 1.0 - 1e-9
UNLOCKING: Final = 0.01
FINISHING: Final = 0.004


class Idea:
    """A move that begins a cut."""

    def __init__(self, move: Move, value: Value, right: float, red: float, score: float) -> None:
        self.move = move
        self.value = value
        self.right = right
        self.red = red
        self.score = score  # how much likelier the mission is won than without this turn

    @property
    def is_sure(self) -> bool:
        return self.right >= SURE


def closed_share(s: BombBusters) -> float:
    """How much of the mission is still to come."""
    return 1.0 - sum(s.open) / len(s.open)


def dread(s: BombBusters, lives: int) -> float:
    return DREAD[max(0, min(lives, len(DREAD) - 1))]


def robot_dread(s: BombBusters, steps: int, cut: int) -> float:
    """Mission 53, after so many steps and wires cut: most cuts to come are a step each.

    What counts is how many of them must be on the robot's number instead.
    """
    step = s.robot + steps
    if step > LAST_STEP:
        return 1.0
    cuts = (len(s.open) - sum(s.open) - s.count(RED) - cut) / 2
    lacking = cuts - (LAST_STEP - step)
    return 0.0 if lacking <= 0 else min(1.0, lacking / cuts) ** 1.5


def cost_of_miss(s: BombBusters) -> float:
    if s.stable:
        return 0.0
    if s.setting.mission.has_dial:
        return dread(s, s.lives - 1) - dread(s, s.lives)
    return robot_dread(s, 2, 0) - robot_dread(s, 0, 0)


def gain_of(s: BombBusters, seat: Seat, value: Value) -> float:
    """What a right cut of this value brings besides."""
    mission = s.setting.mission
    gain = 0.0
    cut = s.cut[value]
    card = FALSE_BOTTOM if value == YELLOW else value
    if cut < UNLOCKED_BY and card in s.cards and not s.used[card]:
        gain += UNLOCKING
    if cut > 0:
        gain += FINISHING
    if mission.has_tray and s.tray and value == s.robot:
        gain += 0.05 + 0.3 * len(s.tray) / (1 + sum([not is_open for is_open in s.open]))
    if not mission.has_dial:
        step = -1 if value == s.robot else 1
        gain += robot_dread(s, 0, 0) - robot_dread(s, step, 2)
    if mission.has_oxygen:
        gain -= breath(s, seat, value)
    if mission.has_cards:
        gain += 0.012 * makeable(s, value)
    return gain


def breath(s: BombBusters, seat: Seat, value: Value) -> float:
    """What the oxygen for a cut is worth to the team."""
    number = s.setting.mission.number
    if number == 44:  # who comes before the Captain must live on the rest
        waiting = 0
        other = (seat + 1) % s.seats
        while other != s.captain and other != seat:
            waiting += not s.is_out(other)
            other = (other + 1) % s.seats
        spare = s.reserve - zone(value) - 2 * waiting
        return 0.02 * spare if spare > 0 else -0.06 * spare  # what is left over is lost
    if number == 54:  # a seal is a breath for all
        sealed = s.cut[value] + 2 == s.count(value)
        short = s.oxygen[seat] - zone(value) < 1
        return 0.03 * zone(value) - (0.1 if sealed else 0.0) + (0.04 if short else 0.0)
    other = s.after(seat)  # what one gives, the next can spend
    lean = max(0, 9 - s.oxygen[other] - value) if other != seat else 0
    return 0.02 * lean - 0.008 * value


def makeable(s: BombBusters, value: Value) -> int:
    """Mission 47: how many numbers the cards make that are left, at best, after this cut."""
    most = 0
    for pair in PAIRS:
        if pair.result == value and pair.first in s.faces and pair.second in s.faces:
            left = [card for card in s.faces if card not in (pair.first, pair.second)]
            most = max(most, numbers_made(s, left or [*NUMBERS]))
    return most


def numbers_made(s: BombBusters, cards: list[int]) -> int:
    made = 0
    for pair in PAIRS:
        if (
            pair.first in cards
            and pair.second in cards
            and s.cut[pair.result] < s.count(pair.result)
        ):
            made |= 1 << pair.result
    return made.bit_count()


def score_of(s: BombBusters, seat: Seat, value: Value, right: float, red: float) -> float:
    miss = max(0.0, 1.0 - right - red) * cost_of_miss(s)
    blast = (
        0.0
        if s.stable
        else red * (1.0 - (dread(s, s.lives) if s.setting.mission.has_dial else 0.0)) * 1.1
    )
    return right * gain_of(s, seat, value) + 0.01 * right - miss - blast


def plain_ideas(s: BombBusters, seat: Seat) -> list[Idea]:
    """Dual Cuts and Solo Cuts, the best first."""
    deals = s.deals(seat)
    named = named_values(s, seat)
    counts = s.holds(seat)
    ideas: list[Idea] = []
    for value in named:
        if is_alone(s, value, counts[value]):
            score = score_of(s, seat, value, 1.0, 0.0)
            ideas.append(Idea(SOLOS[value], value, 1.0, 0.0, score))
    for stand in range(2 * s.seats):
        if stand // 2 == seat:
            continue
        for place, wire in enumerate(s.stands[stand]):
            if not s.open[wire]:
                chances = deals.values(stand, place)
                for value in named:
                    right = chances[value]
                    if right > 0.0:
                        score = score_of(s, seat, value, right, chances[RED])
                        move = CUTS[stand][place][value][0]
                        ideas.append(Idea(move, value, right, chances[RED], score))
    ideas.sort(key=order, reverse=True)
    return ideas


def order(idea: Idea) -> float:
    return idea.score


def pointed(s: BombBusters, seat: Seat, stand: Stand, values: list[Value], need: int) -> list[Wire]:
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
                wires = pointed(s, seat, stand, [value], need)
                right = chance_of_one(s, seat, stand, wires, value)
                red = chance_of_reds(s, seat, stand, wires)
                score = score_of(s, seat, value, right, red) - price
                ideas.append(Idea(DETECTIONS[detector][value][0], value, right, red, score))
    return ideas


def ray_ideas(s: BombBusters, seat: Seat) -> list[Idea]:
    """Two values for one wire."""
    ideas: list[Idea] = []
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
                            score = score_of(s, seat, first, right, chances[RED]) - price
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
    miss = max(0.0, 1.0 - right - red) * (dread(s, s.lives - 1) - dread(s, s.lives))
    return Idea(YELLOWS, YELLOW, right, red, 0.03 * right - miss - red)

"""When to stop: value against risk.

Whoever stops first takes the cards at the front, and the mouse poop. So one compares, a second at a
time, what the others may take away with what one may still win: the risk that one of them stops,
times the cards that both have right, against the chance of the next cube, times what it is worth.
The figures were found by letting the levels play against each other.
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Seat
from powderkeg.rules.nitro.ending import at_once
from powderkeg.rules.nitro.pieces import NO_SEAT, RATE, ROUNDS, value_of
from powderkeg.rules.nitro.scoring import harvest
from powderkeg.rules.nitro.standing import beak_of, right
from powderkeg.rules.nitro.state import NOT_YET, Nitro

POOP_COST: Final = 26.0  # points, shared among all: with it, one scarcely wins anything next round
CLOSE: Final = 2.5  # so much sooner the next cube is in the beak if it is in the neck
# How likely a rival stops within the next second.
FOR_A_POINT: Final = 0.01  # for each point that it has right
FOR_ALL: Final = 1.0  # more, if all of its cubes stand right
AT_THE_END: Final = 0.7  # more, divided by the seconds left
BLINK: Final = 0.3  # seconds: nobody stops at the very last moment


class Race:
    """What one sees of the others: with the eyes of so many ticks ago.

    Who does something in the same tick is never seen to, not even in the calm game.
    """

    def __init__(self, s: Nitro, seat: Seat, reaction: int) -> None:
        seen = max(0, s.tick(seat) - max(1, reaction))
        stopped = [
            other
            for other in range(s.seats)
            if other != seat and s.stopped[other] != NOT_YET and s.stopped[other] <= seen
        ]
        stopped.sort(key=lambda other: (s.stopped[other], *at_once(s, other)))
        beaks = [[] if other == seat else seen_beak(s, other, seen) for other in range(s.seats)]
        owners = harvest(s.formula, stopped, beaks, s.poop).owners
        self.values: Final = [
            value_of(card) if owner == NO_SEAT else 0
            for card, owner in zip(s.formula, owners, strict=True)
        ]
        self.rivals: Final = [
            cards_right(s, other, right(beaks[other], s.wanted(other)))
            for other in range(s.seats)
            if other != seat and other not in stopped
        ]
        self.price: Final = 0.0 if stopped else poop_price(s)
        self.left: Final = (s.setting.sand - s.tick(seat)) / RATE  # seconds

    def bank(self, count: int) -> int:
        """Points for so many right cubes, if nobody else stops before."""
        return sum(self.values[:count])

    def rest(self, count: int) -> int:
        """Points that are still to be won beyond that."""
        return sum(self.values[count:])

    def risk(self, count: int) -> float:
        """How likely a rival with so many right cubes stops within the next second."""
        if count == 0:
            return 0.0
        likely = FOR_A_POINT * self.bank(count) + AT_THE_END / (self.left + BLINK)
        return likely + FOR_ALL if count == len(self.values) else likely

    def wants_to_stop(self, count: int, pace: float, is_close: bool) -> bool:
        """With so many cards right oneself, and so many more a second to come."""
        bank = self.bank(count)
        if not self.rivals or bank == 0:
            return self.rest(count) == 0
        soon = pace * CLOSE if is_close else pace
        risks = 0.0
        loss = 0.0
        for other in self.rivals:
            risk = self.risk(other)
            risks += risk
            loss += risk * (self.bank(min(count, other)) - self.price)
        onward = soon / (soon + risks) * min(1.0, soon * self.left)
        gain = 0.0
        share = soon
        for value in self.values[count:]:
            gain += share * value
            share *= onward
        return loss > gain


def poop_price(s: Nitro) -> float:
    """What the first stop card costs: there is no poop after the last round."""
    return 0.0 if s.round == ROUNDS else POOP_COST / s.seats


def is_worth_grabbing(s: Nitro, seat: Seat) -> bool:
    """The flasks lie still: does one win so much more as the first than as the last?"""
    others = [other for other in range(s.seats) if other != seat and s.stop_cards[other] == 0]
    more = points(s, [], seat) - points(s, others, seat)
    return more > (poop_price(s) if s.next_stop() == 1 else 0.0)


def points(s: Nitro, others: list[Seat], seat: Seat) -> int:
    """What one wins if these take their stop cards first."""
    gain = s.harvest(s.beaks(), [*others, seat])
    return sum([value_of(s.formula[place]) for place in gain.of(seat)])


def seen_beak(s: Nitro, seat: Seat, tick: int) -> list[int]:
    return beak_of(s.cubes(seat, max(0, s.tick(seat) - tick)))


def cards_right(s: Nitro, seat: Seat, count: int) -> int:
    """The mouse poop in front is worth no card."""
    return max(0, count - 1) if seat == s.poop else count

"""How good things look: what a seat still has to find, and how long that may take.

With k ingredients missing, the first of them comes soon and the last one late: a k-th part of
the time, then a (k-1)-th part, and so on. What stands in for any ingredient saves the late ones,
if it is kept for them.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Seat
from powderkeg.rules.elixir.codes import OBJECT, TRANSACTION
from powderkeg.rules.elixir.deck import FINDS, INGREDIENT, SPELLS, Find, Spell

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

# What an object is worth in hand, in turns.
OBJECT_WORTH: Final = {
    "shield": 0.3,
    "trap": 0.3,
    "look": 0.1,
    "take": 0.3,
    "swap-one": 0.3,
    "draw": 0.6,
    "soap": 0.15,
    "bell": 0.15,
    "snuff": 0.3,
    "extra-turn": 0.8,
    "turn-away": 0.3,
    "exchange-spell": 0.4,
    "cloak": 0.3,
    "collect": 0.8,
    "reverse": 0.3,
    "weigh": 0.6,
}
# What stands in for an ingredient, and how surely.
STAND_INS: Final = {"any-ingredient": 1.0, "grind": 0.7, "fetch": 0.6, "as-discard": 0.3}
# Spells that rid one of another spell, and of which level at most.
RIDDING: Final = {"solvent": 2, "bonfire": 3, "gift-spell": 2}
# What lasting powers are worth, in turns, while much is missing.
POWER_WORTH: Final = {
    "double-draw": 8.0,
    "tithe": 6.0,
    "jackdaw": 3.0,
    "picky-draws": 1.5,
    "key": 1.5,
    "toll": 1.0,
    "butler": 1.0,
    "queue": 0.5,
    "cloak": 0.5,
}
CURSE_COST: Final = {
    "no-casting": 0.8,
    "no-cards": 0.9,
    "no-draw": 0.9,
    "borrowed-draw": 0.5,
    "ask-leave": 0.1,
    "short-turns": 0.1,
    "open-spell": 0.1,
}
USUAL_COST: Final = 0.05
# How the share of the win was seen to fall, in games by habit, as a quarter for each turn.
PACE: Final = 2.6  # turns for the last ingredient, less for those before it
EACH: Final = 1.1  # turns for any ingredient
SAVED: Final = 0.5  # of these, by what stands in for one
SPARE_WORTH: Final = 0.18
LOOSE_WORTH: Final = 0.3
MOST_LOOSE: Final = 8
UNCAST: Final = 0.3  # turns for each point, though its ingredients may be there
DONE: Final = 2.5  # turns that it is ahead who has all
A_TURN: Final = 0.25
MOST: Final = 40  # ingredients that are reckoned with
WIN: Final = 10.0


def sums() -> list[float]:
    """Nothing, 1, 1 + 1/2, 1 + 1/2 + 1/3 and so on."""
    told = [0.0]
    for part in range(1, MOST + 2):
        told.append(told[-1] + 1.0 / part)
    return told


HARMONIC: Final = sums()


def harmonic(count: float) -> float:
    """The sum up to this part; in between, in between."""
    whole = min(int(count), MOST)
    return HARMONIC[whole] + (count - whole) * (HARMONIC[whole + 1] - HARMONIC[whole])


def wait(missing: float, stand_ins: float) -> float:
    """Turns until all is there, if stand-ins are kept for the last ones."""
    if stand_ins >= missing:
        return (EACH - SAVED) * missing
    late = PACE * (harmonic(missing) - harmonic(stand_ins))
    return late + EACH * missing - SAVED * stand_ins + DONE


def missing_for(s: Elixir, seat: Seat, spell: Spell) -> int:
    hand = s.hands[seat]
    return sum(1 for find in SPELLS[spell].recipe if find not in hand)


def spared(s: Elixir, seat: Seat) -> list[Spell]:
    """The spells that others will rid one of: those that are furthest away."""
    books = s.books[seat]
    chosen: list[Spell] = []
    for ridding in books:
        most = RIDDING.get(SPELLS[ridding].effect, 0)
        best = -1
        furthest = -1.0
        if most:
            for spell in books:
                card = SPELLS[spell]
                if card.level <= most and spell not in chosen and card.effect not in RIDDING:
                    away = missing_for(s, seat, spell) + 0.1 * card.level
                    if away > furthest:
                        best, furthest = spell, away
        if best >= 0:
            chosen.append(best)
    return chosen


class Plan:
    """What a seat has to find for its spells, and what it could do without."""

    def __init__(self, s: Elixir, seat: Seat) -> None:
        books = s.books[seat]
        self.lacks: Final = [0] * len(FINDS)  # by find: needed beyond the hand
        self.spare: Final = [0] * len(FINDS)  # by find: in hand beyond the need
        self.missing = 0
        self.met = 0
        self.points = 0
        self.stand_ins = 0.0
        self.extras = 0.0
        self.loose = 0  # finds that are of no use themselves
        without = spared(s, seat)
        for spell in books:
            card = SPELLS[spell]
            self.points += card.level
            if spell not in without:
                self.missing += card.level
                for find in card.recipe:
                    self.lacks[find] += 1
        for find in s.hands[seat]:
            if self.lacks[find] > 0:
                self.lacks[find] -= 1
                self.missing -= 1
                self.met += 1
            else:
                self.spare[find] += 1
                self.count(find)
        self.loose = min(self.loose, MOST_LOOSE)

    def count(self, find: Find) -> None:
        """A find besides the needed ones."""
        card = FINDS[find]
        if card.family == OBJECT:
            self.stand_ins += STAND_INS.get(card.effect, 0.0)
            self.extras += OBJECT_WORTH.get(card.effect, 0.0)
        else:
            self.loose += 1

    @property
    def wait(self) -> float:
        return wait(self.missing, self.stand_ins)

    def gain(self, find: Find) -> float:
        """What one more of it would be worth, in turns."""
        card = FINDS[find]
        if self.lacks[find] > 0:
            return 0.4 + self.wait - wait(self.missing - 1, self.stand_ins)
        if card.family == OBJECT:
            if card.effect in STAND_INS:
                more = self.stand_ins + STAND_INS[card.effect]
                return 0.3 + 0.7 * (self.wait - wait(self.missing, more))
            return OBJECT_WORTH[card.effect]
        return usual_worth(find)

    def loss(self, find: Find) -> float:
        """What one would miss if one of it went."""
        card = FINDS[find]
        if card.family == OBJECT:
            if card.effect in STAND_INS:
                fewer = max(0.0, self.stand_ins - STAND_INS[card.effect])
                return 0.3 + 0.7 * (wait(self.missing, fewer) - self.wait)
            return OBJECT_WORTH[card.effect]
        if self.spare[find] > 0:
            return usual_worth(find)
        return 0.4 + wait(self.missing + 1, self.stand_ins) - self.wait


def usual_worth(find: Find) -> float:
    family = FINDS[find].family
    if family == TRANSACTION:
        return 0.3
    return SPARE_WORTH if family == INGREDIENT else 0.1


def distance(s: Elixir, seat: Seat) -> float:
    """Turns to the last spell, by and large."""
    plan = Plan(s, seat)
    turns = plan.wait + UNCAST * plan.points - plan.extras - LOOSE_WORTH * plan.loose
    for effect in s.effects:
        if effect.victim == seat:
            turns += CURSE_COST.get(effect.code, USUAL_COST)
        elif effect.caster == seat:
            share = min(1.0, 0.15 * plan.missing)  # what is left to be found
            turns -= share * POWER_WORTH.get(effect.code, 0.0)
    if s.skips >> seat & 1:
        turns += 0.9
    if s.is_again and seat == s.active:
        turns -= 1.0
    return turns


def strength(s: Elixir, seat: Seat) -> float:
    return exp(-A_TURN * distance(s, seat))


def outlook(s: Elixir, seat: Seat) -> float:
    """The share of the win that is one's own, in tenths."""
    if s.winners:
        return WIN / len(s.winners) if seat in s.winners else 0.0
    total = 0.0
    for other in range(s.seats):
        total += strength(s, other)
    return WIN * strength(s, seat) / total


def leader(s: Elixir, seats: list[Seat]) -> Seat:
    """Of these, who is nearest to the end, as all can see."""
    best = seats[0]
    for seat in seats:
        if ahead(s, seat) > ahead(s, best):
            best = seat
    return best


def ahead(s: Elixir, seat: Seat) -> float:
    """Points left and finds in hand: what lies open to all."""
    return 0.3 * len(s.hands[seat]) - s.points(seat)

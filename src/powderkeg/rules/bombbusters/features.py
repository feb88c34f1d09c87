"""What a seat sees of the wires, as numbers: its own stands first, then the others' in turn.

`odds` is a block of its own: how likely each value lies in each place, from all deals that fit. It
is the strongest hint there is, and a gift that a learner may be refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.bombbusters.knowing import knows
from powderkeg.rules.bombbusters.pieces import (
    COPIES,
    EQUIPMENT_TEXTS,
    MOST_LIVES,
    MOST_PLACES,
    MOST_SEATS,
    NO_ROLE,
    NO_SEAT,
    NUMBERS,
    ROLE_TEXTS,
    ROLES,
    TOKEN_TEXTS,
    VALUE_TEXTS,
    VALUES,
    Value,
    Wire,
    letter,
)
from powderkeg.rules.bombbusters.showing import show_label, show_number
from powderkeg.rules.core import EVERYONE, Seat
from powderkeg.rules.numbers import WHOLE, Numbers, Outline, around

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters

PARTS: Final = (
    "there open known came label".split() + VALUE_TEXTS[1:] + "token lie apart single".split()
)
VALUE_1: Final = 5  # of these: where the values begin
TOKEN: Final = VALUE_1 + 14
LIE: Final = TOKEN + 1
APART: Final = LIE + 1
SINGLE: Final = APART + 1
MISSIONS: Final = 66
TURNS: Final = 60
MOST_MISSES: Final = MOST_LIVES + 1
A_COPY: Final = WHOLE // 4


class Places:
    """Where each number stands at a table for so many."""

    def __init__(self, seats: int) -> None:
        outline = Outline()
        whom = around(seats)
        texts = [ROLE_TEXTS[role] for role in ROLES]
        self.mission: Final = outline.one("mission")
        self.lives: Final = outline.one("lives")
        self.turns: Final = outline.one("turns")
        self.stable: Final = outline.one("stable")
        self.asked: Final = outline.one("asked")
        self.captain: Final = outline.block("captain", whom)
        self.turn: Final = outline.block("turn", whom)
        self.cutter: Final = outline.block("cutter", whom)
        self.cut: Final = outline.block("cut", VALUE_TEXTS[1:])
        self.totals: Final = outline.block("in play", VALUE_TEXTS[1:])
        self.cards: Final = outline.block("card", EQUIPMENT_TEXTS[1:])
        self.used: Final = outline.block("used", EQUIPMENT_TEXTS[1:])
        self.claim: Final = outline.block("claim", VALUE_TEXTS[1:])
        self.claim_need: Final = outline.one("claim need")
        self.closed: Final = [outline.one(f"closed {who}") for who in whom]
        self.role: Final = [outline.block(f"role {who}", texts) for who in whom]
        self.spent: Final = [outline.one(f"spent {who}") for who in whom]
        self.absent: Final = [outline.block(f"absent {who}", VALUE_TEXTS[1:]) for who in whom]
        self.beside: Final = [outline.block(f"beside {who}", VALUE_TEXTS[1:]) for who in whom]
        self.wires: Final = [
            [
                outline.block(f"wire {who}{letter(side, place)}", PARTS)
                for side in (0, 1)
                for place in range(MOST_PLACES)
            ]
            for who in whom
        ]
        self.pointed: Final = [
            outline.block(
                f"pointed {who}",
                [letter(side, place) for side in (0, 1) for place in range(MOST_PLACES)],
            )
            for who in whom
        ]
        self.names: Final = outline.names
        odds = Outline()
        self.odds: Final = [
            [
                odds.block(f"odds {who}{letter(side, place)}", VALUE_TEXTS[1:])
                for side in (0, 1)
                for place in range(MOST_PLACES)
            ]
            for who in whom
        ]
        self.odds_names: Final = odds.names


TABLES: Final[list[Places | None]] = [None] * (MOST_SEATS + 1)


def places_for(seats: int) -> Places:
    places = TABLES[seats]
    if places is None:
        places = Places(seats)
        TABLES[seats] = places
    return places


def write(s: BombBusters, seat: Seat, into: Numbers) -> None:
    at = places_for(s.seats)
    into.share(at.mission, s.setting.mission.number, MISSIONS)
    if s.setting.mission.has_dial:
        into.share(at.lives, s.lives, MOST_MISSES)
    into.share(at.turns, s.turns, TURNS)
    into.put(at.stable, WHOLE if s.stable else 0)
    into.put(at.asked, WHOLE if seat in s.awaited(seat) else 0)
    write_whom(at.captain, s.captain, seat, s.seats, into)
    if s.phases[-1].key != "call" or s.setting.mission.has_order:  # else it is nobody's turn
        write_whom(at.turn, s.turn, seat, s.seats, into)
        write_whom(at.cutter, s.cutter, seat, s.seats, into)
    for number in NUMBERS:
        shown = show_number(s, number)
        if shown["cut"] is not None:
            into.share(at.cut + number - 1, shown["cut"], COPIES)
        into.share(at.totals + number - 1, shown["of"], COPIES)
    for card in s.cards:
        into.put(at.cards + card - 1, WHOLE)
        if s.used[card]:
            into.put(at.used + card - 1, WHOLE)
    write_claim(s, seat, at, into)
    eyes = EVERYONE if s.over is not None else seat  # when it is over, nothing is hidden
    for step in range(s.seats):
        owner = (seat + step) % s.seats
        write_owner(s, owner, step, at, into)
        for side in (0, 1):
            write_stand(s, 2 * owner + side, eyes, at.wires[step], side * MOST_PLACES, into)


def write_whom(block: int, who: Seat, seat: Seat, seats: int, into: Numbers) -> None:
    if who != NO_SEAT:
        into.put(block + (who - seat) % seats, WHOLE)


def write_claim(s: BombBusters, seat: Seat, at: Places, into: Numbers) -> None:
    """What is being said of wires, aloud."""
    claim = s.claim
    if claim is None:
        return
    for value in claim.values:
        into.put(at.claim + value - 1, WHOLE)
    into.share(at.claim_need, claim.need, 3)
    for wire in claim.wires:
        stand, place = s.place_of(wire)
        step = (stand // 2 - seat) % s.seats
        into.put(at.pointed[step] + (stand % 2) * MOST_PLACES + place, WHOLE)


def write_owner(s: BombBusters, owner: Seat, step: int, at: Places, into: Numbers) -> None:
    into.share(at.closed[step], len(s.hand(owner)), MOST_PLACES)
    if s.roles[owner] != NO_ROLE:
        into.put(at.role[step] + ROLES.index(s.roles[owner]), WHOLE)
    into.put(at.spent[step], WHOLE if s.spent[owner] else 0)
    for value in s.absent[owner]:
        into.put(at.absent[step] + value - 1, WHOLE)
    for side in (0, 1):
        for value in s.beside[2 * owner + side]:
            into.add(at.beside[step] + value - 1, A_COPY)


def write_stand(
    s: BombBusters, stand: int, eyes: Seat, blocks: list[int], first: int, into: Numbers
) -> None:
    if s.captain == NO_SEAT:
        return  # whose stands are whose is not settled yet
    for place, wire in enumerate(s.stands[stand]):
        block = blocks[first + place]
        into.put(block, WHOLE)
        into.put(block + 1, WHOLE if s.open[wire] else 0)
        into.put(block + 2, WHOLE if s.shown[wire] and not s.open[wire] else 0)
        into.put(block + 3, WHOLE if s.came[wire] else 0)
        value = value_seen(s, wire, eyes)
        if value:
            into.put(block + VALUE_1 + value - 1, WHOLE)
        elif s.lies[wire]:
            into.put(block + LIE, WHOLE)
        if s.tokens[wire]:
            into.share(block + TOKEN, s.tokens[wire], len(TOKEN_TEXTS))
        if wire in s.apart:
            into.put(block + APART, WHOLE)
        if wire in s.singles:
            into.put(block + SINGLE, WHOLE)
        label = show_label(s, stand, place) if s.clues else None
        if label is not None:
            into.put(block + 4, WHOLE if label == "alike" else -WHOLE)


def value_seen(s: BombBusters, wire: Wire, eyes: Seat) -> Value:
    """What these eyes see it to be, or know; 0 if they do not. Another may lie in its place."""
    if s.open[wire] and s.over is None and eyes != EVERYONE:
        face = s.setting.mission.face(s, wire)
        return s.value(face) if face >= 0 else 0
    return s.value(wire) if knows(s, eyes, wire) else s.shown[wire]


def write_odds(s: BombBusters, seat: Seat, into: Numbers) -> None:
    """Of wires that are hidden from this seat, once all are dealt."""
    if any(s.bag) or s.over is not None or s.captain == NO_SEAT:
        return
    at = places_for(s.seats)
    deals = s.deals(seat)
    for step in range(1, s.seats):
        owner = (seat + step) % s.seats
        for side in (0, 1):
            stand = 2 * owner + side
            for place, wire in enumerate(s.stands[stand]):
                if knows(s, seat, wire):
                    continue
                block = at.odds[step][side * MOST_PLACES + place]
                chances = deals.values(wire)
                for value in VALUES:
                    if chances[value] > 0.0:
                        into.put(block + value - 1, max(1, int(chances[value] * WHOLE)))

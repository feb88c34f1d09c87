"""What a seat knows of the wires, and other deals that fit it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.bombbusters.deals import Deals
from powderkeg.rules.bombbusters.pieces import (
    ALL_KINDS,
    KINDS,
    KINDS_OF,
    RED,
    STANDS,
    USUAL_VALUES,
    VALUE_OF,
    VALUES,
    YELLOW,
    Kind,
    Value,
    Wire,
)
from powderkeg.rules.bombbusters.riddle import Riddle
from powderkeg.rules.core import EVERYONE, Seat
from powderkeg.rules.rng import Rng

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters

NOTHING: Final = -1  # instead of a kind: it is in the bag


def knows(s: BombBusters, seat: Seat, wire: Wire) -> bool:
    """Has this seat seen the wire's face? Whose wire it is does not matter."""
    if s.open[wire] or seat == EVERYONE:
        return True
    return seat >= 0 and s.aware[wire] >> seat & 1 == 1


def kinds_of(s: BombBusters, value: Value) -> int:
    """The kinds that count as this value here, as bits."""
    if s.value_of is USUAL_VALUES:
        return KINDS_OF[value]
    return sum([1 << kind for kind in KINDS if s.value_of[kind] == value])


def could_be(s: BombBusters, wire: Wire) -> int:
    """The kinds that all know it may be, as bits."""
    mask = ALL_KINDS if s.known[wire] == 0 else kinds_of(s, s.known[wire])
    nots = s.nots[wire]
    if nots:
        for value in VALUES:
            if nots >> value & 1:
                mask &= ~kinds_of(s, value)
    return mask


def riddle(s: BombBusters, seat: Seat) -> Riddle:
    """All that this seat knows: its own wires, what lies open, and what must be true (P1, P3)."""
    copies = [0] * len(KINDS)
    for kind in s.kinds:
        copies[kind] += 1
    may: list[int] = []
    for wire, kind in enumerate(s.kinds):
        may.append(1 << kind if knows(s, seat, wire) else could_be(s, wire))
    yellows, reds = put_back(s, YELLOW), put_back(s, RED)
    for wire in yellows:
        may[wire] &= KINDS_OF[YELLOW]
    for wire in reds:
        may[wire] &= KINDS_OF[RED]
    rows = [wires.copy() for wires in (s.rows or s.stands)]
    rows += [s.tray.copy(), yellows, reds]
    return Riddle(copies, rows, may, s.clues.copy(), s.late.copy(), s.value_of)


def put_back(s: BombBusters, value: Value) -> list[Wire]:
    """What is not in play, of one colour (P6)."""
    return [wire for wire in s.pile if VALUE_OF[s.kinds[wire]] == value]


def work_out(s: BombBusters, seat: Seat) -> Deals:
    return Deals(riddle(s, seat))


def imagine(s: BombBusters, seat: Seat, rng: Rng) -> BombBusters:
    """Another deal that this seat cannot tell from this one, each as likely as it should be."""
    world = s.clone()
    if s.over is not None or seat == EVERYONE:
        return world
    for prop in world.props:
        prop.imagine(world, seat, rng)
    if any(s.bag):
        deal_again(world, seat, rng)
        return world
    deals = s.deals(seat)
    world.kinds = deals.sample(rng)
    world.worked_out = {seat: deals}
    return world


def deal_again(world: BombBusters, seat: Seat, rng: Rng) -> None:
    """While wires are dealt, one knows what one sees, and the colour of what was put back."""
    pinned = world.setting.mission.dealt_apart(world)
    dealt = [wire for stand in STANDS for wire in world.stands[stand]]
    wires = [wire for wire in dealt if not knows(world, seat, wire)] + world.tray
    for value in (YELLOW, RED):
        coloured = [wire for wire in wires if world.value(wire) == value]
        back = put_back(world, value)
        if back or value == pinned:
            shuffle(world, back + coloured, KINDS_OF[value], rng)
    rest = [wire for wire in wires if world.value(wire) != pinned]
    first = world.setting.mission.may_deal(0)
    if first != ALL_KINDS:  # what is apart was dealt first, and of these kinds
        bound = [wire for wire in rest if wire in world.apart]
        rest = [wire for wire in rest if wire not in world.apart]
        for wire in rest:
            world.bag[world.kinds[wire]] += 1  # all are drawn anew
        shuffle(world, bound, first, rng)
        for wire in rest:
            world.kinds[wire] = NOTHING
    shuffle(world, rest, ALL_KINDS & ~KINDS_OF[pinned], rng)
    for stand in STANDS:
        sort_row(world, [wire for wire in world.stands[stand] if wire not in world.apart])
    for row in world.setting.mission.rows_apart(world):
        sort_row(world, row)


def sort_row(world: BombBusters, row: list[Wire]) -> None:
    """The same wires, sorted from left to right."""
    in_order = sorted([world.kinds[wire] for wire in row])
    for wire, kind in zip(row, in_order, strict=True):
        world.kinds[wire] = kind


def shuffle(world: BombBusters, wires: list[Wire], kinds: int, rng: Rng) -> None:
    """These wires, and those of these kinds in the bag, change places."""
    pool: list[Kind] = [world.kinds[wire] for wire in wires if world.kinds[wire] != NOTHING]
    for kind in KINDS:
        if kinds >> kind & 1:
            pool += [kind] * world.bag[kind]
            world.bag[kind] = 0
    pool.sort()
    rng.shuffle(pool)
    for wire in wires:
        world.kinds[wire] = pool.pop()
    for kind in pool:
        world.bag[kind] += 1

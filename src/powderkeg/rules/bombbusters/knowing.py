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
    VALUE_OF,
    VALUES,
    YELLOW,
    Kind,
    Place,
    Stand,
    Value,
    Wire,
)
from powderkeg.rules.bombbusters.riddle import Pile, Riddle, Some
from powderkeg.rules.core import EVERYONE, Seat
from powderkeg.rules.rng import Rng

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters


class Held:
    """At least one of these wires is of this value."""

    def __init__(self, value: Value, wires: tuple[Wire, ...]) -> None:
        self.value: Final = value
        self.wires: Final = wires


class Label:
    """Two neighbours, alike or not. It counts as long as they are neighbours."""

    def __init__(self, left: Wire, right: Wire, alike: bool) -> None:
        self.left: Final = left
        self.right: Final = right
        self.alike: Final = alike


def knows(s: BombBusters, seat: Seat, owner: Seat, wire: Wire) -> bool:
    """Has this seat seen the wire's face?"""
    if s.open[wire] or seat in (owner, EVERYONE):
        return True
    return seat >= 0 and bool(s.aware[wire] >> seat & 1)


def could_be(s: BombBusters, wire: Wire) -> int:
    """The kinds that all know it may be, as bits."""
    mask = ALL_KINDS if s.known[wire] == 0 else KINDS_OF[s.known[wire]]
    nots = s.nots[wire]
    if nots:
        for value in VALUES:
            if nots >> value & 1:
                mask &= ~KINDS_OF[value]
    return mask


def riddle(s: BombBusters, seat: Seat) -> Riddle:
    """All that this seat knows: its own wires, what lies open, and what must be true (P1, P3)."""
    copies = [0] * len(KINDS)
    for kind in s.kinds:
        copies[kind] += 1
    stands: list[list[int]] = [[] for _ in STANDS]
    places: dict[Wire, tuple[Stand, Place]] = {}
    for stand in STANDS:
        for place, wire in enumerate(s.stands[stand]):
            places[wire] = (stand, place)
            seen = knows(s, seat, stand // 2, wire)
            stands[stand].append(1 << s.kinds[wire] if seen else could_be(s, wire))
    somes = [Some(held.value, [places[wire] for wire in held.wires]) for held in s.helds]
    alike: list[tuple[Stand, Place]] = []
    unlike: list[tuple[Stand, Place]] = []
    for label in s.labels:
        stand, place = places[label.left]
        if places[label.right] == (stand, place + 1):
            (alike if label.alike else unlike).append((stand, place))
    return Riddle(copies, stands, piles(s), somes, alike, unlike)


def piles(s: BombBusters) -> list[Pile]:
    """The robot's wires may be anything; those put back are of one colour (P6)."""
    return [
        Pile(len(s.tray), ALL_KINDS),
        Pile(len(put_back(s, YELLOW)), KINDS_OF[YELLOW]),
        Pile(len(put_back(s, RED)), KINDS_OF[RED]),
    ]


def put_back(s: BombBusters, value: Value) -> list[Wire]:
    return [wire for wire in s.pile if VALUE_OF[s.kinds[wire]] == value]


def work_out(s: BombBusters, seat: Seat) -> Deals:
    return Deals(riddle(s, seat))


def imagine(s: BombBusters, seat: Seat, rng: Rng) -> BombBusters:
    """Another deal that this seat cannot tell from this one, each as likely as it should be."""
    world = s.clone()
    if s.over is not None or seat == EVERYONE:
        return world
    if any(s.bag):
        deal_again(world, seat, rng)
        return world
    deals = s.deals(seat)
    dealt = deals.sample(rng)
    for stand in STANDS:
        for place, wire in enumerate(s.stands[stand]):
            world.kinds[wire] = dealt.stands[stand][place]
    hidden = [s.tray, put_back(s, YELLOW), put_back(s, RED)]
    for wires, kinds in zip(hidden, dealt.piles, strict=True):
        for wire, kind in zip(wires, kinds, strict=True):
            world.kinds[wire] = kind
    world.worked_out = {seat: deals}
    return world


def deal_again(world: BombBusters, seat: Seat, rng: Rng) -> None:
    """While wires are dealt, one knows one's own, and the colour of what was put back."""
    pinned = world.setting.mission.dealt_apart(world)
    stands = [stand for stand in STANDS if stand // 2 != seat]
    wires = [wire for stand in stands for wire in world.stands[stand]] + world.tray
    for value in (YELLOW, RED):
        coloured = [wire for wire in wires if world.value(wire) == value]
        back = put_back(world, value)
        if back or value == pinned:
            shuffle(world, back + coloured, KINDS_OF[value], rng)
    rest = [wire for wire in wires if world.value(wire) != pinned]
    shuffle(world, rest, ALL_KINDS & ~KINDS_OF[pinned], rng)
    for stand in stands:
        in_order = sorted([world.kinds[wire] * 100 + wire for wire in world.stands[stand]])
        world.stands[stand] = [number % 100 for number in in_order]


def shuffle(world: BombBusters, wires: list[Wire], kinds: int, rng: Rng) -> None:
    """These wires, and those of these kinds in the bag, change places."""
    pool: list[Kind] = [world.kinds[wire] for wire in wires]
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

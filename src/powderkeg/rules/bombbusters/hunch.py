"""The carefree bot: it looks at what lies open, counts what is left, and takes its chance."""

from __future__ import annotations

from powderkeg.rules.bombbusters.knowing import knows
from powderkeg.rules.bombbusters.pieces import (
    KINDS,
    STANDS,
    Kind,
    Place,
    Stand,
    Wire,
    blue,
)
from powderkeg.rules.bombbusters.shapes import Cut, Solo
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Move, Seat
from powderkeg.rules.rng import Rng


class Hunch:
    """What a glance tells a seat: which wires it has not seen, and between which one lies."""

    def __init__(self, s: BombBusters, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.unseen = [0] * len(KINDS)  # by kind
        for kind in s.kinds:
            self.unseen[kind] += 1
        for stand in STANDS:
            for wire in s.stands[stand]:
                if knows(s, seat, wire):
                    self.unseen[s.kinds[wire]] -= 1

    def kind_seen(self, wire: Wire) -> Kind:
        """What all can see it to be, or -1."""
        if self.s.open[wire]:
            return self.s.kinds[wire]
        value = self.s.known[wire]
        return blue(value) if 0 < value < 13 else -1

    def chance(self, stand: Stand, place: Place, value: int) -> float:
        """As if all wires that may lie between its neighbours were as likely."""
        s = self.s
        wires = s.stands[stand]
        wire = wires[place]
        if s.known[wire] or knows(s, self.seat, wire):
            return 1.0 if s.value(wire) == value else 0.0
        if s.nots[wire] >> value & 1:
            return 0.0
        low, high = 0, len(KINDS) - 1
        row = [other for other in wires if other not in s.apart]
        if wire in row:
            for other in row[: row.index(wire)]:
                low = max(low, self.kind_seen(other))
            for other in row[: row.index(wire) : -1]:
                kind = self.kind_seen(other)
                high = kind if kind >= 0 else high
        total = 0
        hits = 0
        for kind in range(low, high + 1):
            if not s.nots[wire] >> s.value_of[kind] & 1:
                total += self.unseen[kind]
                if s.value_of[kind] == value:
                    hits += self.unseen[kind]
        return hits / total if total else 0.0


def cut_by_hunch(s: BombBusters, seat: Seat, moves: list[Move], rng: Rng) -> Move | None:
    """A Solo Cut, or the cut that looks best; None if there is nothing to cut."""
    hunch = Hunch(s, seat)
    best: list[Move] = []
    most = -1.0
    for move in moves:
        if isinstance(move, Solo):
            return move
        if isinstance(move, Cut) and move.copy == 0:
            chance = hunch.chance(move.stand, move.place, move.value)
            if chance > most:
                best, most = [], chance
            if chance == most:
                best.append(move)
    return rng.pick(best) if best else None

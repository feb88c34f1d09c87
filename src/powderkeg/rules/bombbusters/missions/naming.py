"""Wires that are named one after the other and judged all at once (missions 46 and 48)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from powderkeg.rules.bombbusters.claim import Claiming
from powderkeg.rules.bombbusters.following import open_wire, settle
from powderkeg.rules.bombbusters.moves import POINTS
from powderkeg.rules.bombbusters.pieces import Stand, Wire, spot
from powderkeg.rules.bombbusters.shapes import OfWire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Event, Json, Log, Move, Refusal, Rule, Seat


class Naming(Claiming):
    """The cutter points at as many wires as the claim needs."""

    key: ClassVar[str] = "aim"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [
            POINTS[stand][place]
            for stand in range(2 * s.seats)
            for place in range(len(s.stands[stand]))
            if self.why_not(s, seat, stand, place) is None
        ]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, OfWire) and move.key == "at":
            return self.why_not(s, seat, move.stand, move.place)
        return Refusal(NOT_NOW)

    def why_not(self, s: BombBusters, seat: Seat, stand: Stand, place: int) -> Refusal | None:
        wire = s.wire_at(stand, place)
        if wire < 0 or s.open[wire] or wire in self.claim.wires or not self.may_name(seat, stand):
            return Refusal(self.rule())
        return None

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfWire)
        wires = (*self.claim.wires, s.wire_at(move.stand, move.place))
        if len(wires) == self.claim.need:
            self.judge(s, wires, log)
        else:
            s.go(type(self)(self.claim.at(wires)), log)

    def rule(self) -> Rule:
        """The one that says what is named."""
        raise NotImplementedError

    def may_name(self, seat: Seat, stand: Stand) -> bool:
        """May this seat point at wires of this stand?"""
        return True

    def judge(self, s: BombBusters, wires: tuple[Wire, ...], log: Log) -> None:
        """All are named."""
        raise NotImplementedError


def cut_together(s: BombBusters, wires: Sequence[Wire], event: Event, log: Log) -> None:
    """They are all of one value, and lie open."""
    value = s.value(wires[0])
    before = s.cut[value]
    for wire in wires:
        open_wire(s, wire)
    log.add(event)
    settle(s, value, before, log)


def spots(s: BombBusters, wires: Sequence[Wire]) -> list[Json]:
    places = [s.place_of(wire) for wire in wires]
    return [spot(stand, place) for stand, place in places]

"""Circus acts that ask somebody to choose, or to call (mission 42)."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.clues import Count
from powderkeg.rules.bombbusters.following import close_again
from powderkeg.rules.bombbusters.missions.naming import spots
from powderkeg.rules.bombbusters.missions.rules_31 import M42
from powderkeg.rules.bombbusters.moves import BOING, DECLINE, POINTS, TA_DA
from powderkeg.rules.bombbusters.pieces import NO_SEAT, RED, STANDS, YELLOW, Value, Wire
from powderkeg.rules.bombbusters.prop_events import CalledOut, ClosedAgain, Juggled
from powderkeg.rules.bombbusters.props.circus import Circus
from powderkeg.rules.bombbusters.shapes import OfWire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NEVER, NOT_NOW, Log, Move, Phase, Refusal, Rule, Seat, Wait


def pass_turn(s: BombBusters, log: Log) -> None:
    """The next one is in turn; nothing was done, so it counts as no turn."""
    s.turns -= 1
    while len(s.phases) > 1:
        s.phases.pop()
    s.phases[-1].begin(s, log)


def lying(s: BombBusters, seat: Seat) -> list[Wire]:
    """Cut wires that lie before this seat, or before anyone; not those the knives took."""
    circus = s.prop(Circus)
    stands = [stand for stand in STANDS if seat == NO_SEAT or stand // 2 == seat]
    return [
        wire
        for stand in stands
        for wire in s.stands[stand]
        if s.open[wire] and circus.face(wire) >= 0
    ]


def pairs(s: BombBusters) -> list[Wire]:
    """Cut wires of which another of the same value lies there, too."""
    counts = [0] * 15
    wires = lying(s, NO_SEAT)
    for wire in wires:
        counts[s.value(wire)] += 1
    return [wire for wire in wires if counts[s.value(wire)] > 1 and s.value(wire) != RED]


def shown(s: BombBusters, wire: Wire) -> Value:
    """What lies in this place."""
    return s.value(s.prop(Circus).face(wire))


def can_juggle(s: BombBusters) -> bool:
    return len({shown(s, wire) for wire in lying(s, s.turn)}) > 1


class Picking(Phase[BombBusters]):
    """Two wires, one after the other; nobody else sees the first."""

    def rule(self) -> Rule:
        raise NotImplementedError

    def possible(self, s: BombBusters) -> list[Wire]:
        raise NotImplementedError

    def pick(self, s: BombBusters, first: Wire, second: Wire, log: Log) -> None:
        raise NotImplementedError

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.turn]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        places = [s.place_of(wire) for wire in self.possible(s)]
        return [POINTS[stand][place] for stand, place in places]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfWire) or move.key != "at":
            return Refusal(NOT_NOW)
        return None if move in self.moves(s, seat) else Refusal(self.rule())

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfWire)
        circus = s.prop(Circus)
        wire = s.wire_at(move.stand, move.place)
        first = circus.picked
        if first < 0:
            circus.picked = wire
            return
        circus.picked = -1
        self.pick(s, first, wire, log)


class Conjuring(Picking):
    """The magician: two cut wires of one value stand closed again, and the turn passes on."""

    key: ClassVar[str] = "magician"

    def rule(self) -> Rule:
        return M42[2]

    def possible(self, s: BombBusters) -> list[Wire]:
        first = s.prop(Circus).picked
        wires = pairs(s)
        if first < 0:
            return wires
        return [wire for wire in wires if wire != first and s.value(wire) == s.value(first)]

    def pick(self, s: BombBusters, first: Wire, second: Wire, log: Log) -> None:
        circus = s.prop(Circus)
        circus.usable = [card for card in s.cards if not s.is_locked(card)]
        for wire in (first, second):
            circus.put_back(wire)
            close_again(s, wire)
            if s.value(wire) == YELLOW:  # all saw which one it is
                s.clues.append(Count(1 << s.kinds[wire], (wire,), 1, 1))
        log.add(ClosedAgain({"seat": s.turn, "spots": spots(s, [first, second])}))
        pass_turn(s, log)


class Juggling(Picking):
    """Two own cut wires of different value change places, as far as one can see."""

    key: ClassVar[str] = "juggler"

    def rule(self) -> Rule:
        return M42[4]

    def possible(self, s: BombBusters) -> list[Wire]:
        first = s.prop(Circus).picked
        wires = lying(s, s.turn)
        return [
            wire
            for wire in wires
            if any(shown(s, other) != shown(s, wire) for other in (wires if first < 0 else [first]))
        ]

    def pick(self, s: BombBusters, first: Wire, second: Wire, log: Log) -> None:
        s.prop(Circus).swap(first, second)
        log.add(Juggled({"seat": s.turn, "spots": spots(s, [first, second])}))
        s.pop(log)


class Calling(Phase[BombBusters]):
    """Somebody is to call something, while the clock, if there is one, runs for a moment."""

    def due(self, s: BombBusters) -> int:
        return s.prop(Circus).window or NEVER

    def is_over(self, s: BombBusters, move: Move) -> bool:
        circus = s.prop(Circus)
        if isinstance(move, Wait):
            circus.window -= move.ticks
            return circus.window == 0
        return False


class Cheering(Calling):
    """After a cut: "Ta-da!", or it was forgotten."""

    key: ClassVar[str] = "ta-da"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [TA_DA, DECLINE]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if move is TA_DA or move is DECLINE else Refusal(NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        circus = s.prop(Circus)
        if isinstance(move, Wait) and not self.is_over(s, move):
            return
        if move is TA_DA:
            circus.silent = NO_SEAT
            log.add(CalledOut({"seat": actor, "call": "ta-da"}))
        circus.window = 0
        s.pop(log)


class Bouncing(Calling):
    """The trampoline: clockwise from whoever's turn it is, each calls "Boing!"."""

    key: ClassVar[str] = "boing"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return s.prop(Circus).calling(s)

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [BOING]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if move is BOING else Refusal(M42[8])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        circus = s.prop(Circus)
        if isinstance(move, Wait):
            if not self.is_over(s, move):
                return
        else:
            circus.called |= 1 << actor
            log.add(CalledOut({"seat": actor, "call": "boing"}))
            if circus.calling(s):
                return
        circus.called = 0
        circus.window = 0
        s.pop(log)


CONJURE: Final = Conjuring()
JUGGLE: Final = Juggling()
CHEER: Final = Cheering()
BOUNCE: Final = Bouncing()

"""Mission 48: three yellows, cut all at once."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.cutting import open_wire, settle
from powderkeg.rules.bombbusters.events import YellowsCut
from powderkeg.rules.bombbusters.missions.m46 import spots
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.moves import POINTS, YELLOWS
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import RED, YELLOW, Stand, Value
from powderkeg.rules.bombbusters.rulebook import M48
from powderkeg.rules.bombbusters.shapes import OfWire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import tag
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat

ALL_YELLOWS: Final = 3
MANY: Final = 4  # players: then also who has no yellow may name them


class ThreeYellows(Mission):
    """They are dealt apart, and named together."""

    def __init__(self) -> None:
        super().__init__(48, reds=(2, 2), yellows=(ALL_YELLOWS, ALL_YELLOWS), reds_for_two=(3, 3))

    def dealt_apart(self, s: BombBusters) -> Value:
        return YELLOW

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        return Refusal(M48[2]) if value == YELLOW else None

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [YELLOWS] if self.why_not(s, seat, YELLOWS) is None else []

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is not YELLOWS:
            return Refusal(NOT_NOW)
        without = s.seats < MANY and not s.holds(seat)[YELLOW]
        return Refusal(M48[2]) if s.cut[YELLOW] or without else None

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        s.claim = Claim(seat, "yellows", [YELLOW], 0, ALL_YELLOWS, [])
        s.go(THREE, log)


class NamingYellows(Phase[BombBusters]):
    """Point at three wires, one's own as well (D20)."""

    key: ClassVar[str] = "aim"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [
            POINTS[stand][place]
            for stand in range(2 * s.seats)
            for place in range(len(s.stands[stand]))
            if self.why_not(s, stand, place) is None
        ]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, OfWire) and move.key == "at":
            return self.why_not(s, move.stand, move.place)
        return Refusal(NOT_NOW)

    def why_not(self, s: BombBusters, stand: Stand, place: int) -> Refusal | None:
        wire = s.wire_at(stand, place)
        assert s.claim is not None
        if wire < 0 or s.open[wire] or wire in s.claim.wires:
            return Refusal(M48[2])
        return None

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfWire) and s.claim is not None
        s.claim = s.claim.at([*s.claim.wires, s.wire_at(move.stand, move.place)])
        if len(s.claim.wires) == s.claim.need:
            self.judge(s, log)

    def judge(self, s: BombBusters, log: Log) -> None:
        assert s.claim is not None
        wires = s.claim.wires
        reds = [wire for wire in wires if s.value(wire) == RED]
        if reds:
            explode(s, "yellows", reds[:1], log)
            return
        if all(s.value(wire) == YELLOW for wire in wires):
            before = s.cut[YELLOW]
            for wire in wires:
                open_wire(s, wire, log)
            log.add(YellowsCut({"seat": s.cutter, "spots": spots(s, wires)}))
            settle(s, s.cutter, YELLOW, before, log)
        else:
            for wire in wires:
                if not s.tokens[wire]:
                    tag(s, wire, "miss", log)
            self.set_dial(s, log)
        turn_is_over(s, log)

    def set_dial(self, s: BombBusters, log: Log) -> None:
        """One space only, and the Stabilizer does not help (D14)."""
        s.stable = False
        s.advance(log)
        if s.lives == 0:
            explode(s, "dial", [], log)


THREE: Final = NamingYellows()
MISSION: Final[Mission] = ThreeYellows()

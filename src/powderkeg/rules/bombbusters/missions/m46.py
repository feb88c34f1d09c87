"""Mission 46: the sevens are cut last, all four at once."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.cutting import copies, letters, open_wire, settle
from powderkeg.rules.bombbusters.events import OnlySevens, SevensCut
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.moves import POINTS
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import BATTERIES, Stand, Value, Wire, spot
from powderkeg.rules.bombbusters.rulebook import M46, D
from powderkeg.rules.bombbusters.shapes import OfWire
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Json, Log, Move, Phase, Refusal, Seat

SEVEN: Final = 7
YELLOWS: Final = [5, 6, 7, 8]  # always these


class SevensLast(Mission):
    """Whoever holds only sevens must name all four."""

    def __init__(self) -> None:
        super().__init__(46, yellows=(4, 4), redrawn=(BATTERIES,))
        self.yellow_numbers = YELLOWS

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 0 if s.seats == 2 and seat == s.captain else 1

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        return Refusal(D[15]) if value == SEVEN else None

    def instead(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        if not s.has_only(s.turn, SEVEN):
            return None
        hand = s.hand(s.turn)
        for wire in hand:
            s.known[wire] = SEVEN
            s.shown[wire] = SEVEN
        places = letters(s, hand)
        log.add(OnlySevens({"seat": s.turn, "places": places, "count": len(places)}))
        others = [wire for seat in s.others(s.turn) for wire in s.hand(seat)]
        if s.setting.strict_sevens and any(s.value(wire) != SEVEN for wire in others):
            explode(s, "strict", [], log)
            return None
        missing = s.count(SEVEN) - s.cut[SEVEN] - len(hand)
        s.claim = Claim(s.turn, "sevens", [SEVEN], 0, missing, [])
        return SEVENS


class NamingSevens(Phase[BombBusters]):
    """Point at all sevens that others hold; a mistake explodes the bomb."""

    key: ClassVar[str] = "aim"

    def begin(self, s: BombBusters, log: Log) -> None:
        assert s.claim is not None
        if not s.claim.need:
            self.judge(s, log)

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
        assert s.claim is not None
        if wire < 0 or stand // 2 == seat or s.open[wire] or wire in s.claim.wires:
            return Refusal(M46[2])
        return None

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfWire) and s.claim is not None
        s.claim = s.claim.at([*s.claim.wires, s.wire_at(move.stand, move.place)])
        if len(s.claim.wires) == s.claim.need:
            self.judge(s, log)

    def judge(self, s: BombBusters, log: Log) -> None:
        assert s.claim is not None
        wrong = [wire for wire in s.claim.wires if s.value(wire) != SEVEN]
        if wrong:
            explode(s, "sevens", wrong[:1], log)
            return
        wires = [*copies(s, s.cutter, SEVEN), *s.claim.wires]
        before = s.cut[SEVEN]
        for wire in wires:
            open_wire(s, wire, log)
        log.add(SevensCut({"seat": s.cutter, "spots": spots(s, wires)}))
        settle(s, s.cutter, SEVEN, before, log)
        turn_is_over(s, log)


def spots(s: BombBusters, wires: list[Wire]) -> list[Json]:
    places = [s.place_of(wire) for wire in wires]
    return [spot(stand, place) for stand, place in places]


SEVENS: Final = NamingSevens()
MISSION: Final[Mission] = SevensLast()

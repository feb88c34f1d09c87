"""Mission 48: three yellows, cut all at once."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.events import YellowsCut
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.naming import Naming, cut_together, spots
from powderkeg.rules.bombbusters.missions.rules_43 import M48
from powderkeg.rules.bombbusters.moves import YELLOWS
from powderkeg.rules.bombbusters.over import advance, explode
from powderkeg.rules.bombbusters.pieces import RED, YELLOW, Value, Wire
from powderkeg.rules.bombbusters.rulebook import D
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_held, tag
from powderkeg.rules.core import NOT_NOW, Log, Move, Refusal, Rule, Seat

ALL_YELLOWS: Final = 3
MANY: Final = 4  # players: then also who has no yellow may name them


class ThreeYellows(Mission):
    """They are dealt apart, and named together."""

    def __init__(self) -> None:
        super().__init__(48, reds=(2, 2), yellows=(ALL_YELLOWS, ALL_YELLOWS), reds_for_two=(3, 3))
        self.namings = {"yellows": NamingYellows}
        self.endings = {"yellows": D[18]}

    def dealt_apart(self, s: BombBusters) -> Value:
        return YELLOW

    def need(self, s: BombBusters, how: str) -> int:
        return ALL_YELLOWS

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
        if s.seats < MANY:
            note_held(s, seat, YELLOW)
        s.go(NamingYellows(Claim(seat, "yellows", (YELLOW,), 0, ALL_YELLOWS, ())), log)


class NamingYellows(Naming):
    """Point at three wires, one's own as well (D20)."""

    def rule(self) -> Rule:
        return M48[2]

    def judge(self, s: BombBusters, wires: tuple[Wire, ...], log: Log) -> None:
        reds = [wire for wire in wires if s.value(wire) == RED]
        if reds:
            explode(s, "yellows", reds[:1], log)
            return
        if all(s.value(wire) == YELLOW for wire in wires):
            cut_together(s, wires, YellowsCut({"seat": s.cutter, "spots": spots(s, wires)}), log)
        else:
            for wire in wires:
                if not s.tokens[wire]:
                    tag(s, wire, "miss", log)
            s.stable = False  # one space only, and the Stabilizer does not help (D14)
            advance(s, log)
        turn_is_over(s, log)


MISSION: Final[Mission] = ThreeYellows()

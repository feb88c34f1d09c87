"""Mission 13: three reds, dealt apart and named together."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.naming import Naming, cut_together, spots
from powderkeg.rules.bombbusters.missions.rules_9 import M13
from powderkeg.rules.bombbusters.moves import NAME_REDS
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import RED, VALUE_TEXTS, Value, Wire
from powderkeg.rules.bombbusters.prop_events import NamedCut
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_held
from powderkeg.rules.core import NOT_NOW, Facts, Log, Move, Refusal, Rule, Seat

ALL_REDS: Final = 3
MANY: Final = 4  # players: then also who has no red may name them


class RedAlert(Mission):
    """Nothing is revealed: who has only reds names all three."""

    def __init__(self) -> None:
        super().__init__(13, reds=(ALL_REDS, ALL_REDS))
        self.reveals = False
        self.namings = {"reds": NamingReds}
        self.endings = {"named": M13[3]}

    def dealt_apart(self, s: BombBusters) -> Value:
        return RED

    def draws_token(self, s: BombBusters, seat: Seat) -> bool:
        return True

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 0 if s.seats == 2 and seat == s.captain else 1

    def need(self, s: BombBusters, how: str) -> int:
        return s.count(RED)

    def why_not_revealed(self, s: BombBusters, why: str) -> Refusal:
        return Refusal(M13[5])

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [NAME_REDS] if self.why_not(s, seat, NAME_REDS) is None else []

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is not NAME_REDS:
            return Refusal(NOT_NOW)
        if s.cut[RED] or not s.count(RED):
            return Refusal(M13[3])
        without = s.seats < MANY and not s.holds(seat)[RED]
        return Refusal(M13[4]) if without else None

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        if s.seats < MANY:
            note_held(s, seat, RED)
        s.go(NamingReds(Claim(seat, "reds", (RED,), 0, s.count(RED), ())), log)


class NamingReds(Naming):
    """Point at three wires, one's own as well (N15)."""

    def rule(self) -> Rule:
        return M13[3]

    def judge(self, s: BombBusters, wires: tuple[Wire, ...], log: Log) -> None:
        wrong = [wire for wire in wires if s.value(wire) != RED]
        if wrong:
            explode(s, "named", wrong[:1], log)
            return
        facts: Facts = {"seat": s.cutter, "value": VALUE_TEXTS[RED], "spots": spots(s, wires)}
        cut_together(s, wires, NamedCut(facts), log)
        turn_is_over(s, log)


MISSION: Final[Mission] = RedAlert()

"""Mission 46: the sevens are cut last, all four at once."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.cutting import copies, letters
from powderkeg.rules.bombbusters.events import OnlySevens, SevensCut
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.naming import Naming, cut_together, spots
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import BATTERIES, Stand, Value, Wire
from powderkeg.rules.bombbusters.rulebook import M46, D
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Phase, Refusal, Rule, Seat

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
        return NamingSevens(Claim(s.turn, "sevens", (SEVEN,), 0, missing, ()))


class NamingSevens(Naming):
    """Point at all sevens that others hold; a mistake explodes the bomb."""

    def begin(self, s: BombBusters, log: Log) -> None:
        if not self.claim.need:
            self.judge(s, (), log)

    def rule(self) -> Rule:
        return M46[2]

    def may_name(self, seat: Seat, stand: Stand) -> bool:
        return stand // 2 != seat

    def judge(self, s: BombBusters, wires: tuple[Wire, ...], log: Log) -> None:
        wrong = [wire for wire in wires if s.value(wire) != SEVEN]
        if wrong:
            explode(s, "sevens", wrong[:1], log)
            return
        sevens = [*copies(s, s.cutter, SEVEN), *wires]
        cut_together(s, sevens, SevensCut({"seat": s.cutter, "spots": spots(s, sevens)}), log)
        turn_is_over(s, log)


MISSION: Final[Mission] = SevensLast()

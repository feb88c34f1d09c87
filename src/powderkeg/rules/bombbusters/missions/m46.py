"""Mission 46: the sevens are cut last, all four at once."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.cutting import copies, letters
from powderkeg.rules.bombbusters.equipment import KINDS_OF_MOVE, use, uses, why_not
from powderkeg.rules.bombbusters.events import OnlySevens, SevensCut
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.naming import Naming, cut_together, spots
from powderkeg.rules.bombbusters.missions.rules_43 import M46
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import BATTERIES, Stand, Value, Wire
from powderkeg.rules.bombbusters.rulebook import D
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_not_all
from powderkeg.rules.bombbusters.turn import TURN
from powderkeg.rules.core import (
    NO_MOVES,
    NOT_AWAITED,
    Log,
    Move,
    Phase,
    Refusal,
    Rule,
    Seat,
)

SEVEN: Final = 7
YELLOWS: Final = [5, 6, 7, 8]  # always these


class SevensLast(Mission):
    """Whoever holds only sevens must name all four."""

    def __init__(self) -> None:
        super().__init__(46, yellows=(4, 4), redrawn=(BATTERIES,))
        self.yellow_numbers = YELLOWS
        self.namings = {"sevens": NamingSevens}
        self.signs = ("sevens",)
        self.endings = {"sevens": M46[2], "strict": D[13]}

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 0 if s.seats == 2 and seat == s.captain else 1

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        return Refusal(D[15]) if value == SEVEN else None

    def need(self, s: BombBusters, how: str) -> int:
        return s.count(SEVEN) - s.cut[SEVEN] - len(s.hand(s.cutter))

    def instead(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        hand = s.hand(s.turn)
        if not s.has_only(s.turn, SEVEN):
            note_not_all(s, hand, SEVEN)
            return None
        for wire in hand:
            s.known[wire] = SEVEN
            s.shown[wire] = SEVEN
        places = letters(s, hand)
        log.add(OnlySevens({"seat": s.turn, "places": places, "count": len(places)}))
        others = [wire for seat in s.others(s.turn) for wire in s.hand(seat)]
        if s.setting.strict_sevens and any(s.value(wire) != SEVEN for wire in others):
            explode(s, "strict", [], log)
            return None
        return NamingSevens(Claim(s.turn, "sevens", (SEVEN,), 0, self.need(s, "sevens"), ()))


class NamingSevens(Naming):
    """Point at all sevens that others hold; a mistake explodes the bomb."""

    def begin(self, s: BombBusters, log: Log) -> None:
        """Also after an interrupt: who was handed something else has a turn as usual."""
        if not s.has_only(s.cutter, SEVEN):
            s.go(TURN, log)
        elif not self.claim.need:
            self.judge(s, (), log)

    # Before the first is named there is a moment for cards of any time (2.15).

    def volunteers(self, s: BombBusters) -> list[Seat]:
        return [seat for seat in range(s.seats) if seat != s.cutter and self.cards(s, seat)]

    def cards(self, s: BombBusters, seat: Seat) -> list[Move]:
        return NO_MOVES if self.claim.wires else uses(s, seat)

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        named = super().moves(s, seat) if seat == s.cutter else NO_MOVES
        return [*named, *self.cards(s, seat)]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move.key in KINDS_OF_MOVE and not self.claim.wires:
            return why_not(s, seat, move)
        return super().refusal(s, seat, move) if seat == s.cutter else Refusal(NOT_AWAITED)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        if move.key in KINDS_OF_MOVE:
            use(s, actor, move, log)
        else:
            super().play(s, actor, move, log)

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

"""Mission 35: a blue wire marked X on every stand, which must wait for the yellows."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.apart import mark_x
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_31 import M35
from powderkeg.rules.bombbusters.missions.skipping import MustPlay
from powderkeg.rules.bombbusters.pieces import (
    ALL_KINDS,
    KINDS_OF,
    RED,
    WALKIE_TALKIES,
    YELLOW,
    Stand,
    Wire,
)
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import rule_out
from powderkeg.rules.core import Refusal, Seat

BLUE: Final = ALL_KINDS & ~KINDS_OF[YELLOW] & ~KINDS_OF[RED]


class BlueFirst(MustPlay):
    """Who has nothing but X wires and reds while yellows are left skips; the dial stays.

    A yellow is in somebody's row until all are cut, so they cannot all skip.
    """

    skips_by = M35[4]

    def __init__(self) -> None:
        super().__init__(
            35, reds=(2, 3), yellows=(4, 4), reds_for_two=(3, 3), redrawn=(WALKIE_TALKIES,)
        )
        self.signs = ("x-wire",)

    def may_deal(self, dealt: int) -> int:
        """Before coloured wires are mixed in, each stand gets its X wire."""
        return ALL_KINDS if dealt else BLUE

    def deal_to(self, s: BombBusters, stand: Stand, wire: Wire) -> None:
        if s.stands[stand]:
            s.sort_in(stand, wire)
        else:
            mark_x(s, stand, wire)

    def note_deal(self, s: BombBusters) -> None:
        """All know that they are blue."""
        rule_out(s, s.apart, YELLOW)
        rule_out(s, s.apart, RED)

    def may_open(self, s: BombBusters, seat: Seat, wire: Wire) -> bool:
        return wire not in s.apart or s.cut[YELLOW] == s.count(YELLOW)

    def why_not_at(self, s: BombBusters, seat: Seat, wire: Wire, how: str) -> Refusal | None:
        return None if self.may_open(s, seat, wire) else Refusal(M35[2])


MISSION: Final[Mission] = BlueFirst()

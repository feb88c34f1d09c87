"""How a mission ends: defused, or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.bombbusters.rulebook import DIAL, B, R
from powderkeg.rules.core import Outcome, Rule

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters

DEFUSED: Final = "defused"
WHY: Final[dict[str, Rule]] = {
    DEFUSED: R[12],
    "red": R[12],
    "dial": DIAL,
    "stuck": B[4],
}  # in every mission; each has its own `endings` besides
FOR_WINNING: Final = 100  # more than any number of wires


class Ending:
    """Why it is over."""

    def __init__(self, why: str) -> None:
        self.why: Final = why

    @property
    def is_won(self) -> bool:
        return self.why == DEFUSED

    def outcome(self, s: BombBusters) -> Outcome:
        """All win, or nobody does. The score is the wires dealt with, and what was spared."""
        score = sum(s.open)
        if self.is_won:
            score = FOR_WINNING + s.spared()
        everyone = list(range(s.seats))
        winners = everyone if self.is_won else []
        rule = WHY[self.why] if self.why in WHY else s.setting.mission.endings[self.why]
        return Outcome([float(score)] * s.seats, winners, rule, [0] * s.seats)

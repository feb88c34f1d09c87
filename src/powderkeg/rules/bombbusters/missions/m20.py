"""Mission 20: the last wire that comes to each stand is marked X."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.apart import is_among_last, mark_x
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.pieces import WALKIE_TALKIES, Stand, Wire
from powderkeg.rules.bombbusters.state import BombBusters


class LastWires(Mission):
    """It is cut as usual, but no equipment works on it (W1-W8)."""

    def __init__(self) -> None:
        super().__init__(
            20,
            reds=(2, 2),
            yellows=(2, 2),
            reds_for_two=(2, 3),
            yellows_for_two=(4, 4),
            redrawn=(WALKIE_TALKIES,),
        )
        self.signs = ("x-wire",)

    def deal_to(self, s: BombBusters, stand: Stand, wire: Wire) -> None:
        if is_among_last(s, 1):
            mark_x(s, stand, wire)
        else:
            s.sort_in(stand, wire)


MISSION: Final[Mission] = LastWires()

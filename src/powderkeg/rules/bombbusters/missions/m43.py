"""Mission 43: a robot walks along the strip and carries wires."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.pieces import LAST_STEP, Value
from powderkeg.rules.bombbusters.prop_events import RobotWalked
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.taking import one_more_wire
from powderkeg.rules.core import Log, Seat

ON_TRAY: Final = {2: 5, 3: 4, 4: 4, 5: 3}  # by number of seats


class WalkingRobot(Mission):
    """Cut the number it stands on, and take one of its wires."""

    def __init__(self) -> None:
        super().__init__(43, reds=(3, 3))
        self.has_robot = True
        self.has_tray = True

    def set_out(self, s: BombBusters) -> None:
        s.robot = 1

    def on_tray(self, seats: int) -> int:
        return ON_TRAY[seats]

    def draws_token(self, s: BombBusters, seat: Seat) -> bool:
        return s.seats == 2 and seat == s.captain

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        """One wire a cut, whatever the cut (D2)."""
        if value == s.robot and s.tray:
            s.owe(one_more_wire(s))

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        """It turns at 12, and at 1 (D1)."""
        back = "yes" if s.back else "no"
        s.robot += -1 if s.back else 1
        log.add(RobotWalked({"at": s.robot, "steps": 1, "back": back}))
        if s.robot == (1 if s.back else LAST_STEP):
            s.back = not s.back

    def is_done(self, s: BombBusters) -> bool:
        return not s.tray


MISSION: Final[Mission] = WalkingRobot()

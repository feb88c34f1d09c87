"""Mission 43: a robot walks along the strip and carries wires."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.pieces import LAST_STEP, Value, Wire
from powderkeg.rules.bombbusters.prop_events import RobotWalked
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.robot import Robot
from powderkeg.rules.bombbusters.rulebook import D
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.taking import one_more_wire
from powderkeg.rules.core import Log, Seat

ON_TRAY: Final = {2: 5, 3: 4, 4: 4, 5: 3}  # by number of seats


class WalkingRobot(Mission):
    """Cut the number it stands on, and take one of its wires."""

    def __init__(self) -> None:
        super().__init__(43, reds=(3, 3))
        self.endings = {"robot-full": D[3]}
        self.drawn_by = D[4]

    def props(self, seats: int) -> list[Prop]:
        return [Robot(1, turns=True)]

    def on_tray(self, seats: int) -> int:
        return ON_TRAY[seats]

    def supply(self, s: BombBusters) -> list[Wire]:
        return s.tray

    def draws_token(self, s: BombBusters, seat: Seat) -> bool:
        return s.seats == 2 and seat == s.captain

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        """One wire a cut, whatever the cut (D2)."""
        if value == s.prop(Robot).at and s.tray:
            s.owe(one_more_wire(s))

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        """It turns at 12, and at 1 (D1)."""
        robot = s.prop(Robot)
        back = "yes" if robot.back else "no"
        robot.at += -1 if robot.back else 1
        log.add(RobotWalked({"at": robot.at, "steps": 1, "back": back}))
        if robot.at == (1 if robot.back else LAST_STEP):
            robot.back = not robot.back

    def is_done(self, s: BombBusters) -> bool:
        return not s.tray


MISSION: Final[Mission] = WalkingRobot()

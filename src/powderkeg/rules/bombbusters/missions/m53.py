"""Mission 53: the robot is the detonator."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import LAST_STEP, REWINDER, STABILIZER, Value
from powderkeg.rules.bombbusters.prop_events import RobotWalked
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.views import MissView
from powderkeg.rules.core import Log

RIGHT: Final = 1
ON_ITS_NUMBER: Final = -1
WRONG: Final = 2


class RobotFuse(Mission):
    """It starts just before 1 and must not go past 12 (D31)."""

    def __init__(self) -> None:
        super().__init__(53, reds=(2, 2), reds_for_two=(3, 3), redrawn=(REWINDER, STABILIZER))
        self.has_robot = True
        self.has_dial = False

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        s.steps = ON_ITS_NUMBER if value == s.robot else RIGHT

    def missed(self, s: BombBusters) -> None:
        s.steps = WRONG

    def show_miss(self, s: BombBusters) -> MissView:
        at = s.robot + WRONG
        return {"lives": None, "robot": at, "explodes": at > LAST_STEP, "stable": s.stable}

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        """A turn without a cut moves nothing (D30)."""
        steps = s.steps
        s.steps = 0
        if not steps:
            return
        past = s.robot + steps > LAST_STEP
        s.robot = min(s.robot + steps, LAST_STEP)
        back = "yes" if steps < 0 else "no"
        log.add(RobotWalked({"at": s.robot, "steps": abs(steps), "back": back}))
        if past:
            explode(s, "robot", [], log)


MISSION: Final[Mission] = RobotFuse()

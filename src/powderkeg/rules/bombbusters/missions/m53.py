"""Mission 53: the robot is the detonator."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_43 import M53
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import LAST_STEP, REWINDER, STABILIZER, Value
from powderkeg.rules.bombbusters.prop_events import RobotWalked
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.robot import Robot
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
        self.has_dial = False
        self.endings = {"robot": M53[2]}

    def props(self, seats: int) -> list[Prop]:
        return [Robot(0, turns=False)]

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        robot = s.prop(Robot)
        robot.steps = ON_ITS_NUMBER if value == robot.at else RIGHT

    def missed(self, s: BombBusters) -> None:
        s.prop(Robot).steps = WRONG

    def show_miss(self, s: BombBusters) -> MissView:
        at = s.prop(Robot).at + WRONG
        return {"lives": None, "robot": at, "explodes": at > LAST_STEP, "stable": s.stable}

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        """A turn without a cut moves nothing (D30)."""
        robot = s.prop(Robot)
        steps = robot.steps
        robot.steps = 0
        if not steps:
            return
        past = robot.at + steps > LAST_STEP
        robot.at = min(robot.at + steps, LAST_STEP)
        back = "yes" if steps < 0 else "no"
        log.add(RobotWalked({"at": robot.at, "steps": abs(steps), "back": back}))
        if past:
            explode(s, "robot", [], log)

    def spared(self, s: BombBusters) -> int:
        """Steps that it could still have made."""
        return LAST_STEP - s.prop(Robot).at


MISSION: Final[Mission] = RobotFuse()

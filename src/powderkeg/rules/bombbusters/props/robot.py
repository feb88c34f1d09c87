"""The robot on the number strip (missions 43, 53)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.bombbusters.pieces import LAST_STEP, Value
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, looked_up, up_to
from powderkeg.rules.core import Complaint, Facts, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class Robot(Prop):
    """Where it stands, and which way it goes. The wires on its tray are wires like others."""

    key: ClassVar[str] = "robot"
    clauses: ClassVar[tuple[str, ...]] = ("robot",)
    sign: ClassVar[str] = "robot"

    def __init__(self, at: int, turns: bool, back: bool = False, steps: int = 0) -> None:
        self.at = at
        self.turns: Final = turns  # at both ends of the strip
        self.back = back  # it walks down
        self.steps = steps  # that it makes at the end of this turn

    def clone(self) -> Robot:
        return Robot(self.at, self.turns, self.back, self.steps)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        following = self.at + (-1 if self.back else 1)
        props["robot"] = {
            "at": self.at,
            "back": self.back,
            "wires": len(s.tray),
            "next": following,
        }

    def tell(self, view: BombBustersView) -> list[Line]:
        robot = view["props"]["robot"]
        next_step = Line("twin-robot-next", {"next": robot["next"]})
        facts: Facts = {"at": robot["at"], "wires": robot["wires"]}
        return [Line("twin-robot", facts, [next_step])]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        words = clauses.get("robot")
        if words:
            self.at = looked_up(up_to(LAST_STEP), words[:1], "number")[0]
            self.back = words[1:] == ["back"]
        if self.turns and self.at == (1 if self.back else LAST_STEP):
            raise Complaint(f"scene: the robot turns at {self.at}; say the other direction")

    def write(self, s: BombBusters) -> list[str]:
        return [f"robot {self.at}{' back' if self.back else ''}"]

    def meets(self, value: Value) -> bool:
        return value == self.at

"""Mission 37: every finished number brings another constraint."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.missions.binding import DRAW_CONSTRAINT, InForce, replace
from powderkeg.rules.bombbusters.missions.constraints import LETTERS
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_31 import M37
from powderkeg.rules.bombbusters.over import step
from powderkeg.rules.bombbusters.pieces import Value
from powderkeg.rules.bombbusters.props.constraint import Constraint
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.skips import Skips
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Phase


class JokersWild(InForce):
    """A round in which nobody can play costs a step of the dial, and brings the next card, too."""

    def __init__(self) -> None:
        super().__init__(37, reds=(2, 2), reds_for_two=(3, 3))
        self.skips_by = M37[3]

    def props(self, seats: int) -> list[Prop]:
        return [Constraint("", [*LETTERS], has_deck=True), Skips()]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return DRAW_CONSTRAINT

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        if replace(s, log):
            s.owe(DRAW_CONSTRAINT)

    def nobody_can(self, s: BombBusters, log: Log) -> None:
        """The Stabilizer does not stop that step."""
        step(s, log)
        if s.over is None:
            s.prop(Skips).seats = 0
            if replace(s, log):
                s.owe(DRAW_CONSTRAINT)


MISSION: Final[Mission] = JokersWild()

"""Constraints that are drawn, and rounds in which nobody can play (missions 32, 37, 57, 61)."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.missions.constraints import Constrained
from powderkeg.rules.bombbusters.missions.skipping import skip
from powderkeg.rules.bombbusters.moves import DRAW_CONSTRAINTS
from powderkeg.rules.bombbusters.prop_events import ConstraintGone, ConstraintOpened
from powderkeg.rules.bombbusters.props.constraint import Constraint
from powderkeg.rules.bombbusters.props.skips import Skips
from powderkeg.rules.bombbusters.shapes import OfConstraint
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Move, Phase, Seat


class ByRound(Constrained):
    """Who cannot play skips, and something happens when nobody can for a whole round."""

    def to_draw(self, s: BombBusters) -> list[str]:
        """The constraints of which nature draws one now; none when nothing is to be drawn."""
        raise NotImplementedError

    def draw(self, s: BombBusters, card: str, log: Log) -> None:
        """This one is drawn."""
        raise NotImplementedError

    def nobody_can(self, s: BombBusters, log: Log) -> None:
        """Every player with wires has skipped since the last act."""

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        self.note_skip(s, seat)
        skip(s, seat, log, self.skip_steps)
        skips = s.prop(Skips)
        skips.add(seat)
        if skips.are_all(s):
            self.nobody_can(s, log)
        turn_is_over(s, log)

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        s.prop(Skips).turn_ends()


class InForce(ByRound):
    """One open constraint binds everybody."""

    def bound_by(self, s: BombBusters, seat: Seat) -> str:
        return s.prop(Constraint).card

    def to_draw(self, s: BombBusters) -> list[str]:
        constraint = s.prop(Constraint)
        return [] if constraint.card else constraint.left

    def draw(self, s: BombBusters, card: str, log: Log) -> None:
        constraint = s.prop(Constraint)
        constraint.left.remove(card)
        constraint.card = card
        log.add(ConstraintOpened({"constraint": card}))


def replace(s: BombBusters, log: Log) -> bool:
    """The open constraint goes away. Is there another in the deck?"""
    constraint = s.prop(Constraint)
    if constraint.card and not constraint.left:
        log.add(ConstraintGone({}))
    constraint.card = ""
    return bool(constraint.left)


class DrawingConstraint(Phase[BombBusters]):
    """Nature draws constraints, as many as the mission says."""

    key: ClassVar[str] = "draw-constraint"

    def begin(self, s: BombBusters, log: Log) -> None:
        if not self.chances(s):
            s.pop(log)

    def chances(self, s: BombBusters) -> list[Move]:
        mission = s.setting.mission
        assert isinstance(mission, ByRound)
        return [DRAW_CONSTRAINTS[card] for card in mission.to_draw(s)]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfConstraint)
        mission = s.setting.mission
        assert isinstance(mission, ByRound)
        mission.draw(s, move.card, log)
        self.begin(s, log)


DRAW_CONSTRAINT: Final = DrawingConstraint()

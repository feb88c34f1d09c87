"""Mission 31: everyone is bound by a constraint of their own choice."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.missions.constraints import FIRST_FIVE, Constrained
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_31 import M31
from powderkeg.rules.bombbusters.moves import TAKE_CONSTRAINTS
from powderkeg.rules.bombbusters.pieces import RED
from powderkeg.rules.bombbusters.prop_events import ConstraintDropped, ConstraintTaken
from powderkeg.rules.bombbusters.props.own_constraints import OwnConstraints
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.shapes import OfConstraint
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_not_all
from powderkeg.rules.core import NO_MOVES, NOT_NOW, Log, Move, Phase, Refusal, Seat


class OneHandTied(Constrained):
    """Who cannot keep to the own constraint any more is free of it for good."""

    def __init__(self) -> None:
        super().__init__(31, reds=(2, 3))
        self.preludes = [CHOOSE_CONSTRAINT]

    def props(self, seats: int) -> list[Prop]:
        return [OwnConstraints([""] * seats, [*FIRST_FIVE])]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return CHOOSE_CONSTRAINT

    def bound_by(self, s: BombBusters, seat: Seat) -> str:
        return s.prop(OwnConstraints).seats[seat]

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """Only now is it looked at whether one can keep to it; reds are revealed in any case."""
        own = s.prop(OwnConstraints)
        card = own.seats[s.turn]
        if card and not s.has_only(s.turn, RED) and not self.can_play(s, s.turn):
            self.note_skip(s, s.turn)
            note_not_all(s, s.hand(s.turn), RED)
            own.seats[s.turn] = ""
            own.free |= 1 << s.turn
            log.add(ConstraintDropped({"seat": s.turn, "constraint": card}))
        return None

    # Nobody skips.

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        return NO_MOVES

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return Refusal(NOT_NOW)


class ChoosingConstraint(Phase[BombBusters]):
    """The Captain first; what is left over goes away."""

    key: ClassVar[str] = "constraint"

    def begin(self, s: BombBusters, log: Log) -> None:
        s.turn = s.captain

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.turn]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [TAKE_CONSTRAINTS[card] for card in s.prop(OwnConstraints).open]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, OfConstraint) or move.key != "constraint":
            return Refusal(NOT_NOW)
        return None if move.card in s.prop(OwnConstraints).open else Refusal(M31[1])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfConstraint)
        own = s.prop(OwnConstraints)
        own.seats[actor] = move.card
        own.open.remove(move.card)
        log.add(ConstraintTaken({"seat": actor, "constraint": move.card}))
        s.turn = (actor + 1) % s.seats
        if s.turn == s.captain:
            own.open = []
            s.pop(log)


CHOOSE_CONSTRAINT: Final = ChoosingConstraint()
MISSION: Final[Mission] = OneHandTied()

"""Mission 32: the Captain may replace the constraint that binds everybody."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.interrupting import Interruptible
from powderkeg.rules.bombbusters.missions.binding import DRAW_CONSTRAINT, InForce, replace
from powderkeg.rules.bombbusters.missions.constraints import LETTERS
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_31 import M32
from powderkeg.rules.bombbusters.moves import KEEP, REPLACE
from powderkeg.rules.bombbusters.props.constraint import Constraint
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.skips import Skips
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat
from powderkeg.rules.telling import Line


class Pranks(InForce):
    """The Captain is asked at the start of every turn, as long as a constraint lies there."""

    def __init__(self) -> None:
        super().__init__(32, reds=(2, 2), reds_for_two=(3, 3))
        self.skips_by = M32[3]
        self.interludes = [REPLACING]

    def props(self, seats: int) -> list[Prop]:
        return [Constraint("", [*LETTERS], has_deck=True), Skips()]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return DRAW_CONSTRAINT

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        if s.prop(Constraint).card:
            s.push(REPLACING, log)
        return None

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is REPLACE or move is KEEP:
            return Refusal(M32[2])
        return super().why_not(s, seat, move)

    def prompt(self, view: BombBustersView) -> Line | None:
        if view["phase"] != "replace":
            return None
        return Line("prompt-replace", {"seat": view["captain"]})


class Replacing(Interruptible):
    """The Captain's choice, also when out of wires; none if everybody has skipped."""

    key: ClassVar[str] = "replace"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.captain]

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [REPLACE] if s.prop(Skips).are_all(s) else [KEEP, REPLACE]

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move in self.acts(s, seat):
            return None
        return Refusal(M32[6] if move is KEEP else NOT_NOW)

    def act(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        skips = s.prop(Skips)
        if skips.are_all(s):
            skips.seats = 0
        if move is REPLACE and replace(s, log):
            s.go(DRAW_CONSTRAINT, log)
        else:
            s.pop(log)


REPLACING: Final = Replacing()
MISSION: Final[Mission] = Pranks()

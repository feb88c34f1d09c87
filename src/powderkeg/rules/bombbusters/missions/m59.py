"""Mission 59: a robot on a line of Number cards, which only walks forward."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_55 import M59
from powderkeg.rules.bombbusters.missions.skipping import MustPlay, skip
from powderkeg.rules.bombbusters.moves import STAY, TURN_ROUND
from powderkeg.rules.bombbusters.pieces import NO_SEAT, NUMBERS, VALUE_TEXTS, X_OR_Y, Value
from powderkeg.rules.bombbusters.placing import LAY
from powderkeg.rules.bombbusters.prop_events import NumberLaid, RobotMoved, RobotTurned
from powderkeg.rules.bombbusters.props.line import Line
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat

START: Final = 7


class RobotOnLine(MustPlay):
    """Whatever is said in a cut is the card that the robot goes to."""

    def __init__(self) -> None:
        super().__init__(59, reds=(2, 3), reds_for_two=(3, 3), redrawn=(X_OR_Y,), ray=False)
        self.skips_by = M59[3]
        self.skip_steps = 1
        self.phases = [CHOOSE_WAY]

    def props(self, seats: int) -> list[Prop]:
        return [Line([])]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return LAY

    def to_lay(self, s: BombBusters) -> list[int]:
        return [number for number in NUMBERS if number not in s.prop(Line).cards]

    def lay(self, s: BombBusters, number: int, log: Log) -> None:
        line = s.prop(Line)
        line.cards.append(number)
        log.add(NumberLaid({"value": VALUE_TEXTS[number]}))
        if len(line.cards) == len(NUMBERS):
            line.at = line.cards.index(START)
            line.back = line.at > len(NUMBERS) - 1 - line.at  # to the longer side: never a tie

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        if value in s.prop(Line).open_ahead(s):
            return None
        return Refusal(M59[2], {"value": VALUE_TEXTS[value]})

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        """The robot goes first."""
        line = s.prop(Line)
        at = line.cards.index(claim.values[0])
        if at != line.at:
            line.at = at
            log.add(RobotMoved({"value": VALUE_TEXTS[claim.values[0]]}))
        return None

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        s.owe(CHOOSE_WAY)

    def missed(self, s: BombBusters) -> None:
        s.owe(CHOOSE_WAY)

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        self.note_skip(s, seat)
        skip(s, seat, log, self.skip_steps)
        if s.over is None:
            turn_round(s, log)
        turn_is_over(s, log)


def turn_round(s: BombBusters, log: Log) -> None:
    line = s.prop(Line)
    line.back = not line.back
    log.add(RobotTurned({}))


class ChoosingWay(Phase[BombBusters]):
    """After every cut, right or wrong, whoever cut may turn the robot round."""

    key: ClassVar[str] = "turn-round"

    def begin(self, s: BombBusters, log: Log) -> None:
        if s.after(s.turn) == NO_SEAT:
            s.pop(log)

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [TURN_ROUND, STAY]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if move in (TURN_ROUND, STAY) else Refusal(NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        if move is TURN_ROUND:
            turn_round(s, log)
        s.pop(log)


CHOOSE_WAY: Final = ChoosingWay()
MISSION: Final[Mission] = RobotOnLine()

"""From turn to turn."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.events import TurnBegan
from powderkeg.rules.bombbusters.over import defuse, explode
from powderkeg.rules.bombbusters.pieces import NO_SEAT
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.turn import TURN
from powderkeg.rules.core import Log, Phase, Seat


def begin_turn(s: BombBusters, seat: Seat, log: Log) -> None:
    """It is this seat's turn."""
    s.turn = seat
    s.cutter = seat
    s.next_from = seat
    for prop in s.props:
        prop.turn_begins(s, seat)
    if s.setting.mission.has_order:
        log.add(TurnBegan({"seat": seat}))
    s.phases = [END_OF_TURN, TURN]
    other = s.setting.mission.begin_turn(s, log)
    if other is not None:
        s.go(other, log)
    elif s.phases[-1] is TURN:  # not if the game is over, or something comes before
        TURN.begin(s, log)


class EndOfTurn(Phase[BombBusters]):
    """It lies below every turn, and below what is owed when the turn is over."""

    key: ClassVar[str] = "turn"

    def begin(self, s: BombBusters, log: Log) -> None:
        mission = s.setting.mission
        choice = mission.turn_closes(s, log)
        if choice is not None:
            s.push(choice, log)
            return
        if s.after(s.turn) == NO_SEAT and mission.is_done(s):
            defuse(s, log)  # before anything else can happen at the end of the turn
            return
        mission.turn_ends(s, log)
        if s.over is not None:
            return
        s.turns += 1
        s.stable = False
        follower = mission.next_seat(s, log)
        if follower != NO_SEAT:
            begin_turn(s, follower, log)
        else:
            explode(s, "robot-full", [], log)


END_OF_TURN: Final = EndOfTurn()

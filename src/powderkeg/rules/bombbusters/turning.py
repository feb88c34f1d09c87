"""From turn to turn."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.events import TurnBegan
from powderkeg.rules.bombbusters.over import defuse, explode
from powderkeg.rules.bombbusters.pieces import EQUIPMENT_TEXTS, NO_SEAT
from powderkeg.rules.bombbusters.props import Equipped
from powderkeg.rules.bombbusters.shapes import Equip
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.taking import next_step
from powderkeg.rules.bombbusters.turn import TURN
from powderkeg.rules.core import Log, Move, Phase, Seat


def begin_turn(s: BombBusters, seat: Seat, log: Log) -> None:
    """It is this seat's turn."""
    s.turn = seat
    s.cutter = seat
    s.next_from = seat
    s.claim = None
    s.thumbs &= ~(1 << seat)
    log.add(TurnBegan({"seat": seat}))
    s.phases = [END_OF_TURN, TURN]
    phase: Phase[BombBusters] = TURN
    other = s.setting.mission.begin_turn(s, log)
    if other is not None:
        phase = other
    if s.over is None:
        s.phases = [END_OF_TURN, phase]
        phase.begin(s, log)


class EndOfTurn(Phase[BombBusters]):
    """It lies below every turn: what is owed is given, then the next turn begins."""

    key: ClassVar[str] = "turn"

    def begin(self, s: BombBusters, log: Log) -> None:
        if s.owed_cards:
            s.push(MORE_CARDS, log)
        elif s.owed_wires:
            s.push(next_step(s), log)
        else:
            self.go_on(s, log)

    def go_on(self, s: BombBusters, log: Log) -> None:
        mission = s.setting.mission
        if s.after(s.turn) == NO_SEAT and mission.is_done(s):
            defuse(s, log)  # before anything else can happen at the end of the turn
            return
        mission.turn_ends(s, log)
        if s.over is not None:
            return
        s.turns += 1
        s.stable = False
        follower = mission.next_seat(s, log)
        if s.again and not s.is_out(s.turn):
            follower = s.turn
        s.again = False
        if follower != NO_SEAT:
            begin_turn(s, follower, log)
        else:
            explode(s, "robot-full", [], log)


class MoreCards(Phase[BombBusters]):
    """False Bottom: two more cards come to the table."""

    key: ClassVar[str] = "false-bottom"

    def chances(self, s: BombBusters) -> list[Move]:
        return s.possible_cards()

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Equip)
        s.cards.append(move.card)
        log.add(Equipped({"cards": [EQUIPMENT_TEXTS[move.card]], "count": 1}))
        s.owed_cards -= 1
        if not s.owed_cards:
            s.pop(log)


END_OF_TURN: Final = EndOfTurn()
MORE_CARDS: Final = MoreCards()

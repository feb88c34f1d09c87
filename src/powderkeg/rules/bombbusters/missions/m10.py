"""Mission 10: no order of turns, and a quarter of an hour."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.events import TurnBegan
from powderkeg.rules.bombbusters.interrupting import Interruptible
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.recording import Timed
from powderkeg.rules.bombbusters.missions.rules_9 import M10
from powderkeg.rules.bombbusters.moves import DECLINE, SNIP
from powderkeg.rules.bombbusters.pieces import COFFEE_MUG, NO_SEAT
from powderkeg.rules.bombbusters.prop_events import Snipped
from powderkeg.rules.bombbusters.props.clock import Clock, Timetable
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.wishes import Wishes
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.turn import TURN
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import NOT_NOW, Json, Log, Move, Phase, Refusal, Seat, Wait
from powderkeg.rules.telling import Line

THE_END: Final = 900
END_FOR_TWO: Final = 720
CALM_TURNS: Final = 40
CALM_TURNS_FOR_TWO: Final = 36
TIMETABLE: Final = Timetable([(THE_END, "end")], THE_END, [], CALM_TURNS)
FOR_TWO: Final = Timetable([(END_FOR_TWO, "end")], END_FOR_TWO, [], CALM_TURNS_FOR_TWO)


class RoughPatch(Timed):
    """Whoever calls first has the turn."""

    def __init__(self) -> None:
        super().__init__(10, reds=(1, 1), yellows=(4, 4), redrawn=(COFFEE_MUG,))
        self.endings = {"time": M10[1]}
        self.phases = [CALL]
        self.runs_on = True
        self.has_order = False

    def props(self, seats: int) -> list[Prop]:
        return [Clock(FOR_TWO if seats == 2 else TIMETABLE), Wishes([0] * seats)]

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        super().begin_turn(s, log)
        wishes = s.prop(Wishes)
        wishes.wish = 0
        wishes.declined = 0
        return None if s.over is not None else CALL

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        """One calls when the turn before is quite over."""
        return Refusal(M10[3] if move is SNIP else NOT_NOW)

    def why_not_awaited(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is not SNIP or s.is_out(seat):
            return None
        return Refusal(M10[4] if s.phases[-1] is CALL else M10[3])

    def prompt(self, view: BombBustersView) -> Line | None:
        if view["phase"] != "call":
            return None
        waiting: list[Json] = [*view["props"]["wishes"]["may"]]
        pace = "calm" if view["props"]["clock"]["calm"] else "running"
        return Line("prompt-next", {"waiting": waiting, "pace": pace})


class CallingNext(Interruptible):
    """With a clock the first to call has the turn; else all say whether they want it."""

    key: ClassVar[str] = "call"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return s.prop(Wishes).waiting(s)

    def due(self, s: BombBusters) -> int:
        return s.prop(Clock).due(s)

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [SNIP, DECLINE]

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if move is SNIP or move is DECLINE else Refusal(M10[2])

    def act(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        wishes = s.prop(Wishes)
        if isinstance(move, Wait):
            s.setting.mission.pass_time(s, move.ticks, log)
            return
        if move is DECLINE:
            wishes.declined |= 1 << seat
        else:
            wishes.wish |= 1 << seat
            if s.setting.clock:
                log.add(Snipped({"seat": seat}))
                self.begin_for(s, seat, log)
                return
        if not wishes.waiting(s):
            chosen = self.chosen(s)
            log.add(TurnBegan({"seat": chosen}))
            self.begin_for(s, chosen, log)

    def chosen(self, s: BombBusters) -> Seat:
        """When all have answered: who has waited longest, or the next one clockwise."""
        wishes = s.prop(Wishes)
        seat = wishes.longest(s)
        if seat == NO_SEAT:
            seat = s.after(wishes.last() if wishes.last() != NO_SEAT else s.captain - 1)
        return seat

    def begin_for(self, s: BombBusters, seat: Seat, log: Log) -> None:
        """It is this seat's turn."""
        wishes = s.prop(Wishes)
        wishes.had[seat] = s.turns + 1
        wishes.wish = 0
        wishes.declined = 0
        s.turn = seat
        s.cutter = seat
        s.next_from = seat
        s.go(TURN, log)


CALL: Final = CallingNext()
MISSION: Final[Mission] = RoughPatch()

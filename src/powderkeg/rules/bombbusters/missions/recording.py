"""Missions with a voice: a timetable, captions, and a clock that waits until all have heard."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rulebook import N
from powderkeg.rules.bombbusters.moves import HEARD
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.prop_events import Recorded
from powderkeg.rules.bombbusters.props.clock import Clock
from powderkeg.rules.bombbusters.props.recording import WINDOW, Recording
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Move, Phase, Refusal, Seat, Wait


class Timed(Mission):
    """A clock, or turns that are counted: what comes when is a matter of its timetable."""

    def due(self, s: BombBusters) -> int:
        return s.prop(Clock).due(s)

    def pass_time(self, s: BombBusters, ticks: int, log: Log) -> None:
        event = s.prop(Clock).pass_time(ticks)
        if event:
            self.happen(s, event, log)

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """Without seconds, what comes after so many turns comes before the next one."""
        clock = s.prop(Clock)
        if not s.setting.clock:
            if self.is_late(s):
                explode(s, "time", [], log)
                return None
            event = clock.after_turn(s.turns)
            if event:
                self.happen(s, event, log)
        return None

    def is_late(self, s: BombBusters) -> bool:
        """Without seconds: are all turns gone?"""
        return s.prop(Clock).is_over(s.turns)

    def happen(self, s: BombBusters, event: str, log: Log) -> None:
        """The time for this has come."""
        if event == "end":
            explode(s, "time", [], log)


def say(s: BombBusters, caption: int, log: Log) -> None:
    """All hear this; the clock stands still until all have heard it (N18)."""
    recording = s.prop(Recording)
    recording.caption = caption
    log.add(Recorded({"recording": recording.name(s)}))
    if s.setting.clock:
        recording.window = WINDOW
        recording.heard = 0
        s.push(LISTEN, log)
    else:
        s.setting.mission.heard(s, caption, log)


class Listening(Phase[BombBusters]):
    """The voice has spoken; each seat says when it has heard."""

    key: ClassVar[str] = "recording"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return s.prop(Recording).waiting(s)

    def due(self, s: BombBusters) -> int:
        return s.prop(Recording).window

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [HEARD]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if move is HEARD else Refusal(N[18])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        recording = s.prop(Recording)
        if isinstance(move, Wait):
            recording.window -= move.ticks
        else:
            recording.heard |= 1 << actor
        if not recording.window or not recording.waiting(s):
            recording.window = 0
            recording.heard = 0
            s.phases.pop()
            below = s.phases[-1]
            s.setting.mission.heard(s, recording.caption, log)
            if s.phases[-1] is below:
                below.begin(s, log)


LISTEN: Final = Listening()

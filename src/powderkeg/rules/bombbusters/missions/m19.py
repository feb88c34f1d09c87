"""Mission 19: a clock that lies."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.recording import LISTEN, Timed, say
from powderkeg.rules.bombbusters.missions.rules_9 import M19
from powderkeg.rules.bombbusters.props.clock import Clock, Timetable
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.recording import Recording
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Phase

# What is told at first, and how much it is in the end: ticks, or turns.
TOLD: Final = 900
THE_END: Final = 600
CALM_TOLD: Final = 60
CALM_TURNS: Final = 40
# Ticks from the start, and what the voice says then, by its number; the third time it shortens.
FIRST_WORDS: Final = 1
SHORTENS: Final = "3"
EVENTS: Final = [(180, "2"), (300, SHORTENS), (480, "4"), (570, "5"), (THE_END, "end")]
CALM_EVENTS: Final = [(20, SHORTENS)]
TIMETABLE: Final = Timetable(
    EVENTS, THE_END, CALM_EVENTS, CALM_TURNS, is_known=False, told=TOLD, calm_told=CALM_TOLD
)


class LyingClock(Timed):
    """The base rules, and less time than one is told."""

    def __init__(self) -> None:
        super().__init__(19, reds=(1, 1), yellows=(2, 3))
        self.endings = {"time": M19[1]}
        self.interludes = [LISTEN]
        self.runs_on = True

    def props(self, seats: int) -> list[Prop]:
        return [Clock(TIMETABLE), Recording(19, calm=(1, 3))]

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        if not s.turns:
            say(s, FIRST_WORDS, log)
        return super().begin_turn(s, log)

    def happen(self, s: BombBusters, event: str, log: Log) -> None:
        super().happen(s, event, log)
        if s.over is None:
            if event == SHORTENS:
                s.prop(Clock).until = THE_END if s.setting.clock else CALM_TURNS
            say(s, int(event), log)


MISSION: Final[Mission] = LyingClock()

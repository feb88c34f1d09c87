"""A clock with a timetable: what comes when, in seconds or, calmly, in turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses
from powderkeg.rules.core import NEVER, Complaint, Facts, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


MOST_TICKS: Final = 1000  # that a scene may tell


class Timetable:
    """Events by tick, and the same mission without seconds: by completed turns."""

    def __init__(
        self,
        events: Sequence[tuple[int, str]],
        end: int,
        calm_events: Sequence[tuple[int, str]],
        calm_end: int,
        is_known: bool = True,
        told: int = 0,
        calm_told: int = 0,
    ) -> None:
        self.events: Final = tuple(events)  # in order; the last tick of all is the end
        self.end: Final = end
        self.calm_events: Final = tuple(calm_events)
        self.calm_end: Final = calm_end
        self.is_known: Final = is_known  # may all see when the next event comes?
        self.told: Final = told or end  # the end as all are told at first
        self.calm_told: Final = calm_told or calm_end


class Clock(Prop):
    """How much time is gone, and which event is next."""

    key: ClassVar[str] = "clock"
    clauses: ClassVar[tuple[str, ...]] = ("time", "event", "until")
    sign: ClassVar[str] = "clock"

    def __init__(self, timetable: Timetable, time: int = 0, event: int = 0, until: int = 0) -> None:
        self.timetable: Final = timetable
        self.time = time  # ticks gone
        self.event = event  # the next one
        self.until = until  # the end as it was told last: a tick or a turn; 0: as at first

    def clone(self) -> Clock:
        return Clock(self.timetable, self.time, self.event, self.until)

    def due(self, s: BombBusters) -> int:
        """Ticks until the next event."""
        if not s.setting.clock or self.event >= len(self.timetable.events):
            return NEVER
        return self.timetable.events[self.event][0] - self.time

    def pass_time(self, ticks: int) -> str:
        """The event that comes now, if one does."""
        self.time += ticks
        at, event = self.timetable.events[self.event]
        if self.time < at:
            return ""
        self.event += 1
        return event

    def after_turn(self, turns: int) -> str:
        """Without seconds: what comes after so many turns, if anything does."""
        calm = self.timetable.calm_events
        if self.event >= len(calm) or calm[self.event][0] != turns:
            return ""
        self.event += 1
        return calm[self.event - 1][1]

    def is_over(self, turns: int) -> bool:
        """Without seconds: no turn is left."""
        return turns >= self.timetable.calm_end

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        table = self.timetable
        events, end, gone = table.calm_events, table.calm_told, s.turns
        if s.setting.clock:
            events, end, gone = table.events, table.told, self.time
        end = self.until or end
        following = events[self.event][0] if self.event < len(events) else end
        props["clock"] = {
            "calm": not s.setting.clock,
            "left": max(0, end - gone) if end else None,
            "to_next": following - gone if table.is_known else None,
        }

    def tell(self, view: BombBustersView) -> list[Line]:
        clock = view["props"]["clock"]
        if clock["left"] is None:
            return []
        pace = "calm" if clock["calm"] else "running"
        facts: Facts = {"pace": pace, "left": clock["left"]}
        if clock["to_next"] is None:
            return [Line("twin-time", facts)]
        return [Line("twin-clock", {**facts, "next": clock["to_next"]})]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        events = self.timetable.events
        self.time = self.ticks("time", clauses.get("time"))
        gone = sum(at <= self.time for at, _ in events) if s.setting.clock else 0
        most = max(len(events), len(self.timetable.calm_events))
        self.event = clauses.number("event", gone, most)
        self.until = self.ticks("until", clauses.get("until"))

    def ticks(self, key: str, words: list[str]) -> int:
        gone = int(words[0]) if words and words[0].isdecimal() else 0
        if words not in ([], [str(gone)]) or gone > MOST_TICKS:
            raise Complaint(f"scene: '{key}' takes one number up to {MOST_TICKS}")
        return gone

    def write(self, s: BombBusters) -> list[str]:
        clauses = [f"time {self.time}", f"event {self.event}"] if self.time or self.event else []
        return [*clauses, f"until {self.until}"] if self.until else clauses

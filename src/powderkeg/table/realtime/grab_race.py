"""The race once all hands rest: who grabbed first, as far as that can be believed.

A grab is a move that says when it was made. It is held back until nobody can have been quicker:
who heard of it could claim to have been.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.rules.core import NOBODY, Seat

if TYPE_CHECKING:
    from powderkeg.table.realtime.realtime_table import RealtimeTable

PERIOD = 0.05  # seconds between two looks at what is held back
QUICKEST = 6  # ticks: no hand is quicker than a tenth of a second
DOUBT = 3  # ticks that a connection may be slower than it has shown


class GrabRace:
    """When each has grabbed, in ticks since it began."""

    def __init__(self, realtime: RealtimeTable) -> None:
        self.realtime = realtime
        self.since: float | None = None
        self.length = 0  # ticks that there are for it
        self.grabs: dict[Seat, int] = {}

    def racers(self) -> list[Seat]:
        """Who may still grab: only when they do counts."""
        state = self.realtime.state
        return state.deciders() if state.phases[-1].timed else NOBODY

    def tend(self) -> None:
        """Is it on?"""
        realtime = self.realtime
        if not self.racers():
            self.since = None
            self.grabs = {}
            realtime.playing.table.forget("race")
        elif self.since is None:
            self.since = realtime.clock.now()
            self.length = realtime.state.due() * realtime.stream.rate

    @property
    def gone(self) -> int:
        assert self.since is not None
        return self.realtime.ticks(self.since, self.realtime.clock.now())

    async def claim(self, seat: Seat, tick: int) -> None:
        """Somebody far away grabbed a little before we heard of it: as far away as it was shown."""
        lag = self.realtime.stream.lag
        late = min(lag, self.realtime.lateness.get(seat, lag) + DOUBT)
        await self.grab(seat, max(tick, self.gone - late, QUICKEST))

    async def grab(self, seat: Seat, tick: int) -> None:
        self.grabs.setdefault(seat, max(1, min(tick, self.length)))
        await self.judge()

    async def judge(self) -> None:
        """In the order of the ticks; near the end nothing is held back."""
        if self.since is None:
            return
        playing, stream = self.realtime.playing, self.realtime.stream
        racers = self.racers()
        held = {seat: tick for seat, tick in self.grabs.items() if seat in racers}
        for seat in sorted(held, key=lambda seat: (held[seat], seat)):
            due = min(held[seat] + stream.lag, self.length - DOUBT)
            if len(held) < len(racers) and self.gone < due:
                playing.after("race", PERIOD, self.judge)
                return
            if seat in self.racers():
                await playing.act(seat, stream.grab(held[seat]))

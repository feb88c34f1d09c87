"""The race once all hands rest: who grabbed first, as far as that can be believed.

A grab is held back until nobody can have been quicker: who heard of it could claim to have been.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from powderkeg.rules.core import Seat

if TYPE_CHECKING:
    from powderkeg.server.streams import Flow

PERIOD = 0.05  # seconds between two looks at what is held back
QUICKEST = 6  # ticks: no hand is quicker than a tenth of a second
DOUBT = 3  # ticks that a line may be slower than it has shown


class Race:
    """When each has grabbed, in ticks since it began."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.since: float | None = None
        self.length = 0  # ticks that there are for it
        self.grabs: dict[Seat, int] = {}

    def tend(self) -> None:
        """Is it on?"""
        flow = self.flow
        if not flow.stream.racers(flow.state):
            self.since = None
            self.grabs = {}
            flow.table.forget("race")
        elif self.since is None:
            self.since = monotonic()
            self.length = flow.state.due() * flow.stream.rate

    @property
    def gone(self) -> int:
        assert self.since is not None
        return self.flow.ticks(self.since, monotonic())

    async def claim(self, seat: Seat, tick: int) -> None:
        """Somebody far away grabbed a little before we heard of it: as far away as it was shown."""
        lag = self.flow.stream.lag
        late = min(lag, self.flow.lateness.get(seat, lag) + DOUBT)
        await self.grab(seat, max(tick, self.gone - late, QUICKEST))

    async def grab(self, seat: Seat, tick: int) -> None:
        self.grabs.setdefault(seat, max(1, min(tick, self.length)))
        await self.judge()

    async def judge(self) -> None:
        """In the order of the ticks; near the end nothing is held back."""
        flow = self.flow
        if self.since is None:
            return
        racers = flow.stream.racers(flow.state)
        held = {seat: tick for seat, tick in self.grabs.items() if seat in racers}
        for seat in sorted(held, key=lambda seat: (held[seat], seat)):
            due = min(held[seat] + flow.stream.lag, self.length - DOUBT)
            if len(held) < len(racers) and self.gone < due:
                flow.table.after("race", PERIOD, self.judge)
                return
            if seat in flow.stream.racers(flow.state):
                await flow.table.act(seat, flow.stream.grab(held[seat]))

"""Who is called when it is their turn, on devices that are not looking.

What is kept belongs to a chair, and goes with whoever sits there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from powderkeg.rules.core import Seat
from powderkeg.table.bucket import Bucket
from powderkeg.table.cannot import Cannot
from powderkeg.table.documents import CallDoc
from powderkeg.table.guest import Guest
from powderkeg.table.protocol import CallMe, CallOff
from powderkeg.table.seating import copied

if TYPE_CHECKING:
    from powderkeg.table.playing import Playing
    from powderkeg.table.table import Table

GRACE = 5.0  # seconds: whoever looks at the table by then is not called
MOST_DEVICES = 4  # of one chair, the newest
CALLS_A_MINUTE = 1.0  # of one seat, in the long run
CALLS_AT_ONCE = 3.0


class Call(NamedTuple):
    """All that a call tells: nothing of the game."""

    table: str
    game: str


class Caller:
    """This one calls nobody. A call never keeps the table waiting, whatever becomes of it."""

    @property
    def key(self) -> str:
        """What a browser must know before it can be called; empty: nobody can be."""
        return ""

    def accepts(self, endpoint: str) -> bool:
        """Would it call there?"""
        return False

    def call(self, device: CallDoc, call: Call, gone: Callable[[], None]) -> None:
        """Call, and tell if there is no such device any more."""

    async def close(self) -> None:
        """Call nobody any more."""


async def call_me(table: Table, guest: Guest, request: CallMe) -> None:
    if guest.chair is None:
        raise Cannot("not-seated", "only who sits at the table is called")
    if not table.services.caller.accepts(request.endpoint):
        raise Cannot("no-calls", "this server does not call there")
    doc = copied(table.doc)
    chair = doc.chairs[guest.chair]
    others = [device for device in chair.devices if device.endpoint != request.endpoint]
    device = CallDoc(request.endpoint, request.p256dh, request.auth, request.language)
    chair.devices = [*others, device][-MOST_DEVICES:]
    await table.services.keeper.save_table(doc)
    table.doc = doc


async def call_off(table: Table, guest: Guest, request: CallOff) -> None:
    if guest.chair is None:
        raise Cannot("not-seated", "only who sits at the table is called")
    await forget_device(table, guest.chair, request.endpoint)


async def forget_device(table: Table, number: int, endpoint: str) -> None:
    doc = copied(table.doc)
    chair = doc.chairs[number]
    chair.devices = [device for device in chair.devices if device.endpoint != endpoint]
    await table.services.keeper.save_table(doc)
    table.doc = doc


class Calls:
    """One for each time that a seat is awaited anew."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.table = playing.table
        self.known = set(self.awaited())  # they were called when it became their turn
        self.buckets: dict[Seat, Bucket] = {}

    def begin(self) -> None:
        """The game has just begun: nobody knows that it is their turn."""
        self.known = set()

    def awaited(self) -> list[Seat]:
        """People whose turn it is; where that is a secret, nobody is called."""
        session = self.playing.session
        if session.is_secret or session.is_over:
            return []
        return [seat for seat in session.state.deciders() if not self.playing.is_stood_in_for(seat)]

    def mind(self) -> None:
        """Others are awaited now. Where there is no device, there is nobody to be called."""
        if not any(chair.devices for chair in self.table.doc.chairs):
            self.known = set()
            return
        awaited = set(self.awaited())
        for seat in self.known - awaited:
            self.table.forget(f"call {seat}")
        for seat in awaited - self.known:
            self.playing.after(f"call {seat}", GRACE, self.call, seat)
        self.known = awaited

    async def call(self, seat: Seat) -> None:
        number = self.playing.chair_at(seat)
        devices = self.table.doc.chairs[number].devices
        if not devices or self.table.is_looking(number) or seat not in self.awaited():
            return
        clock = self.playing.services.clock
        new = Bucket(clock, CALLS_A_MINUTE / 60, CALLS_AT_ONCE)
        if not self.buckets.setdefault(seat, new).take():
            return
        call = Call(self.table.doc.id, self.table.doc.game)
        for device in devices:
            self.playing.services.caller.call(device, call, self.forgetting(number, device))

    def forgetting(self, number: int, device: CallDoc) -> Callable[[], None]:
        return lambda: self.table.post(forget_device, self.table, number, device.endpoint)

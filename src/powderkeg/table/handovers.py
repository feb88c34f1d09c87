"""Seats on their way to another device: for a few minutes, to be fetched once.

The tokens are in memory only, and only as long; where several servers share a database, there, but
locked with the ticket (`server/parcels`). The ticket is the one way to them: long, random,
and itself kept as a hash. One that was used, is out of date or never was looks the same.
"""

from __future__ import annotations

from typing import NamedTuple

from powderkeg.table.api import SeatKey
from powderkeg.table.cannot import Cannot
from powderkeg.table.clock import Clock
from powderkeg.table.seating import hash_of, new_token

SECONDS = 600
MOST_AT_ONCE = 500


class Parcel(NamedTuple):
    """What waits for its fetcher."""

    seats: list[SeatKey]
    until: float


class Handovers:
    """All parcels that wait."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.parcels: dict[str, Parcel] = {}  # by the hash of the ticket

    async def leave(self, seats: list[SeatKey]) -> str:
        """The ticket that fetches them."""
        self.clear_away()
        if len(self.parcels) >= MOST_AT_ONCE:
            raise too_many_wait()
        ticket = new_token()
        self.parcels[hash_of(ticket)] = Parcel(seats, self.clock.now() + SECONDS)
        return ticket

    async def fetch(self, ticket: str) -> list[SeatKey]:
        self.clear_away()
        parcel = self.parcels.pop(hash_of(ticket), None)
        if parcel is None:
            raise nothing_waits()
        return parcel.seats

    def clear_away(self) -> None:
        now = self.clock.now()
        self.parcels = {ticket: each for ticket, each in self.parcels.items() if each.until > now}


def nothing_waits() -> Cannot:
    return Cannot("no-handover", "nothing waits under this ticket")


def too_many_wait() -> Cannot:
    return Cannot("too-many", "too much is on its way already")

"""Seats on their way to another device, where several servers share a database: whichever node made
the ticket, any of them takes it, once.

A parcel is locked with its ticket, of which the database has the hash alone: so whoever reads the
database owns no seat.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256

import msgspec
from cryptography.fernet import Fernet
from sqlalchemy import text

from powderkeg.server.nodes import Nodes
from powderkeg.table.api import SeatKey
from powderkeg.table.handovers import (
    MOST_AT_ONCE,
    SECONDS,
    Handovers,
    nothing_waits,
    too_many_wait,
)
from powderkeg.table.seating import hash_of, new_token

CLEAR_AWAY = text("DELETE FROM handovers WHERE until <= now()")
COUNT = text("SELECT count(*) FROM handovers")
LEAVE = text("""INSERT INTO handovers (ticket, parcel, until)
    VALUES (:ticket, :parcel, now() + make_interval(secs => :seconds))""")
FETCH = text("DELETE FROM handovers WHERE ticket = :ticket AND until > now() RETURNING parcel")


class SharedHandovers(Handovers):
    """All parcels that wait, at any node."""

    def __init__(self, nodes: Nodes) -> None:
        super().__init__(nodes.clock)
        self.engine = nodes.engine

    async def leave(self, seats: list[SeatKey]) -> str:
        ticket = new_token()
        parcel = lock_of(ticket).encrypt(msgspec.json.encode(seats))
        row = {"ticket": hash_of(ticket), "parcel": parcel, "seconds": SECONDS}
        async with self.engine.connect() as connection:
            await connection.execute(CLEAR_AWAY)
            if (await connection.execute(COUNT)).scalar_one() >= MOST_AT_ONCE:
                raise too_many_wait()
            await connection.execute(LEAVE, row)
        return ticket

    async def fetch(self, ticket: str) -> list[SeatKey]:
        async with self.engine.connect() as connection:
            row = (await connection.execute(FETCH, {"ticket": hash_of(ticket)})).first()
        if row is None:
            raise nothing_waits()
        return msgspec.json.decode(lock_of(ticket).decrypt(row[0]), type=list[SeatKey])


def lock_of(ticket: str) -> Fernet:
    """The ticket is as long and random as a key, and used once."""
    return Fernet(urlsafe_b64encode(sha256(f"handover {ticket}".encode()).digest()))

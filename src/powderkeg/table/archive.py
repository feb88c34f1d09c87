"""Games that were kept, to be watched or gone on from; and who may see how much of them."""

from __future__ import annotations

from typing import NamedTuple

from powderkeg.rules.core import Seat
from powderkeg.rules.record import Act
from powderkeg.table.cannot import Cannot
from powderkeg.table.documents import MatchDoc
from powderkeg.table.keeper import Keeper
from powderkeg.table.seating import chair_of, hash_of
from powderkeg.table.services import Services


class KeptGame(NamedTuple):
    """What is kept of a game, and the seat of who asks: while it runs, it is shown to no other."""

    doc: MatchDoc
    acts: list[Act]
    seat: Seat | None = None


class Archive:
    """All that was ever played here. It takes games out; `reading` reads them."""

    def __init__(self, services: Services) -> None:
        self.keeper: Keeper = services.keeper

    async def find(self, name: str, token: str) -> KeptGame:
        doc = await self.keeper.find_match(name)
        if doc is None:
            raise Cannot("no-replay", "there is no such game")
        return KeptGame(doc, await self.keeper.acts(name), await self.seat_in(doc, token))

    async def seat_in(self, doc: MatchDoc, token: str) -> Seat | None:
        """Of who has this token, as long as the game is on their table."""
        table = await self.keeper.find_table(doc.table) if token else None
        if table is None or table.match != doc.id:
            return None
        number = chair_of(table, hash_of(token))
        return None if number is None else table.chairs[number].seat

"""Before a game: chairs, options, bots, the fuse."""

from __future__ import annotations

from typing import Literal

from powderkeg.rules.core import Complaint
from powderkeg.rules.record import Act
from powderkeg.table.cannot import Cannot
from powderkeg.table.documents import TableDoc
from powderkeg.table.fuse import light
from powderkeg.table.guest import Guest
from powderkeg.table.hosting import expect_host, hand_on
from powderkeg.table.news import RefusalView
from powderkeg.table.protocol import Introduce, Options, Sit, Start, TimeControl
from powderkeg.table.seating import (
    copied,
    new_token,
    seat_bot,
    setup_of,
    take_chair,
    tidy,
    wear,
)
from powderkeg.table.stage import Stage
from powderkeg.table.telling import advice


class Waiting(Stage):
    """People come, sit down and agree on how to play."""

    def advice(self) -> tuple[RefusalView | None, RefusalView | None]:
        return advice(self.table.game, setup_of(self.table.game, self.table.doc))

    # Chairs.

    async def sit(self, guest: Guest, request: Sit) -> None:
        self.expect_standing(guest)
        doc = copied(self.table.doc)
        token = new_token()
        number = take_chair(doc, request.name, token, request.chair, request.salt)
        if request.badge is not None:
            wear(doc, number, request.badge)
        hand_on(doc, guest, number)
        await self.table.keep(doc)
        self.take_seat(guest, number, token)

    async def introduce(self, guest: Guest, request: Introduce) -> None:
        if guest.chair is None:
            raise Cannot("not-seated", "sit down first")
        doc = copied(self.table.doc)
        chair = doc.chairs[guest.chair]
        if request.badge is not None:
            wear(doc, guest.chair, request.badge)
        chair.name = chair.name if request.name is None else tidy(request.name)
        chair.salt = chair.salt if request.salt is None else request.salt
        await self.table.keep(doc)

    async def put_bot(self, number: int, level: str) -> None:
        if self.table.doc.chairs[number].kind == "person":
            raise Cannot("chair-taken", "somebody sits there")
        doc = copied(self.table.doc)
        seat_bot(doc, number, level)
        await self.table.keep(doc)

    # The game.

    def change_options(self, doc: TableDoc, options: Options) -> None:
        game = self.table.game
        try:
            doc.options = game.setup(game.seats[0], options).options
        except Complaint as problem:
            raise Cannot("no-option", str(problem)) from None

    def change_time(self, doc: TableDoc, time: TimeControl | Literal["none"]) -> None:
        doc.time = None if time == "none" else time

    async def start(self, guest: Guest, request: Start) -> None:
        expect_host(guest)
        await self.begin([])

    async def begin(self, branch: list[Act], notes: list[str] | None = None) -> None:
        """From the first act on, or from where another game stood."""
        await light(self, copied(self.table.doc), branch, notes)

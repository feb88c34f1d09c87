"""After a game: it can be looked at, and there can be another."""

from __future__ import annotations

import secrets

from powderkeg.table.cannot import Cannot
from powderkeg.table.course import sequel
from powderkeg.table.game_stage import GameStage
from powderkeg.table.guest import Guest
from powderkeg.table.protocol import Again, Answer, Options, Play, Push, Sit, Stop, TakeBack
from powderkeg.table.realtime.realtime import expect_hands
from powderkeg.table.seating import copied


class Over(GameStage):
    """The outcome lies on the table."""

    def next_options(self) -> Options:
        return sequel(self.session)

    async def sit(self, guest: Guest, request: Sit) -> None:
        self.expect_standing(guest)
        raise Cannot("not-waiting", "the game is over")

    async def again(self, guest: Guest, request: Again) -> None:
        """The same people, a new seed, what comes next; the host lights the fuse when all agree."""
        if guest.chair is None and not guest.host:
            raise Cannot("not-seated", "only who sits at the table can do that")
        doc = copied(self.table.doc)
        doc.stage = "waiting"
        doc.options = sequel(self.session)
        doc.locked = False
        doc.match = ""
        doc.secret = secrets.token_hex(16)
        for chair in doc.chairs:
            chair.seat = None
            chair.salt = ""
        await self.services.keeper.save_table(doc)
        self.table.stand_ins = {}
        self.table.enter(doc, None)
        self.table.tell_table()

    # Whoever asks has not heard yet that it is over.

    async def play(self, guest: Guest, request: Play) -> None:
        seat = self.seat_at(guest)
        if not self.tell_if_played(guest, seat, request.key):
            self.tell_if_refused(guest, seat, self.parse(request.move))

    async def push(self, guest: Guest, request: Push) -> None:
        self.seat_at(guest)
        expect_hands(self.session.game)

    async def stop(self, guest: Guest, request: Stop) -> None:
        self.seat_at(guest)
        expect_hands(self.session.game)

    async def take_back(self, guest: Guest, request: TakeBack) -> None:
        self.expect_fresh(self.seat_at(guest), request.at)
        raise Cannot("no-take-back", "there is nothing to take back")

    async def answer(self, guest: Guest, request: Answer) -> None:
        self.seat_at(guest)
        raise Cannot("no-question", "you are not asked anything")

"""After a game: it can be looked at, and there can be another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.table.cannot import Cannot
from powderkeg.table.course import sequel
from powderkeg.table.documents import AgainDoc, TableDoc
from powderkeg.table.fuse import light
from powderkeg.table.game_stage import GameStage
from powderkeg.table.guest import Guest
from powderkeg.table.news import AgainView
from powderkeg.table.protocol import (
    Again,
    Answer,
    Options,
    Play,
    Push,
    Regroup,
    Sit,
    Stop,
    TakeBack,
)
from powderkeg.table.realtime.realtime import expect_hands
from powderkeg.table.seating import SUBSTITUTE, copied, rotate, seat_bot
from powderkeg.table.session import GameSession
from powderkeg.table.stage import expect_party
from powderkeg.table.stand_ins import is_slow

if TYPE_CHECKING:
    from powderkeg.table.table import Table


COUNTDOWN = 10.0  # seconds from the first call for another game until it begins


class Over(GameStage):
    """The outcome lies on the table."""

    def __init__(self, table: Table, session: GameSession) -> None:
        super().__init__(table, session)
        self.until: float | None = None  # when another game begins by itself

    def next_options(self) -> Options:
        return sequel(self.session)

    async def sit(self, guest: Guest, request: Sit) -> None:
        self.expect_standing(guest)
        raise Cannot("not-waiting", "the game is over")

    # Another game: the same people, what comes next, and another who begins.

    def called_again(self) -> AgainView | None:
        again = self.table.doc.again
        if not again.called and not again.held:
            return None
        left = None if self.until is None else max(0.0, self.until - self.services.clock.now())
        return AgainView(again.called, again.held, left)

    async def again(self, guest: Guest, request: Again) -> None:
        expect_party(guest)
        if request.after and request.after != self.table.doc.match:
            return  # of a game before this one
        if guest.chair is None:
            await self.begin_again()  # a host who only looks on
            return
        doc = copied(self.table.doc)
        called = [number for number in doc.again.called if number != guest.chair]
        held = [number for number in doc.again.held if number != guest.chair]
        (held if request.wait else called).append(guest.chair)
        doc.again = AgainDoc(called, held)
        doc.chairs[guest.chair].salt = request.salt
        await self.table.keep(doc)
        await self.tend()

    async def tend(self) -> None:
        """It begins when all who are here are in; or soon, unless somebody who is here says wait.

        Nobody is waited for who has gone: a bot plays for them until they are back.
        """
        again = self.table.doc.again
        here = [number for number in self.people() if self.table.is_here(number)]
        called = [number for number in here if number in again.called]
        if called and called == here:
            await self.begin_again()
        elif not called or any(number in again.held for number in here):
            self.stand_still()
        elif "again" not in self.table.timers:
            self.until = self.services.clock.now() + COUNTDOWN
            self.after("again", COUNTDOWN, self.begin_again)
            self.table.tell_table()

    def stand_still(self) -> None:
        self.table.forget("again")
        if self.until is not None:
            self.until = None
            self.table.tell_table()

    def fall_silent(self) -> None:
        self.table.forget("again")
        self.until = None

    async def leave(self, guest: Guest) -> None:
        await super().leave(guest)
        await self.tend()

    def people(self) -> list[int]:
        """The chairs on which persons sit, be it in a tunnel."""
        chairs = enumerate(self.table.doc.chairs)
        return [number for number, chair in chairs if chair.kind == "person"]

    async def begin_again(self) -> None:
        """As many as before: where somebody rose, a bot sits down."""
        doc = self.regrouped()
        free = [number for number, chair in enumerate(doc.chairs) if chair.kind == "free"]
        for number in free[: self.session.state.seats - (len(doc.chairs) - len(free))]:
            seat_bot(doc, number, SUBSTITUTE)
        away = [number for number in self.people() if not self.table.is_here(number)]
        if is_slow(doc):
            away = []  # they have hours to come back
        try:
            await light(self, doc, [], stand_ins=dict.fromkeys(away, SUBSTITUTE))
        except Cannot:  # the next step of a course may be for others than sit here
            await self.enter_waiting()

    async def regroup(self, guest: Guest, request: Regroup) -> None:
        expect_party(guest)
        await self.enter_waiting()

    async def enter_waiting(self) -> None:
        doc = self.regrouped()
        await self.services.keeper.save_table(doc)
        self.table.stand_ins = {}
        self.table.enter(doc, None)
        self.table.tell_table()

    def regrouped(self) -> TableDoc:
        """The table before the next game."""
        doc = copied(self.table.doc)
        doc.stage = "waiting"
        doc.options = sequel(self.session)
        doc.locked = False
        doc.match = ""
        doc.again = AgainDoc()
        if self.session.game.course.rotates:
            rotate(doc)
        for chair in doc.chairs:
            chair.seat = None
        return doc

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

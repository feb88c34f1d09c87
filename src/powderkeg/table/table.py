"""A table: one task that owns one game, and does one thing at a time.

Whatever happens comes through the inbox: what guests ask for, what bots have thought, what
the time brings. What changes the game is kept before anyone is told. What may be asked for, and
what is done then, is up to the stage the table is in: waiting, playing, over.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from contextvars import Context
from functools import partial
from typing import TypeVarTuple

import structlog

from powderkeg.rules.core import WATCHER, Seat
from powderkeg.rules.rng import commit
from powderkeg.table.absence import Absence
from powderkeg.table.bot_pool import Asker
from powderkeg.table.bucket import Bucket
from powderkeg.table.clock import Timer
from powderkeg.table.course import course_view
from powderkeg.table.documents import MatchDoc, TableDoc
from powderkeg.table.guest import GOING, MOVED, Guest
from powderkeg.table.keeper import NotMine, NotSaved
from powderkeg.table.news import ENCODER, BanView, ChairView, Chatted, TableNews, TableView, Tell
from powderkeg.table.seating import is_same
from powderkeg.table.services import Services
from powderkeg.table.session import GameSession
from powderkeg.table.stages import stage_of

LOG = structlog.get_logger("table")
SECOND_TRY = 1.0  # seconds until what could not be kept is done again
OF_ANY_STAGE = ("host", "rest")  # timers

Args = TypeVarTuple("Args")


class Table:
    """People, bots and watchers round one game."""

    def __init__(
        self, doc: TableDoc, services: Services, session: GameSession | None = None
    ) -> None:
        self.doc = doc
        self.address = ""  # of who made it, or else of the first who came: whose share it uses
        self.services = services
        self.game = services.games[doc.game]
        self.chat: list[Chatted] = []
        self.guests: list[Guest] = []
        self.talkers: dict[int, Bucket] = {}  # by chair: how much is said there
        self.stand_ins: dict[int, str] = {}  # bots that play for who is away: chair and level
        self.inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self.bell: asyncio.Future[None] | None = None  # while there is nothing to do
        self.timers: dict[str, Timer] = {}
        self.task: asyncio.Task[None] | None = None
        self.lost: Callable[[], None] = lambda: None  # whoever opened it is told
        self.absence = Absence(self)
        self.stage = stage_of(self, session)

    # The one task.

    def post(self, job: Callable[[*Args], Awaitable[None]], *args: *Args) -> None:
        """Have this done when its turn comes."""
        self.inbox.append(partial(job, *args))
        if self.bell is not None and not self.bell.done():
            self.bell.set_result(None)

    def after(
        self,
        name: str,
        seconds: float,
        job: Callable[[*Args], Awaitable[None]],
        *args: *Args,
    ) -> None:
        """Have this done later, instead of what was to be done later by this name."""
        self.forget(name)

        def ring() -> None:
            self.timers.pop(name, None)
            self.post(job, *args)

        self.timers[name] = self.services.clock.call_later(seconds, ring)

    def forget(self, name: str) -> None:
        timer = self.timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def open(self) -> None:
        # It has a life of its own: what is noted of whoever opened it is not said of all the rest.
        self.task = asyncio.create_task(self.run(), name=f"table {self.doc.id}", context=Context())

    async def run(self) -> None:
        while True:
            if not self.inbox:
                self.bell = asyncio.get_running_loop().create_future()
                await self.bell
                self.bell = None
            try:
                await self.inbox.popleft()()
            except NotSaved as problem:
                self.try_again(problem)
            except NotMine:
                await self.lose()
            except Exception:  # our bug; the others at the table play on
                LOG.exception("fault", table=self.doc.id)
                await self.recover()
            if self.inbox:  # a rush of jobs must not keep guests from being told
                await asyncio.sleep(0)

    def try_again(self, problem: NotSaved) -> None:
        """What was not kept has not happened; whoever is awaited acts once more."""
        LOG.error("not-saved", table=self.doc.id, problem=str(problem))
        self.after("tend", SECOND_TRY, self.tend)

    async def tend(self) -> None:
        """See to it that whoever is awaited acts."""
        await self.stage.tend()

    async def look_after_itself(self) -> None:
        """Nobody came, but something is due."""
        self.stage.mind_the_absent()
        await self.stage.tend()

    async def recover(self) -> None:
        """After a fault of ours: memory must not tell another game than what is kept."""
        try:
            await self.stage.recover()
        except Exception:
            LOG.exception("fault", table=self.doc.id)

    async def lose(self) -> None:
        """Another node has it. What we know may be wrong: nobody is told anything any more."""
        LOG.warning("lost", table=self.doc.id)
        self.lost()
        for guest in self.guests:
            guest.hang_up(MOVED, "another server has this table; please come back")
        await self.close()

    def send_on(self) -> None:
        """The server stops, and another one goes on."""
        for guest in self.guests:
            guest.hang_up(GOING, "this server stops; please come back")

    async def close(self) -> None:
        """Everything is kept already: just stop."""
        for name in list(self.timers):
            self.forget(name)
        self.stage.fall_silent()
        if self.task is not None:
            self.task.cancel()

    # From stage to stage.

    def enter(self, doc: TableDoc, session: GameSession | None) -> None:
        """Another stage. What was to be done later in the last one is not done."""
        self.stage.fall_silent()
        for name in [name for name in self.timers if name not in OF_ANY_STAGE]:
            self.forget(name)
        self.doc = doc
        self.stage = stage_of(self, session)

    async def keep(self, doc: TableDoc, match: MatchDoc | None = None) -> None:
        """The table as it is from now on: kept, then told."""
        if match is None:
            await self.services.keeper.save_table(doc)
        else:
            await self.services.keeper.save_both(doc, match)
        self.doc = doc
        self.tell_table()

    # Who sits where.

    @property
    def asker(self) -> Asker:
        return Asker(self.address, self.doc.id)

    def belongs_to(self, address: str) -> None:
        """Whoever is first; it is never kept."""
        self.address = self.address or address

    def seat_of(self, chair: int | None) -> Seat | None:
        return None if chair is None else self.doc.chairs[chair].seat

    def eyes_of(self, guest: Guest) -> Seat:
        seat = self.seat_of(guest.chair)
        return WATCHER if seat is None else seat

    def is_here(self, chair: int) -> bool:
        return any(guest.chair == chair for guest in self.guests)

    def is_looking(self, chair: int) -> bool:
        return any(guest.chair == chair and guest.looks for guest in self.guests)

    # Telling.

    def tell(self, news: Tell, unaware: Collection[Seat] = ()) -> None:
        text = ENCODER.encode(news)
        for guest in self.guests:
            if self.eyes_of(guest) not in unaware:
                guest.send(text)

    def tell_table(self) -> None:
        self.tell(TableNews(self.view()))

    def view(self) -> TableView:
        doc, stage = self.doc, self.stage
        refusal, warning = stage.advice()
        return TableView(
            id=doc.id,
            game=doc.game,
            options=doc.options,
            chairs=[self.chair_view(number) for number in range(len(doc.chairs))],
            stage=doc.stage,
            locked=doc.locked,
            door=doc.door,
            breath=doc.breath,
            patience=doc.patience,
            time=doc.time,
            commit=commit(doc.secret),
            replay=stage.replay(),
            refusal=refusal,
            warning=warning,
            question=stage.question,
            again=stage.called_again(),
            watchers=sum(guest.chair is None for guest in self.guests),
            banned=[BanView(ban.number, ban.what, ban.name) for ban in doc.banned],
            course=course_view(self.game, doc),
            next=stage.next_options(),
        )

    def chair_view(self, number: int) -> ChairView:
        chair = self.doc.chairs[number]
        return ChairView(
            badge=chair.badge,
            kind=chair.kind,
            name=chair.name,
            level=chair.level or self.stand_ins.get(number, ""),
            host=is_same(chair.token_hash, self.doc.host_hash),
            here=chair.kind == "bot" or self.is_here(number),
            stand_in=number in self.stand_ins,
            seat=chair.seat,
            salt=chair.salt,
        )

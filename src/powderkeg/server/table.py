"""A table: one task that owns one game, and does one thing at a time.

Whatever happens comes through the inbox: what guests ask for, what bots have thought, what
the time brings. What changes the game is stored before anyone is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import TypeVarTuple

import msgspec
import structlog

from powderkeg.bots.thinkers import Thinkers
from powderkeg.rules.core import CLOCK, NEVER, WATCHER, Event, Log, Move, Seat, Wait
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import commit
from powderkeg.server.course import course_view, note_step, sequel
from powderkeg.server.documents import MatchDoc, TableDoc
from powderkeg.server.guest import Guest
from powderkeg.server.live import Live, advice, recalled
from powderkeg.server.metrics import GAMES as COUNTED
from powderkeg.server.news import ENCODER, ChairView, Chatted, Question, TableNews, TableView, Tell
from powderkeg.server.protocol import Wish
from powderkeg.server.seating import is_same, setup_of
from powderkeg.server.store import Line, NotSaved, Store
from powderkeg.server.streams import Flow
from powderkeg.server.thoughts import Thoughts

LOG = structlog.get_logger("table")
SECOND_TRY = 1.0  # seconds until what the store would not have is done again

Args = TypeVarTuple("Args")


class Table:
    """People, bots and watchers round one game."""

    def __init__(
        self, doc: TableDoc, store: Store, thinkers: Thinkers, seconds_a_tick: float = 1.0
    ) -> None:
        self.doc = doc
        self.store = store
        self.seconds_a_tick = seconds_a_tick
        self.game = GAMES[doc.game]
        self.live: Live | None = None
        self.keys: dict[Seat, tuple[str, int]] = {}  # each seat's last keyed choice and its line
        self.chat: list[Chatted] = []
        self.guests: list[Guest] = []
        self.stand_ins: dict[int, str] = {}  # bots that play for who is away: chair and level
        self.question: Question | None = None
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.thoughts = Thoughts(self, thinkers)
        stream = self.game.stream
        self.flow = None if stream is None else Flow(self, stream, thinkers)
        self.clock_since: float | None = None  # when the tick began that is running now
        self.task: asyncio.Task[None] | None = None

    # The one task.

    def post(self, job: Callable[[*Args], Awaitable[None]], *args: *Args) -> None:
        """Have this done when its turn comes."""
        self.inbox.put_nowait(lambda: job(*args))

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

        self.timers[name] = asyncio.get_running_loop().call_later(seconds, ring)

    def forget(self, name: str) -> None:
        timer = self.timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def open(self) -> None:
        self.task = asyncio.create_task(self.run(), name=f"table {self.doc.id}")

    async def run(self) -> None:
        while True:
            job = await self.inbox.get()
            try:
                await job()
            except NotSaved as problem:
                self.try_again(problem)
            except Exception:  # our bug; the others at the table play on
                LOG.exception("fault", table=self.doc.id)
            if not self.inbox.empty():  # a rush of jobs must not keep guests from being told
                await asyncio.sleep(0)

    def try_again(self, problem: NotSaved) -> None:
        """What was not stored has not happened; whoever is awaited acts once more."""
        LOG.error("not-saved", table=self.doc.id, problem=str(problem))
        self.after("tend", SECOND_TRY, self.tend)

    async def close(self) -> None:
        """Everything is stored already: just stop."""
        for name in list(self.timers):
            self.forget(name)
        self.fall_silent()
        if self.task is not None:
            self.task.cancel()

    def fall_silent(self) -> None:
        """Nobody is there: bots think no more, and hands are still."""
        self.thoughts.drop()
        if self.flow is not None:
            self.flow.rest()

    # The game.

    async def act(self, actor: Seat, move: Move, key: str = "") -> None:
        """Make a move that is not refused; nature follows, at once or after a breath."""
        assert self.live is not None
        log = Log()
        act = self.live.play(actor, move, log)
        lines = [Line(act.actor, act.text, key)]
        await self.settle(log, lines, breathe=self.level_of(actor) == "")

    async def nature(self) -> None:
        if self.live is not None and self.live.state.chances():
            await self.settle(Log(), [], breathe=False)

    async def settle(self, log: Log, lines: list[Line], breathe: bool) -> None:
        """Let nature act while it must, store it all, then tell it."""
        live = self.live
        assert live is not None
        while live.state.chances() and not (breathe and self.doc.breath):
            act = live.draw(log)
            lines.append(Line(act.actor, act.text))
        if live.opens:
            self.clock_since = None  # however the time was cut before, it lasts its full ticks
        await self.store_lines(lines)
        for after, line in enumerate(reversed(lines)):
            if line.key:
                self.keys[line.actor] = (line.key, live.at(line.actor) - after)
        # Of several acts, each is news to somebody else.
        self.tell_game(log.events, live.unaware if len(lines) == 1 else ())
        await self.tend()

    async def store_lines(self, lines: list[Line]) -> None:
        """If the store will not have them, the game stands where the stored ones lead."""
        live = self.live
        assert live is not None
        try:
            await self.store.add_acts(live.doc.id, live.lines - len(lines), lines)
        except NotSaved:
            told = live.match.record.told[: -len(lines)]
            with suppress(Exception):  # perhaps it has them, and only its answer was lost
                told = await self.store.acts(live.doc.id)
            self.live = await asyncio.to_thread(recalled, self.game, live.doc, told)
            if self.flow is not None:
                self.flow.tend()  # what is stored is done, whatever the answer was
            self.tell_game([])
            raise

    async def tend(self) -> None:
        """See to it that whoever is awaited acts: nature, bots, the clock."""
        live = self.live
        if live is None or not self.guests or self.question is not None:
            return
        moving = self.flow is not None and self.flow.tend()
        if live.is_over:
            await self.end()
            return
        if live.state.chances() and "nature" not in self.timers:
            self.after("nature", self.doc.breath, self.nature)
        asked = [] if moving else live.state.deciders()
        levels = {seat: self.level_of(seat) for seat in asked}
        self.thoughts.let_people_go_first("" in levels.values())
        for seat, level in levels.items():
            if level:
                self.thoughts.ask(seat, level)
        if live.state.due() == NEVER:
            self.clock_since = None
            return
        now = asyncio.get_running_loop().time()
        self.clock_since = self.clock_since or now
        self.after("clock", self.clock_since + self.due_in() - now, self.tick)

    def due_in(self) -> float:
        """Seconds of the clock until something happens by itself."""
        assert self.live is not None
        return self.live.state.due() * self.seconds_a_tick

    async def tick(self) -> None:
        """The whole ticks that went by are an act of the clock."""
        ticks = self.ticks_gone()
        if ticks >= 1:
            assert self.clock_since is not None
            self.clock_since += ticks * self.seconds_a_tick
            await self.act(CLOCK, Wait(ticks))

    def ticks_gone(self) -> int:
        """Those that went by and are not yet in the record."""
        if self.live is None or self.clock_since is None or self.live.state.due() == NEVER:
            return 0
        gone = asyncio.get_running_loop().time() - self.clock_since
        return min(int(gone / self.seconds_a_tick + 0.01), self.live.state.due())

    async def end(self) -> None:
        if self.doc.stage == "playing":
            COUNTED.labels(self.doc.game, "ended").inc()
            LOG.info("over", table=self.doc.id, match=self.doc.match)
            assert self.live is not None
            doc = copied(self.doc)
            doc.stage = "over"
            note_step(doc, self.live)
            await self.keep(doc)

    async def keep(self, doc: TableDoc, match: MatchDoc | None = None) -> None:
        """The table as it is from now on: stored, then told."""
        if match is None:
            await self.store.save_table(doc)
        else:
            await self.store.save_both(doc, match)
        self.doc = doc
        self.tell_table()

    # Who sits where.

    def seat_of(self, chair: int | None) -> Seat | None:
        return None if chair is None else self.doc.chairs[chair].seat

    def chair_at(self, seat: Seat) -> int:
        return next(i for i, chair in enumerate(self.doc.chairs) if chair.seat == seat)

    def level_of(self, actor: Seat) -> str:
        """Of the bot that plays for this actor; none plays for a person who is there."""
        if actor < 0:
            return "nature"
        number = self.chair_at(actor)
        chair = self.doc.chairs[number]
        return chair.level if chair.kind == "bot" else self.stand_ins.get(number, "")

    def is_here(self, chair: int) -> bool:
        return any(guest.chair == chair for guest in self.guests)

    def people(self) -> list[Seat]:
        """The seats that people play themselves, be it from a tunnel."""
        return [
            chair.seat
            for number, chair in enumerate(self.doc.chairs)
            if chair.seat is not None and chair.kind == "person" and number not in self.stand_ins
        ]

    # Telling.

    def tell(self, news: Tell, unaware: Collection[Seat] = ()) -> None:
        text = ENCODER.encode(news).decode()
        for guest in self.guests:
            if self.eyes_of(guest) not in unaware:
                guest.send(text)

    def tell_table(self) -> None:
        self.tell(TableNews(self.view()))

    def tell_game(self, events: list[Event], unaware: Collection[Seat] = ()) -> None:
        """To each what they may see; those who see the same are told the same text."""
        assert self.live is not None
        texts: dict[tuple[Seat, frozenset[Wish]], str] = {}
        gone = self.ticks_gone()
        for guest in self.guests:
            seat = self.eyes_of(guest)
            if seat in unaware:
                continue
            text = texts.get((seat, guest.wants))
            if text is None:
                happened = self.live.happened(seat, events, guest.wants, gone)
                text = ENCODER.encode(happened).decode()
                texts[seat, guest.wants] = text
            guest.send(text)

    def eyes_of(self, guest: Guest) -> Seat:
        seat = self.seat_of(guest.chair)
        return WATCHER if seat is None else seat

    def view(self) -> TableView:
        doc = self.doc
        refusal = warning = None
        if doc.stage == "waiting":
            refusal, warning = advice(self.game, setup_of(doc))
        return TableView(
            id=doc.id,
            game=doc.game,
            options=doc.options,
            chairs=[self.chair_view(number) for number in range(len(doc.chairs))],
            stage=doc.stage,
            locked=doc.locked,
            breath=doc.breath,
            patience=doc.patience,
            commit=commit(doc.secret),
            replay="" if self.live is not None and not self.live.may_look_back else doc.match,
            refusal=refusal,
            warning=warning,
            question=self.question,
            watchers=sum(guest.chair is None for guest in self.guests),
            course=course_view(self.game, doc),
            next=sequel(self.live) if doc.stage == "over" and self.live is not None else {},
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


def copied(doc: TableDoc) -> TableDoc:
    """A copy to change: until it is stored, the table stays as it was."""
    return msgspec.convert(msgspec.to_builtins(doc), TableDoc)

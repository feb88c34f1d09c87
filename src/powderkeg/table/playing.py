"""During a game: moves, time, bots, and who plays for whom is away."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import ceil
from typing import TYPE_CHECKING

import msgspec
import structlog

from powderkeg.rules.core import CLOCK, NEVER, WATCHER, Event, Log, Move, Seat, Wait
from powderkeg.rules.record import Act, takeback
from powderkeg.table.bot_turns import BotTurns
from powderkeg.table.calls import Calls
from powderkeg.table.cannot import Cannot
from powderkeg.table.course import note_step
from powderkeg.table.documents import TableDoc
from powderkeg.table.game_clock import GameClock
from powderkeg.table.game_stage import GameStage
from powderkeg.table.guest import Guest
from powderkeg.table.hosting import hand_on
from powderkeg.table.keeper import KeyedAct, NotSaved
from powderkeg.table.news import Question, TimeView, TookBack
from powderkeg.table.protocol import Answer, Play, Push, Sit, Stop, TakeBack
from powderkeg.table.realtime.realtime import Sent
from powderkeg.table.realtime.realtime_table import realtime_of
from powderkeg.table.results import with_result
from powderkeg.table.scenes import scene_of, session_of
from powderkeg.table.seating import (
    SUBSTITUTE,
    copied,
    new_token,
    promise_anew,
    seat_bot,
    take_chair,
)
from powderkeg.table.session import GameSession
from powderkeg.table.stage import begun
from powderkeg.table.stand_ins import StandIns
from powderkeg.table.takeback_vote import TakebackVote
from powderkeg.table.thinking_time import ThinkingTime

if TYPE_CHECKING:
    from powderkeg.table.table import Table

LOG = structlog.get_logger("table")
HASTE = 0.25  # of its time lasts a window that nobody who is there can use
MOST_NOTES = 50


class Playing(GameStage):
    """A game is on."""

    def __init__(self, table: Table, session: GameSession) -> None:
        super().__init__(table, session)
        seats = {chair.seat: number for number, chair in enumerate(table.doc.chairs)}
        self.chairs = [seats[seat] for seat in range(session.state.seats)]  # by seat
        self.game_clock = GameClock(self.services.clock, self.services.seconds_a_tick)
        self.vote = TakebackVote(self)
        self.bots = BotTurns(self)
        self.realtime = realtime_of(self)
        self.stand_ins = StandIns(self)
        self.time = ThinkingTime(self)
        self.calls = Calls(self)

    @property
    def question(self) -> Question | None:
        return self.vote.question

    # The game goes on.

    async def announce(self, events: list[Event]) -> None:
        self.tell_game(events)
        self.calls.begin()
        self.mind_the_absent()
        await self.tend()

    async def act(self, actor: Seat, move: Move, key: str = "") -> None:
        """Make a move that is not refused; nature follows, at once or after a breath."""
        log = Log()
        act = self.session.play(actor, move, log)
        lines = [KeyedAct(act.actor, act.text, key)]
        await self.keep_and_tell(log, lines, breathe=self.level_of(actor) == "")

    async def nature(self) -> None:
        if self.session.state.chances():
            await self.keep_and_tell(Log(), [], breathe=False)

    async def keep_and_tell(self, log: Log, lines: list[KeyedAct], breathe: bool) -> None:
        """Let nature act while it must, keep it all, then tell it."""
        session = self.session
        while session.state.chances() and not (breathe and self.table.doc.breath):
            act = session.draw(log)
            lines.append(KeyedAct(act.actor, act.text))
        if session.visibility.opens:
            self.game_clock.stop()
        self.game_clock.hasten(self.haste())
        await self.keep_lines(lines)
        for after, line in enumerate(reversed(lines)):
            if line.key:
                session.keys[line.actor] = (line.key, session.at(line.actor) - after)
        # Of several acts, each is news to somebody else.
        self.tell_game(log.events, session.visibility.unaware if len(lines) == 1 else ())
        await self.tend()

    async def keep_lines(self, lines: list[KeyedAct]) -> None:
        """If they cannot be kept, the game stands where the kept ones lead."""
        session, keeper = self.session, self.services.keeper
        self.time.go_on()
        noted = self.time.noted()
        first = session.lines - len(lines)
        scene = scene_of(session)
        try:
            await keeper.add_acts(session.doc, first, lines, noted, scene)
            if noted is not None:
                self.table.doc = noted
        except NotSaved:
            await self.stand_as_kept(session.match.record.told[: -len(lines)])
            raise

    async def recover(self) -> None:
        await self.stand_as_kept(self.session.match.record.told)

    async def stand_as_kept(self, otherwise: list[Act]) -> None:
        """The game stands where its kept lines lead; or these, if nobody can say."""
        session, keeper = self.session, self.services.keeper
        told, keys, scene = otherwise, session.keys, None
        with suppress(Exception):
            # Perhaps it has what it would not have, and only its answer was lost.
            scene = await keeper.find_scene(session.doc.id)
            told = await keeper.acts(session.doc.id)
            keys = await keeper.last_keys(session.doc.id)
        again = await asyncio.to_thread(session_of, session.game, session.doc, told, scene)
        again.remember(keys)
        self.session = again
        self.time.recall()
        self.realtime.tend()  # what is kept is done, whatever the answer was
        self.tell_game([])

    async def tend(self) -> None:
        """Nature, bots, the clock; and whoever is to be called."""
        self.calls.mind()
        if not (self.table.guests or self.stand_ins.is_slow) or self.question is not None:
            return
        self.time.charge()
        hands_move = bool(self.table.guests) and self.realtime.tend()
        state = self.session.state
        if self.session.is_over:
            await self.end()
            return
        if state.chances() and "nature" not in self.table.timers:
            self.after("nature", self.table.doc.breath, self.nature)
        self.bots.ask([] if hands_move else state.deciders())
        self.wait_for_time()
        due = state.due()
        if due == NEVER:
            self.game_clock.stop()
        elif self.table.guests:
            self.game_clock.hasten(self.haste())
            self.after("clock", self.game_clock.run(due), self.tick)

    def pause(self) -> None:
        """Neither bots nor nature go on for now."""
        self.time.charge()
        self.bots.drop()
        self.table.forget("nature")

    async def change_pace(self) -> None:
        self.pause()
        await self.tend()

    def fall_silent(self) -> None:
        self.pause()
        self.wait_for_guests()
        self.table.forget("time")

    def wait_for_guests(self) -> None:
        """The game's own clock stands; where it is played over days, all else goes on."""
        if not self.stand_ins.is_slow:
            self.pause()
        self.table.forget("clock")
        self.game_clock.pause()
        self.realtime.rest()

    def is_busy(self) -> bool:
        return bool(self.bots.asked) or "nature" in self.table.timers

    def deadline(self) -> float | None:
        return self.stand_ins.deadline()

    def wait_for_time(self) -> None:
        """Somebody's time to think will be up: then a bot is asked."""
        if self.time.control is None:
            return
        end = self.time.next_end()
        self.table.forget("time")
        if end is not None and not any(map(self.time.is_up, self.time.running)):
            self.after("time", max(0.0, end - self.services.clock.date()), self.tend)

    async def tick(self) -> None:
        """The whole ticks that went by are an act of the clock."""
        ticks = self.ticks_gone()
        if ticks >= 1:
            self.game_clock.take(ticks)
            await self.act(CLOCK, Wait(ticks))

    def ticks_gone(self) -> int:
        return self.game_clock.gone(self.session.state.due())

    def time_view(self) -> TimeView | None:
        return self.time.view()

    def due(self) -> int | None:
        due = self.session.state.due()
        return None if due == NEVER else ceil((due - self.ticks_gone()) * self.haste())

    def haste(self) -> float:
        """How much of its time a tick takes: less where bots alone could answer in secret.

        Only as long as all eyes at the table are one person's. Whether bots can answer makes no
        difference, so the pause tells nothing of them; of that person it would tell the others.
        """
        if not self.session.is_secret:
            return 1.0
        alone = self.lone_seat()
        return 1.0 if alone is None or alone in self.session.state.deciders() else HASTE

    def lone_seat(self) -> Seat | None:
        """The seat of the only person, if nobody else even watches."""
        chairs = self.table.doc.chairs
        people = [number for number, chair in enumerate(chairs) if chair.kind == "person"]
        if len(people) != 1 or any(guest.chair != people[0] for guest in self.table.guests):
            return None
        return chairs[people[0]].seat

    async def end(self) -> None:
        table = self.table
        if table.stage is not self:
            return
        doc = copied(table.doc)
        doc.stage = "over"
        promise_anew(doc)
        note_step(doc, self.session)
        match = with_result(doc, self.session, self.services.clock)
        await self.services.keeper.save_both(doc, match)
        self.session.doc = match
        self.services.counters.game(doc.game, "ended")
        LOG.info("over", table=doc.id, match=doc.match)
        table.enter(doc, self.session)
        table.tell_table()

    # Playing.

    async def play(self, guest: Guest, request: Play) -> None:
        session, seat = self.session, self.seat_at(guest)
        if self.tell_if_played(guest, seat, request.key):
            return
        move = self.parse(request.move)
        key = self.own_key(guest, request.key)
        is_timed = session.game.stream is not None
        if is_timed and await self.realtime.intercepts(seat, move, Sent(guest, request.key, key)):
            return
        if self.ticks_gone():
            await self.tick()  # time does not wait for a choice
        if session.is_stale(seat, request.at) and session.is_asked(seat):
            raise self.stale(seat, request.at)
        if self.tell_if_refused(guest, seat, move):
            return
        if self.question is not None:
            await self.vote.overtake(seat)
        await self.act(seat, move, key)
        self.tell_if_played(guest, seat, request.key)

    def expect_played(self, seat: Seat, move: Move) -> None:
        self.realtime.expect_played(seat, move)

    async def push(self, guest: Guest, request: Push) -> None:
        self.realtime.push(self.seat_at(guest), request)

    async def stop(self, guest: Guest, request: Stop) -> None:
        await self.realtime.stop(self.seat_at(guest), request)

    # Taking back.

    async def take_back(self, guest: Guest, request: TakeBack) -> None:
        seat = self.seat_at(guest)
        self.expect_fresh(seat, request.at)
        may = self.session.undo(seat)
        if not may or self.question is not None:
            raise Cannot("no-take-back", "there is nothing to take back")
        if may == "free":
            await self.go_back(seat)
        else:
            await self.vote.ask(seat)

    async def answer(self, guest: Guest, request: Answer) -> None:
        await self.vote.answer(self.seat_at(guest), request.yes)

    async def go_back(self, seat: Seat) -> None:
        """Told to those who had noticed what goes; if nobody had, to its maker alone."""
        session = self.session
        self.table.forget("nature")
        lines = session.take_back(seat)
        unaware = session.visibility.unaware
        if not unaware:
            self.bots.drop()
        if not session.is_midway(seat):
            self.time.give_back(seat)
        await self.keep_lines([KeyedAct(act.actor, act.text) for act in lines])
        gone = takeback(lines[0].text) - len(lines[1:])
        if len(unaware) < session.state.seats:
            self.table.tell(TookBack(seat, gone, True), unaware)
        self.tell_game([], unaware)
        await self.tend()

    # Who plays.

    def chair_at(self, seat: Seat) -> int:
        """Whoever sits there, and whoever follows them: the same all through the game."""
        return self.chairs[seat]

    def level_of(self, actor: Seat) -> str:
        """Of the bot that plays for this actor; none plays for a person who is there."""
        if actor < 0:
            return "nature"
        number = self.chair_at(actor)
        chair = self.table.doc.chairs[number]
        if chair.kind == "bot":
            return chair.level
        time_is_up = SUBSTITUTE if self.time.is_up(actor) else ""
        return self.table.stand_ins.get(number, time_is_up)

    def is_stood_in_for(self, seat: Seat) -> bool:
        number = self.chair_at(seat)
        return self.table.doc.chairs[number].kind == "bot" or number in self.table.stand_ins

    def is_away(self, seat: Seat) -> bool:
        """Does nobody play for this seat just now?"""
        return not self.level_of(seat) and not self.table.is_here(self.chair_at(seat))

    def people(self) -> list[Seat]:
        """The seats that people play themselves, be it from a tunnel."""
        return [
            chair.seat
            for number, chair in enumerate(self.table.doc.chairs)
            if chair.seat is not None
            and chair.kind == "person"
            and number not in self.table.stand_ins
        ]

    def mind_the_absent(self) -> None:
        super().mind_the_absent()
        self.stand_ins.mind()
        self.realtime.mind_the_absent()

    async def put_bot(self, number: int, level: str) -> None:
        if self.table.doc.chairs[number].kind != "person":
            raise begun()
        if self.table.is_here(number):
            raise Cannot("chair-taken", "they are here")
        await self.stand_ins.send(number, level)

    async def sit(self, guest: Guest, request: Sit) -> None:
        self.expect_standing(guest)
        doc = copied(self.table.doc)
        token = new_token()
        number = take_chair(doc, request.name, token, request.chair, request.salt)
        if self.session.signals(self.session.state.view(WATCHER)) is not None:
            doc.chairs[number].name = self.table.doc.chairs[number].name  # it could be a message
        hand_on(doc, guest, number)
        await self.keep_with_note(doc, number)
        self.take_seat(guest, number, token)
        self.tell_game([])
        await self.tend()  # sand may have stood still for want of somebody who sits there
        self.greet(guest)

    def greet(self, guest: Guest) -> None:
        self.realtime.greet(guest)

    async def vacate(self, number: int) -> None:
        doc = copied(self.table.doc)
        if doc.chairs[number].kind == "bot":
            raise Cannot("not-waiting", "a bot plays this seat to the end")
        seat_bot(doc, number, SUBSTITUTE)
        await self.keep_with_note(doc, number)
        self.dismiss(number)
        await self.vote.count()
        self.tell_game([])
        await self.tend()

    async def keep_with_note(self, doc: TableDoc, number: int) -> None:
        """Who takes over a seat in a running game is noted in its record."""
        chair, match = doc.chairs[number], self.session.doc
        if chair.seat is None or len(match.notes) >= MOST_NOTES:
            await self.table.keep(doc)
            return
        who = chair.name if chair.kind == "person" else f"bot {chair.level}"
        note = f"from line {self.session.lines} seat {chair.seat} was played by {who}"
        noted = msgspec.structs.replace(match, notes=[*match.notes, note.strip()])
        await self.table.keep(doc, noted)
        self.session.doc = noted

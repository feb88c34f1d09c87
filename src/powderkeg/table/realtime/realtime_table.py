"""Hands that move: a table's pulse, twenty times a second, while a game is played tick by tick.

What hands do is shown as it comes, and becomes an act every whole second: a record has few lines,
and no more than a second can be lost. Whoever is late was at rest; the table waits for nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from powderkeg.rules.core import SILENT, Move, Seat, State
from powderkeg.rules.stream import Stream
from powderkeg.table.cannot import Cannot
from powderkeg.table.guest import Guest
from powderkeg.table.keeper import NotMine, NotSaved
from powderkeg.table.news import ENCODER, Corrected, Streams, StreamView
from powderkeg.table.protocol import Amiss, Hashes, Push, Stop
from powderkeg.table.realtime.bot_reactions import BotReactions
from powderkeg.table.realtime.grab_race import GrabRace
from powderkeg.table.realtime.input_buffer import Halt, InputBuffer
from powderkeg.table.realtime.realtime import Realtime, Sent
from powderkeg.table.realtime.stream_room import crowded
from powderkeg.table.realtime.writing import write_down

if TYPE_CHECKING:
    from powderkeg.table.playing import Playing

LOG = structlog.get_logger("streams")
PERIOD = 0.05  # seconds from pulse to pulse
SECOND_TRY = 1.0  # seconds until the next one, after one that ran into a bug
AGAIN = 5.0  # seconds until it is asked again whether there is room
AHEAD = 6  # ticks that a hand's clock may be before ours
# Seconds until a hand is set right once more: before, it may not have heard of the last time.
REST = 1.0
SHORT_REST = 0.25  # where it was late: it need not do anything about it


def realtime_of(playing: Playing) -> Realtime:
    """As the game needs it."""
    game = playing.session.game
    return Realtime(game) if game.stream is None else RealtimeTable(playing, game.stream)


class RealtimeTable(Realtime):
    """The moving hands of one table, and their clock."""

    def __init__(self, playing: Playing, stream: Stream) -> None:
        super().__init__(playing.session.game)
        self.playing = playing
        self.stream = stream
        self.clock = playing.services.clock
        self.reactions = BotReactions(self)
        self.buffers: dict[Seat, InputBuffer] = {}  # of the hands that move
        self.began: float | None = None  # when the first tick would have been, had nobody left
        self.race = GrabRace(self)
        self.lateness: dict[Seat, int] = {}  # ticks, at least, until we hear of what a hand does
        self.due = 0.0  # the next pulse
        self.filled = 0  # the tick up to which nobody is waited for any more
        self.stops: set[int] = set()  # ticks that others are to be past soon: somebody stopped
        self.has_sand = stream.has_sand(playing.session.match.record.setup)
        self.is_crowded = False  # and all have been told

    @property
    def state(self) -> State:
        return self.playing.session.state

    @property
    def end(self) -> int:
        return self.stream.end(self.state)

    # Time.

    def ticks(self, since: float, now: float) -> int:
        return int((now - since) / self.playing.services.seconds_a_tick * self.stream.rate + 0.001)

    @property
    def now(self) -> int:
        """The tick of our own clock."""
        assert self.began is not None
        return min(self.end, self.ticks(self.began, self.clock.now()))

    @property
    def common(self) -> int:
        """The tick that all hands have come to.

        Nobody sees more of another: who held back their own could wait for what the others do.
        """
        return min([self.now, *(h.tick for h in self.buffers.values() if h.halt is None)])

    def is_behind(self, tick: int) -> bool:
        """Have all moving hands left this tick behind them?"""
        moving = [hand.tick for hand in self.buffers.values() if hand.halt is None]
        return tick <= self.now and all(tick < other for other in moving)

    def tend(self) -> bool:
        moving = self.stream.hands(self.state)
        may_run = self.has_sand and self.is_attended() and self.has_room()
        self.race.tend()
        self.buffers = {seat: self.buffer_of(seat) for seat in moving}
        hands = self.buffers.values()
        self.stops = {tick for tick in self.stops if any(h.first <= tick for h in hands)}
        if not moving:
            self.stand_still()  # it keeps its room until the next round
            return False
        if not may_run:
            self.rest()
            return True
        if self.began is None:
            self.lateness = {}
            slowest = min(hand.tick for hand in hands)
            self.filled = slowest
            gone = slowest / self.stream.rate * self.playing.services.seconds_a_tick
            self.due = self.clock.now()
            self.began = self.due - gone
        if "pulse" not in self.playing.table.timers:
            self.arm()
        return True

    def buffer_of(self, seat: Seat) -> InputBuffer:
        """Where its acts end; they are stored."""
        tick = self.stream.tick(self.state, seat)
        hand = self.buffers.get(seat)
        if hand is None or hand.first > tick:
            return InputBuffer(tick, self.stream.width)
        hand.forget(tick)
        return hand

    def is_attended(self) -> bool:
        """Is somebody there who sits? No sand runs for bots and watchers alone."""
        return any(guest.chair is not None for guest in self.playing.table.guests)

    def mind_the_absent(self) -> None:
        if not self.is_attended():
            self.rest()

    def has_room(self) -> bool:
        """May hands move at one more table? If not, that is told, and asked again."""
        table = self.playing.table
        was_crowded = self.is_crowded
        self.is_crowded = not self.playing.services.room.enter(table.asker)
        if self.is_crowded:
            self.playing.after("room", AGAIN, self.playing.tend)
        if self.is_crowded and not was_crowded:
            for guest in table.guests:
                guest.problem("crowded", str(crowded()))
        return not self.is_crowded

    def rest(self) -> None:
        self.stand_still()
        self.playing.services.room.leave(self.playing.table.asker)

    def stand_still(self) -> None:
        self.began = None
        self.playing.table.forget("pulse")
        self.reactions.drop()

    def arm(self) -> None:
        """A pulse that was missed is left out."""
        now = self.clock.now()
        on_time = now - PERIOD < self.due <= now
        self.due = PERIOD + (self.due if on_time else now)
        self.playing.after("pulse", self.due - now, self.pulse, self.due)

    async def pulse(self, due: float) -> None:
        """What came before it was due has been heard: later pushes are not late because we are."""
        self.playing.services.counters.late(max(0.0, self.clock.now() - due))
        if self.began is None:
            return
        try:
            self.fill(self.ticks(self.began, min(due, self.clock.now())))
            self.show()
            self.ask_bots()
            await write_down(self)
        except (NotSaved, NotMine):
            raise
        except Exception:  # our bug: it would be the same one twenty times a second
            self.playing.after("pulse", SECOND_TRY, self.pulse, self.clock.now() + SECOND_TRY)
            raise
        finally:
            if self.began is not None and "pulse" not in self.playing.table.timers:
                self.arm()

    def fill(self, now: int) -> None:
        """Who has not been heard of for too long, was at rest; who is not there, is."""
        self.filled = min(now - self.stream.lag, self.end)
        for seat, hand in self.buffers.items():
            hand.fill(min(now, self.end) if self.playing.is_away(seat) else self.filled)
            if hand.late is not None:
                self.correct(seat, "late", hand.late)

    # What guests ask for.

    async def intercepts(self, seat: Seat, move: Move, sent: Sent | None) -> bool:
        if seat in self.buffers:
            self.expect_played(seat, move)
            self.stop_now(seat, sent)
            return True
        tick = self.stream.grabbed(move)
        if tick is None:
            return False
        if sent is None:
            await self.race.grab(seat, tick)
            return True
        await self.playing.tick()  # time does not wait for a choice
        if seat not in self.race.racers():
            return False
        await self.race.claim(seat, tick)
        return True

    def expect_played(self, seat: Seat, move: Move) -> None:
        """While hands move, a stop is the one thing that is said and not shown.

        Nor may one ask about the rest: to see where it leads is to run it from the beginning.
        """
        is_stop = self.stream.is_stop(move) and not self.stream.claims(move)
        if seat in self.buffers and not is_stop:
            raise Cannot("stream", "hands move: what they do is pushed, not played")

    def push(self, seat: Seat, request: Push) -> None:
        width, rate = self.stream.width, self.stream.rate
        if len(request.pushes) % width:
            raise Cannot("garbage", f"a push has {width} bytes a tick")
        if len(request.pushes) > 2 * rate * width:
            raise Cannot("too-long", f"a push has at most {2 * rate} ticks")
        self.receive(seat, request.tick, request.pushes, request.hashes)

    async def stop(self, seat: Seat, request: Stop) -> None:
        if seat in self.buffers:
            self.halt(seat, Halt(request.tick), request.hash)
            return
        await self.playing.tick()  # time does not wait for a choice
        if seat in self.race.racers():
            await self.race.claim(seat, request.tick)

    # What hands do.

    def receive(self, seat: Seat, first: int, pushes: bytes, hashes: Hashes) -> None:
        """As much of it as can be taken; whatever is wrong with the rest is told."""
        hand = self.buffers.get(seat)
        if hand is None or hand.halt is not None or self.began is None:
            return  # it has not heard yet that it stopped, or that time is up
        have = hand.tick
        if first > have:
            self.correct(seat, "gap", have)
            return
        width = self.stream.width
        fresh = pushes[(have - first) * width : (self.end - first) * width]
        wrong = self.stream.wrong(fresh)
        most = max(0, self.now + AHEAD - have)
        taken = fresh[: most * width] if wrong < 0 else fresh[: min(most, wrong) * width]
        hand.push(taken)
        late = max(0, self.now - hand.tick)
        self.lateness[seat] = min(late, self.lateness.get(seat, late))
        self.compare(seat, hand, hashes)
        if 0 <= wrong <= most:
            self.correct(seat, "illegal", hand.tick)
        elif len(taken) < len(fresh):
            self.correct(seat, "early", hand.tick)

    def take(self, seat: Seat, first: int, pushes: bytes) -> None:
        """A bot's next beat, which it had ready before its time; too late, in part or whole."""
        hand = self.buffers.get(seat)
        if hand is not None and hand.halt is None and first <= hand.tick:
            width = self.stream.width
            hand.push(pushes[(hand.tick - first) * width : (self.end - first) * width])

    def compare(self, seat: Seat, hand: InputBuffer, hashes: Hashes) -> None:
        """Unless it was just set right: what comes now was reckoned before it heard of that."""
        lately = self.clock.now() - REST
        last = [told for told in (hand.late_told, hand.wrong_told) if told is not None]
        if hand.late is not None or max(last, default=lately) > lately:
            return
        for tick, claim in hashes.items():
            if not hand.first <= tick <= hand.tick:
                continue
            if claim != self.stream.hash(self.state, seat, hand.between(hand.first, tick)):
                self.correct(seat, "hash", 0)

    def halt(self, seat: Seat, halt: Halt, claim: str = "") -> None:
        """Not before it was heard of, be it that it pushed on, or that it was late by too much."""
        hand = self.buffers.get(seat)
        if hand is None or self.began is None:
            return
        if hand.halt is not None:
            if halt.sent is not None and halt.sent.key:  # whoever waits for the answer
                hand.halt = halt._replace(tick=hand.halt.tick)
            return
        if halt.tick > hand.tick:
            hand.wrong_told = None  # whatever it was told before, it must hear of this
            self.correct(seat, "gap", hand.tick)
            return
        if claim:
            self.compare(seat, hand, {halt.tick: claim})
        tick = max(halt.tick, hand.own, self.filled)
        hand.halt = halt._replace(tick=tick)
        self.stops.add(tick)

    def stop_now(self, seat: Seat, sent: Sent | None) -> None:
        """Where the hand is."""
        self.halt(seat, Halt(self.buffers[seat].tick, sent))

    # Telling.

    def correct(self, seat: Seat, why: Amiss, first: int) -> None:
        """Tell its owner what the hand did, unless that was just told."""
        hand = self.buffers[seat]
        now = self.clock.now()
        late = why == "late"
        last, rest = (hand.late_told, SHORT_REST) if late else (hand.wrong_told, REST)
        if last is not None and now < last + rest:
            return
        table = self.playing.table
        owners = [guest for guest in table.guests if table.eyes_of(guest) == seat]
        if not owners:
            return
        hand.late_told, hand.wrong_told = (now, hand.wrong_told) if late else (hand.late_told, now)
        self.playing.services.counters.correction(why)
        if not late:
            LOG.warning("corrected", table=table.doc.id, seat=seat, why=why, tick=hand.tick)
        news = self.corrected(seat, why, first)
        for guest in owners:
            guest.tell(news)

    def corrected(self, seat: Seat, why: Amiss, first: int) -> Corrected:
        """From there on, or from where it was filled in and has not heard of it."""
        hand = self.buffers[seat]
        first = first if hand.late is None else min(first, hand.late)
        hand.late = None
        done = self.stream.done(self.state, seat) + hand.pushes
        return Corrected(first, done[first * hand.width :], self.now, why)

    def greet(self, guest: Guest) -> None:
        hand = self.buffers.get(self.playing.table.eyes_of(guest))
        if hand is not None and self.began is not None:
            hand.late = None  # the rest is in the view
            guest.tell(self.corrected(self.playing.table.eyes_of(guest), "back", hand.first))

    def show(self) -> None:
        """The same to all who are there."""
        common = self.common
        looks = [self.look(seat, hand, common) for seat, hand in self.buffers.items()]
        text = ENCODER.encode(Streams(self.now, looks))
        for guest in self.playing.table.guests:
            guest.show(text)

    def look(self, seat: Seat, hand: InputBuffer, common: int) -> StreamView:
        """Nothing is seen before its time."""
        tick = max(hand.first, min(hand.rests, common))
        if hand.seen[0] != tick:
            tail = hand.between(hand.first, tick)
            hand.seen = (tick, self.stream.look(self.state, seat, tail))
        return StreamView(seat, *hand.seen)

    # Bots.

    def ask_bots(self) -> None:
        """Each for its next beat, before that is due."""
        soon = min(self.end, self.now + self.stream.beat)
        scene = ""
        for seat, hand in self.buffers.items():
            level = self.playing.level_of(seat)
            beat = hand.tick // self.stream.beat
            if not level or hand.halt or beat * self.stream.beat >= soon:
                continue
            if self.reactions.may_ask(seat, beat):
                scene = scene or self.scene()
                self.reactions.ask(seat, level, beat, scene)

    def scene(self) -> str:
        """Where all whole beats lead that have come."""
        world = self.state.clone()
        for seat in self.slowest_first():
            hand = self.buffers[seat]
            whole = hand.rests // self.stream.beat * self.stream.beat
            pushes = hand.between(hand.first, whole)
            most = self.stream.most * self.stream.width
            for start in range(0, len(pushes), most):
                move = self.stream.act(pushes[start : start + most], "")
                if world.refusal(seat, move) is None:
                    world.play(seat, move, SILENT)
        return self.game.scenes.write(world)

    def slowest_first(self) -> list[Seat]:
        """By their acts: nobody's may be a second ahead of another's."""
        return sorted(self.buffers, key=lambda seat: self.buffers[seat].first)

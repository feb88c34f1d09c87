"""What guests may ask of a table in any stage: to come and go, to talk, to be host.

Commands are methods. What cannot be asked for in a stage is answered with a `Cannot`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal, TypeVarTuple

import powderkeg
from powderkeg.rules.core import Event, Seat
from powderkeg.table.cannot import Cannot
from powderkeg.table.documents import TableDoc
from powderkeg.table.doors import open_door
from powderkeg.table.guest import SENT_AWAY, Guest
from powderkeg.table.hosting import (
    expect_host,
    expect_welcome,
    give_back,
    is_banned,
    is_known,
    pass_the_match,
    recognise,
)
from powderkeg.table.news import (
    AgainView,
    Dismissed,
    Happened,
    Question,
    RefusalView,
    Seated,
    Welcome,
)
from powderkeg.table.protocol import (
    Again,
    Answer,
    Arrange,
    Hello,
    Introduce,
    Options,
    Play,
    Push,
    Regroup,
    Rise,
    SeatBot,
    Sit,
    Start,
    Stop,
    TakeBack,
    TimeControl,
    Why,
)
from powderkeg.table.seating import copied, free, hash_of
from powderkeg.table.shelf import expect_level

if TYPE_CHECKING:
    from powderkeg.table.table import Table

MOST_WATCHERS = 100

Args = TypeVarTuple("Args")


class Stage:
    """What is the same in all three."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.services = table.services

    # What the table is told of it.

    @property
    def question(self) -> Question | None:
        """What the table is asked."""
        return None

    def called_again(self) -> AgainView | None:
        """Who is in for another game."""
        return None

    def advice(self) -> tuple[RefusalView | None, RefusalView | None]:
        """Why a game cannot begin so, and what to think of before it does."""
        return None, None

    def replay(self) -> str:
        """By which name the game can be watched again, if it may be."""
        return ""

    def next_options(self) -> Options:
        """How the next game will be played."""
        return {}

    def game_for(self, guest: Guest) -> Happened | None:
        """The game as this guest sees it."""
        return None

    # What has its time.

    def post(self, job: Callable[[*Args], Awaitable[None]], *args: *Args) -> None:
        """Have this done when its turn comes, if that is still in this stage."""
        self.table.post(self.still, job, args)

    def after(
        self, name: str, seconds: float, job: Callable[[*Args], Awaitable[None]], *args: *Args
    ) -> None:
        """Have this done later, if that is still in this stage."""
        self.table.after(name, seconds, self.still, job, args)

    async def still(self, job: Callable[[*Args], Awaitable[None]], args: tuple[*Args]) -> None:
        if self.table.stage is self:
            await job(*args)

    async def announce(self, events: list[Event]) -> None:
        """It has begun, and this has happened already."""

    async def tend(self) -> None:
        """See to it that whoever is awaited acts."""

    async def tick(self) -> None:
        """Whatever time has gone by is noted."""

    async def recover(self) -> None:
        """Something went wrong by our fault: whatever is not kept has not happened."""

    def is_busy(self) -> bool:
        """Is something under way that nobody needs to be there for?"""
        return False

    def deadline(self) -> float | None:
        """The date at which something is to be done though nobody comes."""
        return None

    def fall_silent(self) -> None:
        """Nobody is there, or the stage is over: nothing goes on by itself."""

    def wait_for_guests(self) -> None:
        """Nobody is there any more."""
        self.fall_silent()

    def greet(self, guest: Guest) -> None:
        """Whoever comes, or takes a seat, is told what only now can be told."""

    # Coming and going.

    async def hello(self, guest: Guest, request: Hello) -> None:
        """Who comes back has their seat again, and the bot that stood in leaves."""
        table = self.table
        if guest in table.guests:
            raise Cannot("garbage", "hello is said once")
        await self.tick()  # whoever comes sees what time it is
        guest.wants = frozenset(request.wants)
        if request.token:
            recognise(table, guest, request.token)
        if guest.chair is None and not guest.host and is_banned(table.doc, guest, "watch"):
            guest.hang_up(SENT_AWAY, "the host has sent you away")
            return
        watchers = sum(other.chair is None for other in table.guests)
        if guest.chair is None and watchers >= MOST_WATCHERS:
            raise Cannot("full", "there is no room for more watchers")
        await give_back(table, guest)
        table.guests.append(guest)
        table.forget("rest")
        if guest.chair is not None:
            table.stand_ins.pop(guest.chair, None)
            table.forget(f"away {guest.chair}")
            await table.absence.end(guest.chair)
        if guest.host:
            table.forget("host")
        stage = table.stage  # time may have ended the game
        game = stage.game_for(guest)
        version, view, ping = powderkeg.__version__, table.view(), self.services.ping
        guest.tell(Welcome(version, guest.chair, guest.host, view, game, table.chat, ping))
        table.tell_table()
        stage.mind_the_absent()
        await stage.tend()
        table.stage.greet(guest)

    async def leave(self, guest: Guest) -> None:
        """The connection is gone. The person may be in a tunnel."""
        table = self.table
        if guest not in table.guests:
            return
        table.guests.remove(guest)
        table.tell_table()
        self.mind_the_absent()
        if not table.guests:
            self.wait_for_guests()
        if guest.chair is not None and not table.is_here(guest.chair):
            await table.absence.begin(guest.chair)

    def mind_the_absent(self) -> None:
        """A host who stays away for too long is followed by another."""
        table = self.table
        if not any(guest.host for guest in table.guests) and "host" not in table.timers:
            table.after("host", table.absence.host_patience(), pass_the_match, table)

    # Chairs.

    async def sit(self, guest: Guest, request: Sit) -> None:
        """Before the game on a free chair; during it on one where a bot plays."""
        raise NotImplementedError

    def expect_standing(self, guest: Guest) -> None:
        if guest.chair is not None:
            raise Cannot("chair-taken", "you sit already")
        if self.table.doc.locked and not guest.host:
            raise Cannot("locked", "the host has locked the table")
        expect_welcome(self.table, guest, "sit")

    def take_seat(self, guest: Guest, number: int, token: str) -> None:
        """The chair is theirs: they and all others are told."""
        guest.chair = number
        guest.token_hash = hash_of(token)
        self.table.absence.since.pop(number, None)
        guest.tell(Seated(number, token))
        self.table.tell_table()
        self.mind_the_absent()

    async def introduce(self, guest: Guest, request: Introduce) -> None:
        raise begun()

    async def rise(self, guest: Guest, request: Rise) -> None:
        if guest.chair is None:
            raise Cannot("not-seated", "you do not sit")
        await self.vacate(guest.chair)

    async def vacate(self, number: int) -> None:
        """The chair is free; in a running game a bot plays on."""
        doc = copied(self.table.doc)
        free(doc, number)
        await self.table.keep(doc)
        self.dismiss(number)

    def dismiss(self, number: int) -> None:
        """Whoever sat there watches now."""
        self.table.stand_ins.pop(number, None)
        for guest in self.table.guests:
            if guest.chair == number:
                guest.chair = None
                guest.tell(Dismissed(is_known(self.table.doc, guest.token_hash)))
        self.table.tell_table()

    async def seat_bot(self, guest: Guest, request: SeatBot) -> None:
        """On a free chair; in a running game in place of who is away."""
        expect_host(guest)
        self.expect_chair(request.chair)
        expect_level(self.table.game, request.level)
        await self.put_bot(request.chair, request.level)

    async def put_bot(self, number: int, level: str) -> None:
        raise begun()

    def expect_chair(self, number: int) -> None:
        if number >= len(self.table.doc.chairs):
            raise Cannot("chair-taken", f"there is no chair {number}")

    # What the host arranges.

    async def arrange(self, guest: Guest, request: Arrange) -> None:
        expect_host(guest)
        doc = copied(self.table.doc)
        if request.options is not None:
            self.change_options(doc, request.options)
        doc.breath = doc.breath if request.breath is None else request.breath
        doc.patience = doc.patience if request.patience is None else request.patience
        if request.time is not None:
            self.change_time(doc, request.time)
        doc.locked = doc.locked if request.locked is None else request.locked
        if request.door is not None:
            open_door(doc, request.door, self.services.clock)
        await self.table.keep(doc)
        if request.patience is not None:  # also for who is away already
            self.lose_patience_anew()
        if request.breath is not None:  # also for what is waiting already
            await self.change_pace()

    def lose_patience_anew(self) -> None:
        """Whoever is away has so long since they went."""
        table = self.table
        for name in [name for name in table.timers if name == "host" or name.startswith("away ")]:
            table.forget(name)
        self.mind_the_absent()

    def change_options(self, doc: TableDoc, options: Options) -> None:
        raise begun()

    def change_time(self, doc: TableDoc, time: TimeControl | Literal["none"]) -> None:
        raise begun()

    async def change_pace(self) -> None:
        """There is another breath from now on."""

    async def start(self, guest: Guest, request: Start) -> None:
        expect_host(guest)
        raise begun()

    async def again(self, guest: Guest, request: Again) -> None:
        expect_party(guest)
        if not request.after or request.after == self.table.doc.match:
            raise Cannot("not-over", "the game is not over")

    async def regroup(self, guest: Guest, request: Regroup) -> None:
        expect_party(guest)
        raise Cannot("not-over", "the game is not over")

    # The game.

    def seat_at(self, guest: Guest) -> Seat:
        """The guest's seat in the game."""
        if guest.chair is None:
            raise Cannot("not-seated", "only who sits at the table can do that")
        raise Cannot("not-playing", "no game is on")

    async def play(self, guest: Guest, request: Play) -> None:
        self.seat_at(guest)

    async def why(self, guest: Guest, request: Why) -> None:
        self.seat_at(guest)

    async def push(self, guest: Guest, request: Push) -> None:
        self.seat_at(guest)

    async def stop(self, guest: Guest, request: Stop) -> None:
        self.seat_at(guest)

    async def take_back(self, guest: Guest, request: TakeBack) -> None:
        self.seat_at(guest)

    async def answer(self, guest: Guest, request: Answer) -> None:
        self.seat_at(guest)

    # Talking.

    def signals_for(self, guest: Guest) -> list[str] | None:
        """All that this guest may say now; None: talk freely."""
        return None

    def heard(self, chair: int, text: str) -> str:
        """What all hear of it: in some games words are not safe."""
        return text


def expect_party(guest: Guest) -> None:
    if guest.chair is None and not guest.host:
        raise Cannot("not-seated", "only who sits at the table can do that")


def begun() -> Cannot:
    return Cannot("not-waiting", "the game has begun")

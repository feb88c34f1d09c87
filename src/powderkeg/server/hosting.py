"""What guests ask of a table before and after a game: chairs, options, bots, the fuse."""

from __future__ import annotations

import asyncio
import secrets

import structlog

from powderkeg.rules.core import WATCHER, Complaint, Log
from powderkeg.rules.game import Game
from powderkeg.rules.record import Act
from powderkeg.server.course import sequel
from powderkeg.server.documents import MatchDoc, TableDoc
from powderkeg.server.guest import Guest
from powderkeg.server.live import Live
from powderkeg.server.metrics import GAMES
from powderkeg.server.news import Dismissed, Seated
from powderkeg.server.playing import count_answers, mind_the_absent, stand_in
from powderkeg.server.protocol import Again, Arrange, Introduce, Kick, Rise, SeatBot, Sit, Start
from powderkeg.server.seating import (
    Cannot,
    free,
    new_token,
    number_seats,
    seat_bot,
    setup_of,
    take_chair,
    tidy,
    wear,
)
from powderkeg.server.store import Line
from powderkeg.server.table import Table, copied

LOG = structlog.get_logger("table")
SUBSTITUTE = "sensible"
MOST_NOTES = 50


def expect_host(guest: Guest) -> None:
    if not guest.host:
        raise Cannot("not-host", "only the host can do that")


def expect_waiting(table: Table) -> None:
    if table.doc.stage != "waiting":
        raise Cannot("not-waiting", "the game has begun")


def expect_chair(table: Table, number: int) -> None:
    if number >= len(table.doc.chairs):
        raise Cannot("chair-taken", f"there is no chair {number}")


# Chairs.


async def sit(table: Table, guest: Guest, request: Sit) -> None:
    """Before the game on a free chair; during it on one where a bot plays."""
    if guest.chair is not None:
        raise Cannot("chair-taken", "you sit already")
    if table.doc.locked and not guest.host:
        raise Cannot("locked", "the host has locked the table")
    if table.doc.stage == "over":
        raise Cannot("not-waiting", "the game is over")
    doc = copied(table.doc)
    token = new_token()
    number = take_chair(doc, request.name, token, request.chair, request.salt)
    live = table.live
    if live is not None and live.signals(live.state.view(WATCHER)) is not None:
        doc.chairs[number].name = table.doc.chairs[number].name  # a name could be a message
    if request.badge is not None and doc.stage == "waiting":
        wear(doc, number, request.badge)
    if guest.host:
        doc.host_hash = doc.chairs[number].token_hash
    await keep_with_note(table, doc, number)
    guest.chair = number
    guest.tell(Seated(number, token))
    table.tell_table()
    mind_the_absent(table)
    if table.live is not None:
        table.tell_game([])
    if table.flow is not None:
        table.flow.greet(guest)


async def introduce(table: Table, guest: Guest, request: Introduce) -> None:
    expect_waiting(table)
    if guest.chair is None:
        raise Cannot("not-seated", "sit down first")
    doc = copied(table.doc)
    chair = doc.chairs[guest.chair]
    if request.badge is not None:
        wear(doc, guest.chair, request.badge)
    chair.name = chair.name if request.name is None else tidy(request.name)
    chair.salt = chair.salt if request.salt is None else request.salt
    await table.keep(doc)


async def rise(table: Table, guest: Guest, request: Rise) -> None:
    if guest.chair is None:
        raise Cannot("not-seated", "you do not sit")
    await vacate(table, guest.chair)


async def kick(table: Table, guest: Guest, request: Kick) -> None:
    expect_host(guest)
    expect_chair(table, request.chair)
    if table.doc.chairs[request.chair].kind == "free" or request.chair == guest.chair:
        raise Cannot("chair-taken", "nobody sits there whom you could send away")
    await vacate(table, request.chair)


async def vacate(table: Table, number: int) -> None:
    """The chair is free; in a running game a bot plays on."""
    doc = copied(table.doc)
    if doc.stage == "playing":
        if doc.chairs[number].kind == "bot":
            raise Cannot("not-waiting", "a bot plays this seat to the end")
        seat_bot(doc, number, SUBSTITUTE)
    else:
        free(doc, number)
    await keep_with_note(table, doc, number)
    table.stand_ins.pop(number, None)
    for guest in table.guests:
        if guest.chair == number:
            guest.chair = None
            guest.tell(Dismissed())
    table.tell_table()
    if table.question is not None:
        await count_answers(table)
    if table.live is not None:
        table.tell_game([])
        await table.tend()


async def keep_with_note(table: Table, doc: TableDoc, number: int) -> None:
    """Who takes over a seat in a running game is noted in its record."""
    live = table.live
    chair = doc.chairs[number]
    if live is None or chair.seat is None or doc.stage != "playing":
        await table.keep(doc)
        return
    who = chair.name if chair.kind == "person" else f"bot {chair.level}"
    if len(live.doc.notes) < MOST_NOTES:
        note = f"from line {live.lines} seat {chair.seat} was played by {who}"
        live.doc.notes.append(note.strip())
    await table.keep(doc, live.doc)


async def put_bot(table: Table, guest: Guest, request: SeatBot) -> None:
    """On a free chair; in a running game in place of who is away."""
    expect_host(guest)
    expect_chair(table, request.chair)
    expect_level(table.game, request.level)
    chair = table.doc.chairs[request.chair]
    if table.doc.stage == "playing" and chair.kind == "person":
        if table.is_here(request.chair):
            raise Cannot("chair-taken", "they are here")
        await stand_in(table, request.chair, request.level)
        return
    expect_waiting(table)
    if chair.kind == "person":
        raise Cannot("chair-taken", "somebody sits there")
    doc = copied(table.doc)
    seat_bot(doc, request.chair, request.level)
    await table.keep(doc)


def expect_level(game: Game, level: str) -> None:
    levels = game.strategy.ladder
    if level not in levels:
        raise Cannot("no-bot", f"no bot '{level}'; there are: {', '.join(levels)}")


# The game.


async def arrange(table: Table, guest: Guest, request: Arrange) -> None:
    expect_host(guest)
    doc = copied(table.doc)
    if request.options is not None:
        expect_waiting(table)
        try:
            doc.options = table.game.setup(table.game.seats[0], request.options).options
        except Complaint as problem:
            raise Cannot("no-option", str(problem)) from None
    doc.breath = doc.breath if request.breath is None else request.breath
    doc.patience = doc.patience if request.patience is None else request.patience
    doc.locked = doc.locked if request.locked is None else request.locked
    await table.keep(doc)
    if request.breath is not None:  # also for what is waiting already
        table.thoughts.drop()
        table.forget("nature")
        await table.tend()


async def start(table: Table, guest: Guest, request: Start) -> None:
    expect_host(guest)
    expect_waiting(table)
    await begin(table, [])


async def begin(table: Table, branch: list[Act], notes: list[str] | None = None) -> None:
    """The fuse is lit: from the first act on, or from where another game stood."""
    refusal = table.game.refusal(setup_of(table.doc))
    if refusal is not None:
        raise Cannot("refused", f"refused by {refusal.rule.key}", refusal)
    doc = copied(table.doc)
    taken = number_seats(doc)
    doc.stage = "playing"
    doc.locked = True  # whoever takes a bot's seat sees what it hides: the host may unlock
    doc.match = secrets.token_hex(8)
    match = MatchDoc(
        id=doc.match,
        table=doc.id,
        game=doc.game,
        version=table.game.version,
        seats=len(taken),
        options=doc.options,
        names={seat: chair.name for seat, chair in enumerate(taken)},
        badges=[chair.badge for chair in taken],
        bots={seat: chair.level for seat, chair in enumerate(taken) if chair.kind == "bot"},
        notes=notes or [],
        secret=doc.secret,
        salts={seat: chair.salt for seat, chair in enumerate(taken) if chair.salt},
        branch=len(branch),
        chat=table.chat[-1].number + 1 if table.chat else 0,
    )
    live = await asyncio.to_thread(Live, table.game, match, branch)
    log = Log()
    acts = list(branch)
    while live.state.chances():
        acts.append(live.draw(log))
    await table.store.begin(doc, match, [Line(act.actor, act.text) for act in acts])
    GAMES.labels(doc.game, "begun").inc()
    LOG.info("begun", table=doc.id, match=match.id, game=doc.game, seats=match.seats)
    table.doc = doc
    table.live = live
    table.keys = {}
    table.stand_ins = {}
    table.tell_table()
    table.tell_game(log.events)
    mind_the_absent(table)
    await table.tend()


async def again(table: Table, guest: Guest, request: Again) -> None:
    """The same people, a new seed, what comes next; the host lights the fuse when all are ready."""
    if guest.chair is None and not guest.host:
        raise Cannot("not-seated", "only who sits at the table can do that")
    if table.doc.stage != "over":
        raise Cannot("not-over", "the game is not over")
    doc = copied(table.doc)
    assert table.live is not None
    doc.stage = "waiting"
    doc.options = sequel(table.live)
    doc.locked = False
    doc.match = ""
    doc.secret = secrets.token_hex(16)
    for chair in doc.chairs:
        chair.seat = None
        chair.salt = ""
    await table.keep(doc)
    table.live = None

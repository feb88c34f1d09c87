"""Before a game: chairs, options, bots, the fuse."""

from __future__ import annotations

import asyncio
import secrets

import structlog

from powderkeg.rules.core import Complaint, Log
from powderkeg.rules.record import Act
from powderkeg.table.cannot import Cannot, refused
from powderkeg.table.documents import MatchDoc, TableDoc
from powderkeg.table.guest import Guest
from powderkeg.table.keeper import KeyedAct
from powderkeg.table.news import RefusalView
from powderkeg.table.protocol import Introduce, Options, Sit, Start
from powderkeg.table.seating import (
    copied,
    new_token,
    number_seats,
    seat_bot,
    setup_of,
    take_chair,
    tidy,
    wear,
)
from powderkeg.table.session import GameSession
from powderkeg.table.stage import Stage, expect_host
from powderkeg.table.telling import advice

LOG = structlog.get_logger("table")


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
        if guest.host:
            doc.host_hash = doc.chairs[number].token_hash
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

    async def start(self, guest: Guest, request: Start) -> None:
        expect_host(guest)
        await self.begin([])

    async def begin(self, branch: list[Act], notes: list[str] | None = None) -> None:
        """The fuse is lit: from the first act on, or from where another game stood."""
        table = self.table
        refusal = table.game.refusal(setup_of(table.game, table.doc))
        if refusal is not None:
            raise refused(refusal)
        doc = copied(table.doc)
        match = self.lit(doc, branch, notes or [])
        session = await asyncio.to_thread(GameSession, table.game, match, branch)
        log = Log()
        acts = list(branch)
        while session.state.chances():
            acts.append(session.draw(log))
        lines = [KeyedAct(act.actor, act.text) for act in acts]
        await self.services.keeper.begin(doc, match, lines)
        self.services.counters.game(doc.game, "begun")
        LOG.info("begun", table=doc.id, match=match.id, game=doc.game, seats=match.seats)
        table.stand_ins = {}
        table.enter(doc, session)
        table.tell_table()
        await table.stage.announce(log.events)

    def lit(self, doc: TableDoc, branch: list[Act], notes: list[str]) -> MatchDoc:
        """The table as it is once the game has begun, and the game."""
        taken = number_seats(doc)
        doc.stage = "playing"
        doc.locked = True  # whoever takes a bot's seat sees what it hides: the host may unlock
        doc.match = secrets.token_hex(8)
        return MatchDoc(
            id=doc.match,
            table=doc.id,
            game=doc.game,
            version=self.table.game.version,
            seats=len(taken),
            options=doc.options,
            names={seat: chair.name for seat, chair in enumerate(taken)},
            badges=[chair.badge for chair in taken],
            bots={seat: chair.level for seat, chair in enumerate(taken) if chair.kind == "bot"},
            notes=notes,
            secret=doc.secret,
            salts={seat: chair.salt for seat, chair in enumerate(taken) if chair.salt},
            branch=len(branch),
            chat=self.chat_lines(),
        )

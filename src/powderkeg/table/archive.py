"""Games that were kept, and records that somebody brings along: to be watched, or gone on from."""

from __future__ import annotations

from asyncio import to_thread  # replays take a while, and tables must not wait for them
from collections.abc import Mapping
from typing import NamedTuple

from powderkeg.rules.core import EVERYONE, Complaint, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Act, Record
from powderkeg.table.api import BotsWish, Branch, NewTable, ReplayView, Review
from powderkeg.table.cannot import Cannot
from powderkeg.table.keeper import Keeper
from powderkeg.table.protocol import BADGES, BadgeKey
from powderkeg.table.replays import all_viewpoints, replay_view, review_of
from powderkeg.table.seating import chair_of, hash_of
from powderkeg.table.services import Services
from powderkeg.table.session import match_of, named

MOST_LINES = 8_000  # of a record that somebody brings along
MOST_TAKEBACKS = 100  # each is checked by playing up to it


class Kept(NamedTuple):
    """A game, and the viewpoints that whoever asked may have."""

    name: str
    record: Record
    badges: list[BadgeKey]
    viewpoints: list[Seat]

    def expect_over(self, otherwise: str) -> None:
        if EVERYONE not in self.viewpoints:
            raise Cannot("no-viewpoint", otherwise)

    async def replay(self, viewpoint: Seat) -> ReplayView:
        """From its first line on."""
        record, badges, may = self.record, self.badges, self.viewpoints
        return await to_thread(replay_view, record, self.name, badges, viewpoint, may)

    async def review(self) -> Review:
        """Thought over only when somebody asks, and when there is nothing to hide any more."""
        self.expect_over("a game is reviewed when it is over")
        return await to_thread(review_of, self.record)


class Archive:
    """All that was ever played here."""

    def __init__(self, services: Services) -> None:
        self.games: Mapping[str, Game] = services.games
        self.keeper: Keeper = services.keeper

    async def find(self, name: str, token: str) -> Kept:
        """Finished games are open to all; a running one is shown to who plays in it."""
        doc = await self.keeper.find_match(name)
        if doc is None:
            raise Cannot("no-replay", "there is no such game")
        acts = await self.keeper.acts(name)
        game = self.games[doc.game]
        match = await to_thread(match_of, game, doc, acts)
        record = named(match.record, doc)
        if match.state.outcome() is not None:
            return Kept(name, record, doc.badges, all_viewpoints(record))
        if not game.manners.may_look_back(record.setup):
            raise Cannot("no-viewpoint", "this game is shown again when it is over")
        table = await self.keeper.find_table(doc.table)
        number = None if table is None or not token else chair_of(table, hash_of(token))
        seat = None if table is None or number is None else table.chairs[number].seat
        if seat is None or table is None or table.match != name:
            raise Cannot("no-viewpoint", "a running game is shown to who plays in it")
        return Kept(name, record, doc.badges, [seat])

    async def read(self, text: str) -> Kept:
        """From a stranger: checked, and not longer than a game can be."""
        record = await to_thread(self.checked, text)
        badges = list(BADGES[: record.setup.seats])
        return Kept("", record, badges, all_viewpoints(record))

    def checked(self, text: str) -> Record:
        try:
            record = Reader(self.games).read(text)
            if len(record.told) > MOST_LINES or len(record.takebacks) > MOST_TAKEBACKS:
                most = f"{MOST_LINES} lines and {MOST_TAKEBACKS} takebacks"
                raise Cannot("bad-record", f"records are shown up to {most}")
            record.replay()
            record.verify_takebacks()
        except Complaint as problem:
            raise Cannot("bad-record", str(problem)) from None
        return record

    async def branch(
        self, wish: NewTable, branch: Branch, token: str
    ) -> tuple[list[Act], list[str]]:
        """The acts that stood at a line of another game, if it can be played on from there."""
        kept = await (
            self.read(branch.record) if branch.record else self.find(branch.replay, token)
        )
        kept.expect_over("a running game is played on at its own table")
        record = kept.record
        seats = record.setup.seats
        fits = branch.at <= len(record.told) and branch.seat < seats
        if not fits or record.game.name != wish.game:
            raise Cannot("bad-request", "the branch does not fit that game")
        wish.options = record.setup.options
        wish.sit = True
        wish.bots = BotsWish(seats - 1, wish.bots.level if wish.bots else "sensible")
        cut = Record(record.game, record.setup)
        cut.retell(record.told[: branch.at])
        state = await to_thread(cut.replay)
        if state.outcome() is not None:
            raise Cannot("bad-request", "the game is over there")
        where = branch.replay or "a record file"
        return cut.acts, [f"goes on from line {branch.at} of {where}"]

"""Reading a game from its first line on: kept here, or brought along by a stranger.

It takes a while, and no table should wait for it. So each of these is a function of plain data,
which another process can be asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from powderkeg.rules.core import EVERYONE, Complaint, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Act, Record
from powderkeg.table.api import Branch, GameResult, ReplayView, Review
from powderkeg.table.archive import KeptGame
from powderkeg.table.cannot import Cannot
from powderkeg.table.keeper import Unreadable
from powderkeg.table.protocol import BADGES, BadgeKey, Options
from powderkeg.table.replays import all_viewpoints, replay_view, review_of
from powderkeg.table.results import result_of
from powderkeg.table.session import MOST_TAKEBACKS, match_of, named

MOST_LINES = 200_000  # of a record that somebody brings along: twice the longest game
CHARACTERS_A_LINE = 64
Games = Mapping[str, Game]


class OpenGame(NamedTuple):
    """A game, and the viewpoints that whoever asked may have."""

    name: str
    record: Record
    badges: list[BadgeKey]
    viewpoints: list[Seat]

    def expect_over(self, otherwise: str) -> None:
        if EVERYONE not in self.viewpoints:
            raise Cannot("no-viewpoint", otherwise)


class Beginning(Struct):
    """Where another game begins that goes on from the middle of this one."""

    options: Options
    seats: int
    acts: list[Act]
    notes: list[str]


def opened(games: Games, kept: KeptGame | str) -> OpenGame:
    return checked(games, kept) if isinstance(kept, str) else found(games, kept)


def found(games: Games, kept: KeptGame) -> OpenGame:
    """Finished games are open to all; a running one is shown to who plays in it."""
    doc = kept.doc
    game = games.get(doc.game)
    if game is None:
        raise Unreadable("game")
    try:
        match = match_of(game, doc, kept.acts)
    except Complaint:  # its lines are not those of a game
        raise Unreadable("game") from None
    record = named(match.record, doc)
    if match.state.outcome() is not None:
        return OpenGame(doc.id, record, doc.badges, all_viewpoints(record))
    if not game.manners.may_look_back(record.setup):
        raise Cannot("no-viewpoint", "this game is shown again when it is over")
    if kept.seat is None:
        raise Cannot("no-viewpoint", "a running game is shown to who plays in it")
    return OpenGame(doc.id, record, doc.badges, [kept.seat])


def checked(games: Games, text: str) -> OpenGame:
    """From a stranger: is it a game, and not longer than one can be?"""
    try:
        record = Reader(games).read(text)
        takebacks = MOST_TAKEBACKS * record.setup.seats
        if len(record.told) > MOST_LINES or len(record.takebacks) > takebacks:
            most = f"{MOST_LINES} lines and {takebacks} takebacks"
            raise Cannot("bad-record", f"records are shown up to {most}")
        record.replay()
        record.verify_takebacks()
    except Complaint as problem:
        raise Cannot("bad-record", str(problem)) from None
    badges = list(BADGES[: record.setup.seats])
    return OpenGame("", record, badges, all_viewpoints(record))


def read_replay(games: Games, kept: KeptGame | str, viewpoint: Seat | None) -> ReplayView:
    """As these eyes saw it; as everybody may who asks, if it is not said whose."""
    game = opened(games, kept)
    eyes = game.viewpoints[0] if viewpoint is None else viewpoint
    return replay_view(game.record, game.name, game.badges, eyes, game.viewpoints)


def read_review(games: Games, kept: KeptGame) -> Review:
    """Thought over only when somebody asks, and when there is nothing to hide any more."""
    game = found(games, kept)
    game.expect_over("a game is reviewed when it is over")
    return review_of(game.record)


def read_record(games: Games, kept: KeptGame) -> str:
    """As a file: of a finished game. A running one would tell what is hidden."""
    game = found(games, kept)
    game.expect_over("the record is told when the game is over")
    return game.record.write()


def read_result(games: Games, text: str) -> GameResult:
    return result_of(checked(games, text).record)


def read_branch(games: Games, kept: KeptGame | str, branch: Branch, wanted: str) -> Beginning:
    """The acts that stood at a line of another game, if it can be played on from there."""
    game = opened(games, kept)
    game.expect_over("a running game is played on at its own table")
    record = game.record
    seats = record.setup.seats
    fits = branch.at <= len(record.told) and branch.seat < seats
    if not fits or record.game.name != wanted:
        raise Cannot("bad-request", "the branch does not fit that game")
    cut = Record(record.game, record.setup)
    cut.retell(record.told[: branch.at])
    if cut.replay().outcome() is not None:
        raise Cannot("bad-request", "the game is over there")
    where = branch.replay or "a record file"
    notes = [f"goes on from line {branch.at} of {where}"]
    return Beginning(record.setup.options, seats, cut.acts, notes)


def lines_of(kept: KeptGame | str) -> int:
    """About how much there is to read: what a hand did in a second is a long line."""
    if isinstance(kept, str):
        lines = max(kept.count("\n"), len(kept) // CHARACTERS_A_LINE) + 1
        return lines + kept.count(" undo:") * lines // 2  # each is checked by playing up to it
    return len(kept.acts) + 1

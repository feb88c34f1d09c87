"""How games ended: noted when they do, told to who played, read from a record that is brought."""

from __future__ import annotations

import msgspec

from powderkeg.rules.record import Record
from powderkeg.table.api import GameResult
from powderkeg.table.cannot import Cannot
from powderkeg.table.clock import Clock
from powderkeg.table.documents import MatchDoc, ResultDoc, TableDoc
from powderkeg.table.news import OutcomeView
from powderkeg.table.protocol import BADGES
from powderkeg.table.seating import is_same
from powderkeg.table.session import GameSession
from powderkeg.table.telling import outcome_view


def with_result(table: TableDoc, session: GameSession, clock: Clock) -> MatchDoc:
    """The game as it is kept once it is over."""
    outcome = session.state.outcome()
    assert outcome is not None, "the game is over"
    hashes = {chair.seat: chair.token_hash for chair in table.chairs}
    result = ResultDoc(
        scores=outcome.scores,
        winners=outcome.winners,
        teams=outcome.teams,
        why=outcome.why.key,
        at=int(clock.date()),
        holders=[hashes.get(seat, "") for seat in range(session.doc.seats)],
    )
    return msgspec.structs.replace(session.doc, result=result)


def result_for(match: MatchDoc, token_hash: str) -> GameResult | None:
    """Only who played a game to its end is told of it."""
    result = match.result
    if result is None:
        return None
    seats = [seat for seat, each in enumerate(result.holders) if is_same(each, token_hash)]
    if not seats:
        return None
    return GameResult(
        replay=match.id,
        table=match.table,
        game=match.game,
        options=match.options,
        names=[match.names.get(seat, "") for seat in range(match.seats)],
        badges=match.badges,
        bots=[match.bots.get(seat, "") for seat in range(match.seats)],
        branch=match.branch,
        me=seats[0],
        at=result.at,
        outcome=OutcomeView(result.scores, result.winners, result.teams, result.why),
    )


def result_of(record: Record) -> GameResult:
    """Of a record that somebody brings along. It tells neither when it was nor who asks."""
    outcome = outcome_view(record.replay().outcome())
    if outcome is None:
        raise Cannot("bad-record", "the game is not over")
    seats = range(record.setup.seats)
    return GameResult(
        replay="",
        table="",
        game=record.game.name,
        options=record.setup.options,
        names=[record.names.get(seat, "") for seat in seats],
        badges=list(BADGES[: record.setup.seats]),
        bots=[record.bots.get(seat, "") for seat in seats],
        branch=record.branch,
        me=None,
        at=0,
        outcome=outcome,
    )

"""Market day: finds for finds, all with all, for a minute (T3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import CLOCK, NOT_NOW, Log, Move, Refusal, Seat, Wait
from powderkeg.rules.elixir.cards import Item
from powderkeg.rules.elixir.deals import clear, partakers
from powderkeg.rules.elixir.haggling import (
    MOST_TRIES,
    act,
    bells,
    is_asked,
    is_done,
    moves_of,
    tidy,
    trades,
)
from powderkeg.rules.elixir.moves import ACCEPT, DECLINE, DONE, TO, USE, OfFind, OfSeat
from powderkeg.rules.elixir.rulebook import T, X
from powderkeg.rules.elixir.step import Step

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def market_day(s: Elixir, item: Item, log: Log) -> None:
    clear(s)
    s.dealers = partakers(s, item.player)
    s.plan([Market(0)])


class Market(Step):
    """Everyone acts at once, until all are done or the day is over.

    Who takes no part may still ring a Bell.
    """

    key: ClassVar[str] = "market"
    brisk: ClassVar[bool] = True

    def __init__(self, gone: int) -> None:
        self.gone: Final = gone  # ticks of the day

    def begin(self, s: Elixir, log: Log) -> None:
        tidy(s, log)
        if s.items[-1].is_cancelled or self.due(s) == 0 or not self.has_trade(s):
            s.phases.pop()

    def has_trade(self, s: Elixir) -> bool:
        """Is somebody left who could trade with somebody?"""
        if len(s.dealers) < 2:
            return False
        for seat in s.dealers:
            if not is_done(s, seat):
                return True
        return False

    def deciders(self, s: Elixir) -> list[Seat]:
        """Who has something to say; if all wait for each other, everyone."""
        traders = [seat for seat in range(s.seats) if trades(s, seat)]
        return [seat for seat in traders if is_asked(s, seat)] or traders

    def volunteers(self, s: Elixir) -> list[Seat]:
        asked = self.deciders(s)
        return [
            seat
            for seat in range(s.seats)
            if seat not in asked and (trades(s, seat) or bells(s, seat))
        ]

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return moves_of(s, seat)

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        if move in moves_of(s, seat):
            return None
        if isinstance(move, OfSeat) and move is TO[move.seat]:
            spent = s.tries[seat] >= MOST_TRIES or s.offers[seat] is not None
            return Refusal(X[55] if spent else T[3])
        if isinstance(move, OfSeat) and move in (ACCEPT[move.seat], DECLINE[move.seat]):
            return Refusal(T[3])
        if isinstance(move, OfFind):
            return Refusal(X[1] if move is USE[move.find] else X[55])
        return Refusal(X[55] if move is DONE else NOT_NOW)

    def due(self, s: Elixir) -> int:
        return s.setting.market - self.gone

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        if actor == CLOCK:
            assert isinstance(move, Wait)
            s.phases[-1] = Market(self.gone + move.ticks)
        else:
            act(s, actor, move, log)
        s.proceed(log)

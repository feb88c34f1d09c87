"""The auction: a number of finds for one that lies there (T1, X-53)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import Log, Move, Refusal, Seat
from powderkeg.rules.elixir.cards import NOBODY, NONE, Item
from powderkeg.rules.elixir.deal_events import Bid, Passed, Sold, Unsold
from powderkeg.rules.elixir.deals import partakers
from powderkeg.rules.elixir.deck import FINDS
from powderkeg.rules.elixir.giving import Give
from powderkeg.rules.elixir.hands import add, everyone
from powderkeg.rules.elixir.moves import BID, MOST_BID, PASS, OfNumber
from powderkeg.rules.elixir.rulebook import T, X
from powderkeg.rules.elixir.step import Ask, Step
from powderkeg.rules.elixir.window import BELL_WINDOW

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def auction(s: Elixir, item: Item, log: Log) -> None:
    s.dealers = partakers(s, item.player)
    s.bids = [0] * s.seats
    s.plan([Bidding(item.player)])


def high_bidder(s: Elixir) -> Seat:
    """Who has bid most; nobody yet, perhaps."""
    best = NOBODY
    for seat in s.dealers:
        if s.bids[seat] > (0 if best == NOBODY else s.bids[best]):
            best = seat
    return best


def high_bid(s: Elixir) -> int:
    return max(0, *s.bids)


def most(s: Elixir, seat: Seat) -> int:
    """The highest bid that the seat can make."""
    return min(len(s.hands[seat]), MOST_BID)


def bidders(s: Elixir, after: Seat) -> list[Seat]:
    """Who may still bid, clockwise after this seat."""
    opener, leader = s.items[-1].player, high_bidder(s)
    return [
        seat
        for seat in s.clockwise(after)
        if seat in s.dealers and seat != opener and seat != leader and s.bids[seat] != NONE
    ]


class Bidding(Ask):
    """The next one clockwise bids higher, or passes for good."""

    key: ClassVar[str] = "bid"

    def __init__(self, last: Seat) -> None:
        self.last: Final = last  # who was asked before

    def begin(self, s: Elixir, log: Log) -> None:
        if s.items[-1].is_cancelled:
            s.phases.pop()
            return
        for seat in bidders(s, self.last):
            if most(s, seat) > high_bid(s):
                return
            give_up(s, seat, log)  # everyone sees that it cannot bid
        s.phases.pop()
        self.close(s, log)

    def close(self, s: Elixir, log: Log) -> None:
        item = s.items[-1]
        winner = high_bidder(s)
        if winner == NOBODY:
            log.add(Unsold({"seat": item.player, "find": FINDS[item.ware].key}))
            return
        s.plan([Give(winner, item.player, s.bids[winner], "price"), Sell(winner)])

    def asked(self, s: Elixir) -> Seat:
        return bidders(s, self.last)[0]

    def is_obliged(self, s: Elixir) -> bool:
        """An obliging soul may not pass while there is no bid (X-49)."""
        return high_bid(s) == 0 and s.on(self.asked(s), "obliging") is not None

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        moves: list[Move] = [*BID[high_bid(s) + 1 : most(s, seat) + 1]]
        return moves if self.is_obliged(s) else [*moves, PASS]

    def why_not(self, s: Elixir, move: Move) -> Refusal:
        if move is PASS:
            return Refusal(X[49])
        too_high = isinstance(move, OfNumber) and move.number > most(s, self.asked(s))
        return Refusal(X[53] if too_high else T[1])

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        seat = self.asked(s)
        s.phases[-1] = Bidding(seat)
        if move is PASS:
            give_up(s, seat, log)
            return
        assert isinstance(move, OfNumber)
        s.bids[seat] = move.number
        log.add(Bid({"seat": seat, "count": move.number}))
        s.plan([BELL_WINDOW])

    def default(self, s: Elixir) -> Move:
        return BID[1] if self.is_obliged(s) else PASS


def give_up(s: Elixir, seat: Seat, log: Log) -> None:
    s.bids[seat] = NONE
    log.add(Passed({"seat": seat}))


class Sell(Step):
    """The price is paid: the ware changes hands before all eyes."""

    def __init__(self, winner: Seat) -> None:
        self.winner: Final = winner

    def begin(self, s: Elixir, log: Log) -> None:
        s.phases.pop()
        item = s.items[-1]
        find = FINDS[item.ware].key
        add(s, self.winner, item.ware, everyone(s))
        item.ware = NONE
        count = s.bids[self.winner]
        log.add(Sold({"seat": self.winner, "other": item.player, "find": find, "count": count}))

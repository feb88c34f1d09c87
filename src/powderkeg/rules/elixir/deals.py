"""What all transactions have in common: who takes part, and how they end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.rules.core import Log, Seat
from powderkeg.rules.elixir.cards import NONE, Item
from powderkeg.rules.elixir.hands import add, everyone
from powderkeg.rules.elixir.lasting import end

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def partakers(s: Elixir, opener: Seat) -> tuple[Seat, ...]:
    """The opener, and clockwise all who do not sulk (X-57)."""
    willing = [seat for seat in s.clockwise(opener) if s.on(seat, "sulks") is None]
    return (opener, *willing)


def close_deal(s: Elixir, item: Item, log: Log) -> None:
    """However it ended: what still lies there goes back, and whoever had to oblige has (X-49)."""
    if item.ware != NONE:
        add(s, item.player, item.ware, everyone(s))
        item.ware = NONE
    for seat, find in enumerate(s.stalls):
        if find != NONE:
            add(s, seat, find, everyone(s))
    for seat in partakers(s, item.player):
        for effect in s.curses(seat):
            if effect.code == "obliging":
                end(s, effect, "used", log)
    clear(s)


def clear(s: Elixir) -> None:
    """No transaction runs."""
    s.dealers = ()
    s.bids = [0] * s.seats
    s.laid = [NONE] * s.seats
    s.stalls = [NONE] * s.seats
    s.offers = [None] * s.seats
    s.accepts = [None] * s.seats
    s.tries = [0] * s.seats
    s.done = 0
    s.declined = 0

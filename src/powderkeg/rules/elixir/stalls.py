"""The running transaction, as a seat may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from powderkeg.rules.core import EVERYONE, Seat
from powderkeg.rules.elixir.auction import Bidding, bidders, high_bid, high_bidder
from powderkeg.rules.elixir.cards import NOBODY, NONE, Item
from powderkeg.rules.elixir.deals import partakers
from powderkeg.rules.elixir.deck import FINDS, Find
from powderkeg.rules.elixir.flea import Pick
from powderkeg.rules.elixir.haggling import trades
from powderkeg.rules.elixir.laying import LayAll
from powderkeg.rules.elixir.market import Market
from powderkeg.rules.elixir.views import DealView, FindName, OfferView, StallView

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def names(finds: tuple[Find, ...]) -> list[FindName]:
    return [FINDS[find].key for find in finds]


def show_deal(s: Elixir, eyes: Seat) -> DealView | None:
    for item in s.items:
        if item.is_deal:
            return deal_view(s, item, eyes)
    return None


def deal_view(s: Elixir, item: Item, eyes: Seat) -> DealView:
    leader = high_bidder(s)
    is_market = item.code == "market-day"
    return {
        "find": item.key,
        "kind": kind_of(item),
        "seat": item.player,
        "players": [*(s.dealers or partakers(s, item.player))],
        "waiting": waiting(s),
        "ware": None if item.ware == NONE else FINDS[item.ware].key,
        "bid": high_bid(s),
        "bidder": None if leader == NOBODY else leader,
        "stalls": stalls(s, eyes),
        "offers": offers(s, eyes),
        "time": s.setting.market if is_market else None,
    }


def kind_of(item: Item) -> Literal["auction", "flea-market", "market-day"]:
    if item.code == "auction":
        return "auction"
    return "flea-market" if item.code == "flea-market" else "market-day"


def waiting(s: Elixir) -> list[Seat]:
    """Who has yet to bid, lay, pick or say done."""
    pickers: list[Seat] = []
    for step in s.phases[::-1]:
        if isinstance(step, LayAll):
            return step.deciders(s)
        if isinstance(step, Bidding):
            return bidders(s, step.last)
        if isinstance(step, Market):
            return [seat for seat in range(s.seats) if trades(s, seat)]
        if isinstance(step, Pick):
            pickers.append(step.seat)
    return pickers


def stalls(s: Elixir, eyes: Seat) -> list[StallView]:
    """Face down, a find is known to who laid it."""
    shown: list[StallView] = []
    for seat in s.dealers:
        if s.stalls[seat] != NONE:
            shown.append({"seat": seat, "find": FINDS[s.stalls[seat]].key})
        elif s.laid[seat] != NONE:
            knows = eyes in (seat, EVERYONE)
            shown.append({"seat": seat, "find": FINDS[s.laid[seat]].key if knows else None})
    return shown


def offers(s: Elixir, eyes: Seat) -> list[OfferView]:
    shown: list[OfferView] = []
    for seat, offer in enumerate(s.offers):
        knows = eyes in (seat, EVERYONE)
        if offer is not None and (offer.is_cried or knows):
            shown.append(
                {
                    "seat": seat,
                    "to": offer.to,
                    "finds": names(offer.finds),
                    "veiled": len(offer.veils),
                    "veils": names(offer.veils) if knows else [],
                    "wanted": names(offer.wanted),
                    "any": offer.any,
                    "cried": offer.is_cried,
                    "declined": bool(s.declined >> seat & 1),
                }
            )
    return shown

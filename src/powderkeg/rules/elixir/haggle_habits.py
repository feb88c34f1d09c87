"""Rules of thumb for a market day: surplus for what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.elixir.deck import FINDS, INGREDIENT, Find
from powderkeg.rules.elixir.moves import (
    ACCEPT,
    CRY,
    DONE,
    GIVE,
    LAY,
    TO,
    WANT,
    WITHDRAW,
    OfFind,
    OfSeat,
)
from powderkeg.rules.elixir.offer import Offer
from powderkeg.rules.elixir.prospects import Plan
from powderkeg.rules.rng import Rng

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

ENOUGH_TRIES: Final = 3
MANY_TRIES: Final = 6
CLOSE: Final = 3  # points left of one who needs no help
VEILED_WORTH: Final = 0.3  # a find one does not see
LEAST_GAIN: Final = 0.3  # for which one trades
HELP: Final = 1.5  # what it costs to help one who is close


def at_the_market(s: Elixir, seat: Seat, moves: list[Move], rng: Rng, is_patient: bool) -> Move:
    """Accept, offer, or be done. The patient ask more often, and help nobody who is close."""
    plan = Plan(s, seat)
    accepted = best_offer(s, seat, plan, moves, is_patient)
    if accepted is not None:
        return accepted
    own = s.offers[seat]
    if own is not None and not own.is_cried:
        return put_together(s, seat, plan, own, moves)
    giving = [move for move in moves if isinstance(move, OfFind) and move is GIVE[move.find]]
    if giving:
        return min(giving, key=lambda move: plan.loss(move.find))
    for move in moves:
        if move.key == "decline":
            return move
    partners = [move for move in moves if isinstance(move, OfSeat) and move is TO[move.seat]]
    if (
        partners
        and s.tries[seat] < (MANY_TRIES if is_patient else ENOUGH_TRIES)
        and wishes(s, seat, plan)
    ):
        return best_partner(s, seat, plan, partners, rng)
    return DONE if DONE in moves else rng.pick(moves)


def wishes(s: Elixir, seat: Seat, plan: Plan) -> bool:
    """Is there something to find, and something to spare?"""
    return plan.missing > 0 and any(plan.loss(find) < 0.2 for find in s.hands[seat])


def best_partner(s: Elixir, seat: Seat, plan: Plan, partners: list[OfSeat], rng: Rng) -> Move:
    """Who is known to have what is missing; else one after the other."""
    for move in partners:
        if s.tries[seat] == 0 and known_wants(s, seat, plan, move.seat):
            return move
    return rng.pick(partners)


def known_wants(s: Elixir, seat: Seat, plan: Plan, other: Seat) -> list[Find]:
    return [find for find in s.knows[seat * s.seats + other] if plan.lacks[find] > 0]


def best_offer(
    s: Elixir, seat: Seat, plan: Plan, moves: list[Move], is_patient: bool
) -> Move | None:
    """The offer that brings most, if any does."""
    best: Move | None = None
    most = LEAST_GAIN
    for move in moves:
        if isinstance(move, OfSeat) and move is ACCEPT[move.seat]:
            offer = s.offers[move.seat]
            if offer is not None:
                value = worth(s, seat, plan, offer)
                if is_patient and s.points(move.seat) <= min(CLOSE, s.points(seat) - 1):
                    value -= HELP
                if value > most:
                    best, most = move, value
    return best


def worth(s: Elixir, seat: Seat, plan: Plan, offer: Offer) -> float:
    value = VEILED_WORTH * len(offer.veils)
    for find in offer.finds:
        value += plan.gain(find)
    for find in offer.wanted:
        value -= plan.loss(find)
    rest = sorted(plan.loss(find) for find in s.hands[seat])
    for cost in rest[: offer.any]:
        value -= cost
    return value


def put_together(s: Elixir, seat: Seat, plan: Plan, offer: Offer, moves: list[Move]) -> Move:
    """A find to spare for one that is missing; later two for one."""
    finds = [move for move in moves if isinstance(move, OfFind)]
    laid = [move for move in finds if move is LAY[move.find] and plan.loss(move.find) < 0.2]
    given = len(offer.finds) + len(offer.veils)
    if laid and given < (1 if s.tries[seat] < 2 else 2):
        fresh = [move for move in laid if move.find not in offer.finds]
        return max(fresh or laid, key=lambda move: appeal(move.find))
    if not offer.wanted and not offer.any:
        known = known_wants(s, seat, plan, offer.to)
        wanted = [m for m in finds if m is WANT[m.find] and plan.lacks[m.find] > 0]
        sure = [m for m in wanted if m.find in known]
        if wanted:
            choice = sure or wanted
            return choice[s.tries[seat] % len(choice)]
    if CRY in moves:
        return CRY
    return WITHDRAW if WITHDRAW in moves else moves[0]


def appeal(find: Find) -> float:
    """Others may need an ingredient; a thing is only good for paying."""
    return 1.0 if FINDS[find].family == INGREDIENT else 0.0

"""Offers on a market day: put together unseen, cried, accepted (X-55)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Facts, Log, Move, Seat
from powderkeg.rules.elixir.cards import NONE, Half
from powderkeg.rules.elixir.deal_events import Cried, Declined, Done, Traded, Withdrawn
from powderkeg.rules.elixir.deck import FINDS, Find
from powderkeg.rules.elixir.hand_events import Gave
from powderkeg.rules.elixir.hands import add, everyone, give, joined, kinds, remove
from powderkeg.rules.elixir.lasting import end
from powderkeg.rules.elixir.moves import (
    ACCEPT,
    CRY,
    DECLINE,
    DONE,
    GIVE,
    LAY,
    TO,
    USE,
    VEIL,
    WANT,
    WANT_ANY,
    WITHDRAW,
    OfFind,
    OfSeat,
)
from powderkeg.rules.elixir.offer import Acceptance, Offer

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

MOST_FINDS: Final = 3  # on each side of an offer
MOST_TRIES: Final = 8  # offers begun, and acceptances given up, in a day


def is_done(s: Elixir, seat: Seat) -> bool:
    return bool(s.done >> seat & 1)


def trades(s: Elixir, seat: Seat) -> bool:
    return seat in s.dealers and not is_done(s, seat)


def is_asked(s: Elixir, seat: Seat) -> bool:
    """Has this one yet to make an offer, or to answer one?"""
    own = s.offers[seat]
    if own is None or not own.is_cried:
        return True
    for other in s.dealers:
        if is_offered(s, seat, other) and not s.declined >> other & 1:
            return True
    return False


def is_offered(s: Elixir, seat: Seat, other: Seat) -> bool:
    """Does `other` make this one an offer?"""
    offer = s.offers[other]
    return offer is not None and offer.is_cried and offer.to == seat


def partners(s: Elixir, seat: Seat) -> list[Seat]:
    """To whom an offer may be made. An obliging soul is not done before it has obliged (X-49)."""
    return [
        other
        for other in range(s.seats)
        if other != seat
        and other in s.dealers
        and s.hands[other]
        and (not is_done(s, other) or s.on(other, "obliging") is not None)
    ]


def loose(s: Elixir, seat: Seat, used: tuple[Find, ...]) -> list[Find]:
    """The hand without these."""
    rest = s.hands[seat].copy()
    for find in used:
        rest.remove(find)
    return rest


def holds(s: Elixir, seat: Seat, finds: tuple[Find, ...]) -> bool:
    hand = s.hands[seat]
    for find in finds:
        if hand.count(find) < finds.count(find):
            return False
    return True


def can_accept(s: Elixir, seat: Seat, offer: Offer) -> bool:
    return (
        offer.is_cried
        and offer.to == seat
        and holds(s, seat, offer.wanted)
        and len(s.hands[seat]) >= offer.price
    )


# What a seat may do.


def moves_of(s: Elixir, seat: Seat) -> list[Move]:
    moves: list[Move] = []
    if trades(s, seat):
        acceptance = s.accepts[seat]
        if acceptance is not None:
            moves.extend(GIVE[find] for find in kinds(left_to_give(s, seat, acceptance)))
            if s.tries[seat] < MOST_TRIES:
                moves.append(WITHDRAW)
        else:
            moves.extend(offering(s, seat))
            for other in s.dealers:
                offer = s.offers[other]
                if offer is not None and can_accept(s, seat, offer):
                    moves.append(ACCEPT[other])
                if is_offered(s, seat, other) and not s.declined >> other & 1:
                    moves.append(DECLINE[other])
            moves.append(DONE)
    moves.extend(bells(s, seat))
    return moves


def bells(s: Elixir, seat: Seat) -> list[Move]:
    """The Bell may be rung at any moment, by anybody (X-54)."""
    return [USE[find] for find in kinds(s.hands[seat]) if FINDS[find].effect == "bell"]


def offering(s: Elixir, seat: Seat) -> list[Move]:
    """The next step of an offer."""
    offer = s.offers[seat]
    if offer is None:
        if not s.hands[seat] or s.tries[seat] >= MOST_TRIES:
            return []
        return [TO[other] for other in partners(s, seat)]
    if offer.is_cried:
        return [WITHDRAW]
    moves: list[Move] = []
    if len(offer.given) < MOST_FINDS:
        for find in kinds(loose(s, seat, offer.given)):
            moves.append(LAY[find])
            moves.append(VEIL[find])
    if offer.price < MOST_FINDS:
        moves.extend(WANT)
        moves.append(WANT_ANY)
    if offer.given and offer.price:
        moves.append(CRY)
    moves.append(WITHDRAW)
    return moves


def left_to_give(s: Elixir, seat: Seat, acceptance: Acceptance) -> list[Find]:
    """From what one may still choose, for an offer that leaves it open."""
    offer = s.offers[acceptance.seat]
    assert offer is not None
    return loose(s, seat, offer.wanted + acceptance.given)


# What it does.


def act(s: Elixir, seat: Seat, move: Move, log: Log) -> None:
    if move is DONE:
        finish(s, seat, log)
    elif move is WITHDRAW:
        withdraw(s, seat, log)
    elif move is CRY:
        cry(s, seat, log)
    elif isinstance(move, OfSeat):
        if move is ACCEPT[move.seat]:
            choose(s, seat, Acceptance(move.seat), log)
        elif move is DECLINE[move.seat]:
            s.declined |= 1 << move.seat
            log.add(Declined({"seat": seat, "other": move.seat}))
        else:
            s.tries[seat] += 1
            s.offers[seat] = Offer(move.seat)
    elif isinstance(move, OfFind) and move is USE[move.find]:
        s.answer(Half(NONE, move.find, seat), log)
    elif isinstance(move, OfFind) and move is GIVE[move.find]:
        acceptance = s.accepts[seat]
        assert acceptance is not None
        choose(s, seat, Acceptance(acceptance.seat, (*acceptance.given, move.find)), log)
    else:
        grow(s, seat, move)


def grow(s: Elixir, seat: Seat, move: Move) -> None:
    """One more find on one side of the offer; nobody else sees it yet."""
    offer = s.offers[seat]
    assert offer is not None
    finds, veils, wanted, any = offer.finds, offer.veils, offer.wanted, offer.any
    if isinstance(move, OfFind):
        if move is LAY[move.find]:
            finds = tuple(sorted((*finds, move.find)))
        elif move is VEIL[move.find]:
            veils = tuple(sorted((*veils, move.find)))
        else:
            wanted = tuple(sorted((*wanted, move.find)))
    else:
        any += 1
    s.offers[seat] = Offer(offer.to, finds, veils, wanted, any)


def told(seat: Seat, other: Seat, offer: Offer) -> Facts:
    return {
        "seat": seat,
        "other": other,
        "finds": [FINDS[find].key for find in offer.finds],
        "veiled": len(offer.veils),
        "wanted": [FINDS[find].key for find in offer.wanted],
        "any": offer.any,
    }


def cry(s: Elixir, seat: Seat, log: Log) -> None:
    """The offer stands. An obliging soul must accept one find for one that it has (X-49)."""
    half = s.offers[seat]
    assert half is not None
    offer = Offer(half.to, half.finds, half.veils, half.wanted, half.any, True)
    s.offers[seat] = offer
    show_finds(s, seat, offer.finds)
    log.add(Cried(told(seat, offer.to, offer)))
    duty = s.on(offer.to, "obliging")
    is_fair = len(offer.wanted) == 1 and offer.any == 0
    if duty is not None and is_fair and can_accept(s, offer.to, offer):
        end(s, duty, "used", log)
        trade(s, seat, offer.to, (), log)


def show_finds(s: Elixir, seat: Seat, finds: tuple[Find, ...]) -> None:
    """All see that these are in the hand."""
    for observer in range(s.seats):
        if observer != seat:
            at = observer * s.seats + seat
            for find in finds:
                if s.knows[at].count(find) < finds.count(find):
                    s.knows[at] = joined(s.knows[at], find)


def choose(s: Elixir, seat: Seat, acceptance: Acceptance, log: Log) -> None:
    """The offer is accepted, as soon as all that it leaves open is chosen."""
    offer = s.offers[acceptance.seat]
    assert offer is not None
    s.accepts[seat] = acceptance
    rest = left_to_give(s, seat, acceptance)
    missing = offer.any - len(acceptance.given)
    if missing == 0 or len(rest) == missing or len(kinds(rest)) == 1:
        trade(s, acceptance.seat, seat, (*acceptance.given, *rest[:missing]), log)


def trade(s: Elixir, seat: Seat, other: Seat, chosen: tuple[Find, ...], log: Log) -> None:
    """Finds change hands at once; what was named openly goes before all eyes (X-63)."""
    offer = s.offers[seat]
    assert offer is not None
    log.add(Traded(told(seat, other, offer)))
    forget_offer(s, seat)
    s.accepts[other] = None
    for find in offer.finds:
        give_openly(s, seat, other, find, log)
    for find in offer.wanted:
        give_openly(s, other, seat, find, log)
    for find in offer.veils:
        give(s, seat, other, find, log)
    for find in chosen:
        give(s, other, seat, find, log)


def give_openly(s: Elixir, giver: Seat, taker: Seat, find: Find, log: Log) -> None:
    remove(s, giver, find, everyone(s))
    add(s, taker, find, everyone(s))
    log.add(Gave({"seat": giver, "other": taker}, {"find": FINDS[find].key}, everyone(s)))


def forget_offer(s: Elixir, seat: Seat) -> None:
    """It is gone, and whoever was about to accept it cannot any more."""
    s.offers[seat] = None
    s.declined &= ~(1 << seat)
    for other in range(s.seats):
        acceptance = s.accepts[other]
        if acceptance is not None and acceptance.seat == seat:
            s.accepts[other] = None


def drop_offer(s: Elixir, seat: Seat, log: Log) -> None:
    """All see it if it was cried."""
    offer = s.offers[seat]
    if offer is not None and offer.is_cried:
        log.add(Withdrawn({"seat": seat}))
    forget_offer(s, seat)


def withdraw(s: Elixir, seat: Seat, log: Log) -> None:
    """What one was about to accept; otherwise what one has offered."""
    if s.accepts[seat] is None:
        drop_offer(s, seat, log)
    else:
        s.accepts[seat] = None
        s.tries[seat] += 1


def finish(s: Elixir, seat: Seat, log: Log) -> None:
    """No more trade with this one today."""
    s.done |= 1 << seat
    drop_offer(s, seat, log)
    for other in s.dealers:
        offer = s.offers[other]
        if offer is not None and offer.to == seat:
            drop_offer(s, other, log)
    log.add(Done({"seat": seat}))


def tidy(s: Elixir, log: Log) -> None:
    """Offers that can no longer be paid are gone, and choices of finds that are."""
    for seat in s.dealers:
        offer = s.offers[seat]
        if offer is not None and not holds(s, seat, offer.given):
            drop_offer(s, seat, log)
    for seat in s.dealers:
        acceptance = s.accepts[seat]
        if acceptance is not None:
            offer = s.offers[acceptance.seat]
            assert offer is not None
            given = offer.wanted + acceptance.given
            if not holds(s, seat, given) or len(s.hands[seat]) < offer.price:
                s.accepts[seat] = None

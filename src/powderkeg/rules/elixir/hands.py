"""Finds change hands, and everyone keeps in mind what they have seen.

What an observer knows of a hand is a list of finds that are surely in it. When a card leaves
unseen, it may have been any of them: one of each kind is no longer sure.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import TYPE_CHECKING

from powderkeg.rules.core import Log, Seat
from powderkeg.rules.elixir.cards import NONE
from powderkeg.rules.elixir.deck import FINDS, Find
from powderkeg.rules.elixir.events import Reshuffled
from powderkeg.rules.elixir.hand_events import Discarded, Gave, NewHand, Took

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def bits(seats: list[Seat]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def at_hand(s: Elixir, seat: Seat) -> list[Find]:
    """All finds of a seat but the one that lies face down."""
    if s.laid[seat] == NONE:
        return s.hands[seat]
    hand = s.hands[seat].copy()
    hand.remove(s.laid[seat])
    return hand


def kinds(hand: list[Find]) -> list[Find]:
    """Every kind in a sorted hand, once."""
    return [find for place, find in enumerate(hand) if place == 0 or hand[place - 1] != find]


def without(known: tuple[Find, ...], find: Find) -> tuple[Find, ...]:
    if find not in known:
        return known
    place = known.index(find)
    return known[:place] + known[place + 1 :]


def less_one_each(known: tuple[Find, ...]) -> tuple[Find, ...]:
    """Something left unseen."""
    return tuple(find for place, find in enumerate(known) if place and known[place - 1] == find)


def joined(known: tuple[Find, ...], find: Find) -> tuple[Find, ...]:
    return tuple(sorted((*known, find)))


def eyes(s: Elixir, owner: Seat, knowing: list[Seat]) -> list[Seat]:
    """Who sees it: all, where the hand lies open."""
    return everyone(s) if s.is_open(owner) else knowing


def add(s: Elixir, seat: Seat, find: Find, knowing: list[Seat]) -> None:
    """A find comes to a hand."""
    insort(s.hands[seat], find)
    for observer in knowing:
        if observer != seat:
            at = observer * s.seats + seat
            s.knows[at] = joined(s.knows[at], find)


def remove(s: Elixir, seat: Seat, find: Find, knowing: list[Seat]) -> None:
    """A find leaves a hand."""
    hand = s.hands[seat]
    del hand[bisect_left(hand, find)]
    for observer in everyone(s):
        at = observer * s.seats + seat
        known = s.knows[at]
        if known:
            s.knows[at] = without(known, find) if observer in knowing else less_one_each(known)
    if s.bare[seat] == find and find not in hand:
        s.bare[seat] = NONE


def move(s: Elixir, giver: Seat, taker: Seat, find: Find) -> list[Seat]:
    """From hand to hand, seen by both. Answers who knows."""
    knowing = eyes(s, giver, eyes(s, taker, [giver, taker]))
    remove(s, giver, find, knowing)
    add(s, taker, find, knowing)
    return knowing


def give(s: Elixir, giver: Seat, taker: Seat, find: Find, log: Log) -> None:
    knowing = move(s, giver, taker, find)
    log.add(Gave({"seat": giver, "other": taker}, {"find": FINDS[find].key}, knowing))


def take(s: Elixir, taker: Seat, victim: Seat, find: Find, log: Log) -> None:
    knowing = move(s, victim, taker, find)
    log.add(Took({"seat": taker, "other": victim}, {"find": FINDS[find].key}, knowing))


def everyone(s: Elixir) -> list[Seat]:
    """All observers: the seats, and after them whoever watches."""
    return list(range(s.seats + 1))


def spend(s: Elixir, seat: Seat, find: Find) -> None:
    """From a hand to the discard, before all eyes."""
    remove(s, seat, find, everyone(s))
    s.discard.append(find)


def drop_all(s: Elixir, seat: Seat, log: Log) -> None:
    """A whole hand goes to the discard, by the alphabet (X-7)."""
    hand = s.hands[seat]
    if hand:
        s.discard.extend(hand)
        log.add(Discarded({"seat": seat, "finds": [FINDS[find].key for find in hand]}))
    s.hands[seat] = []
    s.bare[seat] = NONE
    forget(s, [seat])


def forget(s: Elixir, owners: list[Seat]) -> None:
    """Nothing is known of these hands any more."""
    for owner in owners:
        for observer in everyone(s):
            s.knows[observer * s.seats + owner] = ()


def pass_round(s: Elixir, ring: list[Seat], log: Log) -> None:
    """Each in the ring hands all finds to the next one; who gave them knows where they are."""
    if len(ring) < 2:
        return
    hands = [s.hands[seat] for seat in ring]
    known = [[s.knows[o * s.seats + seat] for o in everyone(s)] for seat in ring]
    for place, seat in enumerate(ring):
        giver = ring[place - 1]
        s.hands[seat] = hands[place - 1]
        s.bare[seat] = NONE
        for observer in everyone(s):
            at = observer * s.seats + seat
            if observer == seat:
                s.knows[at] = ()
            elif observer == giver:
                s.knows[at] = tuple(hands[place - 1])
            else:
                s.knows[at] = known[place - 1][observer]
    for seat in ring:
        tell_hand(s, seat, log)


def tell_hand(s: Elixir, seat: Seat, log: Log) -> None:
    """What a player holds now, after a storm."""
    hand = s.hands[seat]
    names = [FINDS[find].key for find in hand]
    knowing = eyes(s, seat, [seat])
    log.add(NewHand({"seat": seat, "count": len(hand)}, {"finds": [*names]}, knowing))


def can_draw(s: Elixir) -> bool:
    return s.left > 0 or bool(s.discard)


def refill(s: Elixir, log: Log) -> bool:
    """The discard becomes the deck when a card is needed and none is there (X-35)."""
    if s.left == 0 and s.discard:
        for find in s.discard:
            s.deck[find] += 1
        s.left = len(s.discard)
        s.discard = []
        for item in s.items:
            item.floor = 0
        log.add(Reshuffled({"count": s.left}))
    return s.left > 0


def off_deck(s: Elixir, find: Find) -> None:
    s.deck[find] -= 1
    s.left -= 1

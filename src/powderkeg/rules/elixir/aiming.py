"""Whom a card may choose, and what else is named when it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Seat
from powderkeg.rules.elixir.cards import NOBODY, NONE, Effect, Item
from powderkeg.rules.elixir.deck import FINDS, Find, Spell

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

# What Borrowed Glory can copy.
COPIABLE: Final = (
    "open-hands",
    "picky-draws",
    "toll",
    "no-casting",
    "no-cards",
    "open-spell",
    "reverse",
    "closed-shops",
    "cloak",
    "tithe",
    "key",
    "butler",
    "queue",
)
NEED_A_VICTIM: Final = ("no-casting", "no-cards", "open-spell")


def choosable(s: Elixir, seat: Seat) -> list[Seat]:
    """Opponents whom nothing protects, by seats."""
    return [other for other in range(s.seats) if other != seat and not s.is_protected(other)]


def with_finds(s: Elixir, seats: list[Seat]) -> list[Seat]:
    return [seat for seat in seats if s.hands[seat]]


def richest(s: Elixir, seat: Seat) -> list[Seat]:
    """The choosable opponents with most finds (X-16)."""
    others = with_finds(s, choosable(s, seat))
    most = max((len(s.hands[other]) for other in others), default=0)
    return [other for other in others if len(s.hands[other]) == most]


def victims_of(s: Elixir, seat: Seat, spell: Spell, find: Find) -> list[Seat]:
    """Whom this card may choose first."""
    if spell != NONE:
        return choosable(s, seat)
    if FINDS[find].aim == "richest":
        return richest(s, seat)
    return with_finds(s, choosable(s, seat))


def copiable(s: Elixir, by: Spell) -> list[Effect]:
    """Lasting effects of level 2 and 3, anybody's, copies too. An object's cannot be copied.

    Nor can what ends when the copying spell is laid open: the Grimoire's hold on that spell.
    """
    return [
        effect
        for effect in s.effects
        if effect.code in COPIABLE
        and effect.spell != NONE
        and effect.lasts != "turn"
        and not (effect.code == "open-spell" and effect.data == (by,))
    ]


def hanging_on(s: Elixir, spell: Spell) -> Effect | None:
    for effect in s.effects:
        if effect.spell == spell:
            return effect
    return None


def new_victims(s: Elixir, item: Item, answerer: Seat, not_its_player: bool) -> list[Seat]:
    """Whom an item may be turned to (X-18)."""
    return [
        seat
        for seat in range(s.seats)
        if seat != answerer
        and not s.is_protected(seat)
        and seat not in item.victims
        and not (not_its_player and seat == item.player)
    ]


def taken_from(s: Elixir, item: Item) -> list[Seat]:
    """From whom this card would take a find, as it stands (X-21)."""
    if item.is_cancelled:
        return []
    if item.code in ("take", "swap-one"):
        return [
            seat
            for seat in item.hits()
            if seat not in item.trapped and s.hands[seat] and not s.has_butler(seat)
        ]
    if item.code == "trap" and item.target != NOBODY:
        taker = item.target
        free = taker not in item.trapped and not s.has_butler(taker)
        return [taker] if free and s.hands[taker] else []
    return []

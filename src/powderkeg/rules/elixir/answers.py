"""Which cards answer what (X-6, X-13, X-21), and which may be played at any time (X-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.elixir.aiming import new_victims, taken_from
from powderkeg.rules.elixir.cards import NONE, Item
from powderkeg.rules.elixir.deck import FINDS, SPELLS
from powderkeg.rules.elixir.hands import at_hand
from powderkeg.rules.elixir.moves import ANSWER, RETORT
from powderkeg.rules.elixir.paying import is_free, is_payable

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

SMALL: Final = 2  # Bell Jar and Backfire answer spells up to this level


def answers(s: Elixir, seat: Seat, window: str) -> list[Move]:
    """What the seat could really play now."""
    moves: list[Move] = []
    own_turn = seat == s.active and not s.is_ended
    if own_turn and s.block == "no-cards":
        return moves
    last = -1
    for find in at_hand(s, seat):
        card = FINDS[find]
        if find != last and card.any_time and fits(s, seat, card.effect, window, True):
            moves.append(ANSWER[find])
        last = find
    if window == "bell" or (own_turn and not may_cast(s)):
        return moves
    for spell in s.books[seat]:
        book = SPELLS[spell]
        fitting = book.any_time and fits(s, seat, book.effect, window, False)
        if fitting and (is_free(s, seat, spell) or is_payable(s, seat, spell)):
            moves.append(RETORT[spell])
    return moves


def may_cast(s: Elixir) -> bool:
    """May the active player cast one more spell in this turn (X-31, X-37)?"""
    if s.block:
        return False
    return not (s.casts and s.against(s.active, "queue"))


def fits(s: Elixir, seat: Seat, code: str, window: str, is_object: bool) -> bool:
    """Has a card with this effect something to do in this window?"""
    if code == "bell":
        return bool(s.items) and (window == "bell" or s.items[-1].is_deal)
    if window == "bell":
        return False
    if s.dealers and code != "snuff":  # in a running transaction only the Bell
        return False
    if code == "soap":
        return bool(s.curses(seat))
    if code == "draw-and-keep" or code == "cloak":
        return True
    if window == "between" or not s.items:
        return code == "reverse" and not s.items
    item = s.items[-1]
    if code == "turn-away":
        return seat in item.hits() and can_turn(s, seat, item, is_object)
    return answers_item(s, seat, code, item)


def answers_item(s: Elixir, seat: Seat, code: str, item: Item) -> bool:
    if code == "snuff":
        return item.is_magic
    if code == "trap":
        return seat in taken_from(s, item)
    small = item.spell != NONE and item.level <= SMALL
    return code == "shield" and small and seat in item.hits()


def can_turn(s: Elixir, seat: Seat, item: Item, by_object: bool) -> bool:
    """Backfire turns small spells; the Bent Wand turns anything, but not on its player."""
    if not by_object and (item.spell == NONE or item.level > SMALL):
        return False
    return bool(new_victims(s, item, seat, by_object))

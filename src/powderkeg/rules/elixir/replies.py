"""Rules of thumb for windows: what is worth answering."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Move, Seat
from powderkeg.rules.elixir.cards import Item
from powderkeg.rules.elixir.deck import FINDS, SPELLS
from powderkeg.rules.elixir.moves import PASS, OfFind, OfSpell

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

# How much it hurts to be the victim.
HURTS: Final = {
    "no-casting": 1.0,
    "no-cards": 1.0,
    "no-draw": 0.8,
    "rewind": 2.0,
    "homework": 1.5,
    "gift-spell": 1.5,
    "swap-spells": 0.6,
    "take": 0.6,
    "weigh": 1.2,
    "swap-one": 0.3,
    "borrowed-draw": 0.4,
    "ask-leave": 0.3,
}


def reply(s: Elixir, seat: Seat, moves: list[Move]) -> Move:
    """The most fitting answer, if what happens is bad enough."""
    best: Move = PASS
    most = 0.5
    for move in moves:
        code = ""
        if isinstance(move, OfFind):
            code = FINDS[move.find].effect
        elif isinstance(move, OfSpell):
            code = SPELLS[move.spell].effect
        value = worth(s, seat, code, isinstance(move, OfSpell))
        if value > most:
            best, most = move, value
    return best


def worth(s: Elixir, seat: Seat, code: str, is_spell: bool) -> float:
    """An answer spell is cast as well as it answers."""
    bonus = 1.0 if is_spell else 0.0
    if code == "draw-and-keep":
        return 1.5
    if code == "cloak":
        return bonus
    if code == "reverse":  # then one is next, and not last
        return 1.0 if (s.active - s.order) % s.seats == seat else 0.0
    if not s.items:
        return 0.0
    item = s.items[-1]
    harm = hurt(s, seat, item)
    if code in ("shield", "turn-away", "snuff"):
        return harm + bonus if harm > 0 else bonus * 0.4
    if code == "trap":
        return 1.0
    return 0.0


def hurt(s: Elixir, seat: Seat, item: Item) -> float:
    """What this card is about to do to the seat."""
    if item.player == seat:
        return -1.0
    if seat in item.hits():
        if item.code == "swap-hands":
            return 0.4 * (len(s.hands[seat]) - len(s.hands[item.player]))
        return HURTS.get(item.code, 0.2)
    if item.code == "collect":
        return 0.4
    if item.is_answer and s.items[-2].player == seat:
        return 0.8
    return 0.0

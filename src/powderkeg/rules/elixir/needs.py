"""Which find one would miss least: what is given for who does not choose in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.rules.core import Seat
from powderkeg.rules.elixir.codes import OBJECT
from powderkeg.rules.elixir.deck import FINDS, INGREDIENT, SPELLS, THING, Find

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def worth(s: Elixir, seat: Seat, find: Find) -> int:
    """How much its holder would miss one of these."""
    card = FINDS[find]
    if card.family == THING:
        return 0
    if card.family == INGREDIENT:
        wanted = 0
        for spell in s.books[seat]:
            if find in SPELLS[spell].recipe:
                wanted += 1
        spare = s.hands[seat].count(find) - wanted
        return 1 if spare > 0 else 4 + wanted
    return 3 if card.family == OBJECT else 2


def least_needed(s: Elixir, seat: Seat, finds: list[Find]) -> Find:
    """Of these, the first among those that would be missed least."""
    best = finds[0]
    for find in finds:
        if worth(s, seat, find) < worth(s, seat, best):
            best = find
    return best


def most_needed(s: Elixir, seat: Seat, finds: list[Find]) -> Find:
    """Of these, the first among those that would be missed most."""
    best = finds[0]
    for find in finds:
        if worth(s, seat, find) > worth(s, seat, best):
            best = find
    return best

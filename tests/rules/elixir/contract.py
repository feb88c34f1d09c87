"""Elixir, for the contract's tests."""

from __future__ import annotations

from powderkeg.rules.core import State
from powderkeg.rules.elixir.giving import Keep, TurnUp
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.elixir.storms import Redeal
from tests.contract.terms import Terms


def finds_and_spells_of(s: State) -> list[int]:
    """Every card lies in one place; what somebody knows of a hand is in it."""
    assert isinstance(s, Elixir)
    for observer in range(s.seats + 1):
        for owner in range(s.seats):
            known = s.knows[observer * s.seats + owner]
            for find in known if observer != owner else ():
                assert known.count(find) <= s.hands[owner].count(find)
    played = [item.find for item in s.items if item.find >= 0 and not item.is_mirrored]
    wares = [item.ware for item in s.items if item.ware >= 0]
    stalls = [find for find in s.stalls if find >= 0]
    held = [find for hand in s.hands for find in hand]
    deck = [find for find, count in enumerate(s.deck) for _ in range(count)]
    phase = s.phases[-1]
    aside = phase.aside if isinstance(phase, TurnUp | Keep | Redeal) else ()
    finds = sorted([*played, *wares, *stalls, *held, *aside, *s.discard, *deck])
    piles = (*s.fresh, *s.under, *s.books, *s.cast)
    return [*finds, *sorted(spell for pile in piles for spell in pile)]


# A game of many hundred acts, with much to say.
TERMS = Terms(batches=12, acts=100, tellings=3, share=9, stock=finds_and_spells_of)

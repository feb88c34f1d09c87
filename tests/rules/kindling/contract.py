"""Kindling, for the contract's tests."""

from __future__ import annotations

from powderkeg.rules.core import State
from tests.contract.terms import Terms
from tests.kindling.pieces import NO_CARD
from tests.kindling.state import Kindling


def cards_of(s: State) -> list[int]:
    """Every card lies somewhere once, in any world that a seat can imagine."""
    assert isinstance(s, Kindling)
    places = [s.bag, s.given, [s.drawn], *s.kept]
    return sorted(card for place in places for card in place if card != NO_CARD)


TERMS = Terms(batches=8, stock=cards_of)

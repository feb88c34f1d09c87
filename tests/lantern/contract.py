"""Lantern, for the contract's tests."""

from __future__ import annotations

from powderkeg.rules.core import State
from tests.contract.terms import Terms
from tests.lantern.state import Lantern


def cards_of(s: State) -> list[int]:
    assert isinstance(s, Lantern)
    return sorted([*s.bag, *(card for hand in s.hands for card in hand)])


TERMS = Terms(stock=cards_of)

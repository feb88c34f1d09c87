"""Zündstoff, for the contract's tests."""

from __future__ import annotations

from powderkeg.rules.core import State
from powderkeg.rules.zundstoff.pieces import NO_CARD
from powderkeg.rules.zundstoff.state import Zundstoff
from tests.contract.terms import Terms


def discs_and_choices_of(s: State) -> list[int]:
    """Every planet lies somewhere once; what lies face down before a seat is in its hand."""
    assert isinstance(s, Zundstoff)
    if s.phases[-1].key in ("first", "second"):
        for hand, card in zip(s.hands, s.chosen, strict=True):
            assert card == NO_CARD or hand >> card & 1
    return sorted([*s.bag, *s.planets])


TERMS = Terms(stock=discs_and_choices_of)

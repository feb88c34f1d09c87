"""Verflixxt!, for the contract's tests."""

from __future__ import annotations

from powderkeg.rules.core import State
from powderkeg.rules.verflixxt.pieces import worm_kind
from powderkeg.rules.verflixxt.state import Verflixxt
from tests.contract.terms import Terms


def worms_of(s: State) -> list[int]:
    assert isinstance(s, Verflixxt)
    held = [worm for worms in s.worms for worm in worms]
    return sorted(worm_kind(worm) for worm in (*held, *s.fresh, *s.pile, *s.under))


TERMS = Terms(stock=worms_of)

"""Bomb Busters, for the contract's tests."""

from __future__ import annotations

from powderkeg.rules.bombbusters.pieces import KINDS
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import State
from tests.contract.terms import Terms


def wires_of(s: State) -> list[int]:
    """Every stand is sorted, but for what stands apart; what all know of a wire is true."""
    assert isinstance(s, BombBusters)
    for stand in s.stands:
        kinds = [s.kinds[wire] for wire in stand if wire not in s.apart]
        assert kinds == sorted(kinds)
    for wire in range(len(s.kinds)):
        assert s.known[wire] in (0, s.value(wire))
        assert not s.nots[wire] >> s.value(wire) & 1
    return sorted([*s.kinds, *(kind for kind in KINDS for _ in range(s.bag[kind]))])


# Worlds are dear to imagine.
TERMS = Terms(batches=20, acts=100, watched=3, share=50, stock=wires_of)

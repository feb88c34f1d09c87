"""Nitro Glyxerol, for the contract's tests."""

from __future__ import annotations

from tests.contract.terms import Terms

# A game of many hundred acts, and every world is dear to look at: there is physics in it.
TERMS = Terms(batches=8, acts=100, tellings=3, looks=12, share=40)

"""What the contract's tests must know of a game besides its rules: how dear it is, and its pieces.

A game says so in a file `contract.py` of its tests folder. One that says nothing is tried as
much as a short game is; only where it hides something must it say which pieces it has.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from powderkeg.rules.core import State
from powderkeg.rules.game import Game


class Terms:
    """What has a value here need not be said."""

    def __init__(
        self,
        batches: int = 40,
        acts: int = 4_000,
        tellings: int = 12,
        looks: int = 1,
        watched: int = 8,
        share: int = 1,
        stock: Callable[[State], list[int]] | None = None,
    ) -> None:
        self.batches = batches  # of random games; interpreted rules play a tenth of them
        self.acts = acts  # in a batch, and then to the end of the game
        self.tellings = tellings  # games whose boards are told in all languages
        self.looks = looks  # one act in so many is tried in two worlds
        self.watched = watched  # seats up to which a watcher's worlds come in good time
        self.share = share  # among games of all kinds, one in so many is this one; 1: as it comes
        self.stock = stock  # what lies in the game, wherever it lies: no world has another


def home_of(game: Game) -> str:
    """The folder of a game's own tests. A game that lives among the tests is its own."""
    return type(game).__module__.replace("powderkeg.", "tests.", 1)


def terms_of(game: Game) -> Terms:
    folder = home_of(game)
    if find_spec(folder) is None or find_spec(f"{folder}.contract") is None:
        return Terms()
    terms: Terms = import_module(f"{folder}.contract").TERMS
    return terms

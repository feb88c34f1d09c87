"""Rules at work, in the lesson's positions. While the clock waits, the others could answer."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.elixir.deck import DECK, HOUSE
from powderkeg.rules.elixir.lesson import (
    CURSE,
    DRAFT,
    END,
    FLASK,
    FLEA_MARKET,
    LAST_SPELL,
    RECIPE,
    ROD,
    SOAP,
)
from powderkeg.rules.elixir.rulebook import OB, B, T, X
from powderkeg.rules.teaching import Example

STEPS: Final = [
    Example(B[2], DRAFT.scene, ["0 take:1"], "picked-level"),
    Example(B[6], FLEA_MARKET.scene, ["0 open:flea-market"], "opened"),
    Example(B[7], ROD.scene, ["0 use:fishing-rod", "* wait:4", ". lose:bent-spoon"], "took"),
    Example(B[8], RECIPE.scene, ["0 cast:223"], "cast"),
    Example(B[8], RECIPE.scene, ["0 cast:301"]),
    Example(B[9], END.scene, ["0 end"], "turn-ended"),
    Example(B[13], CURSE.scene, ["0 cast:108", "0 at:1", "* wait:4", "1 bear"], "cursed"),
    Example(B[16], LAST_SPELL.scene, ["0 cast:212", "* wait:4", "1 shed:bent-spoon"], "won"),
    Example(T[2], FLEA_MARKET.scene, ["0 open:flea-market", "* wait:4", "0 lay:left-boot"], "laid"),
    Example(OB[1], FLASK.scene, ["0 cast:219"], "cast"),
    Example(OB[10], SOAP.scene, ["0 use:curse-soap", "* wait:4"], "curse-ended"),
    Example(X[9], END.scene, ["0 use:bell-jar"]),
]


def examples_for(deck: str) -> list[Example]:
    """Another deck has other cards: nobody could learn them from these."""
    return STEPS if deck == HOUSE else []


EXAMPLES: Final = examples_for(DECK.name)

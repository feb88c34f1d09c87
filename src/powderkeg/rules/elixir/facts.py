"""What a client must know of Elixir beforehand."""

from __future__ import annotations

from typing import Final, TypedDict

from powderkeg.rules.elixir.codes import SPELL
from powderkeg.rules.elixir.deck import DECK, FINDS, LEVELS, SPELLS
from powderkeg.rules.elixir.setting import CHOICE_TICKS, LEAVE_TICKS, SLIP_TICKS


class CardFacts(TypedDict):
    """One card: enough to draw it wherever it is named."""

    family: str  # spell, or that of a find
    level: int  # 0 if it is no spell
    effect: str  # its effect code; empty if it does nothing
    any_time: bool  # it does not wait for one's own turn


class StrokeFacts(TypedDict):
    """One path of a picture."""

    path: str
    fill: str
    line: str
    width: float


class ElixirFacts(TypedDict):
    """The cards that can be drawn, and how long things take that no view tells."""

    levels: list[int]  # of spells
    cards: dict[str, CardFacts]
    pictures: dict[str, list[StrokeFacts]]  # that stand in the deck file
    leave_seconds: int
    slip_seconds: int
    choice_seconds: int


def card_facts() -> dict[str, CardFacts]:
    finds: dict[str, CardFacts] = {
        card.key: {
            "family": card.family,
            "level": 0,
            "effect": card.effect,
            "any_time": card.any_time,
        }
        for card in FINDS
    }
    spells: dict[str, CardFacts] = {
        card.key: {
            "family": SPELL,
            "level": card.level,
            "effect": card.effect,
            "any_time": card.any_time,
        }
        for card in SPELLS
    }
    return {**finds, **spells}


def pictures() -> dict[str, list[StrokeFacts]]:
    return {
        key: [
            {"path": each.path, "fill": each.fill, "line": each.line, "width": each.width}
            for each in look.picture
        ]
        for key, look in DECK.looks.items()
        if look.picture
    }


FACTS: Final[ElixirFacts] = {
    "levels": list(range(1, LEVELS + 1)),
    "cards": card_facts(),
    "pictures": pictures(),
    "leave_seconds": LEAVE_TICKS,
    "slip_seconds": SLIP_TICKS,
    "choice_seconds": CHOICE_TICKS,
}

"""What a client must know of Elixir beforehand."""

from __future__ import annotations

from typing import Final, TypedDict

from powderkeg.rules.elixir.deck import FINDS, LEVELS, SPELLS
from powderkeg.rules.elixir.setting import CHOICE_TICKS, LEAVE_TICKS, SLIP_TICKS


class ElixirFacts(TypedDict):
    """The cards that can be drawn, and how long things take that no view tells."""

    levels: list[int]  # of spells
    families: dict[str, str]  # of finds
    effects: dict[str, str]  # of spells
    any_time: list[str]  # cards that do not wait for one's own turn
    leave_seconds: int
    slip_seconds: int
    choice_seconds: int


FACTS: Final[ElixirFacts] = {
    "levels": list(range(1, LEVELS + 1)),
    "families": {card.key: card.family for card in FINDS},
    "effects": {card.key: card.effect for card in SPELLS},
    "any_time": [
        *[card.key for card in FINDS if card.any_time],
        *[card.key for card in SPELLS if card.any_time],
    ],
    "leave_seconds": LEAVE_TICKS,
    "slip_seconds": SLIP_TICKS,
    "choice_seconds": CHOICE_TICKS,
}

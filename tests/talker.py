"""Words that remember: a sentence was right if it was right before, and Fluent takes its time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from powderkeg.rules.core import WATCHER, Facts, Seat
from powderkeg.rules.game import Game
from powderkeg.words import NO_NAMES, Words


class Talker(Words):
    """Says the same thing in the same words, and finds them only once."""

    def __init__(
        self,
        game: Game,
        language: str,
        names: Mapping[Seat, str] = NO_NAMES,
        viewer: Seat = WATCHER,
    ) -> None:
        super().__init__(game, language, names, viewer)
        self.memory: dict[str, str] = {}

    def say(self, key: str, facts: Facts | None = None) -> str:
        asked = f"{key} {facts}"
        if asked not in self.memory:
            self.memory[asked] = super().say(key, facts)
        return self.memory[asked]


@cache
def talker(game: Game, language: str, viewer: Seat = WATCHER) -> Talker:
    return Talker(game, language, viewer=viewer)

"""Words that remember: a sentence was right if it was right before, and Fluent takes its time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from powderkeg.rules.core import WATCHER, Facts, Seat, State
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


class Overheard(Talker):
    """Remembers which messages were needed, and says nothing with a gap in it."""

    def __init__(self, game: Game, language: str, names: Mapping[Seat, str], viewer: Seat) -> None:
        super().__init__(game, language, names, viewer)
        self.played = game
        self.said: set[str] = set()

    def say(self, key: str, facts: Facts | None = None) -> str:
        self.said.add(key.partition(".")[0])
        text = super().say(key, facts)
        assert text.strip() and "{" not in text and "None" not in text, f"{key}: {text}"
        return text

    def board(self, s: State) -> list[str]:
        """The board in words, as the viewer sees it."""
        return [self.line(line) for line in self.played.telling.twin(s.view(self.viewer))]


@cache
def talker(game: Game, language: str, viewer: Seat = WATCHER) -> Talker:
    return Talker(game, language, viewer=viewer)

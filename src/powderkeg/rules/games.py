"""The games, by name. A process that thinks about one of them need not import the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from powderkeg.rules.game import Game


class Shelf(Mapping[str, Game]):
    """Each game is imported when it is first asked for."""

    def __init__(self, *names: str) -> None:
        self.games: dict[str, Game | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Game:
        game = self.games[name]
        if game is None:
            game = self.games[name] = import_module(f"powderkeg.rules.{name}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self.games)

    def __len__(self) -> int:
        return len(self.games)


GAMES: Final = Shelf(
    "verflixxt",
    "zundstoff",
    "bombbusters",
    "elixir",
    "nitro",
)

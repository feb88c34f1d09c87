"""The games, by name."""

from __future__ import annotations

from typing import Final

from powderkeg.rules import bombbusters, elixir, nitro, verflixxt, zundstoff
from powderkeg.rules.game import Game

GAMES: Final[dict[str, Game]] = {
    game.name: game
    for game in (verflixxt.GAME, zundstoff.GAME, bombbusters.GAME, elixir.GAME, nitro.GAME)
}

"""The games, by name."""

from __future__ import annotations

from typing import Final

from powderkeg.rules import verflixxt
from powderkeg.rules.game import Game

GAMES: Final[dict[str, Game]] = {"verflixxt": verflixxt.GAME}

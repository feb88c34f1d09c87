"""One more game on the shelf, and nothing else is told of it: Lantern, by another name.

`pytest -p tests.sixth` collects with it, `python -m tests.sixth serve` is a server that has it.
"""

from __future__ import annotations

from powderkeg.cli.commands import app
from powderkeg.rules.games import GAMES
from tests.lantern import LanternGame

SIXTH = LanternGame()
SIXTH.name = "sixth"
GAMES.games[SIXTH.name] = SIXTH

if __name__ == "__main__":
    app()

"""Compiled and interpreted rules play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from powderkeg.rules.games import GAMES
from tests.contract.terms import terms_of

HOME = Path(__file__).parents[1]
INTERPRETED = HOME / "src"
COMPILED = HOME / "build" / "compiled"
PLAYED = 250
# One game in so many is one of these: worlds take long to imagine, flasks to shake, and some games
# are long. Games 5, 15, 25 … are played greedily, and a flask's are not among them: a greedy hand
# tries every push.
DEAR = {game.name: terms_of(game).share for game in GAMES.values() if terms_of(game).share > 1}

PLAY = f"""
from hashlib import sha256
from powderkeg.bots.ladder import make_bot
from powderkeg.rules.match import Match
from powderkeg.rules import core
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Rng

rng = Rng("compiled equals interpreted")
digest = sha256()
dear = {DEAR}
quick = [game for game in GAMES.values() if game.name not in dear]
for number in range({PLAYED}):
    due = [GAMES[name] for name, every in dear.items() if number % every == 0]
    game = due[0] if due else rng.pick(quick)
    while True:
        options = {{option.key: rng.pick(option.values) for option in game.options}}
        setup = game.setup(rng.pick(list(game.seats)), options)
        if game.refusal(setup) is None:
            break
    level = "greedy" if number % 10 == 5 else "random"
    bots = {{seat: make_bot(level, game) for seat in range(setup.seats)}}
    digest.update(Match(game, setup, bots, f"game {{number}}").run().write().encode())
print("compiled" if not core.__file__.endswith(".py") else "interpreted", digest.hexdigest())
"""


def played_in(folder: Path) -> tuple[str, str]:
    """How the rules ran, and a hash over all records."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
    )
    how, digest = done.stdout.split()
    return how, digest


def test_hundreds_of_games_are_the_same_compiled_and_interpreted() -> None:
    assert COMPILED.is_dir(), "build the compiled rules first: make build/compiled"
    one = played_in(INTERPRETED)
    other = played_in(COMPILED)
    assert (one[0], other[0]) == ("interpreted", "compiled")
    assert one[1] == other[1]

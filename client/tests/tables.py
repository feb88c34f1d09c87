"""Writes tables.json: a few tables of every game, for about.svelte.test.ts to ask what lies there.

python client/tests/tables.py           writes it
python client/tests/tables.py --check   fails if the tables have changed since
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES

FILE = Path(__file__).parent / "tables.json"
# Steps of the lessons, by number: together they lay out nearly all that there is.
STEPS = {
    "verflixxt": [4, 6, 7],
    "zundstoff": [2, 4],
    "bombbusters": [5, 7],
    "elixir": [1, 5, 7],
    "nitro": [6, 7, 9],
}


def tables(game: Game, steps: list[int]) -> dict[str, object]:
    """What can lie there and the rule it comes from; some positions, as seat 0 sees them."""
    lying = {**game.teaching.pieces, **game.teaching.cards}
    states = [game.scenes.read(game.teaching.lesson[step - 1].scene) for step in steps]
    return {
        "pieces": {key: rule.key for key, rule in lying.items()},
        "tables": [{"seats": s.seats, "view": s.view(0)} for s in states],
    }


def written() -> str:
    lines = [f'"{name}": {json.dumps(tables(GAMES[name], steps))}' for name, steps in STEPS.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    text = written()
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit("tables.json is out of date: run client/tests/tables.py")

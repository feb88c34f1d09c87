"""Writes flights.json: where Zündstoff's rockets lead, for flights.test.ts to find out by itself.

python client/tests/flights.py           writes it
python client/tests/flights.py --check   fails if the flights have changed since
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TypeAlias

from powderkeg.rules.core import CHANCE, SILENT, WATCHER
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Rng
from powderkeg.rules.zundstoff.flight import flight
from powderkeg.rules.zundstoff.layouts import LAYOUTS
from powderkeg.rules.zundstoff.pieces import COLOUR_TEXTS, COLOURS, SUN
from powderkeg.rules.zundstoff.state import Zundstoff

Case: TypeAlias = dict[str, object]
FILE = Path(__file__).parent / "flights.json"
GAME = GAMES["zundstoff"]
ROUNDS = 40  # of a random game: enough for most discs to lie open
KEPT = ("place", "row", "column", "next", "up", "planet", "turned", "rockets", "stop")


def case(s: Zundstoff) -> Case:
    """The sky as everybody sees it, and each flight from each open planet."""
    view = s.view(WATCHER)
    flights = [
        {"from": place, "colour": COLOUR_TEXTS[colour], "path": flight(s, place, colour)}
        for place, planet in enumerate(s.planets)
        if planet != SUN and s.is_up(place)
        for colour in COLOURS
    ]
    discs = [{key: each for key, each in disc.items() if key in KEPT} for disc in view["discs"]]
    sky = {"discs": discs, "sun": view["sun"], "sun_sides": view["sun_sides"]}
    return {"sky": sky, "flights": flights}


def cases(layout: str) -> list[Case]:
    """Positions of one random game: while somebody flies, and at its end."""
    s = GAME.start(GAME.setup(4, {"layout": layout}))
    assert isinstance(s, Zundstoff)
    rng = Rng(f"flights {layout}")
    kept: list[Case] = []
    while s.outcome() is None and s.round <= ROUNDS:
        actor = CHANCE if s.chances() else s.deciders()[0]
        s.play(actor, rng.pick(s.moves(actor)), SILENT)
        if s.stops and (not kept or rng.below(16) == 0):
            kept.append(case(s))
    return [*kept[:2], case(s)]


def written() -> str:
    lines = [json.dumps(each) for layout in LAYOUTS for each in cases(layout)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    text = written()
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit("flights.json is out of date: run client/tests/flights.py")

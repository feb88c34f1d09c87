"""All that a seat receives, so that two worlds can be compared byte for byte."""

from __future__ import annotations

import json
import re

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Facts, Log, Move, Seat
from powderkeg.rules.foresight import foresee
from powderkeg.rules.rng import Rng
from powderkeg.rules.telling import Line
from tests.rules.acts import split

FAR = re.compile(r"\d[E-Zf-z]")  # places that no stand of these scenes has


def near(seats: int) -> list[Move]:
    """Every move about places that there may be."""
    moves = [GAME.moves.at(index) for index in range(len(GAME.moves))]
    beyond = re.compile(rf"[{seats}-9][A-Za-z]")
    return [m for m in moves if not FAR.search(m.text) and not beyond.search(m.text)]


def received(s: BombBusters, seat: Seat, log: Log | None = None) -> str:
    """View, words, offers, refusals, what is foreseen, and what was told."""
    view = s.view(seat)
    told: list[Facts] = [] if log is None else [e.to_json() for e in log.seen_by(seat)]
    moves = s.moves(seat)
    foreseen = foresee(s, seat, moves, Rng("foresight"))
    refused = [(move.text, s.refusal(seat, move)) for move in near(s.seats)]
    return json.dumps(
        {
            "view": view,
            "twin": [words(line) for line in GAME.telling.twin(view)],
            "prompt": words(GAME.telling.prompt(view)),
            "moves": [move.text for move in moves],
            "refusals": [[text, why.to_json()] for text, why in refused if why is not None],
            "foreseen": [[event.to_json() for event in events] for events in foreseen],
            "awaited": [s.deciders(), s.volunteers()],
            "told": told,
        }
    )


def words(line: Line) -> list[object]:
    return [line.key, line.facts, [words(part) for part in line.parts]]


def play_both(one: BombBusters, other: BombBusters, act: str, seat: Seat) -> tuple[str, str]:
    """The same act in both worlds, and what the seat receives of it."""
    found: list[str] = []
    for s in (one, other):
        actor, text = split(act)
        move = GAME.moves.parse(text)
        assert move is not None and move in s.moves(actor)
        log = Log()
        s.play(actor, move, log)
        found.append(received(s, seat, log))
    return found[0], found[1]

"""How a person finds their way among many choices: by how the moves begin."""

from __future__ import annotations

import re
from itertools import takewhile

from powderkeg.rules.core import Event, Move, Seat

MOST_LINES = 24  # as many as a terminal has: a longer list is told by its beginnings
PART = re.compile(r"[a-z-]+:?|\d+|.")  # of a move's text: cut: 1 A = 12


def by_beginning(moves: list[Move]) -> dict[str, list[Move]]:
    """Moves that begin alike, under their beginning: as finely as fits into the lines.

    A list that is short enough, or has little in common, is told move by move.
    """
    if len(moves) <= MOST_LINES:
        return singly(moves)
    groups, finer = {"": moves}, parted("", moves)
    while len(finer) <= MOST_LINES:
        groups, finer = finer, {}
        most = max(map(len, groups.values()))
        for beginning, group in groups.items():  # what is equally long stays equally fine
            finer |= parted(beginning, group) if len(group) == most else {beginning: group}
    if len(groups) == 1:
        return singly(moves)
    # A beginning that is a move itself would make that move.
    told: dict[str, list[Move]] = {}
    for beginning, group in groups.items():
        told |= singly(group) if beginning in singly(group) else {beginning: group}
    return told


def singly(moves: list[Move]) -> dict[str, list[Move]]:
    return {move.text: [move] for move in moves}


def parted(beginning: str, moves: list[Move]) -> dict[str, list[Move]]:
    """Two moves and more, by what comes next in them where they first differ."""
    parts: dict[str, list[Move]] = {beginning: moves}
    while len(parts) == 1:
        (beginning,) = parts
        parts = {}
        for move in moves:
            following = PART.match(move.text, len(beginning))
            parts.setdefault(beginning + (following[0] if following else ""), []).append(move)
    return parts


def alike(sentences: list[str]) -> str:
    """The words with which all of them begin."""
    columns = zip(*(sentence.split() for sentence in sentences), strict=False)
    return " ".join(words[0] for words in takewhile(lambda words: len({*words}) == 1, columns))


def repeats(event: Event, move: Move, seat: Seat) -> bool:
    """Does the first thing to happen say no more than that the seat makes this move?"""
    said = [*move.facts().values()]
    facts = event.facts()
    return facts.get("seat") == seat and all(
        value in said for name, value in facts.items() if name != "seat"
    )

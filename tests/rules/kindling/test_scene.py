"""Positions in a line: what is written reads back, and what makes no sense is refused."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import Complaint
from powderkeg.rules.rng import Rng
from tests.contract.laws import everything_seen, walk
from tests.kindling import GAME
from tests.rules.kindling.table import scene


def test_every_position_reads_back() -> None:
    for s, _ in walk(GAME, GAME.setup(3), Rng("scenes")):
        assert everything_seen(GAME.scenes.read(GAME.scenes.write(s))) == everything_seen(s)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("kept 3; drawn 3", "card 3 lies in two places"),
        ("kept 21", "no card '21'"),
        ("given 3 4", "'given' takes one card"),
        ("kept 1 2 3 4; given 5", "seat 0 has more than 4 cards"),
        ("kept 1 2 3 4; turn 0", "seat 0 has no more turns"),
        ("seats 5", "no seats '5'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(Complaint, match=complaint):
        scene(text)

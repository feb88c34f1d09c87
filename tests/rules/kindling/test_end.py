"""The end: when, and who wins."""

from __future__ import annotations

from powderkeg.rules.core import IS_OVER
from tests.rules.acts import keys
from tests.rules.kindling.table import scene, told, why

LAST_CARD = "kept 1 2 15 | 3 4 6; given | 5"


def test_r5_it_ends_when_every_row_is_full() -> None:
    s = scene(f"{LAST_CARD}; drawn 7")
    assert s.outcome() is None
    assert keys(told(s, "0 keep")) == ["kept", "ended"]
    assert s.actors() == []
    assert why(s, "0 keep") == (IS_OVER.key, {})


def test_r5_all_cards_are_turned_up() -> None:
    s = scene("kept 1 2 15 7 | 3 4 6; given | 5")
    assert [seat["kept"] for seat in s.view(1)["seats"]] == [[1, 2, 15, 7], [3, 4, 6]]


def test_r5_the_most_points_win() -> None:
    outcome = scene("kept 1 2 15 7 | 3 4 6; given | 5").outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.why.key) == ([25, 18], [0], "R5")


def test_r5_a_tie_is_shared() -> None:
    outcome = scene("kept 1 4 5 8 | 2 3 6 7").outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]

"""A turn: draw, then keep or give."""

from __future__ import annotations

from powderkeg.rules.core import WATCHER
from tests.rules.acts import draws, fact
from tests.rules.kindling.table import choices, played, scene, told, why


def test_r1_any_card_that_lies_nowhere_can_be_drawn() -> None:
    s = scene("kept 1 | 2 3; given 4 | 5; turn 0")
    assert draws(s) == sorted(f"draw:{card}" for card in range(6, 21))


def test_r1_only_its_drawer_sees_the_card() -> None:
    for eyes, card in ((0, 7), (1, 0), (WATCHER, 0)):
        s = scene("")
        assert fact(told(s, ". draw:7", eyes), "drew") == {"seat": 0, "card": card}
        assert s.view(eyes)["drawn"] == card


def test_r1_the_drawn_card_is_gone_from_the_rest_and_its_drawer_chooses() -> None:
    s = played("", ". draw:7")
    assert choices(s) == ["keep", "give"]
    told(s, "0 keep")
    assert "draw:7" not in draws(s)


def test_r2_a_kept_card_lies_face_down() -> None:
    s = played("drawn 7", "0 keep")
    assert [s.view(eyes)["seats"][0]["kept"] for eyes in (0, 1)] == [[7], [0]]


def test_r2_a_given_card_lies_face_up_on_the_left() -> None:
    s = scene("seats 3; turn 2; drawn 7")
    assert fact(told(s, "2 give"), "gave") == {"seat": 2, "receiver": 0, "card": 7}
    assert s.view(WATCHER)["seats"][0]["given"] == 7


def test_r2_then_it_is_the_left_neighbours_turn() -> None:
    assert played("drawn 7", "0 keep").view(0)["turn"] == 1
    assert played("turn 1; drawn 7", "1 give").view(0)["turn"] == 0


def test_r3_nobody_is_given_a_second_card() -> None:
    s = scene("given | 5; drawn 7")
    assert choices(s) == ["keep"]
    assert why(s, "0 give") == ("R3", {"receiver": 1})


def test_r4_nothing_is_given_to_whose_row_is_full() -> None:
    s = scene("kept 1 | 3 4 5 6; drawn 7")
    assert choices(s) == ["keep"]
    assert why(s, "0 give") == ("R4", {"receiver": 1})


def test_r4_whose_row_is_full_is_passed_over() -> None:
    assert played("kept 1 | 3 4 5 6 | 8; drawn 7", "0 keep").view(0)["turn"] == 2
    assert played("kept 1 | 3 4 5 6; drawn 7", "0 keep").view(0)["turn"] == 0

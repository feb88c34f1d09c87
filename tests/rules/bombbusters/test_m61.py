"""Mission 61: constraints that move on from seat to seat."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    boom,
    choices,
    ended_by,
    kinds,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    run_to,
    start,
    told,
    turn,
    why,
)

HANDS = "2 3 9 | 2 3 9 | 4 5 | 4 5"
RINGS = {2: [1, None, 0, None], 3: [1, None, 2, 0], 4: [1, 2, 3, 0], 5: [1, 2, 3, 4, 0]}


def ring(s: BombBusters) -> str:
    """The cards, from the Captain's on."""
    return "".join(place["constraint"] for place in look(s)["props"]["ring"]["places"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m61_1_the_cards_form_a_ring(seats: int) -> None:
    s = start(seats, 61, captain="2")
    run_to(s, "ring")
    view = look(s)["props"]["ring"]
    assert [place["seat"] for place in view["places"]] == RINGS[seats]
    cards = [place["constraint"] for place in view["places"]]
    assert set(cards) <= set("ABCDE")
    assert len(set(cards)) == len(cards)
    assert view["left"] == 7
    assert look(s)["reds"] == (2 if seats == 2 else 1)


def test_m61_2_each_is_bound_by_the_own_card() -> None:
    s = on(61, HANDS, "ring A B C D")
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=2"}
    play(s, "0 cut:1A=2")
    assert {move[-2:] for move in of_kind(s, "cut", 1)} == {"=3", "=9"}


def test_m61_2_who_cannot_play_skips() -> None:
    s = on(61, "3 9 | 3 9 | 4 5 | 4 5", "ring A B C D")
    assert choices(s) == {"skip", "fresh-constraint"}
    play(s, "0 skip")
    assert (lives(s), turn(s), look(s)["props"]["skipped"]) == (4, 1, [0])
    assert why(on(61, HANDS, "ring A B C D"), "0 skip") == "M61-2"


def test_m61_2_a_whole_round_without_play_is_the_end() -> None:
    s = on(61, "3 9 | 3 9 | 5 | 5", "ring C B E D; turn 3; skipped 0 1 2")
    assert boom(told(s, "3 skip")) == "round"
    assert ended_by(s) == "M61-2"


MOVES = {"left": "DABC", "right": "BCDA", "none": "ABCD"}


@pytest.mark.parametrize("way", MOVES)
def test_m61_3_before_each_round_the_captain_moves_the_cards(way: str) -> None:
    s = on(61, "2 3 9 | 2 3 9 | 8 9 | 8 9", "ring A B C D; turn 3; turns 3")
    play(s, "3 cut:2A=8")
    assert (phase(s), turn(s), s.deciders()) == ("ring", 0, [0])
    events = told(s, f"0 ring:{way}")
    assert ring(s) == MOVES[way]
    assert ("constraints-moved" in keys(events)) == (way != "none")
    assert phase(s) == "turn"


def test_m61_6_also_before_the_first_turn_and_only_the_captain() -> None:
    s = start(4, 61)
    run_to(s, "ring")
    assert look(s)["turns"] == 0
    play(s, "0 ring:none")
    assert why(s, "0 ring:left") == "M61-6"


def test_m61_6_a_captain_who_is_out_still_decides() -> None:
    s = on(61, "3* | 3* 9 9 | 8 9 | 8 9", "ring A B C D; turn 3; turns 3")
    play(s, "3 cut:2A=8")
    assert (phase(s), turn(s), s.deciders()) == ("ring", 1, [0])
    play(s, "0 ring:left")
    assert turn(s) == 1


def test_m61_4_anybody_takes_another_card_at_any_time() -> None:
    s = on(61, HANDS, "ring A B C D; fresh F K")
    play(s, "2 fresh-constraint")
    assert (lives(s), phase(s)) == (3, "draw-constraint")
    assert fact(told(s, ". draw-constraint:K"), "constraint-taken") == {
        "seat": 2,
        "constraint": "K",
    }
    assert (ring(s), look(s)["props"]["ring"]["left"], turn(s)) == ("ABKD", 1, 0)


def test_m61_7_it_may_save_the_round_and_cards_do_not_return() -> None:
    s = on(61, "3 9 | 3 9 | 5 | 5", "ring C B E D; turn 3; skipped 0 1 2; fresh K")
    play(s, "3 fresh-constraint", ". draw-constraint:K", "3 cut:2A=5")
    assert look(s)["props"]["skipped"] == []
    assert why(s, "0 fresh-constraint") == "M61-4"


def test_m61_7_the_stabilizer_does_not_stop_its_step() -> None:
    hands = "2 3 9* | 2 3 9* | 4 5 | 4 5"
    s = on(61, hands, "ring A B C D; equipment stabilizer")
    assert lives(play(s, "0 stabilizer", "0 fresh-constraint")) == 3


def test_m61_4_r16_it_can_be_the_last_step() -> None:
    assert boom(told(on(61, HANDS, "ring A B C D; lives 1"), "1 fresh-constraint")) == "dial"


def test_m61_5_revealing_reds_is_free() -> None:
    assert "reveal" in kinds(on(61, "3.5 | 3 3 | 5 5 | 9 9", "ring A B C D"))

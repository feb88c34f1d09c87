"""Mission 62: finished numbers turn the dial back from its last space."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import boom, lives, look, on, play, run_to, start, told

HANDS = "3 3* 8 9 | 3 3* 8 9 | 8 9 | 8 9"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m62_1_as_many_cards_as_players_and_the_dial_on_its_last_space(seats: int) -> None:
    s = start(seats, 62)
    run_to(s, "token")
    cards = look(s)["props"]["faces"]
    assert len(set(cards)) == len(cards) == seats
    assert lives(s) == 1
    assert s.setting.reds == ((3, 3) if seats == 2 else (2, 2))


def test_m62_1_n6_one_step_on_and_the_bomb_explodes() -> None:
    assert boom(told(on(62, HANDS, "cards 3 5 6 12"), "0 cut:1C=3")) == "dial"


def test_m62_2_a_number_that_is_finished_turns_the_dial_back() -> None:
    s = on(62, HANDS, "cards 3 5 6 12")
    assert fact(told(s, "0 cut:1A=3"), "dialled") == {"lives": 2, "left": 1, "way": "back"}
    assert (lives(s), look(s)["props"]["faces"]) == (2, [5, 6, 12])


def test_m62_2_other_numbers_and_halves_do_not() -> None:
    assert facts(told(on(62, HANDS, "cards 5 6 8 12"), "0 cut:1A=3"), "dialled") == []
    assert facts(told(on(62, HANDS, "cards 5 6 8 12"), "0 cut:1C=8"), "dialled") == []


def test_m62_2_the_disintegrator_counts() -> None:
    s = on(62, "3 8 10* 10 | 3 8 10* 10 | 3 8 | 3 8", "cards 8; equipment disintegrator")
    play(s, "0 cut:1D=10")
    assert "dialled" in keys(told(s, ". blast:8"))
    assert lives(s) == 2


def test_n6_at_the_first_space_the_step_is_lost_and_the_card_is_used_up() -> None:
    s = on(62, HANDS, "cards 3 5 6 12; lives 5")
    assert facts(told(s, "0 cut:1A=3"), "dialled") == []
    assert look(s)["props"]["faces"] == [5, 6, 12]

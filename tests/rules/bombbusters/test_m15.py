"""Mission 15: equipment lies face down, and finished numbers turn it up."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact
from tests.rules.bombbusters.table import (
    look,
    on,
    phase,
    play,
    run_to,
    start,
    told,
    turn,
    why,
)

HANDS = "3 5* 9 | 3 5* 9 | 3* 5 9 | 3* 5 9"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m15_1_as_many_cards_as_players_lie_face_down(seats: int) -> None:
    s = start(seats, 15)
    run_to(s, "turn")
    assert look(s)["equipment"] == [] and look(s)["props"]["pile"] == seats
    assert look(s)["props"]["deck"]["card"] is not None
    assert look(s)["props"]["deck"]["left"] == 11


def test_m15_1_their_own_numbers_do_not_unlock_them() -> None:
    s = on(15, "4 9 | 4 9 | 4 9 | 4 9", "card 9")
    play(s, "0 cut:1A=4")
    assert look(s)["equipment"] == []
    assert why(s, "1 post-it:1B") == "E14"


def test_m15_2_a_finished_number_turns_up_a_card_that_can_be_used() -> None:
    s = on(15, HANDS, "card 3; deck 9; hidden 4")
    play(s, "0 cut:1A=3")
    assert fact(told(s, ". equip:post-it"), "found") == {"equipment": "post-it"}
    play(s, ". card:9")
    assert (look(s)["props"]["pile"], look(s)["props"]["deck"]["card"]) == (3, 9)
    play(s, "1 post-it:1C")


def test_m15_2_another_finished_number_turns_up_nothing() -> None:
    s = on(15, HANDS, "card 9; deck 3; turn 2")
    play(s, "2 cut:3B=5")
    assert (phase(s), look(s)["equipment"]) == ("turn", [])


def test_m15_3_a_number_that_is_finished_already_is_put_away() -> None:
    s = on(15, "3 5* 9 | 3 5* 9 | 3* 5* 9 | 3* 5* 9", "card 3; deck 5 9; hidden 4")
    play(s, "0 cut:1A=3", ". equip:mug", ". card:5")
    assert look(s)["props"]["deck"]["card"] is None
    assert [move.text for move in s.chances()] == ["card:9"]
    play(s, ". card:9")
    assert (phase(s), turn(s), look(s)["props"]["pile"]) == ("turn", 1, 3)


def test_m15_4_when_no_equipment_is_left_the_cards_go_on() -> None:
    s = on(15, HANDS, "card 3; deck 9; hidden 0")
    play(s, "0 cut:1A=3", ". card:9")
    assert look(s)["equipment"] == [] and turn(s) == 1


def test_m15_4_when_the_deck_is_empty_nothing_more_happens() -> None:
    s = on(15, HANDS, "card 3; deck; hidden 0")
    play(s, "0 cut:1A=3")
    assert (phase(s), turn(s), look(s)["props"]["deck"]["card"]) == ("turn", 1, None)

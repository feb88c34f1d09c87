"""Mission 35: blue wires marked X wait for the yellows."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    at,
    choices,
    colour,
    dealt,
    hand,
    lives,
    of_kind,
    on,
    play,
    sizes,
    start,
    told,
    turn,
    why,
    wire,
)

HANDS = "1.1 3 8 5^ | 3 4.1 9 8^ | 5 9 12^ | 4 4 12^"
LATER = "1.1* 3 8 5^ | 3 4.1* 9 8^ | 5 9 12^ | 4 4 12^"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m35_1_every_stand_has_a_blue_x_wire_far_right(seats: int) -> None:
    s = dealt(seats, 35)
    for seat in range(seats):
        for stand in at(s, seat, eye=seat)["stands"]:
            last = stand["wires"][-1]
            assert last["apart"] and colour(str(last["wire"])) == "blue"
            assert sum(w["apart"] for w in stand["wires"]) == 1
    assert sizes(s, 0)[0] == (14 if seats < 5 else 11)


def test_m35_1_all_know_that_it_is_blue() -> None:
    s = on(35, HANDS, "option aid values")
    assert not {"yellow", "red"} & set(wire(s, "1D", 0)["may"] or [])


def test_m35_2_while_yellows_are_left_it_is_not_pointed_at() -> None:
    s = on(35, HANDS)
    assert "cut:1D=8" not in choices(s)
    assert why(s, "0 cut:1D=8") == "M35-2"
    assert "cut:1D=8" in choices(on(35, LATER))


def test_m35_3_nor_opened_and_it_is_not_held_yet() -> None:
    s = on(35, HANDS)
    assert {move.partition("=")[2] for move in of_kind(s, "cut")} == {"yellow", "3", "8"}
    assert why(s, "0 cut:2A=5") == "R9"
    assert fact(told(on(35, LATER), "0 cut:2A=5"), "cut")["own"] == "D"


def test_m35_3_a_solo_cut_with_it_must_wait() -> None:
    s = on(35, "1.1 3 5 5^ | 3 4.1 5* 8^ | 5* 9 12^ | 4 4 12^")
    assert why(s, "0 solo:5") == "R7"
    s = on(35, "1.1* 3 5 5^ | 3 4.1* 5* 8^ | 5* 9 12^ | 4 4 12^")
    assert fact(told(s, "0 solo:5"), "solo-cut")["count"] == 2


def test_m35_3_who_says_a_value_has_it_in_the_row() -> None:
    s = play(on(35, "5 5^ | 4.1 9 8^ | 1.1 5 9 8^ | 4 5 4^", "option aid values"), "0 cut:1B=5")
    assert wire(s, "0A", 1)["may"] == ["5"]
    assert len(wire(s, "0B", 1)["may"] or []) > 1


def test_m35_4_who_has_only_x_wires_and_reds_skips_and_the_dial_stays() -> None:
    s = on(35, "6.5 5^ | 3 4.1 9 8^ | 1.1 5 9 12^ | 3 4 4^")
    assert choices(s) == {"skip"}
    assert keys(told(s, "0 skip"))[0] == "skipped"
    assert (lives(s), turn(s)) == (4, 1)


def test_m35_4_all_learn_that_the_rest_is_red() -> None:
    s = play(on(35, "6.5 5^ | 3 4.1 9 8^ | 1.1 5 9 12^ | 3 4 4^", "option aid values"), "0 skip")
    assert wire(s, "0A", 1)["may"] == ["red"]


def test_m35_4_who_can_play_must() -> None:
    assert why(on(35, HANDS), "0 skip") == "M35-4"
    assert why(on(35, "6.5 5^ | 3 4.1* 9 5^ | 1.1* 9 | 3 4 4^"), "0 skip") == "M35-4"


def test_m35_4_whoever_has_only_reds_reveals_them() -> None:
    s = on(35, "6.5 5*^ | 3 4.1 9 8^ | 1.1 5* 9 12^ | 3 4 4^")
    assert choices(s) == {"reveal"}


def test_w6_without_equipment_even_then() -> None:
    s = play(on(35, LATER), "0 double:3")
    assert "at:1D" not in choices(s)
    assert why(s, "0 at:1D") == "W4"


def test_w5_a_character_may_swap_other_wires() -> None:
    s = on(35, HANDS, "roles walkie double double double")
    assert {m.partition(">")[0] for m in of_kind(s, "own-walkie")} == {
        "own-walkie:0A",
        "own-walkie:0B",
        "own-walkie:0C",
    }
    assert why(s, "0 own-walkie:0D>1") == "W5"


def test_s14_two_players_have_three_reds() -> None:
    s = start(2, 35)
    assert s.setting.reds == (3, 3)
    assert hand(on(35, "3 5^ / 4.1 8^ | 3 4^ / 1.1 4^"), 0) == "3 5 / 4.1 8"

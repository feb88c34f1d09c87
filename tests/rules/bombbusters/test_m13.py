"""Mission 13: three reds, dealt apart and named together."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.acts import fact
from tests.rules.bombbusters.table import (
    at,
    boom,
    choices,
    dealt,
    ended_by,
    is_open,
    kinds,
    on,
    play,
    run_to,
    start,
    tokens,
    told,
    turn,
    why,
    won,
)

HANDS = "2.5 5 9 | 5 7.5 9 | 5 8.5 | 5 9 9"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_m13_1_the_first_three_players_get_a_red_each(seats: int) -> None:
    s = dealt(seats, 13, captain="2")
    reds = [sum(s.value(wire) == 14 for wire in s.hand(seat)) for seat in range(seats)]
    assert reds == [1 if (seat - 1) % seats < 3 else 0 for seat in range(seats)]


def test_m13_1_of_two_the_captain_gets_one_on_each_stand() -> None:
    s = dealt(2, 13)
    reds = [sum(s.value(wire) == 14 for wire in s.stands[stand]) for stand in range(4)]
    assert reds[:2] == [1, 1] and reds[2] + reds[3] == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m13_2_start_tokens_are_drawn(seats: int) -> None:
    s = start(seats, 13)
    run_to(s, "turn")
    for seat in range(seats):
        drawn = len(tokens(s, seat)) + len(at(s, seat)["absent"])
        assert drawn == (0 if seats == 2 and seat == 0 else 1)


def test_m13_2_a_token_drawn_goes_before_its_number() -> None:
    s = on(13, HANDS, "phase token; drawn 5")
    assert choices(s) == {"token:0B"}
    assert why(s, "0 token:0C") == "N9"


def test_m13_2_there_are_two_tokens_of_each_number() -> None:
    s = start(3, 13)
    run_to(s, "info")
    assert [move.text for move in s.chances()] == [f"info:{number}" for number in range(1, 13)]
    play(s, s_first(s))
    run_to(s, "info")
    assert len(s.chances()) == 23


def s_first(s: BombBusters) -> str:
    return f". {s.chances()[0].text}"


def test_m13_3_the_three_reds_are_named_and_cut() -> None:
    s = on(13, HANDS)
    play(s, "0 name-reds", "0 at:0A", "0 at:1B")
    events = told(s, "0 at:2B")
    assert fact(events, "named-cut")["spots"] == ["0A", "1B", "2B"]
    assert is_open(s, "0A", "1B", "2B") and turn(s) == 1
    assert why(s, "1 name-reds") == "M13-3"


def test_m13_3_one_wrong_wire_explodes_the_bomb() -> None:
    s = on(13, HANDS)
    play(s, "0 name-reds", "0 at:0A", "0 at:1B")
    assert boom(told(s, "0 at:2A")) == "named"
    assert ended_by(s) == "M13-3"


def test_m13_3_every_wire_is_named_once() -> None:
    s = play(on(13, HANDS), "0 name-reds", "0 at:0A")
    assert why(s, "0 at:0A") == "M13-3"


def test_m13_4_of_four_also_who_has_no_red_may_name_them() -> None:
    play(on(13, HANDS, "turn 3"), "3 name-reds")


def test_m13_4_of_three_who_has_none_may_not() -> None:
    s = on(13, "2.5 7.5 9 / 5 | 5 9 | 5 8.5 9", "turn 1")
    assert why(s, "1 name-reds") == "M13-4"


def test_m13_5_reds_are_not_revealed() -> None:
    s = on(13, "2.5 | 5 7.5 | 5 8.5 | 5 5")
    assert choices(s) == {"name-reds"}
    assert why(s, "0 reveal") == "M13-5"


def test_m13_6_no_detector_finds_reds() -> None:
    s = on(13, HANDS)
    play(s, "0 name-reds")
    assert kinds(s) == {"at"}


def test_m13_7_how_many_reds_each_has_is_known() -> None:
    s = dealt(4, 13)
    chance = [s.deals(3).values(wire)[14] for wire in s.hand(0)]
    assert abs(sum(chance) - 1) < 1e-9


def test_m13_8_a_mug_passes_the_turn_of_who_has_only_reds() -> None:
    s = on(13, "2.5 11* | 5 7.5 11* | 5 8.5 | 5 5", "equipment mug")
    assert choices(s) == {"name-reds", "mug:1", "mug:2", "mug:3"}
    play(s, "0 mug:2")
    assert s.deals(1).values(s.wire_at(0, 0))[14] > 0


def test_m13_8_who_points_at_a_red_in_a_dual_cut_explodes_the_bomb() -> None:
    assert boom(told(on(13, HANDS), "0 cut:1B=5")) == "red"


def test_m13_winning_takes_all_wires() -> None:
    s = on(13, "2.5 5* | 5* 7.5 | 8.5")
    play(s, "0 name-reds", "0 at:0A", "0 at:1B", "0 at:2A")
    assert won(s)

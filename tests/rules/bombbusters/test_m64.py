"""Mission 64: two reversed wires each."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from tests.rules.acts import fact
from tests.rules.bombbusters.reversing import received
from tests.rules.bombbusters.table import (
    at,
    boom,
    dealt,
    lives,
    of_kind,
    on,
    play,
    told,
    why,
    wire,
)

HANDS = "3< 4 8 8< | 3< 5 9 9< | 4< 8 9< | 5< 8 9<"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m64_1_the_lower_one_far_left_and_the_higher_one_far_right(seats: int) -> None:
    s = dealt(seats, 64)
    for seat in range(seats):
        other = (seat + 1) % seats
        wires = [w for stand in at(s, seat, eye=other)["stands"] for w in stand["wires"]]
        assert [place for place, w in enumerate(wires) if w["reversed"]] == [0, len(wires) - 1]
        assert float(str(wires[0]["wire"])) <= float(str(wires[-1]["wire"]))
        own = [w for stand in at(s, seat, eye=seat)["stands"] for w in stand["wires"]]
        assert (own[0]["wire"], own[-1]["wire"]) == (None, None)


def test_m64_1_the_owner_knows_that_left_is_not_higher() -> None:
    s = on(64, "4< 4 5 8< | 4 5 | 5 8 | 4 5 8 8", "option aid odds")
    left, right = wire(s, "0A", 0), wire(s, "0D", 0)
    assert left["odds"] and right["odds"]
    assert left["odds"][0] > right["odds"][0]
    assert left["odds"][-1] < right["odds"][-1]


def test_m64_2_each_is_cut_as_in_mission_56() -> None:
    assert fact(told(on(64, HANDS), "0 reversed:1A=3"), "cut")["own"] == "A"
    assert fact(told(on(64, HANDS), "0 reversed:2B=8/2"), "cut")["own"] == "D"
    assert boom(told(on(64, HANDS), "0 reversed:2B=8")) == "reversed"
    s = on(64, HANDS)
    assert lives(play(s, "0 cut:2A=4")) == 3


def test_m64_3_both_may_belong_to_one_solo_cut() -> None:
    s = on(64, "8< 4 8< | 3< 5 9 | 4< 8* 9< | 3 5< 8* 9")
    assert "reversed-solo:8/1+2" in of_kind(s, "reversed-solo")
    assert fact(told(s, "0 reversed-solo:8/1+2"), "solo-cut")["places"] == ["A", "C"]
    s = on(64, "3< 4 8< | 8< 5 9 | 4< 8* 9< | 3 5< 8* 9")
    assert boom(told(s, "0 reversed-solo:8/1+2")) == "reversed"


def test_w11_one_that_is_cut_is_not_declared() -> None:
    s = on(64, "3*< 4 8 8< | 3*< 5 9 9< | 4< 8 9< | 5< 8 9<")
    assert why(s, "0 reversed:2B=8") == "W9"
    assert "reversed:2B=8/2" in of_kind(s, "reversed")


def test_a_scene_tells_it_and_reads_it_back() -> None:
    s = on(64, HANDS, "option aid odds")
    text = GAME.scenes.write(s)
    again = GAME.scenes.read(text)
    assert GAME.scenes.write(again) == text
    assert [again.view(seat) for seat in range(4)] == [s.view(seat) for seat in range(4)]


@pytest.mark.parametrize(
    "other",
    [
        "4< 4 8 8< | 3< 5 9 9< | 3 8 9 | 5 8 9",
        "3< 4 8 9< | 3< 5 9 9< | 4 8 8 | 5 8 9",
        "3< 4 8 7.5< | 3< 5 9 9< | 4 8 9 | 5 8 9",
    ],
)
def test_w2_whatever_they_are_their_owner_receives_the_same_bytes(other: str) -> None:
    hands = "3< 4 8 8< | 3< 5 9 9< | 4 8 9 | 5 8 9"
    if "7.5" in other:
        hands = hands.replace("4 8 9 | 5", "4 7.5 9 | 5")
    same = [received(on(64, some, "option aid odds"), 0) for some in (hands, other)]
    assert same[0] == same[1]

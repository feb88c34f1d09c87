"""Mission 56: everybody has a wire that all see but its owner."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.reversing import play_both, received
from tests.rules.bombbusters.table import (
    at,
    boom,
    dealt,
    kinds,
    lives,
    look,
    of_kind,
    on,
    play,
    tokens,
    told,
    why,
    wire,
)

HANDS = "3 4 8< | 3 8 9< | 4 8 9 5< | 5 8 9 9<"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m56_1_everybody_has_one_reversed_wire_far_right(seats: int) -> None:
    s = dealt(seats, 56)
    for seat in range(seats):
        stands = at(s, seat)["stands"]
        turned = [[w["reversed"] for w in stand["wires"]] for stand in stands]
        assert sum(map(sum, turned)) == 1
        assert turned[-1][-1]
        spot = f"{seat}{stands[-1]['wires'][-1]['place']}"
        assert [wire(s, spot, eye)["wire"] is None for eye in range(seats)] == [
            eye == seat for eye in range(seats)
        ]


def test_w13_there_are_no_number_cards() -> None:
    assert look(on(56, HANDS))["props"] == {}


def test_m56_2_the_owner_cuts_it() -> None:
    s = on(56, HANDS)
    assert fact(told(s, "0 reversed:1B=8"), "cut")["own"] == "C"
    assert lives(s) == 4
    assert boom(told(on(56, HANDS), "0 reversed:1B=3")) == "reversed"


def test_m56_3_a_teammate_may_cut_it_for_a_step_of_the_dial() -> None:
    s = play(on(56, HANDS), "0 cut:1A=3")
    assert keys(told(s, "1 cut:0C=8"))[:3] == ["claimed", "dialled", "cut"]
    assert lives(s) == 3


def test_m56_4_the_step_comes_with_the_attempt_and_a_miss_costs_another() -> None:
    s = play(on(56, HANDS), "0 cut:1C=3")
    assert (lives(s), tokens(s, 1)) == (2, {"C": "9"})
    assert wire(s, "1C", 1)["value"] == "9"


def test_m56_4_w6_the_stabilizer_stops_neither() -> None:
    assert lives(play(on(56, HANDS, "stable"), "0 cut:1C=3")) == 2


def test_m56_4_the_step_may_be_the_last() -> None:
    s = play(on(56, HANDS, "lives 1"), "0 cut:1A=3")
    events = told(s, "1 cut:0C=8")
    assert boom(events) == "dial"
    assert "cut" not in keys(events)


def test_m56_4_a_reversed_red_explodes() -> None:
    s = on(56, "3 4 8< | 3 8 6.5< | 4 8 9 5< | 5 8 9 9<")
    assert boom(told(s, "0 cut:1C=3")) == "red"


def test_m56_5_one_behind_each_back() -> None:
    s = on(56, "3 4 9< | 3 8 9< | 4 8 9 5< | 5 8 9 8<")
    events = told(s, "0 reversed:1C=9")
    assert (fact(events, "cut")["own"], lives(s)) == ("C", 3)
    s = on(56, HANDS)
    assert boom(told(s, "0 reversed:1C=9")) == "reversed"


def test_w4_no_detector_points_at_one() -> None:
    s = play(on(56, HANDS), "0 double:4")
    assert why(s, "0 at:1C") == "W4"


def test_w3_w5_w6_nothing_of_the_table_works_on_it() -> None:
    more = "equipment walkie grapnel; roles walkie x-or-y double double"
    s = on(56, "2* 3 8< | 2* 3 9< | 4 4 9 5< | 5 8 9 11* 11* 11* 11* 8<", more)
    assert {m.partition(">")[0] for m in of_kind(s, "walkie")} == {"walkie:0B"}
    assert why(s, "0 grapnel:1C") == "W5"
    play(s, "0 cut:1B=3")
    assert why(on(56, HANDS, "phase token"), "0 token:0C") == "W3"


def test_e18_the_disintegrator_cuts_it_too() -> None:
    s = on(56, "3 10* 10 8< | 3 8 10* 10 | 4 4 8< | 5 5 8", "equipment disintegrator")
    play(s, "0 cut:1D=10")
    assert fact(told(s, ". blast:8"), "disintegrated")["count"] == 4


def test_w7_a_token_tells_the_owner_and_still_it_is_cut_by_w9() -> None:
    s = play(on(56, HANDS), "0 cut:1C=3")
    assert "9" not in {c["value"] for c in look(s, 1)["claims"]}
    assert "reversed" in kinds(s, 1)
    assert facts(told(s, "1 reversed:2C=9"), "cut")


WORLDS = [
    (HANDS, "3 4 9< | 3 8 9< | 4 8 8 5< | 5 8 9 9<"),
    ("3 4 8< | 3 8 9< | 4 7.5 9 5< | 5 8 9 9<", "3 4 7.5< | 3 8 9< | 4 8 9 5< | 5 8 9 9<"),
]


@pytest.mark.parametrize(("one", "other"), WORLDS)
@pytest.mark.parametrize("phase", ["token", "turn"])
def test_w2_whatever_it_is_its_owner_receives_the_same_bytes(
    one: str, other: str, phase: str
) -> None:
    more = f"phase {phase}; option aid odds; roles double radar triple walkie"
    same = [received(on(56, hands, more), 0) for hands in (one, other)]
    assert same[0] == same[1]


def test_w2_nor_do_turns_tell_it() -> None:
    worlds = [on(56, hands, "option aid odds") for hands in WORLDS[0]]
    for act in ("0 cut:1A=3", "1 cut:3D=8", "2 cut:0B=4"):
        one, other = play_both(worlds[0], worlds[1], act, 0)
        assert one == other


def test_w5_nobody_swaps_with_who_has_only_a_reversed_wire() -> None:
    s = on(56, "2* 3 8< | 2* 9< | 3 8 9 | 8 8 9", "equipment walkie")
    assert of_kind(s, "walkie") == {"walkie:0B>2", "walkie:0B>3"}
    assert why(s, "0 walkie:0B>1") == "E2"

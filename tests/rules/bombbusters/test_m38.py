"""Mission 38: a wire of the Captain's that all see but the Captain."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.core import WATCHER
from tests.rules.acts import fact, keys
from tests.rules.bombbusters.reversing import play_both, received
from tests.rules.bombbusters.table import (
    at,
    boom,
    choices,
    dealt,
    ended_by,
    kinds,
    lives,
    look,
    of_kind,
    on,
    play,
    told,
    turn,
    why,
    wire,
    won,
)

HANDS = "3 4 8< | 3 8 9 | 4 8 9 | 5 5"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m38_1_one_wire_of_the_captains_is_reversed_far_right(seats: int) -> None:
    s = dealt(seats, 38)
    for seat in range(seats):
        stands = at(s, seat)["stands"]
        turned = [[w["reversed"] for w in stand["wires"]] for stand in stands]
        assert sum(map(sum, turned)) == (1 if seat == 0 else 0)
        assert turned[-1][-1] == (seat == 0)
    spot = f"0{at(s, 0)['stands'][-1]['wires'][-1]['place']}"
    for eye in range(seats):
        assert (wire(s, spot, eye)["wire"] is None) == (eye == 0)


def test_w2_the_watchers_do_not_see_it() -> None:
    assert wire(on(38, HANDS), "0C", WATCHER)["wire"] is None


def test_m38_2_nobody_else_points_at_it() -> None:
    s = play(on(38, HANDS), "0 cut:1A=3")
    assert why(s, "1 cut:0C=8") == "M38-2"
    assert "cut:2B=8" in choices(s, 1)


# W9, W10: a Dual Cut with it.


def test_w10_the_captain_may_say_any_number_that_is_not_finished() -> None:
    s = on(38, "3 4 8< 12* | 3 8 9 12* | 4 8 9 12* | 5 5 12*")
    said = {move.partition("=")[2] for move in of_kind(s, "reversed")}
    assert said == {"3", "4", "5", "8", "9"}
    assert why(s, "0 reversed:1A=12") == "W10"


def test_w9_w10_right_opens_both() -> None:
    events = told(on(38, HANDS), "0 reversed:1B=8")
    assert fact(events, "declared") == {"seat": 0, "places": ["C"], "count": 1, "value": "8"}
    assert fact(events, "cut")["own"] == "C"


@pytest.mark.parametrize("act", ["reversed:1C=9", "reversed:1C=8", "reversed:1A=3"])
def test_w9_anything_wrong_explodes(act: str) -> None:
    s = on(38, HANDS)
    assert boom(told(s, f"0 {act}")) == "reversed"
    assert ended_by(s) == "W9"


def test_w6_the_stabilizer_does_not_help() -> None:
    assert boom(told(on(38, HANDS, "stable"), "0 reversed:1C=9")) == "reversed"


def test_w10_a_usual_cut_means_the_visible_wire() -> None:
    s = on(38, "3 8 8< | 3 8 9 | 4 8 9 | 4 5 5")
    assert fact(told(s, "0 cut:1B=8"), "cut")["own"] == "B"


def test_w9_nobody_without_one_can_do_that() -> None:
    s = play(on(38, HANDS), "0 cut:1A=3")
    assert "reversed" not in kinds(s, 1)
    assert why(s, "1 reversed:2B=8") == "W9"
    assert why(on(38, HANDS), "0 reversed:0A=8") == "R7"


# W11: a Solo Cut with it.


def test_w11_what_is_seen_and_what_is_declared_must_be_all_that_are_left() -> None:
    s = on(38, "3 8 8< | 3 8* 9 | 4 8* 9 | 4 5 5")
    assert of_kind(s, "reversed-solo") == {"reversed-solo:3", "reversed-solo:8"}
    assert why(s, "0 reversed-solo:4") == "W11"
    assert fact(told(s, "0 reversed-solo:8"), "solo-cut")["places"] == ["B", "C"]


def test_w11_wrong_explodes() -> None:
    s = on(38, "3 8 9< | 3 8 9 | 4 9* 9* | 4 5 5")
    assert boom(told(s, "0 reversed-solo:8")) == "reversed"


# W12: "all red".


def test_w12_with_only_reds_in_sight_all_red_may_be_said() -> None:
    s = on(38, "6.5 7.5< | 3 8 9 | 3 8 9 | 5 5")
    assert {"reveal", "reversed"} <= kinds(s)
    assert fact(told(s, "0 reveal"), "reds-revealed")["places"] == ["A", "B"]


def test_w12_a_wire_that_is_not_red_explodes() -> None:
    assert boom(told(on(38, "6.5 8< | 3 8 9 | 3 9 | 5 5"), "0 reveal")) == "reversed"


def test_w12_not_while_something_else_is_in_sight() -> None:
    assert why(on(38, "5 6.5 7.5< | 3 8 9 | 3 8 9 | 5"), "0 reveal") == "W12"


def test_w12_the_last_wire_alone() -> None:
    s = on(38, "3* 7.5< | 3* 8* | 8* | 5* 5*")
    assert choices(s) == {"reveal"}
    play(s, "0 reveal")
    assert won(s)


# Skipping.

STRANDED = "3 4 8< | 8 | 4 8* 9 | 3 8* 9"


def test_m38_3_m38_4_who_could_only_cut_with_that_wire_skips() -> None:
    s = play(on(38, STRANDED), "0 cut:3A=3")
    assert choices(s, 1) == {"skip"}
    assert why(s, "1 cut:2A=8") == "M38-4"
    assert keys(told(s, "1 skip"))[:2] == ["skipped", "dialled"]
    assert (lives(s), turn(s)) == (3, 2)


def test_m38_4_reds_beside_it_change_nothing() -> None:
    s = play(on(38, "3 4 8< | 6.5 8 | 4 8* 9 | 3 8* 9"), "0 cut:3A=3")
    assert choices(s, 1) == {"skip"}


def test_m38_4_another_copy_elsewhere_or_another_value_is_something_to_cut() -> None:
    s = play(on(38, "3 4 8< | 8 | 4 8 9 | 3 8 9"), "0 cut:3A=3")
    assert "cut:2B=8" in choices(s, 1)
    assert why(s, "1 skip") == "M38-3"
    s = play(on(38, "3 4 8< | 4 8 | 8* 9 | 3 8* 9"), "0 cut:3A=3")
    assert "skip" not in choices(s, 1)


def test_m38_4_a_coffee_mug_helps() -> None:
    s = play(on(38, f"{STRANDED} 11* 11*", "equipment mug"), "0 cut:3A=3")
    assert {"skip", "mug:2"} <= choices(s, 1)


def test_n3_the_stabilizer_covers_the_step_of_a_skip() -> None:
    s = play(on(38, f"{STRANDED} 9* 9*", "equipment stabilizer"), "0 cut:3A=3")
    assert lives(play(s, "1 stabilizer", "1 skip")) == 4


def test_m38_4_the_captain_learns_from_a_skip_what_the_wire_is() -> None:
    s = on(38, "3 4 8< | 8! | 4 8* 9 | 3 8* 9", "option aid values")
    assert len(wire(s, "0C", 0)["may"] or []) > 1
    play(s, "0 cut:3A=3", "1 skip")
    assert wire(s, "0C", 0)["may"] == ["8"]


def test_m38_4_and_from_a_cut_that_it_was_not_so() -> None:
    s = on(38, "3 4 9< | 8! | 4 8* 9 | 3 8* 8", "option aid values")
    play(s, "0 cut:3A=3", "1 cut:2A=8")
    assert "8" in (wire(s, "3C", 0)["may"] or [])
    text = GAME.scenes.write(s)
    assert "strandeds not:" in text
    assert GAME.scenes.write(GAME.scenes.read(text)) == text


# What the Captain does not know.

WORLDS = [
    ("3 4 8< | 3 8 9 | 4 8 9 | 5 5", "3 4 9< | 3 8 8 | 4 8 9 | 5 5"),
    ("3 4 8< | 3 8 9 | 4 8 9 | 5 6.5", "3 4 6.5< | 3 8 9 | 4 8 9 | 5 8"),
    ("3 8 8< | 3 8 9 | 4 8 9 | 4 5 5", "3 8 4< | 3 8 9 | 8 8 9 | 4 5 5"),
    ("6.5 7.5< | 3 8 9 | 3 8 9 | 5 5", "6.5 5< | 3 8 9 | 3 8 9 | 5 7.5"),
]


@pytest.mark.parametrize(("one", "other"), WORLDS)
@pytest.mark.parametrize("phase", ["token", "turn"])
def test_w2_whatever_the_wire_is_the_captain_receives_the_same_bytes(
    one: str, other: str, phase: str
) -> None:
    if phase == "token":
        one, other = f"1 {one}", f"1 {other}"
    more = f"phase {phase}; option aid odds; equipment post-it; roles double radar triple walkie"
    same = [received(on(38, hands, more), 0) for hands in (one, other)]
    assert same[0] == same[1]


def test_w2_nor_do_turns_tell_it() -> None:
    worlds = [on(38, hands, "option aid odds") for hands in WORLDS[0]]
    for act in ("0 cut:1A=3", "1 cut:2B=8", "2 cut:0B=4", "3 cut:2C=5"):
        one, other = play_both(worlds[0], worlds[1], act, 0)
        assert one == other


def test_w8_claims_and_copies_are_those_in_sight() -> None:
    s = on(38, "3 8 8< | 3 8 9 | 4 8 9 | 4 5 5")
    assert [c["copies"] for c in look(s, 0)["claims"]] == [["A"], ["B"]]

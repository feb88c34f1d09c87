"""Mission 20: the last wire of each stand is marked X."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.core import WATCHER
from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    at,
    boom,
    choices,
    dealt,
    lives,
    of_kind,
    on,
    play,
    sizes,
    tokens,
    told,
    turn,
    why,
    wire,
    won,
)

HANDS = "3 8 5^ | 3 9 8^ | 5 9 6.5^ | 4 4 11.1^"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m20_1_every_stand_has_one_x_wire_far_right(seats: int) -> None:
    s = dealt(seats, 20)
    for seat in range(seats):
        for stand in at(s, seat)["stands"]:
            assert [w["apart"] for w in stand["wires"]][-1]
            assert sum(w["apart"] for w in stand["wires"]) == 1
            assert not any(w["reversed"] for w in stand["wires"])
    assert sizes(dealt(2, 20), 0) == [14, 14]


def test_m20_1_the_others_are_sorted() -> None:
    s = dealt(4, 20)
    for seat in range(4):
        row = [w["wire"] for w in at(s, seat, eye=seat)["stands"][0]["wires"] if not w["apart"]]
        assert row == sorted(row, key=lambda name: float(str(name)))


def test_m20_4_w2_only_its_owner_sees_it() -> None:
    s = on(20, HANDS)
    assert [wire(s, "1C", eye)["wire"] for eye in (0, 1, 2, 3, WATCHER)] == [
        None,
        "8",
        None,
        None,
        None,
    ]


def test_w8_an_x_wire_is_cut_and_cut_with_as_usual() -> None:
    s = play(on(20, HANDS), "0 cut:1C=8")
    assert wire(s, "1C")["open"] and wire(s, "0B")["open"]
    assert fact(told(on(20, HANDS), "0 cut:2A=5"), "cut")["own"] == "C"


def test_w7_a_miss_at_it_leaves_a_token_before_it() -> None:
    s = play(on(20, HANDS), "0 cut:1C=3")
    assert (tokens(s, 1), lives(s), turn(s)) == ({"C": "8"}, 3, 1)


def test_m20_3_an_x_wire_may_be_red() -> None:
    assert boom(told(on(20, HANDS), "0 cut:2C=3")) == "red"
    s = on(20, "3.5 6.5^ | 3 9 | 3 9 | 4 4")
    assert choices(s) == {"reveal"}
    assert fact(told(s, "0 reveal"), "reds-revealed")["places"] == ["A", "B"]


def test_m20_2_w4_no_detector_points_at_it() -> None:
    s = play(on(20, HANDS), "0 double:3")
    assert of_kind(s, "at") == {f"at:{spot}" for spot in ("1A", "1B", "2A", "2B", "3A", "3B")}
    assert why(s, "0 at:1C") == "W4"


def test_w6_with_a_detector_it_is_not_the_own_half() -> None:
    s = on(20, HANDS)
    assert "double:8" in choices(s)
    assert "double:5" not in choices(s)
    assert why(s, "0 double:5") == "W6"


def test_w6_the_stabilizer_does_not_cover_a_cut_that_points_at_it() -> None:
    s = on(20, f"{HANDS[:3]} 5^ 9.1* | 3 9 8^ | 5 9 6.5^ | 4 4 9.5^", "stable")
    assert lives(play(s, "0 cut:1C=3")) == 3
    assert boom(told(on(20, HANDS, "stable"), "0 cut:2C=3")) == "red"


def test_w6_nor_one_that_would_open_it_and_then_all_know_what_it_is() -> None:
    s = on(20, HANDS, "stable; option aid values")
    assert lives(play(s, "0 cut:1A=5")) == 3
    assert wire(s, "0C", 1)["may"] == ["5"]


def test_w6_it_covers_all_other_cuts_and_then_all_know_that_another_was_meant() -> None:
    s = play(on(20, "3 8 5^ | 3 5 8^ | 5 9 9^ | 4 4 5^", "stable; option aid values"), "0 cut:1B=3")
    assert lives(s) == 4
    assert "3" in (wire(s, "0A", 1)["may"] or [])
    assert tokens(s, 1) == {"B": "5"}


def test_w3_no_token_goes_before_it() -> None:
    s = on(20, HANDS, "phase token")
    assert choices(s) == {"token:0A", "token:0B"}
    assert why(s, "0 token:0C") == "W3"


def test_w4_the_radar_does_not_count_it() -> None:
    s = on(20, "3 5 8* 8* | 3 9 5^ | 5 9 4^ | 4 5", "equipment radar")
    answers = [e.facts() for e in told(s, "0 radar:5") if e.key == "radar-answer"]
    assert [a["yes"] for a in answers] == ["yes", "no", "yes", "yes"]


def test_w8_a_solo_cut_counts_it() -> None:
    s = on(20, "3 5 5^ | 3 9 5*^ | 4 9 5*^ | 4 12")
    assert fact(told(s, "0 solo:5"), "solo-cut")["places"] == ["B", "C"]


def test_m20_1_the_aid_thinks_it_may_be_anything() -> None:
    s = on(20, "3 3 5^ | 8 9 3^ | 5 8 8^ | 9 9 9^", "option aid values")
    assert wire(s, "1C", 0)["may"] == ["3", "5", "8", "9"]


def test_w1_neighbours_do_not_bound_it() -> None:
    s = on(20, "3 3 5^ | 8 9* 3^ | 5 8 8^ | 9* 9 9^")
    assert (wire(s, "1C", 0)["low"], wire(s, "1A", 0)["high"]) == (None, "9")


def test_a_scene_tells_it_and_reads_it_back() -> None:
    s = play(on(20, HANDS), "0 cut:1C=3")
    text = GAME.scenes.write(s)
    assert GAME.scenes.write(GAME.scenes.read(text)) == text


def test_r12_all_cut_wins() -> None:
    s = on(20, "8^ | 8^ | 3* | 3*")
    assert "defused" in keys(told(s, "0 cut:1A=8"))
    assert won(s)

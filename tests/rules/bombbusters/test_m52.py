"""Mission 52: all Info tokens are false."""

from __future__ import annotations

from powderkeg.rules.core import WATCHER
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    boom,
    choices,
    lives,
    of_kind,
    on,
    play,
    refused,
    tokens,
    told,
    turn,
    why,
    wire,
)

HANDS = "3 8 9 | 3 8 9 | 4 6.5 8 | 4 8 12"


def test_m52_2_a_failed_cut_gets_the_value_that_was_said() -> None:
    s = on(52, HANDS)
    events = told(s, "0 cut:1B=9")
    assert facts(events, "lied") == [{"owner": 1, "place": "B", "value": "9", "why": "miss"}]
    assert "tagged" not in keys(events)
    assert lives(s) == 3
    for eye in (0, 2, WATCHER):
        assert (wire(s, "1B", eye)["nots"], wire(s, "1B", eye)["value"]) == (["9"], None)
    assert tokens(s, 1) == {}


def test_m52_1_false_tokens_gather_before_a_wire() -> None:
    s = on(52, "3 8 9 | 3 8~5~6 9 | 4 6.5 8 | 4 8 12")
    assert wire(s, "1B")["nots"] == ["5", "6"]
    play(s, "0 cut:1B=9")
    assert sorted(wire(s, "1B")["nots"]) == ["5", "6", "9"]


def test_m52_2_a_right_cut_is_as_ever() -> None:
    s = on(52, HANDS)
    assert "cut" in keys(told(s, "0 cut:1B=8"))


def test_m52_2_red_explodes_as_ever() -> None:
    assert boom(told(on(52, HANDS), "0 cut:2B=9")) == "red"


def test_d26_a_failed_yellow_gets_the_yellow_token() -> None:
    s = on(52, "2.1 8 / 9 9 | 3 8 / 4.1 12", "seats 2")
    events = told(s, "0 cut:1A=yellow")
    assert facts(events, "lied") == [{"owner": 1, "place": "A", "value": "yellow", "why": "miss"}]
    assert wire(s, "1A")["nots"] == ["yellow"]


def test_d26_a_yellow_wire_that_is_missed_gets_the_value_too() -> None:
    s = on(52, "2.1 8 / 9 9 | 3 8 / 4.1 12", "seats 2")
    assert facts(told(s, "0 cut:1a=8"), "lied")[0]["value"] == "8"
    assert wire(s, "1a")["nots"] == ["8"]


def test_d27_after_a_detector_the_owner_marks_any_of_them_red_included() -> None:
    s = on(52, HANDS)
    play(s, "0 double:9", "0 at:2A", "0 at:2B")
    assert choices(s, 2) == {"tag:2A", "tag:2B"}
    events = told(s, "2 tag:2B")
    assert facts(events, "lied") == [{"owner": 2, "place": "B", "value": "9", "why": "miss"}]
    assert (lives(s), wire(s, "2B")["nots"], turn(s)) == (3, ["9"], 1)


def test_d27_where_one_matches_it_is_cut() -> None:
    s = play(on(52, HANDS), "0 double:8", "0 at:2B", "0 at:2C")
    assert choices(s, 2) == {"give:2C"}


def test_d28_a_post_it_is_a_false_token_on_a_blue_wire() -> None:
    s = on(52, "3 4* 6.5 8 | 3 4* 8 9 | 4 8 | 4 8 9", "equipment post-it")
    false = {f"lie:0A={number}" for number in range(1, 13) if number != 3}
    false |= {f"lie:0D={number}" for number in range(1, 13) if number != 8}
    assert of_kind(s, "lie") == false
    assert why(s, "0 post-it:0D") == "D28"
    events = told(s, "0 lie:0D=5")
    assert facts(events, "lied") == [{"owner": 0, "place": "D", "value": "5", "why": "post-it"}]
    assert (wire(s, "0D")["nots"], turn(s)) == (["5"], 0)
    assert of_kind(s, "lie") == set()


def test_d28_a_post_it_out_of_turn() -> None:
    s = on(52, "3 4* 6.5 8 | 3 4* 8 9 | 4 8 | 4 8 9", "equipment post-it")
    play(s, "2 lie:2A=9")
    assert wire(s, "2A")["nots"] == ["9"]


def test_e9_b22_the_stabilizer_on_a_red_leaves_no_token() -> None:
    s = on(52, "3 8 9 9* | 3 8 9 9* | 4 6.5 8 | 4 8 12", "equipment stabilizer")
    events = told(play(s, "0 stabilizer"), "0 cut:2B=9")
    assert "lied" not in keys(events)
    assert fact(events, "found-red") == {"owner": 2, "places": ["B"], "count": 1}


def test_r9_a_value_known_to_be_false_may_be_said() -> None:
    s = on(52, "3 8 9 | 3 8~9 9 | 4 6.5 8 | 4 8 12")
    assert refused(s, "0 cut:1B=9") is None


def test_s2_labels_are_not_there() -> None:
    s = on(52, HANDS)
    assert of_kind(s, "alike") == of_kind(s, "unlike") == set()
    assert why(s, "0 alike:0A") == "E14"

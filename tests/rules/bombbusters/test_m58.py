"""Mission 58: no Info tokens, but a Double Detector in every turn."""

from __future__ import annotations

from tests.rules.acts import facts
from tests.rules.bombbusters.table import (
    boom,
    kinds,
    lives,
    on,
    play,
    run_to,
    start,
    tokens,
    told,
    wire,
)

HANDS = "3 8 9 | 3 7 9 | 5 12 | 5 12"


def test_m58_1_there_are_no_start_tokens() -> None:
    s = start(4, 58)
    run_to(s, "turn")
    assert [tokens(s, seat) for seat in range(4)] == [{}, {}, {}, {}]


def test_m58_1_a_miss_leaves_none_and_tells_nothing_about_the_wire() -> None:
    s = on(58, HANDS)
    events = told(s, "0 cut:1B=8")
    assert facts(events, "tagged") == [] and facts(events, "missed")
    assert tokens(s, 1) == {} and wire(s, "1B")["value"] is None


def test_m58_2_the_double_detector_is_never_spent() -> None:
    s = on(58, "3 8 9 10 | 3 8 9 11 | 5 12 | 5 12")
    play(s, "0 double:8", "0 at:1A", "0 at:1B", "1 give:1B")
    play(s, "1 cut:0A=3", "2 cut:3A=5", "3 cut:2B=12")  # round the table
    assert "double" in kinds(s)


def test_m58_3_after_a_miss_all_know_that_neither_is_what_was_named() -> None:
    s = on(58, HANDS)
    play(s, "0 double:8", "0 at:1A", "0 at:1B", "1 tag:1A")
    for place in (0, 1):
        assert s.deals(2).values(s.wire_at(2, place))[8] == 0


def test_m58_3_one_red_of_two_costs_a_step_and_two_explode() -> None:
    s = on(58, "3 8 9 | 3 5.5 9 | 5 12 | 5 12")
    play(s, "0 double:8", "0 at:1A", "0 at:1B", "1 tag:1A")
    assert lives(s) == 3
    s = on(58, "3 8 9 | 3.5 5.5 9 | 5 12 | 5 12")
    play(s, "0 double:8", "0 at:1A", "0 at:1B")
    assert boom(told(s, "1 tag:1A")) == "red"


def test_m58_4_labels_can_be_used() -> None:
    s = on(58, "3 8 12* | 3 7 12* | 5 5 | 5 8", "equipment alike; turn 2")
    assert facts(told(s, "2 alike:2A"), "labelled")

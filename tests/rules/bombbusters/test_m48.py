"""Mission 48: three yellows, dealt apart and cut together."""

from __future__ import annotations

from collections import Counter

import pytest

from powderkeg.rules.core import WATCHER
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    at,
    boom,
    choices,
    colour,
    dealt,
    is_open,
    kinds,
    lives,
    of_kind,
    on,
    phase,
    play,
    refused,
    run_to,
    sizes,
    start,
    tokens,
    told,
    turn,
    why,
    wire,
    won,
)


def yellows_by_stand(seats: int, captain: int, seed: str) -> list[int]:
    """From the Captain's stands on, how many yellows each has."""
    s = dealt(seats, 48, seed=seed, captain=str(captain + 1))
    counts = []
    for step in range(seats):
        seat = (captain + step) % seats
        for stand in at(s, seat, eye=seat)["stands"]:
            counts.append(sum(colour(w["wire"] or "") == "yellow" for w in stand["wires"]))
    return counts


@pytest.mark.parametrize(
    ("seats", "yellows"), [(2, [1, 1, 1, 0]), (4, [1, 1, 1, 0]), (5, [1, 1, 1, 0, 0])]
)
def test_m48_1_the_yellows_are_dealt_first_one_each(seats: int, yellows: list[int]) -> None:
    for seed in ("one", "two", "three"):
        counts = yellows_by_stand(seats, 1, seed)
        if seats == 2:
            assert counts[:2] == [1, 1]
            assert sum(counts[2:]) == 1
        else:
            assert counts == yellows


def test_m48_1_d19_b24_for_three_the_captains_yellow_goes_to_either_stand() -> None:
    seen = Counter(tuple(yellows_by_stand(3, 1, f"deal {number}")) for number in range(12))
    assert set(seen) == {(1, 0, 1, 1), (0, 1, 1, 1)}


def test_d19_b24_that_stand_is_drawn_and_nobody_sees_it() -> None:
    s = start(3, 48)
    run_to(s, "side")
    assert sorted(move.text for move in s.chances()) == ["side:1", "side:2"]
    for eye in (1, 2, WATCHER):
        one, other = told(s.clone(), ". side:1", eye), told(s.clone(), ". side:2", eye)
        assert [event.to_json() for event in one] == [event.to_json() for event in other]


@pytest.mark.parametrize("number", range(6))
def test_d19_the_totals_stay_even(number: int) -> None:
    s = dealt(3, 48, seed=f"even {number}", captain="2")
    assert [sizes(s, seat) for seat in (1, 2, 0)] == [[14, 13], [13], [13]]


# Three at once.

HANDS = "2.1 5 9 | 3.1 5 9 | 4 4.1 12 | 4 6.5 12"


def test_m48_2_yellow_is_not_said_in_a_cut() -> None:
    s = on(48, HANDS)
    assert why(s, "0 cut:1A=yellow") == "M48-2"
    assert not any("yellow" in move for move in choices(s) if move != "yellows")
    assert why(on(48, "2.1 3.1 4.1 5 | 5 9 | 9 12 | 12"), "0 solo:yellow") == "M48-2"


def test_m48_2_all_three_are_named_at_once() -> None:
    s = on(48, HANDS)
    play(s, "0 yellows")
    assert phase(s) == "aim"
    play(s, "0 at:1A", "0 at:0A")
    events = told(s, "0 at:2B")
    assert fact(events, "yellows-cut")["seat"] == 0
    assert sorted(str(spot) for spot in spots(fact(events, "yellows-cut")["spots"])) == [
        "0A",
        "1A",
        "2B",
    ]
    assert is_open(s, "0A", "1A", "2B")
    assert wire(s, "2B")["wire"] == "4.1"
    assert (lives(s), turn(s)) == (4, 1)


def spots(told_of: object) -> list[object]:
    assert isinstance(told_of, list)
    return told_of


def test_d20_ones_own_yellow_is_one_of_the_three() -> None:
    s = play(on(48, HANDS), "0 yellows")
    assert {"at:0A", "at:0B", "at:0C", "at:1A", "at:3B"} <= choices(s)


def test_m48_2_four_or_five_need_no_yellow_of_their_own() -> None:
    s = on(48, HANDS, "turn 3")
    play(s, "3 yellows", "3 at:0A", "3 at:1A", "3 at:2B")
    assert is_open(s, "0A", "1A", "2B")


def test_m48_2_two_or_three_do() -> None:
    """They had one each; Walkie-Talkies may have taken it away."""
    hands = "2.1 5 / 3.1 9 | 4.1 5 | 9 12 12"
    assert refused(on(48, hands, "seats 3; turn 1"), "1 yellows") is None
    assert why(on(48, hands, "seats 3; turn 2"), "2 yellows") == "M48-2"


def test_m48_2_no_wire_twice_and_none_that_is_open() -> None:
    s = on(48, "2.1 5* 9 | 3.1 5* 9 | 4 4.1 12 | 4 6.5 12")
    play(s, "0 yellows", "0 at:1A")
    assert why(s, "0 at:1A") == "M48-2"
    assert why(s, "0 at:1B") == "M48-2"


def test_m48_2_once_they_are_cut_there_is_nothing_to_name() -> None:
    s = on(48, "2.1* 5 9 | 3.1* 5 9 | 4 4.1* 12 | 4 6.5 12")
    assert "yellows" not in kinds(s)
    assert why(s, "0 yellows") == "M48-2"


# A mistake.


def test_m48_3_b23_every_named_wire_gets_its_token_and_the_dial_moves_once() -> None:
    s = on(48, HANDS)
    play(s, "0 yellows", "0 at:0C", "0 at:1A")
    events = told(s, "0 at:2A")
    tagged = {(f["owner"], f["place"], f["value"]) for f in facts(events, "tagged")}
    assert tagged == {(0, "C", "9"), (1, "A", "yellow"), (2, "A", "4")}
    assert (lives(s), turn(s)) == (3, 1)
    assert (tokens(s, 0), tokens(s, 1), tokens(s, 2)) == ({"C": "9"}, {"A": "yellow"}, {"A": "4"})


def test_d18_a_red_among_them_explodes() -> None:
    s = play(on(48, HANDS), "0 yellows", "0 at:0A", "0 at:1A")
    assert boom(told(s, "0 at:3B")) == "yellows"
    assert not won(s)


def test_d14_the_stabilizer_does_not_help() -> None:
    s = on(48, "2.1 5 9* | 3.1 5 9* | 4 4.1 12 | 4 6.5 12", "equipment stabilizer")
    play(s, "0 stabilizer", "0 yellows", "0 at:0A", "0 at:1A")
    assert lives(play(s.clone(), "0 at:2A")) == 3
    assert boom(told(s, "0 at:3B")) == "yellows"


def test_d14_no_detector_helps() -> None:
    s = play(on(48, HANDS), "0 yellows")
    assert kinds(s) == {"at"}


def test_m48_3_r12_the_last_mistake_explodes() -> None:
    s = play(on(48, HANDS, "lives 1"), "0 yellows", "0 at:0A", "0 at:1A")
    assert boom(told(s, "0 at:2A")) == "dial"


def test_r12_the_mission_is_won_with_the_yellows() -> None:
    s = on(48, "2.1 | 3.1 | 4.1 | 5* 5*")
    play(s, "0 yellows", "0 at:0A", "0 at:1A")
    assert keys(told(s, "0 at:2A"))[-1] == "defused"


def test_r7_m48_2_with_only_reds_one_reveals() -> None:
    s = on(48, "6.5 | 3.1 5 | 4.1 5 | 2.1")
    assert choices(s) == {"reveal"}


def test_m48_2_who_holds_only_a_yellow_may_guess_or_name_them() -> None:
    """No other value to say: the three yellows are what is left to do."""
    s = on(48, "2.1 | 3.1 5 | 4.1 5 | 9 9")
    assert of_kind(s, "cut") == set()
    assert kinds(s) == {"yellows"}


def test_e13_three_yellows_open_the_false_bottom() -> None:
    s = on(48, HANDS, "equipment false-bottom")
    play(s, "0 yellows", "0 at:0A", "0 at:1A", "0 at:2B")
    assert phase(s) == "false-bottom"

"""The first Info tokens, and the missions that treat them otherwise."""

from __future__ import annotations

from collections import Counter

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_AWAITED, WATCHER
from tests.rules.acts import draws, fact, facts, keys
from tests.rules.bombbusters.table import (
    TABLES,
    at,
    base,
    choices,
    look,
    on,
    phase,
    play,
    refused,
    run_to,
    start,
    tokens,
    told,
    turn,
    why,
    wire,
)

COUNTS = [2, 3, 4, 5]
each_count = pytest.mark.parametrize("seats", COUNTS)
NO_CAPTAIN = [11, 27, 29, 40, 46, 51]  # for two players
# Drawn, none at all, beside the stand, false.
OTHERWISE = (13, 39, 41, *(18, 58), *(22, 43, 50), *(17, 52))
USUAL = [
    (mission, seats)
    for mission, seats in TABLES
    if mission not in OTHERWISE and not (seats == 2 and mission in NO_CAPTAIN)
]
HANDS = "1 2.1 3 3 | 1 5.5 9 | 9 12 | 12 12"


@pytest.mark.parametrize(("mission", "seats"), USUAL)
def test_r6_s3_everyone_marks_one_wire_from_the_captain_on(mission: int, seats: int) -> None:
    s = start(seats, mission, captain="2")
    run_to(s, "token")
    order = []
    while phase(s) == "token":
        (seat,) = s.deciders()
        order.append(seat)
        play(s, f"{seat} {min(choices(s, seat))}")
    captain = look(s)["captain"] if mission == 14 else 1  # there it is drawn
    assert captain is not None
    assert order == [(captain + step) % seats for step in range(seats)]
    assert all(len(tokens(s, seat)) == 1 for seat in range(seats))


def test_r6_the_token_tells_the_truth_to_all() -> None:
    s = base(HANDS, "phase token")
    events = told(s, "0 token:0C")
    assert facts(events, "tagged") == [{"owner": 0, "place": "C", "value": "3", "why": "start"}]
    for eye in (1, 3, WATCHER):
        assert (wire(s, "0C", eye)["token"], wire(s, "0C", eye)["value"]) == ("3", "3")
    assert s.deciders() == [1]


def test_r6_only_blue_wires_can_be_marked() -> None:
    s = base(HANDS, "phase token")
    assert choices(s) == {"token:0A", "token:0C", "token:0D"}
    assert why(s, "0 token:0B") == "R6"
    play(s, "0 token:0A")
    assert choices(s, 1) == {"token:1A", "token:1C"}
    assert why(s, "1 token:1B") == "R6"


def test_r6_one_marks_ones_own_wires() -> None:
    s = base(HANDS, "phase token")
    assert why(s, "0 token:1A") == "R6"
    assert refused(s, "1 token:1A") is NOT_AWAITED


def test_r6_two_stands_still_mean_one_token() -> None:
    s = base("1 3 / 2 4 | 1 2 / 3 4", "seats 2; phase token")
    assert choices(s) == {"token:0A", "token:0B", "token:0a", "token:0b"}
    play(s, "0 token:0b")
    assert s.deciders() == [1]


def test_r6_after_the_last_token_the_captain_begins() -> None:
    s = base(HANDS, "captain 2; turn 2; phase token")
    for act in ("2 token:2A", "3 token:3A", "0 token:0A"):
        assert keys(told(s, act)) == ["tagged"]
    assert "turn-began" in keys(told(s, "1 token:1A"))
    assert (phase(s), turn(s)) == ("turn", 2)


def test_d36_r13_a_number_may_be_told_more_than_twice() -> None:
    s = base("3 5 | 3 5 | 3 5 | 3 5", "phase token")
    play(s, "0 token:0A", "1 token:1A", "2 token:2A", "3 token:3A")
    assert all(tokens(s, seat) == {"A": "3"} for seat in range(4))


# Where the Captain is left out.


@pytest.mark.parametrize("mission", NO_CAPTAIN)
def test_s3_s4_for_two_the_captain_places_none(mission: int) -> None:
    s = start(2, mission, captain="2")
    run_to(s, "token")
    assert s.deciders() == [0]
    play(s, f"0 {min(choices(s, 0))}")
    assert phase(s) != "token"
    assert tokens(s, 1) == {}


@pytest.mark.parametrize("mission", NO_CAPTAIN)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s3_for_more_the_captain_does(mission: int, seats: int) -> None:
    s = start(seats, mission, captain="2")
    run_to(s, "token")
    assert s.deciders() == [1]


# Mission 43 for two: drawn.


def test_s3_s4_for_two_the_captains_token_is_drawn() -> None:
    s = start(2, 43, captain="1")
    run_to(s, "info")
    assert draws(s) == sorted(f"info:{number}" for number in range(1, 13))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s3_for_more_nothing_is_drawn(seats: int) -> None:
    s = start(seats, 43)
    run_to(s, "info", "token")
    assert (phase(s), s.deciders()) == ("token", [0])


def drawing(*counts: int) -> tuple[BombBusters, str]:
    """The Captain of two is about to draw; and a number of which it holds so many wires."""
    for seed in range(20):
        s = start(2, 43, captain="1")
        run_to(s, "info", seed=f"draw {seed}")
        held = Counter(str(w["value"]) for stand in at(s, 0, 0)["stands"] for w in stand["wires"])
        for number in map(str, range(1, 13)):
            if held[number] in counts:
                return s, number
    raise AssertionError("no such hand")


def spots_of(s: BombBusters, number: str) -> set[str]:
    wires = [w for stand in at(s, 0, 0)["stands"] for w in stand["wires"]]
    return {f"token:0{w['place']}" for w in wires if w["value"] == number}


def test_s3_a_drawn_token_goes_before_a_wire_that_it_fits() -> None:
    s, number = drawing(2, 3, 4)
    play(s, f". info:{number}")
    assert choices(s) == spots_of(s, number)
    chosen = max(choices(s))
    events = told(s, f"0 {chosen}")
    assert fact(events, "tagged") == {
        "owner": 0,
        "place": chosen[-1],
        "value": number,
        "why": "start",
    }
    assert (tokens(s, 0), s.deciders()) == ({chosen[-1]: number}, [1])


def test_s3_a_drawn_token_fits_no_other_wire() -> None:
    s, number = drawing(2, 3, 4)
    play(s, f". info:{number}")
    others = {f"token:0{letter}" for letter in "ABCabc"} - spots_of(s, number)
    assert why(s, f"0 {min(others)}") == "D4"


def test_d4_b27_a_drawn_token_that_fits_nothing_tells_that() -> None:
    s, number = drawing(0)
    events = told(s, f". info:{number}")
    assert facts(events, "absent") == [{"seat": 0, "value": number}]
    for eye in (0, 1, WATCHER):
        assert at(s, 0, eye)["absent"] == [number]
    assert tokens(s, 0) == {}
    assert s.deciders() == [1]


def test_d4_only_numbers_are_drawn_never_yellow() -> None:
    s, _ = drawing(0)
    assert set(draws(s)) == {f"info:{number}" for number in range(1, 13)}


# Mission 50: beside the stand.


def test_s3_m50_2_a_start_token_goes_beside_the_stand() -> None:
    s = on(50, HANDS, "phase token")
    events = told(s, "0 token:0C")
    assert facts(events, "pointed") == [{"owner": 0, "place": "C", "value": "3", "why": "start"}]
    assert facts(events, "set-aside") == [{"owner": 0, "side": 1, "value": "3"}]
    assert "tagged" not in keys(events)
    assert tokens(s, 0) == {}
    assert [stand["beside"] for stand in at(s, 0)["stands"]] == [["3"]]


# Mission 52: false ones.


@each_count
def test_s3_m52_1_b11_everyone_places_two_false_tokens_at_once(seats: int) -> None:
    s = start(seats, 52, captain="2")
    run_to(s, "lie")
    order = []
    while phase(s) == "lie":
        (seat,) = s.deciders()
        order.append(seat)
        play(s, f"{seat} {min(choices(s, seat))}")
    around = [(1 + step) % seats for step in range(seats)]
    assert order == [seat for seat in around for _ in range(2)]


LIES = "1 2.1 3 3 | 1 5.5 9 / 4 4"


def test_m52_1_d26_false_tokens_on_blue_and_red_wires_of_another_value() -> None:
    s = on(52, "1 5.5 | 1 9 | 9 12 | 12", "phase lie")
    numbers = set(range(1, 13))
    assert choices(s) == {
        *(f"lie:0A={number}" for number in numbers - {1}),
        *(f"lie:0B={number}" for number in numbers),
    }
    assert why(s, "0 lie:0A=1") == "M52-1"


def test_d26_no_false_token_on_a_yellow_wire() -> None:
    s = on(52, LIES, "seats 2; phase lie")
    assert not any(move.startswith("lie:0B") for move in choices(s))
    assert why(s, "0 lie:0B=7") == "D26"


def test_m52_1_a_false_token_tells_what_a_wire_is_not() -> None:
    s = on(52, "1 5.5 | 1 9 | 9 12 | 12", "phase lie")
    events = told(s, "0 lie:0B=7")
    assert facts(events, "lied") == [{"owner": 0, "place": "B", "value": "7", "why": "start"}]
    for eye in (1, WATCHER):
        assert (wire(s, "0B", eye)["nots"], wire(s, "0B", eye)["token"]) == (["7"], None)


def test_b11_both_on_one_wire_or_the_same_number_twice_but_not_the_same_again() -> None:
    s = play(on(52, "1 5.5 | 1 9 | 9 12 | 12", "phase lie"), "0 lie:0B=7")
    assert s.deciders() == [0]
    assert why(s, "0 lie:0B=7") == "B11"
    assert refused(s, "0 lie:0B=8") is None
    assert refused(s, "0 lie:0A=7") is None
    play(s, "0 lie:0A=7")
    assert s.deciders() == [1]
    assert look(s)["phase"] == "lie"

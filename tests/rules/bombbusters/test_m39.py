"""Mission 39: four wires at once, for Info tokens."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.rng import Rng
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    at,
    boom,
    choices,
    ended_by,
    look,
    on,
    phase,
    play,
    run_to,
    start,
    tokens,
    told,
    turn,
    why,
)

HANDS = "3 5 9 | 3 5 9 | 3 8 9 | 3 5 5 8 9"
FOUR = "0 four", "0 at:0A", "0 at:1A", "0 at:2A", "0 at:3A"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m39_1_no_equipment_a_number_and_a_pile_and_drawn_tokens(seats: int) -> None:
    s = start(seats, 39)
    events = run_to(s, "turn")
    assert look(s)["equipment"] == [] and look(s)["props"]["pile"] == 8
    assert keys(events).count("number-laid") == 1
    assert all(len(tokens(s, n)) + len(at(s, n)["absent"]) == 1 for n in range(seats))


def test_m39_2_the_four_are_named_together_also_by_who_has_none() -> None:
    play(on(39, "5 9 | 3 3 5 | 3 3 9", "number 3"), "0 four")
    s = play(on(39, HANDS, "number 3"), *FOUR[:-1])
    assert boom(told(s, "0 at:3B")) == "named"
    assert ended_by(s) == "M39-2"


def test_m39_3_the_pile_melts_every_round() -> None:
    s = on(39, HANDS, "number 3; turn 3")
    assert fact(told(s, "3 cut:0B=5"), "pile-shrank") == {"left": 7}


def rewarded() -> BombBusters:
    s = on(39, HANDS, "number 3; hidden 5")
    return play(s, *FOUR, ". card:5", ". card:1", ". card:8", ". card:9")


def test_m39_4_cards_are_dealt_from_the_captain_and_everybody_puts_a_token() -> None:
    s = rewarded()
    events = told(s, ". card:2")
    assert fact(events, "rewards-dealt") == {"count": 5}
    assert look(s)["props"]["rewards"]["counts"] == [2, 1, 1, 1]
    assert (phase(s), s.deciders(), choices(s)) == ("reward", [0], {"token:0B"})
    assert why(s, "0 token:0C") == "M39-4"
    events = told(s, "0 token:0B")
    assert tokens(s, 0) == {"B": "5"}
    assert fact(events, "no-token") == {"seat": 1}
    play(s, "2 token:2B")
    assert choices(s, 3) == {"token:3E"}
    play(s, "3 token:3E")
    assert (phase(s), turn(s)) == ("turn", 1)


def test_m39_4_finished_numbers_do_not_count() -> None:
    s = on(39, "3 5* 9 | 3 5* 9 | 3 5* 9 | 3 5* 9", "number 3; hidden 1")
    play(s, *FOUR)
    assert fact(told(s, ". card:5"), "no-token") == {"seat": 0}
    assert phase(s) == "turn"


def test_m39_5_cards_are_seen_by_their_owner_only() -> None:
    s = play(rewarded(), ". card:2")
    assert look(s, 0)["props"]["rewards"]["own"] == [5, 2]
    assert look(s, 1)["props"]["rewards"]["own"] == [1]
    assert look(s)["props"]["rewards"]["own"] == []


def test_m39_5_others_imagine_any_cards() -> None:
    s = play(rewarded(), ". card:2")
    seen = {tuple(s.reimagine(1, Rng(str(n))).view(0)["props"]["rewards"]["own"]) for n in range(9)}
    assert len(seen) > 1
    assert all(3 not in hand and 1 not in hand for hand in seen)
    assert s.reimagine(0, Rng("own")).view(0)["props"]["rewards"]["own"] == [5, 2]


def test_m39_5_who_is_out_gets_cards_to_no_effect() -> None:
    s = on(39, "3 | 3 5 | 3 5 | 3 5 5", "number 3; hidden 2")
    play(s, *FOUR, ". card:5")
    assert facts(told(s, ". card:8"), "no-token") == [{"seat": 1}]


def test_m39_6_the_number_is_not_named_before() -> None:
    s = on(39, HANDS, "number 3")
    assert why(s, "0 cut:1A=3") == "M39-6"
    told(s, "0 cut:1A=5")
    assert tokens(s, 1) == {"A": "3"}

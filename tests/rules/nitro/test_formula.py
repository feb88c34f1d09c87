"""The cards, and the formula that nature lays."""

from __future__ import annotations

from collections import Counter

import pytest

from powderkeg.rules.core import CHANCE, NOT_AWAITED, SEATS
from powderkeg.rules.nitro import GAME
from tests.rules.nitro.bench import (
    ALL_CARDS,
    COLOURS,
    FORMULA,
    VALUES,
    agreed,
    at,
    fact,
    facts,
    keys,
    laid,
    load_all,
    phase,
    play,
    poop,
    refusal,
    scene,
    start,
    stop_in_turn,
    told,
)


def cases(*acts: str) -> Counter[str]:
    """Nature's equal cases after some acts."""
    return Counter(move.text for move in play(start(), *acts).chances())


# Players and cards.


def test_two_to_four_play() -> None:
    allowed = [seats for seats in range(1, 9) if GAME.refusal(agreed(seats)) is None]
    assert allowed == [2, 3, 4]
    problem = GAME.refusal(agreed(5))
    assert problem is not None
    assert problem.rule is SEATS


def test_b1_every_colour_has_seven_cards_worth_42() -> None:
    assert len(ALL_CARDS) == len(set(ALL_CARDS)) == 35
    assert set(cases()) == {f"lay:{card}" for card in ALL_CARDS}
    assert {sum(values) for values in VALUES.values()} == {42}
    assert {value for values in VALUES.values() for value in values} == set(range(1, 12))


# The formula.


def test_b1_any_card_may_come_first_and_each_is_as_likely() -> None:
    assert cases() == {f"lay:{card}": 1 for card in ALL_CARDS}


def test_b1_the_next_card_is_of_another_colour() -> None:
    rest = {f"lay:{card}": 1 for card in ALL_CARDS if card[0] not in "GP"}
    assert cases(". lay:G8", ". lay:P1") == rest


def test_b1_the_last_card_is_of_the_colour_that_is_left() -> None:
    acts = [". lay:G8", ". lay:P1", ". lay:B9", ". lay:R6"]
    assert cases(*acts) == {f"lay:Y{value}": 1 for value in VALUES["Y"]}


def test_b1_five_cards_lie_in_the_order_in_which_nature_laid_them() -> None:
    s = laid(2, "Y11 G1 P10 B3 R4")
    assert [(card["colour"], card["value"]) for card in at(s)["formula"]] == [
        ("yellow", 11),
        ("green", 1),
        ("purple", 10),
        ("blue", 3),
        ("red", 4),
    ]
    assert [card["owner"] for card in at(s)["formula"]] == [None] * 5
    assert at(s)["wanted"] == ["yellow", "green", "purple", "blue", "red"]
    assert phase(s) == "load"


def test_b1_a_card_is_laid_before_all_eyes() -> None:
    s = play(start(3), ". lay:G8")
    for eye in (0, 2, -3):
        assert facts(told(s.clone(), ". lay:B9", eye), "laid") == [{"place": 1, "card": "B9"}]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_the_formula_holds_for_all(seats: int) -> None:
    s = laid(seats)
    for seat in range(seats):
        assert at(s, seat)["formula"] == at(s)["formula"]
        assert at(s, seat)["wanted"] == COLOURS


def test_b1_a_card_that_was_played_for_does_not_come_again() -> None:
    s = load_all(laid(2, FORMULA))
    play(s, "* wait:3")
    stop_in_turn(s)
    assert phase(s) == "lay"
    again = Counter(move.text for move in s.chances())
    gone = {f"lay:{card}" for card in FORMULA.split()}
    assert again == {f"lay:{card}": 1 for card in ALL_CARDS if f"lay:{card}" not in gone}


# Who lays it, who turns the sand over.


def test_n14_nature_lays_and_nobody_else_is_awaited() -> None:
    s = start(3)
    assert s.actors() == [CHANCE]
    problem = refusal(s, "0 lay:G8")
    assert problem is not None
    assert problem.rule is NOT_AWAITED


def test_n14_in_the_first_round_the_first_seat_turns_the_sand_after_a_common_countdown() -> None:
    s = laid(3)
    play(s, "0 load:GBRYP", "1 load:GBRYP")
    events = told(s, "2 load:GBRYP")
    assert keys(events)[-1] == "counted"
    assert phase(s) == "countdown"
    assert (s.deciders(), s.volunteers(), s.due()) == ([], [], 3)
    assert fact(told(s, "* wait:3"), "sand-turned") == {"seat": 0}
    assert phase(s) == "mix"


def test_n14_nobody_mixes_before_three_two_one_is_over() -> None:
    s = load_all(laid(2))
    for act in ("0 tilt:n", "1 stop"):
        problem = refusal(s, act)
        assert problem is not None
        assert problem.rule is NOT_AWAITED
    play(s, "* wait:1", "* wait:1")
    assert phase(s) == "countdown"
    play(s, "* wait:1")
    assert phase(s) == "mix"


def test_b4_who_has_the_poop_turns_the_sand_over() -> None:
    s = scene(f"seats 3; round 2; poop 1; formula {FORMULA}; boxed G1 B1 R1 Y3 P2; phase countdown")
    assert poop(s) == 1
    assert fact(told(s, "* wait:3"), "sand-turned") == {"seat": 1}


def test_b1_a_round_is_told_with_its_number_and_who_has_the_poop() -> None:
    s = load_all(laid(2))
    play(s, "* wait:3")
    events = stop_in_turn(s, 1, 0)
    assert fact(events, "round-began") == {"round": 2, "poop": "somebody", "seat": 1}

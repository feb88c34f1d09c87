"""Mission 65: Number cards say who may cut what, and are handed on."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    agreed,
    boom,
    choices,
    ended_by,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    run_to,
    start,
    told,
    turn,
    why,
    wire,
    won,
)

HANDS = "2 3 9 | 2 3 9 | 4 5 9 | 4 5 9"
CARDS = "numbers 2 9 | 3 | 4 | 5"


def test_m65_1_not_for_two() -> None:
    problem = GAME.refusal(agreed(2, 65))
    assert problem is not None
    assert problem.rule.key == "M65-1"


SHARES = {3: [4, 4, 4], 4: [3, 3, 3, 3], 5: [2, 3, 3, 2, 2]}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_m65_1_twelve_cards_are_dealt_open_from_the_captain_on(seats: int) -> None:
    s = start(seats, 65, captain="2")
    run_to(s, "turn")
    hands = look(s)["props"]["number_hands"]
    assert [len(hand) for hand in hands] == SHARES[seats]
    assert sorted(card["number"] for hand in hands for card in hand) == [*range(1, 13)]
    assert all(card["open"] for hand in hands for card in hand)
    assert look(s)["reds"] == 3


def test_m65_2_only_values_of_ones_own_open_cards() -> None:
    s = on(65, HANDS, CARDS)
    assert why(s, "0 cut:1B=3") == "M65-2"
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=2", "=9"}


def test_m65_3_who_holds_none_of_them_skips_and_the_dial_moves() -> None:
    s = on(65, HANDS, "numbers 4 5 | 3 | 2 | 9; option aid values")
    assert choices(s) == {"skip"}
    play(s, "0 skip")
    assert (lives(s), phase(s)) == (3, "give-card")
    assert not {"4", "5"} & set(wire(s, "0A", 2)["may"] or [])
    assert why(on(65, HANDS, CARDS), "0 skip") == "M65-3"


def test_b13_the_stabilizer_covers_the_step_of_a_skip() -> None:
    hands = "2 3 9* | 2 3 9* | 4 5 9 | 4 5 9"
    s = on(65, hands, "numbers 4 5 | 3 | 2 | 9; equipment stabilizer")
    assert lives(play(s, "0 stabilizer", "0 skip")) == 4


def test_m65_4_every_turn_ends_with_a_card_for_a_teammate() -> None:
    s = on(65, HANDS, CARDS)
    play(s, "0 cut:1A=2")
    assert (phase(s), turn(s)) == ("give-card", 0)
    assert choices(s) == {f"give-card:9>{seat}" for seat in (1, 2, 3)}
    assert why(s, "0 give-card:3>1") == "M65-4"
    assert fact(told(s, "0 give-card:9>2"), "card-given") == {"seat": 0, "to": 2, "value": "9"}
    cards = [[card["number"] for card in hand] for hand in look(s)["props"]["number_hands"]]
    assert (cards, turn(s), phase(s)) == ([[2], [3], [4, 9], [5]], 1, "turn")


def test_m65_4_only_to_a_teammate_with_wires() -> None:
    s = on(65, "2 9 | 2 9 | 4* | 4* 9 9", "numbers 2 9 | 3 | | 5")
    play(s, "0 cut:1B=9")
    assert choices(s) == {f"give-card:{card}>{seat}" for card in (2, 9) for seat in (1, 3)}


def test_m65_9_without_an_open_card_none_is_given() -> None:
    s = on(65, "2 9 9 | 2 9 | 4 9 | 4", "numbers 2 | 3 | 4 | 5 9")
    play(s, "0 cut:1A=2")
    assert (phase(s), turn(s)) == ("turn", 1)


def test_m65_5_a_finished_numbers_card_is_turned_over_and_stays() -> None:
    s = on(65, "2 3 9 | 2 3 9 | 4 9 | 4 9", "numbers 2 9 | 3 | 4 | 5")
    events = told(s, "0 cut:1A=2")
    assert fact(events, "card-closed") == {"value": "2"}
    assert look(s)["props"]["number_hands"][0][0] == {"number": 2, "open": False}
    assert {move.split(">")[0] for move in choices(s)} == {"give-card:9"}


def test_m65_6_who_is_out_and_keeps_open_cards_loses_the_mission() -> None:
    s = on(65, "2 | 2 9 | 4 9 | 4 9 9", "numbers 2 4 9 | 3 | | 5")
    play(s, "0 cut:1A=2")
    events = told(s, "0 give-card:9>1")
    assert (boom(events), ended_by(s)) == ("stranded", "M65-6")


def test_m65_6_the_last_open_card_can_be_handed_on() -> None:
    s = on(65, "2 | 2 9 | 4 9 | 4 9 9", "numbers 2 9 | 3 | 4 | 5")
    play(s, "0 cut:1A=2", "0 give-card:9>1")
    assert (look(s)["won"], turn(s)) == (None, 1)


def test_m65_8_who_is_emptied_by_another_hands_on_nothing() -> None:
    s = on(65, "2 9 | 2 | 4 9 | 4 9 9", "numbers 2 9 | 3 4 | | 5")
    play(s, "0 cut:1A=2")
    assert boom(told(s, "0 give-card:9>2")) == "stranded"


def test_m65_8_after_revealing_one_card_is_handed_on() -> None:
    s = on(65, "3.5 | 2 2 | 4 4 | 5 5", "numbers 4 | 2 | 3 | 5")
    play(s, "0 reveal", "0 give-card:4>2")
    assert (look(s)["won"], turn(s)) == (None, 1)


def test_m65_9_when_all_is_cut_cards_do_not_matter() -> None:
    s = on(65, "2 | 2 | 4* | 4*", "numbers 2 9 | 3 | | 5")
    play(s, "0 cut:1A=2")
    assert won(s)


def test_m65_7_coffee_mug_gives_nothing_and_there_is_no_ray() -> None:
    s = on(65, "2 11* | 2 11* | 4 5 | 4 5", "numbers 2 9 | 3 | 4 | 5; equipment mug")
    assert "card-given" not in keys(told(s, "0 mug:1"))
    assert (phase(s), turn(s)) == ("turn", 1)
    s = start(4, 65)
    run_to(s, "roles")
    assert why(s, "1 role:x-or-y") == "C4"

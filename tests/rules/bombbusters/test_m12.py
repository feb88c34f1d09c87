"""Mission 12: a Number card on every equipment card."""

from __future__ import annotations

import pytest

from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    card,
    look,
    on,
    phase,
    play,
    run_to,
    start,
    told,
    turn,
    why,
)

HANDS = "3 4 5 9 | 3 4 5 9 | 3 9 | 4 9"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m12_1_a_different_number_card_lies_on_every_card(seats: int) -> None:
    s = start(seats, 12)
    covered = facts(run_to(s, "turn"), "card-covered")
    tape = look(s)["props"]["tape"]
    assert [each["card"] for each in tape] == [each["card"] for each in look(s)["equipment"]]
    assert [str(each["number"]) for each in tape] == [each["value"] for each in covered]
    assert len({each["number"] for each in tape}) == seats


def test_m12_2_both_locks_must_be_open() -> None:
    s = on(12, "3 4* 9 | 3 4* 9 | 3 9 | 3 9", "equipment post-it; tape post-it=3")
    assert why(s, "0 post-it:0A") == "M12-2"
    assert card(s, "post-it")["locks"] == [
        {"value": "4", "needs": 0, "of": 2},
        {"value": "3", "needs": 2, "of": 2},
    ]
    events = told(s, "0 cut:1A=3")
    assert fact(events, "lock-lifted") == {"equipment": "post-it", "value": "3"}
    assert fact(events, "unlocked") == {"equipment": "post-it"}
    play(s, "0 post-it:0C")


def test_m12_2_the_order_does_not_matter() -> None:
    s = on(12, HANDS, "equipment post-it; tape post-it=3")
    told(s, "0 cut:1A=3")
    assert look(s)["props"]["tape"] == []
    assert why(s, "1 post-it:1C") == "E14"
    play(s, "1 cut:0B=4", "0 post-it:0C")


def test_m12_3_one_pair_opens_all_that_it_fits() -> None:
    s = on(12, "3* 4 9 | 3* 4 9 | 4 9 | 4 9", "equipment triple post-it; tape triple=4 post-it=4")
    events = told(s, "0 cut:1B=4")
    assert {each["equipment"] for each in facts(events, "unlocked")} == {"triple", "post-it"}


def test_m12_4_a_card_of_false_bottom_gets_one_as_well() -> None:
    s = on(
        12,
        "2.1 9 | 3.1 9 | 3* 9 | 3* 9",
        "equipment false-bottom post-it; tape false-bottom=0 post-it=5; gone 3",
    )
    play(s, "0 cut:1A=yellow", ". equip:mug")
    assert phase(s) == "lay"
    assert {move.text for move in s.chances()} == {f"card:{n}" for n in (1, 2, 4, *range(6, 13))}
    play(s, ". card:9", ". equip:radar", ". card:7")
    assert look(s)["props"]["tape"] == [
        {"card": "post-it", "number": 5},
        {"card": "mug", "number": 9},
        {"card": "radar", "number": 7},
    ]
    assert turn(s) == 1


def test_m12_4_it_goes_at_once_if_its_pair_is_cut() -> None:
    s = on(12, "2.1 9 | 3.1 9 | 3* 9 | 3* 9", "equipment false-bottom; tape false-bottom=0; gone 5")
    play(s, "0 cut:1A=yellow", ". equip:triple")
    assert "lock-lifted" in keys(told(s, ". card:3"))
    assert not card(s, "triple")["locked"]


def test_m12_5_false_bottom_waits_for_its_number_card() -> None:
    s = on(12, "2.1 5 9 | 3.1 5 9 | 9 | 9", "equipment false-bottom; tape false-bottom=5")
    play(s, "0 cut:1A=yellow")
    assert phase(s) == "turn"
    play(s, "1 cut:0B=5")
    assert phase(s) == "false-bottom"

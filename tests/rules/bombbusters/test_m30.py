"""Mission 30: a voice sets targets."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.acts import draws, fact, facts, keys
from tests.rules.bombbusters.table import (
    all_wires,
    boom,
    choices,
    colour,
    dealt,
    ended_by,
    is_open,
    lives,
    look,
    of_kind,
    on,
    phase,
    play,
    run_to,
    scene,
    start,
    told,
    turn,
    why,
    wire,
    won,
)

HANDS = "3 4 7 11 | 3 4 7 11 | 2* 2.1 8 12 | 2* 5.1 8 12"
# When each stretch ends: free play, seven targets, three numbers, the last one.
ENDS = [67, 87, 107, 127, 147, 162, 177, 192, 312, 432]


def late(stretch: int, more: str = "", hands: str = HANDS) -> BombBusters:
    """A second before the end of a stretch."""
    until = ENDS[stretch]
    return on(30, hands, f"stretch {stretch}; time {until - 1}; until {until}; {more}")


def heard(s: BombBusters) -> BombBusters:
    return play(s, *(f"{seat} heard" for seat in range(s.seats)))


# Targets.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s9_one_of_two_reds_and_four_yellows(seats: int) -> None:
    colours = [colour(name) for name in all_wires(dealt(seats, 30))]
    assert (colours.count("red"), colours.count("yellow"), len(colours)) == (1, 4, 53)


def test_m30_5_the_free_play_lasts_67_seconds() -> None:
    s = start(4, 30)
    assert fact(run_to(s, "recording"), "recorded") == {"recording": "30-1"}
    heard(s)
    assert (phase(s), s.due(), look(s)["props"]["clock"]["left"]) == ("turn", 67, 67)
    assert look(s)["props"]["targets"] == {"stretch": 0, "reached": False}


def test_m30_1_a_target_is_a_card_from_the_deck() -> None:
    s = late(0, "deck 1 3 7 12")
    assert fact(told(s, "* wait:1"), "recorded") == {"recording": "30-2"}
    heard(s)
    assert (phase(s), draws(s)) == ("lay", ["card:1", "card:12", "card:3", "card:7"])
    assert fact(told(s, ". card:7"), "card-turned") == {"value": "7"}
    assert (phase(s), turn(s), look(s)["props"]["deck"]["card"], s.due()) == ("turn", 0, 7, 20)


@pytest.mark.parametrize("stretch", range(1, 8))
def test_m30_2_the_windows_are_twenty_and_fifteen_seconds(stretch: int) -> None:
    s = heard(play(late(stretch - 1, "card 12" if stretch > 1 else ""), "* wait:1"))
    play(s, ". card:7")
    assert s.due() == (20 if stretch < 5 else 15)


@pytest.mark.parametrize(("value", "reached"), [(2, "yes"), (7, "no")])
def test_m30_1_two_wires_of_it_must_be_cut_before_or_now(value: int, reached: str) -> None:
    s = late(2, f"card {value}")
    assert look(s)["props"]["targets"]["reached"] == (reached == "yes")
    assert fact(told(s, "* wait:1"), "target-judged") == {
        "target": 2,
        "value": str(value),
        "reached": reached,
    }


def test_m30_1_other_values_may_be_cut_meanwhile() -> None:
    s = late(1, "card 7")
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=3", "=4", "=7", "11"}


@pytest.mark.parametrize(("value", "left"), [(7, 3), (2, 4)])
def test_m30_2_the_first_missed_moves_the_dial(value: int, left: int) -> None:
    assert lives(play(late(1, f"card {value}"), "* wait:1")) == left


@pytest.mark.parametrize("stretch", [2, 5])
def test_m30_2_the_second_and_fifth_cost_nothing(stretch: int) -> None:
    s = late(stretch, "card 7; equipment triple")
    play(s, "* wait:1")
    assert (lives(s), len(look(s)["equipment"])) == (4, 1)


def test_m30_2_the_third_missed_costs_the_lowest_equipment() -> None:
    s = late(3, "card 7; equipment radar triple walkie-")
    assert fact(told(s, "* wait:1"), "card-removed") == {"equipment": "triple"}
    assert [card["card"] for card in look(s)["equipment"]] == ["radar", "walkie"]


def test_m30_6_false_bottom_is_higher_than_12() -> None:
    s = late(3, "card 7; equipment false-bottom alike")
    assert fact(told(s, "* wait:1"), "card-removed") == {"equipment": "alike"}


def test_m30_2_the_third_reached_costs_none() -> None:
    s = play(late(3, "card 2; equipment radar triple"), "* wait:1")
    assert len(look(s)["equipment"]) == 2


def test_m30_2_the_fourth_reached_all_tell_their_yellows() -> None:
    s = late(4, "card 2")
    counts = [f["count"] for f in facts(told(s, "* wait:1"), "told-yellows")]
    assert counts == [0, 0, 1, 1]


def test_m30_2_and_all_know_it() -> None:
    s = late(4, "card 2; option aid values")
    assert "yellow" in (wire(s, "1A", 0)["may"] or [])
    play(s, "* wait:1")
    assert "yellow" not in (wire(s, "1A", 0)["may"] or [])


def test_m30_2_missed_nobody_tells() -> None:
    assert "told-yellows" not in keys(told(late(4, "card 7"), "* wait:1"))


@pytest.mark.parametrize(("number", "holds"), [(7, "yes"), (8, "no")])
def test_m30_2_the_sixth_reached_one_more_card_is_turned_and_told(number: int, holds: str) -> None:
    s = heard(play(late(6, "card 2"), "* wait:1"))
    events = told(s, f". card:{number}")
    assert fact(events, "told-number") == {"seat": 0, "value": str(number), "holds": holds}
    assert f"card:{number}" not in draws(s)  # it does not come back (M30.6)
    play(s, ". card:12")
    assert (phase(s), look(s)["props"]["deck"]["card"]) == ("turn", 12)


def test_m30_2_and_all_know_whether_it_is_held() -> None:
    s = heard(play(late(6, "card 2; option aid values"), "* wait:1"))
    play(s, ". card:8", ". card:12")
    assert "8" not in (wire(s, "0C", 1)["may"] or [])


def test_m30_2_missed_only_the_next_target_is_turned() -> None:
    s = heard(play(late(6, "card 7"), "* wait:1"))
    play(s, ". card:12")
    assert phase(s) == "turn"


def test_m30_2_m30_8_the_seventh_reached_the_rest_of_it_is_cut() -> None:
    s = late(7, "card 2", "2 3 | 2 3 | 2* 8 | 2* 8")
    events = told(s, "* wait:1")
    assert fact(events, "disintegrated")["spots"] == ["0A", "1A"]
    assert {"validated", "recorded"} <= set(keys(events))
    assert is_open(s, "0A", "1A")
    assert turn(s) == 0


def test_m30_8_who_is_out_by_that_passes_on() -> None:
    s = late(7, "card 2; deck 3 7 8; caption 8", "2 | 2 3 8 | 2* 3 | 2* 8")
    heard(play(s, "* wait:1"))
    play(s, ". card:7", ". card:8", ". card:3")
    assert (turn(s), phase(s)) == (1, "turn")


# Three numbers.

THREE = "cards 3 8 12"


def test_m30_3_then_three_cards_are_opened() -> None:
    s = heard(play(late(7, "card 7"), "* wait:1"))
    assert look(s)["props"]["recording"]["caption"] == "30-9"
    play(s, ". card:3", ". card:8", ". card:12")
    assert (phase(s), look(s)["props"]["faces"], s.due()) == ("turn", [3, 8, 12], 120)


def test_m30_3_only_these_are_cut() -> None:
    s = late(8, THREE)
    assert {move[-2:] for move in of_kind(s, "cut")} == {"=3"}
    assert why(s, "0 cut:1B=4") == "M30-3"


def test_m30_7_others_may_be_pointed_at() -> None:
    s = play(late(8, THREE), "0 cut:1B=3")
    assert (lives(s), wire(s, "1B")["token"]) == (3, "4")


def test_m30_3_who_holds_none_passes_without_the_dial() -> None:
    s = late(8, "cards 8 9 12")
    assert choices(s) == {"skip"}
    play(s, "0 skip")
    assert (lives(s), turn(s)) == (4, 1)


def test_m30_7_all_know_then_that_none_is_held() -> None:
    s = play(late(8, "cards 8 9 12; option aid values"), "0 skip")
    assert not {"8", "9", "12"} & set(wire(s, "0D", 1)["may"] or [])


def test_m30_3_who_holds_one_must_play() -> None:
    assert why(late(8, THREE), "0 skip") == "M30-3"


def test_m30_3_nobody_passes_before() -> None:
    assert why(late(2, "card 7"), "0 skip") == "M30-3"


def test_m30_7_reds_are_revealed_in_every_stretch() -> None:
    s = late(8, THREE, "4.5 | 3 4 | 3 4 | 8 8")
    assert choices(s) == {"reveal"}


def test_m30_3_all_three_finished_is_won_whatever_is_left() -> None:
    s = late(8, "cards 3 2", "3 4 | 3 4 | 2* 3* 8 | 2* 3* 8")
    assert won(play(s, "0 cut:1A=3"))


# The last yellows.


def test_m30_4_if_not_whoevers_turn_it_is_names_the_yellows() -> None:
    s = late(8, THREE)
    assert fact(told(s, "* wait:1"), "recorded") == {"recording": "30-10"}
    heard(s)
    assert (phase(s), s.deciders(), look(s)["aim"]) == (
        "aim",
        [0],
        {"seat": 0, "how": "yellows", "values": ["yellow"], "spots": [], "need": 2},
    )


def test_m30_4_right_the_cards_go_away_and_120_seconds_remain() -> None:
    s = heard(play(late(8, THREE), "* wait:1"))
    play(s, "0 at:2B")
    events = told(s, "0 at:3B")
    assert {"yellows-cut", "recorded"} <= set(keys(events))
    assert (look(s)["props"]["faces"], look(s)["props"]["recording"]["caption"]) == ([], "30-11")
    heard(s)
    assert (phase(s), turn(s), s.due()) == ("turn", 1, 120)


def test_m30_4_wrong_the_bomb_explodes() -> None:
    s = heard(play(late(8, THREE), "* wait:1"))
    play(s, "0 at:2B")
    assert boom(told(s, "0 at:3C")) == "not-yellow"
    assert ended_by(s) == "M30-4"


def test_m30_4_each_is_named_once() -> None:
    s = heard(play(late(8, THREE), "* wait:1"))
    play(s, "0 at:2B")
    assert (why(s, "0 at:2B"), why(s, "0 at:2A")) == ("M30-4", "M30-4")


def test_m30_6_without_yellows_that_is_done() -> None:
    hands = "3 4 7 | 3 4 7 | 2* 8 12 | 2* 8 12"
    s = heard(play(late(8, THREE, hands), "* wait:1"))
    assert look(s)["props"]["recording"]["caption"] == "30-11"
    heard(s)
    assert (phase(s), turn(s), s.due()) == ("turn", 0, 120)


def test_m30_4_at_the_end_the_bomb_explodes() -> None:
    s = late(9)
    assert boom(told(s, "* wait:1")) == "time"


def test_m30_4_before_it_all_may_be_cut() -> None:
    assert {move[-2:] for move in of_kind(late(9), "cut")} == {"=3", "=4", "=7", "11"}


# Calm.


def calm(more: str, hands: str = HANDS) -> BombBusters:
    return scene(f"option mission 30; option clock calm; hands {hands}; {more}")


def test_m30_9_the_free_play_is_one_round() -> None:
    s = start(5, 30, clock="calm")
    run_to(s, "turn")
    assert look(s)["props"]["clock"]["left"] == 5


def test_m30_9_a_target_is_one_round_of_those_with_wires() -> None:
    s = calm("turns 3; until 4", "3 4 7 | 3 4 7 | 2* 8 8 | 2*")
    assert fact(told(s, "0 cut:1A=3"), "recorded") == {"recording": "30-2"}
    play(s, ". card:7")
    assert (phase(s), turn(s), look(s)["props"]["clock"]["left"]) == ("turn", 1, 3)


def test_m30_9_three_numbers_are_three_rounds_ten_turns_at_least() -> None:
    s = calm("turns 20; until 21; stretch 7; card 12")
    play(s, "0 cut:1A=3", ". card:3", ". card:8", ". card:11")
    assert look(s)["props"]["clock"]["left"] == 12


def test_m30_9_the_last_stretch_is_four_rounds_sixteen_turns_at_least() -> None:
    s = calm("turns 30; until 31; stretch 8; cards 3 8 12")
    play(s, "0 cut:1A=3")
    assert (phase(s), s.deciders()) == ("aim", [1])
    play(s, "1 at:2B", "1 at:3B")
    assert (phase(s), turn(s), look(s)["props"]["clock"]["left"]) == ("turn", 2, 16)


def test_m30_9_after_it_the_bomb_explodes() -> None:
    s = calm("turns 40; until 41; stretch 9")
    assert boom(told(s, "0 cut:1A=3")) == "time"

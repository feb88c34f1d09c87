"""Mission 29: a Number card is laid face down, and should not be cut."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.rng import Rng
from tests.rules.acts import fact, keys
from tests.rules.bombbusters.table import (
    choices,
    lives,
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

HANDS = "3 5 9 | 3 5 9 | 3 5 8 9 | 3 5 8 9"


def laying(more: str, hands: str = HANDS) -> BombBusters:
    return on(29, hands, f"phase lay-card; {more}")


@pytest.mark.parametrize(("seats", "deck"), [(2, 7), (3, 5), (4, 3), (5, 1)])
def test_m29_1_two_cards_each_and_three_to_the_right_of_the_captain(seats: int, deck: int) -> None:
    s = start(seats, 29)
    run_to(s, "lay-card")
    secrets = look(s)["props"]["secrets"]
    assert secrets["counts"] == [2] * (seats - 1) + [3]
    assert (secrets["deck"], secrets["layer"]) == (deck, seats - 1)


def test_m29_1_cards_are_seen_by_their_owner_only() -> None:
    s = laying("secrets 3 5 | 8 9 | 3 | 5; layer 3")
    assert look(s, 1)["props"]["secrets"]["own"] == [8, 9]
    assert look(s)["props"]["secrets"]["own"] == []


def test_m29_2_the_right_neighbour_lays_one_of_the_own_cards_face_down() -> None:
    s = laying("secrets 3 | 8 | 5 | 5 9; layer 3")
    assert s.deciders() == [3] and choices(s, 3) == {"lay-card:5", "lay-card:9"}
    assert why(s, "3 lay-card:8") == "M29-2"
    events = told(s, "3 lay-card:9")
    assert fact(events, "card-laid") == {"seat": 3}
    assert look(s, 3)["props"]["secrets"]["laid_own"] == 9
    assert look(s, 0)["props"]["secrets"]["laid_own"] is None
    assert (phase(s), turn(s)) == ("turn", 0)


def test_m29_3_the_dial_moves_if_the_number_was_cut() -> None:
    s = on(29, HANDS, "secrets 3 5 | 8 9 | 3 | 9; laid 5; layer 3")
    events = told(s, "0 cut:1B=5")
    assert fact(events, "card-opened") == {"value": "5", "hit": "yes"}
    assert lives(s) == 3


def test_m29_3_and_stays_if_it_was_not() -> None:
    s = on(29, HANDS, "secrets 3 5 | 8 9 | 3 | 9; laid 9; layer 3")
    assert fact(told(s, "0 cut:1B=5"), "card-opened") == {"value": "9", "hit": "no"}
    assert lives(s) == 4


def test_m29_4_the_player_takes_the_card_that_all_have_seen() -> None:
    s = on(29, HANDS, "secrets 3 5 | 8 9 | 3 | 9; laid 9; layer 3")
    assert fact(told(s, "0 cut:1B=5"), "card-kept") == {"seat": 0}
    secrets = look(s, 2)["props"]["secrets"]
    assert secrets["counts"][0] == 3 and secrets["seen"][0] == [9]
    assert not secrets["laid"]


def test_m29_5_the_card_of_a_finished_number_is_discarded() -> None:
    s = on(29, "3 5 9 | 3 5 9 | 3 5* 8 9 | 3 5* 8 9", "secrets 5 3 | 8 9 | 3 | 9; laid 9; layer 3")
    told(s, "0 cut:1B=5")
    assert look(s, 0)["props"]["secrets"]["own"] == [3, 9]


def test_m29_6_who_has_one_card_left_draws() -> None:
    s = on(29, HANDS, "secrets 3 8 | 8 9 | 3 5 | 9; stock 5; laid 9; layer 3")
    told(s, "0 cut:1B=5")
    assert phase(s) == "lay-card" and [move.text for move in s.chances()] == ["card:5"]
    assert fact(told(s, ". card:5"), "card-drawn") == {"seat": 3}
    assert s.deciders() == [0]
    assert look(s, 3)["props"]["secrets"]["own"] == [9, 5]


def test_m29_7_with_one_number_left_there_are_no_more_cards() -> None:
    s = on(29, "5 9 | 5 9 | 5* 9 | 5* 9", "secrets 5 | | |; laid 9; layer 3")
    told(s, "0 cut:1A=5")
    assert look(s)["props"]["secrets"]["counts"] == [0, 0, 0, 0]
    assert (phase(s), turn(s)) == ("turn", 1)


def test_m29_8_who_is_out_puts_the_cards_under_the_deck() -> None:
    s = on(29, "5 | 5 9 9 | 5 8 9 | 5 8 9", "secrets 8 5 | 8 9 | 5 9 | 9 8; laid 9; layer 3")
    told(s, "0 cut:1A=5")
    secrets = look(s)["props"]["secrets"]
    assert (secrets["counts"][0], secrets["deck"], secrets["layer"]) == (0, 3, 3)


def test_m29_8_if_the_neighbour_has_no_card_the_next_one_lays() -> None:
    s = on(29, HANDS, "secrets | 8 9 | 5 9 |; turn 0")
    told(s, "0 cut:1B=5")
    assert s.deciders() == [2]


def test_m29_8_a_detector_hits_only_what_is_cut() -> None:
    s = on(29, HANDS, "secrets 3 5 | 8 9 | 3 | 5; laid 9; layer 3")
    play(s, "0 double:5", "0 at:1B", "0 at:1C")
    assert fact(told(s, "1 give:1B"), "card-opened")["hit"] == "no"


def test_m29_8_with_the_mug_the_card_is_taken_unopened() -> None:
    s = on(
        29,
        "3 5 11* | 3 5 11* | 3 5 8 | 3 5 8",
        "secrets 3 8 | 8 5 | 3 5 | 8 5; laid 3; layer 3; equipment mug",
    )
    events = told(s, "0 mug:2")
    assert "card-opened" not in keys(events) and "card-kept" in keys(events)
    assert look(s)["props"]["secrets"]["seen"][0] == []
    assert (turn(s), s.deciders()) == (2, [1])


def test_m29_9_with_no_card_at_all_one_draws_two() -> None:
    s = on(29, HANDS, "secrets 3 8 | 8 9 | 3 5 |; stock 5 9; laid 9; layer 3")
    told(s, "0 cut:1B=5")
    play(s, ". card:5", ". card:9")
    assert look(s, 3)["props"]["secrets"]["own"] == [5, 9]


def test_m29_10_the_stabilizer_does_not_stop_the_step() -> None:
    s = on(29, HANDS, "secrets 3 5 | 8 9 | 3 | 9; laid 5; layer 3; stable")
    told(s, "0 cut:1B=5")
    assert lives(s) == 3


def test_m29_10_a_miss_cuts_nothing() -> None:
    s = on(29, HANDS, "secrets 3 5 | 8 9 | 3 | 9; laid 5; layer 3")
    assert fact(told(s, "0 cut:1A=5"), "card-opened")["hit"] == "no"
    assert lives(s) == 3


def test_m29_two_players_the_captain_places_no_token() -> None:
    s = start(2, 29)
    run_to(s, "lay-card")
    assert not tokens(s, 0) and len(tokens(s, 1)) == 1


def test_m29_others_imagine_other_cards_but_not_where_all_have_seen_them() -> None:
    s = on(29, HANDS, "secrets 3! 5 | 8 9 | 1 2 | 4 6; stock 7 10 11; laid 12; layer 3")
    worlds = [s.reimagine(1, Rng(str(n))) for n in range(9)]
    hands = {tuple(world.view(0)["props"]["secrets"]["own"]) for world in worlds}
    assert len(hands) > 1 and all(hand[0] == 3 for hand in hands)
    assert all(world.view(1)["props"]["secrets"]["own"] == [8, 9] for world in worlds)
    assert {world.view(3)["props"]["secrets"]["laid_own"] for world in worlds} != {12}
    assert s.reimagine(3, Rng("own")).view(3)["props"]["secrets"]["laid_own"] == 12

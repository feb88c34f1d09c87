"""Mission 51: one commands, another must cut."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.acts import draws, fact, facts, keys
from tests.rules.bombbusters.table import (
    at,
    boom,
    choices,
    kinds,
    lives,
    look,
    of_kind,
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
    won,
)

HANDS = "3 8 9 | 3 8 12 | 5 9 | 5 12"


def sir(hands: str = HANDS, more: str = "") -> BombBusters:
    """Seat 0 is Sir, and the 8 is turned."""
    return on(51, hands, f"card 8; deck 3 5 9 12; phase appoint; {more}")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m51_1_the_active_player_turns_a_card_and_chooses(seats: int) -> None:
    s = start(seats, 51, captain="2")
    run_to(s, "card")
    assert draws(s) == sorted(f"card:{number}" for number in range(1, 13))
    events = told(s, ". card:7")
    assert facts(events, "card-turned") == [{"value": "7"}]
    assert (phase(s), s.deciders(), look(s)["props"]["deck"]["left"]) == ("appoint", [1], 11)
    assert of_kind(s, "appoint", 1) == {f"appoint:{seat}" for seat in range(seats)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r16_the_dial_starts_one_space_further_back(seats: int) -> None:
    s = start(seats, 51)
    run_to(s, "card")
    assert lives(s) == seats + 1


def test_m51_2_the_chosen_one_must_cut_that_value() -> None:
    s = sir()
    events = told(s, "0 appoint:1")
    assert fact(events, "appointed") == {"seat": 0, "to": 1}
    assert (look(s)["cutter"], turn(s), s.deciders()) == (1, 0, [1])
    assert {move[-2:] for move in of_kind(s, "cut", 1)} == {"=8"}
    assert why(s, "1 cut:0A=3") == "M51-2"
    assert of_kind(s, "double", 1) == {"double:8"}


def test_m51_1_sir_may_choose_itself() -> None:
    s = play(sir(), "0 appoint:0")
    assert s.deciders() == [0]
    assert "cut" in keys(told(s, "0 cut:1B=8"))


def test_m51_1_next_is_who_sits_left_of_sir() -> None:
    s = play(sir(), "0 appoint:1", "1 cut:0B=8", "1 turn-card", ". card:5")
    assert (turn(s), s.deciders(), phase(s)) == (1, [1], "appoint")


def test_m51_1_whoever_has_no_wires_is_never_sir() -> None:
    s = play(sir("3 8 9 | 3* | 3 5 8 | 3* 5 9"), "0 appoint:0", "0 cut:2C=8")
    assert turn(s) == 2


def test_m51_2_who_lacks_the_value_places_a_token_and_the_dial_moves() -> None:
    s = sir(more="lives 4")
    events = told(s, "0 appoint:2")
    assert facts(events, "lacked") == [{"seat": 2, "value": "8"}]
    assert (phase(s), s.deciders()) == ("penalty", [2])
    assert choices(s, 2) == {"token:2A", "token:2B"}
    play(s, "2 token:2A")
    assert (tokens(s, 2), lives(s), phase(s), turn(s)) == ({"A": "5"}, 3, "sir", 1)


def test_d11_without_blue_there_is_no_token() -> None:
    """A yellow-less mission: only a red beside cut wires would be only reds, and that is lost."""
    s = sir("3 8 9 | 3 8 12 | 5 6.5 | 5 9 12", "lives 4")
    play(s, "0 appoint:2")
    assert choices(s, 2) == {"token:2A"}


def test_d25_who_has_no_wires_cannot_be_chosen() -> None:
    s = sir("3 8 9 | 3 8 12 | 5* | 5* 9 12")
    assert of_kind(s, "appoint") == {"appoint:0", "appoint:1", "appoint:3"}
    assert why(s, "0 appoint:2") == "D25"


def test_m51_4_choosing_who_holds_only_reds_loses() -> None:
    s = sir("3 8 9 | 3 8 12 | 6.5 | 9 12")
    assert refused(s, "0 appoint:2") is None
    assert boom(told(s, "0 appoint:2")) == "only-reds"
    assert not won(s)


def test_m51_4_only_reds_at_the_start_of_ones_turn_are_revealed() -> None:
    s = play(sir("3 8 9 | 6.5 | 3 5 8 | 5 9"), "0 appoint:0", "0 cut:2C=8")
    assert (turn(s), s.deciders()) == (1, [1])
    assert choices(s, 1) == {"reveal"}
    play(s, "1 reveal")
    assert at(s, 1)["closed"] == 0
    assert turn(s) == 2


# Number cards.


def test_m51_3_the_card_of_a_finished_number_leaves() -> None:
    s = last_card("3 8 | 3 8 9 9 | 5 8* 9 | 5 8* 9")
    assert {"card:3", "card:5", "card:9"} <= set(draws(s))
    assert "card:8" not in draws(s)


def test_m51_3_otherwise_it_comes_back_when_the_deck_is_shuffled() -> None:
    assert "card:8" in draws(last_card("3 8 | 3 8 9 9 | 5 8 9 | 5 8 9"))


def last_card(hands: str) -> BombBusters:
    """The 8 is cut, then the 9, which is the last card of the deck."""
    s = on(51, hands, "card 8; deck 9; turned 3 5; phase appoint")
    play(s, "0 appoint:0", "0 cut:1B=8", "1 turn-card", ". card:9", "1 appoint:2")
    play(s, "2 cut:3C=9")
    assert "cards-shuffled" in keys(told(s, "2 turn-card"))
    return s


def test_m51_3_the_deck_is_turned_to_its_end_first() -> None:
    s = play(sir(), "0 appoint:0", "0 cut:1B=8", "1 turn-card")
    assert draws(s) == ["card:12", "card:3", "card:5", "card:9"]


# The cutter's cards, Sir's mug.


def test_b7_the_stabilizer_belongs_to_who_cuts() -> None:
    s = sir("3 8 9* | 3 8 9* 12 | 5 8 | 5 8 12", "lives 4; equipment stabilizer")
    assert "stabilizer" not in kinds(s)
    play(s, "0 appoint:1", "1 stabilizer", "1 cut:0A=8")
    assert lives(s) == 4


MUG = "3 8 11* | 3 8 11* | 5 9 12 | 5 9 12"


def test_b7_the_mug_is_sirs_before_the_card_is_turned() -> None:
    s = on(51, MUG, "deck 3 5 9 12; equipment mug; phase sir")
    assert s.deciders() == [0]
    assert kinds(s) == {"mug", "turn-card"}
    passed = play(s.clone(), "0 mug:2")
    assert turn(passed) == 2
    play(s, "0 turn-card", ". card:3")
    assert phase(s) == "appoint"
    assert "mug" not in kinds(s)


def test_m51_1_without_a_mug_all_that_sir_can_do_is_turn_the_card() -> None:
    s = play(sir(), "0 appoint:0", "0 cut:1B=8")
    assert (phase(s), choices(s, 1)) == ("sir", {"turn-card"})


def test_m51_2_a_miss_is_a_miss() -> None:
    s = play(sir(more="lives 4"), "0 appoint:1", "1 cut:0A=8")
    assert (tokens(s, 0), lives(s)) == ({"A": "3"}, 3)


def test_m51_2_who_hands_the_value_away_lacks_it() -> None:
    s = sir("2* 3 8 | 2* 3 12 | 5 8 9 | 5 9 12", "lives 4; equipment walkie")
    play(s, "0 appoint:0", "0 walkie:0C>1")
    assert "lacked" in keys(told(s, "1 hand:1C"))
    assert lives(play(s, "0 token:0B")) == 3

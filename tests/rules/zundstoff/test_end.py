"""Two glasses of different colours, the rest of the round, and the hundredth one."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import IS_OVER
from tests.rules.acts import facts, keys
from tests.rules.zundstoff.table import (
    IDLE,
    board,
    chips,
    phase,
    play,
    refused,
    round_of,
    scene,
    seats_of,
    show,
    shown,
    told,
    where,
    winners,
)

# Planet 7 flies red east onto the sun, by the side that shows all.
AT_THE_SUN = board("5:7+1")
RED = f"red3 black1 | {IDLE}"


def test_b1_b23_two_glasses_of_different_colours_win() -> None:
    s, events = show(f"{AT_THE_SUN}; pawns 7 | 1; chips blue |", RED)
    assert facts(events, "won-the-title") == [{"seat": 0}]
    assert keys(events)[-1] == "won-the-title"
    assert chips(s)[0] == {"red", "blue"}
    assert winners(s) == [0]
    assert phase(s) == "over"


@pytest.mark.parametrize("owned", ["red", "blue", "yellow"])
@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_b1_any_two_colours_but_not_one_colour_twice(owned: str, colour: str) -> None:
    turn = {"red": 1, "yellow": 0, "blue": 3}[colour]
    s = shown(f"{board(f'5:7+{turn}')}; pawns 7 | 1; chips {owned} |", f"{colour}3 black1 | {IDLE}")
    assert (s.outcome() is not None) == (owned != colour)


def test_b23_one_chip_is_not_enough() -> None:
    s = shown(f"{AT_THE_SUN}; pawns 7 | 1", RED)
    assert chips(s)[0] == {"red"}
    assert s.outcome() is None
    assert round_of(s) == 2


def test_b23_chips_of_different_players_do_not_add_up() -> None:
    s = shown(f"{AT_THE_SUN}; pawns 7 | 1; chips | blue", RED)
    assert s.outcome() is None


def test_b23_a_finished_game_is_finished() -> None:
    s = shown(f"{AT_THE_SUN}; pawns 7 | 1; chips blue |", RED)
    assert s.deciders() == [] and s.chances() == [] and s.volunteers() == []
    assert refused(s, "1 card:sun") is IS_OVER


def test_b23_the_scores_are_the_glasses() -> None:
    s = shown(f"{AT_THE_SUN}; pawns 7 | 1 | 1; chips blue | | yellow", f"{RED} | {IDLE}")
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([2, 0, 1], [0])


# The round is played out.


def test_z21_the_others_fly_to_their_end() -> None:
    """Seat 0 has its second colour, and seat 1 still decides."""
    text = f"{board('5:15+1', '8:7', '4:2')}; pawns 15 | 7; chips blue |"
    s = shown(text, "red3 black1 | red3 black1")
    assert chips(s)[0] == {"red", "blue"}
    assert s.outcome() is None
    assert s.deciders() == [1]
    events = told(s, "1 fly:2")
    assert facts(events, "won-the-title") == [{"seat": 0}]
    assert where(s) == [1, 2]
    assert winners(s) == [0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b23_z21_all_who_have_two_colours_share_the_win(seats: int) -> None:
    pawns = " | ".join(["7"] * seats)
    owned = " | ".join(["blue"] * (seats - 1)) + " |"
    s, events = show(
        f"{AT_THE_SUN}; pawns {pawns}; chips {owned}", " | ".join(["red3 black1"] * seats)
    )
    assert winners(s) == list(range(seats - 1))
    assert seats_of(events, "won-the-title") == list(range(seats - 1))
    assert chips(s)[-1] == {"red"}


def test_z21_whoever_flies_later_wins_as_well() -> None:
    """Seat 1 decides after seat 0 has won, and may join it or stay behind."""
    text = f"{board('5:15+1', '8:7', '4:2+1')}; pawns 15 | 7; chips blue | yellow"
    s = shown(text, "red3 black1 | red3 black1")
    assert winners(play(s.clone(), "1 fly:sun")) == [0, 1]
    assert winners(play(s.clone(), "1 fly:2")) == [0]


def test_z21_the_first_to_land_is_not_first() -> None:
    text = f"{board('5:15+1', '8:7', '4:2+1')}; pawns 7 | 15; chips yellow | blue"
    s = play(shown(text, "red3 black1 | red3 black1"), "0 fly:sun")
    assert winners(s) == [0, 1]


# A hundred rounds.


# When the first card is shown; the round has three.
LAST_CARDS = "hands black2 sun | black2 sun"


def test_z_7_after_a_hundred_rounds_the_race_is_stopped() -> None:
    s, events = show(f"round 100; chips red |; {LAST_CARDS}", f"{IDLE} | {IDLE}")
    assert facts(events, "race-stopped") == [{"round": 100}]
    assert "won-the-title" not in keys(events)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.why.key) == ([0], [1, 0], "Z-7")


def test_z_7_the_hundredth_is_still_played() -> None:
    hands = "hands black2 sun red2 red3 | black2 sun red2 red3"
    s, events = show(f"round 99; chips red |; {hands}", f"{IDLE} | {IDLE}")
    assert "race-stopped" not in keys(events)
    assert s.outcome() is None
    assert round_of(s) == 100
    assert s.view(0)["last_round"] == 100


@pytest.mark.parametrize(
    ("owned", "won"), [("red | blue |", [0, 1]), ("| | yellow", [2]), ("| |", [0, 1, 2])]
)
def test_z_7_ties_are_shared(owned: str, won: list[int]) -> None:
    s = shown(f"round 100; chips {owned}; {LAST_CARDS} | black2 sun", f"{IDLE} | {IDLE} | {IDLE}")
    assert winners(s) == won


def test_z_7_a_title_in_the_hundredth_round_is_a_title() -> None:
    text = f"{AT_THE_SUN}; pawns 7 | 1; chips blue | red; round 100; hands black1 sun | black2 sun"
    s, events = show(text, RED)
    assert facts(events, "won-the-title") == [{"seat": 0}]
    assert "race-stopped" not in keys(events)
    assert winners(s) == [0]


def test_z_7_the_last_flight_counts_before_the_stop() -> None:
    s = shown(f"{AT_THE_SUN}; pawns 7 | 1; round 100; hands black1 sun | black2 sun", RED)
    assert winners(s) == [0]


def test_b23_z_10_no_cards_come_back_when_it_is_over() -> None:
    """It ends in a fifth round: there is no next one to take cards for."""
    text = f"{AT_THE_SUN}; pawns 7 | 1; chips blue |; round 5; hands red3 black1 sun | {IDLE} sun"
    s = scene(text)
    for act in ("0 card:red3", "1 card:black1", "0 card:black1"):
        told(s, act)
    events = told(s, "1 card:black2")
    assert "cards-back" not in keys(events)
    assert winners(s) == [0]

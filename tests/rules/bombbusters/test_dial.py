"""The detonator: how many mistakes can be borne."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Event
from tests.rules.acts import fact, facts, keys
from tests.rules.bombbusters.table import (
    base,
    boom,
    card,
    lives,
    look,
    on,
    play,
    refused,
    told,
    why,
    won,
)

HANDS = {
    2: "5 9 / 5 9 | 5 9 / 5 9",
    3: "5 9 / 5 9 | 5 9 | 5 9",
    4: "5 9 | 5 9 | 5 9 | 5 9",
    5: "5 9 | 5 9 | 5 9 | 5 9 | 3 3",
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r16_with_so_many_players_the_last_but_one_mistake_can_be_borne(seats: int) -> None:
    s = base(HANDS[seats], f"seats {seats}")
    for mistake in range(1, seats):
        assert fact(miss(s), "dialled") == {
            "lives": seats - mistake,
            "left": seats - mistake - 1,
            "way": "on",
        }
        assert s.outcome() is None
    assert boom(miss(s)) == "dial"


def miss(s: BombBusters) -> list[Event]:
    """Who is in turn says the wrong thing of the next player's lowest wire."""
    (seat,) = s.deciders()
    return told(s, f"{seat} cut:{(seat + 1) % s.seats}A={3 if seat == 4 else 9}")


def test_r16_the_view_says_what_a_miss_would_do() -> None:
    s = base(HANDS[4], "lives 2")
    assert look(s, 0)["miss"] == {"lives": 1, "robot": None, "explodes": False, "stable": False}
    s = base(HANDS[4], "lives 1")
    miss = look(s, 0)["miss"]
    assert miss is not None
    assert miss["explodes"]


def test_r16_a_right_cut_leaves_the_dial_alone() -> None:
    s = base(HANDS[4])
    events = told(s, "0 cut:1A=5")
    assert facts(events, "dialled") == []
    assert lives(s) == 4


# Rewinder.

REWIND = "5 6* 9 | 5 6* 9 | 5 9 | 5 9"


def test_e6_rewinder_turns_the_dial_back() -> None:
    s = base(REWIND, "lives 2; equipment rewinder")
    events = told(s, "0 rewinder")
    assert fact(events, "used") == {
        "seat": 0,
        "equipment": "rewinder",
        "own": "no",
        "value": "none",
    }
    assert fact(events, "dialled") == {"lives": 3, "left": 2, "way": "back"}
    assert (lives(s), s.deciders()) == (3, [0])
    assert card(s, "rewinder")["used"]


def test_e6_rewinder_may_lead_beyond_the_start() -> None:
    s = play(base(REWIND, "lives 4; equipment rewinder"), "0 rewinder")
    assert lives(s) == 5


def test_d37_b18_rewinder_is_not_playable_at_the_five_player_space() -> None:
    s = base(REWIND, "lives 5; equipment rewinder")
    assert why(s, "0 rewinder") == "B18"
    assert why(s, "2 rewinder") != "E6"


def test_d37_b18_six_lives_are_only_a_beginning() -> None:
    s = on(
        51, "5 6* 9 | 5 6* 9 | 5 9 | 5 9 | 3 3", "lives 6; equipment rewinder; card 5; phase sir"
    )
    assert lives(s) == 6
    assert refused(s, "0 rewinder") is not None


def test_r12_a_lost_game_is_over() -> None:
    s = base(HANDS[4], "lives 1; equipment rewinder")
    assert keys(told(s, "0 cut:1A=9"))[-1] == "exploded"
    assert not won(s)
    assert why(s, "1 cut:0A=5") == "over"

"""Face-down discs: turned up by a flyer, and a stop for this round."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import WATCHER
from tests.rules.acts import facts, keys
from tests.rules.zundstoff.table import (
    IDLE,
    at,
    board,
    choices,
    disc,
    phase,
    play,
    round_of,
    scene,
    seats_of,
    show,
    shown,
    told,
    turned,
    where,
    why,
)

RED = f"red3 red2 | {IDLE}"


# Face-down discs.


def test_b17_a_face_down_disc_is_turned_up_and_landed_on() -> None:
    s, events = show(board("8:?7+1"), RED)
    assert facts(events, "flew") == [
        {
            "seat": 0,
            "colour": "red",
            "path": [12, 8],
            "start": 1,
            "planet": 1,
            "steps": 1,
            "end": "rose",
        }
    ]
    (found,) = facts(events, "turned-up")
    assert (found["seat"], found["place"], found["planet"], found["turned"]) == (0, 8, 7, 1)
    assert where(s) == [7, 1]
    assert (disc(s, 8)["up"], disc(s, 8)["planet"], disc(s, 8)["turned"]) == (True, 7, 1)
    assert disc(s, 8)["pawns"] == [0]


def test_b17_only_the_disc_landed_on_is_turned_up() -> None:
    s = shown(board("8:?7+1"), RED)
    assert [d["place"] for d in s.view(0)["discs"] if d["up"]] == [6, 8, 12]


def test_b17_nobody_need_fly_as_far_as_that() -> None:
    s = play(shown(board("8:2"), RED), "0 fly:2")
    assert not disc(s, 4)["up"]
    assert where(s) == [2, 1]


def test_z23_it_is_a_planet_disc_that_is_turned_up_and_no_card() -> None:
    s, events = show("", RED)
    assert seats_of(events, "turned-up") == [0]
    assert (at(s, 0)["cards"], at(s, 0)["aside"]) == (9, 2)
    assert "planet-turned" not in keys(events)


@pytest.mark.parametrize("hidden", [0, 1, 2, 3])
def test_z13_the_rose_is_a_gesture_and_no_choice(hidden: int) -> None:
    """There is one way to turn it up, and the disc lies as it lay."""
    s = shown(board("8:2", f"4:?7+{hidden}"), RED)
    assert choices(s) == {"fly:2", "fly:rose"}
    play(s, "0 fly:rose")
    assert turned(s, 7) == hidden


# Stop-discs.


def test_z14_b17_a_disc_just_turned_up_stops_those_who_come_after() -> None:
    """Seat 0 turns up place 8; its red leads on to planet 3, but seat 1 must stop as well."""
    s, events = show(f"{board('9:15+3', '8:?2', '4:3')}; pawns 15 | 1", "red3 sun | red3 sun")
    assert [(fact["seat"], fact["path"], fact["end"]) for fact in facts(events, "flew")] == [
        (0, [9, 8], "rose"),
        (1, [12, 8], "stop"),
    ]
    assert where(s) == [2, 2]


def test_z14_the_discoverer_stops_too() -> None:
    s, events = show(board("8:?2", "4:3"), RED)
    assert [fact["path"] for fact in facts(events, "flew")] == [[12, 8]]
    assert where(s) == [2, 1]


# Seat 1 has just turned planet 2 up; seat 0 flies by red past planet 3.
TURNED_UP = (
    f"{board('8:3', '4:2', '0:4')}; pawns 1 | 2; stops 2; shown red3 red2 | blue2 sun; "
    "order 0; phase fly"
)


def test_z14_a_stop_disc_ends_the_way_and_what_lies_behind_is_out_of_reach() -> None:
    s = scene(TURNED_UP)
    assert choices(s) == {"fly:3", "fly:2"}
    assert why(s, "0 fly:4") == ("Z14", {"goal": 4})
    assert disc(s, 4)["stop"]
    assert facts(told(s, "0 fly:2"), "flew")[0]["end"] == "stop"


def test_z14_a_stop_disc_need_not_be_flown_to() -> None:
    assert where(play(scene(TURNED_UP), "0 fly:3")) == [3, 2]


def test_z14_it_stops_for_this_round_only() -> None:
    s = shown(board("8:?2", "4:3+1"), RED)
    assert round_of(s) == 2
    assert not any(d["stop"] for d in s.view(0)["discs"])
    play(s, "0 card:sun", "1 card:red2", "0 card:black1", "1 card:red3")
    assert choices(s, 1) == {"fly:2", "fly:3", "fly:rose"}


def test_z14_while_the_round_lasts_all_see_that_it_stops() -> None:
    s = shown(f"{board('9:15+3', '8:?2', '13:3')}; pawns 15 | 1", "red3 sun | blue3 sun")
    assert phase(s) == "fly"
    assert [d["place"] for d in s.view(WATCHER)["discs"] if d["stop"]] == [8]

"""Step 5: who flies first, where a rocket flies, and where it may stop."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NOT_AWAITED, WATCHER
from tests.rules.acts import facts
from tests.rules.zundstoff.table import (
    IDLE,
    board,
    choices,
    disc,
    play,
    refused,
    round_of,
    seats_of,
    show,
    shown,
    told,
    where,
    why,
)

FLY = {colour: f"{colour}3 {colour}2 | {IDLE}" for colour in ("red", "blue", "yellow")}
RED = FLY["red"]


def flown(text: str, cards: str = RED) -> tuple[object, object]:
    """A flight that leaves nothing to choose: its places, and how it ended."""
    _, events = show(text, cards)
    (flight,) = facts(events, "flew")
    return flight["path"], flight["end"]


# Who flies first.


def test_b14_the_highest_planet_flies_first() -> None:
    _, events = show(
        f"{board('8:3+3', '9:9', '10:5+2')}; pawns 3 | 9 | 5", "red3 sun | red3 sun | red3 sun"
    )
    assert seats_of(events, "flew") == [1, 2, 0]


def test_b14_on_the_same_planet_the_highest_rocket_number_flies_first() -> None:
    _, events = show("", "red3 sun | blue3 sun | yellow3 sun")
    assert seats_of(events, "flew") == [2, 1, 0]


def test_b14_the_planet_counts_before_the_rocket() -> None:
    """Blue 2 on Earth waits for red 1 on planet 2."""
    _, events = show(f"{board('9:2')}; pawns 1 | 2", "blue3 sun | red3 sun")
    assert seats_of(events, "flew") == [1, 0]


@pytest.mark.parametrize("marker", [0, 1, 2])
def test_z11_with_the_same_rocket_the_start_marker_flies_first(marker: int) -> None:
    _, events = show(f"marker {marker}", "red3 sun | red3 sun | red3 sun")
    order = [marker, (marker + 1) % 3, (marker + 2) % 3]
    assert seats_of(events, "flew") == order
    assert seats_of(events, "turned-up") == [marker]


@pytest.mark.parametrize(("marker", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_z11_from_the_marker_on_to_the_left(marker: int, order: list[int]) -> None:
    """Seat 1 does not fly; it may hold the marker all the same."""
    _, events = show(f"marker {marker}", f"red3 sun | {IDLE} | red3 sun")
    assert seats_of(events, "flew") == order


def test_z11_the_marker_breaks_ties_only() -> None:
    _, events = show("marker 0", "red3 sun | blue3 sun")
    assert seats_of(events, "flew") == [1, 0]


def test_z12_the_order_of_flights_is_fixed_when_they_begin() -> None:
    """Seat 1 comes from planet 9 and lands on the lowest one: the others still follow in order."""
    s = shown(
        f"{board('8:3', '4:4', '5:2', '9:9', '10:5+1', '11:6')}; pawns 3 | 9 | 5",
        "red3 sun | red3 sun | red3 sun",
    )
    order = s.view(WATCHER)["order"]
    assert [(flyer["seat"], flyer["planet"], flyer["number"]) for flyer in order] == [
        (1, 9, 3),
        (2, 5, 3),
        (0, 3, 2),
    ]
    assert play(s, "1 fly:2").deciders() == [2]
    assert [flyer["seat"] for flyer in s.view(WATCHER)["order"]] == [2, 0]
    assert play(s, "2 fly:6").deciders() == [0]
    assert round_of(play(s, "0 fly:4")) == 2


# Where a rocket flies.


@pytest.mark.parametrize(
    ("turn", "colour", "goal"),
    [
        (0, "red", 5),
        (0, "blue", 10),
        (0, "yellow", 13),
        (1, "red", 10),
        (1, "blue", 13),
        (1, "yellow", 8),
        (2, "red", 13),
        (2, "blue", 8),
        (2, "yellow", 5),
        (3, "red", 8),
        (3, "blue", 5),
        (3, "yellow", 10),
    ],
)
def test_b15_a_rocket_flies_the_way_it_points(turn: int, colour: str, goal: int) -> None:
    """Planet 13 has red in the north, blue in the east, yellow in the south."""
    text = f"{board(f'9:13+{turn}')}; pawns 13 | 1"
    assert flown(text, FLY[colour]) == ([9, goal], "rose")


@pytest.mark.parametrize(
    ("colour", "goals"),
    [("red", {"fly:2", "fly:rose"}), ("blue", {"fly:3", "fly:rose"}), ("yellow", {"fly:4"})],
)
def test_b15_it_follows_the_same_colour_from_disc_to_disc(colour: str, goals: set[str]) -> None:
    """Red: 12, 8, 4. Blue: 12, 13, 14. Yellow: 12, 0, and 1, where planet 5 sends it back."""
    text = board("8:2", "13:3", "0:4", "1:5")
    s = shown(text, FLY[colour])
    assert choices(s) == goals | ({"fly:5"} if colour == "yellow" else set())


def test_b15_a_disc_that_is_not_on_the_way_is_no_goal() -> None:
    s = shown(board("8:2", "13:3"), RED)
    assert why(s, "0 fly:3") == ("B15", {"goal": 3, "colour": "red"})
    assert why(s, "0 fly:sun") == ("B15", {"goal": "sun", "colour": "red"})
    for hidden in (4, 7, 15):
        assert why(s, f"0 fly:{hidden}") == ("B15", {"goal": hidden, "colour": "red"})


def test_b15_where_no_rose_ends_the_way_there_is_none_to_fly_to() -> None:
    s = shown(board("8:2", "4:3+2"), RED)
    assert why(s, "0 fly:rose") == ("B15", {"goal": "rose", "colour": "red"})


@pytest.mark.parametrize(
    ("start", "turn", "goal"),
    [(1, 0, 13), (7, 1, 4), (14, 2, 2), (8, 3, 11)],
)
def test_b16_z1_past_the_edge_it_goes_on_at_the_other_end(start: int, turn: int, goal: int) -> None:
    text = f"{board(f'{start}:7+{turn}')}; pawns 7 | 1"
    assert flown(text) == ([start, goal], "rose")


def test_b16_on_the_way_as_well_as_at_its_start() -> None:
    """North from 4 to 0, over the edge to Earth, and on to 8."""
    s = shown(f"{board('4:7', '0:2')}; pawns 7 | 1", RED)
    assert choices(s) == {"fly:2", "fly:1", "fly:rose"}
    (flight,) = facts(told(s, "0 fly:rose"), "flew")
    assert flight["path"] == [4, 0, 12, 8]


def test_z1_holes_are_skipped() -> None:
    """The ring: from the west side over three holes to the east side, and back over the edge."""
    discs = "discs ? ? ? ? ? 7+1 ? S ? ? ? ? ? ? 1 ?"
    assert flown(f"option layout ring; {discs}; pawns 7 | 1") == ([5, 6], "rose")
    discs = "discs ? ? ? ? ? 7+3 ? S ? ? ? ? ? ? 1 ?"
    assert flown(f"option layout ring; {discs}; pawns 7 | 1") == ([5, 6], "rose")
    discs = "discs ? 7+2 ? ? ? ? ? S ? ? ? ? ? ? 1 ?"
    assert flown(f"option layout ring; {discs}; pawns 7 | 1") == ([1, 12], "rose")


def test_z1_alone_in_its_line_a_disc_cannot_be_left_that_way() -> None:
    """Place 4 sticks out of the first row: there is nothing north or south of it."""
    layout = "option layout ooooo/ooSo-/oooo-/Eoo--"
    discs = "discs ? ? ? ? 7 ? ? S ? ? ? ? ? 1 ? ?"
    s, events = show(f"{layout}; {discs}; pawns 7 | 1", RED)
    assert facts(events, "stayed") == [{"seat": 0, "colour": "red", "why": "alone"}]
    assert where(s) == [7, 1]
    assert round_of(s) == 2
    assert flown(f"{layout}; {discs}; pawns 7 | 1", FLY["yellow"]) == ([4, 0], "rose")


def test_z1_a_way_ends_on_a_disc_that_is_alone_in_its_line() -> None:
    layout = "option layout ooooo/ooSo-/oooo-/Eoo--"
    discs = "discs ? ? ? 9+1 7 ? ? S ? ? ? ? ? 1 ? ?"
    assert flown(f"{layout}; {discs}; pawns 9 | 1") == ([3, 4], "planet")


# Pawns.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_z15_pawns_do_not_block(seats: int) -> None:
    others = " | ".join(["2"] * (seats - 1))
    cards = " | ".join(["red3 sun", *[IDLE] * (seats - 1)])
    s = shown(f"{board('8:2', '4:3')}; pawns 1 | {others}", cards)
    assert choices(s) == {"fly:2", "fly:3", "fly:rose"}
    assert disc(play(s.clone(), "0 fly:2"), 8)["pawns"] == list(range(seats))
    assert where(play(s, "0 fly:3"))[0] == 3


# As far as you like.


@pytest.mark.parametrize(("goal", "path"), [(2, [12, 8]), (3, [12, 8, 4]), (4, [12, 8, 4, 5])])
def test_b18_z5_after_the_first_step_a_flyer_stops_where_it_likes(
    goal: int, path: list[int]
) -> None:
    s = shown(board("8:2", "4:3+1", "5:4"), RED)
    assert choices(s) == {"fly:2", "fly:3", "fly:4", "fly:rose"}
    events = told(s, f"0 fly:{goal}")
    (flight,) = facts(events, "flew")
    assert (flight["path"], flight["steps"], flight["end"]) == (path, len(path) - 1, "planet")
    assert (flight["start"], flight["planet"]) == (1, goal)
    assert where(s) == [goal, 1]


def test_b18_a_flight_goes_on_through_as_many_discs_as_lie_open() -> None:
    """Up the first column, along the first row, down the second."""
    discs = board("8:2", "4:3", "0:4+1", "1:5+2", "5:7+2", "9:8+2", "13:9+1", "14:10+1", "15:11+1")
    s = shown(discs, RED)
    assert choices(s) == {f"fly:{goal}" for goal in (2, 3, 4, 5, 7, 8, 9, 10, 11)}


def test_b19_the_own_disc_must_be_left() -> None:
    s = shown(board("8:2"), RED)
    assert why(s, "0 fly:1") == ("B19", {"goal": 1})
    assert s.deciders() == [0]


def test_z_12_b19_a_flight_with_a_single_end_is_flown_unasked() -> None:
    s, events = show(board("8:2+2"), RED)
    assert seats_of(events, "flew") == [0]
    assert where(s) == [2, 1]


def test_b19_who_has_won_no_flight_stays() -> None:
    s = shown(board("8:2"), RED)
    assert refused(s, "1 fly:2") is NOT_AWAITED
    assert where(play(s, "0 fly:2")) == [2, 1]


# No disc twice.


def test_z6_a_flight_ends_where_the_next_disc_was_visited() -> None:
    """12, 8, 9, and back to 8: it ends on 9."""
    s = shown(board("8:2+1", "9:3+3"), RED)
    assert choices(s) == {"fly:2", "fly:3"}
    assert facts(told(s, "0 fly:3"), "flew")[0]["path"] == [12, 8, 9]


def test_z_1_the_disc_of_departure_counts() -> None:
    """Planet 2 points back to Earth: the flight ends on planet 2."""
    assert flown(board("8:2+2")) == ([12, 8], "planet")


def test_z_1_round_a_whole_column() -> None:
    s = shown(board("8:2", "4:3", "0:4"), RED)
    assert choices(s) == {"fly:2", "fly:3", "fly:4"}
    assert refused(s, "0 fly:1") is not None


def test_z_1_in_the_long_layout_every_column_has_two() -> None:
    """South and south again would be home."""
    discs = "discs ? ? 2+2 ? ? ? S ? ? ? 1+2 ? ? ? ? ?"
    assert flown(f"option layout long; {discs}") == ([10, 2], "planet")

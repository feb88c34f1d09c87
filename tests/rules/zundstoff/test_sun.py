"""Flying onto the sun: its sides, the chips, and the way back to Earth."""

from __future__ import annotations

import pytest

from tests.rules.acts import facts, keys
from tests.rules.zundstoff.table import (
    IDLE,
    board,
    chips,
    choices,
    disc,
    phase,
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
ALL = "red blue yellow"
# By quarters turned: what the north, east, south and west side of the sun show.
SUN = {
    0: ("red", "blue", "yellow", ALL),
    1: (ALL, "red", "blue", "yellow"),
    2: ("yellow", ALL, "red", "blue"),
    3: ("blue", "yellow", ALL, "red"),
}
# From which place a pawn flies north, east, south, west onto the sun; and by which side it enters.
NEIGHBOURS = {"north": (10, 2), "east": (5, 3), "south": (2, 0), "west": (7, 1)}
# Planet 7 has red in the north, yellow in the east, blue in the south: how it must be turned.
TURNS = {
    "red": {"north": 0, "east": 1, "south": 2, "west": 3},
    "yellow": {"north": 3, "east": 0, "south": 1, "west": 2},
    "blue": {"north": 2, "east": 3, "south": 0, "west": 1},
}
CASES = [(turn, flight, colour) for turn in SUN for flight in NEIGHBOURS for colour in ALL.split()]
# Red: from planet 7 north to planet 2, east to planet 3, and east to the west side of the sun.
LONG_WAY = ("8:7", "4:2+1", "5:3+1")


def beside(flight: str, colour: str, sun: int = 0) -> str:
    """Planet 7 beside the sun, with a rocket of that colour pointing at it."""
    return board(f"6:S+{sun}", f"{NEIGHBOURS[flight][0]}:7+{TURNS[colour][flight]}")


# Its sides.


@pytest.mark.parametrize(("turn", "flight", "colour"), CASES)
def test_b20_z3_the_sun_is_entered_only_by_a_side_that_shows_the_colour(
    turn: int, flight: str, colour: str
) -> None:
    place, side = NEIGHBOURS[flight]
    s, events = show(f"{beside(flight, colour, turn)}; pawns 7 | 1", FLY[colour])
    if colour in SUN[turn][side]:
        assert facts(events, "flew")[0]["path"] == [place, 6]
        assert facts(events, "flew")[0]["end"] == "sun"
        assert facts(events, "flew")[0]["planet"] == 0
        assert chips(s) == [{colour}, set()]
        assert where(s) == [1, 1]
    else:
        assert facts(events, "stayed") == [{"seat": 0, "colour": colour, "why": "sun"}]
        assert chips(s) == [set(), set()]
        assert where(s) == [7, 1]


def test_b20_a_sun_turn_card_opens_and_closes_a_side_in_the_same_round() -> None:
    """Seat 0 flies east, onto the west side. Turned once, that side shows yellow alone."""
    red = f"{beside('east', 'red')}; pawns 7 | 1"
    assert chips(shown(red, f"red3 black1 | {IDLE}")) == [{"red"}, set()]
    assert chips(shown(red, f"red3 sun | {IDLE}")) == [set(), set()]
    opened = f"{beside('east', 'red', 3)}; pawns 7 | 1"
    assert chips(shown(opened, f"red3 black1 | {IDLE}")) == [{"red"}, set()]
    assert chips(shown(f"{beside('east', 'blue', 3)}; pawns 7 | 1", f"blue3 sun | {IDLE}")) == [
        {"blue"},
        set(),
    ]


@pytest.mark.parametrize(
    ("turn", "colour", "quarter", "lands"),
    [
        # Place 8 of the ring lies east of the sun: west over holes, or east over the edge.
        ("3", "red", 1, True),  # by the east side, which shows red
        ("3", "red", 0, False),  # by the east side, which shows blue
        ("1", "red", 0, True),  # by the west side, which shows all
        ("1", "red", 3, True),  # by the west side, which shows red
        ("1", "red", 1, False),  # by the west side, which shows yellow
        ("1", "red", 2, False),  # by the west side, which shows blue
    ],
)
def test_z2_the_loop_reaches_the_sun_too_by_the_side_that_faces_the_flight(
    turn: str, colour: str, quarter: int, lands: bool
) -> None:
    discs = f"discs ? ? ? ? ? ? ? S+{quarter} 7+{turn} ? ? ? ? ? 1 ?"
    s, events = show(f"option layout ring; {discs}; pawns 7 | 1", FLY[colour])
    assert (seats_of(events, "took-glasses") == [0]) == lands
    assert (where(s) == [1, 1]) == lands


@pytest.mark.parametrize(
    ("turn", "colour", "side"), [(3, "yellow", "south"), (2, "red", "north"), (3, "red", "none")]
)
def test_z2_in_a_column_of_two_the_sun_is_entered_from_either_end(
    turn: int, colour: str, side: str
) -> None:
    """In the long layout place 14 is below the sun: north, or south and over the edge."""
    discs = f"discs ? ? ? ? ? ? S ? ? ? 1 ? ? ? 7+{turn} ?"
    s, _ = show(f"option layout long; {discs}; pawns 7 | 1", FLY[colour])
    assert chips(s)[0] == (set() if side == "none" else {colour})


# A closed side.


def test_z3_a_flight_ends_before_a_closed_side() -> None:
    s = shown(f"{board('6:S+1', *LONG_WAY)}; pawns 7 | 1", FLY["red"])
    assert choices(s) == {"fly:2", "fly:3"}
    assert why(s, "0 fly:sun") == ("Z3", {"colour": "red"})
    assert where(play(s, "0 fly:3")) == [3, 1]


def test_z3_as_the_first_step_it_keeps_the_pawn_where_it_is() -> None:
    s, events = show(f"{beside('north', 'red')}; pawns 7 | 1", FLY["red"])
    assert "flew" not in keys(events)
    assert where(s) == [7, 1]
    assert round_of(s) == 2


def test_z5_nobody_need_enter_the_sun_on_the_way() -> None:
    s = shown(f"{board(*LONG_WAY)}; pawns 7 | 1", FLY["red"])
    assert choices(s) == {"fly:2", "fly:3", "fly:sun"}
    assert where(play(s.clone(), "0 fly:3")) == [3, 1]
    assert chips(play(s, "0 fly:sun")) == [{"red"}, set()]


def test_b20_the_sun_ends_a_flight() -> None:
    """Behind the sun lies planet 4, open; nobody gets there through the sun."""
    s = shown(f"{board(*LONG_WAY, '7:4')}; pawns 7 | 1", FLY["red"])
    assert choices(s) == {"fly:2", "fly:3", "fly:sun"}
    assert refused(s, "0 fly:4") is not None


# Chips.


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_b21_the_chip_has_the_colour_of_the_flight(colour: str) -> None:
    """By the west side, which shows all three."""
    s, events = show(f"{beside('east', colour)}; pawns 7 | 1", FLY[colour])
    assert facts(events, "took-glasses") == [{"seat": 0, "colour": colour}]
    assert chips(s) == [{colour}, set()]
    left = s.view(0)["chips"]
    assert left == {"red": 5, "blue": 5, "yellow": 5, colour: 4}


def test_b21_the_pawn_goes_back_to_earth() -> None:
    s = shown(f"{beside('east', 'red')}; pawns 7 | 7", FLY["red"])
    assert where(s) == [1, 7]
    assert disc(s, 12)["pawns"] == [0]
    assert disc(s, 6)["pawns"] == []


def test_b21_it_flies_on_in_a_later_round_only() -> None:
    s, events = show(f"{beside('east', 'red')}; pawns 7 | 1", FLY["red"])
    assert seats_of(events, "flew") == [0]
    assert round_of(s) == 2
    play(s, "0 card:blue3", "1 card:sun", "0 card:blue2", "1 card:planet")
    assert round_of(s) == 3
    assert where(s)[0] != 1


def test_b21_several_may_reach_the_sun_in_one_round() -> None:
    cards = "red3 black1 | blue3 black1 | yellow3 black1"
    s, events = show(f"{board('5:7+1', '7:9', '10:15+1')}; pawns 7 | 9 | 15", cards)
    assert seats_of(events, "took-glasses") == [2, 1, 0]
    assert chips(s) == [{"red"}, {"blue"}, {"yellow"}]


def test_b21_all_co_winners_on_the_disc_take_a_chip() -> None:
    s, events = show(
        f"{beside('east', 'red')}; pawns 7 | 7 | 7", "red3 black1 | red3 black1 | red3 black1"
    )
    assert len(facts(events, "took-glasses")) == 3
    assert chips(s) == [{"red"}, {"red"}, {"red"}]
    assert s.view(0)["chips"]["red"] == 2


def test_z4_b21_a_colour_already_owned_brings_no_second_chip() -> None:
    s, events = show(f"{beside('east', 'red')}; pawns 7 | 1; chips red |", FLY["red"])
    assert facts(events, "landed-again") == [{"seat": 0, "colour": "red"}]
    assert "took-glasses" not in keys(events)
    assert chips(s) == [{"red"}, set()]
    assert s.view(0)["chips"]["red"] == 4
    assert where(s) == [1, 1]


def test_z4_on_the_way_it_is_allowed_and_not_forced() -> None:
    s = shown(f"{board(*LONG_WAY)}; pawns 7 | 1; chips red |", FLY["red"])
    assert choices(s) == {"fly:2", "fly:3", "fly:sun"}
    play(s, "0 fly:sun")
    assert where(s) == [1, 1]
    assert s.outcome() is None


@pytest.mark.parametrize("owned", ["red |", "|"])
def test_z_11_the_sun_as_the_first_step_is_forced(owned: str) -> None:
    s, events = show(f"{beside('east', 'red')}; pawns 7 | 1; chips {owned}", FLY["red"])
    assert seats_of(events, "flew") == [0]
    assert phase(s) == "first"
    assert where(s) == [1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_z22_there_is_a_chip_for_everyone(seats: int) -> None:
    pawns, cards = " | ".join(["7"] * seats), " | ".join(["blue3 black2"] * seats)
    s, events = show(f"{beside('east', 'blue')}; pawns {pawns}", cards)
    assert len(facts(events, "took-glasses")) == seats
    assert chips(s) == [{"blue"}] * seats
    assert s.view(0)["chips"]["blue"] == 5 - seats


def test_b20_the_view_says_who_may_still_stop_before_the_sun() -> None:
    """After the landing of the first flyer the next one still decides."""
    text = f"{board('5:15+1', '8:7', '4:2+1')}; pawns 15 | 7"
    s = shown(text, "red3 black1 | red3 black1")
    assert chips(s) == [{"red"}, set()]
    assert s.deciders() == [1]
    assert choices(s, 1) == {"fly:2", "fly:15", "fly:sun"}
    assert keys(told(s, "1 fly:15"))[0] == "flew"

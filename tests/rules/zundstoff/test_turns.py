"""Steps 2 and 3: sun-turn cards, then planet-turn cards."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import NOT_AWAITED, WATCHER
from powderkeg.rules.zundstoff import GAME
from tests.rules.acts import facts, keys
from tests.rules.zundstoff.table import (
    IDLE,
    at,
    board,
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
    turned,
    where,
    why,
)

ALL = ["red", "blue", "yellow"]
ALONE = f"{board('8:7', '9:9+1', '3:5')}; pawns 7 | 1"


def quarters(planet: int) -> set[str]:
    return {f"turn:{planet}+{quarter}" for quarter in (1, 2, 3)}


# The sun.


def test_b6_a_sun_turn_card_turns_the_sun_a_quarter_clockwise() -> None:
    s, events = show("", f"sun black1 | {IDLE}")
    assert facts(events, "sun-turned") == [{"seat": 0, "turned": 1}]
    assert turned(s, 0) == 1
    assert s.view(0)["sun_sides"] == [ALL, ["red"], ["blue"], ["yellow"]]


@pytest.mark.parametrize(
    ("turn", "sides"),
    [
        (0, [["red"], ["blue"], ["yellow"], ALL]),
        (1, [ALL, ["red"], ["blue"], ["yellow"]]),
        (2, [["yellow"], ALL, ["red"], ["blue"]]),
        (3, [["blue"], ["yellow"], ALL, ["red"]]),
    ],
)
def test_b6_the_sun_shows_its_sides_as_it_lies(turn: int, sides: list[list[str]]) -> None:
    s, _ = show(board(f"6:S+{(turn - 1) % 4}"), f"black1 sun | {IDLE}")
    assert s.view(WATCHER)["sun_sides"] == sides


def test_b6_without_a_sun_turn_card_it_stays() -> None:
    s, events = show("", f"planet black1 | {IDLE}")
    assert "sun-turned" not in keys(events)
    assert turned(s, 0) == 0


def test_b6_after_a_whole_turn_it_lies_as_before() -> None:
    assert turned(shown(board("6:S+3"), f"sun black1 | {IDLE}"), 0) == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_z18_every_sun_turn_card_turns_it_once(seats: int) -> None:
    s, events = show("", " | ".join(["sun black1"] * seats))
    assert turned(s, 0) == seats % 4
    assert sorted(map(str, seats_of(events, "sun-turned"))) == list("01234"[:seats])


def test_b6_the_sun_turns_before_the_planets_and_before_the_flights() -> None:
    _, events = show("", "sun planet | red3 sun")
    happened = [key for key in keys(events) if key not in ("laid", "showed", "revealed")]
    assert happened[:5] == ["sun-turned", "sun-turned", "planet-turned", "flight-won", "flew"]


def test_b6_whoever_turns_a_planet_sees_the_sun_turned_already() -> None:
    s = shown(ALONE, f"planet sun | {IDLE}")
    assert phase(s) == "turn"
    assert turned(s, 0) == 1


# One's own disc.


def test_b7_in_company_the_own_disc_turns_a_quarter_by_itself() -> None:
    s, events = show("", f"planet black1 | {IDLE}")
    assert facts(events, "planet-turned") == [
        {"seat": 0, "planet": 1, "place": 12, "quarters": 1, "own": "yes"}
    ]
    assert turned(s, 1) == 1
    assert round_of(s) == 2


def test_b7_the_own_disc_turns_no_further_than_a_quarter() -> None:
    s = shown(ALONE, f"planet black1 | {IDLE}")
    assert why(s, "0 turn:7+2") == ("B7", {"planet": 7, "quarters": 2})
    assert why(s, "0 turn:7+3") == ("B7", {"planet": 7, "quarters": 3})
    assert turned(play(s, "0 turn:7+1"), 7) == 1


def test_b7_the_pawns_stay_on_a_disc_that_turns() -> None:
    s = shown("", f"planet black1 | {IDLE}")
    assert where(s) == [1, 1]
    assert disc(s, 12)["pawns"] == [0, 1]


def test_z25_a_disc_turns_clockwise() -> None:
    s = shown("", f"planet black1 | {IDLE}")
    red, blue, yellow = (
        {"colour": "red", "number": 1},
        {"colour": "blue", "number": 2},
        {"colour": "yellow", "number": 3},
    )
    assert disc(s, 12)["rockets"] == [None, red, blue, yellow]


@pytest.mark.parametrize(("before", "quarter", "after"), [(0, 1, 1), (1, 2, 3), (3, 3, 2)])
def test_z25_quarters_are_counted_clockwise(before: int, quarter: int, after: int) -> None:
    s = shown(f"{board('8:7', f'9:9+{before}')}; pawns 7 | 1", f"planet black1 | {IDLE}")
    assert turned(play(s, f"0 turn:9+{quarter}"), 9) == after


def test_z17_a_turn_card_must_be_used() -> None:
    s = shown(ALONE, f"planet black1 | {IDLE}")
    assert s.deciders() == [0]
    assert {text.split(":")[0] for text in choices(s)} == {"turn"}
    assert at(s, 0)["turns"] == 1


def test_z17_whoever_has_only_the_own_disc_to_turn_turns_it_unasked() -> None:
    """Alone, but no other disc lies face up and empty."""
    s, events = show(f"{board('8:7')}; pawns 7 | 1", f"planet black1 | {IDLE}")
    assert facts(events, "planet-turned")[0]["planet"] == 7
    assert (turned(s, 7), turned(s, 1)) == (1, 0)
    assert round_of(s) == 2


# Another disc.


def test_b8_whoever_is_alone_may_turn_any_open_empty_disc_instead() -> None:
    s = shown(ALONE, f"planet black1 | {IDLE}")
    assert choices(s) == {"turn:7+1"} | quarters(9) | quarters(5)
    events = told(s, "0 turn:9+2")
    assert facts(events, "planet-turned") == [
        {"seat": 0, "planet": 9, "place": 9, "quarters": 2, "own": "no"}
    ]
    assert (turned(s, 9), turned(s, 7), turned(s, 5)) == (3, 0, 0)


def test_b8_not_a_disc_with_a_pawn_on_it() -> None:
    s = shown(ALONE, f"planet black1 | {IDLE}")
    for quarter in (1, 2, 3):
        assert why(s, f"0 turn:1+{quarter}") == ("B8", {"planet": 1, "problem": "pawn"})


def test_b8_not_a_disc_that_lies_face_down_whichever_it_is() -> None:
    s = shown(ALONE, f"planet black1 | {IDLE}")
    for planet in {*range(2, 16)} - {5, 7, 9}:
        assert why(s, f"0 turn:{planet}+1") == ("B8", {"planet": planet, "problem": "face-down"})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b8_company_of_one_is_enough_to_be_not_alone(seats: int) -> None:
    """Seat 0 shares its disc: it turns unasked, and nothing else."""
    crowd = " | ".join(["7"] * seats)
    cards = " | ".join(["planet black1", *[IDLE] * (seats - 1)])
    s, events = show(f"{board('8:7', '9:9')}; pawns {crowd}", cards)
    assert facts(events, "planet-turned")[0]["planet"] == 7
    assert round_of(s) == 2


def test_b8_in_company_no_other_disc_can_be_turned() -> None:
    """It is never asked for: the own disc turns by itself."""
    s = shown(f"{board('8:7', '9:9')}; pawns 7 | 7", f"planet sun | {IDLE}")
    assert (turned(s, 7), turned(s, 9)) == (1, 0)


def test_b8_only_who_is_awaited_turns() -> None:
    s = shown(ALONE, f"planet black1 | {IDLE}")
    assert refused(s, "1 turn:9+1") is NOT_AWAITED


def test_z16_earth_can_be_turned_when_it_is_empty() -> None:
    s = shown(f"{board('8:7', '9:9')}; pawns 7 | 9", f"planet black1 | {IDLE}")
    assert choices(s) == {"turn:7+1"} | quarters(1)
    assert turned(play(s, "0 turn:1+3"), 1) == 3


def test_z16_the_sun_is_no_planet_and_cannot_be_turned_so() -> None:
    assert GAME.moves.parse("turn:0+1") is None
    assert GAME.moves.parse("turn:sun+1") is None
    s = shown(ALONE, f"planet black1 | {IDLE}")
    assert turned(play(s, "0 turn:7+1"), 0) == 0


# Two of them.


def test_b9_z24_two_cards_are_carried_out_one_by_one() -> None:
    s = shown(ALONE, f"planet planet | {IDLE}")
    assert at(s, 0)["turns"] == 2
    assert keys(told(s, "0 turn:9+2")) == ["planet-turned"]
    assert s.deciders() == [0]
    assert at(s, 0)["turns"] == 1
    play(s, "0 turn:5+3")
    assert (turned(s, 9), turned(s, 5)) == (3, 3)
    assert round_of(s) == 2


def test_b9_both_may_hit_the_same_disc() -> None:
    s = shown(ALONE, f"planet planet | {IDLE}")
    assert turned(play(s, "0 turn:9+1", "0 turn:9+1"), 9) == 3
    assert round_of(s) == 2


def test_b9_in_company_both_turn_the_own_disc() -> None:
    s, events = show("", f"planet planet | {IDLE}")
    assert [fact["planet"] for fact in facts(events, "planet-turned")] == [1, 1]
    assert turned(s, 1) == 2


def test_z24_first_the_own_disc_and_then_another() -> None:
    s = play(shown(ALONE, f"planet planet | {IDLE}"), "0 turn:7+1", "0 turn:5+2")
    assert (turned(s, 7), turned(s, 5)) == (1, 2)


def test_z_4_before_the_second_card_one_is_still_alone_and_empty_discs_still_empty() -> None:
    s = shown(ALONE, f"planet planet | {IDLE}")
    before = choices(s)
    assert choices(play(s, "0 turn:9+1")) == before


# Who turns first.


THREE = f"{board('8:3', '9:9', '10:5')}; pawns 3 | 9 | 5"


def test_b10_the_highest_planet_turns_first() -> None:
    s = shown(THREE, "planet black1 | planet black1 | planet black1")
    order = s.view(0)["order"]
    assert [(turner["seat"], turner["planet"]) for turner in order] == [(1, 9), (2, 5), (0, 3)]
    assert s.deciders() == [1]
    assert play(s, "1 turn:1+1").deciders() == [2]
    assert play(s, "2 turn:1+1").deciders() == [0]
    assert round_of(play(s, "0 turn:1+1")) == 2


def test_b10_whoever_has_two_cards_uses_both_before_the_next_one() -> None:
    s = shown(THREE, "planet black1 | planet planet | planet black1")
    assert play(s, "1 turn:1+1").deciders() == [1]
    assert play(s, "1 turn:9+1").deciders() == [2]


def test_b10_only_those_with_a_card_turn() -> None:
    s = shown(THREE, f"planet black1 | {IDLE} | planet black1")
    assert s.deciders() == [2]
    assert play(s, "2 turn:1+1").deciders() == [0]


def test_b10_the_marker_does_not_matter_between_planets() -> None:
    for marker in range(3):
        s = shown(f"{THREE}; marker {marker}", "planet black1 | planet black1 | planet black1")
        assert s.deciders() == [1]


def test_z12_the_order_of_turns_is_fixed_when_they_begin() -> None:
    """Whatever is turned, the others follow as they stood."""
    for first in ("1 turn:9+1", "1 turn:1+3"):
        s = play(shown(THREE, "planet black1 | planet black1 | planet black1"), first)
        order = s.view(WATCHER)["order"]
        assert [(turner["seat"], turner["planet"]) for turner in order] == [(2, 5), (0, 3)]


@pytest.mark.parametrize("marker", [0, 1, 2])
def test_z_3_on_the_same_planet_the_marker_comes_first(marker: int) -> None:
    s, events = show(f"marker {marker}", "planet black1 | planet black1 | planet black1")
    seats = [marker, (marker + 1) % 3, (marker + 2) % 3]
    assert seats_of(events, "planet-turned") == seats
    assert turned(s, 1) == 3


@pytest.mark.parametrize(("marker", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_z_3_from_the_marker_on_to_the_left(marker: int, order: list[int]) -> None:
    _, events = show(f"marker {marker}", f"planet black1 | {IDLE} | planet black1")
    assert seats_of(events, "planet-turned") == order


def test_b10_a_forced_turn_waits_for_the_higher_planets() -> None:
    s = shown(
        f"{board('8:3', '9:9')}; pawns 3 | 3 | 9", "planet black1 | planet black1 | planet black1"
    )
    assert s.deciders() == [2]
    assert turned(s, 3) == 0
    events = told(s, "2 turn:1+2")
    assert [fact["planet"] for fact in facts(events, "planet-turned")] == [1, 3, 3]

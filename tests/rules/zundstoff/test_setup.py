"""What lies on the table before the first card."""

from __future__ import annotations

from collections import Counter

import pytest

from powderkeg.rules.core import SEATS, WATCHER
from powderkeg.rules.zundstoff import GAME
from tests.rules.acts import facts
from tests.rules.zundstoff.table import (
    agreed,
    at,
    disc,
    hand,
    laid_out,
    phase,
    play,
    refused,
    scene,
    show,
    start,
    told,
    turned,
    where,
)

SET = "black1 black2 blue2 blue3 planet planet red2 red3 sun yellow2 yellow3".split()
LAYOUTS = ["square", "ring", "octagon", "cross", "islands", "long"]


def chances(kind: str, seats: int = 2) -> Counter[str]:
    """Nature's first cases of one kind."""
    s = start(seats)
    while not (cases := [case.text for case in s.chances() if case.key == kind]):
        play(s, f". {s.chances()[0].text}")
    return Counter(cases)


# Players.


def test_there_are_two_players_at_least_and_five_at_most() -> None:
    allowed = [seats for seats in range(1, 9) if GAME.refusal(agreed(seats)) is None]
    assert allowed == [2, 3, 4, 5]
    problem = GAME.refusal(agreed(6))
    assert problem is not None
    assert problem.rule is SEATS


# Discs.


@pytest.mark.parametrize("layout", LAYOUTS)
def test_b2_only_earth_and_the_sun_lie_face_up(layout: str) -> None:
    view = laid_out(layout=layout).view(0)
    up = {d["place"]: d["planet"] for d in view["discs"] if d["up"]}
    assert up == {view["earth"]: 1, view["sun"]: 0}
    hidden = [d for d in view["discs"] if not d["up"]]
    assert len(hidden) == 14
    assert all(d["planet"] is None and d["turned"] is None for d in hidden)
    assert not any(any(d["rockets"]) for d in hidden)


def test_b2_the_other_fourteen_are_shuffled() -> None:
    cases = chances("deal")
    assert set(cases) == {f"deal:{planet}+{turn}" for planet in range(2, 16) for turn in range(4)}
    assert len(set(cases.values())) == 1


def test_b2_a_disc_that_lies_somewhere_is_not_dealt_again() -> None:
    s = start()
    while not any(case.key == "deal" for case in s.chances()):
        play(s, f". {s.chances()[0].text}")
    play(s, ". deal:7+2")
    assert refused(s, ". deal:7+1") is not None
    assert {case.text for case in s.chances() if case.key == "deal"} == {
        f"deal:{planet}+{turn}" for planet in range(2, 16) if planet != 7 for turn in range(4)
    }


@pytest.mark.parametrize("kind", ["earth", "sun"])
def test_b2_earth_and_the_sun_lie_in_any_of_four_ways(kind: str) -> None:
    assert chances(kind) == {f"{kind}:{turn}": 1 for turn in range(4)}


def test_b2_the_discs_lie_as_nature_laid_them() -> None:
    s = start()
    play(s, ". earth:3", ". sun:2", *(f". deal:{planet}+{planet % 4}" for planet in range(2, 16)))
    play(s, ". marker:1")
    assert (turned(s, 1), turned(s, 0)) == (3, 2)
    hidden = GAME.scenes.write(s)
    assert all(f"?{planet}+{planet % 4}" in hidden for planet in (2, 7, 15) if planet % 4)


def test_b2_nobody_sees_which_disc_nature_lays_face_down() -> None:
    s = start()
    while not any(case.key == "deal" for case in s.chances()):
        play(s, f". {s.chances()[0].text}")
    for seat in (0, 1, WATCHER):
        one, other = told(s.clone(), ". deal:7+2", seat), told(s.clone(), ". deal:9+1", seat)
        assert [event.to_json() for event in one] == [event.to_json() for event in other]
        assert play(s.clone(), ". deal:7+2").view(seat) == play(s.clone(), ". deal:9+1").view(seat)


def test_z_8_a_hidden_disc_lies_from_the_beginning_as_it_is_turned_up() -> None:
    _, events = show("discs ? ? ? ? ? ? S ? ?7+3 ? ? ? 1 ? ? ?", "red3 red2 | black1 black2")
    (found,) = facts(events, "turned-up")
    assert (found["place"], found["planet"], found["turned"]) == (8, 7, 3)
    assert found["rockets"] == [
        {"colour": "yellow", "number": 1},
        {"colour": "blue", "number": 3},
        None,
        {"colour": "red", "number": 2},
    ]


# Cards, pawns, chips.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b3_everyone_has_the_same_eleven_cards(seats: int) -> None:
    s = laid_out(seats)
    assert [hand(s, seat) for seat in range(seats)] == [SET] * seats
    assert [(at(s, seat)["cards"], at(s, seat)["aside"]) for seat in range(seats)] == [
        (11, 0)
    ] * seats


def test_b3_nobody_looks_into_another_hand() -> None:
    assert at(laid_out(), 0, eye=1)["hand"] is None
    assert at(laid_out(), 0, eye=WATCHER)["hand"] is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b3_all_pawns_begin_on_earth(seats: int) -> None:
    s = laid_out(seats)
    assert where(s) == [1] * seats
    assert disc(s, s.view(0)["earth"])["pawns"] == list(range(seats))


def test_b3_five_chips_of_each_colour_lie_beside_the_board() -> None:
    s = laid_out(5)
    assert s.view(0)["chips"] == {"red": 5, "blue": 5, "yellow": 5}
    assert [at(s, seat)["chips"] for seat in range(5)] == [[]] * 5


def test_b3_the_discs_are_as_printed() -> None:
    """Three rockets with numbers on three sides, north, east, south and west in base position."""
    printed = {
        1: "R1 B2 Y3 -",
        2: "R1 Y2 B3 -",
        3: "R2 B1 - Y3",
        4: "R2 Y1 - B3",
        5: "R3 - B1 Y2",
        6: "R3 - Y1 B2",
        7: "R2 Y1 B3 -",
        8: "R3 B1 Y2 -",
        9: "R3 Y1 - B2",
        10: "R1 B2 - Y3",
        11: "R1 - Y2 B3",
        12: "R2 - B1 Y3",
        13: "R1 B2 Y3 -",
        14: "R2 Y1 - B3",
        15: "R3 - B1 Y2",
    }
    s = scene("discs 2 3 4 5  6 7 S 8  9 10 11 12  1 13 14 15")
    found = {
        d["planet"]: " ".join(
            f"{rocket['colour'][0].upper()}{rocket['number']}" if rocket else "-"
            for rocket in d["rockets"]
        )
        for d in s.view(0)["discs"]
        if d["planet"]
    }
    assert found == printed


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_z_2_the_start_marker_is_drawn_for_the_first_round(seats: int) -> None:
    assert chances("marker", seats) == {f"marker:{seat}": 1 for seat in range(seats)}


def test_z_2_whoever_it_falls_to_holds_it() -> None:
    s = laid_out(4)
    marker = s.view(0)["marker"]
    assert marker in range(4)
    assert phase(s) == "first"

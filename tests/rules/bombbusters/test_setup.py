"""Captain, stands, wires, the deal: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.core import SEATS, WATCHER, Seat
from powderkeg.rules.rng import Rng
from tests.rules.acts import draws, facts, keys
from tests.rules.bombbusters.table import (
    TABLES,
    agreed,
    all_wires,
    at,
    colour,
    dealt,
    lives,
    look,
    phase,
    play,
    refused,
    run_to,
    sizes,
    start,
    told,
)

COUNTS = [2, 3, 4, 5]
each_count = pytest.mark.parametrize("seats", COUNTS)
each_table = pytest.mark.parametrize(("mission", "seats"), TABLES)

# By mission: the wires on each stand, from the Captain's on, for two, three, four and five.
STANDS: dict[int, list[str]] = {
    1: ["6 6 6 6", "6 6 6 6", "6 6 6 6", "5 5 5 5 4"],
    2: ["9 9 8 8", "9 9 8 8", "9 9 8 8", "7 7 7 7 6"],
    3: ["11 10 10 10", "11 10 10 10", "11 10 10 10", "9 8 8 8 8"],
    4: ["14 13 13 13", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    5: ["13 13 13 13", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    6: ["14 14 13 13", "14 13 13 13", "14 13 13 13", "11 11 11 10 10"],
    7: ["13 12 12 12", "13 12 12 12", "13 12 12 12", "10 10 10 10 9"],
    8: ["14 13 13 13", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    9: ["14 14 13 13", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    10: ["14 13 13 13", "14 13 13 13", "14 13 13 13", "11 11 11 10 10"],
    11: ["13 13 13 13", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    12: ["14 14 13 13", "14 13 13 13", "14 13 13 13", "11 11 11 10 10"],
    13: ["13 13 13 12", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    14: ["14 14 14 13", "13 13 13 13", "13 13 13 13", "11 11 10 10 10"],
    15: ["13 13 12 12", "13 12 12 12", "13 12 12 12", "10 10 10 10 9"],
    16: ["14 14 13 13", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    17: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    18: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    19: ["13 13 13 12", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    20: ["14 14 13 13", "13 13 13 13", "13 13 13 13", "11 11 10 10 10"],
    21: ["13 13 12 12", "13 12 12 12", "13 12 12 12", "10 10 10 10 9"],
    22: ["14 13 13 13", "14 13 13 13", "14 13 13 13", "11 11 11 10 10"],
    23: ["13 13 12 12", "13 12 12 12", "13 12 12 12", "10 10 10 10 9"],
    24: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    25: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    26: ["13 13 12 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    27: ["14 13 13 13", "14 13 13 13", "14 13 13 13", "11 11 11 10 10"],
    28: ["14 14 14 13", "14 14 13 13", "14 14 13 13", "11 11 11 11 10"],
    29: ["13 13 13 12", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    30: ["14 13 13 13", "14 13 13 13", "14 13 13 13", "11 11 11 10 10"],
    31: ["13 13 12 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    32: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    33: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    34: ["", "13 12 12 12", "13 12 12 12", "10 10 10 10 9"],
    35: ["14 14 14 13", "14 14 13 13", "14 14 13 13", "11 11 11 11 10"],
    36: ["14 14 13 13", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    37: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    38: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    39: ["14 14 14 13", "14 14 13 13", "14 14 13 13", "11 11 11 11 10"],
    40: ["13 13 13 12", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    41: ["13 13 13 13", "13 13 13 13", "14 13 13 13", "11 11 11 10 10"],
    42: ["14 13 13 13", "14 13 13 13", "14 13 13 13", "11 11 11 10 10"],
    43: ["12 12 11 11", "12 12 12 11", "12 12 12 11", "10 10 10 9 9"],
    44: ["13 12 12 12", "13 12 12 12", "13 12 12 12", "10 10 10 10 9"],
    45: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    46: ["13 13 13 13", "13 13 13 13", "13 13 13 13", "11 11 10 10 10"],
    47: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    48: ["14 14 13 13", "14 13 13 13", "14 13 13 13", "11 11 11 10 10"],
    49: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    50: ["14 14 14 13", "13 13 13 13", "13 13 13 13", "11 11 10 10 10"],
    51: ["13 13 12 12", "13 12 12 12", "13 12 12 12", "10 10 10 10 9"],
    52: ["14 14 14 13", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    53: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    54: ["12 12 12 12", "12 12 12 12", "12 12 12 12", "10 10 10 9 9"],
    55: ["13 13 12 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    56: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    57: ["13 13 12 12", "13 12 12 12", "13 12 12 12", "10 10 10 10 9"],
    58: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    59: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    60: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    61: ["13 13 12 12", "13 12 12 12", "13 12 12 12", "10 10 10 10 9"],
    62: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    63: ["13 13 13 12", "13 13 12 12", "13 13 12 12", "10 10 10 10 10"],
    64: ["13 13 12 12", "13 12 12 12", "13 12 12 12", "10 10 10 10 9"],
    65: ["", "13 13 13 12", "13 13 13 12", "11 10 10 10 10"],
    66: ["13 13 13 13", "13 13 13 13", "13 13 13 13", "11 11 10 10 10"],
}

# By mission: red and yellow wires, and the same for two players; "1of3" goes in unseen.
COLOURED: dict[int, tuple[str, str]] = {
    1: ("0/0", "0/0"),
    2: ("0/2", "0/2"),
    3: ("1/0", "1/0"),
    4: ("1/2", "1/4"),
    5: ("1/2of3", "2/2of3"),
    6: ("1/4", "2/4"),
    7: ("1of2/0", "1of3/0"),
    8: ("1of2/2of3", "1of3/4"),
    9: ("1/2", "2/4"),
    10: ("1/4", "1/4"),
    11: ("0/2", "0/4"),
    12: ("1/4", "2/4"),
    13: ("3/0", "3/0"),
    14: ("2/2of3", "3/4"),
    15: ("1of3/0", "2of3/0"),
    16: ("1/2of3", "2/4"),
    17: ("2of3/0", "3/0"),
    18: ("2/0", "3/0"),
    19: ("1/2of3", "1/2of3"),
    20: ("2/2", "2of3/4"),
    21: ("1of2/0", "2/0"),
    22: ("1/4", "1/4"),
    23: ("1of3/0", "2of3/0"),
    24: ("2/0", "3/0"),
    25: ("2/0", "3/0"),
    26: ("2/0", "2/0"),
    27: ("1/4", "1/4"),
    28: ("2/4", "3/4"),
    29: ("3/0", "3/0"),
    30: ("1of2/4", "1of2/4"),
    31: ("2of3/0", "2of3/0"),
    32: ("2/0", "3/0"),
    33: ("2of3/0", "3/0"),
    34: ("1/0", "1/0"),
    35: ("2of3/4", "3/4"),
    36: ("1of3/2", "2of3/4"),
    37: ("2/0", "3/0"),
    38: ("2/0", "3/0"),
    39: ("2of3/4", "3/4"),
    40: ("3/0", "3/0"),
    41: ("1of3/4", "2of3/2"),
    42: ("1of3/4", "1of3/4"),
    43: ("3/0", "3/0"),
    44: ("1of3/0", "1of3/0"),
    45: ("2/0", "3/0"),
    46: ("0/4", "0/4"),
    47: ("2of3/0", "3/0"),
    48: ("2/3", "3/3"),
    49: ("2/0", "3/0"),
    50: ("2/2", "3/4"),
    51: ("1/0", "2/0"),
    52: ("3/0", "3/4"),
    53: ("2/0", "3/0"),
    54: ("0/0", "0/0"),
    55: ("2/0", "2of3/0"),
    56: ("2of3/0", "3/0"),
    57: ("1/0", "2/0"),
    58: ("2/0", "3/0"),
    59: ("2of3/0", "3/0"),
    60: ("2of3/0", "3/0"),
    61: ("1/0", "2/0"),
    62: ("2/0", "3/0"),
    63: ("2/0", "3/0"),
    64: ("1/0", "2/0"),
    65: ("3/0", "3/0"),
    66: ("2/2", "2/2"),
}


def coloured(mission: int, seats: int) -> list[str]:
    """Red and yellow; of yellow mission 41 has one for each of three."""
    if (mission, seats) == (41, 3):
        return ["1of3", "3"]
    return COLOURED[mission][seats == 2].split("/")


def amounts(text: str) -> tuple[int, int]:
    """How many go in, how many are shown."""
    goes, _, shown = text.partition("of")
    return int(goes), int(shown or goes)


def from_the_captain(seats: int, captain: Seat) -> list[Seat]:
    return [(captain + step) % seats for step in range(seats)]


# Players.


def test_d38_two_to_five_play_and_nobody_alone() -> None:
    """One person alone plays with bots in the other seats; the rules do not change."""
    allowed = [seats for seats in range(1, 9) if GAME.refusal(agreed(seats)) is None]
    assert allowed == [2, 3, 4, 5]
    problem = GAME.refusal(agreed(1))
    assert problem is not None
    assert problem.rule is SEATS


@each_count
def test_r1_the_captain_is_drawn_by_lot(seats: int) -> None:
    s = start(seats, captain="random")
    assert phase(s) == "captain"
    assert draws(s) == [f"captain:{seat}" for seat in range(seats)]
    events = told(s, f". captain:{seats - 1}")
    assert facts(events, "captain-chosen") == [{"seat": seats - 1}]
    assert look(s)["captain"] == seats - 1


@each_count
def test_r1_the_captain_can_be_agreed_on(seats: int) -> None:
    s = start(seats, captain=str(seats))
    run_to(s, "turn")
    assert look(s)["captain"] == seats - 1


def test_r1_the_captain_starts() -> None:
    for captain in (0, 2):
        s = start(4, captain=str(captain + 1))
        run_to(s, "turn")
        assert (look(s)["turn"], s.deciders()) == (captain, [captain])


def test_r1_a_captain_who_does_not_sit_there_cannot_be_agreed_on() -> None:
    assert GAME.refusal(agreed(3, captain="3")) is None
    problem = GAME.refusal(agreed(3, captain="4"))
    assert problem is not None
    assert problem.rule.key == "R1"


# Stands and the deal.


@each_count
def test_r2_everyone_has_a_stand_and_few_players_have_two(seats: int) -> None:
    s = dealt(seats, captain="2")
    two = {2: [0, 1], 3: [1]}.get(seats, [])
    for seat in range(seats):
        stands = at(s, seat)["stands"]
        assert [stand["side"] for stand in stands] == ([1, 2] if seat in two else [1])


@each_count
def test_r2_places_have_letters_and_small_ones_on_the_second_stand(seats: int) -> None:
    s = dealt(seats)
    for seat in range(seats):
        first, *second = at(s, seat)["stands"]
        assert (
            "".join(w["place"] for w in first["wires"]) == "ABCDEFGHIJKLMN"[: len(first["wires"])]
        )
        for stand in second:
            places = "".join(w["place"] for w in stand["wires"])
            assert places == "abcdefghijklmn"[: len(stand["wires"])]


@each_table
def test_r4_s1_wires_are_dealt_as_evenly_as_can_be(mission: int, seats: int) -> None:
    for agreed_on in (0, seats - 1):
        s = dealt(seats, mission, captain=str(agreed_on + 1))
        captain = look(s)["captain"]
        assert captain is not None
        lie = [size for seat in from_the_captain(seats, captain) for size in sizes(s, seat)]
        assert " ".join(map(str, lie)) == STANDS[mission][seats - 2]


def test_b1_for_two_the_captain_may_have_two_wires_more() -> None:
    s = dealt(2, 43, captain="2")
    assert (sizes(s, 1), sizes(s, 0)) == ([12, 12], [11, 11])


def test_b1_for_three_the_captains_stands_come_first() -> None:
    s = dealt(3, 45, captain="3")
    assert [sizes(s, seat) for seat in (2, 0, 1)] == [[13, 13], [12], [12]]


@each_table
def test_r4_every_stand_is_sorted(mission: int, seats: int) -> None:
    s = dealt(seats, mission, seed="sorted")
    for seat in range(seats):
        for stand in at(s, seat, eye=seat)["stands"]:
            row = [w for w in stand["wires"] if not w["apart"]]
            numbers = [float(w["wire"] or "nan") for w in row]
            assert numbers == sorted(numbers)


def test_r3_wires_are_sorted_blue_yellow_red() -> None:
    s = dealt(5, 8)
    printed = {w["wire"] for seat in range(5) for w in at(s, seat, seat)["stands"][0]["wires"]}
    assert {colour(name) for name in printed if name} == {"blue", "yellow", "red"}


@each_count
def test_r4_only_the_owner_sees_its_wires(seats: int) -> None:
    s = dealt(seats, 6)
    for owner in range(seats):
        for eye in (*range(seats), WATCHER):
            for stand in at(s, owner, eye)["stands"]:
                for w in stand["wires"]:
                    assert (w["wire"] is not None) == (w["value"] is not None) == (eye == owner)


def test_r4_the_deal_is_by_chance() -> None:
    """Every wire that is not yet dealt is as likely as any other."""
    s = start(4, 1)
    run_to(s, "deal")
    assert Counter(draws(s)) == {f"deal:{number}": 4 for number in range(1, 7)}
    play(s, ". deal:5", ". deal:5")
    assert Counter(draws(s)) == {
        f"deal:{number}": 2 if number == 5 else 4 for number in range(1, 7)
    }


def test_r4_nobody_sees_what_is_dealt_to_others() -> None:
    s = start(4, 1)
    run_to(s, "deal")
    one, other = s.clone(), s.clone()
    for eye in (1, 2, 3, WATCHER):
        here, there = told(one.clone(), ". deal:1", eye), told(other.clone(), ". deal:6", eye)
        assert [event.to_json() for event in here] == [event.to_json() for event in there]
        assert play(one.clone(), ". deal:1").view(eye) == play(other.clone(), ". deal:6").view(eye)


# Wires.


@each_table
def test_r3_s1_s4_the_blue_wires(mission: int, seats: int) -> None:
    s = dealt(seats, mission)
    last = {1: 6, 2: 8, 3: 10}.get(mission, 12)
    blue = Counter(name for name in all_wires(s) if colour(name) == "blue")
    if mission == 43:
        assert set(blue) <= {str(number) for number in range(1, 13)}
        assert max(blue.values()) <= 4
    else:
        assert blue == {str(number): 4 for number in range(1, last + 1)}


@each_table
def test_r3_s1_s4_the_coloured_wires(mission: int, seats: int) -> None:
    s = dealt(seats, mission)
    held = Counter(colour(name) for name in all_wires(s))
    for which, text in zip(("red", "yellow"), coloured(mission, seats), strict=True):
        goes, shown = amounts(text)
        if mission != 43:
            assert held[which] == goes
        if mission not in (50, 54):
            markers = [m for m in look(s)["markers"] or [] if m["value"] == which]
            assert [m["sure"] for m in markers] == [goes == shown] * shown


@each_table
def test_r3_all_see_which_coloured_wires_are_drawn(mission: int, seats: int) -> None:
    s = start(seats, mission)
    events = run_to(s, "equip", "info", "token", "lie", "turn", "card")
    for which, text in zip(("red", "yellow"), coloured(mission, seats), strict=True):
        goes, shown = amounts(text)
        told_of = [f for f in facts(events, "drawn") if f["value"] == which]
        if mission != 54:
            assert [f["sure"] for f in told_of] == ["yes" if goes == shown else "no"] * shown
        drawn = {f["wire"] for f in told_of}
        here = {name for name in all_wires(s) if colour(name) == which}
        if mission not in (43, 54):
            assert here <= drawn
            assert len(here) == goes


def test_r3_any_coloured_wire_may_be_drawn_once() -> None:
    s = start(4, 4)
    run_to(s, "draw")
    reds = [f"draw:{number}.5" for number in range(1, 12)]
    yellows = [f"draw:{number}.1" for number in range(1, 12)]
    assert draws(s) in (sorted(reds), sorted(yellows))
    colours = set()
    while phase(s) == "draw":
        cases = draws(s)
        colours.add(colour(cases[0]))
        assert len(set(cases)) == len(cases)
        play(s, f". {cases[0]}")
        assert phase(s) != "draw" or cases[0] not in draws(s)
    assert colours == {"red", "yellow"}


@pytest.mark.parametrize(("mission", "which", "last"), [(2, "yellow", 7), (3, "red", 9)])
def test_t2_t3_the_first_coloured_wires_are_low(mission: int, which: str, last: int) -> None:
    s = start(4, mission)
    run_to(s, "draw")
    dot = {"yellow": "1", "red": "5"}[which]
    assert draws(s) == sorted(f"draw:{number}.{dot}" for number in range(1, last + 1))


def test_r3_of_several_shown_some_go_in_unseen() -> None:
    s = start(4, 44)
    run_to(s, "draw")
    for drawn in ("3.5", "7.5", "10.5"):
        play(s, f". draw:{drawn}")
    assert phase(s) == "put"
    assert draws(s) == ["put:10.5", "put:3.5", "put:7.5"]
    play(s, ". put:10.5")  # back into the box, unseen
    for eye in (*range(4), WATCHER):
        one, other = told(s.clone(), ". put:3.5", eye), told(s.clone(), ". put:7.5", eye)
        assert [event.to_json() for event in one] == [event.to_json() for event in other]
        assert facts(one, "put-in") == [{"value": "red", "count": 1, "shown": 3}]
    play(s, ". put:3.5")
    run_to(s, "equip")
    assert [name for name in all_wires(s) if colour(name) == "red"] == ["7.5"]
    assert [(m["wire"], m["sure"]) for m in look(s)["markers"] or []] == [
        ("3.5", False),
        ("7.5", False),
        ("10.5", False),
    ]


def test_r3_no_coloured_wire_is_drawn_where_there_is_none() -> None:
    events = run_to(s := start(4, 1), "turn")
    assert "drawn" not in keys(events)
    assert look(s)["markers"] == []
    assert look(s)["yellows"] is None


# The dial.


@each_table
def test_r16_the_dial_begins_at_the_number_of_players(mission: int, seats: int) -> None:
    s = dealt(seats, mission)
    if mission == 53:
        assert lives(s) is None
    elif mission in (41, 55, 60, 62):  # on the last space
        assert lives(s) == 1
    else:
        assert lives(s) == (seats + 1 if mission == 51 else seats)


def test_a_captains_seat_is_not_a_secret() -> None:
    s = start(3, captain="random")
    run_to(s, "turn", seed=str(Rng("any").below(100)))
    assert look(s)["captain"] == look(s, 0)["captain"] == look(s, 2)["captain"]
    assert refused(s, f"{look(s)['captain']} captain:0") is not None

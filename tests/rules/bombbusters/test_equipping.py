"""Characters and equipment: what is there before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from powderkeg.rules.bombbusters.state import BombBusters
from tests.rules.acts import draws, facts
from tests.rules.bombbusters.table import (
    TABLES,
    at,
    card,
    choices,
    look,
    phase,
    play,
    refused,
    run_to,
    start,
    told,
    why,
)

COUNTS = [2, 3, 4, 5]
each_count = pytest.mark.parametrize("seats", COUNTS)
each_table = pytest.mark.parametrize(("mission", "seats"), TABLES)
LATER = [1, 2, 15, 18, 23, 39]  # no equipment, or only what the mission brings
each_equipped = pytest.mark.parametrize(
    ("mission", "seats"), [at for at in TABLES if at[0] not in LATER]
)
CHOOSING = [at for at in TABLES if at[0] > 30 and at[0] not in (34, 58)]

EARLY = "unlike walkie triple post-it super rewinder"
CARDS = f"{EARLY} batteries radar stabilizer x-or-y mug alike".split()
NUMBER = {name: number for number, name in enumerate(CARDS, 1)}

# By mission: the numbers of the cards that are drawn again.
REDRAWN: dict[int, list[int]] = {
    3: [2, 12],
    10: [11],
    20: [2],
    26: [10],
    27: [7],
    35: [2],
    44: [10],
    45: [10, 11],
    46: [7],
    47: [10],
    49: [10],
    51: [10],
    52: [1, 12],
    53: [6, 9],
    54: [10],
    58: [4, 7],
    59: [10],
    63: [10],
    65: [10],
}
# So there is False Bottom.
YELLOW = [9, 10, 11, 12, 14, 16, 19, 20, 22, 27, 28, 30, 35, 36, 42, 46, 48, 50, 66]
DOUBLE_LOCKED = ["single-label", "emergency-drop", "fast-pass", "disintegrator", "grapnel"]
NO_RAY = [44, 45, 47, 49, 51, 54, 59, 63, 65]  # the character with the X or Y ray stays away
ROLES = ["double", "radar", "walkie", "triple", "x-or-y"]


def at_equipment(seats: int, mission: int) -> BombBusters:
    s = start(seats, mission)
    run_to(s, "equip")
    return s


# Equipment.


@each_equipped
def test_r5_as_many_cards_as_players(mission: int, seats: int) -> None:
    s = at_equipment(seats, mission)
    events = run_to(s, "info", "token", "lie", "turn", "card")
    cards = look(s)["equipment"]
    assert len(cards) == len({c["card"] for c in cards}) == seats
    assert all(c["locked"] and not c["used"] for c in cards)
    told_of = [str(name) for f in facts(events, "equipped") for name in listed(f["cards"])]
    assert sorted(told_of) == sorted(c["card"] for c in cards)


def listed(names: object) -> list[object]:
    assert isinstance(names, list)
    return names


@each_count
@pytest.mark.parametrize("mission", [1, 2])
def test_t1_t2_the_first_missions_have_no_equipment(mission: int, seats: int) -> None:
    s = start(seats, mission)
    run_to(s, "turn")
    assert look(s)["equipment"] == []


@each_equipped
def test_r5_s2_some_cards_are_drawn_again(mission: int, seats: int) -> None:
    s = at_equipment(seats, mission)
    yellow = mission in YELLOW or (mission == 52 and seats == 2)
    gone = [look(s)["props"]["number"]] if mission == 11 else REDRAWN.get(mission, [])
    here = [name for name in CARDS if NUMBER[name] not in gone]
    late = [] if mission < 55 else DOUBLE_LOCKED
    late = [name for name in late if (mission, name) != (57, "disintegrator")]
    expected = [f"equip:{name}" for name in (*here, *late, *(["false-bottom"] * yellow))]
    assert draws(s) == sorted(expected)


@pytest.mark.parametrize("mission", [4, 5, 6, 8])
def test_e13_false_bottom_is_not_yet_there_in_training(mission: int) -> None:
    assert "equip:false-bottom" not in draws(at_equipment(4, mission))


def test_r5_a_card_is_there_once() -> None:
    s = at_equipment(4, 4)
    play(s, ". equip:radar")
    assert Counter(draws(s)) == {f"equip:{name}": 1 for name in CARDS if name != "radar"}


def test_e14_every_card_bears_its_number() -> None:
    s = at_equipment(5, 4)
    play(s, ". equip:radar", ". equip:unlike", ". equip:alike", ". equip:mug", ". equip:post-it")
    for name in ("radar", "unlike", "alike", "mug", "post-it"):
        assert (card(s, name)["number"], card(s, name)["needs"]) == (NUMBER[name], 2)


# Characters.


@each_count
@pytest.mark.parametrize("mission", range(1, 9))
def test_c1_in_training_everyone_has_the_double_detector(mission: int, seats: int) -> None:
    s = start(seats, mission)
    run_to(s, "turn")
    assert [at(s, seat)["role"] for seat in range(seats)] == ["double"] * seats
    assert not any(at(s, seat)["used"] for seat in range(seats))


@pytest.mark.parametrize(("mission", "seats"), CHOOSING)
def test_c2_c4_all_but_the_captain_choose_a_character(mission: int, seats: int) -> None:
    s = start(seats, mission, captain="2")
    run_to(s, "roles")
    assert 1 not in s.deciders()
    offered = [f"role:{role}" for role in ROLES if role != "x-or-y" or mission not in NO_RAY]
    assert choices(s, s.deciders()[0]) == set(offered)
    chosen = []
    while phase(s) == "roles":
        chosen.append(s.deciders()[0])
        told(s, f"{chosen[-1]} role:double")
    assert sorted(chosen) == [seat for seat in range(seats) if seat != 1]
    assert [at(s, seat)["role"] for seat in range(seats)] == ["double"] * seats


@pytest.mark.parametrize("mission", NO_RAY)
def test_c4_the_ray_is_refused_where_it_is_banned(mission: int) -> None:
    s = start(4, mission)
    run_to(s, "roles")
    assert why(s, f"{s.deciders()[0]} role:x-or-y") == "C4"


def test_c2_each_of_the_four_others_is_there_once() -> None:
    s = start(5, 43)
    run_to(s, "roles")
    events = told(s, "1 role:radar")
    assert facts(events, "role-taken") == [{"seat": 1, "equipment": "radar"}]
    assert why(s, "2 role:radar") == "C2"
    play(s, "2 role:walkie", "3 role:double", "4 role:x-or-y")
    assert [at(s, seat)["role"] for seat in range(5)] == [
        "double",
        "radar",
        "walkie",
        "double",
        "x-or-y",
    ]


def test_c2_the_captain_keeps_the_double_detector() -> None:
    s = start(3, 43, captain="3")
    run_to(s, "roles")
    assert refused(s, "2 role:radar") is not None
    assert refused(s, "2 role:double") is not None


def test_c2_characters_are_chosen_before_the_wires_are_known() -> None:
    s = start(4, 43)
    run_to(s, "roles")
    assert all(seat["closed"] == 0 for seat in look(s)["seats"])
    assert look(s)["markers"] == []


@pytest.mark.parametrize("mission", range(1, 9))
def test_c2_in_training_nobody_chooses(mission: int) -> None:
    s = start(4, mission)
    run_to(s, "token")
    assert phase(s) == "token"
    assert why(s, "0 role:radar") == "not-now"

"""Missions that bind the team: how they are set out, and what is always true in them."""

from __future__ import annotations

from collections import Counter

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.scene import phase_words
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import EVERYONE, WATCHER
from tests.rules.bombbusters.table import (
    all_wires,
    careless,
    choices,
    colour,
    lives,
    look,
    phase,
    run_to,
    sizes,
    start,
)
from tests.rules.shapes import fits, has_its_shape

# By mission: reds that go in, for two and for more; none: it is not for two.
REDS: dict[int, tuple[int | None, int]] = {
    31: (2, 2),
    32: (3, 2),
    34: (None, 1),
    37: (3, 2),
    55: (2, 2),
    57: (2, 1),
    60: (3, 2),
    61: (2, 1),
    63: (3, 2),
    65: (None, 3),
}
# By wires in all: those on each stand, from the Captain's on, for up to four and for five.
STANDS = {
    49: ("13 12 12 12", "10 10 10 10 9"),
    50: ("13 13 12 12", "10 10 10 10 10"),
    51: ("13 13 13 12", "11 10 10 10 10"),
}
TABLES = [
    (mission, seats)
    for mission, (for_two, _) in REDS.items()
    for seats in (2, 3, 4, 5)
    if seats > 2 or for_two is not None
]
each_table = pytest.mark.parametrize(("mission", "seats"), TABLES)
one_table = pytest.mark.parametrize(
    ("mission", "seats"), [(mission, 3 + mission % 3) for mission in REDS] + [(61, 2)]
)


@each_table
def test_s_wires_dial_and_equipment_are_set_out(mission: int, seats: int) -> None:
    s = start(seats, mission, captain="2")
    run_to(s, "turn", "ring", "replace")
    reds = REDS[mission][0 if seats == 2 else 1]
    assert reds is not None
    held = Counter(colour(name) for name in all_wires(s))
    assert held == {"blue": 48, "red": reds}
    order = [(1 + step) % seats for step in range(seats)]
    dealt = [size for seat in order for size in sizes(s, seat)]
    assert " ".join(map(str, dealt)) == STANDS[48 + reds][seats == 5]
    assert lives(s) == (1 if mission in (55, 60) else seats)
    assert len(look(s)["equipment"]) == seats


def again(s: BombBusters) -> None:
    """A scene of it reads back as it was written."""
    text = GAME.scenes.write(s)
    other = GAME.scenes.read(text)
    assert GAME.scenes.write(other) == text
    for seat in (*range(s.seats), EVERYONE):
        assert other.view(seat) == s.view(seat)
        assert choices(other, seat) == choices(s, seat)


@one_table
def test_every_event_view_and_scene_of_a_game_fits(mission: int, seats: int) -> None:
    words = phase_words(start(seats, mission).setting.mission)
    for act, (s, log) in enumerate(careless(mission, seats, {}, "bound")):
        for event in log.seen_by(act % seats):
            has_its_shape(GAME, event)
        if act % 5 == 0:
            assert fits(s.view(act % seats), GAME.telling.view)
            assert fits(s.view(WATCHER), GAME.telling.view)
            if phase(s) in words and not any(s.bag):
                again(s)


@one_table
def test_p3_the_truth_is_never_thought_impossible(mission: int, seats: int) -> None:
    for act, (s, _) in enumerate(careless(mission, seats, {}, "truth")):
        if act % 9 == 0 and not any(s.bag) and s.outcome() is None and s.kinds:
            deals = s.deals(act % seats)
            for wire in range(len(s.kinds)):
                assert deals.values(wire)[s.value(wire)] > 0

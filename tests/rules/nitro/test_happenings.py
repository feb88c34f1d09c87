"""What is sent to a client has the shape that is promised, and tells neither more nor less."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import EVERYONE, WATCHER
from powderkeg.rules.nitro import GAME
from powderkeg.rules.nitro.state import Nitro
from tests.rules.nitro.bench import FORMULA, bench, history, mixing, scene, shove, told
from tests.rules.nitro.test_invariants import TABLES, moments
from tests.rules.shapes import fits, has_its_shape

LATE = f"seats 2; {history('- | -')}; formula {FORMULA}; poop 1"
LAST = f"{history('G1 G2 G4 G6 G10 G11 | -', 7)}; poop 1"

# What careless games seldom bring about: a scene, and acts of which each is looked at.
RARE: list[tuple[Nitro, list[str]]] = [
    (bench("G | -"), [f"0 {mixing(shove('e', 36))}", "0 back:G"]),
    (bench("- | -", more="out R | -"), ["0 back:R"]),
    (bench("G B R | G R | G B"), ["0 stop", "1 stop", "2 stop"]),
    (scene(f"{LATE}; phase load"), ["0 load:GBRYP", "* wait:20", "* wait:3"]),
    (scene(f"{LATE}; phase grab"), ["0 grab:9", "* wait:3"]),
    (scene(f"{LATE}; ticks 1788 | 3; stopped - | 3; stops - | 1"), ["0 tilt:level"]),
    (bench("- | -", more=LAST), ["0 stop", "1 stop"]),
    (bench("M G B R Y | -", more=f"{history('- | -')}; poop 0"), ["1 stop", "0 stop"]),
]


@pytest.mark.parametrize("table", TABLES)
def test_every_event_and_every_view_fits_its_shape(table: str) -> None:
    for _, view, events, _ in moments(table):
        assert fits(view, GAME.telling.view), view
        for event in events:
            has_its_shape(GAME, event)


@pytest.mark.parametrize(("s", "acts"), RARE, ids=[acts[0] for _, acts in RARE])
def test_rare_events_fit_as_well(s: Nitro, acts: list[str]) -> None:
    for eye in (0, 1, WATCHER, EVERYONE):
        twin = s.clone()
        for act in acts:
            for event in told(twin, act, eye):
                has_its_shape(GAME, event)
            assert fits(twin.view(eye), GAME.telling.view)


def test_every_kind_of_event_is_looked_at() -> None:
    seen = {event.key for table in TABLES for moment in moments(table) for event in moment.events}
    for s, acts in RARE:
        twin = s.clone()
        seen |= {event.key for act in acts for event in told(twin, act)}
    assert seen == set(GAME.telling.events)


def test_nothing_is_hidden_from_anyone_but_ones_own_hand_is_told_in_full() -> None:
    s = bench("G | -")
    act = f"0 {mixing(shove('e', 24))}"
    told_to = [[event.to_json() for event in told(s.clone(), act, eye)] for eye in (0, 1, WATCHER)]
    assert told_to[0] == told_to[1] == told_to[2]
    told(s, act)
    mine, theirs = s.view(0)["flasks"][0], s.view(1)["flasks"][0]
    assert mine["pushes"] is not None and theirs["pushes"] is None
    assert {**mine, "pushes": None} == theirs

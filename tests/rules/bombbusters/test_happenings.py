"""What is sent to a client has the shape that is promised, and tells neither more nor less."""

from __future__ import annotations

import pytest

from powderkeg.rules.bombbusters import GAME
from powderkeg.rules.bombbusters.events import Absent
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import EVERYONE, WATCHER
from tests.rules.bombbusters.table import MISSIONS, careless, on, play, start, told
from tests.rules.shapes import fits, has_its_shape

TABLES: list[tuple[int, int, dict[str, str]]] = [
    *((mission, 2 + mission % 4, {}) for mission in MISSIONS),
    (45, 4, {"clock": "calm", "calls": "free", "aid": "values"}),
    (46, 3, {"sevens": "strict"}),
    (48, 4, {}),
    (52, 2, {"aid": "odds"}),
    (54, 2, {"clock": "calm"}),
]
any_table = pytest.mark.parametrize(("mission", "seats", "options"), TABLES)
LOOKS = 4  # one act in so many is looked at closely


@any_table
def test_every_event_and_every_view_fits_its_shape(
    mission: int, seats: int, options: dict[str, str]
) -> None:
    for act, (s, log) in enumerate(careless(mission, seats, options)):
        for seat in (*range(seats), WATCHER, EVERYONE):
            for event in log.seen_by(seat):
                has_its_shape(GAME, event)
        if act % LOOKS == 0 or s.outcome() is not None:
            for seat in (act % seats, WATCHER, EVERYONE):
                assert fits(s.view(seat), GAME.telling.view)


@any_table
def test_nothing_that_happens_is_hidden_from_everyone(
    mission: int, seats: int, options: dict[str, str]
) -> None:
    for _, log in careless(mission, seats, options):
        seen = [event.to_json() for event in log.seen_by(EVERYONE)]
        assert seen == [event.to_json() for event in log.events]


FOURS = "2 3 9 | 2 3 9 | 4 5 | 4 5"
MUG = "equipment mug walkie"


def at_act(act: int, more: str = "") -> BombBusters:
    """Mission 42: but for one player all have heard what the act is."""
    time = {5: 132, 8: 237, 9: 269, 10: 290, 11: 312}[act]
    s = on(42, "1* 3 4* 7 | 1* 3 4* 7 | 2* 8 | 2* 8", f"time {time}; act {act - 1}; {more}")
    return play(s, "* wait:1", "0 heard", "1 heard", "2 heard")


BLAST = "disintegrator"
# What careless games seldom bring about: the last act of a scene.
RARE: list[tuple[BombBusters, str]] = [
    (start(3, 4, captain="random"), ". captain:2"),
    (on(49, "3.5 | 3 4 | 3 4 | 5 5", "oxygen 2 5 5 5"), "0 reveal"),
    (on(54, "3 4 | 3 4 | 5 5 | 6 6", "time 359; oxygen 3 3 3 3; reserve 20"), "* wait:1"),
    (on(48, "2.1 5 | 3.1 5 | 4.1 9 | 9", "phase aim; aim yellows yellow 0A 1A"), "0 at:2A"),
    (play(on(43, "5 8 | 5 8 | 9 | 9", "robot 8; tray 7 7"), "0 cut:1B=8"), ". take:7"),
    (on(4, "5 9* | 3.5 5 9* | 8 | 8", "stable"), "0 cut:1A=5"),
    (on(4, "3* 3* 3 | 3 8 | 8 | 5", "equipment emergency-drop"), "0 cut:1A=3"),
    (play(on(4, "10* 10* 10 | 9 10 | 9", f"equipment {BLAST}"), "0 cut:1B=10"), ". blast:9"),
    (on(9, "3 5 | 3 5 | 3 5 | 3 5", "row 3 5"), "0 cut:1A=3"),
    (on(9, "3 5 | 3 5 | 3 5 | 3 5", "row 3"), "0 cut:1A=3"),
    (on(36, "3 5 | 3 5 | 3 5", "row 3 5; phase sequence"), "0 sequence:left"),
    (on(12, "3 5 | 3 5 | 3 5", "equipment mug; tape mug=3"), "0 cut:1A=3"),
    (on(13, "2.5 5 | 3.5 5 | 4.5", "phase aim; aim reds red 0A 1A"), "0 at:2A"),
    (on(15, "3 5 | 3 5 | 5", "card 3; deck 5"), "0 cut:1A=3"),
    (play(on(15, "3 5 | 3 5 | 5 5", "card 3; deck 5"), "0 cut:1A=3"), ". equip:mug"),
    (on(23, "3 5 | 3 5 | 3 5", "number 3; turn 2"), "2 cut:1B=5"),
    (on(23, "3 3 5 | 3 5 | 3 5", "number 3; phase aim; aim four 3 0A 0B 1A"), "0 at:2A"),
    (
        play(
            on(23, "3 3 5 | 3 5 | 3 5", "number 3; hidden 1; phase aim; aim four 3 0A 0B 1A"),
            "0 at:2A",
        ),
        ". equip:mug",
    ),
    (
        play(
            on(39, "3 3 5 | 3 5 | 3 5", "number 3; hidden 1; phase aim; aim four 3 0A 0B 1A"),
            "0 at:2A",
        ),
        ". card:9",
    ),
    (on(41, "2.1 5 | 3.1 5", "lives 3"), "0 tripwire:1A"),
    (on(41, "2.1 5 | 3.1 5", "lives 3"), "0 tripwire:1B"),
    (on(4, "2* 2* 2* 2* 6 | 5 6 | 5 6 | 6", "equipment single-label"), "0 single-label:0E"),
    (on(30, FOURS, f"stretch 3; time 126; until 127; card 7; {MUG}"), "* wait:1"),
    (
        play(
            on(30, "3 4 7 | 3 4 7 | 2* 8 | 2* 8", "stretch 6; time 176; until 177; card 2"),
            *("* wait:1", "0 heard", "1 heard", "2 heard", "3 heard"),
        ),
        ". card:8",
    ),
    (on(32, FOURS, "constraint A; constraints; phase replace"), "0 replace"),
    (on(34, "3 9 | 3 9 | 4 5 | 4 5", "weakest 0; secrets A B C D"), "0 skip"),
    *((at_act(act), "3 heard") for act in (5, 9)),
    (play(at_act(8), "3 heard", "0 at:0A"), "0 at:0C"),
    (play(at_act(10), "3 heard"), "0 boing"),
    (at_act(11, "silent 0"), "3 heard"),
    (on(55, "2 3 | 2 3 7.5 | 4 5 | 4 5", "challenges 1; row 4"), "0 call-red:1C"),
    (on(55, FOURS, "challenges 2; row 4 6 8"), "0 cut:1A=2"),
    (on(55, "2 8 | 2 3 3 5 7 9 11 | 8 8 10 | 8 10", "challenges 9"), "0 cut:1A=2"),
    (on(61, FOURS, "ring A B C D; phase ring"), "0 ring:none"),
    (on(66, "8 9 | 8 9 | 4 5 | 4 5", "figure ground:12; time 30; until 80"), "0 cut:1A=8"),
    (
        play(
            on(66, "1 3.1 8 | 1 9.1 | 4 8 | 4 8", "figure basement:32; stage 4; until 90"),
            *("0 yellows", "0 at:0B"),
        ),
        "0 at:1A",
    ),
]


@pytest.mark.parametrize(("s", "act"), RARE, ids=[act for _, act in RARE])
def test_rare_events_fit_as_well(s: BombBusters, act: str) -> None:
    for event in told(s.clone(), act):
        has_its_shape(GAME, event)


def test_every_kind_of_event_is_looked_at() -> None:
    seen = {event.key for s, act in RARE for event in told(s.clone(), act)}
    for mission, seats, options in TABLES:
        for _, log in careless(mission, seats, options):
            seen |= {event.key for event in log.events}
    assert seen == set(GAME.telling.events)


def test_a_number_that_is_not_in_hand_fits_as_well() -> None:
    has_its_shape(GAME, Absent({"seat": 0, "value": "7"}))

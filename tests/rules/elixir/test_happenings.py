"""What is sent to a client has the shape that is promised, and tells neither more nor less."""

from __future__ import annotations

from itertools import islice

import pytest

from powderkeg.rules.core import EVERYONE, WATCHER
from powderkeg.rules.elixir import GAME
from powderkeg.rules.elixir.state import Elixir
from tests.rules.elixir.table import FINDS_IN_ALL, brew, careless, kit, told
from tests.rules.shapes import fits, has_its_shape

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"duel": "on", "window": "2"}),
    (3, {"talk": "voice", "price": "blind"}),
    (5, {"look": "once", "clock": "calm"}),
    (8, {}),
]
any_table = pytest.mark.parametrize(("seats", "options"), TABLES)
ACTS = 400  # of each game
LOOKS = 5  # one act in so many is looked at closely


@any_table
def test_every_event_and_every_view_fits_its_shape(seats: int, options: dict[str, str]) -> None:
    for act, (s, log) in enumerate(islice(careless(seats, options, "shapes"), ACTS)):
        for seat in (act % seats, WATCHER, EVERYONE):
            for event in log.seen_by(seat):
                has_its_shape(GAME, event)
            if act % LOOKS == 0 or s.outcome() is not None:
                assert fits(s.view(seat), GAME.telling.view), s.view(seat)
        assert [event.to_json() for event in log.seen_by(EVERYONE)] == [
            event.to_json() for event in log.events
        ]


ONE = "left-boot odd-button bent-spoon"
MARKET = ["0 open:market-day", "**", "1 to:0", "1 lay:moth-dust", "1 want-any", "1 cry"]

# What careless games seldom bring about: a scene, and acts of which each is looked at.
RARE: list[tuple[Elixir, list[str]]] = [
    (brew("- | bottomless-sack | -", more="effects 113:0>1=3; active 1"), ["1 ask", "0 grant"]),
    (brew("- | - | -", more="effects 213:0>1"), ["0 end", "**", "."]),
    (brew(f"market-day {ONE} | moth-dust | -"), [*MARKET, "0 accept:1", "0 give:left-boot"]),
    (brew(f"market-day {ONE} | moth-dust | -"), [*MARKET, "0 decline:1", "1 withdraw"]),
    (
        brew(f"{kit('224')} | - | -", "224", "effects 103:2>0=1"),
        ["0 cast:224", "0 lift:103", "0 at:1", "**"],
    ),
    (brew(f"- | {ONE} | -", more="effects 106:0>1=3; active 1"), ["1 end", ".", "**", "."]),
    (brew(f"- | {ONE} | -", more="bare 1=left-boot"), ["0 end", "**", "."]),
    (brew(f"{kit('202')} | {ONE} | -", "202"), ["0 cast:202", "**", "0 left"]),
    (brew(f"{kit('209')} | {ONE} | -", "209"), ["0 cast:209", "0 at:1", "**"]),
    (brew("- | - | -", more="effects 408:0; discard bottomless-sack"), ["0 mirror"]),
    (
        brew("- | - | -", more="effects 109:0>1"),
        ["0 end", "**", ". draw:left-boot", ".", "0 keep:left-boot"],
    ),
    (
        brew(f"{kit('112')} | - | -", "112"),
        ["0 cast:112", "0 at:1", "**", "0 name:moth-dust", "0 name:raven-ink"],
    ),
    (
        brew("- | - | -", more=f"discard {' '.join(FINDS_IN_ALL)}"),
        ["0 end", "**", ". draw:left-boot"],
    ),
    (
        brew("moth-dust | bell-jar | -", "101"),
        ["0 cast:101", "0 at:1", "1 answer:bell-jar", "**"],
    ),
    (brew(f"{kit('407')} | - | -", "407"), ["0 cast:407", "**"]),
    (
        brew(f"- | {ONE} | - | -", more="option talk voice; effects 101:0>1"),
        ["2 slip:1", "0 agree", "3 agree"],
    ),
    (brew(f"{kit('305')} | - | -", "305"), ["0 cast:305", "**"]),
    (brew(f"{kit('211')} | - | -", "211"), ["0 cast:211", "0 at:1", "**", "."]),
    (brew(f"{kit('301')} | {ONE} | -", "301"), ["0 cast:301", "**", "."]),
    (brew("- | - | -", more="turn 1000"), ["0 end", "**"]),
    (brew(f"{kit('111')} | - | -", "111"), ["0 cast:111", "0 at:1", "**", "0 title:3"]),
    (
        brew("moth-dust | bent-wand | - | -", "101"),
        ["0 cast:101", "0 at:1", "1 answer:bent-wand", "*", "1 at:2", "**"],
    ),
    (brew("auction left-boot | - | -"), ["0 open:auction", "0 show:left-boot", "**"]),
    (brew(f"{kit('214')} | {ONE} | -", "214"), ["0 cast:214", "**", "."]),
]


@pytest.mark.parametrize(("s", "acts"), RARE, ids=[acts[0] for _, acts in RARE])
def test_rare_events_fit_as_well(s: Elixir, acts: list[str]) -> None:
    for eye in (1, WATCHER, EVERYONE):
        twin = s.clone()
        for act in acts:
            for event in told(twin, act, eye):
                has_its_shape(GAME, event)
            assert fits(twin.view(eye), GAME.telling.view)


def test_every_kind_of_event_is_looked_at() -> None:
    seen: set[str] = set()
    for s, acts in RARE:
        twin = s.clone()
        seen |= {event.key for act in acts for event in told(twin, act)}
    for seats, options in TABLES:
        for _, log in islice(careless(seats, options, "shapes"), ACTS):
            seen |= {event.key for event in log.events}
    assert seen == set(GAME.telling.events)

"""What is sent to a client has the shape that is promised, and tells neither more nor less."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from powderkeg.rules.core import CHANCE, EVERYONE, WATCHER, Event, Log
from powderkeg.rules.rng import Rng
from powderkeg.rules.zundstoff import GAME
from powderkeg.rules.zundstoff import events as happened
from powderkeg.rules.zundstoff.state import Zundstoff
from tests.rules.shapes import fits, has_its_shape
from tests.rules.zundstoff.table import scene, start

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"layout": "ring", "memory_aid": "on"}),
    (4, {"layout": "ooooo/ooSo-/oooo-/Eoo--", "lone_black": "any-colour"}),
    (5, {"layout": "long", "matches": "wide", "blacks": "twos"}),
]
any_table = pytest.mark.parametrize(("seats", "options"), TABLES)

# What random games seldom or never bring about.
RARE: list[Event] = [
    happened.NobodyFlies(),
    happened.RaceStopped(100),
    happened.Stayed(0, 1, "alone"),
    happened.LandedAgain(1, 2),
    happened.WonTheTitle(3),
]


def game_of(seats: int, options: dict[str, str]) -> Iterator[tuple[Zundstoff, Log]]:
    """A random game: after each act the position, and all that happened."""
    s = start(seats, **options)
    yield s, Log()
    rng = Rng("shapes")
    while s.outcome() is None and GAME.strategy.rounds(s) < 20:
        able = [*s.actors(), *s.volunteers()]
        actor = rng.pick(able)
        log = Log()
        s.play(actor, rng.pick(s.chances() if actor == CHANCE else s.moves(actor)), log)
        yield s, log


@any_table
def test_every_event_fits_its_shape_and_no_other(seats: int, options: dict[str, str]) -> None:
    for _, log in game_of(seats, options):
        for seat in (*range(seats), WATCHER, EVERYONE):
            for event in log.seen_by(seat):
                has_its_shape(GAME, event)


def test_every_kind_of_event_is_looked_at() -> None:
    seen = {event.key for event in RARE}
    for seats, options in TABLES:
        for _, log in game_of(seats, options):
            seen |= {event.key for event in log.events}
    assert seen == set(GAME.telling.events)


@pytest.mark.parametrize("event", RARE, ids=str)
def test_rare_events_fit_as_well(event: Event) -> None:
    has_its_shape(GAME, event)


@any_table
def test_every_view_fits_its_shape(seats: int, options: dict[str, str]) -> None:
    for act, (s, _) in enumerate(game_of(seats, options)):
        if act % 5 == 0 or s.outcome() is not None:
            for seat in (*range(seats), WATCHER, EVERYONE):
                assert fits(s.view(seat), GAME.telling.view)


@any_table
def test_nothing_that_happens_is_hidden_from_everyone(seats: int, options: dict[str, str]) -> None:
    for _, log in game_of(seats, options):
        seen = [event.to_json() for event in log.seen_by(EVERYONE)]
        assert seen == [event.to_json() for event in log.events]


def test_everyone_sees_hidden_discs_only_when_they_watch_a_finished_game() -> None:
    """A watcher of a running game is told as little as the players."""
    s = scene("")
    assert all(d["planet"] is None for d in s.view(WATCHER)["discs"] if not d["up"])
    assert s.view(WATCHER)["chosen"] is None

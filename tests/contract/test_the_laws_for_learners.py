"""The laws of what is sent and what is seen as numbers, proved by bugs planted in the tiny game."""

from __future__ import annotations

from typing import Any

import pytest

from powderkeg.rules.core import Move, MoveSpace, Seat
from powderkeg.rules.numbers import WHOLE, Numbers
from powderkeg.rules.rng import Rng
from powderkeg.rules.sending import Part, state_apart, state_together
from tests.contract import laws
from tests.contract.test_the_laws_themselves import Patch, caught, walk_and
from tests.lantern import GAME
from tests.lantern.state import Lantern


def travels(s: Lantern, rng: Rng) -> None:
    if rng.below(10) == 0:
        laws.law_states_travel(s, rng)


def shows_nothing(s: Lantern, rng: Rng) -> None:
    setup = GAME.setup(s.seats)
    laws.law_numbers_show_nothing_hidden(GAME, setup, s, rng.below(s.seats), rng)


def without_points(part: Part) -> Any:
    state = state_together(part)
    state.points = [0] * state.seats
    return state


def test_a_sound_state_travels() -> None:
    walk_and(travels)


def test_a_field_that_gets_lost_on_the_way_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lantern, "__reduce__", lambda self: (without_points, (state_apart(self),)))
    caught(travels, "'points'")


def test_a_move_that_is_another_one_elsewhere_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAME, "moves", MoveSpace([Move("pass")], "tests.lantern.moves"))
    with pytest.raises(AssertionError, match="another one once it was sent"):
        laws.law_moves_travel(GAME)


def with_numbers(monkeypatch: Patch, number: Any) -> None:
    """One number, which this says of a state and a seat."""

    def features(self: Lantern, seat: Seat, into: Numbers) -> None:
        into.put(0, number(self, seat))

    monkeypatch.setattr(Lantern, "features", features)
    monkeypatch.setattr(GAME, "features", lambda setup: ["a number"])


def test_a_number_of_what_is_seen_passes(monkeypatch: Patch) -> None:
    with_numbers(monkeypatch, lambda s, seat: sum(s.hands[seat]) % WHOLE)
    walk_and(shows_nothing)


def test_a_number_of_a_hidden_hand_is_caught(monkeypatch: Patch) -> None:
    with_numbers(monkeypatch, lambda s, seat: sum(s.hands[(seat + 1) % s.seats]) % WHOLE)
    caught(shows_nothing, "tells seat")


def test_a_number_above_one_is_caught(monkeypatch: Patch) -> None:
    with_numbers(monkeypatch, lambda s, seat: WHOLE + 5)
    caught(shows_nothing, "a number is 1.04")

"""What a move will do, as far as a seat can know."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import CHANCE, SILENT, Seat
from powderkeg.rules.foresight import foresee
from powderkeg.rules.rng import Rng
from tests.lantern import GAME
from tests.lantern.moves import Pick, Sway
from tests.lantern.state import Lantern

Patch = pytest.MonkeyPatch


def dealt() -> Lantern:
    s = GAME.start(GAME.setup(2))
    while s.chances():
        s.play(CHANCE, s.chances()[0], SILENT)
    return s


def opened() -> Lantern:
    """Both have chosen, and the window is open."""
    s = dealt()
    for seat in range(2):
        s.play(seat, s.moves(seat)[0], SILENT)
    return s


def imagined(monkeypatch: Patch) -> list[Seat]:
    """For whom worlds were imagined, from now on."""
    asked: list[Seat] = []
    honest = Lantern.reimagine

    def reimagine(self: Lantern, seat: Seat, rng: Rng) -> Lantern:
        asked.append(seat)
        return honest(self, seat, rng)

    monkeypatch.setattr(Lantern, "reimagine", reimagine)
    return asked


def test_what_is_certain_is_foreseen() -> None:
    s = dealt()
    foreseen = foresee(s, 0, s.moves(0), Rng("a"))
    assert [[event.key for event in events] for events in foreseen] == [["ready"]] * 3


def test_where_nothing_can_be_foreseen_no_world_is_imagined(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Pick, "foreseeable", False)
    s = dealt()
    asked = imagined(monkeypatch)
    assert foresee(s, 0, s.moves(0), Rng("a")) == [[], [], []]
    assert asked == []


def test_a_move_that_is_not_foreseeable_is_passed_over_among_others(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Sway, "foreseeable", False)
    s = opened()
    foreseen = dict(zip(s.moves(0), foresee(s, 0, s.moves(0), Rng("a")), strict=True))
    told = {move.text: [event.key for event in events] for move, events in foreseen.items()}
    assert told["shout"] == ["shouted"] and told["sway:1"] == []

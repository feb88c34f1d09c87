"""What is sent to a client has a shape, and whatever has another one is found out."""

from __future__ import annotations

import pytest

from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.verflixxt import GAME
from tests.rules.shapes import fits, kinds_of
from tests.rules.verflixxt.table import scene


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_kind_of_event_has_exactly_one_shape(game: Game) -> None:
    kinds = [kind for shape in game.telling.happenings for kind in kinds_of(shape)]
    assert sorted(kinds) == sorted(game.telling.events)


def test_a_key_too_many_is_found_at_any_depth() -> None:
    view = {**scene("").view(0)}
    assert fits(view, GAME.telling.view)
    assert not fits({**view, "more": 1}, GAME.telling.view)
    first, *others = scene("").view(0)["path"]
    assert not fits({**view, "path": [{**first, "more": 1}, *others]}, GAME.telling.view)


def test_a_missing_key_and_a_wrong_type_are_found() -> None:
    view = {**scene("").view(0)}
    assert not fits({key: view[key] for key in view if key != "turn"}, GAME.telling.view)
    assert not fits({**view, "turn": "0"}, GAME.telling.view)
    assert not fits({**view, "phase": "somewhen"}, GAME.telling.view)

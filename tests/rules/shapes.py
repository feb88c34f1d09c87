"""The shapes that are promised to a client, and whether what is told has them."""

from __future__ import annotations

from functools import cache
from typing import get_args, get_type_hints

import msgspec

from powderkeg.rules.core import Event
from powderkeg.rules.game import Game


def fits(value: object, shape: type) -> bool:
    """The types are right and no key is missing, at any depth; and none is left over.

    Converting drops what the shape does not know, so the value must come back unchanged.
    """
    try:
        return bool(msgspec.convert(value, shape) == value)
    except msgspec.ValidationError:
        return False


@cache
def kinds_of(shape: type) -> tuple[str, ...]:
    """The keys of the events that a shape is for."""
    return get_args(get_type_hints(shape)["event"])


def has_its_shape(game: Game, event: Event) -> None:
    """No other would do: a shape names the kinds of events that it is for."""
    told = event.to_json()
    (shape,) = [shape for shape in game.telling.happenings if event.key in kinds_of(shape)]
    assert fits(told, shape), f"{told} does not fit {shape}"

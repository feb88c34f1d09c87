"""A replay's frames as they are seen: each is told as what changed since the one before."""

from __future__ import annotations

from typing import Any


def unfolded(replay: Any) -> Any:  # JSON of any game
    """The same replay, with the whole view and twin in every frame."""
    view = twin = None
    for frame in replay["frames"]:
        view = frame["view"] = changed(view, frame["view"])
        twin = frame["twin"] = changed(twin, frame["twin"])
    return replay


def changed(before: Any, how: Any) -> Any:
    if how is None:
        return before
    if isinstance(how, list):
        return how[0]
    if isinstance(how, str):
        return before + how
    places = range(len(before)) if isinstance(before, list) else before
    each = {place: changed(before[place], how.get(str(place))) for place in places}
    return list(each.values()) if isinstance(before, list) else each

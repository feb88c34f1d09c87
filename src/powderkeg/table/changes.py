"""What is otherwise than before: a replay tells each thing once, not with every frame."""

from __future__ import annotations

from typing import TypeAlias

# `[value]` instead of what was there; a text to be added to the one there; or `{place: change}`,
# where a place is a key, or the number of one in a list. None: all is as it was.
Change: TypeAlias = list[object] | dict[str, object] | str | None


def change(before: object, after: object) -> Change:
    """From one piece of JSON to the next."""
    if before == after:
        return None
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: change(before[key], after[key]) for key in after if before[key] != after[key]}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return {
            str(place): change(*pair)
            for place, pair in enumerate(zip(before, after, strict=True))
            if pair[0] != pair[1]
        }
    if isinstance(before, str) and isinstance(after, str) and after.startswith(before):
        return after[len(before) :]
    return [after]

"""What a client must know of Verflixxt! beforehand."""

from __future__ import annotations

from typing import Final, TypedDict

from powderkeg.rules.verflixxt.pieces import BASE_LAYOUTS, NOCHMAL_LAYOUTS


class VerflixxtFacts(TypedDict):
    """Said while the path is being laid, when nobody is told how long it will be."""

    shortest_path: int  # tiles


LAYOUTS: Final = [*BASE_LAYOUTS.values(), *NOCHMAL_LAYOUTS.values()]
FACTS: Final[VerflixxtFacts] = {"shortest_path": min(layout.length for layout in LAYOUTS)}

"""The laboratory: every game through the doors that people who build game AI know.

    from powderkeg.lab import make

    env = make("zundstoff", seats=3)  # PettingZoo's AEC; face="parallel", "solo" or "vector"

Nothing is imported before it is asked for: each face needs its own library.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from powderkeg.rules.core import Complaint

FACES: Final = {"aec": "Aec", "parallel": "Parallel", "solo": "Solo", "vector": "Vector"}


def make(game: str, seats: int = 2, face: str = "aec", **more: Any) -> Any:
    """An environment: `options` are the game's own, the rest is told by each face."""
    if face not in FACES:
        raise Complaint(f"no face '{face}'; there are: {', '.join(FACES)}")
    return getattr(import_module(f"powderkeg.lab.{face}"), FACES[face])(game, seats, **more)


def register() -> None:
    """So that `gymnasium.make("powderkeg/zundstoff-v0")` knows them all."""
    import_module("powderkeg.lab.envs")

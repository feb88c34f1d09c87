"""What a table counts. Whoever wants to know hands it counters that remember."""

from __future__ import annotations

from typing import Literal

from powderkeg.table.protocol import Amiss, Code


class Counters:
    """These remember nothing."""

    def tables(self, open: int) -> None:
        """So many tables are in memory."""

    def brought_back(self, seconds: float) -> None:
        """A table was opened from what is kept of it."""

    def game(self, game: str, what: Literal["begun", "ended"]) -> None:
        """A game has begun or ended."""

    def problem(self, code: Code) -> None:
        """Something could not be served."""

    def moved(self, seconds: float) -> None:
        """So long after it was received, a move was answered and everybody told."""

    def fallback(self, why: Literal["thinker", "reflex", "line"]) -> None:
        """A bot gave no move; or only a simple one, since the line was too long."""

    def correction(self, why: Amiss) -> None:
        """A hand was set right."""

    def late(self, seconds: float) -> None:
        """A table with moving hands was so late for its beat."""

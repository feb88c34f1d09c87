"""What somebody offers on a market day, and who is about to accept it."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Seat
from powderkeg.rules.elixir.deck import Find


class Offer:
    """Finds for finds, to one player. It never changes: another one takes its place."""

    def __init__(
        self,
        to: Seat,
        finds: tuple[Find, ...] = (),
        veils: tuple[Find, ...] = (),
        wanted: tuple[Find, ...] = (),
        any: int = 0,
        is_cried: bool = False,
    ) -> None:
        self.to: Final = to
        self.finds: Final = finds  # given openly
        self.veils: Final = veils  # given face down
        self.wanted: Final = wanted
        self.any: Final = any
        self.is_cried: Final = is_cried

    @property
    def given(self) -> tuple[Find, ...]:
        return self.finds + self.veils

    @property
    def price(self) -> int:
        """How many finds it asks for."""
        return len(self.wanted) + self.any


class Acceptance:
    """Somebody accepts an offer and chooses the finds that it leaves open."""

    def __init__(self, seat: Seat, given: tuple[Find, ...] = ()) -> None:
        self.seat: Final = seat  # whose offer it is
        self.given: Final = given  # chosen so far

"""Missions 21 and 33, 24 and 40: Info tokens say less than a value (N10)."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.mission import COUNT, PARITY, Mission
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Seat


class OfOneKind(Mission):
    """Every Info token is of this kind: at the start, after a miss, with Post-it."""

    def __init__(
        self,
        number: int,
        kind: str,
        reds: tuple[int, int],
        reds_for_two: tuple[int, int],
        captain_places: bool = True,
    ) -> None:
        super().__init__(number, reds=reds, reds_for_two=reds_for_two)
        self.kind = kind
        self.captain_places = captain_places  # a start token, with two players

    def token_kind(self, s: BombBusters, seat: Seat) -> str:
        return self.kind

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        none = s.seats == 2 and seat == s.captain and not self.captain_places
        return 0 if none else 1


MISSIONS: Final[list[Mission]] = [
    OfOneKind(21, PARITY, reds=(1, 2), reds_for_two=(2, 2)),
    OfOneKind(24, COUNT, reds=(2, 2), reds_for_two=(3, 3)),
    OfOneKind(33, PARITY, reds=(2, 3), reds_for_two=(3, 3)),
    OfOneKind(40, COUNT, reds=(3, 3), reds_for_two=(3, 3), captain_places=False),
]

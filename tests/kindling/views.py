"""What a seat is shown: the shape of the JSON. Not compiled, so that its types can be read."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from powderkeg.rules.core import Seat

PhaseKey: TypeAlias = Literal["draw", "choose", "over"]


class SeatView(TypedDict):
    """What lies before a seat. A card whose face is not seen is 0."""

    kept: list[int]
    given: int  # 0: none yet
    empty: int  # places in the row
    points: int  # of the cards that are seen


class BoardView(TypedDict):
    """All that one pair of eyes may know."""

    phase: PhaseKey
    turn: Seat
    drawn: int  # 0: none, or its face is not seen
    deck: int  # cards that are left
    seats: list[SeatView]

"""Mission 62: the dial begins on its last space, and finished numbers turn it back."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.over import turn_back
from powderkeg.rules.bombbusters.pieces import NUMBERS, Value
from powderkeg.rules.bombbusters.placing import LAY
from powderkeg.rules.bombbusters.props.faces import Faces
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Phase


class LastSpace(Mission):
    """As many Number cards as players lie open; each that is finished is worth a step back."""

    def __init__(self) -> None:
        super().__init__(62, reds=(2, 2), reds_for_two=(3, 3))

    def props(self, seats: int) -> list[Prop]:
        return [Faces([])]

    def lives(self, seats: int) -> int:
        return 1

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return LAY

    def to_lay(self, s: BombBusters) -> list[int]:
        cards = s.prop(Faces).cards
        if len(cards) == s.seats:
            return []
        return [number for number in NUMBERS if number not in cards]

    def lay(self, s: BombBusters, number: int, log: Log) -> None:
        s.prop(Faces).cards.append(number)

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        """Whoever finished it, the Disintegrator too; the card is done with (N6)."""
        cards = s.prop(Faces).cards
        if value in cards:
            cards.remove(value)
            turn_back(s, log)


MISSION: Final[Mission] = LastSpace()

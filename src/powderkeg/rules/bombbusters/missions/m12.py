"""Mission 12: a Number card on every equipment card, a second lock."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_9 import M12
from powderkeg.rules.bombbusters.pieces import (
    EQUIPMENT_TEXTS,
    NUMBERS,
    UNLOCKED_BY,
    VALUE_TEXTS,
    Value,
)
from powderkeg.rules.bombbusters.placing import LAY
from powderkeg.rules.bombbusters.prop_events import CardCovered, LockLifted
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.tape import Tape
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Facts, Log, Phase, Refusal


class RedTape(Mission):
    """A card is ready when both its locks are open."""

    def __init__(self) -> None:
        super().__init__(12, reds=(1, 1), yellows=(4, 4), reds_for_two=(2, 2))

    def props(self, seats: int) -> list[Prop]:
        return [Tape({}, [])]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return LAY

    def card_came(self, s: BombBusters) -> Phase[Any] | None:
        return LAY

    def bare(self, s: BombBusters) -> list[int]:
        """Equipment on which no Number card has been laid yet."""
        return [card for card in s.cards if card not in s.prop(Tape).numbers]

    def to_lay(self, s: BombBusters) -> list[int]:
        if not self.bare(s):
            return []
        tape = s.prop(Tape)
        laid = [*tape.numbers.values(), *tape.gone]
        return [number for number in NUMBERS if number not in laid]

    def lay(self, s: BombBusters, number: int, log: Log) -> None:
        card = self.bare(s)[0]
        s.prop(Tape).numbers[card] = number
        log.add(CardCovered(told(card, number)))
        if s.cut[number] >= UNLOCKED_BY:
            self.lift(s, card, number, log)

    def locks(self, s: BombBusters, card: int) -> list[tuple[Value, int]]:
        number = s.prop(Tape).numbers.get(card, 0)
        own = super().locks(s, card)
        return [*own, (number, UNLOCKED_BY)] if number else own

    def why_locked(self, s: BombBusters, card: int) -> Refusal | None:
        number = s.prop(Tape).numbers.get(card, 0)
        return Refusal(M12[2], told(card, number)) if number else None

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        """The first pair of a number takes its card away."""
        for card, number in s.prop(Tape).numbers.items():
            if number == value:
                self.lift(s, card, number, log)
                return

    def lift(self, s: BombBusters, card: int, number: int, log: Log) -> None:
        tape = s.prop(Tape)
        tape.numbers[card] = 0
        tape.gone.append(number)
        log.add(LockLifted(told(card, number)))


def told(card: int, number: int) -> Facts:
    return {"equipment": EQUIPMENT_TEXTS[card], "value": VALUE_TEXTS[number]}


MISSION: Final[Mission] = RedTape()

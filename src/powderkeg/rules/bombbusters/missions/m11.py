"""Mission 11: four blue wires of one number count as red."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.events import Validated
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_9 import M11
from powderkeg.rules.bombbusters.pieces import NUMBERS, RED, VALUE_TEXTS, Value, Wire
from powderkeg.rules.bombbusters.placing import LAY
from powderkeg.rules.bombbusters.prop_events import NumberRed
from powderkeg.rules.bombbusters.props.number import Number, RedNumber, count_as_red
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Facts, Log, Phase, Refusal, Seat


class BlueOnRed(Mission):
    """For everything else they are red, so most follows by itself."""

    def __init__(self) -> None:
        super().__init__(11, yellows=(2, 2), yellows_for_two=(4, 4))

    def props(self, seats: int) -> list[Prop]:
        return [RedNumber()]

    def before_wires(self, s: BombBusters) -> Phase[Any] | None:
        return LAY

    def to_lay(self, s: BombBusters) -> list[int]:
        return [] if s.prop(Number).card else [*NUMBERS]

    def lay(self, s: BombBusters, number: int, log: Log) -> None:
        s.prop(Number).card = number
        count_as_red(s, number)
        log.add(NumberRed({"value": VALUE_TEXTS[number]}))

    def possible_cards(self, s: BombBusters) -> list[int]:
        number = s.prop(Number).card
        return [card for card in super().possible_cards(s) if card != number]

    def start_tokens(self, s: BombBusters, seat: Seat) -> int:
        return 0 if s.seats == 2 and seat == s.captain else 1

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        return Refusal(M11[4], said(s)) if value == s.prop(Number).card else None

    def why_not_marked(self, s: BombBusters, wire: Wire) -> Refusal | None:
        return Refusal(M11[6], said(s)) if s.value(wire) == RED else None

    def why_not_revealed(self, s: BombBusters, why: str) -> Refusal:
        return Refusal(M11[3], said(s))

    def why_not_asked(self, s: BombBusters, number: int) -> Refusal | None:
        return Refusal(M11[8], said(s)) if number == s.prop(Number).card else None

    def revealed(self, s: BombBusters, log: Log) -> None:
        if s.cut[RED] == s.count(RED):
            log.add(Validated({**said(s)}))


def said(s: BombBusters) -> Facts:
    return {"value": VALUE_TEXTS[s.prop(Number).card]}


MISSION: Final[Mission] = BlueOnRed()

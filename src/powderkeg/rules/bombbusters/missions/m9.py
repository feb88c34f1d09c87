"""Missions 9 and 16: three Number cards in a row, one after the other."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_9 import M9
from powderkeg.rules.bombbusters.pieces import NUMBERS, VALUE_TEXTS, Value
from powderkeg.rules.bombbusters.placing import LAY
from powderkeg.rules.bombbusters.prop_events import NumberLaid, RowDone, RowMoved
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.sequence import Sequence
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Facts, Log, Phase, Refusal, Rule, Seat

SIDE_A: Final = 2  # wires of a number, as the Sequence card says
SIDE_B: Final = 4
IN_A_ROW: Final = 3


class InOrder(Mission):
    """A number in the row is blocked until the Sequence card has come to it."""

    def __init__(
        self,
        number: int,
        yellows: tuple[int, int],
        need: int,
        blocked_by: Rule,
        lost_by: Rule,
    ) -> None:
        super().__init__(
            number, reds=(1, 1), yellows=yellows, reds_for_two=(2, 2), yellows_for_two=(4, 4)
        )
        self.row_need = need
        self.blocked_by = blocked_by
        self.endings = {"blocked": lost_by}

    def props(self, seats: int) -> list[Prop]:
        return [Sequence(self.row_need, [], "left")]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return LAY

    def to_lay(self, s: BombBusters) -> list[int]:
        cards = s.prop(Sequence).cards
        return (
            [number for number in NUMBERS if number not in cards] if len(cards) < IN_A_ROW else []
        )

    def lay(self, s: BombBusters, number: int, log: Log) -> None:
        s.prop(Sequence).cards.append(number)
        log.add(NumberLaid({"value": VALUE_TEXTS[number]}))

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        row = s.prop(Sequence)
        if not row.blocks(value):
            return None
        facts: Facts = {
            "value": VALUE_TEXTS[value],
            "need": row.need,
            "before": VALUE_TEXTS[row.free()],
        }
        return Refusal(self.blocked_by, facts)

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        row = s.prop(Sequence)
        while row.cards and s.cut[row.free()] >= row.need:
            row.cards = row.cards[1:]
            if row.cards:
                log.add(RowMoved({"value": VALUE_TEXTS[row.free()]}))
            else:
                log.add(RowDone({}))

    def stuck_by(self, s: BombBusters, seat: Seat) -> str:
        return blocked_or_stuck(s, seat)


def blocked_or_stuck(s: BombBusters, seat: Seat) -> str:
    """Nothing can be done: is it because a number that is held is blocked (M9.4)?"""
    row = s.prop(Sequence)
    counts = s.holds(seat)
    return "blocked" if any(counts[card] for card in row.cards if row.blocks(card)) else "stuck"


MISSION: Final[Mission] = InOrder(9, (2, 2), SIDE_A, M9[2], M9[4])

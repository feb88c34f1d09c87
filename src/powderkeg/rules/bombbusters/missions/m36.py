"""Mission 36: five Number cards in a line, to be cut from either end."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.missions.m9 import SIDE_A, blocked_or_stuck
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_31 import M36
from powderkeg.rules.bombbusters.moves import SEQUENCES
from powderkeg.rules.bombbusters.pieces import NO_SEAT, NUMBERS, VALUE_TEXTS, Value
from powderkeg.rules.bombbusters.placing import LAY
from powderkeg.rules.bombbusters.prop_events import NumberLaid, RowDone, SequenceMoved
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.sequence import Sequence
from powderkeg.rules.bombbusters.shapes import AtEnd
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Facts, Log, Move, Phase, Refusal, Seat

IN_A_LINE: Final = 5


class FromEitherEnd(Mission):
    """Of the numbers in the line only the one beside the Sequence card is free."""

    def __init__(self) -> None:
        super().__init__(
            36, reds=(1, 3), yellows=(2, 2), reds_for_two=(2, 3), yellows_for_two=(4, 4)
        )
        self.endings = {"blocked": M36[5]}
        self.interludes = [CHOOSE_END]
        self.preludes = [CHOOSE_END]

    def props(self, seats: int) -> list[Prop]:
        return [Sequence(SIDE_A, [], None)]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return LAY

    def to_lay(self, s: BombBusters) -> list[int]:
        cards = s.prop(Sequence).cards
        if len(cards) == IN_A_LINE:
            return []
        return [number for number in NUMBERS if number not in cards]

    def lay(self, s: BombBusters, number: int, log: Log) -> None:
        s.prop(Sequence).cards.append(number)
        log.add(NumberLaid({"value": VALUE_TEXTS[number]}))

    def before_first_turn(self, s: BombBusters) -> Phase[Any] | None:
        return CHOOSE_END

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        row = s.prop(Sequence)
        if not row.blocks(value):
            return None
        facts: Facts = {"value": VALUE_TEXTS[value], "open": VALUE_TEXTS[row.free()]}
        return Refusal(M36[2], facts)

    def succeeded(self, s: BombBusters, value: Value, log: Log) -> None:
        row = s.prop(Sequence)
        if value != row.free() or s.cut[value] < row.need:
            return
        row.cards = [card for card in row.cards if card != value]
        if len(row.cards) > 1:
            row.end = None
            s.owe(CHOOSE_END)
        elif not row.cards:
            row.end = None
            log.add(RowDone({}))

    def stuck_by(self, s: BombBusters, seat: Seat) -> str:
        return blocked_or_stuck(s, seat)


class ChoosingEnd(Phase[BombBusters]):
    """The Captain at the start, later whoever cut; alone (M36.1, M36.3)."""

    key: ClassVar[str] = "sequence"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.captain if s.cutter == NO_SEAT else s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [*SEQUENCES]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, AtEnd) else Refusal(NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, AtEnd)
        s.prop(Sequence).end = move.end
        log.add(SequenceMoved({"edge": move.end}))
        s.pop(log)


CHOOSE_END: Final = ChoosingEnd()
MISSION: Final[Mission] = FromEitherEnd()

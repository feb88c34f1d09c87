"""Mission 26: of the open Number cards one is turned over every turn, and cut."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.interrupting import Interruptible
from powderkeg.rules.bombbusters.locks import spend, why_no_card
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_20 import M26
from powderkeg.rules.bombbusters.missions.skipping import skip
from powderkeg.rules.bombbusters.moves import CHOOSE_NUMBERS, MUGS, SKIP
from powderkeg.rules.bombbusters.pieces import (
    COFFEE_MUG,
    NUMBERS,
    RED,
    VALUE_TEXTS,
    X_OR_Y,
    Value,
)
from powderkeg.rules.bombbusters.prop_events import CardsLaid, NumberChosen
from powderkeg.rules.bombbusters.props.faces import Faces
from powderkeg.rules.bombbusters.props.number import Number
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.rulebook import B, E
from powderkeg.rules.bombbusters.shapes import OfNumber, OfSeat
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_held, note_not_all, rule_out
from powderkeg.rules.bombbusters.turn import TURN, pass_on
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat


class OneCardOneCut(Mission):
    """A card comes first, then the cut: who has only reds, or a mug, needs none."""

    def __init__(self) -> None:
        super().__init__(26, reds=(2, 2), redrawn=(X_OR_Y,))
        self.phases = [CHOOSE_NUMBER]

    def props(self, seats: int) -> list[Prop]:
        return [Faces([*NUMBERS]), Number()]

    def instead(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        """Also if the number was handed away: then another card is turned."""
        card = s.prop(Number).card
        if s.has_only(s.cutter, RED) or (card and s.holds(s.cutter)[card]):
            return None
        return CHOOSE_NUMBER

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        s.prop(Number).card = 0

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        return None if value == s.prop(Number).card else Refusal(M26[1])

    def why_not_used(self, s: BombBusters, seat: Seat, card: int) -> Refusal | None:
        return Refusal(M26[1]) if card == COFFEE_MUG and s.prop(Number).card else None

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        faces = s.prop(Faces)
        faces.cards = [card for card in faces.cards if card != value]


class ChoosingNumber(Interruptible):
    """An open card of a number that is held is turned over; who holds none skips (M26.4)."""

    key: ClassVar[str] = "choose-number"

    def begin(self, s: BombBusters, log: Log) -> None:
        """Also after an interrupt: what was handed over may change all."""
        s.prop(Number).card = 0
        faces = s.prop(Faces)
        if s.has_only(s.cutter, RED):
            s.go(TURN, log)
            return
        note_not_all(s, s.hand(s.cutter), RED)
        if not faces.cards:
            faces.cards = [card for card in NUMBERS if s.cut[card] < s.count(card)]
            log.add(CardsLaid({}))

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def held(self, s: BombBusters, seat: Seat) -> list[int]:
        counts = s.holds(seat)
        return [card for card in s.prop(Faces).cards if counts[card]]

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        found: list[Move] = [CHOOSE_NUMBERS[card] for card in self.held(s, seat)]
        found = found or [SKIP]
        if s.may_use(seat, COFFEE_MUG):
            found += [MUGS[other] for other in s.others(seat)]
        return found

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, OfNumber) and move.key == "choose-number":
            return None if move.number in self.held(s, seat) else Refusal(M26[6])
        if move is SKIP:
            return Refusal(M26[4]) if self.held(s, seat) else None
        if isinstance(move, OfSeat) and move.key == "mug":
            if move.seat == seat:
                return Refusal(B[21])
            refusal = why_no_card(s, seat, COFFEE_MUG)
            fits = move.seat in s.others(seat)
            return refusal or (None if fits else Refusal(E[11], {"seat": move.seat}))
        return Refusal(NOT_NOW)

    def act(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        faces = s.prop(Faces)
        if isinstance(move, OfNumber):
            faces.cards = [card for card in faces.cards if card != move.number]
            s.prop(Number).card = move.number
            note_held(s, seat, move.number)
            log.add(NumberChosen({"seat": seat, "value": VALUE_TEXTS[move.number]}))
            s.go(TURN, log)
            return
        if isinstance(move, OfSeat):
            spend(s, seat, COFFEE_MUG, False, 0, log)
            pass_on(s, seat, move.seat, log)
        else:
            for card in faces.cards:
                rule_out(s, s.hand(seat), card)
            skip(s, seat, log, 0)
        turn_is_over(s, log)


CHOOSE_NUMBER: Final = ChoosingNumber()
MISSION: Final[Mission] = OneCardOneCut()

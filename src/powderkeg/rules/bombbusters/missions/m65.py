"""Mission 65: Number cards say who may cut what, and are handed on."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.interrupting import Interruptible
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_55 import M65
from powderkeg.rules.bombbusters.missions.skipping import MustPlay
from powderkeg.rules.bombbusters.moves import GIVE_CARDS
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import NUMBERS, VALUE_TEXTS, X_OR_Y, Value
from powderkeg.rules.bombbusters.placing import LAY
from powderkeg.rules.bombbusters.prop_events import CardClosed, CardDealt, CardGiven
from powderkeg.rules.bombbusters.props.number_hands import NumberHands
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.shapes import GiveCard
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat


class HandMeDowns(MustPlay):
    """Only values of one's own open cards may be cut."""

    def __init__(self) -> None:
        super().__init__(65, reds=(3, 3), redrawn=(X_OR_Y,), ray=False)
        self.fewest = 3
        self.for_more = M65[1]
        self.skips_by = M65[3]
        self.skip_steps = 1
        self.phases = [GIVE_CARD]
        self.endings = {"stranded": M65[6]}

    def props(self, seats: int) -> list[Prop]:
        return [NumberHands([[] for _ in range(seats)])]

    # The cards are dealt open, from the Captain on.

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return LAY

    def to_lay(self, s: BombBusters) -> list[int]:
        dealt = [card for hand in s.prop(NumberHands).hands for card in hand]
        return [number for number in NUMBERS if number not in dealt]

    def lay(self, s: BombBusters, number: int, log: Log) -> None:
        hands = s.prop(NumberHands).hands
        dealt = sum([len(hand) for hand in hands])
        seat = (s.captain + dealt) % s.seats
        hands[seat].append(number)
        log.add(CardDealt({"seat": seat, "value": VALUE_TEXTS[number]}))

    # Cutting.

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        if value in s.prop(NumberHands).open_cards(s, seat):
            return None
        return Refusal(M65[2], {"value": VALUE_TEXTS[value]})

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        log.add(CardClosed({"value": VALUE_TEXTS[value]}))

    # Handing on.

    def passed_on(self, s: BombBusters) -> None:
        """Coffee Mug skips the whole turn."""
        s.prop(NumberHands).has_given = True

    def turn_closes(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        return None if s.prop(NumberHands).has_given or not gifts(s, s.turn) else GIVE_CARD

    def turn_ends(self, s: BombBusters, log: Log) -> None:
        """Cards of who is out could never move again, as long as others have wires."""
        hands = s.prop(NumberHands)
        for seat in range(s.seats):
            if s.is_out(seat) and hands.open_cards(s, seat):
                explode(s, "stranded", [], log)
                return


def gifts(s: BombBusters, seat: Seat) -> list[Move]:
    """An open card for a teammate who has wires."""
    cards = s.prop(NumberHands).open_cards(s, seat)
    return [GIVE_CARDS[card][other] for card in cards for other in s.others(seat)]


class GivingCard(Interruptible):
    """The last act of every turn."""

    key: ClassVar[str] = "give-card"

    def begin(self, s: BombBusters, log: Log) -> None:
        """Also after an interrupt: the hook may have taken the last wire of who could get one."""
        if not gifts(s, s.turn):
            s.pop(log)

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.turn]

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        return gifts(s, seat)

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, GiveCard):
            return Refusal(NOT_NOW)
        return None if move in gifts(s, seat) else Refusal(M65[4])

    def act(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, GiveCard)
        hands = s.prop(NumberHands)
        hands.hands[seat].remove(move.number)
        hands.hands[move.seat].append(move.number)
        hands.has_given = True
        value = VALUE_TEXTS[move.number]
        log.add(CardGiven({"seat": seat, "to": move.seat, "value": value}))
        s.pop(log)


GIVE_CARD: Final = GivingCard()
MISSION: Final[Mission] = HandMeDowns()

"""Mission 15: equipment lies face down, and finished numbers turn it up."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.moves import CARDS
from powderkeg.rules.bombbusters.pieces import (
    EQUIPMENT_TEXTS,
    NO_SEAT,
    NUMBERS,
    VALUE_TEXTS,
    Value,
)
from powderkeg.rules.bombbusters.prop_events import CardTurned, Found
from powderkeg.rules.bombbusters.props.deck import Deck
from powderkeg.rules.bombbusters.props.pile import Pile
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.shapes import Equip, OfNumber
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Move, Phase, Seat


class Novosibirsk(Mission):
    """Its own number does not unlock a card; what is turned up can be used at once."""

    def __init__(self) -> None:
        super().__init__(15, reds=(1, 3), reds_for_two=(2, 3))

    def props(self, seats: int) -> list[Prop]:
        return [Deck([*NUMBERS], [], 0), Pile(seats)]

    def equipped(self, seats: int) -> int:
        return 0

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return NEXT_CARD

    def locks(self, s: BombBusters, card: int) -> list[tuple[Value, int]]:
        return []

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        deck = s.prop(Deck)
        if value != deck.card:
            return
        deck.card = 0
        if s.after(s.turn) == NO_SEAT:
            return
        if s.prop(Pile).left:
            s.owe(TURN_UP)
        s.owe(NEXT_CARD)


class TurningUp(Phase[BombBusters]):
    """The next equipment card from the left."""

    key: ClassVar[str] = "equip"

    def chances(self, s: BombBusters) -> list[Move]:
        return s.possible_cards()

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Equip)
        s.cards.append(move.card)
        s.prop(Pile).left -= 1
        log.add(Found({"equipment": EQUIPMENT_TEXTS[move.card]}))
        s.pop(log)


class NextCard(Phase[BombBusters]):
    """The top Number card; one whose number is finished is put away (M15.3)."""

    key: ClassVar[str] = "card"

    def begin(self, s: BombBusters, log: Log) -> None:
        if s.prop(Deck).card or not s.prop(Deck).left:
            s.pop(log)

    def chances(self, s: BombBusters) -> list[Move]:
        return [CARDS[number] for number in s.prop(Deck).left]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        deck = s.prop(Deck)
        deck.left.remove(move.number)
        log.add(CardTurned({"value": VALUE_TEXTS[move.number]}))
        if s.cut[move.number] < s.count(move.number):
            deck.card = move.number
        self.begin(s, log)


TURN_UP: Final = TurningUp()
NEXT_CARD: Final = NextCard()
MISSION: Final[Mission] = Novosibirsk()
